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
from .canvas.shapes import Curve, Point, outline
from .canvas.style import GREY, INK, MARKER, OF_PLAYER, Canvas, key
from .picture import Picture, headline, numbers, where

MAX_LEAVES = 30
"""How many branches side by side can still be read."""

MAX_DEPTH = 12
STEP = 1.9
SHAPES = "Shape and colour say who wins there, not who moves."


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
    def omitted(self) -> dict[int, list[int]]:
        """Return the moves left out, by who wins after them; the mover's own first."""
        mover = self.position.to_move
        winning = set(analyse(self.position).winning_moves)
        found: dict[int, list[int]] = {mover: [], 3 - mover: []}
        for number in self.left_out:
            found[mover if number in winning else 3 - mover].append(number)
        return {who: some for who, some in found.items() if some}

    @property
    def columns(self) -> int:
        """Return how many places side by side the branch needs."""
        return sum(branch.columns for branch in self.branches) + bool(self.left_out) or 1


class GameTree(Value, Picture):
    """The moves from a position, so many deep, each with who wins after it.

    Where it would be too wide, the same number of moves is kept in each place: some that keep the
    win and one that does not, if there are both. The others are left out and named.
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
        start = f"With best play, {player(self.root.winner)} wins from here. {SHAPES}"
        if not self.left_out:
            return start
        are = "move is" if self.left_out == 1 else "moves are"
        return f"{start} The tree is too wide to show whole: {self.left_out} {are} left out (+)."

    @property
    def words(self) -> str:
        lines = [f"{self.title}.", self.note]
        before = len(self.position.history)
        for branch in self.root:
            # Each line names the moves before it: a screen reader says nothing of indentation.
            after = branch.position.history[before:]
            lines += _told(branch, after) if after else []
            lines += _left_out(branch, after) if branch.left_out else []
        return "\n".join(lines)


def _told(branch: Branch, after: tuple[int, ...]) -> list[str]:
    """Return what the last of these moves leads to, in a sentence."""
    mover = player(3 - branch.position.to_move)
    end = f"{player(branch.winner)} wins"
    if branch.position.outcome is not None:
        end = f"the game is over and {player(branch.winner)} has won"
    takes = f"{mover} takes {after[-1]}: {end}."
    return [f"After {', '.join(map(str, after[:-1]))}: {takes}" if after[:-1] else takes]


def _left_out(branch: Branch, after: tuple[int, ...]) -> list[str]:
    """Return the moves that are left out after these, with who wins then, in a sentence."""
    parts = [f"{numbers(some)} ({player(who)} wins)" for who, some in branch.omitted.items()]
    here = f"After {', '.join(map(str, after))}, left" if after else "Left"
    return [f"{here} out: {'; '.join(parts)}."]


def _grown(position: Position, depth: int) -> Branch:
    """Return the tree with as many moves in each place as can be read side by side."""
    most = position.game.size
    tree = _tree(position, depth, most)
    while tree is None:
        most = min(most, MAX_LEAVES) - 1
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
        kept = _kept(legal, winning, most)
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


def _kept(legal: tuple[int, ...], winning: set[int], most: int) -> list[int]:
    """Return the moves that are shown: winning ones first, but a losing one among them."""
    good = [n for n in legal if n in winning]
    bad = [n for n in legal if n not in winning]
    spare = bool(bad) if most > 1 else not good
    shown = good[: most - spare]
    return sorted([*shown, *bad[: most - len(shown)]])


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
        key(f"{player(who)} wins there", sign, OF_PLAYER[who], "white")
        for who, sign in MARKER.items()
        if who in winners
    ]
    if tree.root.branches:
        entries.append(key("a move that keeps the win", edge=INK))
    if any(branch.position.outcome is not None for branch in tree.root):
        entries.append(key("the game is over", "o", "white", INK, markeredgewidth=2.5))
    return entries
