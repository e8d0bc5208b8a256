"""Where the numbers of a move graph stand, so that what the rule is about can be seen.

Imports no matplotlib. Everything is measured in cells from the lower left, one number wide.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from ...facts import prime_factors
from ...games import Game
from ..canvas.shapes import Point, clearances

LINE_ROW = 20
LINE_STEP = 1.25
SIDE_ROW = 25
LAYER_ROW = 26
LAYER_STEP = 2.6
ZIGZAG = 1.1
TELLING = 12  # numbers: a smaller board shows too little of a pupil's own rule
CLEAR = 0.5  # cells: a line nearer to a number seems to lead there
SHIFTS = (0.0, 0.5, -0.5, 0.25, -0.25, 0.75, -0.75)


def layout_of(game: Game) -> str:
    """Return how the numbers of a game stand: "line", "sides", "layers" or "circle".

    The rule decides, so that a game looks alike on all boards.
    """
    if game.rule.layout in ("line", "sides"):
        return game.rule.layout
    if game.rule.graph == "layers":
        return game.rule.graph
    pairs = [(one, other) for one in range(1, game.size + 1) for other in game.followers(one)]
    related = bool(pairs) and all(max(pair) % min(pair) == 0 for pair in pairs)
    return "layers" if related and game.size >= TELLING else "circle"


@lru_cache(64)
def places_of(layout: str, size: int, mixed: bool) -> dict[int, Point]:
    """Return where each number stands; `mixed` says whether odd and even may follow each other."""
    if layout == "sides":
        return _on_two_sides(size, 2.5 + min(4.0, size / 10) if mixed else 2.2)
    return {"line": _on_a_line, "layers": _in_layers, "circle": _on_a_circle}[layout](size)


def _on_a_line(size: int) -> dict[int, Point]:
    """Return places on a number line, which is folded like a snake when it is long."""
    places = {}
    for i in range(size):
        row, column = divmod(i, LINE_ROW)
        x = column if row % 2 == 0 else LINE_ROW - 1 - column
        places[i + 1] = LINE_STEP * x, -2.0 * row
    return _from_corner(places)


def _on_two_sides(size: int, gap: float) -> dict[int, Point]:
    """Return places with the odd numbers above and the even ones below."""
    places: dict[int, Point] = {}
    sides = list(range(1, size + 1, 2)), list(range(2, size + 1, 2))
    rows = 1 if len(sides[0]) <= SIDE_ROW else 2
    for side, up in zip(sides, (1, -1), strict=True):
        for i, number in enumerate(side):
            # Two rows stand in a zigzag, so that lines pass between the numbers in front.
            places[number] = i / rows, up * (gap / 2 + ZIGZAG * (i % rows))
    return _from_corner(places)


def _in_layers(size: int) -> dict[int, Point]:
    """Return places by the number of prime factors: 1, primes, products of two, and so on.

    Each layer is shifted a little where that keeps lines from running behind other numbers.
    """
    layers: dict[int, list[int]] = {}
    for number in range(1, size + 1):
        layers.setdefault(len(prime_factors(number)), []).append(number)
    places = np.zeros((size + 1, 2))
    y = 0.0
    for _, layer in sorted(layers.items()):
        rows = 1 if len(layer) <= LAYER_ROW else 2
        spread = min(2.0, 1.0 + 6 / len(layer)) / rows
        for i, number in enumerate(layer):
            places[number] = (i - (len(layer) - 1) / 2) * spread, y + ZIGZAG * (i % rows)
        y += LAYER_STEP + ZIGZAG * (rows - 1)
    pairs = [(a, b) for a in range(1, size + 1) for b in range(2 * a, size + 1, a)]
    _shift(places, [layer for _, layer in sorted(layers.items())], np.array(pairs, int))
    return _from_corner({n: (float(x), float(y)) for n, (x, y) in enumerate(places) if n})


def _shift(places: np.ndarray, layers: Iterable[list[int]], pairs: np.ndarray) -> None:
    """Shift layers, one after the other, to where the fewest straight lines hit a number."""
    if len(pairs) == 0:
        return

    def hits() -> int:
        near = clearances(places[pairs[:, 0]], places[pairs[:, 1]], places[1:])
        near[np.arange(len(pairs))[:, None], pairs - 1] = np.inf
        return int((near < CLEAR).sum())

    for layer in layers:
        before = places[layer, 0].copy()
        step = before[1] - before[0] if len(layer) > 1 else 2.0
        found = []
        for shift in SHIFTS:
            places[layer, 0] = before + shift * step
            found.append(hits())
        places[layer, 0] = before + SHIFTS[found.index(min(found))] * step


def _on_a_circle(size: int) -> dict[int, Point]:
    """Return places on a circle, like the hours on a clock."""
    apart = 1.1 + 0.6 * max(0.0, 1 - size / 40)  # arrows need room where there is room
    radius = max(1.5, apart * size / (2 * math.pi))
    turns = {n: 2 * math.pi * (n - 1) / size for n in range(1, size + 1)}
    return _from_corner({n: (radius * math.sin(t), radius * math.cos(t)) for n, t in turns.items()})


def _from_corner(places: dict[int, Point]) -> dict[int, Point]:
    """Return the places moved so that the smallest coordinates are zero."""
    left = min(x for x, _ in places.values())
    bottom = min(y for _, y in places.values())
    return {number: (x - left, y - bottom) for number, (x, y) in places.items()}
