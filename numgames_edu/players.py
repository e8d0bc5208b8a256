"""Computer players: given a position, each names the number it takes."""

from __future__ import annotations

from random import Random

from .games import Position

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Player = Callable[[Position], int]


def random_player(seed: int | None = None) -> Player:
    """Return a player that takes any legal number; the same seed gives the same game."""
    choice = Random(seed).choice
    return lambda position: choice(position.legal_moves)
