"""Number pictures: dots in twos, dots in rows, the tree of prime factors. Data, words, drawing."""

from __future__ import annotations

import numpy as np
from matplotlib.axes import Axes

from ..facts import Division, Divisor, Factorisation, Halving, Parity, prime_factors
from ..values import Value
from ..words import listed
from .canvas.shapes import Point, box, disc, square
from .canvas.style import BLUE, GREY, INK, PALE, PALE_BLUE, VERMILION, YELLOW, Canvas, key
from .picture import Picture

PAIRS_IN_A_ROW = 10
DOTS_IN_A_LINE = 25
MAX_DOTS = 100
MAX_FACTORED = 10_000


class Twos(Value, Picture):
    """Numbers as dots in pairs: an odd number has one dot left over."""

    __slots__ = ("numbers",)
    numbers: tuple[int, ...]

    def __init__(self, *numbers: int) -> None:
        self._set(numbers=tuple(dict.fromkeys(numbers)))

    @property
    def title(self) -> str:
        return " ".join(f"Is {number} even or odd?" for number in self.numbers)

    @property
    def words(self) -> str:
        return "\n".join([self.title, *map(self.sentence, self.numbers)])

    def sentence(self, number: int) -> str:
        """Return what the dots of a number show."""
        pairs, over = divmod(number, 2)
        dots = f"{number} dot{'' if number == 1 else 's'}"
        shown = f"{dots} in pairs: {pairs} pair{'' if pairs == 1 else 's'}"
        rest = "1 dot is left over" if over else "nothing is left over"
        return f"{shown}, and {rest}. {Halving(number).text}, so {Parity(number).text}."


def draw_twos(twos: Twos, ax: Axes | None) -> Axes:
    """Return the Axes with the dots drawn on them."""
    rows = [-(-(n // 2 + n % 2) // PAIRS_IN_A_ROW) for n in twos.numbers]
    columns = max(min(PAIRS_IN_A_ROW, n // 2 + n % 2) for n in twos.numbers)
    label = 1.4
    height = sum(rows) * 2.5 + 0.4 * len(rows)
    notes = [twos.sentence(number) for number in twos.numbers]
    signs = [key("left over", "s", VERMILION)] if any(n % 2 for n in twos.numbers) else []
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


class Rows(Value, Picture):
    """`number` dots in rows of `divisor`, and what is left over."""

    __slots__ = ("divisor", "number")
    divisor: int
    number: int

    def __init__(self, divisor: int, number: int) -> None:
        self._set(divisor=divisor, number=number)

    @property
    def full(self) -> int:
        """Return how many rows are full."""
        return self.number // self.divisor

    @property
    def over(self) -> int:
        """Return how many dots are left over."""
        return self.number % self.divisor

    @property
    def title(self) -> str:
        return f"Does {self.divisor} divide {self.number}?"

    @property
    def shown(self) -> str:
        """Return what the dots show."""
        rows = f"{self.full or 'no'} full row{'' if self.full == 1 else 's'}"
        left = f"{self.over} dot{' is' if self.over == 1 else 's are'} left over"
        dots = f"{self.number} dot{'' if self.number == 1 else 's'}"
        rest = left if self.over else "nothing is left over"
        return f"{dots} in rows of {self.divisor}: {rows}, and {rest}."

    @property
    def result(self) -> str:
        """Return what follows from it."""
        division = Division(self.number, self.divisor).text
        return f"{division}, so {Divisor(self.divisor, self.number).text}."

    @property
    def words(self) -> str:
        return "\n".join([self.title, self.shown, self.result])


def draw_rows(rows: Rows, ax: Axes | None) -> Axes:
    """Return the Axes with the rows drawn on them; many short rows stand in several columns."""
    count = rows.full + bool(rows.over)
    across, lines = min(rows.divisor, DOTS_IN_A_LINE), -(-rows.divisor // DOTS_IN_A_LINE)
    wide, tall = across + 0.8, lines + 0.3
    columns = _columns(count, wide, tall)
    deep = -(-count // columns)
    size = columns * wide, deep * tall
    signs = []
    if rows.over:
        signs = [key("left over", "s", VERMILION), key("missing in that row", "o", "white", PALE)]
    canvas = Canvas(ax, rows, size, [rows.shown, rows.result], signs, letter=0.8)
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


class Factors(Value, Picture):
    """A number split into factors, again and again, until only primes are left."""

    __slots__ = ("number",)
    number: int

    def __init__(self, number: int) -> None:
        self._set(number=number)

    @property
    def primes(self) -> tuple[int, ...]:
        """Return the prime factors."""
        return prime_factors(self.number)

    @property
    def splits(self) -> tuple[tuple[int, int, int], ...]:
        """Return each step down the tree: a number, its smallest prime factor, and the rest.

        >>> Factors(18).splits
        ((18, 2, 9), (9, 3, 3))
        """
        found = []
        left = self.number
        for prime in self.primes[:-1]:
            found.append((left, prime, left // prime))
            left //= prime
        return tuple(found)

    @property
    def title(self) -> str:
        return f"The prime factors of {self.number}"

    @property
    def result(self) -> str:
        """Return what the tree shows, in a sentence."""
        if self.number == 1:
            return "1 has no prime factors, and it is not a prime itself."
        if len(self.primes) == 1:
            return f"{self.number} is a prime: only 1 and {self.number} divide it."
        return f"{Factorisation(self.number).text}: these {len(self.primes)} factors are primes."

    @property
    def words(self) -> str:
        steps = [f"{whole} = {prime} × {rest}" for whole, prime, rest in self.splits]
        split = [f"Step by step: {listed(steps)}."] if len(steps) > 1 else []
        return "\n".join([f"{self.title}.", *split, self.result])


def draw_factors(factors: Factors, ax: Axes | None) -> Axes:
    """Return the Axes with the tree drawn on them."""
    step = max(2.2, 0.42 * len(str(factors.number)) + 1)
    deep = len(factors.splits)
    size = (deep + 1) * step / 2 + 1.4 if deep else 4.0, deep * 1.7 + 1.4
    signs = [key("prime", "o", YELLOW)] if factors.primes else []
    signs += [key("can be split", "s", "white", GREY)] if deep else []
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
