"""A board that is open when another language is chosen speaks that one from then on, all of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import numgames_edu as ng
from numgames_edu import words
from tests.board.hands import press


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = words.chosen()
    yield
    words.choose(before)


def labels(panel: ng.Board | ng.Stepper) -> list[str]:
    return [button.description for button in panel.children[1].children]


def test_a_board_goes_on_in_the_language_that_is_chosen() -> None:
    board = ng.play("number-knockout")
    english = labels(board)
    ng.language = "es"
    board.play(6)
    assert board._view.setup["language"] == "es"
    assert board._view.state["turn"].startswith("Turno de Jugador 2")
    assert board._view.state["moves"][0]["parts"][0].startswith("El 6 puede")
    assert not set(labels(board)) & set(english)
    press(board, labels(board)[0])
    assert board.position.history == ()
    ng.language = "en"
    board.play(6)
    assert labels(board) == english
    assert board.players == ("Player 1", "Player 2")


def test_names_that_were_given_stay() -> None:
    board = ng.play("parity-duel", players=("Player 2", "Ann"))
    ng.language = "es"
    board.play(3)
    assert board.players == ("Player 2", "Ann")


def test_a_step_through_goes_on_in_the_language_that_is_chosen() -> None:
    stepper = ng.replay("parity-duel: 3 4".replace(":", "/20:"))
    english = labels(stepper)
    ng.language = "es"
    stepper.step = 1
    assert stepper._view.setup["language"] == "es"
    assert "Jugador" in str(stepper._view.state["message"])
    assert not set(labels(stepper)) & set(english)


def test_boards_take_whatever_names_a_position() -> None:
    assert ng.Board("parity-duel/8: 3").position.history == (3,)
    assert ng.Stepper("parity-duel/8: 3").step == 0
    board = ng.Board("parity-duel")
    board.new_game("number-knockout")
    assert board.position.game == ng.game("number-knockout")
    assert ng.computer("perfect", seed=1)("number-knockout/10: 10") == 5
    takes: tuple[Any, ...] = (ng.Board, ng.Stepper, ng.computer(), board.new_game)
    for take in takes:
        with pytest.raises(TypeError, match="This takes a Position, a position code, a Game"):
            take(7)
