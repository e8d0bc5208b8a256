"""How pictures are drawn in matplotlib: one module for each kind."""

from __future__ import annotations

from matplotlib.axes import Axes

from ...words import words
from ..charts import Openings, Played
from ..graphs.move_graph import MoveGraph
from ..lines import Line, Tokens
from ..numbers import Factors, Rows, Twos
from ..picture import Picture
from ..sheets import Sheet
from ..trees import GameTree
from .charts import draw_openings, draw_review
from .graphs import draw_graph
from .lines import draw_line, draw_tokens
from .numbers import draw_factors, draw_rows, draw_twos
from .sheets import draw_sheet
from .trees import draw_tree


def draw(picture: Picture, ax: Axes | None) -> Axes:
    """Return the Axes with a picture drawn on them; new ones, if none are given."""
    match picture:
        case MoveGraph():
            return draw_graph(picture, ax)
        case GameTree():
            return draw_tree(picture, ax)
        case Openings():
            return draw_openings(picture, ax)
        case Played():
            return draw_review(picture, ax)
        case Twos():
            return draw_twos(picture, ax)
        case Rows():
            return draw_rows(picture, ax)
        case Factors():
            return draw_factors(picture, ax)
        case Line():
            return draw_line(picture, ax)
        case Tokens():
            return draw_tokens(picture, ax)
        case Sheet():
            return draw_sheet(picture, ax)
    raise TypeError(words.pictures.common.not_drawn(picture))
