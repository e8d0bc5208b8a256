"""Solo play: the longest chain of numbers in which each may follow the one before."""

from __future__ import annotations

from random import Random

from ..games import Game, Position
from ..notation import meant_game
from ..values import Value
from ..words import words
from .graph import bits, components, graph_of, is_symmetric

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .graph import Graph

STEPS = 200_000
"""How many steps the search for a longest chain may take."""


class Chain(Value):
    """A long chain, and how long a chain can be at most."""

    __slots__ = ("game", "numbers", "at_most")
    game: Game
    numbers: tuple[int, ...]
    at_most: int

    @property
    def exact(self) -> bool:
        """Return whether it is certain that no chain is longer."""
        return len(self.numbers) == self.at_most

    @property
    def text(self) -> str:
        """Return what is known about the longest chain."""
        numbers, size = self.numbers, self.game.size
        if self.exact:
            return words.analysis.longest_chain(numbers, size)
        return words.analysis.longest_found(numbers, size, self.at_most)

    def __len__(self) -> int:
        return len(self.numbers)

    def __repr__(self) -> str:
        return self.text


def longest_chain(
    game: Game | Position | str, size: int | None = None, opening: str | None = None
) -> Chain:
    """Return the longest chain of a game, or the longest found with a bound on what is possible.

    The game may be named by its name, or by one of its positions. Without a `size` or an
    `opening`, it keeps its own.

    >>> chain = longest_chain("number-knockout")
    >>> len(chain), chain.exact
    (17, True)
    """
    game = meant_game(game)
    size = game.size if size is None else size
    game = game.variant(size, game.opening if opening is None else opening)
    starts = game.start().legal_moves
    if not starts:
        return Chain(game, (), 0)
    if game.rule.otherwise_any:
        return Chain(game, _any_line(game), game.size)
    if game.rule.side(1) is not None:
        line = max(
            (_alternating(game, start) for start in _one_of_each_side(game, starts)), key=len
        )
        return Chain(game, line, len(line))
    graph = graph_of(game, range(1, game.size + 1))
    bound = _bound(graph)
    found = _grown(graph, starts, bound)
    if len(found) < bound:
        found, complete = _searched(graph, starts, found, bound)
        bound = len(found) if complete else bound
    return Chain(game, tuple(found), bound)


def _one_of_each_side(game: Game, starts: tuple[int, ...]) -> list[int]:
    return list({game.rule.side(number): number for number in reversed(starts)}.values())


def _alternating(game: Game, start: int) -> tuple[int, ...]:
    """Return the whole line from `start` where each side follows the other: no choice matters."""
    side = game.rule.side
    numbers = [n for n in range(1, game.size + 1) if n != start]
    theirs = [n for n in numbers if side(n) != side(start)]
    mine = [n for n in numbers if side(n) == side(start)]
    line = [start]
    for number, answer in zip(theirs, mine, strict=False):
        line += [number, answer]
    if len(theirs) > len(mine):
        line.append(theirs[len(mine)])
    return tuple(line)


def _any_line(game: Game) -> tuple[int, ...]:
    """Return a line of play in which nobody can be stuck: all numbers."""
    position = game.start()
    while position.legal_moves:
        position = position.play(position.legal_moves[0])
    return position.history


def _bound(graph: Graph) -> int:
    """Return a length that no chain exceeds.

    Take k numbers away: a chain falls into at most k + 1 pieces, each inside one of the groups
    that hang together. So at most the k numbers and the k + 1 largest groups are in it.
    """
    size = len(graph) - 1
    together: Graph = [set(followers) for followers in graph]  # type: ignore[misc]
    for number, followers in enumerate(graph):
        for follower in followers:
            together[follower].add(number)  # type: ignore[attr-defined]
    bound = size
    for taken in range(min(size // 2, 12) + 1):
        groups = components(together, range(taken + 1, size + 1))
        sizes = sorted(map(len, groups), reverse=True)
        bound = min(bound, taken + sum(sizes[: taken + 1]))
    return bound


def _grown(graph: Graph, starts: tuple[int, ...], bound: int) -> list[int]:
    """Return a long chain: grown at its end, and turned round in part when it cannot grow.

    If the end is a neighbour of a number inside, the piece behind that number can be reversed,
    which gives another end to grow from. Needs a symmetric rule; with another, it only grows.
    """
    chance = Random(1)
    turns = is_symmetric(graph)
    allowed = set(starts)
    best: list[int] = []
    steps = 0
    while steps < STEPS and len(best) < bound:
        chain = [chance.choice(starts)]
        inside = set(chain)
        stale = 0
        while stale < 4 * len(graph) and steps < STEPS:
            steps += 1
            free = [n for n in graph[chain[-1]] if n not in inside]
            if free:
                fewest = min(sum(m not in inside for m in graph[n]) for n in free)
                tight = [n for n in free if sum(m not in inside for m in graph[n]) == fewest]
                chain.append(chance.choice(tight))
                inside.add(chain[-1])
                stale = 0
                continue
            if len(chain) > len(best):
                best = chain[:]
            stale += 1
            if not turns or len(graph[chain[-1]]) < 2:
                if not turns or len(graph[chain[0]]) < 2 or chain[-1] not in allowed:
                    break
                chain.reverse()
                continue
            pivot = chain.index(chance.choice([n for n in graph[chain[-1]] if n in inside]))
            chain[pivot + 1 :] = chain[:pivot:-1]
        if len(chain) > len(best):
            best = chain[:]
    return best


def _searched(
    graph: Graph, starts: tuple[int, ...], found: list[int], bound: int
) -> tuple[list[int], bool]:
    """Return the longest chain, and True if all were looked at before the steps ran out."""
    following = [sum(1 << n for n in followers) for followers in graph]
    best = found
    steps = 0
    for start in starts:
        free = (1 << len(graph)) - 2 ^ 1 << start
        stack = [(start, free, _promising(following, start, free))]
        while stack:
            last, free, moves = stack[-1]
            if len(stack) > len(best):
                best = [number for number, _, _ in stack]
                if len(best) == bound:
                    return best, True
            if not moves or len(stack) + _reachable(following, last, free) <= len(best):
                stack.pop()
                continue
            number = moves.pop()
            stack[-1] = last, free, moves
            rest = free ^ 1 << number
            stack.append((number, rest, _promising(following, number, rest)))
            steps += 1
            if steps > STEPS:
                return best, False
    return best, True


def _promising(following: list[int], last: int, free: int) -> list[int]:
    """Return what may follow, the numbers with the fewest ways on at the end, to be tried first."""
    moves = list(bits(following[last] & free))
    moves.sort(key=lambda n: (following[n] & free).bit_count(), reverse=True)
    return moves


def _reachable(following: list[int], last: int, free: int) -> int:
    """Return how many free numbers can be reached from the last one at all."""
    seen = border = following[last] & free
    while border:
        grown = 0
        for number in bits(border):
            grown |= following[number]
        border = grown & free & ~seen
        seen |= border
    return seen.bit_count()
