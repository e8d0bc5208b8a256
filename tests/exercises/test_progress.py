"""Progress and predictions: kept in a small file, whatever happens to it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from numgames_edu import exercises as ex
from numgames_edu.exercises import record_file
from numgames_edu.exercises.kinds.legal_moves import LegalMoves
from tests.exercises.test_page import click, page_of, press

CODE = "number-knockout/20: 6 3 9"
NOT_KEPT = "Your progress cannot be kept: this folder cannot be written to."


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "kept.json"
    monkeypatch.setenv("NUMGAMES_PROGRESS", str(file))
    return file


def asked(lesson: ex.Lesson) -> tuple[ex.Question, ex.Question]:
    return (
        lesson.ask("1.1", ex.legal_moves(CODE)),
        lesson.ask("1.2", ex.who_wins("parity-duel")),
    )


def test_progress_survives_a_new_kernel(path: Path) -> None:
    lesson = ex.Lesson("01-odd")
    one, two = asked(lesson)
    assert repr(lesson.progress) == (
        "None of 2 exercises done.\n[ ] 1.1: not answered yet\n[ ] 1.2: not answered yet"
    )
    one.answer([1])
    assert "[ ] 1.1: not right yet" in repr(lesson.progress)
    assert not path.exists(), "only what is done is kept"
    one.answer([1, 18])
    assert lesson.done == ("1.1",)
    again = ex.Lesson("01-odd")
    one, two = asked(again)
    assert again.done == ("1.1",)
    assert repr(one).endswith("Done before. You may answer it again.")
    assert repr(two).endswith("Not answered yet.")
    assert repr(again.progress).splitlines()[:2] == [
        "1 of 2 exercises done.",
        "[x] 1.1: done before",
    ]
    two.answer(2)
    assert repr(again.progress).startswith("Every exercise is done!")
    one.answer([1])
    assert "1.1" in again.done, "done stays done"
    assert ex.Lesson("02-other").done == ()


def test_only_what_is_needed_is_kept(path: Path) -> None:
    lesson = ex.Lesson("01-odd")
    asked(lesson)[0].answer([1, 18])
    lesson.predict("p", "Who wins?", about="parity-duel").choose(1)
    assert json.loads(path.read_text()) == {
        "lessons": {"01-odd": {"done": ["1.1"], "guesses": {"p": "Player 1"}}}
    }
    assert [file.name for file in path.parent.iterdir()] == ["kept.json"]


class Counted:
    """How often something has happened since this was last asked."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.read = self.written = self.understood = 0
        read_bytes, write_whole, read = Path.read_bytes, record_file.write_whole, LegalMoves.read

        def counted_read(at: Path) -> bytes:
            self.read += at == path
            return read_bytes(at)

        def counted_write(at: Path, content: bytes) -> None:
            self.written += at == path
            write_whole(at, content)

        def counted_answer(task: LegalMoves, answer: object) -> frozenset[int]:
            self.understood += 1
            return read(task, answer)

        monkeypatch.setattr(Path, "read_bytes", counted_read)
        monkeypatch.setattr(record_file, "write_whole", counted_write)
        monkeypatch.setattr(LegalMoves, "read", counted_answer)

    def times(self) -> tuple[int, int, int]:
        """Return how often the file was read and written, and an answer read."""
        counted = self.read, self.written, self.understood
        self.read = self.written = self.understood = 0
        return counted


def test_an_answer_is_read_once_and_noted_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = ex.Lesson("01-odd")
    one, _ = asked(lesson)
    lesson.ask("1.3", ex.legal_moves(CODE)).answer([1, 18])
    guess = lesson.predict("p", "Who wins?", about="parity-duel")
    pages = [page_of(shown) for shown in (lesson.progress, one, guess)]
    progress, question, _ = pages
    counted = Counted(path, monkeypatch)
    drawn = [page.form.state["answer"] for page in pages]

    def draws() -> list[int]:
        before = drawn.copy()
        drawn[:] = [page.form.state["answer"] for page in pages]
        return [now - then for now, then in zip(drawn, before, strict=True)]

    one.answer([1])
    assert (counted.times(), draws()) == ((1, 0, 1), [1, 1, 0])
    assert progress.form.state["items"][0] == {"done": False, "words": "1.1: not right yet"}
    one.answer([1, 18])
    assert (counted.times(), draws()) == ((1, 1, 1), [1, 1, 0])
    assert progress.form.state["items"][0] == {"done": True, "words": "1.1: done"}
    click(question, 1)
    press(question, "check")
    assert (counted.times(), draws()) == ((1, 0, 1), [1, 1, 0])
    click(question, 1)
    press(question, "check")
    assert (counted.times(), draws()) == ((1, 1, 1), [1, 1, 0])
    guess.choose(1)
    assert (counted.times(), draws()) == ((1, 1, 0), [1, 0, 1])
    one.hint()
    assert (counted.times(), draws()) == ((1, 0, 0), [0, 1, 0])


