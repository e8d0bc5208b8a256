"""The computer as an opponent, and taking moves back."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

import numgames_edu as ng
from numgames_edu.board import timers
from tests.board.hands import click, history, press, said


def test_undo() -> None:
    board = ng.play("parity-duel")
    board.undo()
    assert said(board) == "There is no move to take back."
    board.play(3)
    board.play(4)
    press(board, "Undo")
    assert history(board) == (3,)
    assert said(board) == "The last move is taken back."


def test_the_computer_answers_at_once_in_python_and_undo_takes_both_back() -> None:
    board = ng.play("parity-duel", opponent="computer", seed=3)
    board.play(3)
    assert len(history(board)) == 2
    board.undo()
    assert history(board) == ()
    assert said(board) == "The last two moves are taken back."
    again = ng.play("parity-duel", opponent="computer", seed=3)
    again.play(3)
    board.restart()
    board.play(3)
    assert board.position == again.position


def test_the_computer_may_begin() -> None:
    board = ng.play("number-knockout", opponent="computer", first=2, seed=1)
    assert len(history(board)) == 1
    assert board.players == ("Computer", "Player 2")
    board.undo()
    assert said(board) == "There is no move to take back."
    assert len(history(board)) == 1


def test_after_undo_somebody_can_always_move() -> None:
    """Also when the last move won the game, and when the computer has only just begun."""
    for first in (1, 2):
        for seed in range(8):
            board = ng.play("number-knockout", 8, opponent="computer", first=first, seed=seed)
            while board.position.outcome is None:
                board.play(board.position.legal_moves[-1])
            for _ in range(12):
                board.undo()
                assert not board._computer_is_next()
                assert board.position.legal_moves


def test_on_a_page_the_computer_thinks_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("numgames_edu.board.board.PAUSE", 0.05)

    async def play() -> ng.Board:
        board = ng.play("parity-duel", opponent="computer", seed=3)
        click(board, 3)
        assert history(board) == (3,)
        click(board, 4)
        assert said(board) == "One moment, please: the computer is thinking."
        while len(history(board)) < 2:
            await asyncio.sleep(0.01)
        click(board, 5)
        board.undo()
        assert history(board) == (3, history(board)[1])
        await asyncio.sleep(0.1)
        assert len(history(board)) == 2, "what was taken back is not answered any more"
        return board

    monkeypatch.setattr(timers, "running_loop", asyncio.get_running_loop)
    with ThreadPoolExecutor() as thread:  # away from the loop that a browser's tests may run in
        thread.submit(asyncio.run, play()).result()


def test_in_a_kernel_too_the_computer_answers_python_at_once() -> None:
    """What a notebook prints does not depend on how quickly its cells are run."""

    async def cell() -> None:
        board = ng.play("number-knockout", opponent="computer", first=2, seed=1)
        begun = history(board)
        assert len(begun) == 1
        board.restart()
        assert history(board) == begun
        board.play(board.position.legal_moves[0])
        board.undo()
        assert len(history(board)) == 1

    with ThreadPoolExecutor() as thread, pytest.MonkeyPatch.context() as patch:
        patch.setattr(timers, "running_loop", asyncio.get_running_loop)
        thread.submit(asyncio.run, cell()).result()


def test_while_the_computer_thinks_no_number_is_called_forbidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("numgames_edu.board.board.after", lambda seconds, action: None)
    board = ng.play("number-knockout", opponent="computer", players=("Ann", "Robot"), seed=1)
    click(board, 6)
    assert board._view.state["turn"] == "Robot is thinking …"
    assert board._view.state["legal"] is None
    board._computer_moves()
    assert said(board).startswith(f"Robot takes {history(board)[1]}. {history(board)[1]} may")
