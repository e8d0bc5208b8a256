"""Small pieces of Spanish that all sentences are made from."""

from __future__ import annotations

from .agreement import meant_by, o, y

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

CODE, NAME = "es", "español"

NUMERALS = (
    "dos",
    "tres",
    "cuatro",
    "cinco",
    "seis",
    "siete",
    "ocho",
    "nueve",
    "diez",
    "once",
    "doce",
)
"""The numbers from 2 to 12, as they are spoken."""

FEMININE = ("a", "ión", "dad", "tad", "tud", "umbre", "triz")
"""How feminine nouns mostly end: potencia, fracción, cantidad, mitad."""

FEMININE_TOO = ("raíz", "parte", "serie", "base", "clave", "razón", "vez", "clase", "superficie")

MASCULINE = (
    *("problema", "sistema", "teorema", "programa", "esquema", "diagrama", "tema", "idioma"),
    *("lema", "poema", "día", "mapa"),
    *("área", "aula", "agua"),  # feminine nouns that have "un" before them
)
"""Nouns that end in -a and have "un" all the same."""


def player(number: int) -> str:
    """Return "Jugador 1" or "Jugador 2"."""
    return f"Jugador {number}"


def parity(number: int) -> str:
    """Return "par" or "impar".

    >>> parity(7)
    'impar'
    """
    return "impar" if number % 2 else "par"


def a(noun: str) -> str:
    """Return the noun with its article.

    >>> a("número par"), a("divisor de 9"), a("potencia de 2"), a("problema")
    ('un número par', 'un divisor de 9', 'una potencia de 2', 'un problema')
    >>> a("suma de 2 y 3"), a("forma"), a("décima"), a("raíz"), a("teorema")
    ('una suma de 2 y 3', 'una forma', 'una décima', 'una raíz', 'un teorema')
    """
    first = noun.lower().partition(" ")[0]
    feminine = (first.endswith(FEMININE) and first not in MASCULINE) or first in FEMININE_TOO
    return f"{'una' if feminine else 'un'} {noun}"


def listed(items: Iterable[object], last: str = "y") -> str:
    """Return a list as it is spoken.

    >>> listed([1, 2, 3]), listed([4, 6], "o"), listed([7, 8], "o"), listed([])
    ('1, 2 y 3', '4 o 6', '7 u 8', 'ninguno')
    >>> listed(["Ana", "Irene"]), listed(["primo", "impar"])
    ('Ana e Irene', 'primo e impar')
    """
    words = [str(item) for item in items]
    if not words:
        return "ninguno"
    if len(words) == 1:
        return words[0]
    *others, end = words
    last = {"y": y, "o": o}.get(last, lambda _: last)(end)
    return f"{', '.join(others)} {last} {end}"


def either(items: Iterable[object]) -> str:
    """Return a list to choose from.

    >>> either([1, 2, 3]), either([10, 11])
    ('1, 2 o 3', '10 u 11')
    """
    return listed(items, "o")


def shortened(numbers: Sequence[int], most: int = 24) -> str:
    """Return a choice of numbers, cut short where it would run on and on.

    >>> shortened([1, 2, 3]), shortened(range(1, 100), most=3), shortened(range(1, 5), most=3)
    ('1, 2 o 3', '1, 2, 3 u otro de los 96 que faltan', '1, 2, 3 u otro más')
    """
    if len(numbers) <= most:
        return either(numbers)
    left = len(numbers) - most
    more = "otro más" if left == 1 else f"otro de los {left} que faltan"
    return f"{', '.join(map(str, numbers[:most]))} u {more}"


def times(count: int) -> str:
    """Return how often, in words.

    >>> times(1), times(2), times(4), times(13)
    ('una vez', 'dos veces', 'cuatro veces', '13 veces')
    """
    if count == 1:
        return "una vez"
    return f"{NUMERALS[count - 2] if 2 <= count <= 12 else count} veces"


def kind_of(thing: object) -> str:
    """Return what a pupil would call a thing that is not a whole number.

    >>> kind_of("seis"), kind_of(6.0), kind_of(None)
    ('texto', 'un número decimal', 'un valor vacío (None)')
    """
    if isinstance(thing, str) and thing.strip().isdigit():
        return "texto: quita las comillas"
    names = {"str": "texto", "float": "un número decimal", "NoneType": "un valor vacío (None)"}
    names |= {"bool": "True o False", "list": "una lista", "tuple": "una lista"}
    name = type(thing).__name__
    return names.get(name, f"algo del tipo {name[:40]!r}")


def one_of(name: str, allowed: Iterable[object]) -> str:
    """Return what a setting can be: "El nivel puede ser 'a', 'b' o 'c'."; the name has its article.

    >>> one_of("el nivel", ["a", "b", "c"])
    "El nivel puede ser 'a', 'b' o 'c'."
    >>> one_of("la apertura", ["any", "even"])
    "La apertura puede ser 'any' (cualquiera) o 'even' (par)."
    """
    return f"{name[:1].upper()}{name[1:]} puede ser {either(map(meant_by, allowed))}."


def no_such_language(codes: Sequence[str]) -> str:
    """Return what the language can be."""
    return one_of("el idioma", codes)


def unchanging(kind: str) -> str:
    """Return why a thing of this kind takes no new values."""
    return f"un objeto {kind} no se puede cambiar; crea uno nuevo"


def uneven_table() -> str:
    """Return how the rows of a table are."""
    return "Cada fila de una tabla tiene tantas celdas como el encabezado."


def no_attribute(module: str, name: str) -> str:
    """Return that a module does not have what was asked of it."""
    return f"el módulo {module!r} no tiene el atributo {name!r}"
