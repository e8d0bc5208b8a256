"""The number line, and numbers in a row, some standing out or crossed out."""

from __future__ import annotations

from ..facts import none_left
from ..grammar import listed
from .common import numbers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ...facts import Fact
    from ...sentences import Noun


# The number line


def way(number: int, to: int) -> str:
    """Return what stands above the way from one number to another."""
    return f"From {number} to {to} on the number line"


def neighbours(number: int, size: int) -> str:
    """Return what stands above a number and its neighbours."""
    return f"The neighbours of {number} on the board 1 to {size}"


def steps_say(steps: Fact, distance: Fact, conclusion: Fact) -> str:
    """Return what follows from how far apart two numbers are."""
    return f"{steps} ({distance}), so {conclusion}."


def neighbours_are(number: int, beside: Sequence[int]) -> str:
    """Return a number's neighbours: two, one at the end of the board, or none.

    >>> neighbours_are(6, (5, 7)), neighbours_are(1, ())
    ('The neighbours of 6 are 5 and 7.', '1 has no neighbour on this board.')
    """
    if not beside:
        return f"{number} has no neighbour on this board."
    if len(beside) == 1:
        end = f"{number} stands at the end of the board"
        return f"{end}, so its only neighbour is {listed(beside)}."
    return f"The neighbours of {number} are {listed(beside)}."


def line_shown(first: int, last: int, is_cut: bool, is_open: bool) -> str:
    """Return which part of the number line is drawn."""
    cut = ", with a part in the middle left out" if is_cut else ""
    goes_on = " The number line goes on." if is_open else ""
    return f"The picture shows the line from {first} to {last}{cut}.{goes_on}"


# Numbers in a row


def taken_so_far() -> str:
    """Return what stands above the numbers that are taken."""
    return "The numbers taken so far"


def board_ends(size: int) -> str:
    """Return what stands above the ends of a board."""
    return f"The board 1 to {size}"


def could_follow(wanted: Noun) -> str:
    """Return what stands above the numbers that a rule asks for."""
    return f"What could follow: {wanted.one}"


def may_be_taken(number: int, is_long: bool, legal: bool) -> str:
    """Return whether a number may be taken now; one that is too long is not written out."""
    may = "may" if legal else "cannot"
    return f"{'This number' if is_long else number} {may} be taken now"


def it_is_so(fact: Fact) -> str:
    """Return a fact as a sentence."""
    return f"{fact}."


def nothing_fits(wanted: Noun, fitting: tuple[int, ...]) -> str:
    """Return that none of the wanted numbers is free, as a sentence."""
    said = none_left(wanted, fitting)
    return f"{said[0].upper()}{said[1:]}."


def row_shown(row: Collection[int]) -> str:
    """Return which numbers stand in the row."""
    return f"The picture shows {numbers(row)}."


def standing_out(marked: Collection[int]) -> str:
    """Return which numbers of the row stand out."""
    return f"Standing out: {numbers(marked)}."


def crossed_out(crossed: Collection[int]) -> str:
    """Return which numbers of the row are crossed out."""
    return f"Crossed out: {numbers(crossed)}."


# The key


def the_number() -> str:
    """Return what the sign for the number means that the line is about."""
    return "the number"


def where_steps_lead() -> str:
    """Return what the sign for the end of a way means."""
    return "where the steps lead"
