"""True statements about numbers, in words. Each is told what is the case; it decides nothing."""

from __future__ import annotations

from .grammar import listed, parity, times

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..sentences import Noun

MOST_LISTED = 6
"""How many taken numbers are named one by one."""


def multiplicity(prime: int, count: int) -> str:
    """Return how often a prime stands in a factorisation that was just said."""
    if not count:
        return f"does not have the prime factor {prime}"
    return f"has the prime factor {prime} {times(count)}"


def is_parity(number: int) -> str:
    """Return that a number is even or odd."""
    return f"{number} is {parity(number)}"


def multiple(number: int, other: int, true: bool) -> str:
    """Return that a number is a multiple of another one, or is not."""
    return f"{number} {'is' if true else 'is not'} a multiple of {other}"


def divisor(number: int, other: int, true: bool) -> str:
    """Return that a number is a divisor of another one, or is not."""
    return f"{number} {'is' if true else 'is not'} a divisor of {other}"


def order(number: int, other: int) -> str:
    """Return which of two different numbers is larger."""
    return f"{number} is {'larger' if number > other else 'smaller'} than {other}"


def steps(number: int, other: int) -> str:
    """Return how many steps it is from one number to the other."""
    gap = abs(number - other)
    return f"{number} is {gap} {'step' if gap == 1 else 'steps'} from {other}"


def next_to(number: int, other: int, true: bool) -> str:
    """Return that a number stands beside another one, or does not."""
    return f"{number} {'is' if true else 'is not'} adjacent to {other}"


def on_board(number: int, size: int, true: bool) -> str:
    """Return that a number is on the board, or is not."""
    if true:
        return f"{number} is one of the numbers 1 to {size}"
    return f"{number} is not on this board, which goes from 1 to {size}"


def taken(number: int, true: bool) -> str:
    """Return that a number is taken, or is free."""
    return f"{number} is {'already taken' if true else 'still free'}"


def none_left(wanted: Noun, fitting: tuple[int, ...]) -> str:
    """Return that none of the wanted numbers is free, and where they are."""
    there = len(fitting)
    if not there:
        gone = "there is none on this board"
    elif there > MOST_LISTED:
        gone = "all of them are taken"
    else:
        gone = f"{listed(fitting)} {'is' if there == 1 else 'are'} taken"
    return f"no {wanted.no} is free ({gone})"


def free_after_all(wanted: Noun, free: set[int]) -> str:
    """Return why it cannot be said that none is left."""
    return f"{wanted.one} is free: {listed(sorted(free))}"
