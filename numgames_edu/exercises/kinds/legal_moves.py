"""Questions about one position, and the first of them: which moves are legal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ...games import Position
from ...reasons import reason
from ...words import words
from .. import answers
from ..feedback import Feedback, right, wrong
from .positions import open_position, positions_like
from .task import Task, sensible


class AboutPosition(Task):
    """A question about a position in which somebody can move."""

    __slots__ = ("position",)
    position: Position

    def __init__(self, position: object) -> None:
        self._set(position=open_position(position))

    @property
    def shown(self) -> Position:
        return self.position

    @property
    def turn(self) -> str:
        return words.exercises.kinds.task.turn(self._mover, self.position.last)

    @property
    def _mover(self) -> int:
        return self.position.to_move

    @property
    def _other(self) -> int:
        return 3 - self.position.to_move

    @property
    def _key(self) -> str:
        return f"{self.kind} {self.position!r}"

    def others(self, chance: Random) -> Iterator[Task]:
        for task in sensible(type(self), ((p,) for p in positions_like(self.position, chance))):
            assert isinstance(task, AboutPosition)
            if self._trivial or not task._trivial:
                yield task

    @property
    def _trivial(self) -> bool:
        """Return whether any answer would do, or nearly; no variant is, unless the given one is."""
        return False

    @property
    def _required(self) -> str:
        """Return what the mover has to look for, in a sentence."""
        required = self.position.required
        return words.exercises.kinds.task.required(self._mover, required.must, required.text)


class LegalMoves(AboutPosition):
    """Choose all numbers that may be taken now."""

    __slots__ = ()
    kind = "legal-moves"
    input = "numbers"

    @property
    def prompt(self) -> str:
        return words.exercises.kinds.legal_moves.prompt(self._mover)

    @property
    def asked(self) -> str:
        return words.exercises.kinds.legal_moves.asked(self._mover)

    @property
    def how(self) -> str:
        return words.exercises.kinds.legal_moves.how()

    @property
    def give(self) -> str:
        return words.exercises.kinds.legal_moves.give()

    @property
    def in_python(self) -> str:
        return words.exercises.kinds.legal_moves.in_python()

    def read(self, answer: object) -> frozenset[int]:
        return frozenset(answers.numbers(answer))

    def judge(self, answer: object) -> Feedback:
        assert isinstance(answer, frozenset)
        say = words.exercises.kinds.legal_moves
        legal = set(self.position.legal_moves)
        if answer == legal:
            return right(say.all_found(len(legal), self._required))
        if not answer:
            return wrong(self._not_stuck)
        score = (len(answer & legal) - len(answer - legal)) / len(legal)
        missing, strays = len(legal - answer), sorted(answer - legal)
        if not strays:
            return wrong(say.right_so_far(len(answer), missing, len(legal)), score)
        why = reason(self.position, strays[0]).text
        return wrong(say.not_allowed(why, len(strays) - 1, missing, len(legal)), score)

    @property
    def _not_stuck(self) -> str:
        """Return where to look for a number that may be taken."""
        required = self.position.required
        if required.must and required.wanted is not None and required.wanted.noun.free:
            return words.exercises.kinds.legal_moves.look_for(self._mover, required.wanted.noun)
        return words.exercises.kinds.legal_moves.not_stuck(self._mover, self._required)

    def solution(self) -> tuple[int, ...]:
        return self.position.legal_moves

    def solution_words(self) -> str:
        return words.exercises.kinds.legal_moves.solution(self.position.legal_moves)

    @property
    def hints(self) -> tuple[str, ...]:
        say = words.exercises.kinds.legal_moves
        legal, last = self.position.legal_moves, self.position.last
        asked = say.look_at_the_opening()
        if last is not None:
            asked = say.look_at_the_rule(last, self.position.game.rule.summary)
        one = legal[len(legal) // 2]
        return asked, say.must_be_free(self._required), say.one_of_them(len(legal), one)

    @property
    def difficulty(self) -> float:
        return len(self.position.legal_moves)

    @property
    def _trivial(self) -> bool:
        return self.position.legal_moves == self.position.available
