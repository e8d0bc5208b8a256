"""What every kind of question is made of, and how others like it are found. Knows no widget."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

from ...games import Position
from ...notation import spelled
from ...sentences import whole_number
from ...values import Value
from ...words import words
from ..feedback import Feedback
from ..language import one_language

MOST, LEAST = 24, 4
"""How many variants are kept: of those as difficult as the given one, or nearly so."""

NEARLY = 0.35
"""How much more or less difficult a variant may be, as a share."""


class Task(Value):
    """One question, with everything that follows from its position. Never changes.

    `input` says how it is answered on a page: "numbers" (any of the board's), "number" (one),
    "chain" (numbers in order), "pairs", "choice" (one of `choices`, read as its number from 1) or
    "function" (in a cell).
    """

    __slots__ = ()
    kind = ""
    input = "choice"

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        one_language(cls)

    @property
    def prompt(self) -> str:
        """Return the question in words."""
        raise NotImplementedError

    @property
    def asked(self) -> str:
        """Return the sentence of the prompt that asks; all of it, if none does by itself."""
        return self.prompt

    @property
    def choices(self) -> tuple[str, ...]:
        """Return what there is to choose from; nothing, if numbers or a function are asked for."""
        return ()

    @property
    def note(self) -> str:
        """Return what else there is to know, in sentences."""
        return ""

    @property
    def how(self) -> str:
        """Return how to answer where the question is shown, in a sentence."""
        raise NotImplementedError

    @property
    def give(self) -> str:
        """Return how to answer in Python alone, as the end of a sentence."""
        raise NotImplementedError

    @property
    def in_python(self) -> str:
        """Return how to answer in Python alone, in a sentence."""
        raise NotImplementedError

    @property
    def shown(self) -> Position | None:
        """Return the position that is drawn with the question, if there is one."""
        return None

    @property
    def turn(self) -> str:
        """Return whose turn it is, without what is asked for; "" if the board may say it all."""
        return ""

    @property
    def about(self) -> str:
        """Return the code of what the question is about, for a list of questions."""
        assert self.shown is not None  # a question without a board says it itself
        return spelled(self.shown)

    @property
    def given(self) -> tuple[tuple[int, int], ...]:
        """Return the pairs that the question gives away."""
        return ()

    def read(self, answer: object) -> object:
        """Return an answer in the form that `judge` takes, or raise Unreadable."""
        raise NotImplementedError

    def judge(self, answer: object) -> Feedback:
        """Return what there is to say about an answer that was read."""
        raise NotImplementedError

    def solution(self) -> object:
        """Return an answer that is right, by the rules and the solver; None if none is known."""
        raise NotImplementedError

    def solution_words(self) -> str:
        """Return in words what is right: all of it, or an example where there may be more."""
        raise NotImplementedError

    @property
    def hints(self) -> tuple[str, ...]:
        """Return the hints: a question first, then a reason, then more."""
        raise NotImplementedError

    @property
    def difficulty(self) -> float:
        """Return how much there is to think of, to find variants like this one."""
        raise NotImplementedError

    def others(self, chance: Random) -> Iterator[Task]:
        """Yield questions of the same kind, easy and hard ones."""
        raise NotImplementedError

    @property
    def _key(self) -> str:
        """Return a text that is the same in every Python process, to begin chance with."""
        raise NotImplementedError

    def variant(self, seed: int) -> Task:
        """Return another question like this one; neighbouring seeds give different ones."""
        if isinstance(seed, bool) or not hasattr(seed, "__index__"):
            raise TypeError(words.exercises.kinds.task.no_seed(seed))
        seed = whole_number(seed)
        others = {other: None for other in self.others(Random(self._key)) if other != self}
        distance = {other: abs(other.difficulty - self.difficulty) for other in others}
        nearest = sorted(others, key=lambda other: distance[other])
        near = [other for other in nearest if distance[other] <= NEARLY * self.difficulty]
        alike = near[:MOST] if len(near) >= LEAST else nearest[:LEAST]
        Random(self._key).shuffle(alike)
        return alike[seed % len(alike)] if alike else self


def sensible(make: Callable[..., Task], each: Iterable[tuple[object, ...]]) -> Iterator[Task]:
    """Yield the tasks that can be made; what is no sensible question refuses to be made."""
    for arguments in each:
        try:
            task = make(*arguments)
        except ValueError:
            continue
        yield task
