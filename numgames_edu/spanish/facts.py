"""True statements about numbers, in words. Each is told what is the case; it decides nothing.

A statement begins with its number, so that a sentence may put the article before it: "el 9 …".
"""

from __future__ import annotations

from .agreement import each_with, grouped
from .grammar import either, listed, parity, times

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..sentences import Noun

MOST_LISTED = 6
"""How many taken numbers are named one by one."""


def multiplicity(prime: int, count: int) -> str:
    """Return how often a prime stands in a factorisation that was just said."""
    if not count:
        return f"no tiene el factor primo {prime}"
    return f"tiene {times(count)} el factor primo {prime}"


def is_parity(number: int) -> str:
    """Return that a number is even or odd."""
    return f"{number} es {parity(number)}"


def multiple(number: int, other: int, true: bool) -> str:
    """Return that a number is a multiple of another one, or is not."""
    return f"{number} {'es' if true else 'no es'} múltiplo de {other}"


def divisor(number: int, other: int, true: bool) -> str:
    """Return that a number is a divisor of another one, or is not."""
    return f"{number} {'es' if true else 'no es'} divisor de {other}"


def order(number: int, other: int) -> str:
    """Return which of two different numbers is larger."""
    return f"{number} es {'mayor' if number > other else 'menor'} que {other}"


def steps(number: int, other: int) -> str:
    """Return how many steps it is from one number to the other."""
    gap = abs(number - other)
    return f"{number} está a {gap} {'paso' if gap == 1 else 'pasos'} del {other}"


def next_to(number: int, other: int, true: bool) -> str:
    """Return that a number stands beside another one, or does not."""
    return f"{number} {'es' if true else 'no es'} vecino del {other}"


def on_board(number: int, size: int, true: bool) -> str:
    """Return that a number is on the board, or is not."""
    if true:
        if size == 1:
            return f"{number} es el único número de este tablero"
        return f"{number} es uno de los números del 1 al {grouped(size)}"
    numbers = "solo tiene el 1" if size == 1 else f"va del 1 al {grouped(size)}"
    return f"{grouped(number)} no está en este tablero, que {numbers}"


def taken(number: int, true: bool) -> str:
    """Return that a number is taken, or is free."""
    return f"{number} {'ya está tomado' if true else 'todavía está libre'}"


def none_left(wanted: Noun, fitting: tuple[int, ...]) -> str:
    """Return that none of the wanted numbers is free, and where they are."""
    o = "a" if wanted.no.startswith("ninguna ") else "o"
    there = len(fitting)
    if not there and not wanted.no.startswith(("ningun", "ningún")):  # the double of 4
        gone = "no está en este tablero"
    elif not there:
        gone = f"en este tablero no hay ningun{o}"
    elif there > MOST_LISTED:
        gone = f"ya están tod{o}s tomad{o}s"
    elif there > 1:
        gone = f"los números {listed(fitting)} ya están tomados"
    else:
        gone = f"el {taken(fitting[0], True)}"
    return f"no queda libre {wanted.no} ({gone})"


def free_after_all(wanted: Noun, free: set[int]) -> str:
    """Return why it cannot be said that none is left."""
    found = sorted(free)
    return f"todavía se puede tomar {wanted.one}: {each_with(found, either(found))}"
