"""Which script a terminal tells a game with: one per rule book, and a plain one for every other.

The scripts themselves are words: they are in the `terminal` room of each language. Here is what
they need that has no words in it.
"""

from __future__ import annotations

from .catalogue import CATALOGUE
from .games import Game, Position
from .words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from .english.terminal import Script
    from .sentences import Names

SCRIPTS = {
    "even-odd-match": "EvenOddMatchScript",
    "parity-duel": "ParityDuelScript",
    "number-knockout": "NumberKnockoutScript",
    "parity-game": "ParityGameScript",
    "odd-or-even-chase": "OddOrEvenChaseScript",
}
"""The script of each rule book. A game that is not named here is told by the plain `Script`."""


def script_for(game: Game, names: Names, computers: Container[int] = ()) -> Script:
    """Return the script that tells this game; `computers` are the players that are computers.

    A game of one's own that only has the name of a rule book's game is told by the plain one.
    """
    book = CATALOGUE.get(game.slug)
    by_the_book = book is not None and (book.rule, book.ending) == (game.rule, game.ending)
    name = SCRIPTS.get(game.slug, "Script") if by_the_book else "Script"
    script: type[Script] = getattr(words.terminal, name)
    return script(names, computers)


class Telling:
    """What every script can say without a word: who plays, and rows of numbers.

    `computers` are the players (1, 2) that the computer moves for.
    """

    separator = " "
    """What stands between two numbers of a row."""

    none = ""
    """What stands for a row without numbers."""

    def __init__(self, names: Names, computers: Container[int] = ()) -> None:
        self.names = names
        self.computers = computers

    def mover(self, position: Position) -> str:
        """Return the name of the player whose turn it is."""
        return position.mover.called(self.names)

    def opponent(self, position: Position) -> str:
        """Return the name of the other player."""
        return position.mover.other.called(self.names)

    def board(self, position: Position) -> str:
        """Return all numbers of the board, taken or not."""
        return self.row(range(1, position.game.size + 1))

    def row(self, numbers: Iterable[int]) -> str:
        """Return the numbers side by side."""
        return self.separator.join(map(str, numbers)) or self.none


def runs(numbers: Iterable[int], separator: str = ",") -> str:
    """Return the numbers with neighbours drawn together.

    >>> runs([1, 2, 3, 5, 7, 8])
    '1-3,5,7-8'
    """
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][-1] + 1:
            parts[-1] = [parts[-1][0], number]
        else:
            parts.append([number])
    return separator.join("-".join(map(str, part)) for part in parts)
