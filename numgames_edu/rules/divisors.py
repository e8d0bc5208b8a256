"""Divisors and multiples."""

from __future__ import annotations

from math import gcd

from ..facts import Division, Divisor, Factorisation, Multiple, Multiplicity, Order, prime_factors
from ..words import words
from .beliefs import Belief
from .rule import Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..sentences import Clause, Predicate


class DivisorOrMultiple(Rule):
    """The next number is a divisor or a multiple of the last one."""

    __slots__ = ()
    graph = "layers"
    about = "divisors"
    telling = 1

    @property
    def summary(self) -> str:
        return words.rules.divisor_or_multiple()

    def allows(self, last: int, number: int) -> bool:
        return last % number == 0 or number % last == 0

    def relation(self, last: int) -> Predicate:
        return words.rules.divisor_or_multiple_of(last)

    def because(self, last: int, number: int) -> Clause:
        if self.allows(last, number):
            return self._related(last, number)
        multiple, divisor = Multiple(number, last), Divisor(number, last)
        small, large = sorted((last, number))
        by_division, by_order = (multiple, divisor) if number > last else (divisor, multiple)
        clause = words.rules.unrelated(
            Division(large, small), by_division, Order(number, last), by_order
        )
        return [*clause, *_look_at_the_primes(small, large)]

    def in_short(self, last: int, number: int) -> Clause:
        if self.allows(last, number):
            return self._related(last, number)
        return words.rules.neither(Divisor(number, last), Multiple(number, last))

    @staticmethod
    def _related(last: int, number: int) -> Clause:
        if number % last == 0:
            return words.rules.so(Division(number, last), Multiple(number, last))
        return words.rules.so(Division(last, number), Divisor(number, last))

    @property
    def tool(self) -> str:
        return words.rules.divisor_tool()

    def beliefs(self, last: int, number: int, legal: bool, alone: bool) -> Iterator[Belief]:
        if number == last:
            yield Belief("no_multiple_of_itself", False, number=number)
        elif legal:
            yield from _of_related(last, number)
        else:
            yield from _of_unrelated(last, number, alone)

    def followers(self, last: int, size: int) -> Sequence[int]:
        small = [d for d in range(1, int(last**0.5) + 1) if last % d == 0 and d != last]
        large = [last // d for d in reversed(small) if 1 < d != last // d]
        return (*small, *large, *range(2 * last, size + 1, last))


def _look_at_the_primes(small: int, large: int) -> Clause:
    """Return how the primes show that `small` does not divide `large`, if that helps to see it.

    Without a common factor there is little to look at: the division has said it all.
    """
    mine, theirs = prime_factors(small), prime_factors(large)
    if not set(mine) & set(theirs):
        return []
    prime = next(p for p in mine if mine.count(p) > theirs.count(p))
    return words.rules.primes_show(
        (Factorisation(small), Multiplicity(small, prime)),
        (Factorisation(large), Multiplicity(large, prime)),
    )


def _of_related(last: int, number: int) -> Iterator[Belief]:
    """Yield what is believed of a number that is a divisor or a multiple of the last one."""
    if number == 1:
        yield Belief("one_is_prime", False)
    if last == 1:
        yield Belief("one_divides_nothing", False, number=number)
    if number == 2:
        yield Belief("two_is_no_prime", False)
    if number < last:
        yield Belief("divisor_called_multiple", True, number=number, last=last)
        yield Belief("only_multiples", False, number=number, last=last)
    else:
        yield Belief("multiple_called_divisor", True, number=number, last=last)
        yield Belief("only_divisors", False, number=number, last=last)


def _of_unrelated(last: int, number: int, alone: bool) -> Iterator[Belief]:
    """Yield what is believed of a number that is neither."""
    common = gcd(number, last)
    if common > 1:
        yield Belief("common_divisor", True, number=number, last=last, common=common)
    if 1 < last < number and number % last:
        yield Belief("fits_with_rest", True, number=number, last=last)
    if prime_factors(number) == (number,):
        if alone:
            yield Belief("primes_are_never_taken", False, number=number)
        yield Belief("primes_divide_all", True, number=number)
    if alone and number % 2 == last % 2:
        yield Belief("parity_in_divisors", False, last=last)
