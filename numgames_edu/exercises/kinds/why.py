"""Why is this move allowed, or not? One choice is true and fits; the others are misconceptions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ...facts import Division, Divisor, Gone, Multiple, NextTo, OnBoard, Parity
from ...games import Position
from ...reasons import none_left, reason
from ...rules import (
    Adjacent,
    Both,
    DivisorOrMultiple,
    ElseAny,
    OppositeParity,
    Rule,
    SameParity,
)
from ...sentences import spoken, whole_number
from ...words import a, player
from .. import answers
from ..feedback import Feedback, right, wrong
from .beliefs import Belief, beliefs
from .legal_moves import AboutPosition
from .positions import positions_like
from .task import Task, sensible

OFFERED = 3
"""How many wrong choices there are at most."""

FARTHEST = 1_000_000
"""Numbers beyond this are not asked about."""


class Why(AboutPosition):
    """Choose why a number may or may not be taken."""

    __slots__ = ("number", "_wrong", "choices")
    kind = "why"
    number: int
    _wrong: dict[str, str]
    choices: tuple[str, ...]

    def __init__(self, position: object, number: int) -> None:
        super().__init__(position)
        number = whole_number(number)
        if abs(number) > FARTHEST:
            raise ValueError(f"Ask about a number near the board, 1 to {self.position.game.size}.")
        truth = true_reason(self.position, number)
        offered = _offered(self.position, number, truth)
        if len(offered) < 2:
            raise ValueError(f"There is too little to choose from about {number} here.")
        choices = [truth, *(belief.text for belief in offered)]
        Random(f"{self.position!r} {number}").shuffle(choices)
        self._set(
            number=number,
            _wrong={belief.text: belief.answer for belief in offered},
            choices=tuple(choices),
        )

    def __reduce__(self) -> tuple[object, ...]:
        return Why, (self.position, self.number)

    @property
    def prompt(self) -> str:
        verb = "begin with" if self.position.last is None else "take"
        return (
            f"May {self._mover} {verb} {self.number} now? Choose the answer with the right reason."
        )

    @property
    def how(self) -> str:
        return f"Choose one answer and press Check, or {self.give}."

    @property
    def give(self) -> str:
        return f"give the number of an answer, 1 to {len(self.choices)}"

    def read(self, answer: object) -> int:
        return answers.choice(answer, self.choices)

    def judge(self, answer: object) -> Feedback:
        assert isinstance(answer, int)
        said = self.choices[answer]
        if said == self.solution():
            return right(reason(self.position, self.number).text)
        legal = reason(self.position, self.number).legal
        verdict = said.startswith("Yes") == legal
        start = "The first word is right, but the reason is not." if verdict else "Not quite."
        return wrong(f"{start} {self._wrong[said]}", 0.25 if verdict else 0)

    def solution(self) -> str:
        return true_reason(self.position, self.number)

    def solution_words(self) -> str:
        return self.solution()

    @property
    def hints(self) -> tuple[str, ...]:
        wrong_one, stray = next(iter(self._wrong.items()))
        look = "Read the rules above, and look at the last number."
        if self.position.last is None:
            look = "Read the rules above: what may the first number be?"
        return (
            f"First decide between Yes and No. {look}",
            f"Then look at the reasons. Is {self.number} free? Does it fit? Is the reason true?",
            f"This is not the right one: “{wrong_one}” {stray}",
        )

    @property
    def difficulty(self) -> float:
        return float(len(self.choices))

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
    return f"{'Yes' if legal else 'No'}, because {_because(position, number, legal)}."


def _because(position: Position, number: int, legal: bool) -> str:
    game, last = position.game, position.last
    if not 1 <= number <= game.size:
        return OnBoard(number, game.size).text
    owner = position.owner(number)
    if owner is not None:
        return f"{Gone(number, position.history).text}: {player(owner)} took it"
    if last is None and game.opening == "even":
        turn = "and" if legal else "but"
        return f"the first number must be even, {turn} {Parity(number).text}"
    if last is None:
        return "any number of the board may be first"
    if legal and not game.rule.allows(last, number):
        return f"{none_left(position).text}, so any number may be taken"
    return _fits(game.rule, last, number)


def _fits(rule: Rule, last: int, number: int) -> str:
    """Return in short why a number fits the last one, or does not."""
    if isinstance(rule, ElseAny):
        return _fits(rule.rule, last, number)
    if isinstance(rule, Both):
        parts = [rule.first, rule.second]
        if not rule.allows(last, number):
            parts = [part for part in parts if not part.allows(last, number)]
        return ". Also, ".join(_fits(part, last, number) for part in parts)
    if type(rule) is DivisorOrMultiple:
        if not rule.allows(last, number):
            return f"{Divisor(number, last).text}, and {Multiple(number, last).text}"
        if number % last == 0:
            return f"{Division(number, last).text}, so {Multiple(number, last).text}"
        return f"{Division(last, number).text}, so {Divisor(number, last).text}"
    if type(rule) in (OppositeParity, SameParity):
        turn = "and" if rule.allows(last, number) else "but"
        wanted = f"{a(rule.quality(last))} number must come next"
        return f"{Parity(last).text}, so {wanted}, {turn} {Parity(number).text}"
    if type(rule) is Adjacent:
        return NextTo(number, last).text
    return spoken(rule.because(last, number))


def _offered(position: Position, number: int, truth: str) -> list[Belief]:
    """Return the wrong choices: the most telling ones, one of them with the right verdict."""
    found = [belief for belief in beliefs(position, number) if belief.text != truth]
    legal = number in position.legal_moves
    verdict = [belief for belief in found if belief.yes == legal][:1]
    rest = [belief for belief in found if belief not in verdict]
    return [*verdict, *rest[: OFFERED - len(verdict)]]


def _state(position: Position, number: int) -> str:
    """Return what kind of number it is in a position."""
    if not 1 <= number <= position.game.size:
        return "off the board"
    return "taken" if position.owner(number) else "free"
