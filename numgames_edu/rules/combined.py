"""Rules put together: two at once, and a rule that gives way."""

from __future__ import annotations

from ..words import words
from .rule import Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..sentences import Clause, Noun, Predicate


class Both(Rule):
    """Two rules at once: a number has to satisfy the first and the second."""

    __slots__ = ("first", "second")
    first: Rule
    second: Rule

    def __init__(self, first: Rule, second: Rule) -> None:
        for part in (first, second):
            if not isinstance(part, Rule):
                raise TypeError(words.rules.no_rule_to_combine())
            if part.otherwise_any:
                raise TypeError(words.rules.else_any_comes_last())
        self._set(first=first, second=second)

    @property
    def layout(self) -> str:  # type: ignore[override]
        layouts = {self.first.layout, self.second.layout}
        return "line" if "line" in layouts else "grid" if "grid" in layouts else "sides"

    @property
    def graph(self) -> str:  # type: ignore[override]
        return self.first.graph or self.second.graph

    @property
    def parts(self) -> tuple[Rule, ...]:
        return (*self.first.parts, *self.second.parts)

    def allows(self, last: int, number: int) -> bool:
        return self.first.allows(last, number) and self.second.allows(last, number)

    @property
    def summary(self) -> str:
        return words.rules.both_summaries(self.first.summary, self.second.summary)

    def quality(self, last: int) -> str:
        found = dict.fromkeys((self.first.quality(last), self.second.quality(last)))
        return words.rules.qualities([quality for quality in found if quality])

    def predicate(self, last: int) -> Predicate | None:
        found = dict.fromkeys((_said(self.first, last), _said(self.second, last)))
        predicates = [predicate for predicate in found if predicate is not None]
        return words.rules.predicates(predicates) if predicates else None

    def relation(self, last: int) -> str | Predicate:
        return self.predicate(last) or ""

    def because(self, last: int, number: int) -> Clause:
        return words.rules.also([p.because(last, number) for p in self._deciding(last, number)])

    def in_short(self, last: int, number: int) -> Clause:
        return words.rules.also([p.in_short(last, number) for p in self._deciding(last, number)])

    def _deciding(self, last: int, number: int) -> list[Rule]:
        """Return the rules that have to be named: both, or those that forbid the number."""
        both = [self.first, self.second]
        return [rule for rule in both if not rule.allows(last, number)] or both

    def followers(self, last: int, size: int) -> Sequence[int]:
        ones = self.first.followers(last, size)
        return tuple(number for number in ones if self.second.allows(last, number))


class ElseAny(Rule):
    """A rule that gives way: when no number fits it, any number may be taken."""

    __slots__ = ("rule",)
    rule: Rule
    otherwise_any = True

    @property
    def layout(self) -> str:  # type: ignore[override]
        return self.rule.layout

    @property
    def graph(self) -> str:  # type: ignore[override]
        return self.rule.graph

    @property
    def parts(self) -> tuple[Rule, ...]:
        return self.rule.parts

    def allows(self, last: int, number: int) -> bool:
        return self.rule.allows(last, number)

    @property
    def summary(self) -> str:
        return words.rules.or_else_any(self.rule.summary)

    def wanted(self, last: int) -> str:
        return self.rule.wanted(last)

    def noun(self, last: int) -> Noun:
        return self.rule.noun(last)

    def quality(self, last: int) -> str:
        return self.rule.quality(last)

    def predicate(self, last: int) -> Predicate | None:
        return self.rule.predicate(last)

    def relation(self, last: int) -> str | Predicate:
        return self.rule.relation(last)

    def because(self, last: int, number: int) -> Clause:
        return self.rule.because(last, number)

    def in_short(self, last: int, number: int) -> Clause:
        return self.rule.in_short(last, number)

    def followers(self, last: int, size: int) -> Sequence[int]:
        return self.rule.followers(last, size)


def _said(rule: Rule, last: int) -> Predicate | None:
    """Return what a rule asks for as a predicate, also if it says it in one piece."""
    if type(rule).wanted is Rule.wanted:
        return rule.predicate(last)
    return words.rules.is_wanted(rule.wanted(last))
