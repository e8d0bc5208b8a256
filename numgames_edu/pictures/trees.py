"""The game tree, as plain data: what each move leads to, and who wins there.

Imports no matplotlib.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..games import Position
from ..sentences import Player
from ..solve import analyse
from ..values import Value
from ..words import words
from .picture import Picture, in_one_language, moment, turn_or_end

MAX_LEAVES = 30
"""How many branches side by side can still be read."""

MAX_DEPTH = 12


class Branch(Value):
    """A position in the tree: who wins there, the branches shown, and the moves left out."""

    __slots__ = ("position", "winner", "branches", "left_out")
    position: Position
    winner: int
    branches: tuple[Branch, ...]
    left_out: tuple[int, ...]

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
    @in_one_language
    def title(self) -> str:
        if self.position.outcome is not None:
            return words.pictures.trees.title_at_the_end(*moment(self.position))
        return words.pictures.trees.title(*moment(self.position), self.depth)

    @property
    def left_out(self) -> int:
        """Return how many moves the picture leaves out in the places that it shows."""
        return sum(len(branch.left_out) for branch in self.root)

    @property
    @in_one_language
    def note(self) -> str:
        """Return the sentences below the picture."""
        if self.position.outcome is not None:
            return turn_or_end(self.position)
        some = [words.pictures.trees.wins_from_here(Player(self.root.winner))]
        some += [words.pictures.trees.too_wide(self.left_out)] if self.left_out else []
        return " ".join(some)

    @property
    @in_one_language
    def words(self) -> str:
        lines = [f"{self.title}.", self.note]
        before = len(self.position.history)
        for branch in self.root:
            # Each line names the moves before it: a screen reader says nothing of indentation.
            after = branch.position.history[before:]
            lines += [_told(branch, after)] if after else []
            lines += [_left_out(branch, after)] if branch.left_out else []
        return "\n".join(lines)


def _told(branch: Branch, after: tuple[int, ...]) -> str:
    """Return what the last of these moves leads to, in a sentence."""
    trees, position = words.pictures.trees, branch.position
    say = trees.wins_after if position.outcome is None else trees.over_after
    return say(after[:-1], position.mover.other, after[-1], Player(branch.winner))


def _left_out(branch: Branch, after: tuple[int, ...]) -> str:
    """Return the moves that are left out after these, with who wins then, in a sentence."""
    omitted = [(Player(who), some) for who, some in branch.omitted.items()]
    return words.pictures.trees.left_out(after, omitted)


def _grown(position: Position, depth: int) -> Branch:
    """Return the tree with as many moves in each place as can be read side by side."""
    most = position.game.size
    tree = _tree(position, depth, most)
    while tree is None:
        most = min(most, MAX_LEAVES) - 1
        tree = _tree(position, depth, most) if most else _leaf(position, analyse(position).winner)
    return tree


def _leaf(position: Position, winner: int) -> Branch:
    """Return a position that nothing grows from in the picture."""
    return Branch(position, winner, (), ())


def _tree(position: Position, depth: int, most: int) -> Branch | None:
    """Return the tree with at most so many moves in each place; None if it is too wide."""
    room = [MAX_LEAVES]

    def grow(at: Position, winner: int, left: int) -> Branch | None:
        legal = at.legal_moves
        if not left or not legal:
            room[0] -= 1
            return _leaf(at, winner) if room[0] >= 0 else None
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
