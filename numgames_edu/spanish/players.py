"""Who plays: the players' names, and what is said of names and levels that cannot be."""

from __future__ import annotations

from .grammar import one_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def computer() -> str:
    """Return the name that the computer plays under."""
    return "Robot"


def two_names() -> str:
    """Return how many names there are, and how they are given."""
    return 'Juegan dos personas: players=("Ana", "Luis").'


def bad_name(most: int) -> str:
    """Return what a name is."""
    return f"Un nombre para jugar tiene de 1 a {most} caracteres visibles."


def same_name() -> str:
    """Return that two names are the same."""
    return "Los dos nombres tienen que ser distintos."


def bad_level(levels: Sequence[str]) -> str:
    """Return how well the computer can play."""
    return one_of("el nivel", levels)
