"""Charts: which first numbers win on which boards, and who was winning in a played game."""

from __future__ import annotations

from ..grammar import kind_of, listed
from .common import any_of, moment, numbers, runs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...sentences import Player

MOST_LISTED = 12
"""How many boards a title names."""


# Openings


def openings(game: str, first_even: bool, sizes: Sequence[int]) -> str:
    """Return what stands above the openings of a game on some boards.

    >>> openings("Parity Duel", True, (4, 5, 6, 7, 20))
    'Parity Duel, first number even: which first numbers win, boards of 4 to 7 and 20 numbers'
    """
    even = ", first number even" if first_even else ""
    return f"{game}{even}: which first numbers win, {_boards(sizes)}"


def _boards(sizes: Sequence[int]) -> str:
    found = runs(sizes)
    if len(sizes) == 1:
        return f"the board 1 to {sizes[0]}"
    if len(found) <= MOST_LISTED:
        return f"boards of {listed(found)} numbers"
    return f"{len(sizes)} boards of {sizes[0]} up to {sizes[-1]} numbers"


def wins_with(first_even: bool, player: Player, largest: Sequence[int]) -> str:
    """Return on which boards a player wins, with one opening rule."""
    rule = "the first number must be even" if first_even else "any number may begin"
    on = f"with these largest numbers: {numbers(largest)}" if largest else "on none of these boards"
    return f"If {rule}, {player} wins {on}."


def first_numbers(winner: Player) -> str:
    """Return what stands above the list of the first numbers that win."""
    return f"The first numbers that win for {winner}, board by board:"


def winning_on(size: int, winning: Sequence[int], is_every: bool) -> str:
    """Return the first numbers that win on a board; maybe they all do."""
    found = "every first number that is allowed" if is_every else numbers(winning)
    return f"1 to {size}: {found}."


def first_number() -> str:
    """Return what stands beside the chart."""
    return "first number"


def board_to() -> str:
    """Return what stands before the sizes of the boards."""
    return "board 1 to"


def row(first_even: bool) -> str:
    """Return what stands before a row that says who wins, with one opening rule."""
    return "first number even" if first_even else "any first number"


def wins(player: Player) -> str:
    """Return what a player's sign means."""
    return f"{player} wins"


def loses() -> str:
    """Return what the sign for a losing first number means."""
    return "a first number that loses"


def no_sizes(thing: object) -> str:
    """Return what sizes are."""
    return f"The boards are a list of sizes such as range(2, 41), not {kind_of(thing)}."


def which_boards() -> str:
    """Return that no size was given."""
    return "Which boards? Give sizes such as range(2, 41)."


# A played game


def review(game: str, size: int, first_even: bool, moves: int) -> str:
    """Return what stands above a played game."""
    return f"{moment(game, size, first_even, moves)}: who was winning"


def winning_at_start(winner: Player) -> str:
    """Return who was winning before the first move."""
    return f"At the start, {winner} was winning."


def gave_away(player: Player, number: int, better: Sequence[int]) -> str:
    """Return that a move gave the win away; many better numbers are said in short."""
    would = f"{any_of(better)} would have won"
    return f"{player} takes {number} and gives the win away: {would}."


def move(count: int, what: str, winner: Player) -> str:
    """Return what a move did, with its count, and who is winning after it."""
    return f"{count}. {what} {winner} is winning now."


def is_winning(player: Player) -> str:
    """Return what stands beside a player's lane."""
    return f"{player} is winning"


def better() -> str:
    """Return what stands before the numbers that would have won."""
    return "better"


def move_of(player: Player) -> str:
    """Return what a player's sign means."""
    return f"{player}'s move"


def gave_the_win_away() -> str:
    """Return what a dark rim means."""
    return "gave the win away"
