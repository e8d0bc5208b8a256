"""Numbers in a row in matplotlib: the number line with steps, and numbers in play or gone."""

from __future__ import annotations

from itertools import pairwise

from matplotlib.axes import Axes

from ...words import words
from ..canvas.canvas import Canvas, key
from ..canvas.shapes import arc, arrowhead, curve, disc, shortened_way, square
from ..canvas.style import BLUE, GREY, INK, PALE, VERMILION, YELLOW
from ..lines import SHOWN, Line, Tokens


def draw_line(line: Line, ax: Axes | None) -> Axes:
    """Return the Axes with the number line drawn on them."""
    shown = line.shown
    x_of = {}
    x = 0.6 - 1.15
    for i, number in enumerate(shown):
        x += 1.15 if not i or number == shown[i - 1] + 1 else 2.6
        x_of[number] = x
    ends = [*line.neighbours] if line.to is None else [line.to]
    say = words.pictures.lines
    signs = [key(say.the_number(), "s", BLUE, "none"), key(say.where_steps_lead(), "o", YELLOW)]
    more = 1.0 if line.is_open else 0.0
    canvas = Canvas(ax, line, (x_of[shown[-1]] + 0.6 + more, 2.3), [line.result], signs)
    y = 0.6
    reach = [x_of[n] for n in shown]
    canvas.lines([curve((reach[0] - 0.6, y), (reach[-1] + 0.6, y))], PALE, 2, 0.5)
    stops = [_stops(line.number, end, line.is_cut) for end in ends]
    ways = [
        arc((x_of[one], y), (x_of[other], y), 1.1) for way in stops for one, other in pairwise(way)
    ]
    canvas.lines(ways, INK, 1.8, 1)
    if line.is_open:
        canvas.text(reach[-1] + 1.1, y, "…", 0.6)
    if line.is_cut:
        gap = next(n for n in shown if n + 1 not in x_of)
        canvas.text(x_of[gap] + 1.3, y, "…", 0.6)
    canvas.shapes((arrowhead(shortened_way(way, 0.46), 0.3) for way in ways), INK, zorder=2)
    free = [n for n in shown if n != line.number and n not in ends]
    canvas.shapes((disc((x_of[n], y)) for n in free), "white", PALE, 1.2)
    canvas.shapes((disc((x_of[n], y)) for n in ends), YELLOW, INK, 2.4)
    canvas.shapes([square((x_of[line.number], y))], BLUE, INK, 2.4)
    for number in shown:
        colour = "white" if number == line.number else INK
        bold = "normal" if number in free else "bold"
        size = min(0.38, 1.0 / len(str(number)))
        canvas.text(x_of[number], y, number, size, color=colour, weight=bold)
    return canvas.ax


def draw_tokens(tokens: Tokens, ax: Axes | None) -> Axes:
    """Return the Axes with the numbers drawn on them."""
    deep = max(1, -(-len(tokens.row) // SHOWN))
    wide = max(1, min(SHOWN, len(tokens.row)))
    canvas = Canvas(ax, tokens, (wide * 1.15 + 0.1, deep * 1.2), [tokens.result])
    crosses = []
    for i, number in enumerate(tokens.row):
        row, column = divmod(i, SHOWN)
        x, y = 0.6 + column * 1.15, (deep - row) * 1.2 - 0.6
        marked = number in tokens.marked
        fill, edge = (YELLOW, INK) if marked else ("white", GREY)
        canvas.shapes([disc((x, y), 0.48)], fill, edge, 2.4 if marked else 1.2)
        size = min(0.4, 1.2 / len(str(number)))
        canvas.text(x, y, number, size, weight="bold" if marked else "normal")
        if number in tokens.crossed:
            crosses.append(curve((x - 0.4, y - 0.4), (x + 0.4, y + 0.4)))
    canvas.lines(crosses, VERMILION, 2.4, 5)
    return canvas.ax


def _stops(start: int, end: int, in_one: bool) -> list[int]:
    """Return where the steps from one number to another come down; one long jump, if so wished."""
    if in_one:
        return [start, end]
    step = 1 if end > start else -1
    return list(range(start, end + step, step))
