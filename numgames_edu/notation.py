"""Position codes, written and read: "number-knockout/40-even: 22 11"."""

from __future__ import annotations

from .catalogue import CATALOGUE, GAMES, game
from .games import MAX_SIZE, Game, IllegalMove, Position
from .words import kind_of, listed

EXAMPLE = "number-knockout/20: 6 3 9"

MAX_LENGTH = 64 + 6 * MAX_SIZE
"""No position has a longer code: a name, a size, and each number of the largest board once."""

_own_games: dict[str, Game] = {}  # games outside the catalogue whose codes were written here


def write(position: Position) -> str:
    """Return the code of a position; `read` turns it back into an equal one.

    A pupil's own game is remembered by its slug, so that its codes can be read here, too.
    """
    played = position.game
    known = CATALOGUE.get(played.slug)
    if known is None:
        _own_games[played.slug] = played
    elif known.variant(played.size, played.opening) != played:
        raise ValueError(f"The name {played.slug!r} belongs to {known.title}: choose another slug.")
    return spelled(position)


def spelled(position: Position) -> str:
    """Return how a position's code is spelled, whether or not it could be read back."""
    played = position.game
    board = f"{played.size}-{played.opening}" if played.opening != "any" else f"{played.size}"
    return " ".join([f"{played.slug}/{board}:", *map(str, position.history)])


def read(code: str, own: Game | None = None) -> Position:
    """Return the position that a code stands for, or raise a ValueError that says what is wrong.

    A code of a pupil's own game is read as a position of `own`, if that is given; else as one of
    the game by this name whose code was written last.

    >>> read("number-knockout/20: 6 3 9").legal_moves
    (1, 18)
    """
    if not isinstance(code, str):
        raise TypeError(
            f"A position code is text such as {EXAMPLE!r}, but this is {kind_of(code)}."
        )
    if len(code) > MAX_LENGTH:
        raise ValueError("This is too long for a position code.")
    board, colon, moves = code.partition(":")
    slug, slash, variant = board.strip().partition("/")
    if not (colon and slash):
        raise ValueError(f"A position code looks like {EXAMPLE!r}.")
    size, hyphen, opening = variant.partition("-")
    played = (own if own is not None and own.slug == slug else _known(slug)).variant(
        _number(size, "size"), opening if hyphen else "any"
    )
    try:
        return played.replay(_number(word, "number") for word in moves.split())
    except IllegalMove as refusal:
        raise IllegalMove(f"This game cannot be played. {refusal}") from None


def meant(what: object, use: str) -> Position:
    """Return the position that somebody means: by itself, by its code, or a game's start.

    `use` begins the sentence that refuses anything else: "A board shows".

    >>> meant("parity-duel", "A board shows").code
    'parity-duel/20:'
    """
    if isinstance(what, str):
        what = read(what) if ":" in what else game(what)
    if isinstance(what, Game):
        what = what.start()
    if not isinstance(what, Position):
        kinds = "a Position, a position code, a Game or a game's name"
        raise TypeError(f"{use} {kinds}, but this is {kind_of(what)}.")
    return what


def _known(slug: str) -> Game:
    known = CATALOGUE.get(slug) or _own_games.get(slug)
    if known is None:
        raise ValueError(f"The code names no known game. The games are {listed(GAMES)}.")
    return known


def _number(word: str, what: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 6):
        raise ValueError(f"{word[:20]!r} is not a {what}. A position code looks like {EXAMPLE!r}.")
    return int(word)
