"""The game tree: what each move leads to, and who wins there. Data and words, then the drawing."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from matplotlib.axes import Axes
from matplotlib.lines import Line2D

from ..games import Position
from ..solve import analyse
from ..values import Value
from ..words import player
from .style import GREY, INK, OF_PLAYER, Canvas, Curve, Point, key, outline
from .what import Picture, headline, numbers, where

MAX_LEAVES = 30
"""How many branches side by side can still be read."""

MAX_DEPTH = 12
STEP = 1.9


class Branch(Value):
    """A position in the tree: who wins there, the branches shown, and the moves left out."""

    __slots__ = ("position", "winner", "branches", "left_out")
    position: Position
    winner: int
    branches: tuple[Branch, ...]
    left_out: tuple[int, ...]

    def __init__(
        self,
        position: Position,
        winner: int,
        branches: tuple[Branch, ...] = (),
        left_out: tuple[int, ...] = (),
    ) -> None:
        self._set(position=position, winner=winner, branches=branches, left_out=left_out)

    def __iter__(self) -> Iterator[Branch]:
        """Go through this branch and all that grow from it."""
        yield self
        for branch in self.branches:
            yield from branch

    @property
    def columns(self) -> int:
        """Return how many places side by side the branch needs."""
        return sum(branch.columns for branch in self.branches) + bool(self.left_out) or 1


class GameTree(Value, Picture):
    """The moves from a position, so many deep, each with who wins after it.

    Where it would be too wide, the same number of moves is kept in each place, the winning ones
    first, and the others are left out and named.
    """

    __slots__ = ("position", "depth", "root")
    position: Position
    depth: int
    root: Branch

    def __init__(self, position: Position, depth: int) -> None:
        self._set(position=position, depth=depth, root=_grown(position, depth))

    @property
    def title(self) -> str:
        if self.position.outcome is not None:
            return f"{where(self.position)}: the game is over"
        moves = "1 move" if self.depth == 1 else f"{self.depth} moves"
        return f"{where(self.position)}: who wins, {moves} ahead"

    @property
    def left_out(self) -> int:
        """Return how many moves the picture leaves out in the places that it shows."""
        return sum(len(branch.left_out) for branch in self.root)

    @property
    def note(self) -> str:
        """Return the sentences below the picture."""
        if self.position.outcome is not None:
            return headline(self.position)
        start = f"With best play, {player(self.root.winner)} wins from here."
        if not self.left_out:
            return start
        are = "move is" if self.left_out == 1 else "moves are"
        return f"{start} The tree is too wide to show whole: {self.left_out} {are} left out (+)."

    @property
    def words(self) -> str:
        lines = [f"{self.title}.", self.note]
        for branch in self.root.branches:
            lines += _told(branch)
        if self.root.left_out:
            lines.append(_also(self.root))
        return "\n".join(lines)


def _told(branch: Branch, indent: str = "") -> list[str]:
    """Return a branch and what grows from it, one line each, moves further on set in."""
    position = branch.position
    mover = player(3 - position.to_move)
    end = f"{player(branch.winner)} wins"
    if position.outcome is not None:
        end = f"the game is over and {player(branch.winner)} has won"
    lines = [f"{indent}{mover} takes {position.last}: {end}."]
    for further in branch.branches:
        lines += _told(further, f"{indent}  ")
    if branch.left_out:
        lines.append(f"{indent}  {_also(branch)}")
    return lines


def _also(branch: Branch) -> str:
    """Return the moves that are left out, with who wins after them."""
    position = branch.position
    winning = set(analyse(position).winning_moves)
    mover = position.to_move
    good = [n for n in branch.left_out if n in winning]
    bad = [n for n in branch.left_out if n not in winning]
    parts = [
        f"{numbers(group)} ({player(winner)} wins)"
        for group, winner in ((good, mover), (bad, 3 - mover))
        if group
    ]
    return f"Left out here: {'; '.join(parts)}."


def _grown(position: Position, depth: int) -> Branch:
    """Return the tree with as many moves in each place as can be read side by side."""
    most = max(1, len(position.legal_moves))
    tree = _tree(position, depth, most)
    while tree is None:
        most = min(most - 1, MAX_LEAVES)
        tree = _tree(position, depth, most) if most else Branch(position, analyse(position).winner)
    return tree


def _tree(position: Position, depth: int, most: int) -> Branch | None:
    """Return the tree with at most so many moves in each place; None if it is too wide."""
    room = [MAX_LEAVES]

    def grow(at: Position, winner: int, left: int) -> Branch | None:
        legal = at.legal_moves
        if not left or not legal:
            room[0] -= 1
            return Branch(at, winner) if room[0] >= 0 else None
        winning = set(analyse(at).winning_moves)
        kept = sorted(sorted(legal, key=lambda n: n not in winning)[:most])
        left_out = tuple(n for n in legal if n not in kept)
        room[0] -= bool(left_out)
        branches = []
        for number in kept:
            wins = at.to_move if number in winning else 3 - at.to_move
            branch = grow(at.play(number), wins, left - 1)
            if branch is None:
                return None
            branches.append(branch)
        return Branch(at, winner, tuple(branches), left_out)

    grown = grow(position, analyse(position).winner, depth)
    return grown if room[0] >= 0 else None


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
        canvas.text(0, y, f"{player(who)} takes", 0.4, ha="left", color=GREY)
    start = "start" if tree.position.last is None else f"last number {tree.position.last}"
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
    """Draw that moves are left out, and how many."""
    canvas.lines([np.array([start, end])], GREY, 1.0, linestyles="dotted")
    backing = {"boxstyle": "square,pad=0.1", "facecolor": "white", "edgecolor": "none"}
    canvas.text(*end, f"+{len(branch.left_out)}", 0.36, bbox=backing)


def _place(branch: Branch, left: float, level: int, places: dict[Branch, Point]) -> None:
    """Put a branch above the middle of what grows from it."""
    places[branch] = left + (branch.columns - 1) / 2, level * STEP
    for further in branch.branches:
        _place(further, left, level + 1, places)
        left += further.columns


def _key(tree: GameTree) -> list[Line2D]:
    winners = {branch.winner for branch in tree.root}
    entries = [
        key(f"{player(who)} wins", sign, OF_PLAYER[who], "white")
        for who, sign in ((1, "o"), (2, "s"))
        if who in winners
    ]
    if tree.root.branches:
        entries.append(key("a move that keeps the win", edge=INK))
    if any(branch.position.outcome is not None for branch in tree.root):
        entries.append(key("the game is over", "o", "white", INK, markeredgewidth=2.5))
    return entries
