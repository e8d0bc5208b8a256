"""A played game, step by step."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import ipywidgets
import pytest

import numgames_edu as ng
from numgames_edu.board import timers
from tests.board.hands import history, inside, press, said


def test_a_game_plays_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    stepper = ng.replay("number-knockout/20: 14 1 11")
    press(stepper, "Play")
    assert stepper.step == 3, "at once, where nobody is looking"
    monkeypatch.setattr("numgames_edu.board.stepper.INTERVAL", 0.02)
    monkeypatch.setattr(timers, "running_loop", asyncio.get_running_loop)

    async def watch() -> None:
        press(stepper, "Play")
        assert stepper.step == 0, "it begins again"
        while stepper.step < 2:
            await asyncio.sleep(0.005)
        press(stepper, "Pause")
        paused = stepper.step
        await asyncio.sleep(0.06)
        assert stepper.step == paused
        press(stepper, "Play")
        while stepper.step < 3:
            await asyncio.sleep(0.005)
        press(stepper, "Play")
        press(stepper, "Next")
        assert stepper.step == 1, "who steps by hand stops the playing"
        await asyncio.sleep(0.06)
        assert stepper.step == 1

    with ThreadPoolExecutor() as thread:
        thread.submit(asyncio.run, watch()).result()


def test_every_press_is_answered() -> None:
    """The page waits for an answer to each button, and says so if none comes."""
    board, stepper = ng.play("parity-duel"), ng.replay("parity-duel/20: 3")
    for panel in (board, stepper):
        buttons = [w for w in inside(panel) if isinstance(w, ipywidgets.Button)]
        for button in [*buttons, *buttons]:
            before = panel._view.state["answer"]
            button.click()
            assert panel._view.state["answer"] > before, button.description
    assert said(board) == "The settings below the board are closed."
    opened = [w for w in inside(board) if isinstance(w, ipywidgets.Button)][len(buttons) - 1 :]
    for button in opened:
        before = board._view.state["answer"]
        button.click()
        assert board._view.state["answer"] > before, button.description


def test_stepping_through_a_game() -> None:
    stepper = ng.replay("number-knockout/20: 14 1 11", players=("Ann", "Ben"))
    assert stepper.step == 0
    assert said(stepper) == "No move has been made yet. Press Next. With best play, Ann wins."
    press(stepper, "Next")
    assert "14 may be taken first" in said(stepper)
    assert said(stepper).endswith("With best play, Ben wins.")
    press(stepper, "Next")
    assert "Also allowed: 2 and 7. With best play, Ann wins." in said(stepper)
    press(stepper, "Last")
    assert stepper.step == 3
    assert "Ben cannot move" in said(stepper)
    press(stepper, "Next")
    assert stepper.step == 3
    press(stepper, "Previous")
    assert history(stepper) == (14, 1)
    press(stepper, "First")
    press(stepper, "Previous")
    assert stepper.step == 0
    assert stepper._view.setup["readonly"]
    assert repr(stepper).startswith("Number Knockout, 1 to 20")
    assert ng.replay(ng.game("parity-duel").start()).step == 0


def test_a_step_through_can_leave_out_who_wins() -> None:
    stepper = ng.replay("number-knockout/20: 14 1 11", proof=False)
    told = [said(stepper)]
    for _ in range(3):
        press(stepper, "Next")
        told.append(said(stepper))
    assert not [words for words in told if "best play" in words]
    assert told[0].strip() == "No move has been made yet. Press Next."
    assert "Player 2 cannot move" in told[-1], "how it ended is no secret"
