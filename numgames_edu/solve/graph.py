"""The numbers still free and what may follow what among them, as a plain graph."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

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


def situation(game: Game, last: int, free: int) -> tuple[int, int]:
    """Return all that matters for what comes next: the last number, and what it can lead to.

    Free numbers (as bits) that no line reaches any more make no difference. At the start, where
    `last` is 0, everything can be reached.
    """
    if not last:
        return last, free
    seen, border = 0, [last]
    for number in border:
        for follower in game.followers(number):
            if free >> follower & 1 and not seen >> follower & 1:
                seen |= 1 << follower
                border.append(follower)
    return last, seen
