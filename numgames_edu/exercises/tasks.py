"""What every kind of question is made of, and how others like it are found. Knows no widget."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

from ..games import Position
from ..reasons import whole_number
from ..values import Value
from ..words import kind_of
from .feedback import Feedback

ALIKE = 24
"""How many variants are kept: those whose difficulty is nearest to the given one."""


class Task(Value):
    """One question, with everything that follows from its position. Never changes.

    `input` says how it is answered on a page: "numbers" (any of the board's), "number" (one),
    "chain" (numbers in order), "pairs", "choice" (one of `choices`) or "function" (in a cell).
    """

    __slots__ = ()
    kind = ""
    input = "choice"
    choices: tuple[str, ...] = ()

    @property
    def prompt(self) -> str:
        """Return the question in words."""
        raise NotImplementedError

    @property
    def how(self) -> str:
        """Return how to answer from Python, in a sentence."""
        raise NotImplementedError

    @property
    def shown(self) -> Position | None:
        """Return the position that is drawn with the question, if there is one."""
        return None

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
            raise TypeError(f"A seed is a whole number such as 1, but this is {kind_of(seed)}.")
        seed = whole_number(seed)
        others = {other: None for other in self.others(Random(self._key)) if other != self}
        nearest = sorted(others, key=lambda other: abs(other.difficulty - self.difficulty))
        alike = nearest[:ALIKE]
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
