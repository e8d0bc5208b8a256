"""Position codes, written and read: "number-knockout/40-even: 22 11". And what else names one."""

from __future__ import annotations

from .catalogue import CATALOGUE, GAMES, game
from .games import MAX_SIZE, Game, IllegalMove, Position, made
from .words import words

EXAMPLE = "number-knockout/20: 6 3 9"

MAX_LENGTH = 64 + 6 * MAX_SIZE
"""No position has a longer code: a name, a size, and each number of the largest board once."""


def write(position: Position) -> str:
    """Return the code of a position; `read` turns it back into an equal one."""
    played = position.game
    known = CATALOGUE.get(played.slug)
    if known is not None and _kind(known) != _kind(played):
        raise ValueError(words.games.name_is_taken(played.slug, known.title))
    return spelled(position)


def _kind(played: Game) -> tuple[object, ...]:
    """Return what games of one name have in common, on boards of any size."""
    return played.title, played.rule, played.ending


def spelled(position: Position) -> str:
    """Return how a position's code is spelled, whether or not it could be read back."""
    played = position.game
    board = f"{played.size}-{played.opening}" if played.opening != "any" else f"{played.size}"
    return " ".join([f"{played.slug}/{board}:", *map(str, position.history)])


def read(code: str, own: Game | None = None) -> Position:
    """Return the position that a code stands for, or raise a ValueError that says what is wrong.

    A code of a pupil's own game is read as a position of `own`, if that is given; else as one of
    the game by this name that was made last.

    >>> read("number-knockout/20: 6 3 9").legal_moves
    (1, 18)
    """
    if not isinstance(code, str):
        raise TypeError(words.games.no_code(code, EXAMPLE))
    if len(code) > MAX_LENGTH:
        raise ValueError(words.games.code_too_long())
    board, colon, moves = code.partition(":")
    slug, slash, variant = board.strip().partition("/")
    if not (colon and slash):
        raise ValueError(words.games.code_looks_like(EXAMPLE))
    size, hyphen, opening = variant.partition("-")
    played = (own if own is not None and own.slug == slug else _known(slug)).variant(
        _number(size, is_size=True), opening if hyphen else "any"
    )
    try:
        return played.replay(_number(word) for word in moves.split())
    except IllegalMove as refusal:
        raise IllegalMove(words.games.cannot_be_played(str(refusal))) from None


PositionLike = Position | Game | str
"""What names a position, or a game: a Position or its code, a Game or its name (at the start)."""


def meant(what: object) -> Position:
    """Return the position that somebody means: by itself, by its code, or a game's start.

    >>> meant("parity-duel").code, meant("parity-duel/8: 3").code
    ('parity-duel/20:', 'parity-duel/8: 3')
    """
    if isinstance(what, Position):
        return what
    if isinstance(what, str):
        return read(what) if ":" in what else game(what).start()
    if isinstance(what, Game):
        return what.start()
    raise TypeError(words.games.no_position(what))


def meant_game(what: object) -> Game:
    """Return the game that somebody means: by itself, by its name, or by a position of it."""
    return meant(what).game


def _known(slug: str) -> Game:
    known = CATALOGUE.get(slug) or made.get(slug)
    if known is None:
        raise ValueError(words.games.unknown_game_in_code(GAMES))
    return known


def _number(word: str, is_size: bool = False) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 6):
        raise ValueError(words.games.not_in_code(word[:20], is_size, EXAMPLE))
    return int(word)
