"""Move graphs in matplotlib: draws what `MoveGraph` says, and decides nothing about games."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from matplotlib.axes import Axes
from matplotlib.lines import Line2D

from ...facts import prime_factors
from ...sentences import Player
from ...words import words
from ..canvas.canvas import Canvas, key
from ..canvas.shapes import Curve, arrowhead, disc, outline, shortened_way
from ..canvas.style import DIM, GREEN, GREY, INK, MARKER, OF_PLAYER, PALE, PALE_OF_PLAYER, YELLOW
from ..graphs.move_graph import FREE, LAST, LEGAL, TAKEN, MoveGraph, Pair

RADIUS = 0.42
RING = 0.52
LABEL = 0.34  # the size of the words at the left, in cells


def draw_graph(graph: MoveGraph, ax: Axes | None) -> Axes:
    """Return the Axes with the graph drawn on them."""
    return _Drawing(graph, ax).canvas.ax


class _Drawing:
    """One move graph on its canvas."""

    def __init__(self, graph: MoveGraph, ax: Axes | None) -> None:
        self.graph = graph
        self.strong = self._strong
        self.plain, self.implied = self._sorted_lines()
        above, below = self._room()
        left = 0.6 + max((len(label) * LABEL * 0.62 for label, _ in graph.labels), default=0)
        self.corner = np.array([left, 0.6 + below])
        self.places = {n: (x + left, y + 0.6 + below) for n, (x, y) in graph.routes.places.items()}
        width = max(x for x, _ in self.places.values()) + 0.6
        height = max(y for _, y in self.places.values()) + 0.6 + above
        self.canvas = Canvas(ax, graph, (width, height), [graph.note], self._key())
        for label, number in graph.labels:
            y = self.places[number][1]
            self.canvas.text(0, y, label, LABEL, ha="left", color=GREY)
        self._lines()
        self._path()
        self._numbers()

    def _room(self) -> tuple[float, float]:
        """Return how many cells the ways need above and below the numbers."""
        if self.graph.layout not in ("line", "sides"):
            return 0.0, 0.0
        ways = [*map(tuple, self.strong), *self.graph.both, *self.graph.oneway]
        if not ways:
            return 0.0, 0.0
        heights = np.concatenate([self._route(*way)[:, 1] for way in ways])
        above, below = heights.max() - self.graph.routes.height, -heights.min()
        return float(max(0.0, above - 0.3)), float(max(0.0, below - 0.3))

    def _sorted_lines(self) -> tuple[list[Pair], list[Pair]]:
        """Return the lines that are drawn plainly, and those that follow from others."""
        graph = self.graph
        ways = {frozenset(way) for way in graph.ways}
        plain: list[Pair] = []
        implied: list[Pair] = []
        for pair in (*graph.both, *graph.oneway):
            if frozenset(pair) not in ways:
                (implied if graph.is_implied(pair) else plain).append(pair)
        return plain, [] if graph.left_out else implied

    @property
    def _strong(self) -> set[frozenset[int]]:
        """Return the pairs whose lines stand out, so that they must not mislead."""
        graph = self.graph
        return {frozenset(pair) for pair in (*graph.ways, *graph.path, *graph.pairs)}

    def _way(self, one: int, other: int) -> Curve:
        """Return the line between two numbers, on the canvas."""
        return np.asarray(self._route(one, other) + self.corner)

    def _route(self, one: int, other: int) -> Curve:
        graph = self.graph
        # Where lines are as many as in the parity games, single ones cannot be followed anyway.
        clear = graph.layout == "layers" or frozenset((one, other)) in self.strong
        return graph.routes.way(one, other, clear)

    def _lines(self) -> None:
        graph, canvas = self.graph, self.canvas
        dark = float(np.clip(90 / max(1, len(self.plain) + len(self.implied)), 0.1, 0.85))
        faint = max(0.45, dark / 1.5)
        implied = [self._way(*pair) for pair in self.implied]
        canvas.lines(implied, GREY, 0.9, alpha=faint, linestyles="dotted")
        plain = [self._way(*pair) for pair in self.plain]
        layered = graph.layout == "layers"
        canvas.lines(plain, GREY, 1.1, alpha=max(dark, 0.6) if layered else dark)
        canvas.shapes(self._heads([*self.plain, *self.implied], 0.22), GREY, zorder=1.2, alpha=0.9)
        partners = [self._way(*pair) for pair in graph.pairs]
        canvas.lines(partners, GREEN, 8, 0.9, alpha=0.55, capstyle="round")
        canvas.lines(partners, INK, 1.2, 1.5)
        thick = float(np.clip(30 / max(1, len(graph.ways)), 1, 2.2))
        canvas.lines([self._way(*way) for way in graph.ways], INK, thick, 2)
        canvas.shapes(self._heads(graph.ways, 0.32), INK, zorder=2.1)

    def _heads(self, pairs: Iterable[Pair], size: float) -> list[Curve]:
        """Return the arrowheads of those pairs that go one way only."""
        only = set(self.graph.oneway)
        return [arrowhead(self._up_to(*pair), size) for pair in pairs if pair in only]

    def _up_to(self, one: int, other: int) -> Curve:
        """Return the way up to the rim of the other number's shape."""
        return shortened_way(self._way(one, other), RADIUS + 0.05)

    def _path(self) -> None:
        """Draw the game so far: from each number to the next, in the colour of who went there."""
        for who in (1, 2):
            ways = [self._up_to(*step) for step in self.graph.path[who % 2 :: 2]]
            lines = [shortened_way(way, 0.2) for way in ways]  # dashes would blur the tip
            self.canvas.lines(lines, OF_PLAYER[who], 2.4, 1.8, alpha=0.75, linestyles=_DASHES[who])
            heads = [arrowhead(way, 0.34) for way in ways]
            self.canvas.shapes(heads, OF_PLAYER[who], zorder=1.9)

    def _numbers(self) -> None:
        graph, position = self.graph, self.graph.position
        by_role: dict[str, list[int]] = {FREE: [], LEGAL: [], TAKEN: [], LAST: []}
        for number in self.places:
            by_role[graph.role(number)].append(number)
        self._discs(by_role[FREE], "white", PALE, 1.2)
        self._discs(by_role[LEGAL], YELLOW, INK, 2.4)
        for role, fills, edge, width in (
            (TAKEN, PALE_OF_PLAYER, "none", 0.0),
            (LAST, OF_PLAYER, INK, 3.2),
        ):
            for who in (1, 2):
                mine = [n for n in by_role[role] if position.owner(n) == who]
                shapes = [outline(who, self.places[n]) for n in mine]
                edges = OF_PLAYER[who] if role == TAKEN else edge
                self.canvas.shapes(shapes, fills[who], edges, max(width, 0.8))
        if graph.first is not None:
            ring = disc(self.places[graph.first], RING)
            self.canvas.shapes([ring], "white", GREEN, 4, zorder=2.5)
        order = {number: move for move, number in enumerate(position.history, 1)}
        for number, (x, y) in self.places.items():
            role = graph.role(number)
            colour = "white" if role == LAST else INK if role != TAKEN else DIM
            weight = "bold" if role in (LAST, LEGAL) else "normal"
            up = 0.13 if number in order else 0.0
            size = 0.36 if number < 100 else 0.3
            self.canvas.text(x, y + up, number, size, color=colour, weight=weight)
            if number in order:
                self.canvas.text(x, y - 0.23, f"{order[number]}.", 0.28, color=colour)

    def _discs(self, some: Iterable[int], fill: str, edge: str, width: float) -> None:
        self.canvas.shapes([disc(self.places[n]) for n in some], fill, edge, width)

    def _key(self) -> list[Line2D]:
        """Return what the signs mean that are in this picture."""
        graph, position, say = self.graph, self.graph.position, words.pictures.graphs
        entries = []
        if any(graph.role(n) == LEGAL for n in position.legal_moves):
            entries.append(key(say.may_be_taken_now(), "o", YELLOW))
        for who, sign in MARKER.items():
            if len(position.history) >= who:
                entries.append(key(say.taken_by(Player(who)), sign, OF_PLAYER[who]))
        if position.history:
            entries.append(key(say.in_which_move(), "$2.$", INK, "none"))
        if graph.layout == "layers" and self.plain and all(map(_is_times_a_prime, self.plain)):
            entries.append(key(say.times_a_prime(), edge=GREY, linewidth=1.1))
        if self.implied:
            two = say.follows_from_two()
            entries.append(key(two, edge=GREY, linestyle=":", linewidth=1.2))
        if graph.oneway:
            entries.append(key(say.one_way(), "$\u2192$", INK, "none"))
        if graph.pairs:
            entries.append(
                key(say.partners(), edge=GREEN, linewidth=7, alpha=0.55, solid_capstyle="butt")
            )
        if graph.first is not None:
            entries.append(key(say.winners_first_move(), "o", "white", GREEN, markeredgewidth=2.5))
        return entries


_DASHES = {1: "solid", 2: (0, (3, 1))}


def _is_times_a_prime(pair: Pair) -> bool:
    return len(prime_factors(max(pair) // min(pair))) == 1
