"""The numbers on the page: one anywidget that draws one state and reports what was asked for.

No rule is decided on the page. `view.js` draws `setup` and `state`; a click or a key sends one
message, and each answer is one new state.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..display.wire import Setup, State


class ReadByThePage:
    """A widget whose traits only Python sets: what a page sends to change them is ignored."""

    def set_state(self, sync_data: object) -> None:
        """Change nothing."""


class StateView(ReadByThePage, anywidget.AnyWidget):
    """Draws one state. Each answer is a new one, with a number that grows."""

    state = traitlets.Dict().tag(sync=True)

    def __init__(self, state: Mapping[str, Any], **traits: Any) -> None:
        self.answers = 0
        # Given here, the state travels with the view itself and costs no message of its own.
        super().__init__(state={**state, "answer": self.answers}, **traits)

    def show(self, state: Mapping[str, Any]) -> None:
        """Draw this state; it goes to the page even if it says the same as the last one."""
        self.answers += 1
        self.state = {**state, "answer": self.answers}


class NumberView(StateView):
    """Draws a board. What people ask for on the page comes as messages."""

    _esm = Path(__file__).parent / "view.js"
    _css = Path(__file__).parent / "view.css"

    setup = traitlets.Dict().tag(sync=True)

    def __init__(self, setup: Setup, state: State | None = None) -> None:
        super().__init__({} if state is None else state, setup=setup)

    def begin(self, setup: Setup) -> None:
        """Draw another board; its state comes next."""
        self.setup = {**setup}
