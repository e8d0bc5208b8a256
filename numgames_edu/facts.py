"""True statements about numbers, each in words and as a sympy statement.

A fact decides for itself what is true ("9 is not a multiple of 6"), so that no sentence made from
facts can say something false. sympy is loaded only when a statement is asked for.
"""

from __future__ import annotations

from .sentences import Meaning
from .words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from .sentences import Noun

    Statement = Any  # a sympy Boolean; sympy itself carries no types


class Fact(Meaning):
    """One true statement. `equation` says whether mathematicians would write it in symbols."""

    __slots__ = ()

    def statement(self) -> Statement:
        """Return the statement in sympy, not yet evaluated; its `.doit()` is true."""
        raise NotImplementedError


class About(Fact):
    """A fact about one number."""

    __slots__ = ("number",)
    number: int


class Between(Fact):
    """A fact about two numbers."""

    __slots__ = ("number", "other")
    number: int
    other: int


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
