"""The game tree in matplotlib."""

from __future__ import annotations

import numpy as np
from matplotlib.axes import Axes
from matplotlib.lines import Line2D

from ...sentences import Player
from ...words import words
from ..canvas.canvas import Canvas, key
from ..canvas.shapes import Curve, Point, outline
from ..canvas.style import GREY, INK, MARKER, OF_PLAYER
from ..trees import Branch, GameTree

STEP = 1.9  # cells from one row of moves to the next


def draw_tree(tree: GameTree, ax: Axes | None) -> Axes:
    """Return the Axes with the tree drawn on them."""
    places: dict[Branch, Point] = {}
    _place(tree.root, 0.0, 0, places)
    depth = max(len(branch.position.history) for branch in tree.root) - len(tree.position.history)
    label = 5.0
    width, height = label + tree.root.columns * 1.05, depth * STEP + 1.1
    canvas = Canvas(ax, tree, (width, height), [tree.note], _key(tree))
    places = {b: (x * 1.05 + label + 0.5, height - 0.55 - y) for b, (x, y) in places.items()}
    for level in range(depth):
        who = 1 + (len(tree.position.history) + level) % 2
        y = height - 0.55 - (level + 1) * STEP
        canvas.text(0, y, words.pictures.trees.takes(Player(who)), 0.4, ha="left", color=GREY)
    last, trees = tree.position.last, words.pictures.trees
    start = trees.start() if last is None else trees.last_number(last)
    canvas.text(0, height - 0.55, start, 0.4, ha="left", color=GREY)
    _draw_branches(canvas, tree, places)
    return canvas.ax


def _draw_branches(canvas: Canvas, tree: GameTree, places: dict[Branch, Point]) -> None:
    thin: list[Curve] = []
    thick: list[Curve] = []
    for branch, (x, y) in places.items():
        for further in branch.branches:
            wins = further.winner == branch.position.to_move
            (thick if wins else thin).append(np.array([(x, y), places[further]]))
        if branch.left_out:
            stub = places[branch.branches[-1]][0] + 1.05 * branch.branches[-1].columns / 2
            _draw_stub(canvas, branch, (x, y), (stub + 0.52, y - STEP))
    canvas.lines(thin, GREY, 1.0)
    canvas.lines(thick, INK, 2.6, 1.5)
    for who in (1, 2):
        mine = [branch for branch in places if branch.winner == who]
        over = [branch for branch in mine if branch.position.outcome is not None]
        goes_on = [branch for branch in mine if branch.position.outcome is None]
        canvas.shapes((outline(who, places[b]) for b in goes_on), OF_PLAYER[who], "white", 1)
        canvas.shapes((outline(who, places[b]) for b in over), OF_PLAYER[who], INK, 3.4)
    for branch, (x, y) in places.items():
        last = branch.position.last
        size = 0.4 if (last or 0) < 100 else 0.32
        canvas.text(x, y, last or "", size, color="white", weight="bold")


def _draw_stub(canvas: Canvas, branch: Branch, start: Point, end: Point) -> None:
    """Draw that moves are left out: how many of them lead to each player's win."""
    (x, y), omitted = end, branch.omitted
    lines = [(who, len(some)) for who, some in omitted.items()]
    canvas.lines([np.array([start, (x, y + 0.3 * len(lines))])], GREY, 1.0, linestyles="dotted")
    for i, (who, count) in enumerate(lines):
        at = y + 0.27 * (len(lines) - 1) - 0.54 * i
        canvas.text(x + 0.16, at, f"+{count}", 0.31, ha="right")
        canvas.shapes([outline(who, (x + 0.35, at), 0.38)], OF_PLAYER[who])


def _place(branch: Branch, left: float, level: int, places: dict[Branch, Point]) -> None:
    """Put a branch above the middle of what grows from it."""
    places[branch] = left + (branch.columns - 1) / 2, level * STEP
    for further in branch.branches:
        _place(further, left, level + 1, places)
        left += further.columns


def _key(tree: GameTree) -> list[Line2D]:
    winners = {branch.winner for branch in tree.root}
    entries = [
        key(words.pictures.trees.wins_there(Player(who)), sign, OF_PLAYER[who], "white")
        for who, sign in MARKER.items()
        if who in winners
    ]
    if tree.root.branches:
        entries.append(key(words.pictures.trees.keeps_the_win(), edge=INK))
    if any(branch.position.outcome is not None for branch in tree.root):
        over = words.pictures.trees.game_over()
        entries.append(key(over, "o", "white", INK, markeredgewidth=2.5))
    return entries
