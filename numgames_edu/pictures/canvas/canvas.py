"""A canvas measured in cells, with a title above it and notes and a key below. Knows no game.

Everything is drawn in cells, one number wide, and lettering is as large as the cells allow. So
nothing overlaps, however small or large the Axes are. No setting of matplotlib is changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import matplotlib
from matplotlib import pyplot
from matplotlib.axes import Axes
from matplotlib.collections import LineCollection, PolyCollection
from matplotlib.colors import to_rgba
from matplotlib.figure import Figure, SubFigure
from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle
from matplotlib.text import Text

from ...words import words
from ..alt_text import PictureAxes, attach, figure_of
from ..picture import Picture
from .lettering import (
    FOOT,
    LINE,
    NOTE,
    SCALES,
    SMALLEST,
    TITLE,
    Lettering,
    fitting,
    key_width,
)
from .shapes import Curve
from .style import INK

CANNOT_SHOW = {"agg", "cairo", "pdf", "pgf", "ps", "svg", "template"}  # matplotlib's own list
CELL = 0.38  # inches
MARGIN = 0.12  # inches
LARGEST = 1.35  # how much larger than usual the cells of a small picture are
WIDTHS = 6.2, 11.0  # inches: the narrowest figure that takes a title, the widest for a page


class Canvas:
    """Axes for a picture so many cells wide and high, with the title above and notes below.

    Cells are counted from the lower left corner. `unit` is a cell in points. `letter` is the size
    of the numbers in the drawing, in cells: if they cannot be read, the picture says so.
    """

    def __init__(
        self,
        ax: Axes | None,
        picture: Picture,
        size: tuple[float, float],
        notes: Sequence[str] = (),
        key: Sequence[Line2D] = (),
        cell: float = CELL,
        letter: float = 0.36,
    ) -> None:
        width, height = size
        if ax is None:
            ax = _new_axes(width * cell, height * cell, picture, notes, key)
        elif not isinstance(ax, Axes):
            raise TypeError(words.pictures.common.not_drawn_on(ax))
        else:
            ax.clear()
        self.ax = ax
        figure = figure_of(ax)
        box = ax.get_window_extent()
        wide, high = (side * 72 / figure.dpi for side in (box.width, box.height))
        lettering = fitting(picture.title, notes, key, (wide, high), height / width)
        self.unit = lettering.unit(size, high)
        if self.unit * letter < SMALLEST:
            too_small = [words.pictures.common.too_small()]
            lettering = fitting(picture.title, too_small, [], (wide, high), height / width)
            if not lettering.notes:
                lettering = Lettering("", too_small, [], wide, SCALES[-1])
            self.unit = lettering.unit(size, high)
        top, foot = lettering.top, lettering.foot
        across, up = wide / self.unit, high / self.unit
        left = -(across - width) / 2
        bottom = -foot / self.unit - max(0.0, (high - top - foot) / self.unit - height) / 2
        ax.set(xlim=(left, left + across), ylim=(bottom, bottom + up), autoscale_on=False)
        ax.set_aspect("equal")
        ax.set_axis_off()
        if _is_dark(ax):
            ax.add_patch(Rectangle((0, 0), 1, 1, transform=ax.transAxes, color="white", zorder=-1))
        attach(picture, ax)
        self._letter(lettering, high)

    def _letter(self, lettering: Lettering, high: float) -> None:
        """Write the title at the top left, and the notes and the key at the bottom left."""
        left, top = self.ax.get_xlim()[0], self.ax.get_ylim()[1]
        title, note = TITLE * lettering.scale, NOTE * lettering.scale
        down = 0.0
        for line in lettering.title:
            y = top - down / self.unit
            self._write(left, y, line, title, ha="left", va="top", weight="bold")
            down += title * LINE
        down = high - lettering.foot + (FOOT + NOTE * 0.6) * lettering.scale
        for line in lettering.notes:
            self._write(left, top - down / self.unit, line, note, ha="left", va="baseline")
            down += note * LINE
        for row in lettering.rows:
            down += note * LINE * 0.2
            self._draw_key(row, left, top - (down - note * 0.35) / self.unit, lettering.scale)
            down += note * LINE

    def _draw_key(self, row: list[Line2D], left: float, y: float, scale: float) -> None:
        x, size = left, NOTE * scale / self.unit
        for handle in row:
            sign = handle.get_marker() != "None"
            xs = [x + 0.8 * size] if sign else [x + 0.1 * size, x + 1.5 * size]
            handle.set_data(xs, [y] * len(xs))
            handle.set_markersize(handle.get_markersize() * scale)
            self.ax.add_line(handle)
            self._write(x + 2 * size, y, str(handle.get_label()), NOTE * scale, ha="left")
            x += key_width(handle, scale) / self.unit

    def text(self, x: float, y: float, shown: object, size: float = 0.4, **style: Any) -> Text:
        """Write at a place; `size` is in cells."""
        return self._write(x, y, str(shown), size * self.unit, **style)

    def _write(self, x: float, y: float, line: str, points: float, **style: Any) -> Text:
        usual: dict[str, Any] = {"ha": "center", "va": "center_baseline", "color": INK, "zorder": 5}
        # A pupil's title may hold a dollar sign, which is not mathematics here.
        return self.ax.text(x, y, line, fontsize=points, parse_math=False, **usual | style)

    def lines(
        self, curves: Iterable[Curve], colour: str, width: float, zorder: float = 1, **style: Any
    ) -> None:
        """Draw curves, `width` in points of a picture with cells of the usual size."""
        scale = min(1.0, self.unit / (CELL * 72))
        self.ax.add_collection(
            LineCollection(
                list(curves), colors=colour, linewidths=width * scale, zorder=zorder, **style
            ),
            autolim=False,
        )

    def shapes(
        self,
        outlines: Iterable[Curve],
        fill: str,
        edge: str = "none",
        width: float = 1,
        zorder: float = 3,
        **style: Any,
    ) -> None:
        """Draw closed shapes."""
        self.ax.add_collection(
            PolyCollection(
                list(outlines),
                facecolors=fill,
                edgecolors=edge,
                linewidths=width * min(1.0, self.unit / (CELL * 72)),
                zorder=zorder,
                **style,
            ),
            autolim=False,
        )


def key(
    label: str, marker: str = "None", fill: str = "none", edge: str = INK, **style: Any
) -> Line2D:
    """Return an entry that says below a picture what a sign means."""
    style = {"linewidth": 2.5, "markeredgewidth": 1.2, "markersize": NOTE * 0.9} | style
    return Line2D(
        [],
        [],
        marker=marker,
        markerfacecolor=fill,
        markeredgecolor=edge,
        color=edge,
        label=label,
        **style,
    )


def _is_dark(ax: Axes) -> bool:
    """Return whether the picture would stand on a dark ground, where dark ink cannot be read."""
    figure = ax.figure
    red, green, blue, seen = to_rgba(figure.get_facecolor())
    if not seen and isinstance(figure, SubFigure):
        red, green, blue, seen = to_rgba(figure_of(ax).get_facecolor())
    return bool(seen and 0.3 * red + 0.6 * green + 0.1 * blue < 0.7)


def _new_axes(
    width: float, height: float, picture: Picture, notes: Sequence[str], key: Sequence[Line2D]
) -> Axes:
    """Return Axes of a new figure, which pyplot holds only if it can show it.

    A notebook's pyplot shows figures at the end of a cell and closes them; a window is closed by
    hand. Elsewhere nobody would close them, so there the figure belongs to its Axes alone.
    """
    narrow, wide = WIDTHS
    scale = min(1.0, wide / width) if width > narrow else min(LARGEST, narrow / width)
    width, height = max(narrow, width * scale), height * scale
    lettering = Lettering(picture.title, notes, key, width * 72)
    height += (lettering.top + lettering.foot) / 72
    size = width + 2 * MARGIN, height + 2 * MARGIN
    place = (MARGIN / size[0], MARGIN / size[1], width / size[0], height / size[1])
    can_show = matplotlib.get_backend().lower() not in CANNOT_SHOW
    figure = pyplot.figure(figsize=size, dpi=90) if can_show else Figure(figsize=size, dpi=90)
    figure.set_facecolor("white")
    return figure.add_axes(PictureAxes(figure, place))
