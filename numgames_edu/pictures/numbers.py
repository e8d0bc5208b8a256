"""Pictures of numbers, as plain data: dots in twos, dots in rows, the tree of prime factors.

Imports no matplotlib.
"""

from __future__ import annotations

from ..facts import Division, Divisor, Factorisation, Halving, Parity, prime_factors
from ..values import Value
from ..words import words
from .picture import Picture, in_one_language

MAX_DOTS = 100
MAX_FACTORED = 10_000


class Twos(Value, Picture):
    """Numbers as dots in pairs: an odd number has one dot left over."""

    __slots__ = ("numbers",)
    numbers: tuple[int, ...]

    def __init__(self, *numbers: int) -> None:
        self._set(numbers=tuple(dict.fromkeys(numbers)))

    @property
    @in_one_language
    def title(self) -> str:
        return words.pictures.numbers.even_or_odd(self.numbers)

    @property
    @in_one_language
    def words(self) -> str:
        return "\n".join([self.title, *map(self.sentence, self.numbers)])

    @in_one_language
    def sentence(self, number: int) -> str:
        """Return what the dots of a number show."""
        pairs, over = divmod(number, 2)
        say = words.pictures.numbers.in_pairs
        return say(number, pairs, over, Halving(number), Parity(number))


class Rows(Value, Picture):
    """`number` dots in rows of `divisor`, and what is left over."""

    __slots__ = ("divisor", "number")
    divisor: int
    number: int

    @property
    def full(self) -> int:
        """Return how many rows are full."""
        return self.number // self.divisor

    @property
    def over(self) -> int:
        """Return how many dots are left over."""
        return self.number % self.divisor

    @property
    @in_one_language
    def title(self) -> str:
        return words.pictures.numbers.does_divide(self.divisor, self.number)

    @property
    @in_one_language
    def shown(self) -> str:
        """Return what the dots show."""
        return words.pictures.numbers.in_rows(self.number, self.divisor, self.full, self.over)

    @property
    @in_one_language
    def result(self) -> str:
        """Return what follows from it."""
        division, divisor = Division(self.number, self.divisor), Divisor(self.divisor, self.number)
        return words.pictures.numbers.so(division, divisor)

    @property
    @in_one_language
    def words(self) -> str:
        return "\n".join([self.title, self.shown, self.result])


class Factors(Value, Picture):
    """A number split into factors, again and again, until only primes are left."""

    __slots__ = ("number",)
    number: int

    @property
    def primes(self) -> tuple[int, ...]:
        """Return the prime factors."""
        return prime_factors(self.number)

    @property
    def splits(self) -> tuple[tuple[int, int, int], ...]:
        """Return each step down the tree: a number, its smallest prime factor, and the rest.

        >>> Factors(18).splits
        ((18, 2, 9), (9, 3, 3))
        """
        found = []
        left = self.number
        for prime in self.primes[:-1]:
            found.append((left, prime, left // prime))
            left //= prime
        return tuple(found)

    @property
    @in_one_language
    def title(self) -> str:
        return words.pictures.numbers.prime_factors(self.number)

    @property
    @in_one_language
    def result(self) -> str:
        """Return what the tree shows, in a sentence."""
        if self.number == 1:
            return words.pictures.numbers.one_has_none()
        if len(self.primes) == 1:
            return words.pictures.numbers.is_prime(self.number)
        return words.pictures.numbers.are_primes(Factorisation(self.number), len(self.primes))

    @property
    @in_one_language
    def words(self) -> str:
        splits = self.splits
        split = [words.pictures.numbers.step_by_step(splits)] if len(splits) > 1 else []
        return "\n".join([f"{self.title}.", *split, self.result])
