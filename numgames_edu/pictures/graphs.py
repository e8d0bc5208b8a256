"""Which number may follow which, as plain data: numbers with places and roles, lines, words.

Imports no matplotlib. A line stands only between numbers that are still in play, so the picture
becomes clearer as the game goes on.
"""

from __future__ import annotations

import math
from itertools import pairwise

from ..facts import prime_factors
from ..games import Game, Position
from ..solve import analyse
from ..values import Value
from ..words import listed, player
from .what import Picture, headline, numbers, where

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..solve import Proof

    Place = tuple[float, float]
    Pair = tuple[int, int]

LINE_ROW = 20
LINE_STEP = 1.25
SIDE_ROW = 25
LAYER_ROW = 26
LAYER_STEP = 2.6

FREE, LEGAL, TAKEN, LAST = "free", "legal", "taken", "last"


class MoveGraph(Value, Picture):
    """A position's numbers and what may follow what among those still in play.

    `layout` is "line", "sides", "layers" or "circle". `both` holds the pairs (a, b), a < b, that
    may follow each other either way round, `oneway` the pairs (a, b) where only b may follow a.
    `mixed` says whether the rule ever lets odd and even numbers follow each other.
    """

    __slots__ = ("position", "layout", "mixed", "both", "oneway", "proof", "_places")
    position: Position
    layout: str
    mixed: bool
    both: tuple[Pair, ...]
    oneway: tuple[Pair, ...]
    proof: Proof | None
    _places: dict[int, Place] | None

    def __init__(self, position: Position, pairs: bool = False) -> None:
        followers = {n: set(position.game.followers(n)) for n in range(1, position.game.size + 1)}
        alive = {*position.available, *position.history[-1:]}
        both, oneway = [], []
        for one in sorted(alive):
            for other in sorted(followers[one] & alive):
                if one not in followers[other]:
                    oneway.append((one, other))
                elif one < other:
                    both.append((one, other))
        self._set(
            position=position,
            layout=_layout(position.game, followers),
            mixed=any((one + other) % 2 for one in followers for other in followers[one]),
            both=tuple(both),
            oneway=tuple(oneway),
            proof=analyse(position).proof if pairs else None,
            _places=None,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return MoveGraph, (self.position, self.proof is not None)

    @property
    def places(self) -> dict[int, Place]:
        """Return where each number stands, in cells from the lower left."""
        if self._places is None:
            self._set(_places=self._find_places())
        assert self._places is not None
        return self._places

    def _find_places(self) -> dict[int, Place]:
        size = self.position.game.size
        if self.layout == "sides":
            return _on_two_sides(size, 2.5 + min(4.0, size / 10) if self.mixed else 2.2)
        return {"line": _on_a_line, "layers": _in_layers, "circle": _on_a_circle}[self.layout](size)

    @property
    def labels(self) -> dict[str, int]:
        """Return the words at the left of the picture, each with a number that it stands beside."""
        size = self.position.game.size
        if self.layout == "sides":
            return {"odd": 1, "even": 2} if size > 1 else {"odd": 1}
        if self.layout != "layers":
            return {}
        heights = range(1, size.bit_length())
        return {"primes" if height == 1 else f"{height} primes": 2**height for height in heights}

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Return the partners of the proof."""
        return () if self.proof is None else self.proof.pairs

    @property
    def ways(self) -> tuple[Pair, ...]:
        """Return the last number with each number that may be taken now."""
        last = self.position.last
        return () if last is None else tuple((last, n) for n in self.position.legal_moves)

    @property
    def path(self) -> tuple[Pair, ...]:
        """Return the moves made so far, from each number to the next."""
        history = self.position.history
        return tuple(pairwise(history))

    def role(self, number: int) -> str:
        """Return what a number is: the last one, taken before, legal now, or free."""
        position = self.position
        if number == position.last:
            return LAST
        if position.owner(number) is not None:
            return TAKEN
        # At the start everything may be taken; marking everything would mark nothing.
        chosen = position.last is not None or len(position.legal_moves) < position.game.size
        return LEGAL if chosen and number in position.legal_moves else FREE

    def is_implied(self, pair: Pair) -> bool:
        """Return whether a line follows from shorter ones: 2 divides 6, 6 divides 18, so 2 does."""
        small, large = sorted(pair)
        return self.layout == "layers" and len(prime_factors(large // small)) > 1

    @property
    def title(self) -> str:
        return where(self.position)

    @property
    def note(self) -> str:
        """Return the sentences below the picture."""
        if self.proof is None:
            return headline(self.position)
        return f"{headline(self.position)} {_about_pairs(self.proof)}"

    @property
    def words(self) -> str:
        lines = [f"{self.title}: which number may follow which.", _ARRANGED[self.layout]]
        lines += self._played()
        lines += [headline(self.position)]
        if self.position.last is not None and self.position.legal_moves:
            legal = numbers(self.position.legal_moves, "or")
            lines += [f"{self.position.last} may be followed by {legal}."]
        elif self.position.legal_moves:
            lines += [f"The first number may be {numbers(self.position.legal_moves, 'or')}."]
        if self.proof is not None:
            lines += [_about_pairs(self.proof), *([self.proof.text] if self.pairs else [])]
        return "\n".join([*lines, *self._relations()])

    def _played(self) -> list[str]:
        history = self.position.history
        if not history:
            return ["No number is taken yet."]
        took = (f"{player(who)} took {listed(history[who - 1 :: 2])}." for who in (1, 2))
        return [f"The moves so far: {', '.join(map(str, history))}.", *took]

    def _relations(self) -> list[str]:
        """Return what may follow what among the free numbers; numbers alike share a sentence."""
        free = set(self.position.available)
        after: dict[int, set[int]] = {n: set() for n in free}
        for one, other in self.both:
            if one in free and other in free:
                after[one].add(other)
                after[other].add(one)
        for one, other in self.oneway:
            if one in free and other in free:
                after[one].add(other)
        if not free:
            return ["No number is free."]
        groups: dict[tuple[frozenset[int], bool], list[int]] = {}
        cliques = [frozenset(after[n] | {n}) for n in free]
        for n in sorted(free):
            clique = frozenset(after[n] | {n})
            among = len(clique) > 2 and cliques.count(clique) == len(clique)
            groups.setdefault((clique if among else frozenset(after[n]), among), []).append(n)
        lines = []
        for (followers, among), group in groups.items():
            if among:
                lines.append(f"Each of {numbers(group)} may follow each other of them.")
            elif followers:
                lines.append(f"After {numbers(group, 'or')}: {numbers(followers, 'or')}.")
            else:
                lines.append(f"After {numbers(group, 'or')}: no free number.")
        return ["Among the free numbers:", *lines]


_ARRANGED = {
    "line": "The numbers stand on a number line.",
    "sides": "The odd numbers stand above, the even numbers below.",
    "layers": "A number stands the higher, the more prime factors it has.",
    "circle": "The numbers stand in a circle.",
}


def _about_pairs(proof: Proof) -> str:
    """Return what the partners are for, or that there are none to draw."""
    if proof.position.outcome is not None:
        return "The game is over, so there are no partners to draw."
    if not proof.pairs:
        return f"{player(proof.winner)} wins. The proof needs no partners here."
    first = getattr(proof, "first", None)
    takes = f" takes {first} and then" if first is not None else ""
    return f"{player(proof.winner)}{takes} answers each number with its partner and wins."


def _layout(game: Game, followers: dict[int, set[int]]) -> str:
    if game.rule.layout in ("line", "sides"):
        return game.rule.layout
    related = all(
        max(one, other) % min(one, other) == 0 for one in followers for other in followers[one]
    )
    return "layers" if related and any(followers.values()) else "circle"


def _on_a_line(size: int) -> dict[int, Place]:
    """Return places on a number line, which is folded like a snake when it is long."""
    places = {}
    for i in range(size):
        row, column = divmod(i, LINE_ROW)
        x = column if row % 2 == 0 else LINE_ROW - 1 - column
        places[i + 1] = LINE_STEP * x, -2.0 * row
    return _from_corner(places)


def _on_two_sides(size: int, gap: float) -> dict[int, Place]:
    """Return places with the odd numbers above and the even ones below."""
    places: dict[int, Place] = {}
    sides = list(range(1, size + 1, 2)), list(range(2, size + 1, 2))
    rows = 1 if len(sides[0]) <= SIDE_ROW else 2
    for side, up in zip(sides, (1, -1), strict=True):
        for i, number in enumerate(side):
            # Two rows stand in a zigzag, so that lines pass between the numbers in front.
            places[number] = i / rows, up * (gap / 2 + 1.1 * (i % rows))
    return _from_corner(places)


def _in_layers(size: int) -> dict[int, Place]:
    """Return places by the number of prime factors: 1, primes, products of two, and so on."""
    layers: dict[int, list[int]] = {}
    for number in range(1, size + 1):
        layers.setdefault(len(prime_factors(number)), []).append(number)
    places = {}
    y = 0.0
    for _, layer in sorted(layers.items()):
        rows = 1 if len(layer) <= LAYER_ROW else 2
        spread = min(2.0, 1.0 + 6 / len(layer)) / rows
        for i, number in enumerate(layer):
            x = (i - (len(layer) - 1) / 2) * spread
            places[number] = x, y + 1.1 * (i % rows)
        y += LAYER_STEP + 1.1 * (rows - 1)
    return _from_corner(places)


def _on_a_circle(size: int) -> dict[int, Place]:
    """Return places on a circle, like the hours on a clock."""
    apart = 1.1 + 0.6 * max(0.0, 1 - size / 40)  # arrows need room where there is room
    radius = max(1.5, apart * size / (2 * math.pi))
    turns = {n: 2 * math.pi * (n - 1) / size for n in range(1, size + 1)}
    return _from_corner({n: (radius * math.sin(t), radius * math.cos(t)) for n, t in turns.items()})


def _from_corner(places: dict[int, Place]) -> dict[int, Place]:
    """Return the places moved so that the smallest coordinates are zero."""
    left = min(x for x, _ in places.values())
    bottom = min(y for _, y in places.values())
    return {number: (x - left, y - bottom) for number, (x, y) in places.items()}
