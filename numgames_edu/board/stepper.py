"""A played game, step by step: the board, the reason, what else was allowed, who was winning."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import ipywidgets as widgets

from ..display.moves import MovesSoFar, on_page
from ..display.rows import rows_of
from ..display.states import setup_of, state_of
from ..display.static import as_text, with_picture
from ..games import Position
from ..notation import meant
from ..players import checked_names, default_names
from ..sentences import Player
from ..solve import TooLarge, analyse
from ..words import language_of, words
from .timers import after
from .view import NumberView, ReadByThePage

if TYPE_CHECKING:
    from ..display.wire import Part, Setup, State
    from ..notation import PositionLike
    from ..sentences import Clause, Names

INTERVAL = 1.5
"""How many seconds each move is shown while the game plays by itself."""


class Stepper(ReadByThePage, widgets.VBox):
    """Goes through a played game. `step` is how many moves are shown."""

    def __init__(
        self,
        position: PositionLike,
        players: tuple[str, str] | None = None,
        proof: bool = True,
    ) -> None:
        position = meant(position)
        rows_of(position.game)
        self._proof = proof
        self._given = None if players is None else checked_names(players)
        self._moves = MovesSoFar(self._players)
        self._positions = [position.game.start()]
        for number in position.history:
            self._positions.append(self._positions[-1].play(number))
        last = len(position.history)
        self._slider = widgets.IntSlider(
            value=0,
            min=0,
            max=max(last, 1),
            description=words.board.fields()["step"],
            continuous_update=False,
        )
        self._slider.max = last
        self._slider.observe(lambda change: self._show(), "value")
        self._ticking: asyncio.TimerHandle | None = None
        self._buttons = {
            "first": self._button("first", lambda: self._go(0)),
            "previous": self._button("previous", lambda: self._go(self.step - 1)),
            "next": self._button("next", lambda: self._go(self.step + 1)),
            "last": self._button("last", lambda: self._go(last)),
            "play": self._button("play", self._play_or_pause),
        }
        self._player = self._buttons["play"]
        self._view = NumberView(self._setup(), self._state())
        controls = [*self._buttons.values(), self._slider]
        row = widgets.HBox(controls, _dom_classes=("numgames-controls",))
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

    def _button(self, name: str, action: Callable[[], None]) -> widgets.Button:
        button = widgets.Button(description=words.board.buttons()[name])
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
        self._player.description = words.board.buttons()["pause"]
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
        self._player.description = words.board.buttons()["play"]

    def _show(self) -> None:
        """Send the state of this step to the page."""
        if self._view.setup["language"] != language_of("board"):
            self._speak()
        self._view.show(self._state())

    def _speak(self) -> None:
        """Say all that stands around the numbers in the language that was chosen meanwhile."""
        self._moves = MovesSoFar(self._players)
        self._view.begin(self._setup())
        self._slider.description = words.board.fields()["step"]
        said = words.board.buttons()
        for name, button in self._buttons.items():
            playing = name == "play" and self._ticking is not None
            button.description = said["pause" if playing else name]

    @property
    def _players(self) -> Names:
        """Return the players' names."""
        return default_names() if self._given is None else self._given

    def _setup(self) -> Setup:
        game = self._positions[0].game
        return setup_of(game, self._players, readonly=words.board.readonly())

    def _state(self) -> State:
        told: list[Part] = [*self._why(), *on_page(self._winning(), self._players)]
        return state_of(
            self.position,
            self._players,
            message={"parts": told, "tone": "info", "cell": 0},
            moves=self._moves,
        )

    def _why(self) -> list[Part]:
        """Return the reason for the last move, and what else was allowed."""
        position = self.position
        if not position.history:
            return [words.board.not_begun()]
        before, number = self._positions[self.step - 1], position.history[-1]
        others = [n for n in before.legal_moves if n != number]
        return [*self._moves.reasons(position)[-1], words.board.also_allowed(others)]

    def _winning(self) -> Clause:
        """Return how the game ended, or who wins now, if that may be said."""
        over = self.position.outcome
        if over is not None:
            return over.ending.parts
        if not self._proof:
            return []
        try:
            return words.analysis.wins(Player(analyse(self.position).winner))
        except TooLarge:
            return []

    def __repr__(self) -> str:
        return as_text(self.position, self._players)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        return with_picture(super()._repr_mimebundle_(**kwargs), self.position, self._players)
