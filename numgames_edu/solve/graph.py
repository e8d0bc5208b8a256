"""The numbers still free and what may follow what among them, as a plain graph."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ..games import Game

    Graph = list[Sequence[int]]


def graph_of(game: Game, free: Iterable[int]) -> Graph:
    """Return, for each free number, which free numbers may follow it, in ascending order.

    The list is indexed by the numbers themselves; numbers that are not free have no followers.
    """
    free = tuple(free)
    graph: Graph = [()] * (game.size + 1)
    if len(free) == game.size:
        for number in free:
            graph[number] = game.followers(number)
    else:
        is_free = bytearray(game.size + 1)
        for number in free:
            is_free[number] = 1
        for number in free:
            graph[number] = [n for n in game.followers(number) if is_free[n]]
    return graph


def is_symmetric(graph: Graph) -> bool:
    """Return whether a may follow b whenever b may follow a."""
    mirrored: list[list[int]] = [[] for _ in graph]
    for number, followers in enumerate(graph):
        for follower in followers:
            mirrored[follower].append(number)
    return all(list(one) == other for one, other in zip(graph, mirrored, strict=True))


def components(graph: Graph, free: Iterable[int]) -> list[set[int]]:
    """Return the sets of free numbers that hang together."""
    left = set(free)
    found = []
    while left:
        start = left.pop()
        component, queue = {start}, [start]
        for number in queue:
            for follower in graph[number]:
                if follower in left:
                    left.remove(follower)
                    component.add(follower)
                    queue.append(follower)
        found.append(component)
    return found


class Situations:
    """What matters of a position for what comes next, in a game: sets of numbers are bits.

    A situation is the last number and what it can still lead to. Free numbers that no line
    reaches any more make no difference. At the start, `last` is 0 and leads to everything.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._following: dict[int, int] = {0: sum(1 << n for n in game.start().legal_moves)}
        self._horizon: dict[int, int] = {}

    def moves(self, last: int, free: int) -> int:
        """Return the numbers that may follow the last one, of those that are free."""
        return self._followers(last) & free

    def of(self, last: int, free: int) -> tuple[int, int]:
        """Return the situation: the last number, and the free ones that can be reached from it."""
        if not last:
            return last, free
        horizon = self._horizon.get(last)
        if horizon is None:
            horizon = self._horizon[last] = self._reached(last, -1, -1)
        return last, self._reached(last, free, horizon)

    def _reached(self, last: int, free: int, horizon: int) -> int:
        """Return what the last number leads to; stops once that is all within the horizon."""
        seen = border = self._followers(last) & free
        while border and seen != free & horizon:
            grown = 0
            for number in bits(border):
                grown |= self._followers(number)
            border = grown & free & ~seen
            seen |= border
        return seen

    def _followers(self, last: int) -> int:
        known = self._following.get(last)
        if known is None:
            known = self._following[last] = sum(1 << n for n in self.game.followers(last))
        return known


def bits(number: int) -> Iterator[int]:
    """Yield which bits of a number are set, in ascending order."""
    while number:
        first = number & -number
        yield first.bit_length() - 1
        number ^= first
