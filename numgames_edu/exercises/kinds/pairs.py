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
from ...words import words
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
            raise ValueError(words.exercises.kinds.pairs.only_where_stuck_loses())
        if not is_symmetric(graph_of(game, at.available)):
            raise ValueError(words.exercises.kinds.pairs.only_both_ways())
        winning = analyse(at).winning_moves
        if winning:
            rich = max(winning, key=lambda n: (len(at.play(n).legal_moves), -n))
            at = open_position_after(at, rich)
        if isinstance(given, bool) or not isinstance(given, int) or given < 0:
            raise ValueError(words.exercises.kinds.pairs.no_count())
        matching = Matching(graph_of(game, at.available), at.available)
        self._set(given_count=given, _matching=matching)
        object.__setattr__(self, "position", at)
        if len(self._known) < max(1, given + 1):
            raise ValueError(words.exercises.kinds.pairs.too_few())

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
        return words.exercises.kinds.pairs.prompt(self._mover, self.given)

    @property
    def asked(self) -> str:
        return words.exercises.kinds.pairs.asked()

    @property
    def how(self) -> str:
        return words.exercises.kinds.pairs.how()

    @property
    def give(self) -> str:
        return words.exercises.kinds.pairs.give()

    @property
    def in_python(self) -> str:
        return words.exercises.kinds.pairs.in_python()

    def read(self, answer: object) -> Pairs:
        return answers.pairs(answer)

    def judge(self, answer: object) -> Feedback:
        assert isinstance(answer, tuple)
        say = words.exercises.kinds.pairs
        pairs: Pairs = tuple(dict.fromkeys((min(pair), max(pair)) for pair in answer))
        if not pairs:
            return wrong(say.none_yet(self._mover))
        pairs = (*(pair for pair in self.given if pair not in pairs), *pairs)
        complaint = self._complaint(pairs)
        if complaint:
            return wrong(complaint)
        if self._proves(pairs):
            return right(say.always_free(self._mover))
        score = len(pairs) / max(1, len(self._known))
        line, searched_all = self._way_out(pairs)
        if line is None and searched_all:
            return right(say.every_line_tried(self._mover))
        return wrong(say.some_missing() if line is None else self._told(line), score)

    def solution(self) -> Pairs:
        """Return the pairs that can be got to, or all if only the others complete the proof."""
        mate = self._matching.mate
        every = tuple((n, mate[n]) for n in self.position.available if n < mate[n])
        return self._known if self._proves(self._known) else every

    def solution_words(self) -> str:
        return words.exercises.kinds.pairs.solution(self.solution())

    def _complaint(self, pairs: Pairs) -> str:
        """Return what is wrong with the first pair that cannot be; "" if all are well made."""
        say = words.exercises.kinds.pairs
        partner: dict[int, int] = {}
        free = set(self.position.available)
        rule = self.position.game.rule
        for one, other in pairs:
            for number in (one, other):
                if number not in free:
                    return reason(self.position, number).text
            if one == other:
                return say.own_partner(one)
            for number, new in ((one, other), (other, one)):
                if number in partner:
                    return say.two_partners(number, partner[number], new)
            if not rule.allows(one, other):
                return say.no_partners(one, other, spoken(rule.because(one, other)))
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
        """Return a line to a number without a partner, in words."""
        *before, escape = line.history[len(self.position.history) :]
        if not before:
            return words.exercises.kinds.pairs.could_take(self._mover, escape)
        moves = [(line.owner(number) or 0, number) for number in before]
        return words.exercises.kinds.pairs.way_out(moves, self._mover, escape)

    @property
    def hints(self) -> tuple[str, ...]:
        say = words.exercises.kinds.pairs
        given = {number for pair in self.given for number in pair}
        free = set(self.position.available) - given
        followers = self.position.game.followers
        open_ones = [pair for pair in self._known if pair not in self.given]
        ways = {n: len(free.intersection(followers(n))) for pair in open_ones for n in pair}
        rare = min(ways, key=lambda n: (ways[n], n))
        mate = self._matching.mate[rare]
        third = say.can_be_partners(min(rare, mate), max(rare, mate))
        if ways[rare] > 1 and ways[rare] == max(ways.values()):
            return say.which_can_follow(), say.many_partners(rare), third
        return say.smallest_choice(), say.begin_there(rare, ways[rare]), third

    @property
    def difficulty(self) -> float:
        return len(self._known) - self.given_count

    @property
    def _key(self) -> str:
        return f"{self.kind} {self.position!r} {self.given_count}"

    def others(self, chance: Random) -> Iterator[Task]:
        near = positions_like(self.position, chance)
        return sensible(CompletePairing, ((p, self.given_count) for p in near))


def open_position_after(position: Position, number: int) -> Position:
    """Return the position after a winning number, if the game goes on then."""
    after = position.play(number)
    if after.outcome is not None:
        raise ValueError(words.exercises.kinds.pairs.ends_at_once())
    return after
