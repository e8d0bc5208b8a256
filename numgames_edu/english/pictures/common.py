"""What all pictures share: the board and the turn, numbers in lists, and what is refused."""

from __future__ import annotations

from ..grammar import either, kind_of, listed, parity

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ...requirements import Requirement
    from ...sentences import Player

NAMES = {
    "number": "The number in this picture",
    "depth": "The depth of a tree",
    "size": "The size of a board",
}
"""The numbers that pictures are made from."""


# The board and the turn


def board(title: str, size: int, first_even: bool) -> str:
    """Return a game's title and board.

    >>> board("Number Knockout", 20, True)
    'Number Knockout, 1 to 20, first number even'
    """
    return f"{title}, 1 to {size}{', first number even' if first_even else ''}"


def moment(title: str, size: int, first_even: bool, moves: int) -> str:
    """Return a game's title and board, and how far it has gone.

    >>> moment("Parity Duel", 12, False, 1), moment("Parity Duel", 12, False, 0)
    ('Parity Duel, 1 to 12, after 1 move', 'Parity Duel, 1 to 12')
    """
    after = f", after {counted(moves, 'move')}" if moves else ""
    return f"{board(title, size, first_even)}{after}"


def turn(mover: Player, required: Requirement) -> str:
    """Return whose turn it is and what to look for."""
    return f"{mover} to move: {required}."


# Numbers in lists


def numbers(some: Iterable[int]) -> str:
    """Return numbers as they are listed, long runs in short.

    >>> numbers([1, 2, 3, 4, 5, 6, 9]), numbers(range(1, 21, 2)), numbers([])
    ('1 to 6 and 9', 'the odd numbers 1 to 19', 'none')
    """
    left = sorted(some)
    if _alike(left):
        return f"the {parity(left[0])} numbers {left[0]} to {left[-1]}"
    return listed(runs(left))


def any_of(some: Iterable[int]) -> str:
    """Return numbers to choose from, long runs in short.

    >>> any_of([1, 2, 6]), any_of(range(1, 21)), any_of(range(2, 21, 2))
    ('1, 2 or 6', 'any number from 1 to 20', 'any even number from 2 to 20')
    """
    left = sorted(some)
    if _alike(left):
        return f"any {parity(left[0])} number from {left[0]} to {left[-1]}"
    found = runs(left)
    return f"any number from {found[0]}" if len(left) > 3 and len(found) == 1 else either(found)


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


def _alike(ascending: Sequence[int]) -> bool:
    """Return whether these are many odd numbers, or many even ones, without a gap."""
    many = len(ascending) > 4
    return many and list(ascending) == list(range(ascending[0], ascending[-1] + 1, 2))


def counted(count: int, noun: str) -> str:
    """Return so many of a thing.

    >>> counted(1, "dot"), counted(3, "dot")
    ('1 dot', '3 dots')
    """
    return f"{count} {noun}{'' if count == 1 else 's'}"


# What is refused


def board_too_large(size: int, most: int) -> str:
    """Return which boards can be drawn."""
    limit = f"A picture shows boards of up to {most} numbers: with {size}, it could not be read."
    return f"{limit} Choose a smaller size."


def out_of_range(name: str, most: int) -> str:
    """Return how large one of the numbers is that pictures are made from."""
    return f"{NAMES[name]} is from 1 to {most}."


def no_whole_number(name: str, thing: object) -> str:
    """Return that one of the numbers that pictures are made from is no whole number."""
    return f"{NAMES[name]} is a whole number such as 6, but this is {kind_of(thing)}."


def too_small() -> str:
    """Return what stands on Axes that are too small for the picture."""
    return "Too small to read: give this picture larger Axes."


def no_picture() -> str:
    """Return what is said of Axes without a picture."""
    return "There is no picture of numgames_edu on these Axes."


def not_described(thing: object) -> str:
    """Return what can be described."""
    return f"A picture's Axes are described, but this is {kind_of(thing)}."


def not_drawn_on(thing: object) -> str:
    """Return what can be drawn on."""
    return f"A picture is drawn on matplotlib's Axes, not on {kind_of(thing)}."


def not_drawn(thing: object) -> str:
    """Return that something is no picture."""
    return f"There is no way to draw {kind_of(thing)}."
