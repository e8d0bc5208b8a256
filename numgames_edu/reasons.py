"""Why a number may or may not be taken now: every situation of a game, in words and facts.

Knows a position only by what it says of itself; loads nothing heavy, so that a refused move can
answer in words at once.
"""

from __future__ import annotations

from .facts import Fact, Gone, Halving, NoneLeft, OnBoard, Parity
from .values import Value
from .words import bare, kind_of, player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from .games import Position
    from .rules import Clause

MAX_DIGITS = 20
"""Longer numbers are spoken of, not written out."""


class Reason(Value):
    """Whether a number may be taken, and why: words and facts that join into sentences."""

    __slots__ = ("legal", "parts")
    legal: bool
    parts: tuple[str | Fact, ...]

    def __init__(self, legal: bool, parts: Iterable[str | Fact]) -> None:
        self._set(legal=legal, parts=tuple(parts))

    @property
    def text(self) -> str:
        """Return the reason as plain sentences."""
        return spoken(self.parts)

    @property
    def facts(self) -> tuple[Fact, ...]:
        """Return the facts behind the reason, each once, in the order they are said."""
        return tuple(dict.fromkeys(part for part in self.parts if isinstance(part, Fact)))


def spoken(parts: Iterable[str | Fact]) -> str:
    """Return words and facts joined into plain text."""
    return "".join(part if isinstance(part, str) else part.text for part in parts)


def whole_number(number: object) -> int:
    """Return the number as an int, or raise a TypeError with a sentence.

    Takes what counts as a whole number (numpy's and sympy's too), but not True, 6.0 or "6".
    """
    if not isinstance(number, bool):
        try:
            return int(number.__index__())  # type: ignore[attr-defined]
        except (AttributeError, TypeError):
            pass
    raise TypeError(f"A move is a whole number such as 6, but this is {kind_of(number)}.")


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
        return NoneLeft("an even number", range(2, game.size + 1, 2), position.available)
    fitting = game.followers(last)
    if not game.rule.relation(last) and game.rule.allows(last, last):
        fitting = sorted([*fitting, last])  # an odd number after an odd one: it is one, too
    return NoneLeft(game.rule.wanted(last), fitting, position.available)


def end_of_game(position: Position) -> tuple[int, Clause]:
    """Return who has won a position without a legal move, and the sentence that says why."""
    mover, other = player(position.to_move), player(3 - position.to_move)
    if position.last is None:
        return 2, [f"{mover} cannot begin, because ", none_left(position), f", so {other} wins."]
    if position.game.ending == "stuck-loses":
        stuck: Clause = [f"{mover} cannot move, because ", none_left(position)]
        return 3 - position.to_move, [*stuck, f", so {other} wins."]
    took = f"{other} took the last number, {position.last}, and that loses, so {mover} wins."
    if not position.available:
        return position.to_move, [took]
    return position.to_move, [
        "Nothing can be taken now, because ",
        none_left(position),
        f". {took}",
    ]


def _off_the_board(position: Position, number: int) -> Reason:
    size = position.game.size
    end: Clause = _and_over(position)
    if abs(number) >= 10**MAX_DIGITS:
        long = f"That number has more than {MAX_DIGITS} digits"
        board = f"{long} and is not on this board, which goes from 1 to {size}."
        return Reason(False, [board, *end])
    return Reason(False, [OnBoard(number, size), ".", *end])


def _and_over(position: Position) -> Clause:
    if position.outcome is None:
        return []
    return [f" And the game is over: {player(position.outcome.winner)} has won."]


def _already_taken(position: Position, number: int, owner: int) -> Reason:
    move = position.history.index(number) + 1
    just = ", just now" if number == position.last else ""
    parts: Clause = [Gone(number, position.history)]
    parts += [f": {player(owner)} took it on move {move}{just}."]
    return Reason(False, [*parts, *_and_over(position)])


def _game_over(position: Position, number: int) -> Reason:
    assert position.outcome is not None
    over = f"The game is over: {player(position.outcome.winner)} has won. "
    if position.last is None:
        return Reason(False, [over, *_even_opening(number)])
    start = f"{number} could not have been taken anyway: "
    return Reason(False, [over, start, *position.game.rule.because(position.last, number), "."])


def _opening(position: Position, number: int) -> Reason:
    if position.game.opening == "even":
        return Reason(number % 2 == 0, _even_opening(number))
    start = f"{number} may be taken first: "
    return Reason(
        True, [start, OnBoard(number, position.game.size), ", and any of them may begin."]
    )


def _even_opening(number: int) -> Clause:
    verb, turn = ("cannot", "but") if number % 2 else ("may", "and")
    start = f"{number} {verb} be taken first: the first number must be even, {turn} "
    return [start, Parity(number), " (", Halving(number), ")."]


def _following(position: Position, last: int, number: int) -> Reason:
    rule = position.game.rule
    clause = rule.because(last, number)
    if rule.allows(last, number):
        return Reason(True, [f"{number} may follow {last}: ", *clause, "."])
    if number in position.legal_moves:
        start = f"{number} may follow {last}, because "
        return Reason(True, [start, none_left(position), ", so any number may be taken."])
    refusal: Clause = [f"{number} cannot follow {last}: ", *clause, "."]
    if rule.otherwise_any:
        nothing = f"no {bare(rule.wanted(last))} is free"
        refusal += [f" Any number may be taken only when {nothing}, but "]
        refusal += [Gone(position.legal_moves[0], position.history), "."]
    return Reason(False, refusal)
