"""Why a number may or may not be taken now: one function for each situation of a game."""

from __future__ import annotations

from ..sentences import told
from .grammar import kind_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..facts import Fact
    from ..sentences import Clause, Noun, Player


def off_the_board(fact: Fact) -> Clause:
    """Return that a number is not on the board."""
    return [fact, "."]


def too_long(digits: int, size: int) -> Clause:
    """Return that a number is not on the board, if it is too long to be written out."""
    long = f"That number has more than {digits} digits"
    return [f"{long} and is not on this board, which goes from 1 to {size}."]


def and_over(winner: Player) -> Clause:
    """Return that the game is over, as something that is added."""
    return told(" And the game is over: {winner} has won.", winner=winner)


def taken(fact: Fact, owner: Player, move: int, just_now: bool) -> Clause:
    """Return that a number is taken, and by whom."""
    now = ", just now" if just_now else ""
    return told(
        "{fact}: {owner} took it on move {move}{now}.", fact=fact, owner=owner, move=move, now=now
    )


def over(winner: Player) -> Clause:
    """Return that the game is over."""
    return told("The game is over: {winner} has won. ", winner=winner)


def not_anyway(number: int, why: Clause) -> Clause:
    """Return why a number could not have been taken, either."""
    return [f"{number} could not have been taken anyway: ", *why, "."]


def may_be_first(number: int, on_board: Fact) -> Clause:
    """Return why a number may begin."""
    return [f"{number} may be taken first: ", on_board, ", and any of them may begin."]


def even_opening(number: int, allowed: bool, parity: Fact, halving: Fact) -> Clause:
    """Return why a number may begin, or not, where the first must be even."""
    verb, turn = ("may", "and") if allowed else ("cannot", "but")
    start = f"{number} {verb} be taken first: the first number must be even, {turn} "
    return [start, parity, " (", halving, ")."]


def may_follow(number: int, last: int, why: Clause) -> Clause:
    """Return why a number may follow."""
    return [f"{number} may follow {last}: ", *why, "."]


def may_follow_as_any(number: int, last: int, nothing_left: Fact) -> Clause:
    """Return why a number may follow that does not fit."""
    start = f"{number} may follow {last}, because "
    return [start, nothing_left, ", so any number may be taken."]


def cannot_follow(number: int, last: int, why: Clause) -> Clause:
    """Return why a number cannot follow."""
    return [f"{number} cannot follow {last}: ", *why, "."]


def only_when_none_fits(wanted: Noun, still_free: Fact) -> Clause:
    """Return when any number may be taken, and that it is not so now."""
    nothing = f"no {wanted.no} is free"
    return [f" Any number may be taken only when {nothing}, but ", still_free, "."]


def no_explanation(thing: object) -> str:
    """Return what a picture is chosen for."""
    return f"A picture is chosen for what ng.explain says, but this is {kind_of(thing)}."
