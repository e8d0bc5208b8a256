"""A played game, step by step: the board, the reason, what else was allowed, who was winning."""

from __future__ import annotations

from typing import Any

import ipywidgets as widgets

from ..games import Position
from ..players import checked_names
from ..reasons import reason
from ..solve import TooLarge, analyse
from ..words import listed, player
from .layout import rows_of
from .state import setup_of, spoken_parts, state_of
from .static import as_text, with_picture
from .view import NumberView


class Stepper(widgets.VBox):
    """Goes through a played game. `step` is how many moves are shown."""

    def __init__(self, position: Position, players: tuple[str, str] | None = None) -> None:
        rows_of(position.game)
        self._players = checked_names(players, None)
        self._positions = [position.game.start()]
        for number in position.history:
            self._positions.append(self._positions[-1].play(number))
        self._view = NumberView(setup=setup_of(position.game, self._players) | {"readonly": True})
        last = len(position.history)
        self._slider = widgets.IntSlider(
            value=0, min=0, max=max(last, 1), description="Move", continuous_update=False
        )
        self._slider.max = last
        self._playing = playing = widgets.Play(
            value=0, min=0, max=last, interval=1500, description="Play"
        )
        widgets.jslink((playing, "value"), (self._slider, "value"))
        self._slider.observe(lambda change: self._show(), "value")
        buttons = [
            self._button("First", lambda: 0),
            self._button("Previous", lambda: self.step - 1),
            self._button("Next", lambda: self.step + 1),
            self._button("Last", lambda: last),
        ]
        row = widgets.Layout(flex_flow="row wrap")
        super().__init__([self._view, widgets.HBox([*buttons, playing, self._slider], layout=row)])
        self.add_class("numgames-panel")
        self._show()

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

    def _button(self, words: str, where: Any) -> widgets.Button:
        button = widgets.Button(description=words, layout=widgets.Layout(width="auto"))

        def go(_: object) -> None:
            self._playing.playing = False
            self.step = where()

        button.on_click(go)
        return button

    def _show(self) -> None:
        """Send the state of this step to the page."""
        position = self.position
        message = {"parts": self._told(), "tone": "info"}
        self._view.show(state_of(position, self._players, "all", message))

    def _told(self) -> list[Any]:
        """Return the reason for the last move, what else was allowed, and who was winning."""
        position = self.position
        if not position.history:
            return ["No move has been made yet. ", *self._winning(position)]
        before, number = self._positions[self.step - 1], position.history[-1]
        others = [n for n in before.legal_moves if n != number]
        why = spoken_parts(reason(before, number).parts, self._players)
        allowed = f" Also allowed: {listed(others)}." if others else " Nothing else was allowed."
        return [*why, f"{allowed} ", *self._winning(position)]

    def _winning(self, position: Position) -> list[str]:
        if position.outcome is not None:
            return list(spoken_parts([position.outcome.reason], self._players))  # type: ignore[arg-type]
        try:
            winner = analyse(position).winner
        except TooLarge:
            return []
        return list(spoken_parts([f"With best play, {player(winner)} wins."], self._players))  # type: ignore[arg-type]

    def __repr__(self) -> str:
        return as_text(self.position, self._players)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        return with_picture(super()._repr_mimebundle_(**kwargs), self.position, self._players)
