"""The two charts in matplotlib: winning openings, and a played game as a strip."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from matplotlib.axes import Axes

from ...sentences import Player
from ...words import words
from ..canvas.canvas import Canvas, key
from ..canvas.shapes import box, disc, outline, square
from ..canvas.style import GREY, INK, MARKER, OF_PLAYER, PALE_OF_PLAYER, VERMILION
from ..charts import Openings, Played

LABEL = 0.5  # the size of the chart's lettering, in cells
DIGIT = 0.64  # the width of a digit, in type sizes
PER_STRIP = 20


def draw_openings(chart: Openings, ax: Axes | None) -> Axes:
    """Return the Axes with the chart drawn on them."""
    sizes, most = chart.sizes, chart.sizes[-1]
    column = {size: i for i, size in enumerate(sizes)}
    scale = 1.0 if most <= 45 else 1.35 if most <= 60 else 2.3  # of the lettering
    size, rows = LABEL * scale, len(chart.rows)
    left, line = 6.2 * scale, 1.1 * scale
    bottom = (rows + 1.2) * line
    tall = max(most, 6)  # the words at the left need room
    wide = (DIGIT * len(str(most)) + 0.2) * size
    # A few boards stand so far apart that each gets its label.
    apart = max(1.0, wide) if len(sizes) * wide <= tall else 1.0
    width, height = left + len(sizes) * apart + 0.2, bottom + tall + 0.3
    say = words.pictures.charts
    winners = {board.winner for _, boards in chart.rows for board in boards}
    signs = [
        key(say.wins(Player(who)), sign, OF_PLAYER[who], "none")
        for who, sign in MARKER.items()
        if who in winners
    ]
    if chart.losing:
        signs.append(key(say.loses(), "s", "white", VERMILION, markersize=5))
    canvas = Canvas(ax, chart, (width, height), [], signs, min(0.3, 8.6 / height), size)

    def place(board: int, number: int) -> tuple[float, float]:
        return left + (column[board] + 0.5) * apart, bottom + number - 0.5

    canvas.shapes((disc(place(*mark), 0.4) for mark in sorted(chart.winning)), OF_PLAYER[1])
    canvas.shapes((square(place(*mark), 0.2) for mark in sorted(chart.losing)), "white", VERMILION)
    for number in _labelled(range(1, most + 1), 1.15 * size):
        canvas.text(left - 0.3, place(most, number)[1], number, size, ha="right")
    up = bottom + tall / 2
    canvas.text(line / 2, up, say.first_number(), size * 1.2, rotation=90, va="center")
    for chosen in _labelled(sizes, wide / apart):
        canvas.text(place(chosen, 1)[0], bottom - line * 0.7, chosen, size)
    canvas.text(0, bottom - line * 0.7, say.board_to(), size, ha="left")
    for i, (first_even, boards) in enumerate(chart.rows):
        y = (rows - i - 0.5) * line
        canvas.text(0, y, say.row(first_even), size, ha="left")
        for board in boards:
            shape = outline(board.winner, (place(board.size, 1)[0], y))
            canvas.shapes([shape], OF_PLAYER[board.winner])
    return canvas.ax


def _labelled(some: Sequence[int], room: float) -> list[int]:
    """Return which of the numbers, one to a cell, get a label that needs so many cells.

    In a run these are round numbers; elsewhere, as many as there is room for.
    """
    if some[-1] - some[0] == len(some) - 1:
        every = next(step for step in (1, 2, 5, 10, 20) if step >= min(room, 20))
        round_numbers = [number for number in some if number % every == 0]
        return round_numbers or [some[0]]
    return list(some[:: math.ceil(room)])


def draw_review(played: Played, ax: Axes | None) -> Axes:
    """Return the Axes with the game as a strip, with a lane for each player's win."""
    say = words.pictures.charts
    moves = list(played.review)
    strips = [moves[i : i + PER_STRIP] for i in range(0, len(moves), PER_STRIP)] or [[]]
    better = any(move.gave_away for move in moves)
    left, tall = 4.6, 4.2 if better else 3.4
    columns = max(8, 1 + max(len(strip) for strip in strips))
    size = left + columns * 1.05, tall * len(strips)
    signs = [
        key(say.move_of(Player(who)), sign, OF_PLAYER[who], "none") for who, sign in MARKER.items()
    ]
    if better:
        signs.append(key(say.gave_the_win_away(), "o", "white", INK, markeredgewidth=2.5))
    canvas = Canvas(ax, played, size, [played.note], signs if moves else [])
    winner = played.before
    for row, strip in enumerate(strips):
        bottom = tall * (len(strips) - 1 - row)
        lanes = {1: bottom + tall - 1.4, 2: bottom + tall - 2.7}
        for who, y in lanes.items():
            lane = box(left - 0.2, y - 0.62, size[0], y + 0.62)
            canvas.shapes([lane], PALE_OF_PLAYER[who], zorder=0, alpha=0.45)
            canvas.text(0, y, say.is_winning(Player(who)), 0.36, ha="left")
        if any(move.gave_away for move in strip):
            canvas.text(0, bottom + 0.5, say.better(), 0.36, ha="left")
        way = [] if winner is None else [(left + 0.1, lanes[winner])]
        for i, move in enumerate(strip):
            way.append((left + (i + 0.9) * 1.05, lanes[move.winner_after]))
        if way:
            canvas.lines([np.array(way)], GREY, 2.0, 1)
        for move, (x, y) in zip(strip, way[1:], strict=False):
            edge, thick = (INK, 3.2) if move.gave_away else ("white", 1.0)
            canvas.shapes([outline(move.player, (x, y))], OF_PLAYER[move.player], edge, thick)
            number_size = 0.36 if move.number < 100 else 0.3
            canvas.text(x, y, move.number, number_size, color="white", weight="bold")
            canvas.text(x, bottom + tall - 0.5, f"{move.move}.", 0.26, color=GREY)
            if move.gave_away:
                more = "…" if len(move.better) > 1 else ""
                canvas.text(x, bottom + 0.5, f"{move.better[0]}{more}", 0.36)
        if strip:
            winner = strip[-1].winner_after
    return canvas.ax
