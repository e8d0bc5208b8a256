"""Number pictures in matplotlib: dots in twos, dots in rows, the tree of prime factors."""

from __future__ import annotations

import numpy as np
from matplotlib.axes import Axes

from ...words import words
from ..canvas.canvas import Canvas, key
from ..canvas.shapes import Point, box, disc, square
from ..canvas.style import BLUE, GREY, INK, PALE, PALE_BLUE, VERMILION, YELLOW
from ..numbers import Factors, Rows, Twos

PAIRS_IN_A_ROW = 10
DOTS_IN_A_LINE = 25


def draw_twos(twos: Twos, ax: Axes | None) -> Axes:
    """Return the Axes with the dots drawn on them."""
    rows = [-(-(n // 2 + n % 2) // PAIRS_IN_A_ROW) for n in twos.numbers]
    columns = max(min(PAIRS_IN_A_ROW, n // 2 + n % 2) for n in twos.numbers)
    label = 1.4
    height = sum(rows) * 2.5 + 0.4 * len(rows)
    notes = [twos.sentence(number) for number in twos.numbers]
    over = words.pictures.numbers.left_over()
    signs = [key(over, "s", VERMILION)] if any(n % 2 for n in twos.numbers) else []
    canvas = Canvas(ax, twos, (label + columns * 1.4, height), notes, signs, letter=0.7)
    top = height
    for number, deep in zip(twos.numbers, rows, strict=True):
        canvas.text(0, top - 1.25, number, 0.7, ha="left", weight="bold")
        frames, dots = [], []
        for i in range(number // 2):
            row, column = divmod(i, PAIRS_IN_A_ROW)
            x, y = label + column * 1.4 + 0.6, top - 1.25 - row * 2.5
            frames.append(box(x - 0.55, y - 1.05, x + 0.55, y + 1.05))
            dots += [disc((x, y + 0.5), 0.38), disc((x, y - 0.5), 0.38)]
        canvas.shapes(frames, PALE_BLUE, "none", zorder=1)
        canvas.shapes(dots, BLUE)
        if number % 2:
            row, column = divmod(number // 2, PAIRS_IN_A_ROW)
            x, y = label + column * 1.4 + 0.6, top - 1.25 - row * 2.5
            canvas.shapes([square((x, y + 0.5), 0.38)], VERMILION, INK, 2.5)
        top -= deep * 2.5 + 0.4
    return canvas.ax


def draw_rows(rows: Rows, ax: Axes | None) -> Axes:
    """Return the Axes with the rows drawn on them; many short rows stand in several columns."""
    count = rows.full + bool(rows.over)
    across, lines = min(rows.divisor, DOTS_IN_A_LINE), -(-rows.divisor // DOTS_IN_A_LINE)
    wide, tall = across + 0.8, lines + 0.3
    columns = _columns(count, wide, tall)
    deep = -(-count // columns)
    size = columns * wide, deep * tall
    say = words.pictures.numbers
    signs = [key(say.left_over(), "s", VERMILION), key(say.missing(), "o", "white", PALE)]
    notes = [rows.shown, rows.result]
    canvas = Canvas(ax, rows, size, notes, signs if rows.over else [], letter=0.8)
    frames, dots, over, missing = [], [], [], []
    for i in range(count):
        column, row = divmod(i, deep)
        left, top = column * wide, size[1] - row * tall
        here = [
            (left + 0.9 + j % DOTS_IN_A_LINE, top - 0.65 - j // DOTS_IN_A_LINE)
            for j in range(rows.divisor)
        ]
        if i < rows.full:
            frames.append(box(left + 0.35, top - tall + 0.13, left + across + 0.45, top - 0.13))
            dots += [disc(place, 0.38) for place in here]
        else:
            over += [square(place, 0.36) for place in here[: rows.over]]
            missing += [disc(place, 0.38) for place in here[rows.over :]]
    canvas.shapes(frames, PALE_BLUE, zorder=1)
    canvas.shapes(dots, BLUE)
    canvas.shapes(over, VERMILION, INK, 2.2)
    canvas.shapes(missing, "white", PALE, 1)
    return canvas.ax


def _columns(count: int, wide: float, tall: float) -> int:
    """Return in how many columns so many rows stand: one as long as they fit on a screen."""
    if count * tall <= 14:
        return 1
    return min(range(1, count + 1), key=lambda n: abs(n * wide / (-(-count // n) * tall) - 1.6))


def draw_factors(factors: Factors, ax: Axes | None) -> Axes:
    """Return the Axes with the tree drawn on them."""
    step = max(2.2, 0.42 * len(str(factors.number)) + 1)
    deep = len(factors.splits)
    size = (deep + 1) * step / 2 + 1.4 if deep else 4.0, deep * 1.7 + 1.4
    say = words.pictures.numbers
    signs = [key(say.prime(), "o", YELLOW)] if factors.primes else []
    signs += [key(say.can_be_split(), "s", "white", GREY)] if deep else []
    canvas = Canvas(ax, factors, size, [factors.result], signs)
    x, y = step / 2 + 0.7 if deep else size[0] / 2, size[1] - 0.7
    lines = []
    for whole, prime, rest in factors.splits:
        small, large = (x - step / 2, y - 1.7), (x + step / 2, y - 1.7)
        lines += [np.array([(x, y), small]), np.array([(x, y), large])]
        _factor(canvas, (x, y), whole, whole == prime)
        _factor(canvas, small, prime, True)
        canvas.text(x, y - 1.7, "×", 0.5)
        x, y = large
        last = rest
    if deep:
        _factor(canvas, (x, y), last, True)
    else:
        _factor(canvas, (x, y), factors.number, bool(factors.primes))
    canvas.lines(lines, GREY, 1.6)
    return canvas.ax


def _factor(canvas: Canvas, place: Point, number: int, prime: bool) -> None:
    size = 0.5 if number < 100 else 1.3 / (len(str(number)) + 0.4) ** 1.05
    shape = disc(place, 0.62) if prime else square(place, 0.58)
    canvas.shapes([shape], YELLOW if prime else "white", INK if prime else GREY, 2.0)
    canvas.text(*place, number, size, weight="bold")
