"""Which number may follow which, as plain data: numbers with places and roles, and lines.

Imports no matplotlib. A line stands only between numbers that are still in play, so the picture
becomes clearer as the game goes on.
"""

from __future__ import annotations

from itertools import pairwise

from ...facts import prime_factors
from ...games import Position
from ...sentences import Player
from ...solve import analyse
from ...values import Value
from ...words import words
from ..picture import Picture, in_one_language, moment, turn_or_end
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
    @in_one_language
    def labels(self) -> list[tuple[str, int]]:
        """Return the words at the left of the picture, each with a number that it stands beside."""
        size, say = self.position.game.size, words.pictures.graphs
        if self.layout == "sides":
            return [(say.side(number), number) for number in (1, 2) if number <= size]
        if self.layout != "layers":
            return []
        return [(say.layer(height), 2**height) for height in range(1, size.bit_length())]

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
    @in_one_language
    def title(self) -> str:
        return words.pictures.graphs.title(*moment(self.position))

    @property
    @in_one_language
    def note(self) -> str:
        """Return the sentences below the picture."""
        some = [turn_or_end(self.position)]
        if self.proof is not None:
            some.append(_about_pairs(self.proof))
        return " ".join([*some, *self._omitted()])

    def _omitted(self) -> list[str]:
        pairs = (*self.both, *self.oneway) if self.left_out else ()
        for (one, other), step in ((pair, self._between(pair)) for pair in pairs):
            if step is not None:
                return [words.pictures.graphs.lines_left_out(one, other, step)]
        return []

    @property
    @in_one_language
    def words(self) -> str:
        position, say = self.position, words.pictures.graphs
        lines = [f"{self.title}.", position.game.rules, say.arranged(self.layout)]
        lines += [*self._omitted(), *self._played(), turn_or_end(position)]
        if position.last is not None and position.legal_moves:
            lines += [say.may_be_followed(position.last, position.legal_moves)]
        elif position.legal_moves:
            lines += [say.first_may_be(position.legal_moves)]
        if self.proof is not None:
            lines += [_about_pairs(self.proof), *([self.proof.text] if self.pairs else [])]
        return "\n".join([*lines, *self._relations()])

    def _played(self) -> list[str]:
        history, say = self.position.history, words.pictures.graphs
        if not history:
            return [say.nothing_taken()]
        lines = [say.moves_so_far(history)]
        for who in (1, 2):
            mine = history[who - 1 :: 2]
            lines += [say.took(Player(who), mine)] if mine else []
        return lines

    def _relations(self) -> list[str]:
        """Return what may follow what among the free numbers; numbers alike share a sentence."""
        free, say = set(self.position.available), words.pictures.graphs
        after: dict[int, set[int]] = {n: set() for n in free}
        for one, other in self.both:
            if one in free and other in free:
                after[one].add(other)
                after[other].add(one)
        for one, other in self.oneway:
            if one in free and other in free:
                after[one].add(other)
        if not free:
            return [say.nothing_free()]
        groups: dict[tuple[frozenset[int], bool], list[int]] = {}
        cliques = [frozenset(after[n] | {n}) for n in free]
        for n in sorted(free):
            clique = frozenset(after[n] | {n})
            among = len(clique) > 2 and cliques.count(clique) == len(clique)
            groups.setdefault((clique if among else frozenset(after[n]), among), []).append(n)
        lines = [say.among_free()]
        so_any = self.position.game.rule.otherwise_any and len(free) > 1
        for (followers, among), group in groups.items():
            if among:
                lines.append(say.each_other(group))
            elif followers:
                lines.append(say.after(group, followers))
            else:
                lines.append(say.nothing_after(group, so_any))
        return lines


def _about_pairs(proof: Proof) -> str:
    """Return what the partners are for, or that there are none to draw."""
    if proof.position.outcome is not None:
        return words.pictures.graphs.no_partners_at_the_end()
    if not proof.pairs:
        return words.pictures.graphs.no_partners_needed(Player(proof.winner), proof.text)
    first: int | None = getattr(proof, "first", None)
    return words.pictures.graphs.partners_win(Player(proof.winner), first)
