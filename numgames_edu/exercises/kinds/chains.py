"""The longest chain: numbers in a row, each allowed after the one before."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from ...games import Game, Position
from ...reasons import reason
from ...sentences import spoken
from ...solve.chains import Chain
from ...solve.chains import longest_chain as best_chain
from ...solve.graph import graph_of, is_symmetric
from ...words import listed
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
            raise ValueError("On this board there is no chain to make.")
        if target is None:
            target = max(2, round(SHARE * len(best)))
        if isinstance(target, bool) or not isinstance(target, int) or target < 1:
            raise ValueError("The target is a whole number: how long the chain should be.")
        if target > best.at_most:
            raise ValueError(f"No chain on this board is longer than {best.at_most}.")
        self._set(game=chosen, target=target, _best=best)

    def __reduce__(self) -> tuple[object, ...]:
        return LongestChain, (self.game, self.target)

    @property
    def shown(self) -> Position:
        return self.game.start()

    @property
    def prompt(self) -> str:
        even = " Begin with an even number." if self.game.opening == "even" else ""
        return (
            "Make a chain: each number must be allowed after the one before it, and none comes "
            f"twice.{even} Can you make a chain of {self.target} numbers, or more?"
        )

    @property
    def give(self) -> str:
        return "give a list such as [6, 3, 9]"

    @property
    def how(self) -> str:
        return f"Choose the numbers in order and press Check, or {self.give}."

    def read(self, answer: object) -> tuple[int, ...]:
        return answers.numbers(answer)

    def judge(self, answer: object) -> Feedback:
        assert isinstance(answer, tuple)
        if not answer:
            return wrong("The chain is still empty. Begin with any number that you like.")
        at = self.game.start()
        for place, number in enumerate(answer, 1):
            if number not in at.legal_moves:
                return wrong(f"The chain breaks at number {place}: {self._why_not(at, number)}")
            at = at.play(number)
        length = len(answer)
        made = "This chain has one number" if length == 1 else f"This chain has {length} numbers"
        if length < self.target:
            rest = self.target - length
            taken = "1 number is" if length == 1 else f"{length} numbers are"
            missing = "1 more is missing" if rest == 1 else f"{rest} more are missing"
            return wrong(
                f"So far {taken} taken, and every step is allowed. {missing}.",
                length / self.target,
            )
        if length == self.game.size:
            return right(f"All {length} numbers are taken, and every step is allowed.")
        if length >= self._best.at_most:
            return right(f"{made}, and no chain is longer: it is the longest there is.")
        if self._best.exact:
            return right(f"{made}. The longest chain there is has {self._best.at_most}.")
        return right(f"{made}. Nobody can make one of more than {self._best.at_most}.")

    def _why_not(self, at: Position, number: int) -> str:
        """Return why a number cannot come next. A chain has no players, turns or end of a game."""
        if number in at.history:
            return f"{number} is in the chain already, as number {at.history.index(number) + 1}."
        if not 1 <= number <= self.game.size:
            return reason(self.game.start(), number).text
        if at.outcome is None or at.last is None:
            why = reason(at, number).text
        else:
            clause = spoken(self.game.rule.because(at.last, number))
            why = f"{number} cannot follow {at.last}: {clause}."
        return why.replace(": ", ", because ", 1)  # a colon stands before it already

    def solution(self) -> tuple[int, ...] | None:
        """Return the longest chain known, if it is long enough; a target may be beyond it."""
        return self._best.numbers if len(self._best) >= self.target else None

    def solution_words(self) -> str:
        if self.solution() is None:
            return f"not known: the longest chain found has {len(self._best)} numbers"
        return f"for example {listed(self._best.numbers)}"

    @property
    def hints(self) -> tuple[str, ...]:
        ways = {n: len(self.game.followers(n)) for n in range(1, self.game.size + 1)}
        possible = [n for n in ways if ways[n]]
        rare = min(possible, key=lambda n: (ways[n], -n))
        begin = " → ".join(map(str, self._best.numbers[:3]))
        few = f"{rare} has {'only one' if ways[rare] == 1 else ways[rare]}."
        if not self.game.rule.otherwise_any and is_symmetric(graph_of(self.game, ways)):
            few += " A number with only one must stand at an end of the chain: there are two ends."
        return (
            "Which numbers have only few others that may come after them?",
            few,
            f"You could begin with {begin}.",
        )

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
