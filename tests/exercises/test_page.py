"""Questions as widgets: what travels to the page, and what a press on it does."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numgames_edu import exercises as ex
from numgames_edu.exercises.pages.page import Page
from tests.exercises.kinds import KINDS

KIND = pytest.mark.parametrize("kind", KINDS)


def page_of(shown: Any) -> Any:
    shown._repr_mimebundle_()
    assert isinstance(shown._page, Page)
    return shown._page


def press(page: Any, button: str, choice: object = None) -> None:
    page.form._handle_custom_msg({"do": button, "choice": choice}, [])


def click(page: Any, number: object) -> None:
    code = page._view.state["code"]
    page._view._handle_custom_msg({"do": "take", "number": number, "code": code}, [])


def everything(page: Any) -> list[dict[str, Any]]:
    """Return what the page is told of all widgets: all of their synchronised state."""
    found, queue = [], [page.box]
    for widget in queue:
        state = widget.get_state()
        found.append({k: v for k, v in state.items() if k not in ("_esm", "_css")})
        queue += getattr(widget, "children", ())
    return found


@KIND
def test_the_answer_is_not_on_the_page(kind: str) -> None:
    question = KINDS[kind].make(None)
    page = page_of(question)
    form = page.form.state
    assert set(form) == {
        "answer", "prompt", "note", "choices", "chosen", "items", "buttons", "message", "tone",
    }  # fmt: skip
    assert (form["chosen"], form["message"], form["items"]) == (-1, "", [])
    assert all(type(words) is str for words in form["choices"])
    if page._view is not None:
        board = page._view.state
        assert (board["legal"], board["count"], board["pairs"]) == (None, "", [])
        assert board.get("chosen", []) == []
        assert not any(move["mark"] for move in board["moves"])
    told = json.dumps(everything(page), default=str)
    right = question.check(KINDS[kind].right).message.removeprefix("Right! ")
    assert right not in told
    if isinstance(KINDS[kind].right, list):
        assert json.dumps(KINDS[kind].right)[1:-1] not in told


@pytest.mark.parametrize("kind", ["winning-move", "who-wins", "lost-win", "pairing"])
def test_the_page_is_made_without_asking_the_solver(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = KINDS[kind].make(None)

    def refuse(position: object) -> None:
        raise AssertionError("the solver was asked")

    for module in ("winning", "pairs", "mistakes"):
        for name in ("analyse", "review"):
            monkeypatch.setattr(
                f"numgames_edu.exercises.kinds.{module}.{name}", refuse, raising=False
            )
    page = page_of(question)
    assert page.form.state["message"] == ""
    if kind in ("winning-move", "who-wins"):
        with pytest.raises(AssertionError, match="the solver was asked"):
            question.check(1 if kind == "who-wins" else 5)


@pytest.mark.parametrize("kind", ["why", "broken-rule"])
def test_the_right_choice_is_not_always_at_one_place(kind: str) -> None:
    places: set[int] = set()
    for seed in range(12):
        question = KINDS[kind].make(seed)
        places.update(i for i in range(len(question.choices)) if question.check(i + 1).correct)
    assert len(places) > 2


@KIND
def test_the_bundle_carries_the_question_as_text(kind: str) -> None:
    question = KINDS[kind].make(None)
    bundle = question._repr_mimebundle_()
    assert bundle["text/plain"] == repr(question)
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert set(bundle) == {"text/plain", "application/vnd.jupyter.widget-view+json"}
    assert question._repr_mimebundle_() == bundle


def test_the_text_does_not_say_what_is_asked_for() -> None:
    lines = repr(ex.legal_moves("number-knockout/6: 6")).splitlines()
    assert lines == [
        "Which numbers may Player 2 take now? Choose all of them.",
        "Number Knockout, 1 to 6",
        " 1    2    3",
        " 4    5   [6o]",
        "o Player 1: 6; x Player 2: none",
        "Not answered yet.",
    ]


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (ex.why("parity-game/7: 1 5 3 7 2", 4), "Player 2’s turn. Player 1 has just taken 2."),
        (ex.why("odd-or-even-chase/12: 4", 7), "Player 2’s turn. Player 1 has just taken 4."),
        (ex.who_wins("odd-or-even-chase/12: 4"), "Player 2’s turn. Player 1 has just taken 4."),
        (ex.why("number-knockout/20-even:", 7), "Player 1’s turn. No number is taken yet."),
    ],
)
def test_no_board_gives_the_reason_that_is_asked_for(question: ex.Question, said: str) -> None:
    position = question.position
    assert position is not None
    assert page_of(question)._view.state["turn"] == said
    assert (said in repr(question)) == bool(position.history)
    assert position.requirement not in repr(question).split(question.choices[0])[0]
    assert position.requirement not in question.task.hints[0]


def test_numbers_stand_in_their_order_where_they_are_asked_about() -> None:
    """A row called "even" would answer which numbers may be taken."""
    question = ex.legal_moves("parity-duel/20: 3")
    rows = page_of(question)._view.setup["rows"]
    assert [row["label"] for row in rows] == ["", ""]
    assert [row["numbers"] for row in rows] == [list(range(1, 11)), list(range(11, 21))]
    assert not any(line.startswith(("odd", "even")) for line in repr(question).splitlines())


@KIND
def test_answering_in_python_shows_on_the_page(kind: str) -> None:
    question = KINDS[kind].make(None)
    page = page_of(question)
    feedback = question.answer(KINDS[kind].right)
    assert (page.form.state["message"], page.form.state["tone"]) == (feedback.message, "right")
    later = KINDS[kind].make(None)
    later.answer(KINDS[kind].wrong[0])
    assert later.feedback is not None
    form = page_of(later).form.state
    assert (form["message"], form["tone"]) == (later.feedback.message, "wrong")


def test_an_answer_from_python_is_shown_whatever_was_picked_before() -> None:
    """An answer that was picked, taken back, and then given in Python is picked again."""
    question = ex.winning_move("number-knockout/10: 10")
    page = page_of(question)
    click(page, 5)
    press(page, "check")
    click(page, 7)
    question.answer(5)
    assert page._view.state["chosen"] == [5]
    numbers = ex.legal_moves("number-knockout/20: 6 3 9")
    page = page_of(numbers)
    numbers.answer(number for number in (1, 18))
    assert sorted(page._view.state["chosen"]) == [1, 18], "what can be read only once"


@KIND
def test_what_is_not_on_the_board_is_not_picked_on_it(kind: str) -> None:
    """It could not be taken back with a click; and a number may be too long to be written."""
    question = KINDS[kind].make(None)
    page = page_of(question)
    for answer in (10**5000, [1, 99], [2, 10**5000], [(1, 2), (3, 99)], *KINDS[kind].wrong):
        question.answer(answer)
        if page._view is not None:
            state = page._view.state
            size = max(number for row in page._view.setup["rows"] for number in row["numbers"])
            assert all(1 <= n <= size for pair in [state["chosen"], *state["pairs"]] for n in pair)


def test_choosing_numbers_on_the_board() -> None:
    question = ex.legal_moves("number-knockout/20: 6 3 9")
    page = page_of(question)
    assert page._view.setup["choosing"] is True
    press(page, "check")
    assert page.form.state["message"].startswith("Player 2 is not stuck: look for ")
    for number in (18, 4, 1, 4):
        click(page, number)
    assert page._view.state["chosen"] == [18, 1]
    assert page._view.state["message"]["parts"] == ["Chosen: 1 and 18."]
    assert page._view.state["turn"] == question.prompt
    press(page, "check")
    assert question.feedback is not None
    assert question.feedback.correct
    assert page.form.state["tone"] == "right"


def test_choosing_one_number() -> None:
    page = page_of(ex.winning_move("number-knockout/10: 10"))
    press(page, "check")
    assert page.form.state["message"].startswith("Not answered yet. Choose one number on the board")
    click(page, 2)
    click(page, 5)
    assert page._view.state["chosen"] == [5]
    press(page, "check")
    assert page.form.state["tone"] == "right"
    click(page, 5)
    assert page._view.state["chosen"] == []


def test_making_pairs() -> None:
    question = ex.pairing("odd-or-even-chase/12:", given=1)
    page = page_of(question)
    assert page._view.state["pairs"] == [[1, 2]]
    for number in (3, 4, 5):
        click(page, number)
    press(page, "check")
    assert page._view.state["chosen"] == [5], "what is begun stays begun"
    for number in (5, 5, 6, 8, 7, 9, 10, 12, 11):
        click(page, number)
    assert page._view.state["pairs"][1:] == [[3, 4], [5, 6], [7, 8], [9, 10], [11, 12]]
    click(page, 1)
    assert page._view.state["pairs"][0] == [1, 2], "what is given stays"
    click(page, 8)
    assert [7, 8] not in page._view.state["pairs"]
    click(page, 8)
    assert "partner of 8" in page._view.state["message"]["parts"][0]
    click(page, 7)
    press(page, "check")
    assert page.form.state["tone"] == "right", page.form.state


def test_pairs_from_python_are_drawn() -> None:
    question = ex.pairing("odd-or-even-chase/12:", given=1)
    page = page_of(question)
    question.answer({3: 4, 5: 6})
    assert page._view.state["pairs"] == [[1, 2], [3, 4], [5, 6]]
    question.answer("nonsense")
    assert "pairs" in page.form.state["message"]


def test_making_a_chain() -> None:
    page = page_of(ex.longest_chain("odd-or-even-chase/5:", target=3))
    for number in (3, 4, 5):
        click(page, number)
    assert page._view.state["message"]["parts"] == ["Your chain: 3 → 4 → 5 (3 so far)."]
    press(page, "check")
    assert page.form.state["tone"] == "right"


def test_radio_buttons_hints_and_variants() -> None:
    question = ex.who_wins("parity-duel", seed=1)
    page = page_of(question)
    names = [button["name"] for button in page.form.state["buttons"]]
    assert names == ["check", "hint", "another"]
    press(page, "check")
    assert page.form.state["message"].startswith("Not answered yet.")
    assert question.position is not None
    winner = 1 if question.position.game.size % 2 else 2
    press(page, "check", winner - 1)
    assert (page.form.state["tone"], page.form.state["chosen"]) == ("right", winner - 1)
    press(page, "hint")
    assert page.form.state["message"] == question.task.hints[0]
    before = question.prompt
    press(page, "another")
    assert question.seed == 2
    assert page.form.state["prompt"] == question.prompt != before
    assert (page.form.state["message"], page.form.state["chosen"]) == ("", -1)
    assert page._view.setup["rows"][0]["numbers"]
    plain = page_of(ex.who_wins("parity-duel"))
    assert [button["name"] for button in plain.form.state["buttons"]] == ["check", "hint"]


def test_predictions_and_progress_on_the_page() -> None:
    lesson = ex.Lesson("01-odd")
    progress = page_of(lesson.progress)
    assert progress.form.state["prompt"] == "No exercise has been asked yet."
    question = lesson.ask("1.1", ex.who_wins("parity-duel"))
    guess = lesson.predict("p", "Who wins?", about="parity-duel")
    page = page_of(guess)
    press(page, "guess")
    assert page.form.state["message"].startswith("You have not guessed yet.")
    press(page, "guess", 0)
    assert (guess.guess, page.form.state["chosen"]) == ("Player 1", 0)
    assert progress.form.state["items"] == [{"done": False, "words": "1.1: not answered yet"}]
    question.answer(2)
    assert progress.form.state["items"] == [{"done": True, "words": "1.1: done"}]
    press(progress, "reset")
    assert [button["name"] for button in progress.form.state["buttons"]] == ["keep", "sure"]
    press(progress, "keep")
    assert "1.1" in lesson.done
    press(progress, "reset")
    press(progress, "sure")
    assert "1.1" not in lesson.done
    assert repr(guess).endswith("No guess yet.")
    assert page.form.state["chosen"] == -1
    assert progress.form.state["message"] == "Forgotten. You can begin again."


@settings(max_examples=300)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text() | st.floats(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    ),
    st.sampled_from(["check", "hint", "another", "take", "reset", "", None]),
)
def test_strange_messages_change_nothing_else(content: Any, do: object) -> None:
    page = page_of(ex.legal_moves("number-knockout/20: 6 3 9"))
    page.form._handle_custom_msg(content, [])
    page.form._handle_custom_msg({"do": do, "choice": content}, [])
    page._view._handle_custom_msg(content, [])
    page._view._handle_custom_msg({"do": "take", "number": content, "code": content}, [])
    click(page, content)
    assert isinstance(page.form.state["message"], str)
    assert all(1 <= number <= 20 for number in page._view.state["chosen"])


def test_a_page_cannot_change_what_a_form_shows() -> None:
    form = page_of(ex.who_wins("parity-duel")).form
    before = form.get_state()
    update = {"method": "update", "state": {"state": {"x": 1}, "_esm": "alert(1)"}}
    form._handle_msg({"content": {"data": update}, "buffers": []})
    assert form.get_state() == before
