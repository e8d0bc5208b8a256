"""Drawing a move graph, beside networkx's own `draw` of the same graph on the same page."""

from __future__ import annotations

from collections.abc import Callable

import networkx as nx
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

import numgames_edu as ng
from numgames_edu import pictures
from tests.benchmarks.measure import best, duration, table

SIZES = (20, 100)


def ours(position: ng.Position) -> Callable[[], object]:
    """Return what draws the move graph on a page that is there already, to its last pixel."""
    figure = Figure(figsize=(10, 7), dpi=90)
    canvas = FigureCanvasAgg(figure)
    ax = figure.add_subplot()

    def draw() -> None:
        pictures.move_graph(position, ax=ax)
        canvas.draw()  # type: ignore[no-untyped-call]

    return draw


def networkx(position: ng.Position) -> Callable[[], object]:
    """Return what draws the same graph with networkx; finding its layout is not timed."""
    game = position.game
    graph = nx.Graph((a, b) for a in range(1, game.size + 1) for b in game.followers(a))
    places = nx.circular_layout(graph)
    figure = Figure(figsize=(10, 7), dpi=90)
    canvas = FigureCanvasAgg(figure)
    ax = figure.add_subplot()

    def draw() -> None:
        ax.clear()
        nx.draw(graph, places, ax=ax, with_labels=True)
        canvas.draw()  # type: ignore[no-untyped-call]

    return draw


def move_graphs() -> str:
    """Return the times of both, for every game, at 20 and at 100 numbers."""
    rows = []
    for size in SIZES:
        for slug in ("number-knockout", "parity-duel", "parity-game", "odd-or-even-chase"):
            position = ng.game(slug, size).replay([6])
            lines = sum(len(position.game.followers(n)) for n in range(1, size + 1)) // 2
            mine, peer = best(ours(position)), best(networkx(position))
            ratio = f"{mine / peer:.2f}"
            row = [f"{position.game.title}, 1 to {size}", str(lines)]
            rows.append([*row, duration(mine), duration(peer), ratio])
    return table(["move graph", "pairs", "numgames_edu", "networkx", "ratio"], rows)
