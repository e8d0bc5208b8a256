"""Pictures of numbers: dots in pairs, dots in rows, the tree of prime factors."""

from __future__ import annotations

from ..grammar import listed
from .common import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...facts import Fact


# Dots in pairs


def even_or_odd(numbers: Iterable[int]) -> str:
    """Return the question that dots in pairs answer."""
    return " ".join(f"Is {number} even or odd?" for number in numbers)


def in_pairs(number: int, pairs: int, over: int, halving: Fact, parity: Fact) -> str:
    """Return what the dots of a number show in pairs, and what follows from it.

    >>> from numgames_edu.facts import Halving, Parity
    >>> in_pairs(3, 1, 1, Halving(3), Parity(3))
    '3 dots in pairs: 1 pair, and 1 dot is left over. 3 = 2 × 1 + 1, so 3 is odd.'
    """
    shown = f"{counted(number, 'dot')} in pairs: {counted(pairs, 'pair')}"
    return f"{shown}, and {_over(over)}. {halving}, so {parity}."


def _over(over: int) -> str:
    if not over:
        return "nothing is left over"
    return f"{counted(over, 'dot')} {'is' if over == 1 else 'are'} left over"


# Dots in rows


def does_divide(divisor: int, number: int) -> str:
    """Return the question that dots in rows answer."""
    return f"Does {divisor} divide {number}?"


def in_rows(number: int, divisor: int, full: int, over: int) -> str:
    """Return what so many dots show in rows of so many.

    >>> in_rows(9, 6, 1, 3)
    '9 dots in rows of 6: 1 full row, and 3 dots are left over.'
    >>> in_rows(1, 12, 0, 1)
    '1 dot in rows of 12: no full rows, and 1 dot is left over.'
    """
    rows = counted(full, "full row") if full else "no full rows"
    return f"{counted(number, 'dot')} in rows of {divisor}: {rows}, and {_over(over)}."


def so(division: Fact, conclusion: Fact) -> str:
    """Return what follows from a division."""
    return f"{division}, so {conclusion}."


# Prime factors


def prime_factors(number: int) -> str:
    """Return what stands above the tree of a number's prime factors."""
    return f"The prime factors of {number}"


def one_has_none() -> str:
    """Return what is to be said of 1."""
    return "1 has no prime factors, and it is not a prime itself."


def is_prime(number: int) -> str:
    """Return that a number is a prime, and what that means."""
    return f"{number} is a prime: only 1 and {number} divide it."


def are_primes(factorisation: Fact, count: int) -> str:
    """Return that so many factors of a number are primes."""
    return f"{factorisation}: these {count} factors are primes."


def step_by_step(splits: Iterable[tuple[int, int, int]]) -> str:
    """Return how a number was split: each time a number, a prime, and the rest."""
    steps = (f"{whole} = {prime} × {rest}" for whole, prime, rest in splits)
    return f"Step by step: {listed(steps)}."


# The key


def left_over() -> str:
    """Return what the sign for dots means that are left over."""
    return "left over"


def missing() -> str:
    """Return what the sign for dots means that would make a row full."""
    return "missing in that row"


def prime() -> str:
    """Return what the sign for a prime means."""
    return "prime"


def can_be_split() -> str:
    """Return what the sign for a number means that is no prime."""
    return "can be split"
