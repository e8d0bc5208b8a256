"""Pictures of games and numbers in matplotlib, each also in words.

Every function clears the Axes it is given and draws on them, or on new ones, and returns them;
`describe` says the same in words. In a notebook the image carries these words for everybody who
cannot see it.

>>> from numgames_edu import pictures
>>> print(pictures.describe(pictures.parity(7)))
Is 7 even or odd?
7 dots in pairs: 3 pairs, and 1 dot is left over. 7 = 2 × 3 + 1, so 7 is odd.
"""

from __future__ import annotations

from collections.abc import Iterable

from matplotlib.axes import Axes

from ..explanations import Explanation
from ..games import Game, Position
from .alt_text import describe
from .charts import Openings, Played, draw_openings, draw_review
from .choosing import draw, picture_for
from .dots import MAX_DOTS, MAX_FACTORED, Factors, Rows, Twos, draw_factors, draw_rows, draw_twos
from .graphs.drawing import draw_graph
from .graphs.move_graph import MoveGraph
from .picture import game_of, position_of, small_number
from .sheets import Sheet, draw_sheet, save_sheet
from .strips import Line, draw_line
from .trees import MAX_DEPTH, GameTree, draw_tree

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

What = str | Game | Position
"""A position, its code, a game, or a game's name."""


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
    return draw_graph(MoveGraph(position_of(position), bool(pairs)), ax)


def game_tree(position: What, depth: int = 3, ax: Axes | None = None) -> Axes:
    """Return Axes that show the next moves as a tree, and who wins in each branch.

    A tree too wide to read is shown in part, and says what it leaves out.
    """
    checked = small_number(depth, MAX_DEPTH, "The depth of a tree")
    return draw_tree(GameTree(position_of(position), checked), ax)


def openings(game: str | Game, sizes: Iterable[int] = range(2, 41), ax: Axes | None = None) -> Axes:
    """Return Axes that show which first numbers win on which boards, and who wins each board.

    Below, one row says who wins if any number may begin, and one if the first number must be even
    (as in Juniper Green).
    """
    return draw_openings(Openings(game_of(game), sizes), ax)


def review(position: What, ax: Axes | None = None) -> Axes:
    """Return Axes that show a played game as a strip: who was winning after each move."""
    return draw_review(Played(position_of(position)), ax)


def parity(n: int, ax: Axes | None = None) -> Axes:
    """Return Axes that show a number as dots in pairs, with the one that may be left over."""
    return draw_twos(Twos(small_number(n, MAX_DOTS)), ax)


def divides(a: int, b: int, ax: Axes | None = None) -> Axes:
    """Return Axes that show `b` dots in rows of `a`, with those that are left over."""
    return draw_rows(Rows(small_number(a, MAX_DOTS), small_number(b, MAX_DOTS)), ax)


def factors(n: int, ax: Axes | None = None) -> Axes:
    """Return Axes that show how a number splits into its prime factors."""
    return draw_factors(Factors(small_number(n, MAX_FACTORED)), ax)


def neighbours(n: int, size: int = 12, to: int | None = None, ax: Axes | None = None) -> Axes:
    """Return Axes that show a number's neighbours on the board 1 to `size`.

    With `to`, they show the steps from the one number to the other instead.
    """
    largest = small_number(size, MAX_FACTORED, "The size of a board")
    end = None if to is None else small_number(to, largest)
    return draw_line(Line(small_number(n, largest), largest, end), ax)


def picture_of(explanation: Explanation, ax: Axes | None = None) -> Axes:
    """Return Axes with the number picture that belongs to an explanation.

    >>> import numgames_edu as ng
    >>> ax = picture_of(ng.explain(ng.position("number-knockout/20: 6"), 18))
    >>> print(describe(ax))
    Does 6 divide 18?
    18 dots in rows of 6: 3 full rows, and nothing is left over.
    18 = 3 × 6, so 6 is a divisor of 18.
    """
    return draw(picture_for(explanation), ax)


def sheet(game: str | Game, size: int | None = None, ax: Axes | None = None) -> Axes:
    """Return Axes with a page to print: the rules, the board and room to write the moves."""
    return draw_sheet(Sheet(game_of(game, size)), ax)
