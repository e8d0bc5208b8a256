"""A page for the class without computers: the board, the rules, and lines to write the game on.

Plain data. Imports no matplotlib.
"""

from __future__ import annotations

from ..display.rows import rows_of
from ..games import Game
from ..sentences import Player
from ..values import Value
from ..words import words
from .picture import Picture, board_of, in_one_language

WITH_REASONS = 30
"""The most moves with reasons: for more of them, columns are too narrow to write reasons in."""


class Sheet(Value, Picture):
    """A game's board and rules, with room for the moves."""

    __slots__ = ("game",)
    game: Game

    @property
    @in_one_language
    def rows(self) -> list[tuple[str, list[int]]]:
        """Return the board's rows, as on the screen: a label (or none) and the numbers in it."""
        return rows_of(self.game)

    @property
    @in_one_language
    def title(self) -> str:
        return board_of(self.game)

    @property
    @in_one_language
    def howto(self) -> str:
        """Return how the page is used."""
        return words.pictures.sheets.howto(Player(1), Player(2), self.has_reasons)

    @property
    def has_reasons(self) -> bool:
        """Return whether the page has room to write a reason beside each move."""
        return self.game.size <= WITH_REASONS

    @property
    @in_one_language
    def words(self) -> str:
        say = words.pictures.sheets
        rows = [say.row(label, row) for label, row in self.rows]
        table = say.table(self.game.size, self.has_reasons)
        return "\n".join([say.headed(self.title), self.game.rules, self.howto, *rows, table])
