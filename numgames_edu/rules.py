"""What may follow what: the rules that games are put together from.

A rule says which number may follow which, what a player has to look for, and why. To add a rule,
write one class here, its docstring being the rule in one sentence: `allows` and `relation` are
enough, `because` makes its explanations better, and `followers` makes it faster on large boards.

>>> rule = Adjacent() & OppositeParity()
>>> rule.allows(5, 6), rule.allows(5, 7)
(True, False)
>>> rule.wanted(5)
'an even number adjacent to 5'
"""

from __future__ import annotations

from .facts import (
    Distance,
    Division,
    Divisor,
    Factorisation,
    Halving,
    Multiple,
    Multiplicity,
    NextTo,
    Order,
    Parity,
    Steps,
    prime_factors,
)
from .values import Value
from .words import a, parity

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from .facts import Fact

    Clause = list[str | Fact]


class Rule(Value):
    """Which number may follow which. Combine rules with `&`; soften one with `.else_any()`."""

    __slots__ = ()

    otherwise_any = False
    """Whether any number may be taken when no number fits."""

    layout = "grid"
    """How a board shows best what the rule is about: "grid", "sides" (odd and even) or "line"."""

    def __init_subclass__(cls) -> None:
        """Keep the shortcuts true: a class that says anew what it allows inherits none of them."""
        super().__init_subclass__()
        if "allows" in cls.__dict__:
            for name in ("followers", "side"):
                if name not in cls.__dict__:
                    setattr(cls, name, getattr(Rule, name))
        if "followers" in cls.__dict__ and cls.__module__ != __name__:
            setattr(cls, "followers", _tidied(cls.__dict__["followers"]))  # noqa: B010

    def allows(self, last: int, number: int) -> bool:
        """Return whether `number` may follow `last`, as far as this rule is concerned."""
        raise NotImplementedError

    @property
    def summary(self) -> str:
        """Return the rule in one sentence: the first line of its docstring."""
        return (type(self).__doc__ or "The rule says what may follow.").strip().splitlines()[0]

    def wanted(self, last: int) -> str:
        """Return what has to follow `last`, in words: "a divisor or a multiple of 9"."""
        quality, relation = self.quality(last), self.relation(last)
        noun = f"{quality} number".strip()
        phrase = relation.removeprefix("is ")
        if not relation:
            return a(noun)
        if phrase == relation or " and is " in phrase:
            return a(f"{noun} that {relation}")
        if not phrase.startswith(("a ", "an ")):
            return a(f"{noun} {phrase}")
        return a(f"{noun} that {relation}") if quality else phrase

    def quality(self, last: int) -> str:
        """Return what kind of number has to follow, as a word before the noun: "even"."""
        return ""

    def relation(self, last: int) -> str:
        """Return how it has to relate to the last number, as a predicate: "is adjacent to 5"."""
        return f"is allowed after {last}"

    def side(self, number: int) -> int | None:
        """Return which side a number is on, 0 or 1, if what may follow is just the other side.

        Rules of another kind return None.
        """
        return None

    def because(self, last: int, number: int) -> Clause:
        """Return why `number` may or may not follow `last`: words and facts, no full stop."""
        fits = f"and {number} is one" if self.allows(last, number) else f"but {number} is not one"
        return [f"after {last} comes {self.wanted(last)}, {fits}"]

    def followers(self, last: int, size: int) -> Sequence[int]:
        """Return, in ascending order, what may follow `last` on the empty board 1 to `size`.

        A rule may override this with something faster; it must say the same as `allows`.
        """
        return tuple(
            number for number in range(1, size + 1) if number != last and self.allows(last, number)
        )

    def __and__(self, other: Rule) -> Rule:
        return Both(self, other)

    def else_any(self) -> Rule:
        """Return this rule, softened: when no number fits, any number may be taken."""
        return ElseAny(self)


class OppositeParity(Rule):
    """After an odd number comes an even one, after an even number an odd one."""

    __slots__ = ()
    layout = "sides"

    def allows(self, last: int, number: int) -> bool:
        return last % 2 != number % 2

    def quality(self, last: int) -> str:
        return parity(last + 1)

    def relation(self, last: int) -> str:
        return ""

    def side(self, number: int) -> int:
        return number % 2

    def because(self, last: int, number: int) -> Clause:
        return _parities(self, last, number)

    def followers(self, last: int, size: int) -> Sequence[int]:
        return range(1 + last % 2, size + 1, 2)


class SameParity(Rule):
    """After an odd number comes an odd one, after an even number an even one."""

    __slots__ = ()
    layout = "sides"

    def allows(self, last: int, number: int) -> bool:
        return last % 2 == number % 2

    def quality(self, last: int) -> str:
        return parity(last)

    def relation(self, last: int) -> str:
        return ""

    def because(self, last: int, number: int) -> Clause:
        return _parities(self, last, number)

    def followers(self, last: int, size: int) -> Sequence[int]:
        return (*range(2 - last % 2, last, 2), *range(last + 2, size + 1, 2))


