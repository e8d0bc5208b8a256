"""Complete the pairing: partners for every number that the loser can get to."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ...games import Position
from ...reasons import reason
from ...sentences import spoken
from ...solve import analyse
from ...solve.graph import graph_of, is_symmetric
from ...solve.matching import INNER, Matching
from ...solve.pairing import Pairing
from ...words import listed, player
from .. import answers
from ..feedback import Feedback, right, wrong
from .legal_moves import AboutPosition
from .positions import positions_like
from .task import Task, sensible

TYPE_CHECKING = False
if TYPE_CHECKING:
    Pairs = tuple[tuple[int, int], ...]

LINES = 4000
"""How many lines of play are looked at to find the way to a number without a partner."""


class CompletePairing(AboutPosition):
    """Find partners so that the player who is not to move always has an answer.

    If the player to move wins, a winning number is taken first: a pairing belongs to the player
    who answers. `given` is how many pairs are shown from the start.
    """

    __slots__ = ("given_count", "_matching")
    kind = "pairing"
    input = "pairs"
    given_count: int
    _matching: Matching

    def __init__(self, position: object, given: int = 0) -> None:
        super().__init__(position)
        at = self.position
        game = at.game
        if game.ending != "stuck-loses" or game.rule.otherwise_any:
            raise ValueError("Pairings prove who wins only where a player who cannot move loses.")
        if not is_symmetric(graph_of(game, at.available)):
            raise ValueError("Partners must be able to follow each other, both ways round.")
        winning = analyse(at).winning_moves
        if winning:
            rich = max(winning, key=lambda n: (len(at.play(n).legal_moves), -n))
            at = open_position_after(at, rich)
        if isinstance(given, bool) or not isinstance(given, int) or given < 0:
            raise ValueError("How many pairs are given is a whole number, 0 or more.")
        matching = Matching(graph_of(game, at.available), at.available)
        self._set(given_count=given, _matching=matching)
        object.__setattr__(self, "position", at)
        if len(self._known) < max(1, given + 1):
            raise ValueError("There are too few pairs to find here.")

    def __reduce__(self) -> tuple[object, ...]:
        return CompletePairing, (self.position, self.given_count)

    @property
    def _known(self) -> Pairs:
        """Return a pairing that works: the solver's, as far as the loser can get."""
        mate, position = self._matching.mate, self.position
        reached = dict.fromkeys(position.legal_moves)
        queue = list(reached)
        for number in queue:
            for follower in position.game.followers(mate[number]):
                if mate[follower] and follower not in reached and not position.owner(follower):
                    reached[follower] = None
                    queue.append(follower)
        return tuple(sorted({(min(n, mate[n]), max(n, mate[n])) for n in reached}))

    @property
    def given(self) -> Pairs:
        return self._known[: self.given_count]

    @property
    def prompt(self) -> str:
        given = ""
        if self.given:
            given = f" Given: {_shown(self.given)}. Find the others."
        return (
            f"{self._mover} is to move, but {self._other} wins by answering each number with its "
            f"partner. Which numbers are partners? Each number that {self._mover} can get to "
            f"needs one.{given}"
        )

    @property
    def how(self) -> str:
        return f"Choose two numbers for each pair and press Check, or {self.give}."

    @property
    def give(self) -> str:
        return "give pairs such as [(2, 4), (3, 9)]"

    def read(self, answer: object) -> Pairs:
        return answers.pairs(answer)

    def judge(self, answer: object) -> Feedback:
        assert isinstance(answer, tuple)
        pairs: Pairs = tuple(dict.fromkeys((min(pair), max(pair)) for pair in answer))
        if not pairs:
            return wrong(f"There are no pairs yet. What would {self._other} answer to each number?")
        pairs = (*(pair for pair in self.given if pair not in pairs), *pairs)
        complaint = self._complaint(pairs)
        if complaint:
            return wrong(complaint)
        if self._proves(pairs):
            return right(
                f"Whatever {self._mover} takes, its partner is still free and may follow. So "
                f"{self._other} always has an answer, and {self._mover} is the one who gets stuck."
            )
        score = len(pairs) / max(1, len(self._known))
        line, searched_all = self._way_out(pairs)
        if line is None and searched_all:
            return right(
                f"Every line was tried: {self._other} can always answer with the partner, and "
                f"{self._mover} is the one who gets stuck."
            )
        if line is None:
            return wrong("These pairs fit, but some number still needs a partner.", score)
        return wrong(f"The pairs fit so far. {self._told(line)}", score)

    def solution(self) -> Pairs:
        """Return the pairs that can be got to, or all if only the others complete the proof."""
        mate = self._matching.mate
        every = tuple((n, mate[n]) for n in self.position.available if n < mate[n])
        return self._known if self._proves(self._known) else every

    def solution_words(self) -> str:
        return f"for example {_shown(self.solution())}"

    def _complaint(self, pairs: Pairs) -> str:
        """Return what is wrong with the first pair that cannot be; "" if all are well made."""
        partner: dict[int, int] = {}
        free = set(self.position.available)
        rule = self.position.game.rule
        for one, other in pairs:
            for number in (one, other):
                if number not in free:
                    return reason(self.position, number).text
            if one == other:
                return f"{one} cannot be its own partner: a number is taken only once."
            for number, new in ((one, other), (other, one)):
                if number in partner:
                    return f"{number} has two partners, {partner[number]} and {new}: one is enough."
            if not rule.allows(one, other):
                why = spoken(rule.because(one, other))
                return (
                    f"{one} and {other} cannot be partners, as {other} cannot follow {one}: {why}."
                )
            partner[one], partner[other] = other, one
        return ""

    def _proves(self, pairs: Pairs) -> bool:
        """Return whether the pairs are a proof by themselves, or with the solver's hubs."""
        position, winner = self.position, 3 - self.position.to_move
        marks = self._matching.mark
        hubs = tuple(n for n in position.available if marks[n] == INNER)
        return any(Pairing(position, winner, None, pairs, h).holds() for h in ((), hubs))

    def _way_out(self, pairs: Pairs) -> tuple[Position | None, bool]:
        """Return a shortest line to a number without a partner; whether all lines were tried."""
        partner = {one: other for pair in pairs for one, other in (pair, pair[::-1])}
        queue = [self.position]
        for at in queue:
            for number in at.legal_moves:
                after = at.play(number)
                if number not in partner:
                    return after, True
                if len(queue) < LINES:
                    queue.append(after.play(partner[number]))
        return None, len(queue) < LINES

    def _told(self, line: Position) -> str:
        moves = line.history[len(self.position.history) :]
        *before, escape = moves
        if not before:
            return f"But {self._mover} could take {escape}, and {escape} has no partner yet."
        way = ", ".join(f"{player(line.owner(n) or 0)} takes {n}" for n in before)
        return (
            f"But look: {way}. Then {self._mover} takes {escape}, and {escape} has no partner yet."
        )

    @property
    def hints(self) -> tuple[str, ...]:
        given = {number for pair in self.given for number in pair}
        free = set(self.position.available) - given
        followers = self.position.game.followers
        open_ones = [pair for pair in self._known if pair not in self.given]
        ways = {n: len(free.intersection(followers(n))) for pair in open_ones for n in pair}
        rare = min(ways, key=lambda n: (ways[n], n))
        count = (
            "only one possible partner" if ways[rare] == 1 else f"{ways[rare]} possible partners"
        )
        begin = f"{rare} has {count} among the numbers without a partner. Begin there."
        first = "Which number has the smallest choice?"
        if ways[rare] > 1 and ways[rare] == max(ways.values()):
            begin = "Every number has several possible partners. "
            begin += f"Take {rare}: which numbers may follow it?"
            first = "Which numbers can follow each other?"
        mate = self._matching.mate[rare]
        return (
            f"Partners must be able to follow each other. {first}",
            begin,
            f"{min(rare, mate)} and {max(rare, mate)} can be partners.",
        )

    @property
    def difficulty(self) -> float:
        return len(self._known) - self.given_count

    @property
    def _key(self) -> str:
        return f"{self.kind} {self.position!r} {self.given_count}"

    def others(self, chance: Random) -> Iterator[Task]:
        near = positions_like(self.position, chance)
        return sensible(CompletePairing, ((p, self.given_count) for p in near))


def _shown(pairs: Pairs) -> str:
    """Return pairs as they are spoken of."""
    return listed(f"{one}–{other}" for one, other in pairs)


def open_position_after(position: Position, number: int) -> Position:
    """Return the position after a winning number, if the game goes on then."""
    after = position.play(number)
    if after.outcome is not None:
        raise ValueError("The game ends at once here: there are no pairs to find.")
    return after
