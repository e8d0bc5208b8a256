"""Who plays: the players' names, and what is said of names and levels that cannot be."""

from __future__ import annotations

from .grammar import one_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def computer() -> str:
    """Return the name that the computer plays under."""
    return "Computer"


def two_names() -> str:
    """Return how many names there are, and how they are given."""
    return 'There are two players: players=("Ann", "Ben").'


def bad_name(most: int) -> str:
    """Return what a name is."""
    return f"A player's name has 1 to {most} printable characters."


def same_name() -> str:
    """Return that two names are the same."""
    return "The two players need different names."


def bad_level(levels: Sequence[str]) -> str:
    """Return how well the computer can play."""
    return one_of("level", levels)
