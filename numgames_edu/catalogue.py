"""The five games, one declaration each, with the board sizes of their rule books."""

from __future__ import annotations

from .games import Game
from .rules import Adjacent, DivisorOrMultiple, OppositeParity, SameParity
from .words import words

EVEN_ODD_MATCH = Game("even-odd-match", "Even/Odd Match", size=20, rule=OppositeParity())

PARITY_DUEL = Game("parity-duel", "Parity Duel", size=20, rule=OppositeParity())

NUMBER_KNOCKOUT = Game("number-knockout", "Number Knockout", size=20, rule=DivisorOrMultiple())

PARITY_GAME = Game(
    "parity-game", "Parity Game", size=15, rule=SameParity().else_any(), ending="last-loses"
)

ODD_OR_EVEN_CHASE = Game(
    "odd-or-even-chase", "Odd or Even Chase", size=12, rule=Adjacent() & OppositeParity()
)

CATALOGUE = {
    game.slug: game
    for game in (EVEN_ODD_MATCH, PARITY_DUEL, NUMBER_KNOCKOUT, PARITY_GAME, ODD_OR_EVEN_CHASE)
}

GAMES = tuple(CATALOGUE)


def game(slug: str, size: int | None = None, opening: str = "any") -> Game:
    """Return a game of the catalogue, on its rule book's own board or on another one.

    >>> game("number-knockout").size
    20
    >>> game("number-knockout", size=40, opening="even").start().legal_moves[:3]
    (2, 4, 6)
    """
    if not isinstance(slug, str) or slug not in CATALOGUE:
        raise ValueError(words.games.no_such_game(_nearest(slug), GAMES))
    book = CATALOGUE[slug]
    return book.variant(book.size if size is None else size, opening)


def _nearest(slug: object) -> str:
    """Return the short name of the game that was perhaps meant; "" if none is similar."""
    from difflib import get_close_matches

    similar = get_close_matches(str(slug)[:40].lower().replace(" ", "-"), GAMES, n=1)
    return similar[0] if similar else ""
