"""What the tests of pictures share: positions of all games, and where words stand."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.collections import LineCollection, PolyCollection
from matplotlib.colors import to_rgba, to_rgba_array
from matplotlib.figure import Figure

import numgames_edu as ng
from numgames_edu.pictures.alt_text import figure_of

SIZES = (2, 12, 15, 20, 50, 100)


def played(game: ng.Game, part: float, seed: int = 3) -> ng.Position:
    """Return a position of random play: `part` of the longest such game, 0 the start, 1 the end."""
    chance = Random(seed)
    position = game.start()
    while position.legal_moves:
        position = position.play(chance.choice(position.legal_moves))
    return game.replay(position.history[: round(len(position.history) * part)])


def overlaps(ax: Axes) -> list[tuple[str, str]]:
    """Return which words on the Axes are written over each other, by more than a hair."""
    figure = figure_of(ax)
    renderer = FigureCanvasAgg(figure).get_renderer()  # type: ignore[no-untyped-call]
    texts = [text for text in ax.texts if text.get_text()]
    boxes = [(text.get_text(), text.get_window_extent(renderer)) for text in texts]
    found = []
    for (one, box), (other, second) in combinations(boxes, 2):
        wide = min(box.x1, second.x1) - max(box.x0, second.x0)
        high = min(box.y1, second.y1) - max(box.y0, second.y0)
        if wide > 0.5 and high > 0.5:
            found.append((one, other))
    return found


def outside(ax: Axes) -> list[str]:
    """Return the words that do not fit on the figure."""
    figure = figure_of(ax)
    renderer = FigureCanvasAgg(figure).get_renderer()  # type: ignore[no-untyped-call]
    page = figure.bbox
    found = []
    for text in ax.texts:
        box = text.get_window_extent(renderer)
        if text.get_text() and (
            box.x0 < page.x0 or box.x1 > page.x1 or box.y0 < page.y0 or box.y1 > page.y1
        ):
            found.append(text.get_text())
    return found


def drawn(ax: Axes, colour: str) -> int:
    """Return how many shapes of a colour there are on the Axes."""
    shapes = [shape for shape in ax.collections if isinstance(shape, PolyCollection)]
    wanted = to_rgba(colour)
    return sum(
        len(s.get_paths())
        for s in shapes
        if to_rgba_array(s.get_facecolor())[0].tolist() == list(wanted)
    )


def lines(ax: Axes) -> int:
    """Return how many lines there are on the Axes, apart from those of the key."""
    found = [lines for lines in ax.collections if isinstance(lines, LineCollection)]
    return sum(len(collection.get_segments()) for collection in found)


def share(ax: Axes) -> tuple[float, float]:
    """Return how much of the Axes the drawing takes, in width and in height, words aside."""
    paths: list[Any] = [path.vertices for c in ax.collections for path in c.get_paths()]
    corners = [point for path in paths for point in path]
    (left, right), (bottom, top) = ax.get_xlim(), ax.get_ylim()
    wide = max(x for x, _ in corners) - min(x for x, _ in corners)
    high = max(y for _, y in corners) - min(y for _, y in corners)
    return wide / (right - left), high / (top - bottom)


def bare_axes(width: float = 8, height: float = 6) -> Axes:
    """Return Axes of somebody else's figure."""
    return Figure(figsize=(width, height)).add_subplot()
