"""Pages to print: the rules, the board, and room for the moves."""

from __future__ import annotations

from ..grammar import listed
from .common import counted, numbers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...sentences import Player


def howto(round_one: Player, square_one: Player, with_reasons: bool) -> str:
    """Return how a page is used; there may be room for reasons on it."""
    draw = f"{round_one} draws a circle around each number taken, {square_one} a square."
    if with_reasons:
        return f"{draw} Write each move down, and why it is allowed."
    return f"{draw} Write each move down, and tell the other player why it is allowed."


def headed(title: str) -> str:
    """Return what the page is."""
    return f"{title}: a page to print and play on."


def row(label: str, some: Sequence[int]) -> str:
    """Return a row of the board; rows without a label are called so."""
    return f"{label or 'Row'}: {listed(some) if len(some) < 4 else numbers(some)}."


def table(moves: int, with_reasons: bool) -> str:
    """Return what the table is for."""
    reason = " and why it is allowed" if with_reasons else ""
    start = f"Below is a table for {counted(moves, 'move')}, with room for the number{reason}."
    return f"{start} Each move's count stands in its player's shape."


def number() -> str:
    """Return what stands above the column for the numbers taken."""
    return "number"


def because() -> str:
    """Return what stands above the column for the reasons."""
    return "because …"


def is_there_already(path: object) -> str:
    """Return that a file is never overwritten."""
    return f"{path} is there already. Choose another name."


def no_folder(folder: object) -> str:
    """Return that a page cannot be saved where there is no folder."""
    return f"There is no folder {folder}. Choose one that is there."
