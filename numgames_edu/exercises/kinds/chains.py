"""The longest chain: numbers in a row, each allowed after the one before."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from ...facts import Gone, Halving, Parity
from ...games import Game, Position
from ...reasons import reason
from ...sentences import spoken
from ...solve.chains import Chain
from ...solve.chains import longest_chain as best_chain
from ...solve.graph import graph_of, is_symmetric
from ...words import words
from .. import answers
from ..feedback import Feedback, right, wrong
from .positions import games_like, position_of
from .task import Task

SHARE = 0.8
"""The target, if none is given: this much of the longest chain known."""

NEAR = 3
"""How much larger or smaller the board of a variant may be."""


class LongestChain(Task):
    """Make a chain of at least `target` numbers."""

    __slots__ = ("game", "target", "_best")
    kind = "longest-chain"
    input = "chain"
    game: Game
    target: int
    _best: Chain

    def __init__(self, game: object, target: int | None = None) -> None:
        chosen = position_of(game).game
        best = _best(chosen)
        if len(best) < 2:
            raise ValueError(words.exercises.kinds.chains.no_chain())
        if target is None:
            target = max(2, round(SHARE * len(best)))
        if isinstance(target, bool) or not isinstance(target, int) or target < 1:
            raise ValueError(words.exercises.kinds.chains.no_target())
        if target > best.at_most:
            raise ValueError(words.exercises.kinds.chains.target_too_long(best.at_most))
        self._set(game=chosen, target=target, _best=best)

    def __reduce__(self) -> tuple[object, ...]:
        return LongestChain, (self.game, self.target)

    @property
    def shown(self) -> Position:
        return self.game.start()

    @property
    def prompt(self) -> str:
        return words.exercises.kinds.chains.prompt(self.target, self.game.opening == "even")

    @property
    def asked(self) -> str:
        return words.exercises.kinds.chains.asked(self.target)

    @property
    def how(self) -> str:
        return words.exercises.kinds.chains.how()

    @property
    def give(self) -> str:
        return words.exercises.kinds.chains.give()

    @property
    def in_python(self) -> str:
        return words.exercises.kinds.chains.in_python()

    def read(self, answer: object) -> tuple[int, ...]:
        return answers.numbers(answer)

    def judge(self, answer: object) -> Feedback:
        assert isinstance(answer, tuple)
        say = words.exercises.kinds.chains
        if not answer:
            return wrong(say.empty())
        at = self.game.start()
        for place, number in enumerate(answer, 1):
            if number not in at.legal_moves:
                return wrong(say.breaks(place, self._why_not(at, number)))
            at = at.play(number)
        length = len(answer)
        if length < self.target:
            return wrong(say.too_short(length, self.target - length), length / self.target)
        if length == self.game.size:
            return right(say.takes_all(length))
        if length >= self._best.at_most:
            return right(say.is_longest(length))
        if self._best.exact:
            return right(say.longest_has(length, self._best.at_most))
        return right(say.nobody_makes_more(length, self._best.at_most))

    def _why_not(self, at: Position, number: int) -> str:
        """Return why a number cannot come next. A chain has no players, turns or end of a game."""
        say, rule = words.exercises.kinds.chains, self.game.rule
        if number in at.history:
            return say.there_already(number, at.history.index(number) + 1)
        if not 1 <= number <= self.game.size:
            return reason(self.game.start(), number).text
        if at.last is None:
            return say.not_first(number, Parity(number), Halving(number))
        why = spoken(rule.because(at.last, number))
        if rule.otherwise_any:
            still_free = Gone(at.legal_moves[0], at.history)
            return say.cannot_follow_yet(number, at.last, why, rule.noun(at.last), still_free)
        return say.cannot_follow(number, at.last, why)

    def solution(self) -> tuple[int, ...] | None:
        """Return the longest chain known, if it is long enough; a target may be beyond it."""
        return self._best.numbers if len(self._best) >= self.target else None

    def solution_words(self) -> str:
        if self.solution() is None:
            return words.exercises.kinds.chains.not_known(len(self._best))
        return words.exercises.kinds.chains.solution(self._best.numbers)

    @property
    def hints(self) -> tuple[str, ...]:
        say = words.exercises.kinds.chains
        ways = {n: len(self.game.followers(n)) for n in range(1, self.game.size + 1)}
        possible = [n for n in ways if ways[n]]
        rare = min(possible, key=lambda n: (ways[n], -n))
        few = say.has_few
        if not self.game.rule.otherwise_any and is_symmetric(graph_of(self.game, ways)):
            few = say.stands_at_an_end
        return say.few_followers(), few(rare, ways[rare]), say.begin_with(self._best.numbers[:3])

    @property
    def difficulty(self) -> float:
        return self.target

    @property
    def _key(self) -> str:
        return f"{self.kind} {self.game.start()!r} {self.target}"

    def others(self, chance: Random) -> Iterator[Task]:
        """Yield the same game on the boards next in size, with as ambitious a target."""
        share = self.target / len(self._best)
        near = (game for game in games_like(self.game, chance) if self._is_near(game))
        for game in near:
            best = _best(game)
            if len(best) > 1:
                yield LongestChain(game, max(2, min(best.at_most, round(share * len(best)))))

    def _is_near(self, game: Game) -> bool:
        return abs(game.size - self.game.size) <= NEAR


@lru_cache(maxsize=64)
def _best(game: Game) -> Chain:
    """Return what is known of the longest chain; on some boards the search takes a second."""
    return best_chain(game)
