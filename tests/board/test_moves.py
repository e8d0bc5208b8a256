"""The moves so far: each is explained once, with the names of those who play."""

from __future__ import annotations

import pytest

import numgames_edu as ng
from numgames_edu import words
from numgames_edu.display import moves
from numgames_edu.display.moves import MovesSoFar
from numgames_edu.reasons import Reason, reason
from tests.board.hands import click, press, said


@pytest.fixture
def explained(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the numbers that are explained, one after the other."""
    numbers: list[int] = []

    def noted(position: ng.Position, number: int) -> Reason:
        numbers.append(number)
        return reason(position, number)

    monkeypatch.setattr(moves, "reason", noted)
    return numbers


def told(board: ng.Board | ng.Stepper) -> list[str]:
    """Return the reasons in the list of moves."""
    return [
        "".join(part if isinstance(part, str) else part["math"] for part in move["parts"])
        for move in board._view.state["moves"]
    ]


def why(position: ng.Position) -> list[str]:
    """Return the reasons for a position's moves, found anew."""
    game = position.game
    return [
        reason(game.replay(position.history[:i]), number).text
        for i, number in enumerate(position.history)
    ]


def test_a_click_explains_one_move(explained: list[int]) -> None:
    board = ng.play("number-knockout")
    for number in (6, 3, 9, 18):
        click(board, number)
        assert explained.pop() == number
        assert not explained
    board.hint()
    board.who_wins()
    board.help = "none"
    assert not explained


def test_going_back_and_on_explains_what_is_new(explained: list[int]) -> None:
    board = ng.play("number-knockout/20: 6 3 9")
    explained.clear()
    board.undo()
    board.undo()
    assert told(board) == why(board.position)
    board.play(3)
    assert not explained, "the same move again"
    board.undo()
    board.play(18)
    assert explained == [18]
    assert told(board) == why(board.position)
    board.play(9)
    assert explained == [18, 9], "what followed the other move is forgotten"
    assert told(board) == why(board.position)


def test_another_game_is_explained_anew() -> None:
    board = ng.play("number-knockout/20: 6 3 9")
    for code in ("parity-duel/20: 6 3", "number-knockout/20: 6 3 9 18", "number-knockout/20:"):
        board.load(code)
        assert told(board) == why(board.position)
    board.play(6)
    board.restart()
    board.play(6)
    assert told(board) == why(board.position)


def test_new_players_are_named() -> None:
    board = ng.play("number-knockout/20: 7 1", players=("Ann", "Ben"))
    board.new_game(board.position.game, ("Cleo", "Dan"))
    for number in (7, 1, 11):
        board.play(number)
    assert "Dan cannot move" in said(board)
    assert "Ben" not in said(board)


def test_a_stepper_explains_each_move_once(explained: list[int]) -> None:
    stepper = ng.replay("number-knockout/20: 14 1 11")
    for name in ("Next", "Next", "Previous", "Last", "First", "Next", "Last"):
        press(stepper, name)
        assert told(stepper) == why(stepper.position)
    assert explained == [14, 1, 11]


def test_another_language_is_explained_anew(
    monkeypatch: pytest.MonkeyPatch, explained: list[int]
) -> None:
    position = ng.position("number-knockout/20: 6 3")
    so_far = MovesSoFar(("Ann", "Ben"))
    so_far.reasons(position)
    so_far.reasons(position)
    assert explained == [6, 3]
    monkeypatch.setattr(moves, "chosen", lambda: "another")
    so_far.reasons(position)
    assert explained == [6, 3, 6, 3]
    assert words.chosen() == "en"


def test_a_rule_that_fails_in_between_is_asked_again() -> None:
    failures = [ZeroDivisionError]

    class Moody(ng.Rule):
        """Fails once."""

        def allows(self, last: int, number: int) -> bool:
            return True

        def relation(self, last: int) -> str:
            if last == 2 and failures:
                failures.pop()
                raise ZeroDivisionError
            return "is a number"

    board = ng.play(ng.Game(title="Moody", size=6, rule=Moody()))
    click(board, 1)
    click(board, 2)
    assert "ZeroDivisionError" in said(board)
    assert list(board.position.history) == [1]
    assert told(board) == why(board.position)
    click(board, 2)
    assert list(board.position.history) == [1, 2]
    assert told(board) == why(board.position)


def test_names_are_put_in_where_players_are_meant() -> None:
    """A name may be that of the other player, or a number; a number stays a number."""
    board = ng.play("number-knockout", players=("Player 2", "6"))
    assert board._view.state["turn"] == "Player 2’s turn: you may take any number."
    click(board, 6)
    click(board, 6)
    assert said(board) == "6 is already taken: Player 2 took it on move 1, just now."
    winner = board.players[ng.analyse(board.position).winner - 1]
    assert board.who_wins().startswith(f"With best play, {winner} wins.")
    board.load("number-knockout/20: 7 1 11")
    assert said(board).startswith("6 cannot move, because no divisor or multiple of 11 is free")
    assert board._view.state["turn"] == "Player 2 has won!"
    assert repr(board).splitlines()[-2:] == ["o Player 2: 7 and 11; x 6: 1", "Player 2 has won."]


def test_a_name_may_look_like_a_place_for_a_name() -> None:
    board = ng.play("number-knockout", players=("{name}", "{mover}"))
    assert board._view.state["turn"] == "{name}’s turn: you may take any number."
    click(board, 6)
    assert board._view.state["turn"].startswith("{mover}’s turn: you must take")


def test_what_a_pupils_own_rule_says_is_left_as_it_is() -> None:
    class Bold(ng.Rule):
        """Bigger than what Player 1 would like."""

        def allows(self, last: int, number: int) -> bool:
            return number > last

        def relation(self, last: int) -> str:
            return f"is bigger than Player 1's {last}"

    board = ng.play(ng.Game(title="Bold", size=5, rule=Bold()), players=("Ann", "Ben"))
    click(board, 2)
    assert "bigger than Player 1's 2" in board._view.state["turn"]
