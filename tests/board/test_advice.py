"""Hints, proofs, help that fades, and where a game turned."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

import numgames_edu as ng
from tests.board.hands import field, history, press, said
from tests.strategies import games, positions


def test_hints_go_from_a_question_to_a_number() -> None:
    board = ng.play("number-knockout/10: 10")
    question = "You must take a divisor or a multiple of 10. Which free numbers fit?"
    assert board.hint() == question
    assert board.hint().startswith("You may take 1, 2 or 5; one of them wins.")
    assert board.hint().startswith("You could take 5. It wins. 5 may follow 10: ")
    board.play(5)
    assert board.hint().endswith("Which free numbers fit?"), "each turn begins with the question"
    assert ng.play("number-knockout").hint().startswith("What would the other player")


@settings(max_examples=200)
@given(positions(games(largest=30)))
def test_every_position_has_hints_and_a_proof(position: ng.Position) -> None:
    board = ng.play(position)
    for _ in range(4):
        assert board.hint().endswith((".", "?"))
    assert board.who_wins().endswith(".")
    assert board.position == position


def test_the_proof_is_drawn() -> None:
    board = ng.play("number-knockout/10:", players=("Ann", "Ben"))
    press(board, "Who wins, and why?")
    assert [1, 7] in board._view.state["pairs"]
    assert said(board).startswith("With best play, Ben wins.")
    board.play(10)
    assert board._view.state["pairs"] == []


def test_a_game_too_large_to_solve_is_still_played() -> None:
    game = ng.Game(title="Wide", size=60, rule=ng.SameParity(), ending="last-loses")
    board = ng.play(game)
    assert "situations" in board.who_wins()
    assert [board.hint() for _ in range(3)][1].startswith("You may take 1, 2, 3")
    against = ng.play(game, opponent="computer", level="perfect", seed=1)
    against.play(3)
    assert len(history(against)) == 2, "the computer always has a move"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("parity-duel/20: 3", "no choice changes who wins here"),
        ("parity-game/15: 3", "no choice changes who wins here"),
        ("parity-duel/9:", "5 of them win"),
        ("odd-or-even-chase/12: 5 6", "Only one number is allowed"),
        ("number-knockout/20: 14 2", "None of them wins by force"),
        ("number-knockout/10: 10", "one of them wins"),
        ("number-knockout/400:", "or 376 others"),
    ],
)
def test_the_second_hint_is_a_reason(code: str, words: str) -> None:
    board = ng.play(code)
    board.hint()
    assert words in board.hint()


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize(
    "players", [None, ("Player 2", "Player 1"), ("Player 2", "Ann"), ("Computer", "Player 1")]
)
def test_what_is_shown_names_whom_it_means(players: tuple[str, str] | None, first: int) -> None:
    board = ng.play("number-knockout/10:", players=players, first=first)
    assert said(board) != board.who_wins()
    assert said(board) == board.who_wins()
    assert board.who_wins().startswith(f"With best play, {board.players[1]} wins.")
    assert board.hint() == said(board)


def test_help_fades() -> None:
    board = ng.play("number-knockout/20: 6")
    assert board._view.state["legal"] == [1, 2, 3, 12, 18]
    board.help = "count"
    assert board._view.state["legal"] is None
    assert board._view.state["count"] == "5 numbers are allowed."
    field(board, "Help").value = "none"
    assert board.help == "none"
    assert board._view.state["count"] == ""
    with pytest.raises(ValueError, match="'all', 'count' or 'none'"):
        board.help = "some"


def test_where_it_turned() -> None:
    board = ng.play("number-knockout/10:")
    for number in (10, 2, 6, 3, 9, 1, 7):
        board.play(number)
    marks = [move.get("mark", "") for move in board._view.state["moves"]]
    assert marks[1] == "Here it turned: 5 would have won."
    assert not any(marks[2:])
