"""A played game, step by step: the board, the reason, what else was allowed, who was winning."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import ipywidgets as widgets

from ..display.rows import rows_of
from ..display.states import setup_of, spoken_parts, state_of
from ..display.static import as_text, with_picture
from ..games import Position
from ..players import checked_names
from ..reasons import reason
from ..solve import TooLarge, analyse
from ..words import listed, player
from .timers import after
from .view import NumberView, ReadByThePage

INTERVAL = 1.5
"""How many seconds each move is shown while the game plays by itself."""

PLAY, PAUSE = "Play", "Pause"

READONLY = "This is a game that was played: go through it with the buttons below the board."


class Stepper(ReadByThePage, widgets.VBox):
    """Goes through a played game. `step` is how many moves are shown."""

    def __init__(
        self,
        position: Position,
        players: tuple[str, str] | None = None,
        proof: bool = True,
    ) -> None:
        rows_of(position.game)
        self._proof = proof
        self._players = checked_names(players, None)
        self._positions = [position.game.start()]
        for number in position.history:
            self._positions.append(self._positions[-1].play(number))
        last = len(position.history)
        self._slider = widgets.IntSlider(
            value=0, min=0, max=max(last, 1), description="Move", continuous_update=False
        )
        self._slider.max = last
        self._slider.observe(lambda change: self._show(), "value")
        self._ticking: asyncio.TimerHandle | None = None
        buttons = [
            self._button("First", lambda: self._go(0)),
            self._button("Previous", lambda: self._go(self.step - 1)),
            self._button("Next", lambda: self._go(self.step + 1)),
            self._button("Last", lambda: self._go(last)),
            self._button(PLAY, self._play_or_pause),
        ]
        self._player = buttons[-1]
        setup = setup_of(position.game, self._players) | {"readonly": READONLY}
        self._view = NumberView(setup, self._state())
        row = widgets.HBox([*buttons, self._slider], _dom_classes=("numgames-controls",))
        super().__init__((self._view, row), _dom_classes=("numgames-panel",))

    @property
    def step(self) -> int:
        """Return how many moves are shown."""
        return int(self._slider.value)

    @step.setter
    def step(self, step: int) -> None:
        self._slider.value = min(max(step, 0), len(self._positions) - 1)

    @property
    def position(self) -> Position:
        """Return the position that is shown."""
        return self._positions[self.step]

    def _button(self, words: str, action: Callable[[], None]) -> widgets.Button:
        button = widgets.Button(description=words)
        button.on_click(lambda _: action())
        return button

    def _go(self, step: int) -> None:
        """Show a step that somebody asked for; the playing stops, and every press is answered."""
        self._pause()
        before, self.step = self.step, step
        if self.step == before:
            self._show()

    def _play_or_pause(self) -> None:
        """Go on by itself from here (from the start, if all is shown), or stop that."""
        if self._ticking is not None:
            self._go(self.step)
            return
        if self.step == len(self._positions) - 1:
            self.step = 0
        self._player.description = PAUSE
        self._show()
        self._ticking = after(INTERVAL, self._tick)

    def _tick(self) -> None:
        self.step += 1
        if self.step == len(self._positions) - 1:
            self._pause()
        else:
            self._ticking = after(INTERVAL, self._tick)

    def _pause(self) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
        self._player.description = PLAY

    def _show(self) -> None:
        """Send the state of this step to the page."""
        self._view.show(self._state())

    def _state(self) -> dict[str, Any]:
        message = {"parts": self._told(), "tone": "info"}
        return state_of(self.position, self._players, "all", message)

    def _told(self) -> list[Any]:
        """Return the reason for the last move, what else was allowed, and who was winning."""
        position = self.position
        if not position.history:
            return ["No move has been made yet. Press Next. ", *self._winning(position)]
        before, number = self._positions[self.step - 1], position.history[-1]
        others = [n for n in before.legal_moves if n != number]
        why = spoken_parts(reason(before, number).parts, self._players)
        allowed = f" Also allowed: {listed(others)}." if others else " Nothing else was allowed."
        return [*why, f"{allowed} ", *self._winning(position)]

    def _winning(self, position: Position) -> list[str]:
        if position.outcome is not None:
            return list(spoken_parts([position.outcome.reason], self._players))  # type: ignore[arg-type]
        try:
            if not self._proof:
                return []
            winner = analyse(position).winner
        except TooLarge:
            return []
        return list(spoken_parts([f"With best play, {player(winner)} wins."], self._players))  # type: ignore[arg-type]

    def __repr__(self) -> str:
        return as_text(self.position, self._players)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        return with_picture(super()._repr_mimebundle_(**kwargs), self.position, self._players)