def test_nothing_is_read_where_no_progress_is_shown(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = ex.Lesson("01-odd")
    one, _ = asked(lesson)
    counted = Counted(path, monkeypatch)
    one.answer([1])
    assert counted.times() == (0, 0, 1)
    lesson.ask("1.3", ex.legal_moves(CODE)).check([1, 18])
    assert counted.times() == (0, 0, 1)


def test_what_another_notebook_noted_is_shown_with_the_next_answer(path: Path) -> None:
    lesson, same = ex.Lesson("01-odd"), ex.Lesson("01-odd")
    (one, _), (_, two) = asked(lesson), asked(same)
    progress = page_of(lesson.progress)
    two.answer(2)
    assert progress.form.state["items"][1]["done"] is False
    one.answer([1, 18])
    assert [item["words"] for item in progress.form.state["items"]] == [
        "1.1: done",
        "1.2: done before",
    ]


def test_beside_the_notebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMGAMES_PROGRESS")
    monkeypatch.chdir(tmp_path)
    lesson = ex.Lesson("01-odd")
    one, _ = asked(lesson)
    monkeypatch.chdir("/")
    one.answer([1, 18])
    assert [file.name for file in tmp_path.iterdir()] == [record_file.NAME]


def test_off_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMGAMES_PROGRESS", "off")
    monkeypatch.chdir(tmp_path)
    lesson = ex.Lesson("01-odd")
    one, _ = asked(lesson)
    one.answer([1, 18])
    assert lesson.done == ("1.1",), "in this kernel it is known"
    assert list(tmp_path.iterdir()) == []
    assert ex.Lesson("01-odd").done == ()


def test_reset(path: Path) -> None:
    other = ex.Lesson("02-other")
    other.ask("2.1", ex.legal_moves(CODE)).answer([1, 18])
    lesson = ex.Lesson("01-odd")
    one, _ = asked(lesson)
    guess = lesson.predict("p", "Who wins?", about="parity-duel")
    guess.choose(2)
    one.answer([1, 18])
    assert repr(lesson.reset()).startswith("None of 2 exercises done.")
    assert lesson.done == ()
    assert (one.feedback, guess.guess) == (None, None)
    assert repr(one).endswith("Not answered yet.")
    assert ex.Lesson("01-odd").done == ()
    assert ex.Lesson("02-other").done == ("2.1",)
    one.answer([1, 18])
    assert "1.1" in lesson.done


DAMAGES = [
    b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"lessons": 7}', b"[" * 200_000, b"x" * 2_000_000,
]  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES, ids=range(len(DAMAGES)))
def test_damage_is_set_aside(path: Path, damage: bytes) -> None:
    path.write_bytes(damage)
    lesson = ex.Lesson("01-odd")
    one, _ = asked(lesson)
    assert lesson.done == ()
    one.answer([1, 18])
    assert ex.Lesson("01-odd").done == ("1.1",)
    assert path.with_name("kept.json.damaged").read_bytes() == damage


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(json_values | st.fixed_dictionaries({"lessons": st.dictionaries(st.text(), json_values)}))
def test_any_json_is_survived(path: Path, content: object) -> None:
    path.write_text(json.dumps(content))
    assert isinstance(ex.Lesson("01-odd").done, tuple)
    lesson = ex.Lesson("01-odd")
    asked(lesson)[0].answer([1, 18])
    assert "1.1" in ex.Lesson("01-odd").done
    assert lesson.trouble == ""


def test_strange_entries_are_read_as_far_as_they_make_sense(path: Path) -> None:
    entry = {"done": ["1.1", 7, None], "guesses": {"p": "Player 2", "q": ["x"]}}
    path.write_text(json.dumps({"lessons": {"01-odd": entry, "x": 3}}))
    lesson = ex.Lesson("01-odd")
    assert lesson.done == ("1.1",)
    assert lesson.predict("p", "Who?").guess == "Player 2"
    assert lesson.predict("q", "Who?").guess is None
    assert lesson.predict("p", "Which?", ["a", "b"]).guess is None


def test_a_folder_that_cannot_be_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("NUMGAMES_PROGRESS", str(tmp_path / "file" / "kept.json"))
    lesson = ex.Lesson("01-odd")
    one, _ = asked(lesson)
    assert one.answer([1, 18]).correct
    assert lesson.done == ("1.1",)
    assert repr(lesson.progress).endswith(NOT_KEPT)


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere"
)
def test_a_read_only_folder(path: Path) -> None:
    path.parent.chmod(0o500)
    try:
        lesson = ex.Lesson("01-odd")
        asked(lesson)[0].answer([1, 18])
        assert lesson.trouble == NOT_KEPT
    finally:
        path.parent.chmod(0o700)


