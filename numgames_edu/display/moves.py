"""The moves of a game, each with the reason why it was allowed. Each is explained once."""

from __future__ import annotations

from ..reasons import reason
from ..sentences import Meaning, spoken
from ..words import chosen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..games import Position
    from ..sentences import Names, Part
    from . import wire


class MovesSoFar:
    """Keeps why each move of a game was allowed, while the game goes on, back, and on again.

    After another move than the one that was kept, in another game or in another language, what no
    longer holds is explained anew.
    """

    def __init__(self, names: Names) -> None:
        self._names = names
        self._language = ""
        self._positions: list[Position] = []  # the start, and what each move led to
        self._reasons: list[list[wire.Part]] = []

    def reasons(self, position: Position) -> list[list[wire.Part]]:
        """Return the reason for each move that led to the position."""
        history = position.history
        self._keep(position)
        for move in range(len(self._reasons), len(history)):
            before, number = self._positions[-1], history[move]
            told = on_page(reason(before, number).parts, self._names)
            is_last = move == len(history) - 1
            self._positions.append(position if is_last else before.play(number))
            self._reasons.append(told)
        return self._reasons[: len(history)]

    def _keep(self, position: Position) -> None:
        """Forget what is not about the moves that led to this position."""
        known, language = self._positions, chosen()
        if not known or known[0].game is not position.game or self._language != language:
            self._positions, self._reasons = [position.game.start()], []
            self._language = language
            return
        same = 0
        for one, other in zip(known[-1].history, position.history, strict=False):
            if one != other:
                break
            same += 1
        if same < len(position.history):
            del self._positions[same + 1 :], self._reasons[same:]


def on_page(parts: Iterable[Part], names: Names) -> list[wire.Part]:
    """Return words as text and equations as mathematics, with the players' own names."""
    shown: list[wire.Part] = []
    text: list[Part] = []
    for part in parts:
        if not (isinstance(part, Meaning) and part.equation):
            text.append(part)
            continue
        if text:
            shown.append(spoken(text, names))
            text = []
        shown.append({"math": part.text})
    return [*shown, spoken(text, names)] if text else shown
