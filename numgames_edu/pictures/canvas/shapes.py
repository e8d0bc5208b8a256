"""Outlines and ways, measured in cells: circles, squares, arcs, arrows. Knows no picture."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Point = tuple[float, float]
Curve = NDArray[np.float64]


def disc(centre: Point, radius: float = 0.42) -> Curve:
    """Return a circle's outline."""
    turn = np.linspace(0, 2 * np.pi, 37)
    return np.column_stack([centre[0] + radius * np.cos(turn), centre[1] + radius * np.sin(turn)])


def square(centre: Point, radius: float = 0.38) -> Curve:
    """Return a square's outline."""
    corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)])
    return np.asarray(centre) + radius * corners


def outline(player: int, centre: Point, scale: float = 1) -> Curve:
    """Return the shape of a player: Player 1 is round, Player 2 is square."""
    return disc(centre, 0.42 * scale) if player == 1 else square(centre, 0.38 * scale)


def box(left: float, bottom: float, right: float, top: float) -> Curve:
    """Return a rectangle's outline."""
    return np.array([(left, bottom), (right, bottom), (right, top), (left, top)])


def curve(start: Point, end: Point, bend: float = 0.0) -> Curve:
    """Return the way from one point to another; `bend` cells to the left of the straight way."""
    first, last = np.asarray(start, float), np.asarray(end, float)
    if not bend:
        return np.array([first, last])
    way = last - first
    length = float(np.hypot(*way)) or 1.0
    middle = (first + last) / 2 + np.array([-way[1], way[0]]) / length * bend * 2
    t = np.linspace(0, 1, 13)[:, None]
    return np.asarray((1 - t) ** 2 * first + 2 * t * (1 - t) * middle + t**2 * last)


def arc(start: Point, end: Point, height: float) -> Curve:
    """Return half an ellipse from one point to another; below them if the height is negative."""
    turn = np.linspace(np.pi, 0, 25)[:, None]
    first, last = np.asarray(start, float), np.asarray(end, float)
    across = (first + last) / 2 + (last - first) / 2 * np.cos(turn)
    return np.asarray(across + np.array([0.0, height]) * np.sin(turn))


def gate(start: Point, end: Point, height: float) -> Curve:
    """Return a way like an arc, but with upright sides; below if the height is negative."""
    turn = np.linspace(np.pi, 0, 41)[:, None]
    first, last = np.asarray(start, float), np.asarray(end, float)
    flat = np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** 0.4
    tops = first[1] + height, last[1] + height
    top = max(tops) if height > 0 else min(tops)
    x = (first[0] + last[0]) / 2 + (last[0] - first[0]) / 2 * flat
    foot = np.where(turn > np.pi / 2, first[1], last[1])
    return np.hstack([x, foot + (top - foot) * np.sin(turn) ** 0.6])


def waves(start: Point, end: Point, bends: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return many ways from one point to another, each with two bends to the left, in cells."""
    first, last = np.asarray(start, float), np.asarray(end, float)
    way = last - first
    side = np.array([-way[1], way[0]]) / (float(np.hypot(*way)) or 1.0)
    t = np.linspace(0, 1, 17)[:, None]
    pull = np.hstack([3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t)]) * 1.6
    return np.asarray(first + t * way + (pull @ bends.T).T[:, :, None] * side)


def clearances(
    starts: NDArray[np.float64], ends: NDArray[np.float64], spots: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return how near each straight line comes to each spot: a row for a line."""
    way = ends - starts
    length = np.maximum((way**2).sum(axis=1), 1e-12)[:, None]
    to_x = spots[:, 0] - starts[:, :1]
    to_y = spots[:, 1] - starts[:, 1:]
    t = np.clip((to_x * way[:, :1] + to_y * way[:, 1:]) / length, 0, 1)
    return np.asarray(np.hypot(to_x - t * way[:, :1], to_y - t * way[:, 1:]))


def arrowhead(way: Curve, size: float = 0.22, at: float = 1.0) -> Curve:
    """Return the head of an arrow along a curve, its tip `at` (0 to 1) of the curve's length."""
    steps = np.hypot(*np.diff(way, axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(steps)])
    tip_at = at * along[-1]
    tip, back = (
        np.array([np.interp(where, along, way[:, i]) for i in (0, 1)])
        for where in (tip_at, max(0.0, tip_at - size))
    )
    along_way = (tip - back) / (float(np.hypot(*(tip - back))) or 1.0) * size
    side = np.array([-along_way[1], along_way[0]]) * 0.6
    return np.array([tip, tip - along_way + side, tip - along_way - side])


def shortened_way(way: Curve, by: float) -> Curve:
    """Return a curve without its last bit, which would hide below a number's shape."""
    steps = np.hypot(*np.diff(way, axis=0).T)
    length = float(steps.sum())
    if length <= by:
        return way
    along = np.concatenate([[0.0], np.cumsum(steps)])
    ends = length - by
    kept = way[along < ends]
    x, y = (np.interp(ends, along, way[:, i]) for i in (0, 1))
    return np.vstack([kept, [x, y]])
