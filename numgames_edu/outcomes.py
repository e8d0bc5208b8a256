"""How a game ended, as values: who won, and the fact that nothing is left to take."""

from __future__ import annotations

from .facts import NoneLeft
from .requirements import EvenFirst
from .rules.rule import Asked
from .sentences import Meaning, Player, Spoken
from .values import Value
from .words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .games import Position
    from .sentences import Clause

CANNOT_BEGIN, STUCK, TOOK_THE_LAST = "cannot-begin", "stuck", "took-the-last"


class Ending(Spoken, Meaning):
    """How a game ended. `kind` is CANNOT_BEGIN, STUCK or TOOK_THE_LAST.

    `mover` is whose turn it would be, `nothing_left` the fact that nothing can be taken; None if
    every number is.
    """

    __slots__ = ("kind", "mover", "last", "nothing_left")
    kind: str
    mover: Player
    last: int | None
    nothing_left: NoneLeft | None

    @property
    def winner(self) -> Player:
        """Return who has won."""
        return self.mover if self.kind == TOOK_THE_LAST else self.mover.other

    @property
    def parts(self) -> Clause:
        if self.kind == TOOK_THE_LAST:
            assert self.last is not None
            return words.games.took_the_last(self.mover, self.last, self.nothing_left)
        assert self.nothing_left is not None
        say = words.games.stuck if self.kind == STUCK else words.games.cannot_begin
        return say(self.mover, self.nothing_left)


class Outcome(Value):
    """How a game ended: who won, and why. `ending` is the same as a value, with its parts."""

    __slots__ = ("winner", "_reason", "_ending")
    winner: int
    _reason: str
    _ending: Ending | None

    def __init__(self, winner: int, reason: str = "", ending: Ending | None = None) -> None:
        self._set(winner=winner, _reason=reason, _ending=ending)

    @property
    def reason(self) -> str:
        """Return why, in a sentence."""
        return self._reason if self._ending is None else self._ending.text

    @property
    def ending(self) -> Ending:
        """Return how the game ended, for code to ask and for whoever draws the sentence."""
        assert self._ending is not None  # as every outcome of a position has
        return self._ending

    @property
    def loser(self) -> int:
        """Return the player who lost: 1 or 2."""
        return 3 - self.winner

    def _content(self) -> tuple[object, ...]:
        return self.winner, self.reason

    def __eq__(self, other: object) -> bool:
        return super().__eq__(other)

    def __hash__(self) -> int:
        return hash((Outcome, self.winner))  # the reason's words may change with the language

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.winner, self._reason, self._ending)


def ending(position: Position) -> Ending:
    """Return how a game ended, of a position without a legal move."""
    mover, last = position.mover, position.last
    if last is None:
        return Ending(CANNOT_BEGIN, mover, last, none_left(position))
    if position.game.ending == "stuck-loses":
        return Ending(STUCK, mover, last, none_left(position))
    left = none_left(position) if position.available else None
    return Ending(TOOK_THE_LAST, mover, last, left)


def none_left(position: Position) -> NoneLeft:
    """Return the fact that nothing of what the rule wants is left in this position."""
    game, last = position.game, position.last
    if last is None:
        return NoneLeft(EvenFirst(), range(2, game.size + 1, 2), position.available)
    fitting = game.followers(last)
    if game.rule.predicate(last) is None and game.rule.allows(last, last):
        fitting = sorted([*fitting, last])  # an odd number after an odd one: it is one, too
    return NoneLeft(Asked(game.rule, last), fitting, position.available)
