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
from .words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from .games import Position
    from .sentences import Clause, Part

MAX_DIGITS = 20
"""Longer numbers are spoken of, not written out."""

CANNOT_BEGIN, STUCK, TOOK_THE_LAST = "cannot-begin", "stuck", "took-the-last"


class Reason(Value):
    """Whether a number may be taken, and why: words and facts that join into sentences."""

    __slots__ = ("legal", "parts")
    legal: bool
    parts: tuple[Part, ...]

    def __init__(self, legal: bool, parts: Iterable[Part]) -> None:
        self._set(legal=legal, parts=tuple(parts))

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
    size = position.game.size
    if number < 1 or number > size:
        return _off_the_board(position, number)
    owner = position.owner(number)
    if owner is not None:
        return _already_taken(position, number, owner)
    if position.outcome is not None:
        return _game_over(position, number)
    if position.last is None:
        return _opening(position, number)
    return _following(position, position.last, number)


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


def _off_the_board(position: Position, number: int) -> Reason:
    size = position.game.size
    if abs(number) >= 10**MAX_DIGITS:
        parts = words.explanations.too_long(MAX_DIGITS, size)
    else:
        parts = words.explanations.off_the_board(OnBoard(number, size))
    return Reason(False, [*parts, *_and_over(position)])


def _and_over(position: Position) -> Clause:
    over = position.outcome
    return [] if over is None else words.explanations.and_over(Player(over.winner))


def _already_taken(position: Position, number: int, owner: int) -> Reason:
    parts = words.explanations.taken(
        Gone(number, position.history),
        Player(owner),
        position.history.index(number) + 1,
        number == position.last,
    )
    return Reason(False, [*parts, *_and_over(position)])


def _game_over(position: Position, number: int) -> Reason:
    assert position.outcome is not None
    over = words.explanations.over(Player(position.outcome.winner))
    if position.last is None:
        return Reason(False, [*over, *_even_opening(number)])
    why = position.game.rule.because(position.last, number)
    return Reason(False, [*over, *words.explanations.not_anyway(number, why)])


def _opening(position: Position, number: int) -> Reason:
    if position.game.opening == "even":
        return Reason(number % 2 == 0, _even_opening(number))
    on_board = OnBoard(number, position.game.size)
    return Reason(True, words.explanations.may_be_first(number, on_board))


def _even_opening(number: int) -> Clause:
    allowed = number % 2 == 0
    return words.explanations.even_opening(number, allowed, Parity(number), Halving(number))


def _following(position: Position, last: int, number: int) -> Reason:
    rule = position.game.rule
    if rule.allows(last, number):
        why = rule.because(last, number)
        return Reason(True, words.explanations.may_follow(number, last, why))
    if number in position.legal_moves:
        nothing = none_left(position)
        return Reason(True, words.explanations.may_follow_as_any(number, last, nothing))
    refusal = words.explanations.cannot_follow(number, last, rule.because(last, number))
    if rule.otherwise_any:
        still_free = Gone(position.legal_moves[0], position.history)
        refusal += words.explanations.only_when_none_fits(rule.noun(last), still_free)
    return Reason(False, refusal)
