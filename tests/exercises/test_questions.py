"""Every kind of question: right, wrong, empty and nonsensical answers, hints, variants."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numgames_edu import exercises as ex
from tests.exercises.kinds import KINDS

KIND = pytest.mark.parametrize("kind", KINDS)


def is_sentence(words: str) -> bool:
    return words[:1].isprintable() and words.endswith((".", "?", "!")) and "  " not in words


@KIND
def test_a_right_answer(kind: str) -> None:
    question = KINDS[kind].make(None)
    feedback = question.check(KINDS[kind].right)
    assert feedback.correct, feedback
    assert feedback.score == 1
    assert feedback.message.startswith("Right!")
    assert is_sentence(feedback.message)
    before = question.feedback
    assert before is None, "a check records nothing"
    assert question.answer(KINDS[kind].right) == feedback
    assert (question.feedback, question.score) == (feedback, 1)
    assert repr(question).endswith(feedback.message)


@KIND
def test_wrong_answers_get_different_sentences_about_them(kind: str) -> None:
    question = KINDS[kind].make(None)
    said = set()
    for answer in KINDS[kind].wrong:
        feedback = question.answer(answer)
        assert not feedback.correct, answer
        assert 0 <= feedback.score < 1
        assert is_sentence(feedback.message), feedback
        assert not feedback.message.startswith("Right")
        said.add(feedback.message)
    assert len(said) == len(KINDS[kind].wrong)


@KIND
def test_nothing_and_nonsense(kind: str) -> None:
    question = KINDS[kind].make(None)
    unanswered = repr(question)
    assert unanswered.endswith("Not answered yet.")
    feedback = question.answer(None)
    assert feedback.message.startswith("Not answered yet. ")
    assert not feedback.correct
    assert is_sentence(feedback.message)
    assert repr(question) == unanswered
    for nonsense in (KINDS[kind].empty, "<b>nonsense</b>", 3.5, object(), {"a": 1}, b"7", Ellipsis):
        feedback = question.check(nonsense)
        assert not feedback.correct
        assert is_sentence(feedback.message), feedback
        assert "Traceback" not in feedback.message
        assert "<b>" not in feedback.message


class Hostile:
    """Fails whenever it is looked at."""

    def __getattribute__(self, name: str) -> Any:
        if name == "__class__":
            return Hostile
        raise RuntimeError(name)

    def __iter__(self) -> Any:
        raise RuntimeError("no")

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no")

    __hash__ = None  # type: ignore[assignment]


def forever() -> Any:
    while True:
        yield 1


@KIND
@pytest.mark.parametrize("make", [Hostile, forever, lambda: [[[]]], lambda: [10**6000], set, iter])
def test_objects_that_do_harm(kind: str, make: Any) -> None:
    thing = make([]) if make is iter else make()
    feedback = KINDS[kind].make(None).check(thing)
    assert not feedback.correct
    assert is_sentence(feedback.message)


scalars = (
    st.none() | st.booleans() | st.integers() | st.integers(0, 30) | st.floats() | st.text()
    | st.binary() | st.complex_numbers() | st.decimals() | st.dates()
)  # fmt: skip
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner)
        | st.tuples(inner, inner)
        | st.dictionaries(st.integers() | st.text(), inner)
        | st.frozensets(st.integers(-2, 25))
    ),
)


@KIND
def test_anything_gets_a_sentence(kind: str) -> None:
    question = KINDS[kind].make(None)

    @settings(max_examples=250)
    @given(anything)
    def answered(answer: object) -> None:
        feedback = question.check(answer)
        assert is_sentence(feedback.message), feedback
        assert feedback.score == 1 if feedback.correct else feedback.score < 1
        assert len(feedback.message) < 2000

    answered()


@KIND
def test_hints_go_from_a_question_to_more_and_fade(kind: str) -> None:
    question = KINDS[kind].make(None)
    every = len(question.task.hints)
    hints = [question.hint() for _ in range(every + 1)]
    assert len(set(hints)) == every + 1
    assert hints[0].endswith(("?", ".", "”."))
    assert all(is_sentence(hint) for hint in hints)
    assert hints[-1].endswith("That was the last hint.")
    lesson = ex.Lesson("practised")
    for seed in (1, 2):
        solved = lesson.ask(f"{seed}", KINDS[kind].make(seed))
        assert solved.answer(solved.solution()).correct
    practised = lesson.ask("3", KINDS[kind].make(None))
    fewer = [practised.hint() for _ in range(every)]
    assert len(set(fewer)) <= max(2, every - 1)
    assert fewer[-1].endswith("now try without more.")
    assert hints[every - 1] not in fewer


@KIND
def test_seeds_give_other_questions_of_the_same_kind(kind: str) -> None:
    given = KINDS[kind].make(None)
    variants = [KINDS[kind].make(seed) for seed in range(1, 5)]
    tasks = {variant.task for variant in variants}
    assert len(tasks) == 4
    assert given.task not in tasks
    assert {variant.kind for variant in variants} == {kind}
    for variant in variants:
        assert abs(variant.task.difficulty - given.task.difficulty) <= max(
            4, 0.4 * given.task.difficulty
        )
        assert variant.check(None).message.startswith("Not answered yet.")
    assert KINDS[kind].make(1).task == variants[0].task
    assert given.another(1).task == variants[0].task
    assert given.another().task == variants[1].task
    assert given.seed == 2


def test_the_same_seed_is_the_same_question_in_every_process() -> None:
    program = (
        "from tests.exercises.kinds import KINDS\n"
        "for kind in KINDS.values():\n"
        "    for seed in (None, 1, 7):\n"
        "        question = kind.make(seed)\n"
        "        print(question, [question.hint() for _ in range(3)])\n"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ".", "PYTHONUTF8": "1"},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1


def test_asking_and_checking_load_no_widget() -> None:
    program = (
        "import sys\n"
        "from tests.exercises.kinds import KINDS\n"
        "for kind in KINDS.values():\n"
        "    question = kind.make(None)\n"
        "    question.answer(kind.right), question.hint(), question.prompt, repr(question)\n"
        "from numgames_edu import exercises as ex\n"
        "lesson = ex.Lesson('a'); lesson.ask('1', question); guess = lesson.predict('2', 'Who?')\n"
        "question.answer(kind.right), guess.choose(1), ex.answer_key({'1': question})\n"
        "print(repr(guess), repr(lesson.progress))\n"
        "widgets = {'ipywidgets', 'anywidget', 'traitlets', 'IPython'}\n"
        "print((widgets | {'sympy', 'matplotlib', 'numpy'}) & set(sys.modules))\n"
    )
    said = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env={"NUMGAMES_PROGRESS": "off", "PYTHONPATH": ".", "PYTHONUTF8": "1"},
    ).stdout
    assert said.splitlines()[-1] == "set()"


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (lambda: ex.legal_moves("number-knockout/20: 7 1 11"), "nothing to ask here"),
        (lambda: ex.winning_move("parity-duel/4:"), "no winning move"),
        (lambda: ex.mistake("parity-duel/4: 1 2"), "No move of this game"),
        (lambda: ex.mistake("parity-duel", "1 2"), "list of numbers"),  # type: ignore[arg-type]
        (lambda: ex.pairing("parity-game/15: 3"), "cannot move loses"),
        (lambda: ex.pairing("number-knockout/20: 14", given=99), "too few pairs"),
        (lambda: ex.longest_chain("number-knockout", target=18), "longer than 17"),
        (lambda: ex.legal_moves(7), "This takes a Position"),  # type: ignore[arg-type]
        (lambda: ex.legal_moves("number-knockout/5000: 6"), "at most 400"),
        (lambda: ex.legal_moves("chess"), "no such game"),
        (lambda: ex.legal_moves("parity-duel/20: 3", seed="x"), "A seed is"),  # type: ignore[arg-type]
        (lambda: ex.legal_moves("parity-duel/20: 3", seed=True), "A seed is"),
        (lambda: ex.why("parity-duel/20: 3", 10**9), "near the board"),
    ],
)
def test_what_cannot_be_asked_says_so(make: Any, error: str) -> None:
    with pytest.raises((ValueError, TypeError), match=error):
        make()


def test_feedback_is_its_message() -> None:
    feedback = ex.Feedback(True, "Well done.")
    assert (repr(feedback), str(feedback), feedback.score) == ("Well done.", "Well done.", 1.0)
    assert ex.Feedback(False, "No.", 3).score == 1
    assert feedback == ex.Feedback(True, "Well done.", 1)
