"""A wrong belief about a rule, as a value: what is believed of which numbers, and the verdict."""

from __future__ import annotations

from ..values import Value
from ..words import words


class Belief(Value):
    """A verdict (`yes` or no) with a wrong reason, by its name, and the numbers that it is about.

    The words are the function of that name among the exercises' beliefs of a language. A rule of
    one's own says its beliefs in its own words: `Belief.of_ones_own(…)`.
    """

    __slots__ = ("name", "yes", "about", "own")
    name: str
    yes: bool
    about: tuple[tuple[str, object], ...]
    own: tuple[str, str] | None

    def __init__(self, name: str, yes: bool, /, **about: object) -> None:
        self._set(name=name, yes=yes, about=tuple(about.items()), own=None)

    @classmethod
    def of_ones_own(cls, name: str, yes: bool, because: str, answer: str) -> Belief:
        """Return a belief that carries its own words: the wrong reason, and what to say to it."""
        belief = cls(name, yes)
        belief._set(own=(because, answer))
        return belief

    @property
    def because(self) -> str:
        """Return the wrong reason, as it follows "because"."""
        return self._words[0]

    @property
    def answer(self) -> str:
        """Return what to say to somebody who believes it."""
        return self._words[1]

    @property
    def text(self) -> str:
        """Return the choice as a pupil reads it."""
        text: str = words.exercises.kinds.why.choice(self.yes, self.because)
        return text

    @property
    def _words(self) -> tuple[str, str]:
        if self.own is not None:
            return self.own
        because, answer = getattr(words.exercises.kinds.beliefs, self.name)(**dict(self.about))
        return because, answer
