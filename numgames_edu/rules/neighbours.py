"""Neighbours on the number line."""

from __future__ import annotations

from ..facts import Distance, NextTo, Steps
from ..words import words
from .beliefs import Belief
from .rule import Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..sentences import Clause, Predicate


class Adjacent(Rule):
    """The next number stands beside the last one on the number line."""

    __slots__ = ()
    layout = "line"
    about = "neighbours"
    telling = 3

    @property
    def summary(self) -> str:
        return words.rules.adjacent()

    def allows(self, last: int, number: int) -> bool:
        return abs(number - last) == 1

    def relation(self, last: int) -> Predicate:
        return words.rules.adjacent_to(last)

    def because(self, last: int, number: int) -> Clause:
        return words.rules.steps_say(
            Steps(number, last), Distance(number, last), NextTo(number, last)
        )

    def in_short(self, last: int, number: int) -> Clause:
        return [NextTo(number, last)]

    @property
    def tool(self) -> str:
        return words.rules.adjacent_tool()

    def beliefs(self, last: int, number: int, legal: bool, alone: bool) -> Iterator[Belief]:
        gap = abs(number - last)
        if not gap:
            return
        if legal and number < last:
            yield Belief("only_upwards", False)
        if legal:
            yield Belief("same_kind", False, number=number, last=last)
        elif gap == 2:
            yield Belief("one_between", True, number=number, last=last)
        if not legal and gap % 2:
            yield Belief("other_kind_is_enough", True, number=number, last=last)
        elif not legal and gap > 2:
            yield Belief("same_kind_is_enough", True, number=number, last=last)

    def followers(self, last: int, size: int) -> Sequence[int]:
        return tuple(number for number in (last - 1, last + 1) if 1 <= number <= size)
