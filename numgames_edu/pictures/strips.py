"""Number pictures in a row: the number line with steps, and rows of numbers in play or gone."""

from __future__ import annotations

from itertools import pairwise

from matplotlib.axes import Axes

from ..facts import Distance, NextTo, OnBoard, Steps
from ..values import Value
from ..words import listed
from .canvas.shapes import arc, arrowhead, curve, disc, shortened_way, square
from .canvas.style import BLUE, GREY, INK, PALE, VERMILION, YELLOW, Canvas, key
from .picture import Picture, numbers

SHOWN = 21  # numbers of a line that fit in one row


class Line(Value, Picture):
    """The number line 1 to `size` about a number: its neighbours, or the way to another number.

    Without a size, the line is drawn as far as it is needed, and it is left open where it ends.
    """

    __slots__ = ("number", "size", "to", "is_open")
    number: int
    size: int
    to: int | None
    is_open: bool

    def __init__(self, number: int, size: int | None, to: int | None = None) -> None:
        needed = max(number, to or 0)
        self._set(number=number, size=size or needed, to=to, is_open=size is None)

    def __reduce__(self) -> tuple[object, ...]:
        return Line, (self.number, None if self.is_open else self.size, self.to)

    @property
    def neighbours(self) -> tuple[int, ...]:
        """Return the numbers beside it that are on the board."""
        return tuple(n for n in (self.number - 1, self.number + 1) if 1 <= n <= self.size)

    @property
    def shown(self) -> tuple[int, ...]:
        """Return the numbers of the line that are drawn; a long way is cut in the middle."""
        ends = [self.number, self.number if self.to is None else self.to]
        low, high = min(ends), max(ends)
        if high - low > SHOWN - 3:
            parts = *range(low - 2, low + 4), *range(high - 3, high + 3)
            return tuple(n for n in parts if 1 <= n <= self.size)
        spare = SHOWN - (high - low + 1)
        start = max(1, min(low - spare // 2, self.size - SHOWN + 1))
        return tuple(range(start, min(self.size, start + SHOWN - 1) + 1))

    @property
    def is_cut(self) -> bool:
        """Return whether a part in the middle is left out."""
        return len(self.shown) < self.shown[-1] - self.shown[0] + 1

    @property
    def title(self) -> str:
        if self.to is not None:
            return f"From {self.number} to {self.to} on the number line"
        return f"The neighbours of {self.number} on the board 1 to {self.size}"

    @property
    def result(self) -> str:
        """Return what the line shows, in a sentence."""
        if self.to is not None:
            steps, adjacent = Steps(self.to, self.number).text, NextTo(self.to, self.number).text
            return f"{steps} ({Distance(self.to, self.number).text}), so {adjacent}."
        if not self.neighbours:
            return f"{self.number} has no neighbour on this board."
        are = (
            "The neighbours of {} are {}."
            if len(self.neighbours) == 2
            else ("{} stands at the end of the board, so its only neighbour is {}.")
        )
        return are.format(self.number, listed(self.neighbours))

    @property
    def words(self) -> str:
        part = f"The picture shows the line from {self.shown[0]} to {self.shown[-1]}"
        part += ", with a part in the middle left out" if self.is_cut else ""
        part += ". The number line goes on." if self.is_open else "."
        return "\n".join([f"{self.title}.", self.result, part])


def draw_line(line: Line, ax: Axes | None) -> Axes:
    """Return the Axes with the number line drawn on them."""
    shown = line.shown
    x_of = {}
    x = 0.6 - 1.15
    for i, number in enumerate(shown):
        x += 1.15 if not i or number == shown[i - 1] + 1 else 2.6
        x_of[number] = x
    ends = [*line.neighbours] if line.to is None else [line.to]
    signs = [key("the number", "s", BLUE, "none"), key("where the steps lead", "o", YELLOW)]
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


class Tokens(Value, Picture):
    """Numbers in a row, some standing out, some crossed out, with sentences that say why.

    `title` is a question or a name, `result` the answer.
    """

    __slots__ = ("name", "result", "row", "marked", "crossed")
    name: str
    result: str
    row: tuple[int, ...]
    marked: frozenset[int]
    crossed: frozenset[int]

    def __init__(
        self,
        name: str,
        result: str,
        row: tuple[int, ...],
        marked: frozenset[int] = frozenset(),
        crossed: frozenset[int] = frozenset(),
    ) -> None:
        self._set(name=name, result=result, row=row, marked=marked, crossed=crossed)

    @property
    def title(self) -> str:
        return self.name

    @property
    def words(self) -> str:
        lines = [f"{self.name}.", self.result]
        if self.row:
            lines.append(f"The picture shows {numbers(self.row)}.")
        if self.marked:
            lines.append(f"Standing out: {numbers(self.marked)}.")
        if self.crossed:
            lines.append(f"Crossed out: {numbers(self.crossed)}.")
        return "\n".join(lines)


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


def off_the_board(fact: OnBoard) -> Tokens:
    """Return the ends of the board, and whether a number is on it."""
    ends = sorted({1, fact.size, fact.number})
    inside = 1 <= fact.number <= fact.size
    marked = frozenset({fact.number})
    crossed = frozenset() if inside else marked
    return Tokens(f"The board 1 to {fact.size}", f"{fact.text}.", tuple(ends), marked, crossed)


def _stops(start: int, end: int, in_one: bool) -> list[int]:
    """Return where the steps from one number to another come down; one long jump, if so wished."""
    if in_one:
        return [start, end]
    step = 1 if end > start else -1
    return list(range(start, end + step, step))