class DivisorOrMultiple(Rule):
    """The next number is a divisor or a multiple of the last one."""

    __slots__ = ()

    def allows(self, last: int, number: int) -> bool:
        return last % number == 0 or number % last == 0

    def relation(self, last: int) -> str:
        return f"is a divisor or a multiple of {last}"

    def because(self, last: int, number: int) -> Clause:
        if number % last == 0:
            return [Division(number, last), ", so ", Multiple(number, last)]
        if last % number == 0:
            return [Division(last, number), ", so ", Divisor(number, last)]
        multiple, divisor = Multiple(number, last), Divisor(number, last)
        small, large = sorted((last, number))
        by_division, by_order = (multiple, divisor) if number > last else (divisor, multiple)
        clause: Clause = [Division(large, small), ", so ", by_division, "; "]
        clause += [Order(number, last), ", so ", by_order]
        return [*clause, *_look_at_the_primes(small, large)]

    def followers(self, last: int, size: int) -> Sequence[int]:
        small = [d for d in range(1, int(last**0.5) + 1) if last % d == 0 and d != last]
        large = [last // d for d in reversed(small) if 1 < d != last // d]
        return (*small, *large, *range(2 * last, size + 1, last))


class Adjacent(Rule):
    """The next number stands beside the last one on the number line."""

    __slots__ = ()
    layout = "line"

    def allows(self, last: int, number: int) -> bool:
        return abs(number - last) == 1

    def relation(self, last: int) -> str:
        return f"is adjacent to {last}"

    def because(self, last: int, number: int) -> Clause:
        steps = Steps(number, last)
        return [steps, " (", Distance(number, last), "), so ", NextTo(number, last)]

    def followers(self, last: int, size: int) -> Sequence[int]:
        return tuple(number for number in (last - 1, last + 1) if 1 <= number <= size)


class Both(Rule):
    """Two rules at once: a number has to satisfy the first and the second."""

    __slots__ = ("first", "second")
    first: Rule
    second: Rule

    def __init__(self, first: Rule, second: Rule) -> None:
        for part in (first, second):
            if not isinstance(part, Rule):
                raise TypeError("Rules are combined with rules: Adjacent() & OppositeParity().")
            if part.otherwise_any:
                raise TypeError("else_any() comes last: (first & second).else_any().")
        self._set(first=first, second=second)

    @property
    def layout(self) -> str:  # type: ignore[override]
        layouts = {self.first.layout, self.second.layout}
        return "line" if "line" in layouts else "grid" if "grid" in layouts else "sides"

    def allows(self, last: int, number: int) -> bool:
        return self.first.allows(last, number) and self.second.allows(last, number)

    @property
    def summary(self) -> str:
        return f"{self.first.summary} {self.second.summary}"

    def quality(self, last: int) -> str:
        return _together(self.first.quality(last), self.second.quality(last), ", ")

    def relation(self, last: int) -> str:
        return _together(_predicate(self.first, last), _predicate(self.second, last), " and ")

    def because(self, last: int, number: int) -> Clause:
        parts = [self.first, self.second]
        if not self.allows(last, number):
            parts = [part for part in parts if not part.allows(last, number)]
        clause = parts[0].because(last, number)
        for part in parts[1:]:
            clause += [". Also, ", *part.because(last, number)]
        return clause

    def followers(self, last: int, size: int) -> Sequence[int]:
        ones = self.first.followers(last, size)
        return tuple(number for number in ones if self.second.allows(last, number))


class ElseAny(Rule):
    """A rule that gives way: when no number fits it, any number may be taken."""

    __slots__ = ("rule",)
    rule: Rule
    otherwise_any = True

    def __init__(self, rule: Rule) -> None:
        self._set(rule=rule)

    @property
    def layout(self) -> str:  # type: ignore[override]
        return self.rule.layout

    def allows(self, last: int, number: int) -> bool:
        return self.rule.allows(last, number)

    @property
    def summary(self) -> str:
        return f"{self.rule.summary} If no such number is free, any number may be taken."

    def quality(self, last: int) -> str:
        return self.rule.quality(last)

    def relation(self, last: int) -> str:
        return self.rule.relation(last)

    def because(self, last: int, number: int) -> Clause:
        return self.rule.because(last, number)

    def followers(self, last: int, size: int) -> Sequence[int]:
        return self.rule.followers(last, size)


def _tidied(followers: Callable[[Rule, int, int], Iterable[int]]) -> object:
    """Return a rule's own `followers` in ascending order, without the last number or strays."""

    def tidied(self: Rule, last: int, size: int) -> Sequence[int]:
        found = {number for number in followers(self, last, size) if 1 <= number <= size}
        return tuple(sorted(found - {last}))

    tidied.__doc__ = followers.__doc__
    return tidied


def _predicate(rule: Rule, last: int) -> str:
    """Return what a rule asks for as a predicate, also if it says it in one piece."""
    in_one_piece = type(rule).wanted is not Rule.wanted
    return f"is {rule.wanted(last)}" if in_one_piece else rule.relation(last)


def _together(first: str, second: str, joint: str) -> str:
    return joint.join(dict.fromkeys(filter(None, (first, second))))


def _parities(rule: Rule, last: int, number: int) -> Clause:
    before: Clause = [Parity(last), " (", Halving(last), ")"]
    after: Clause = [Parity(number), " (", Halving(number), ")"]
    turn = "and" if rule.allows(last, number) else "but"
    return [*before, f", so {a(rule.quality(last))} number must come next, {turn} ", *after]


def _look_at_the_primes(small: int, large: int) -> Clause:
    """Return how the primes show that `small` does not divide `large`, if that helps to see it.

    Without a common factor there is little to look at: the division has said it all.
    """
    mine, theirs = prime_factors(small), prime_factors(large)
    if not set(mine) & set(theirs):
        return []
    prime = next(p for p in mine if mine.count(p) > theirs.count(p))
    start: Clause = [". The primes show it, too: ", Factorisation(small), " "]
    start += [Multiplicity(small, prime), ", but "]
    return [*start, Factorisation(large), " ", Multiplicity(large, prime)]
