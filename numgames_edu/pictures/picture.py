"""What a picture is, as plain data, and what can be drawn. Imports no matplotlib."""

from __future__ import annotations

from ..notation import meant, meant_game
from ..sentences import whole_number
from ..words import told_in, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..games import Game, Position

MAX_NUMBERS = 100
"""The largest board that is drawn: with more numbers, a page cannot be read."""

in_one_language = told_in("pictures")
"""Lets a function speak one language throughout, also where it quotes rules, proofs or reasons."""


class Picture:
    """What a picture shows, as plain data. `title` stands above it, `words` say all of it."""

    __slots__ = ()

    @property
    def title(self) -> str:
        """Return the line above the picture."""
        raise NotImplementedError

    @property
    def words(self) -> str:
        """Return everything that the picture shows, in sentences."""
        raise NotImplementedError


def drawable_position(position: str | Game | Position) -> Position:
    """Return the position that is meant, if it can be drawn."""
    found = meant(position)
    drawable_size(found.game.size)
    return found


def drawable_game(game: str | Game | Position, size: int | None = None) -> Game:
    """Return the game that is meant, on its own board or another one, if it can be drawn."""
    found = meant_game(game)
    if size is not None:
        found = found.variant(size, found.opening)
    drawable_size(found.size)
    return found


def drawable_size(size: int) -> None:
    """Raise a ValueError with a sentence for a board that is too large to be drawn."""
    if size > MAX_NUMBERS:
        raise ValueError(words.pictures.common.board_too_large(size, MAX_NUMBERS))


def small_number(number: object, most: int, name: str = "number") -> int:
    """Return the number if a picture can show it, or raise an error that says what is asked for.

    `name` says which number it is: "number", "depth" or "size".

    >>> small_number("deep", 12, "depth")
    Traceback (most recent call last):
    ...
    TypeError: The depth of a tree is a whole number such as 6, but this is text.
    """
    checked = whole(number, name)
    if not 1 <= checked <= most:
        raise ValueError(words.pictures.common.out_of_range(name, most))
    return checked


def whole(number: object, name: str) -> int:
    """Return the number, or raise a TypeError that says what should have been one."""
    try:
        return whole_number(number)
    except TypeError:
        raise TypeError(words.pictures.common.no_whole_number(name, number)) from None


def moment(position: Position) -> tuple[str, int, bool, int]:
    """Return what a title says of a position: game, size, whether the first is even, moves."""
    game = position.game
    return game.title, game.size, game.opening == "even", len(position.history)


def board_of(game: Game) -> str:
    """Return a game's title and board."""
    return words.pictures.common.board(game.title, game.size, game.opening == "even")


def turn_or_end(position: Position) -> str:
    """Return whose turn it is and what to look for, or who has won."""
    if position.outcome is not None:
        return position.outcome.reason
    return words.pictures.common.turn(position.mover, position.required)
