"""What a picture is, as plain data; what is meant by an argument; numbers in words.

Imports no matplotlib.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..catalogue import game
from ..games import Game, Position
from ..notation import meant
from ..sentences import whole_number
from ..words import kind_of, listed, parity

MAX_NUMBERS = 100
"""The largest board that is drawn: with more numbers, a page cannot be read."""


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


def position_of(what: str | Game | Position) -> Position:
    """Return the position that is meant, if it can be drawn."""
    position = meant(what)
    checked_size(position.game.size)
    return position


def game_of(what: str | Game, size: int | None = None) -> Game:
    """Return the game that is meant: by itself or its name, on its own board or another one."""
    if isinstance(what, str):
        what = game(what)
    if not isinstance(what, Game):
        raise TypeError(f"This needs a game or a game's name, but this is {kind_of(what)}.")
    chosen = what if size is None else what.variant(size, what.opening)
    checked_size(chosen.size)
    return chosen


def checked_size(size: int) -> None:
    """Raise a ValueError with a sentence for a board that is too large to be drawn."""
    if size > MAX_NUMBERS:
        raise ValueError(
            f"A picture shows boards of up to {MAX_NUMBERS} numbers: with {size}, it could not be "
            f"read. Choose a smaller size."
        )


def small_number(number: object, most: int, name: str = "The number in this picture") -> int:
    """Return the number if a picture can show it, or raise an error that says what is asked for.

    >>> small_number("deep", 12, "The depth of a tree")
    Traceback (most recent call last):
    ...
    TypeError: The depth of a tree is a whole number such as 6, but this is text.
    """
    checked = whole(number, name)
    if not 1 <= checked <= most:
        raise ValueError(f"{name} is from 1 to {most}.")
    return checked


def whole(number: object, name: str) -> int:
    """Return the number, or raise a TypeError that says what should have been one."""
    try:
        return whole_number(number)
    except TypeError:
        message = f"{name} is a whole number such as 6, but this is {kind_of(number)}."
        raise TypeError(message) from None


def where(position: Position) -> str:
    """Return the game, its board and how far it has gone: what stands above a picture.

    >>> where(position_of("number-knockout/20-even: 6 3 9"))
    'Number Knockout, 1 to 20, first number even, after 3 moves'
    """
    title = board(position.game)
    moves = len(position.history)
    if not moves:
        return title
    return f"{title}, after {moves} move{'' if moves == 1 else 's'}"


def board(of: Game) -> str:
    """Return a game's title and board."""
    even = ", first number even" if of.opening == "even" else ""
    return f"{of.title}, 1 to {of.size}{even}"


def headline(position: Position) -> str:
    """Return whose turn it is and what to look for, or who has won."""
    if position.outcome is not None:
        return position.outcome.reason
    return f"Player {position.to_move} to move: {position.requirement}."


def numbers(some: Iterable[int], last: str = "and") -> str:
    """Return numbers as they are listed, long runs in short.

    >>> numbers([1, 2, 3, 4, 5, 6, 9]), numbers(range(1, 21, 2)), numbers([])
    ('1 to 6 and 9', 'the odd numbers 1 to 19', 'none')
    >>> numbers([1, 2, 6], "or"), numbers(range(1, 21), "or"), numbers(range(2, 21, 2), "or")
    ('1, 2 or 6', 'any number from 1 to 20', 'any even number from 2 to 20')
    """
    left = sorted(some)
    if len(left) > 4 and left == list(range(left[0], left[-1] + 1, 2)):
        kind, ends = parity(left[0]), f"{left[0]} to {left[-1]}"
        return f"any {kind} number from {ends}" if last == "or" else f"the {kind} numbers {ends}"
    found = runs(left)
    if last == "or" and len(left) > 3 and len(found) == 1:
        return f"any number from {found[0]}"
    return listed(found, last)


def runs(ascending: Sequence[int]) -> list[str]:
    """Return the numbers with "4 to 9" for those that follow each other."""
    found: list[str] = []
    start = 0
    for i, number in enumerate(ascending):
        if i + 1 == len(ascending) or ascending[i + 1] != number + 1:
            run = ascending[start : i + 1]
            found += [f"{run[0]} to {run[-1]}"] if len(run) > 3 else map(str, run)
            start = i + 1
    return found
