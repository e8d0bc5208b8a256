"""Which script a terminal tells a game with: one per rule book, and a plain one for every other.

The scripts themselves are words: they are in the `terminal` room of each language.
"""

from __future__ import annotations

from .catalogue import CATALOGUE
from .games import Game
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


def runs(numbers: Iterable[int]) -> str:
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
    return ",".join("-".join(map(str, part)) for part in parts)
