"""What the player to move has to choose, as a value: code asks its kind, people read its text."""

from __future__ import annotations

from .facts import Wanted
from .rules.rule import Asked
from .sentences import Meaning
from .words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .games import Position
    from .sentences import Noun

ANY, WANTED, NONE_FITS, NOTHING = "any", "wanted", "none-fits", "nothing"


class EvenFirst(Wanted):
    """What the first number has to be, where it must be even."""

    __slots__ = ()

    @property
    def noun(self) -> Noun:
        return words.rules.even()


class Requirement(Meaning):
    """What has to be chosen. `kind` is ANY, WANTED, NONE_FITS (so any) or NOTHING (all taken).

    `wanted` says what the rule asks for; None, if it asks for nothing.
    """

    __slots__ = ("kind", "wanted")
    kind: str
    wanted: Wanted | None

    @property
    def must(self) -> bool:
        """Return whether the player has to take just this; else any number may be taken."""
        return self.kind not in (ANY, NONE_FITS)

    @property
    def text(self) -> str:
        if self.kind == ANY or self.wanted is None:
            return words.games.any_number()
        if self.kind == NONE_FITS:
            return words.games.none_fits(self.wanted.noun)
        return self.wanted.text if self.kind == WANTED else words.games.nothing()


def required(position: Position) -> Requirement:
    """Return what the player to move has to choose."""
    game, last = position.game, position.last
    if last is None:
        return (
            Requirement(WANTED, EvenFirst()) if game.opening == "even" else Requirement(ANY, None)
        )
    kind = WANTED
    if game.rule.otherwise_any and not position.fitting:
        kind = NONE_FITS if position.available else NOTHING
    return Requirement(kind, Asked(game.rule, last))
