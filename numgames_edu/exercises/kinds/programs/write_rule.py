"""Write the rule of a game as a function; a pair of numbers answers where it is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from ....games import Game
from ....notation import spelled
from ....sentences import spoken
from ....words import words
from ...feedback import Feedback, right, wrong
from ..positions import games_like, position_of
from ..task import Task, sensible
from .functions import AFunction
from .guard import Failed, called

PAIRS = 60
"""Up to this size, a rule is compared for all pairs of numbers; beyond, for those up to here."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    Said = dict[tuple[int, int], bool]


class WriteRule(AFunction):
    """Write `is_legal(last, number)`."""

    __slots__ = ("game",)
    kind = "write-rule"
    name = "is_legal"
    game: Game

    def __init__(self, game: object) -> None:
        self._set(game=position_of(game).game)
        if not any(map(self.game.followers, range(1, self.game.size + 1))):
            raise ValueError(words.exercises.kinds.write_rule.no_rule())

    @property
    def about(self) -> str:
        return spelled(self.game.start())

    @property
    def prompt(self) -> str:
        return words.exercises.kinds.write_rule.prompt(self.game.title)

    @property
    def note(self) -> str:
        rule = self.game.rule
        return words.exercises.kinds.write_rule.note(
            rule.summary, self.game.size, rule.otherwise_any
        )

    def _tried(self, function: Callable[..., Any]) -> Said:
        return dict(self._said(function))

    def _judged(self, found: Said) -> Feedback:
        wrongly = [pair for pair in found if found[pair] != self._allows(*pair)]
        if not wrongly:
            return right(words.exercises.kinds.write_rule.agrees(len(found)))
        pair = wrongly[0]
        differs = words.exercises.kinds.write_rule.differs(
            *pair,
            said=found[pair],
            allowed=self._allows(*pair),
            why=spoken(self.game.rule.because(*pair)),
            wrong=len(wrongly),
            pairs=len(found),
        )
        return wrong(differs, self._score(found))

    def _allows(self, last: int, number: int) -> bool:
        """Return what the rule says, as True or False even if a pupil's own says it otherwise."""
        return bool(self.game.rule.allows(last, number))

    def solution(self) -> Callable[[int, int], bool]:
        return self._allows

    def solution_words(self) -> str:
        return words.exercises.kinds.write_rule.solution(self.game.rule.summary)

    def _said(self, function: Callable[..., Any]) -> Iterator[tuple[tuple[int, int], bool]]:
        """Yield what the function says about every pair, or raise Failed."""
        numbers = range(1, min(self.game.size, PAIRS) + 1)
        for last in numbers:
            for number in numbers:
                if last != number:
                    said = called(self.name, function, last, number)
                    if type(said).__name__ not in ("bool", "bool_"):
                        raise Failed(words.exercises.kinds.write_rule.gave_back(last, number, said))
                    yield (last, number), bool(said)

    def _score(self, said: Said) -> float:
        """Return how much better than always saying the same it is."""
        shares = []
        for truth in (True, False):
            asked = [pair for pair in said if self._allows(*pair) is truth]
            if asked:
                shares.append(sum(said[pair] is truth for pair in asked) / len(asked))
        return 2 * sum(shares) / len(shares) - 1 if len(shares) == 2 else 0

    @property
    def hints(self) -> tuple[str, ...]:
        numbers = range(1, self.game.size + 1)
        last = min((n for n in numbers if self.game.followers(n)), key=lambda n: abs(n - 6))
        tools = [part.tool for part in self.game.rule.parts if part.tool]
        return (
            words.exercises.kinds.write_rule.say_it(),
            words.exercises.kinds.write_rule.these_fit(last, self.game.followers(last)[:6]),
            *tools[:1],
        )

    @property
    def difficulty(self) -> float:
        return float(self.game.size)

    @property
    def _key(self) -> str:
        return f"{self.kind} {self.game.start()!r}"

    def others(self, chance: Random) -> Iterator[Task]:
        return sensible(WriteRule, ((game,) for game in games_like(self.game, chance)))
