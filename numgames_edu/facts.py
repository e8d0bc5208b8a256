"""True statements about numbers, each in words and as a sympy statement.

A fact decides for itself what is true ("9 is not a multiple of 6"), so that no sentence made from
facts can say something false. sympy is loaded only when a statement is asked for.
"""

from __future__ import annotations

from .values import Value
from .words import bare, listed, parity, times

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    Statement = Any  # a sympy Boolean; sympy itself carries no types


class Fact(Value):
    """One true statement. `equation` says whether mathematicians would write it in symbols."""

    __slots__ = ()
    equation = False

    @property
    def text(self) -> str:
        """Return the statement in a pupil's words."""
        raise NotImplementedError

    def statement(self) -> Statement:
        """Return the statement in sympy, not yet evaluated; its `.doit()` is true."""
        raise NotImplementedError


class About(Fact):
    """A fact about one number."""

    __slots__ = ("number",)
    number: int

    def __init__(self, number: int) -> None:
        self._set(number=number)


class Between(Fact):
    """A fact about two numbers."""

    __slots__ = ("number", "other")
    number: int
    other: int

    def __init__(self, number: int, other: int) -> None:
        self._set(number=number, other=other)


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
        if not self.count:
            return f"does not have the prime factor {self.other}"
        return f"has the prime factor {self.other} {times(self.count)}"

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
        return f"{self.number} is {parity(self.number)}"

    def statement(self) -> Statement:
        return _remainder(self.number, 2)


class Multiple(Between):
    """The number is a multiple of the other one, or is not."""

    __slots__ = ()

    @property
    def text(self) -> str:
        verb = "is not" if self.number % self.other else "is"
        return f"{self.number} {verb} a multiple of {self.other}"

    def statement(self) -> Statement:
        return _remainder(self.number, self.other)


class Divisor(Between):
    """The number is a divisor of the other one, or is not."""

    __slots__ = ()

    @property
    def text(self) -> str:
        verb = "is not" if self.other % self.number else "is"
        return f"{self.number} {verb} a divisor of {self.other}"

    def statement(self) -> Statement:
        return _remainder(self.other, self.number)


class Order(Between):
    """The number is larger or smaller than the other one."""

    __slots__ = ()

    @property
    def text(self) -> str:
        comparison = "larger" if self.number > self.other else "smaller"
        return f"{self.number} is {comparison} than {self.other}"

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
        gap = abs(self.number - self.other)
        return f"{self.number} is {gap} {'step' if gap == 1 else 'steps'} from {self.other}"


class NextTo(Between):
    """The number stands beside the other one on the number line, or does not."""

    __slots__ = ()

    @property
    def text(self) -> str:
        verb = "is" if abs(self.number - self.other) == 1 else "is not"
        return f"{self.number} {verb} adjacent to {self.other}"

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

    def __init__(self, number: int, size: int) -> None:
        self._set(number=number, size=size)

    @property
    def text(self) -> str:
        if 1 <= self.number <= self.size:
            return f"{self.number} is one of the numbers 1 to {self.size}"
        return f"{self.number} is not on this board, which goes from 1 to {self.size}"

    def statement(self) -> Statement:
        from sympy import Contains, Not, Range

        inside = Contains(self.number, Range(1, self.size + 1), evaluate=False)
        return inside if 1 <= self.number <= self.size else Not(inside, evaluate=False)


class Gone(Fact):
    """The number is already taken, or is still free, in a game with these moves."""

    __slots__ = ("number", "history")
    number: int
    history: tuple[int, ...]

    def __init__(self, number: int, history: tuple[int, ...]) -> None:
        self._set(number=number, history=history)

    @property
    def text(self) -> str:
        state = "already taken" if self.number in self.history else "still free"
        return f"{self.number} is {state}"

    def statement(self) -> Statement:
        from sympy import Contains, FiniteSet, Not

        taken = Contains(self.number, FiniteSet(*self.history), evaluate=False)
        return taken if self.number in self.history else Not(taken, evaluate=False)


class NoneLeft(Fact):
    """No free number is one of the wanted ones. `wanted` says in words what they are."""

    __slots__ = ("wanted", "fitting", "free")
    wanted: str
    fitting: tuple[int, ...]
    free: tuple[int, ...]

    def __init__(self, wanted: str, fitting: Iterable[int], free: Iterable[int]) -> None:
        self._set(wanted=wanted, fitting=tuple(fitting), free=tuple(free))
        if set(self.fitting) & set(self.free):
            raise ValueError(f"{wanted} is free: {listed(set(self.fitting) & set(self.free))}")

    @property
    def text(self) -> str:
        there = len(self.fitting)
        if not there:
            gone = "there is none on this board"
        elif there > 6:
            gone = "all of them are taken"
        else:
            gone = f"{listed(self.fitting)} {'is' if there == 1 else 'are'} taken"
        return f"no {bare(self.wanted)} is free ({gone})"

    def statement(self) -> Statement:
        from sympy import EmptySet, Eq, FiniteSet, Intersection

        both = Intersection(FiniteSet(*self.fitting), FiniteSet(*self.free), evaluate=False)
        return Eq(both, EmptySet, evaluate=False)


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
