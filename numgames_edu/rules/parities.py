"""Odd and even: the other parity, or the same one."""

from __future__ import annotations

from ..facts import Halving, Parity
from ..words import words
from .beliefs import Belief
from .rule import Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..sentences import Clause


class ParityRule(Rule):
    """What both rules about parity have in common."""

    __slots__ = ()
    layout = "sides"
    about = "parity"
    telling = 2

    def _due(self, last: int) -> int:
        """Return the parity that has to follow: 0 for even, 1 for odd."""
        raise NotImplementedError

    def allows(self, last: int, number: int) -> bool:
        return number % 2 == self._due(last)

    def quality(self, last: int) -> str:
        return words.rules.parity(self._due(last))

    def relation(self, last: int) -> str:
        return ""

    def because(self, last: int, number: int) -> Clause:
        before, after = (Parity(last), Halving(last)), (Parity(number), Halving(number))
        return words.rules.parity_due(before, self._due(last), self.allows(last, number), after)

    def in_short(self, last: int, number: int) -> Clause:
        before, after = (Parity(last),), (Parity(number),)
        return words.rules.parity_due(before, self._due(last), self.allows(last, number), after)

    @property
    def tool(self) -> str:
        return words.rules.parity_tool()

    def beliefs(self, last: int, number: int, legal: bool, alone: bool) -> Iterator[Belief]:
        if number == last:
            return
        fits = self.allows(last, number)
        if fits == legal:  # to see the number as of the other kind turns the verdict round
            if number > 9 and int(str(number)[0]) % 2 != number % 2:
                yield Belief("first_digit_tells", not legal, number=number)
            if number % 2 == 0 and number // 2 % 2:
                yield Belief("half_is_odd", not legal, number=number)
        if fits == legal and number % 10 == 0:
            yield Belief("zero_is_neither", False, number=number)
        if legal and fits and number == 2:
            yield Belief("primes_are_odd", False)
        if alone and fits == legal:
            yield Belief("other_way_round", not fits, last=last, wanted=1 - self._due(last))
        if not legal and alone and number % last == 0 and last > 1:
            yield Belief("multiple_in_parity", True, number=number, last=last)


class OppositeParity(ParityRule):
    """After an odd number comes an even one, after an even number an odd one."""

    __slots__ = ()

    @property
    def summary(self) -> str:
        return words.rules.opposite_parity()

    def _due(self, last: int) -> int:
        return 1 - last % 2

    def side(self, number: int) -> int:
        return number % 2

    def followers(self, last: int, size: int) -> Sequence[int]:
        return range(1 + last % 2, size + 1, 2)


class SameParity(ParityRule):
    """After an odd number comes an odd one, after an even number an even one."""

    __slots__ = ()

    @property
    def summary(self) -> str:
        return words.rules.same_parity()

    def _due(self, last: int) -> int:
        return last % 2

    def followers(self, last: int, size: int) -> Sequence[int]:
        return (*range(2 - last % 2, last, 2), *range(last + 2, size + 1, 2))
