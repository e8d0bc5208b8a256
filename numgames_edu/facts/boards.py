"""Facts about a board: what is on it, what is taken, and what is not left."""

from __future__ import annotations

from ..sentences import Meaning
from ..words import words
from .fact import Fact

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..sentences import Noun
    from .fact import Statement


class OnBoard(Fact):
    """The number is on the board 1 to `size`, or is not."""

    __slots__ = ("number", "size")
    number: int
    size: int

    @property
    def text(self) -> str:
        return words.facts.on_board(self.number, self.size, 1 <= self.number <= self.size)

    def statement(self) -> Statement:
        from sympy import Contains, Not, Range

        inside = Contains(self.number, Range(1, self.size + 1), evaluate=False)
        return inside if 1 <= self.number <= self.size else Not(inside, evaluate=False)


class Gone(Fact):
    """The number is already taken, or is still free, in a game with these moves."""

    __slots__ = ("number", "history")
    number: int
    history: tuple[int, ...]

    @property
    def text(self) -> str:
        return words.facts.taken(self.number, self.number in self.history)

    def statement(self) -> Statement:
        from sympy import Contains, FiniteSet, Not

        taken = Contains(self.number, FiniteSet(*self.history), evaluate=False)
        return taken if self.number in self.history else Not(taken, evaluate=False)


class NoneLeft(Fact):
    """No free number is one of the wanted ones."""

    __slots__ = ("wanted", "fitting", "free")
    wanted: Wanted
    fitting: tuple[int, ...]
    free: tuple[int, ...]

    def __init__(self, wanted: Wanted | str, fitting: Iterable[int], free: Iterable[int]) -> None:
        if isinstance(wanted, str):
            wanted = InWords(wanted)
        self._set(wanted=wanted, fitting=tuple(fitting), free=tuple(free))
        still = set(self.fitting) & set(self.free)
        if still:
            raise ValueError(words.facts.free_after_all(wanted.noun, still))

    @property
    def text(self) -> str:
        return words.facts.none_left(self.wanted.noun, self.fitting)

    def statement(self) -> Statement:
        from sympy import EmptySet, Eq, FiniteSet, Intersection

        both = Intersection(FiniteSet(*self.fitting), FiniteSet(*self.free), evaluate=False)
        return Eq(both, EmptySet, evaluate=False)


class Wanted(Meaning):
    """What has to be taken, as a part of sentences: "a divisor or a multiple of 9"."""

    __slots__ = ()

    @property
    def noun(self) -> Noun:
        """Return its forms in the language in use."""
        raise NotImplementedError

    @property
    def text(self) -> str:
        return self.noun.one


class InWords(Wanted):
    """What has to be taken, in somebody's own words."""

    __slots__ = ("said",)
    said: str

    @property
    def noun(self) -> Noun:
        return words.rules.noun(self.said)
