"""Pictures of games and numbers in matplotlib, each also in words.

Every function draws on the Axes it is given, or on new ones, and returns them.
"""

from __future__ import annotations

from matplotlib.axes import Axes

from ..games import Game, Position
from .graph_drawing import draw_graph
from .graphs import MoveGraph
from .showing import describe
from .what import position_of

__all__ = ["describe", "move_graph"]


def move_graph(
    position: str | Game | Position, pairs: bool = False, ax: Axes | None = None
) -> Axes:
    """Return Axes with a position's move graph."""
    return draw_graph(MoveGraph(position_of(position), pairs), ax)
