"""What is picked on a question's board so far."""

from __future__ import annotations

from ..grammar import listed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def nothing_chosen() -> str:
    """Return how numbers are chosen."""
    return "Nothing is chosen yet. Click numbers, or go to them and press Enter."


def chosen(numbers: Sequence[int]) -> str:
    """Return which numbers are chosen."""
    return f"Chosen: {listed(numbers)}."


def no_chain() -> str:
    """Return how a chain is begun."""
    return "The chain is empty. Click a number to begin with."


def chain(numbers: Sequence[int]) -> str:
    """Return the chain so far, and how long it is."""
    return f"Your chain: {' → '.join(map(str, numbers))} ({len(numbers)} so far)."


def pairs(made: Sequence[tuple[int, int]]) -> str:
    """Return the pairs so far, and how one more is made, or one taken back."""
    return f"{_made(made)} Choose two numbers to make a pair; choose one of a pair to undo it."


def half_a_pair(made: Sequence[tuple[int, int]], number: int) -> str:
    """Return the pairs so far, and the number that still needs a partner."""
    return f"{_made(made)} Now choose the partner of {number}."


def _made(pairs: Sequence[tuple[int, int]]) -> str:
    if not pairs:
        return "There are no pairs yet."
    return f"Pairs: {', '.join(f'{one}–{other}' for one, other in pairs)}."