def test_a_folder_in_the_place_of_the_file(path: Path) -> None:
    path.mkdir()
    lesson = ex.Lesson("01-odd")
    asked(lesson)[0].answer([1, 18])
    assert lesson.trouble == NOT_KEPT


WRITER = """
import sys
from numgames_edu import exercises as ex
lesson = ex.Lesson(sys.argv[1])
for i in range(25):
    lesson.ask(f"{i}", ex.who_wins("parity-duel/4:")).answer(2)
assert not lesson.trouble
"""


def test_notebooks_that_write_at_the_same_time_lose_nothing(path: Path) -> None:
    writers = [
        subprocess.Popen([sys.executable, "-c", WRITER, name]) for name in ("a", "b", "c", "a")
    ]
    assert [writer.wait(timeout=120) for writer in writers] == [0] * 4
    for name in "abc":
        assert len(ex.Lesson(name).done) == 25
    assert [file.name for file in path.parent.iterdir()] == ["kept.json"]


def test_a_lock_that_was_left_behind(path: Path) -> None:
    lock = path.with_name("kept.json.lock")
    lock.touch()
    os.utime(lock, (1, 1))
    lesson = ex.Lesson("01-odd")
    asked(lesson)[0].answer([1, 18])
    assert ex.Lesson("01-odd").done == ("1.1",)
    assert not lock.exists()


def test_a_lock_that_cannot_be_removed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_file, "PATIENCE", 0.1)
    path.with_name("kept.json.lock").mkdir()
    lesson = ex.Lesson("01-odd")
    asked(lesson)[0].answer([1, 18])
    assert lesson.trouble == NOT_KEPT


def test_hints_fade_within_a_lesson() -> None:
    lesson = ex.Lesson("01-odd")
    one = lesson.ask("1", ex.legal_moves(CODE))
    two = lesson.ask("2", ex.legal_moves(CODE, seed=1))
    other = lesson.ask("3", ex.who_wins("parity-duel"))
    one.answer([1, 18])
    assert len({two.hint() for _ in range(9)}) == 3, "two hints, and the word that this is all"
    assert len({other.hint() for _ in range(9)}) == 4


def test_names_are_checked() -> None:
    for bad in ("", " ", "x" * 81, None):
        with pytest.raises(ValueError, match="short text"):
            ex.Lesson(bad)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="asks a question"):
        ex.Lesson("a").ask("1", 7)  # type: ignore[arg-type]


def test_a_prediction_is_kept_and_looked_back_at(path: Path) -> None:
    lesson = ex.Lesson("02-same")
    guess = lesson.predict("p", "Who wins Parity Duel on 1 to 20?", about="parity-duel")
    assert repr(guess).splitlines()[-1] == "No guess yet."
    early = guess.look_back()
    assert early.message.startswith("You have made no guess yet. Go back to “Predict”")
    assert "Player" not in early.message, "what is to be guessed is not told before"
    assert not early.correct
    assert guess.choose(None).startswith("You have not guessed yet.")
    assert guess.choose("player 1") == "Your guess is noted: Player 1. We shall come back to it."
    assert "Your first guess, Player 1, stays noted" in guess.choose(2)
    assert guess.guess == "Player 1"
    later = ex.Lesson("02-same").predict("p", "Who wins Parity Duel?", about="parity-duel")
    assert repr(later).splitlines()[-1] == "Your guess was Player 1."
    feedback = later.look_back()
    assert not feedback.correct
    assert feedback.message.startswith("You guessed Player 1. It turned out: Player 2. A surprise")
    assert "whatever anybody chooses" in feedback.message


def test_predictions_about_other_things() -> None:
    guess = ex.predict("How many primes are there up to 20?", ["7", "8", "9"])
    with pytest.raises(ValueError, match="Say what turned out"):
        guess.look_back()
    assert guess.choose("8") == "Your guess is noted: 8. We shall come back to it."
    assert guess.look_back("8").message == "You guessed 8, and so it is."
    with pytest.raises(ValueError, match="2 to 12 different"):
        ex.predict("?", ["a", "a"])
    with pytest.raises(ValueError, match="list of texts"):
        ex.predict("?", "ab")
    with pytest.raises(ValueError, match="begins with a question"):
        ex.predict(" ")
    with pytest.raises(ValueError, match="about who wins"):
        ex.predict("?", ["a", "b"], about="parity-duel")


@given(st.integers() | st.text() | st.floats() | st.lists(st.integers()) | st.binary())
def test_any_guess_gets_a_sentence(guess: object) -> None:
    said = ex.predict("Who wins?").choose(guess)
    assert said.endswith(".")
