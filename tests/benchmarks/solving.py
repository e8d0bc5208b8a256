"""Solving a whole opening position: the package, trying every line, easyAI and networkx."""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter

import networkx as nx
from easyAI.AI import TranspositionTable
from easyAI.AI.solving import solve_with_depth_first_search

import numgames_edu as ng
from numgames_edu.tables import Table
from tests.benchmarks.measure import best, duration
from tests.benchmarks.playing import Knockout
from tests.oracle import Exhaustive

SIZES = (20, 28, 100, 1000, 10_000)

TOO_LONG = 60.0
"""A peer that needed more seconds than this on one board is not asked about a larger one."""


def ours(size: int) -> object:
    """Return all winning openings, from a new game, so that nothing is remembered."""
    return ng.analyse(ng.game("number-knockout", size).start()).winning_moves


def every_line(size: int) -> object:
    """Return all winning openings by trying every line, with memory."""
    return Exhaustive("number-knockout", size, "any").winning_moves(())


class Solvable(Knockout):
    """Number Knockout with what easyAI's solver needs to know."""

    def scoring(self) -> int:
        return -100 if self.is_over() else 0

    def ttentry(self) -> tuple[tuple[int, ...], int]:
        return tuple(self.free), self.last


def easyai(size: int) -> object:
    """Return who wins (one winning opening is enough for easyAI), with a transposition table."""
    return solve_with_depth_first_search(Solvable(size), 90, 100, TranspositionTable())


def networkx(size: int) -> Callable[[], object]:
    """Return one maximum matching of the same graph; the graph itself is not timed."""
    graph = nx.Graph()
    graph.add_nodes_from(range(1, size + 1))
    graph.add_edges_from((a, b) for a in range(1, size + 1) for b in range(2 * a, size + 1, a))
    return lambda: nx.max_weight_matching(graph, maxcardinality=True)


def solving() -> str:
    """Return the times side by side, as ratios to ours, and how ours grows."""
    peers: dict[str, Callable[[int], Callable[[], object]]] = {
        "every line": lambda size: lambda: every_line(size),
        "easyAI": lambda size: lambda: easyai(size),
        "networkx, one matching": networkx,
    }
    given_up: set[str] = set()
    rows = []
    before: tuple[float, int] | None = None
    for size in SIZES:
        pairs = sum(size // k - 1 for k in range(1, size + 1))
        time = best(lambda size=size: ours(size))  # type: ignore[misc]
        growth = "—"
        if before is not None:
            growth = f"pairs^{math.log(time / before[0]) / math.log(pairs / before[1]):.2f}"
        before = time, pairs
        row = [f"1 to {size}", str(pairs), duration(time), growth]
        for name, peer in peers.items():
            if name in given_up or (name == "every line" and size > 28):
                row.append("too long")
                continue
            action = peer(size)
            start = perf_counter()
            seconds = best(action, 0.5)
            if perf_counter() - start > TOO_LONG or (name == "easyAI" and seconds > 1):
                given_up.add(name)
            ratio = seconds / time
            times = f"{ratio:,.0f}" if ratio >= 100 else f"{ratio:.1f}"
            row.append(f"{duration(seconds)} (× {times})")
        rows.append(row)
    heading = ["Number Knockout", "pairs", "all winning openings", "growth", *peers]
    return Table(heading, rows).markdown
