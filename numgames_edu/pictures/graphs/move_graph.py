"""Which number may follow which, as plain data: numbers with places and roles, lines, words.

Imports no matplotlib. A line stands only between numbers that are still in play, so the picture
becomes clearer as the game goes on.
"""

from __future__ import annotations

from itertools import pairwise

from ...facts import prime_factors
from ...games import Position
from ...solve import analyse
from ...values import Value
from ...words import listed, player
from ..picture import Picture, headline, numbers, where
from .arrangement import layout_of
from .routes import Routes, routes_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...solve import Proof

Pair = tuple[int, int]

ALL_LINES = 60
"""The largest board with all lines; on larger ones those that follow from others are left out."""

FREE, LEGAL, TAKEN, LAST = "free", "legal", "taken", "last"


class MoveGraph(Value, Picture):
    """A position's numbers and what may follow what among those still in play.

    `layout` is "line", "sides", "layers" or "circle". `both` holds the pairs (a, b), a < b, that
    may follow each other either way round, `oneway` the pairs (a, b) where only b may follow a.
    `mixed` says whether the rule ever lets odd and even numbers follow each other.
    """

    __slots__ = ("position", "layout", "mixed", "both", "oneway", "proof")
    position: Position
    layout: str
    mixed: bool
    both: tuple[Pair, ...]
    oneway: tuple[Pair, ...]
    proof: Proof | None

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
            layout=layout_of(position.game),
            mixed=any((one + other) % 2 for one in followers for other in followers[one]),
            both=tuple(both),
            oneway=tuple(oneway),
            proof=analyse(position).proof if pairs else None,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return MoveGraph, (self.position, self.proof is not None)

    @property
    def routes(self) -> Routes:
        """Return where the numbers stand, and the ways between them."""
        return routes_of(self.layout, self.position.game.size, self.mixed)

    @property
    def labels(self) -> dict[str, int]:
        """Return the words at the left of the picture, each with a number that it stands beside."""
        size = self.position.game.size
        if self.layout == "sides":
            return {"odd": 1, "even": 2} if size > 1 else {"odd": 1}
        if self.layout != "layers":
            return {}
        heights = range(1, size.bit_length())
        return {
            "primes" if height == 1 else f"{height} prime factors": 2**height for height in heights
        }

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
        return self._between(pair) is not None

    def _between(self, pair: Pair) -> int | None:
        """Return a number between two others, which divides the one and is divided by the other."""
        small, large = sorted(pair)
        if self.layout != "layers" or large % small:
            return None
        followers = self.position.game.followers
        steps = (small * prime for prime in dict.fromkeys(prime_factors(large // small)))
        found = (n for n in steps if n in followers(pair[0]) and pair[1] in followers(n))
        return next(found, None)

    @property
    def left_out(self) -> bool:
        """Return whether implied lines are left out: with them, nothing could be made out."""
        return self.layout == "layers" and self.position.game.size > ALL_LINES

    @property
    def first(self) -> int | None:
        """Return what the winner of the proof takes now, if it is the winner's turn."""
        return getattr(self.proof, "first", None)

    @property
    def title(self) -> str:
        return f"{where(self.position)}: which number may follow which"

    @property
    def note(self) -> str:
        """Return the sentences below the picture."""
        some = [headline(self.position)]
        if self.proof is not None:
            some.append(_about_pairs(self.proof))
        return " ".join([*some, *self._omitted()])

    def _omitted(self) -> list[str]:
        pairs = (*self.both, *self.oneway) if self.left_out else ()
        for (one, other), step in ((pair, self._between(pair)) for pair in pairs):
            if step is not None:
                example = f"such as {one}–{other} from {one}–{step} and {step}–{other}"
                return [f"Lines that follow from two others are left out, {example}."]
        return []

    @property
    def words(self) -> str:
        position = self.position
        lines = [f"{self.title}.", position.game.rules, _ARRANGED[self.layout], *self._omitted()]
        lines += [*self._played(), headline(position)]
        legal = numbers(position.legal_moves, "or")
        if position.last is not None and position.legal_moves:
            lines += [f"{position.last} may be followed by {legal}."]
        elif position.legal_moves:
            lines += [f"The first number may be {legal}."]
        if self.proof is not None:
            lines += [_about_pairs(self.proof), *([self.proof.text] if self.pairs else [])]
        return "\n".join([*lines, *self._relations()])

    def _played(self) -> list[str]:
        history = self.position.history
        if not history:
            return ["No number is taken yet."]
        lines = [f"The moves so far: {', '.join(map(str, history))}."]
        for who in (1, 2):
            mine = history[who - 1 :: 2]
            lines += [f"{player(who)} took {listed(mine)}."] if mine else []
        return lines

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
        none = "no free number"
        if self.position.game.rule.otherwise_any and len(free) > 1:
            none = "no such number is free, so any other free number may follow"
        for (followers, among), group in groups.items():
            if among:
                lines.append(f"Each of {numbers(group)} may follow each other of them.")
            else:
                what = numbers(followers, "or") if followers else none
                lines.append(f"After {numbers(group, 'or')}: {what}.")
        return ["What may follow what among the free numbers:", *lines]


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
        return f"The proof that {player(proof.winner)} wins needs no partners. {proof.text}"
    first = getattr(proof, "first", None)
    takes = f" takes {first} and then" if first is not None else ""
    return f"{player(proof.winner)}{takes} answers each number with its partner and wins."
