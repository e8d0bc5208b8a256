"""Ways between numbers that do not run behind other numbers. Knows places, but no game."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ..canvas.shapes import Curve, Point, arc, clearances, curve, gate, waves
from .arrangement import CLEAR, places_of

MARGIN = 0.55  # cells beyond the outermost numbers, where a way may still go
HOLD = 0.42  # cells above and below a row that a winding way passes upright
STEPS = (0.0, 0.3, 0.55, 0.85, 1.25, 1.8)  # cells that a way may bend to either side
BENDS = np.array(
    sorted(
        ((one, other) for one in (*STEPS, *(-b for b in STEPS[1:])) for other in (one, 0, -one)),
        key=lambda bends: (abs(bends[0]) + abs(bends[1]) + abs(bends[0] - bends[1]) / 2, bends),
    )[3:]
)


@lru_cache(64)
def routes_of(layout: str, size: int, mixed: bool) -> Routes:
    """Return the ways between the numbers of a layout; they are the same in every position."""
    return Routes(layout, size, mixed)


def arc_height(distance: float) -> float:
    """Return how high an arc over so many cells is: flatter, the wider."""
    return float(0.75 * distance**0.6)


class Routes:
    """The ways between the numbers of one layout; each is found once."""

    def __init__(self, layout: str, size: int, mixed: bool) -> None:
        self.layout = layout
        self.places = places_of(layout, size, mixed)
        self._spots = np.array([self.places[n] for n in range(1, size + 1)], float)
        self.width, self.height = (float(side) for side in self._spots.max(axis=0))
        self._rows = sorted({y for _, y in self.places.values()})
        self._found: dict[tuple[int, int, bool], Curve] = {}

    def way(self, one: int, other: int, clear: bool = True) -> Curve:
        """Return the way from one number to another, bent where it would hide behind a third.

        Without `clear`, it has its usual form, whatever stands there.
        """
        small, large = min(one, other), max(one, other)
        found = self._found.get((small, large, clear))
        if found is None:
            found = self._usual(small, large)
            if clear:
                found = self._cleared(small, large, found)
            self._found[small, large, clear] = found
        return found if one == small else found[::-1]

    def clearance(self, one: int, other: int, way: Curve) -> float:
        """Return how near a way between two numbers comes to the centre of a third one."""
        return float(self._clearances(one, other, way[None])[0])

    def _clearances(self, one: int, other: int, ways: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return how near each of many ways comes to the centre of a third number."""
        spots = np.delete(self._spots, [one - 1, other - 1], axis=0)
        low, high = ways.min(axis=(0, 1)) - 1, ways.max(axis=(0, 1)) + 1
        spots = spots[((spots > low) & (spots < high)).all(axis=1)]
        if not len(spots):
            return np.full(len(ways), math.inf)
        near = clearances(ways[:, :-1].reshape(-1, 2), ways[:, 1:].reshape(-1, 2), spots)
        return np.asarray(near.min(axis=1).reshape(len(ways), -1).min(axis=1))

    def _cleared(self, one: int, other: int, usual: Curve) -> Curve:
        """Return the least bent way that keeps clear, or the one that comes nearest to that."""
        best, room = usual, self.clearance(one, other, usual)
        if room >= CLEAR:
            return usual
        for ways in self._others(one, other):
            x = ways[:, :, 0]
            inside = (x.min(axis=1) >= -MARGIN) & (x.max(axis=1) <= self.width + MARGIN)
            found = np.where(inside, self._clearances(one, other, ways), -1.0)
            clear = np.flatnonzero(found >= CLEAR)
            choice = int(clear[0]) if len(clear) else int(found.argmax())
            if found[choice] > room:
                best, room = ways[choice], float(found[choice])
            if room >= CLEAR:
                break
        return best

    def _usual(self, one: int, other: int) -> Curve:
        """Return the way in the form that suits the layout."""
        start, end = self.places[one], self.places[other]
        across, up = abs(end[0] - start[0]), abs(end[1] - start[1])
        if self.layout == "circle":
            return curve(start, end, self._inwards(start, end))
        if self.layout == "line" and across < 0.1 and up < 2.1:
            # Where the line is folded, the way goes round outside.
            outwards = 1 if start[0] > self.width / 2 else -1
            return curve(start, end, 0.45 * outwards * (1 if end[1] < start[1] else -1))
        if self.layout == "sides" and (one + other) % 2 == 0:
            height = arc_height(across) * (1 if one % 2 else -1)
            # Between numbers in zigzag there is only an upright way.
            return (gate if len(self._rows) > 2 else arc)(start, end, height)
        if up < 0.1:
            return arc(start, end, arc_height(across))
        return curve(start, end)

    def _others(self, one: int, other: int) -> Iterator[NDArray[np.float64]]:
        """Go through groups of other ways: bent more and more, then winding between the rows."""
        start, end = self.places[one], self.places[other]
        for i in range(0, len(BENDS), 8):
            yield waves(start, end, BENDS[i : i + 8])
        if abs(end[1] - start[1]) > 0.1:
            yield self._winding(start, end)[None]

    def _inwards(self, start: Point, end: Point) -> float:
        """Return how far a way between numbers on a circle bends away from those in between."""
        (x, y), (u, v) = start, end
        centre_x, centre_y = self.width / 2, self.height / 2
        left = (u - x) * (centre_y - y) - (v - y) * (centre_x - x)
        near = 1 - math.hypot(u - x, v - y) / (2 * math.hypot(x - centre_x, y - centre_y) + 0.01)
        return math.copysign(min(1.6, 0.12 * (self.width + 1.2)) * near, left)

    def _winding(self, start: Point, end: Point) -> Curve:
        """Return a way that passes each row upright, through the nearest gap between numbers."""
        (x, y), (u, v) = start, end
        low, high = min(y, v), max(y, v)
        ahead = HOLD if v > y else -HOLD
        stops = [(x, y), (x, y + ahead)]
        for row in sorted((r for r in self._rows if low < r < high), reverse=y > v):
            # In a zigzag, a number stands above or below a gap of the row beside its own.
            part = (row - y) / (v - y)
            part = 0.0 if abs(row - y) < 1.5 else 1.0 if abs(row - v) < 1.5 else part
            at = self._gap(row, x + (u - x) * part)
            stops += [(at, row - ahead), (at, row + ahead)]
        stops += [(u, v - ahead), (u, v)]
        pieces = []
        t = np.linspace(0, 1, 9)[:, None]
        for one, other in pairwise(stops):
            step = np.hstack([t * t * (3 - 2 * t), t])
            pieces.append(np.asarray(one) + step * (np.asarray(other) - np.asarray(one)))
        return np.vstack(pieces)

    def _gap(self, row: float, x: float) -> float:
        """Return the place in a row nearest to x where a way can pass."""
        taken = np.sort(self._spots[np.abs(self._spots[:, 1] - row) < 0.01, 0])
        room = CLEAR + 0.02
        if np.abs(taken - x).min() >= room:
            return x
        places = [taken[0] - room, taken[-1] + room]
        for left, right in pairwise(taken):
            spare = min(room, (right - left) / 2)
            places += [left + spare, right - spare]
        return float(min(places, key=lambda place: abs(place - x)))
