"""Facts about numbers: parity, divisors and multiples, primes, and where they stand."""

from __future__ import annotations

from ..words import words
from .fact import About, Between

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .fact import Statement


class Division(Between):
    """How often the other number fits, and what is left over: 9 = 1 × 6 + 3."""

    __slots__ = ()
    equation = True

    @property
    def text(self) -> str:
        quotient, rest = divmod(self.number, self.other)
        return f"{self.number} = {quotient} × {self.other}" + (f" + {rest}" if rest else "")

    def statement(self) -> Statement:
        quotient, rest = divmod(self.number, self.other)
        return _product_and_rest(self.number, quotient, self.other, rest)


class Halving(About):
    """The number as twos, and the one that may be left over: 7 = 2 × 3 + 1."""

    __slots__ = ()
    equation = True

    @property
    def text(self) -> str:
        half, rest = divmod(self.number, 2)
        return f"{self.number} = 2 × {half}" + (f" + {rest}" if rest else "")

    def statement(self) -> Statement:
        half, rest = divmod(self.number, 2)
        return _product_and_rest(self.number, 2, half, rest)


class Distance(Between):
    """How far apart two numbers stand on the number line: |9 − 6| = 3."""

    __slots__ = ()
    equation = True

    @property
    def text(self) -> str:
        return f"|{self.number} − {self.other}| = {abs(self.number - self.other)}"

    def statement(self) -> Statement:
        from sympy import Abs, Add, Eq

        difference = Add(self.number, -self.other, evaluate=False)
        gap = abs(self.number - self.other)
        return Eq(Abs(difference, evaluate=False), gap, evaluate=False)


class Factorisation(About):
    """The number as a product of primes: 12 = 2 × 2 × 3."""

    __slots__ = ()
    equation = True

    @property
    def text(self) -> str:
        return f"{self.number} = {' × '.join(map(str, prime_factors(self.number)))}"

    def statement(self) -> Statement:
        from sympy import Eq, Mul

        return Eq(self.number, Mul(*prime_factors(self.number), evaluate=False), evaluate=False)


class Multiplicity(Between):
    """How often the prime `other` stands in the number's factorisation, said right after it."""

    __slots__ = ()

    @property
    def count(self) -> int:
        return prime_factors(self.number).count(self.other)

    @property
    def text(self) -> str:
        return words.facts.multiplicity(self.other, self.count)

    def statement(self) -> Statement:
        from sympy import And

        stops = _remainder(self.number, self.other ** (self.count + 1))
        if not self.count:
            return stops
        return And(_remainder(self.number, self.other**self.count), stops, evaluate=False)


class Parity(About):
    """The number is even or odd."""

    __slots__ = ()

    @property
    def text(self) -> str:
        return words.facts.is_parity(self.number)

    def statement(self) -> Statement:
        return _remainder(self.number, 2)


class Multiple(Between):
    """The number is a multiple of the other one, or is not."""

    __slots__ = ()

    @property
    def text(self) -> str:
        return words.facts.multiple(self.number, self.other, self.number % self.other == 0)

    def statement(self) -> Statement:
        return _remainder(self.number, self.other)


class Divisor(Between):
    """The number is a divisor of the other one, or is not."""

    __slots__ = ()

    @property
    def text(self) -> str:
        return words.facts.divisor(self.number, self.other, self.other % self.number == 0)

    def statement(self) -> Statement:
        return _remainder(self.other, self.number)


class Order(Between):
    """The number is larger or smaller than the other one."""

    __slots__ = ()

    @property
    def text(self) -> str:
        return words.facts.order(self.number, self.other)

    def statement(self) -> Statement:
        from sympy import Gt, Lt

        relation = Gt if self.number > self.other else Lt
        return relation(self.number, self.other, evaluate=False)


class Steps(Distance):
    """How many steps it is on the number line from the one number to the other."""

    __slots__ = ()
    equation = False

    @property
    def text(self) -> str:
        return words.facts.steps(self.number, self.other)


class NextTo(Between):
    """The number stands beside the other one on the number line, or does not."""

    __slots__ = ()

    @property
    def text(self) -> str:
        near = abs(self.number - self.other) == 1
        return words.facts.next_to(self.number, self.other, near)

    def statement(self) -> Statement:
        from sympy import Abs, Add, Eq, Ne

        distance = Abs(Add(self.number, -self.other, evaluate=False), evaluate=False)
        relation = Eq if abs(self.number - self.other) == 1 else Ne
        return relation(distance, 1, evaluate=False)


def prime_factors(number: int) -> tuple[int, ...]:
    """Return the primes whose product is the number, in ascending order.

    Written out, though sympy's `factorint` does the same, so that a refused move can say its
    reason without loading sympy; a test compares the two.

    >>> prime_factors(18), prime_factors(7), prime_factors(1)
    ((2, 3, 3), (7,), ())
    """
    factors = []
    divisor = 2
    while divisor * divisor <= number:
        while number % divisor == 0:
            factors.append(divisor)
            number //= divisor
        divisor += 1
    if number > 1:
        factors.append(number)
    return tuple(factors)


def _product_and_rest(number: int, left: int, right: int, rest: int) -> Statement:
    """Return `number = left · right + rest` as it is written, without a zero at the end."""
    from sympy import Add, Eq, Mul

    product = Mul(left, right, evaluate=False)
    return Eq(number, Add(product, rest, evaluate=False) if rest else product, evaluate=False)


def _remainder(number: int, divisor: int) -> Statement:
    """Return the true one of: the remainder is zero, the remainder is not zero."""
    from sympy import Eq, Mod, Ne

    relation = Ne if number % divisor else Eq
    return relation(Mod(number, divisor, evaluate=False), 0, evaluate=False)
