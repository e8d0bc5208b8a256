"""Why is this move allowed, or not? One choice is true and fits; the others are misconceptions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ...facts import Gone, OnBoard, Parity
from ...games import Position
from ...outcomes import none_left
from ...reasons import reason
from ...rules import Belief
from ...sentences import spoken, whole_number
from ...words import words
from .. import answers
from ..feedback import Feedback, right, wrong
from .beliefs import beliefs
from .legal_moves import AboutPosition
from .positions import positions_like
from .task import Task, sensible

OFFERED = 3
"""How many wrong choices there are at most."""

FARTHEST = 1_000_000
"""Numbers beyond this are not asked about."""

FREE, TAKEN, OFF = "free", "taken", "off"


class Why(AboutPosition):
    """Choose why a number may or may not be taken."""

    __slots__ = ("number", "_choices")
    kind = "why"
    number: int
    _choices: tuple[Belief | None, ...]  # None stands for the reason that is true

    def __init__(self, position: object, number: int) -> None:
        super().__init__(position)
        number = whole_number(number)
        if abs(number) > FARTHEST:
            raise ValueError(words.exercises.kinds.why.too_far(self.position.game.size))
        offered = _offered(self.position, number)
        if len(offered) < 2:
            raise ValueError(words.exercises.kinds.why.too_few_choices(number))
        choices = [None, *offered]
        Random(f"{self.position!r} {number}").shuffle(choices)
        self._set(number=number, _choices=tuple(choices))

    def __reduce__(self) -> tuple[object, ...]:
        return Why, (self.position, self.number)

    @property
    def prompt(self) -> str:
        first = self.position.last is None
        return words.exercises.kinds.why.prompt(self._mover, self.number, first)

    @property
    def asked(self) -> str:
        first = self.position.last is None
        return words.exercises.kinds.why.asked(self._mover, self.number, first)

    @property
    def how(self) -> str:
        return words.exercises.kinds.why.how(len(self._choices))

    @property
    def give(self) -> str:
        return words.exercises.kinds.why.give(len(self._choices))

    @property
    def in_python(self) -> str:
        return words.exercises.kinds.why.in_python(len(self._choices))

    @property
    def choices(self) -> tuple[str, ...]:
        truth = self.solution()
        return tuple(truth if belief is None else belief.text for belief in self._choices)

    def read(self, answer: object) -> int:
        return answers.choice(answer, self.choices)

    def judge(self, answer: object) -> Feedback:
        assert isinstance(answer, int)
        belief = self._choices[answer - 1]
        why = reason(self.position, self.number)
        if belief is None:
            return right(why.text)
        if belief.yes == why.legal:
            return wrong(words.exercises.kinds.why.wrong_reason(belief.answer), 0.25)
        return wrong(words.exercises.kinds.why.wrong_verdict(belief.answer))

    def solution(self) -> str:
        return true_reason(self.position, self.number)

    def solution_words(self) -> str:
        return self.solution()

    @property
    def hints(self) -> tuple[str, ...]:
        say, stray = words.exercises.kinds.why, _offered(self.position, self.number)[0]
        return (
            say.decide(first=self.position.last is None),
            say.look_at_reasons(self.number),
            say.not_this(stray.text, stray.answer),
        )

    @property
    def difficulty(self) -> float:
        return float(len(self._choices))

    @property
    def _key(self) -> str:
        return f"{self.kind} {self.position!r} {self.number}"

    def others(self, chance: Random) -> Iterator[Task]:
        """Yield questions about numbers that are free, or taken, or off the board like this one."""
        state = _state(self.position, self.number)
        for position in positions_like(self.position, chance):
            size = position.game.size
            near = [n for n in range(1, size + 7) if _state(position, n) == state]
            if near:
                yield from sensible(Why, [(position, chance.choice(near))])


def true_reason(position: Position, number: int) -> str:
    """Return the choice that is true and fits: the verdict, and the reason in short."""
    legal = number in position.legal_moves
    return words.exercises.kinds.why.choice(legal, _because(position, number, legal))


def _because(position: Position, number: int, legal: bool) -> str:
    say, game, last = words.exercises.kinds.why, position.game, position.last
    if not 1 <= number <= game.size:
        return OnBoard(number, game.size).text
    owner = position.owner(number)
    if owner is not None:
        return say.taken(Gone(number, position.history), owner)
    if last is None and game.opening == "even":
        return say.even_first(legal, Parity(number))
    if last is None:
        return say.any_first()
    if legal and not game.rule.allows(last, number):
        return say.none_left(none_left(position))
    return spoken(game.rule.in_short(last, number))


def _offered(position: Position, number: int) -> list[Belief]:
    """Return the wrong choices: the most telling ones, one of them with the right verdict."""
    found = beliefs(position, number)
    legal = number in position.legal_moves
    verdict = [belief for belief in found if belief.yes == legal][:1]
    rest = [belief for belief in found if belief not in verdict]
    return [*verdict, *rest[: OFFERED - len(verdict)]]


def _state(position: Position, number: int) -> str:
    """Return what kind of number it is in a position."""
    if not 1 <= number <= position.game.size:
        return OFF
    return TAKEN if position.owner(number) else FREE
