"""Pictures of games and numbers in matplotlib, each also in words.

Every function clears the Axes it is given and draws on them, or on new ones, and returns them;
`describe` says the same in words. In a notebook the image carries these words for everybody who
cannot see it.

What is drawn is plain data, which says itself in words; `drawing` puts it on Axes, and loads
matplotlib when the first picture is drawn.

>>> from numgames_edu import pictures
>>> print(pictures.describe(pictures.parity(7)))
Is 7 even or odd?
7 dots in pairs: 3 pairs, and 1 dot is left over. 7 = 2 × 3 + 1, so 7 is odd.
"""

from __future__ import annotations

from .charts import Openings, Played
from .explained import picture_for
from .graphs.move_graph import MoveGraph
from .lines import Line
from .numbers import MAX_DOTS, MAX_FACTORED, Factors, Rows, Twos
from .picture import drawable_game, drawable_position, in_one_language, small_number
from .sheets import Sheet
from .trees import MAX_DEPTH, GameTree

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from matplotlib.axes import Axes

    from ..explanations import Explanation
    from ..games import Game, Position
    from .picture import Picture

    What = str | Game | Position

__all__ = [
    "describe",
    "divides",
    "factors",
    "game_tree",
    "move_graph",
    "neighbours",
    "openings",
    "parity",
    "picture_of",
    "review",
    "save_sheet",
    "sheet",
]


@in_one_language
def move_graph(position: What, pairs: bool = False, ax: Axes | None = None) -> Axes:
    """Return Axes that show which number may follow which, and how the game has gone so far.

    Numbers in play are joined if they may follow each other; an arrow says that this goes one way
    only. With `pairs=True`, the partners of the proof of who wins are drawn, if it has any.

    >>> ax = move_graph("odd-or-even-chase/4: 2 3")
    >>> print(describe(ax))  # doctest: +ELLIPSIS
    Odd or Even Chase, 1 to 4, after 2 moves: which number may follow which.
    Take turns to take one of the numbers 1 to 4. The next number ... Whoever cannot move loses.
    The numbers stand on a number line.
    The moves so far: 2, 3.
    Player 1 took 2.
    Player 2 took 3.
    Player 1 to move: an even number adjacent to 3.
    3 may be followed by 4.
    What may follow what among the free numbers:
    After 1 or 4: no free number.
    """
    return _drawn(MoveGraph(drawable_position(position), bool(pairs)), ax)


@in_one_language
def game_tree(position: What, depth: int = 3, ax: Axes | None = None) -> Axes:
    """Return Axes that show the next moves as a tree, and who wins in each branch.

    A tree too wide to read is shown in part, and says what it leaves out.
    """
    checked = small_number(depth, MAX_DEPTH, "depth")
    return _drawn(GameTree(drawable_position(position), checked), ax)


@in_one_language
def openings(game: What, sizes: Iterable[int] = range(2, 41), ax: Axes | None = None) -> Axes:
    """Return Axes that show which first numbers win on which boards, and who wins each board.

    Below, one row says who wins if any number may begin, and one if the first number must be even
    (as in Juniper Green).
    """
    return _drawn(Openings(drawable_game(game), sizes), ax)


@in_one_language
def review(position: What, ax: Axes | None = None) -> Axes:
    """Return Axes that show a played game as a strip: who was winning after each move."""
    return _drawn(Played(drawable_position(position)), ax)


@in_one_language
def parity(n: int, ax: Axes | None = None) -> Axes:
    """Return Axes that show a number as dots in pairs, with the one that may be left over."""
    return _drawn(Twos(small_number(n, MAX_DOTS)), ax)


@in_one_language
def divides(a: int, b: int, ax: Axes | None = None) -> Axes:
    """Return Axes that show `b` dots in rows of `a`, with those that are left over."""
    return _drawn(Rows(small_number(a, MAX_DOTS), small_number(b, MAX_DOTS)), ax)


@in_one_language
def factors(n: int, ax: Axes | None = None) -> Axes:
    """Return Axes that show how a number splits into its prime factors."""
    return _drawn(Factors(small_number(n, MAX_FACTORED)), ax)


@in_one_language
def neighbours(n: int, size: int = 12, to: int | None = None, ax: Axes | None = None) -> Axes:
    """Return Axes that show a number's neighbours on the board 1 to `size`.

    With `to`, they show the steps from the one number to the other instead.
    """
    largest = small_number(size, MAX_FACTORED, "size")
    end = None if to is None else small_number(to, largest)
    return _drawn(Line(small_number(n, largest), largest, end), ax)


@in_one_language
def picture_of(explanation: Explanation, ax: Axes | None = None) -> Axes:
    """Return Axes with the number picture that belongs to an explanation.

    >>> import numgames_edu as ng
    >>> ax = picture_of(ng.explain(ng.position("number-knockout/20: 6"), 18))
    >>> print(describe(ax))
    Does 6 divide 18?
    18 dots in rows of 6: 3 full rows, and nothing is left over.
    18 = 3 × 6, so 6 is a divisor of 18.
    """
    return _drawn(picture_for(explanation), ax)


@in_one_language
def sheet(game: What, size: int | None = None, ax: Axes | None = None) -> Axes:
    """Return Axes with a page to print: the rules, the board and room to write the moves."""
    return _drawn(Sheet(drawable_game(game, size)), ax)


@in_one_language
def save_sheet(game: What, path: Path) -> None:
    """Write the page to print as a PDF in A4; a file that is there already is not touched."""
    from .drawing.sheets import save

    save(Sheet(drawable_game(game)), path)


@in_one_language
def describe(ax: Axes) -> str:
    """Return what the picture on the Axes shows, in words.

    >>> print(describe(divides(6, 9)))
    Does 6 divide 9?
    9 dots in rows of 6: 1 full row, and 3 dots are left over.
    9 = 1 × 6 + 3, so 6 is not a divisor of 9.
    """
    from .alt_text import described

    return described(ax)


def _drawn(picture: Picture, ax: Axes | None) -> Axes:
    """Return Axes with a picture drawn on them. matplotlib is loaded only now."""
    from .drawing import draw

    return draw(picture, ax)
