"""What the welcome says is true; and every lesson's solutions are right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import numgames_edu as ng
from lessons.build import LESSONS, NOTEBOOKS
from numgames_edu.board.view import NumberView
from numgames_edu.facts import prime_factors
from tests.lessons.course import points, read


def shown(path: Path) -> list[str]:
    """Return what the notebook's code cells show, as text, one entry for each output."""
    outputs = [out for cell in read(path).cells for out in cell.get("outputs", ())]
    return [out.get("text") or out.get("data", {}).get("text/plain", "") for out in outputs]


def solved(name: str) -> bool:
    """Return whether a lesson's solutions do every exercise and get every ticket right."""
    path = NOTEBOOKS / "solutions" / f"{name}.ipynb"
    said = shown(path)
    right = sum(text.startswith("Right!") for text in said)
    done = any(text.startswith("Every exercise is done!") for text in said)
    return done and right == len(points(read(path)))


def unanswered(name: str) -> list[str]:
    """Return the lesson's questions that are not in its answer key, by their names, as written."""
    key = (LESSONS / f"{name}.teacher.md").read_text("utf-8")
    asked = questions(name)
    assert asked
    return [f"{n}: {q}" for n, q in asked if f'"{n}": {q},\n' not in key]


def questions(name: str) -> list[tuple[str, str]]:
    """Return the lesson's exercises and tickets in order: name and question, as written there."""
    text = (LESSONS / f"{name}.md").read_text("utf-8")
    asked = re.findall(r'lesson\.ask\("(.+?)", (ex\..+)\)$', text, re.MULTILINE)
    return asked + re.findall(r"^ticket_?(\d?) = (ex\..+)$", text, re.MULTILINE)


def key_of(name: str) -> dict[str, str]:
    """Return what the checks say in the answer key that the teacher reads, by question."""
    tables = [text for text in shown(NOTEBOOKS / "teacher" / f"{name}.ipynb") if text[:1] == "|"]
    keys = [text.splitlines() for text in tables if "| What is asked " in text.partition("\n")[0]]
    rows = [re.split(r" *(?<!\\)\| *", line)[1:-1] for _, _, *lines in keys for line in lines]
    return {row[0]: row[-1] for row in rows}


LESSON_NAMES = sorted(
    path.name.removesuffix(".teacher.md") for path in LESSONS.glob("0[1-9]-*.teacher.md")
)


@pytest.mark.parametrize("name", LESSON_NAMES)
def test_every_answer_of_the_key_is_right(name: str) -> None:
    said = key_of(name)
    assert list(said) == [number for number, _ in questions(name)]
    assert all(words.startswith("Right! ") for words in said.values())


def test_the_solutions_are_right() -> None:
    page = (LESSONS / "00-welcome.teacher.md").read_text("utf-8")
    assert [name for name, _ in questions("00-welcome")] == ["0.1", ""]
    assert all(question in page for _, question in questions("00-welcome"))
    said = shown(NOTEBOOKS / "solutions" / "00-welcome.ipynb")
    assert any(text.startswith("The exercise is done!") for text in said)
    assert any(text.startswith("Right! 5 wins. Player 1 has to take 1.") for text in said)


def test_a_forbidden_number_gets_a_reason_and_changes_nothing() -> None:
    board = ng.play("number-knockout/20: 6")
    view = board.children[0]
    assert isinstance(view, NumberView)
    board._heard(None, {"do": "take", "number": 9, "code": board.position.code}, None)
    assert board.position.code == "number-knockout/20: 6"
    assert "9 cannot follow 6" in str(view.state["message"]["parts"])


def test_what_the_board_can_do() -> None:
    board = ng.play("number-knockout/10: 10", proof=False)
    asked, reasoned, named = board.hint(), board.hint(), board.hint()
    assert asked.endswith("?")
    assert reasoned.startswith("You may take 1, 2 or 5.")
    assert named.startswith("You could take 1.")
    board.undo()
    assert board.position.history == ()


def test_divisors_and_multiples_of_six() -> None:
    assert 6 % 3 == 0
    assert 18 % 6 == 0
    assert ng.position("number-knockout/20: 6").legal_moves == (1, 2, 3, 12, 18)


def test_three_numbers_follow_ten_and_one_wins() -> None:
    position = ng.position("number-knockout/10: 10")
    assert len(position.legal_moves) == 3
    assert len(ng.analyse(position).winning_moves) == 1


def test_after_five_player_1_must_take_one_and_seven_wins() -> None:
    after = ng.position("number-knockout/10: 10 5")
    assert after.legal_moves == (1,)
    end = after.play(1).play(7)
    assert end.game.followers(7) == (1,)
    assert end.outcome is not None
    assert end.outcome.winner == 2


def test_why_thirteen_cannot_follow_six_needs_no_primes() -> None:
    told = str(ng.explain(ng.position("number-knockout/20: 6"), 13))
    assert told.startswith("13 cannot follow 6: 13 = 2 × 6 + 1")
    assert "prime" not in told


@pytest.mark.parametrize("number", range(2, 21))
def test_one_may_follow_every_other_number(number: int) -> None:
    position = ng.position(f"number-knockout/20: {number}")
    assert 1 in position.legal_moves
    assert position.play(1).legal_moves == position.play(1).available


def test_two_of_the_games_have_the_same_rules_in_words() -> None:
    """So the table of the welcome leaves one of them out: lesson 02 compares them."""
    assert ng.game("parity-duel").rules == ng.game("even-odd-match").rules
    read_there = (LESSONS / "00-welcome.md").read_text("utf-8")
    assert 'if name != "parity-duel"' in read_there


BEFORE_PROVE = [path for path in sorted(LESSONS.glob("0[0-4]-*.md")) if "teacher" not in path.name]


@pytest.mark.parametrize("path", BEFORE_PROVE, ids=lambda path: path.stem)
def test_nothing_says_who_wins_before_the_proof(path: Path) -> None:
    before = path.read_text("utf-8").partition("\n## Prove")[0]
    boards = re.findall(r"^ng\.(?:play|replay)\(.*?\)$", before, re.MULTILINE | re.DOTALL)
    assert boards
    assert [board for board in boards if "proof=False" not in board] == []


def test_a_single_answer_is_left_by_the_primes_above_ten() -> None:
    start = ng.game("number-knockout").start()
    single = [n for n in start.legal_moves if len(start.play(n).legal_moves) == 1]
    assert single == [n for n in range(11, 21) if prime_factors(n) == (n,)]
    assert all(start.play(n).legal_moves == (1,) for n in single)
