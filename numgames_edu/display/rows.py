"""Where the numbers stand on a board: rows that teach something. Imports nothing heavy."""

from __future__ import annotations

from ..games import Game
from ..words import words

MAX_SHOWN = 400
"""The largest board that is drawn; larger ones are played in Python or in the terminal."""

PER_ROW = 10
LINE_IN_ONE_ROW = 12


def rows_of(game: Game, plain: bool = False) -> list[tuple[str, list[int]]]:
    """Return the board's rows from top to bottom: a label (or none) and the numbers in it.

    A number line stands in one row as long as it fits a small screen; the parity games have odd
    and even numbers apart, unless it shall be `plain` (a question should not be answered by where
    a number stands); other games have a grid with ten to a row.

    >>> from numgames_edu import game
    >>> rows_of(game("parity-duel", size=6))
    [('odd', [1, 3, 5]), ('even', [2, 4, 6])]
    """
    if game.size > MAX_SHOWN:
        raise ValueError(words.board.too_large(MAX_SHOWN))
    numbers = list(range(1, game.size + 1))
    layout = game.rule.layout
    if layout == "line" and game.size <= LINE_IN_ONE_ROW:
        return [("", numbers)]
    if layout == "sides" and not plain:
        odd, even = words.board.side(1), words.board.side(0)
        return [*_cut(numbers[::2], odd), *_cut(numbers[1::2], even)]
    return _cut(numbers, "", PER_ROW if game.size > 10 else max(1, (game.size + 1) // 2))


def _cut(numbers: list[int], label: str, per_row: int = PER_ROW) -> list[tuple[str, list[int]]]:
    starts = range(0, len(numbers), per_row)
    return [(label if not i else "", numbers[i : i + per_row]) for i in starts]


def label_width() -> int:
    """Return how many letters the longest label of a row has."""
    return max(len(words.board.side(odd)) for odd in (0, 1))
