"""A board driven by Python and by clicks."""

from __future__ import annotations

from typing import Any

import pytest

import numgames_edu as ng
from tests.board.hands import click, history, said


def test_a_game_by_clicks() -> None:
    board = ng.play("number-knockout", players=("Ann", "Ben"))
    for number in (7, 1, 11):
        click(board, number)
    assert history(board) == (7, 1, 11)
    state = board._view.state
    assert state["over"]
    assert state["winner"] == 1
    assert state["turn"] == "Ann has won!"
    assert "Ben cannot move, because no divisor or multiple of 11 is free" in said(board)
    assert [move.get("mark") for move in state["moves"]] == ["", "", ""]


def test_a_board_greets_and_a_finished_game_says_how_it_ended() -> None:
    assert said(ng.play("parity-duel")).startswith("Click a number, or go to it")
    assert "Player 2 cannot move" in said(ng.play("number-knockout/20: 7 1 11"))


@pytest.mark.parametrize("slug", ng.GAMES)
def test_driven_from_python(slug: str) -> None:
    board = ng.play(slug, size=12)
    while board.position.outcome is None:
        board.play(board.position.legal_moves[0])
    assert board._view.state["over"]
    with pytest.raises(ng.IllegalMove):
        board.play(1)
    with pytest.raises(TypeError):
        board.play("1")  # type: ignore[arg-type]
    board.undo()
    assert not board._view.state["over"]
    board.restart()
    assert history(board) == ()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"opponent": "robot"}, "'computer'"),
        ({"help": "some"}, "'all', 'count' or 'none'"),
        ({"level": "best"}, "'perfect', 'careful' or 'random'"),
        ({"first": 3}, "1 or 2"),
        ({"players": ("Ann",)}, "two players"),
        ({"players": "AB"}, "two players"),
        ({"players": ("Ann", "Ann")}, "different names"),
        ({"players": ("Ann", "\n")}, "printable"),
        ({"size": 401}, "at most 400 numbers"),
        ({"opening": "odd"}, "'any' or 'even'"),
    ],
)
def test_bad_options_get_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        ng.play("number-knockout", **options)


def test_what_can_be_played() -> None:
    position = ng.game("parity-duel").replay([3])
    assert ng.play(position).position == ng.play(position.code).position == position
    assert ng.play(position.game).position == position.game.start()
    assert ng.play(position=position.code).position == position
    assert ng.replay(position=position.game).position == position.game.start()
    mine = ng.Game(title="Mine", size=8, rule=ng.Adjacent() & ng.DivisorOrMultiple())
    assert ng.play(mine, size=9).position.game.size == 9
    with pytest.raises(TypeError, match="This takes a Position, a position code, a Game"):
        ng.play(7)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="already has its size"):
        ng.play(position, size=9)
    with pytest.raises(ValueError, match="no such game"):
        ng.play("chess")
