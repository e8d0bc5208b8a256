"""Why a number may or may not be taken now: every situation of a game, in words and facts.

Knows a position only by what it says of itself; loads nothing heavy, so that a refused move can
answer in words at once.
"""

from __future__ import annotations

from .facts import Fact, Gone, Halving, NoneLeft, OnBoard, Parity
from .requirements import EvenFirst
from .rules.rule import Asked
from .sentences import Meaning, Player, Spoken, spoken
from .values import Value
from .words import chosen, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .games import Position
    from .sentences import Clause, Part

MAX_DIGITS = 20
"""Longer numbers are spoken of, not written out."""

CANNOT_BEGIN, STUCK, TOOK_THE_LAST = "cannot-begin", "stuck", "took-the-last"


class Reason(Value):
    """Whether a number may be taken in a position, and why: words and facts, said when read."""

    __slots__ = ("position", "number", "legal", "_said")
    position: Position
    number: int
    legal: bool
    _said: tuple[str, tuple[Part, ...]]

    def __init__(self, position: Position, number: int) -> None:
        legal = number in position.legal_moves
        self._set(position=position, number=number, legal=legal, _said=("", ()))

    def __reduce__(self) -> tuple[object, ...]:
        return Reason, (self.position, self.number)

    @property
    def parts(self) -> tuple[Part, ...]:
        """Return the sentences as their parts, in the language in use."""
        if self._said[0] != chosen():
            object.__setattr__(self, "_said", (chosen(), tuple(_told(self.position, self.number))))
        return self._said[1]

    @property
    def text(self) -> str:
        """Return the reason as plain sentences."""
        return spoken(self.parts)

    @property
    def facts(self) -> tuple[Fact, ...]:
        """Return the facts behind the reason, each once, in the order they are said."""
        return tuple(dict.fromkeys(part for part in self.parts if isinstance(part, Fact)))


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


def reason(position: Position, number: int) -> Reason:
    """Return why the number may or may not be taken in this position."""
    return Reason(position, number)


def none_left(position: Position) -> NoneLeft:
    """Return the fact that nothing of what the rule wants is left in this position."""
    game, last = position.game, position.last
    if last is None:
        return NoneLeft(EvenFirst(), range(2, game.size + 1, 2), position.available)
    fitting = game.followers(last)
    if game.rule.predicate(last) is None and game.rule.allows(last, last):
        fitting = sorted([*fitting, last])  # an odd number after an odd one: it is one, too
    return NoneLeft(Asked(game.rule, last), fitting, position.available)


def ending(position: Position) -> Ending:
    """Return how a game ended, of a position without a legal move."""
    mover, last = position.mover, position.last
    if last is None:
        return Ending(CANNOT_BEGIN, mover, last, none_left(position))
    if position.game.ending == "stuck-loses":
        return Ending(STUCK, mover, last, none_left(position))
    left = none_left(position) if position.available else None
    return Ending(TOOK_THE_LAST, mover, last, left)


def _told(position: Position, number: int) -> Clause:
    """Return why, in the language in use."""
    size, owner = position.game.size, position.owner(number)
    if number < 1 or number > size:
        return [*_off_the_board(number, size), *_and_over(position)]
    if owner is not None:
        return [*_already_taken(position, number, owner), *_and_over(position)]
    if position.outcome is not None:
        return _game_over(position, position.outcome.winner, number)
    if position.last is None:
        return _opening(position, number)
    return _following(position, position.last, number)


def _off_the_board(number: int, size: int) -> Clause:
    if abs(number) >= 10**MAX_DIGITS:
        return words.explanations.too_long(MAX_DIGITS, size)
    return words.explanations.off_the_board(OnBoard(number, size))


def _and_over(position: Position) -> Clause:
    over = position.outcome
    return [] if over is None else words.explanations.and_over(Player(over.winner))


def _already_taken(position: Position, number: int, owner: int) -> Clause:
    return words.explanations.taken(
        Gone(number, position.history),
        Player(owner),
        position.history.index(number) + 1,
        number == position.last,
    )


def _game_over(position: Position, winner: int, number: int) -> Clause:
    over = words.explanations.over(Player(winner))
    if position.last is None:
        return [*over, *_even_opening(number)]
    why = position.game.rule.because(position.last, number)
    return [*over, *words.explanations.not_anyway(number, why)]


def _opening(position: Position, number: int) -> Clause:
    if position.game.opening == "even":
        return _even_opening(number)
    return words.explanations.may_be_first(number, OnBoard(number, position.game.size))


def _even_opening(number: int) -> Clause:
    allowed = number % 2 == 0
    return words.explanations.even_opening(number, allowed, Parity(number), Halving(number))


def _following(position: Position, last: int, number: int) -> Clause:
    rule = position.game.rule
    if rule.allows(last, number):
        return words.explanations.may_follow(number, last, rule.because(last, number))
    if number in position.legal_moves:
        return words.explanations.may_follow_as_any(number, last, none_left(position))
    refusal = words.explanations.cannot_follow(number, last, rule.because(last, number))
    if rule.otherwise_any:
        still_free = Gone(position.legal_moves[0], position.history)
        refusal += words.explanations.only_when_none_fits(rule.noun(last), still_free)
    return refusal
