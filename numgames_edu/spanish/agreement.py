"""Small words that change with what stands beside them: no room, a help for the others here.

Imports nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

QUOTES = "'\"«“‘(¿¡"

SPOKEN_O = ("o", "ho", "ó", "hó")

FEW = 6
"""How many numbers to choose from have an article each."""

MEANINGS = {
    "any": "cualquiera",
    "even": "par",
    "stuck-loses": "pierde quien no puede tomar",
    "last-loses": "pierde quien toma el último",
    "perfect": "sin fallos",
    "careful": "con algún fallo",
    "random": "al azar",
    "all": "mostrar lo permitido",
    "count": "decir cuántos hay",
    "none": "sin ayuda",
}
"""What the words mean that a setting can be."""


def y(following: object) -> str:
    """Return "y" as it is spoken before these words.

    >>> y("par"), y("impar"), y("Hilda"), y("hielo"), y(7)
    ('y', 'e', 'e', 'y', 'y')
    """
    start = _spoken(following)
    stays = start.startswith(("ia", "ie", "io", "hia", "hie", "hio"))
    return "e" if start.startswith(("i", "hi", "í", "hí")) and not stays else "y"


def o(following: object) -> str:
    """Return "o" as it is spoken before these words: "u" before ocho, once and otro.

    >>> o(7), o(8), o(80), o(11), o(110), o(11000), o("otro"), o("hola"), o("par")
    ('o', 'u', 'u', 'u', 'o', 'u', 'u', 'u', 'o')
    """
    start = _spoken(following)
    digits = start[: len(start) - len(start.lstrip("0123456789"))]
    eleven = digits.startswith("11") and len(digits) % 3 == 2  # 11, 11 000: once, once mil
    return "u" if digits.startswith("8") or eleven or start.startswith(SPOKEN_O) else "o"


def _spoken(words: object) -> str:
    return str(words).lstrip(QUOTES).lower()


def counted(count: int, noun: str, several: str = "") -> str:
    """Return how many there are; `several` is the noun's plural, if it is not the noun with -s.

    >>> counted(1, "número"), counted(2, "número"), counted(2, "número par", "números pares")
    ('1 número', '2 números', '2 números pares')
    """
    return f"{count} {noun if count == 1 else several or noun + 's'}"


def so_many(count: int, quality: str) -> str:
    """Return so many numbers of a kind.

    >>> so_many(9, "impar"), so_many(1, ""), so_many(0, "par")
    ('9 números impares', '1 número', 'ningún número par')
    """
    one, several = f"número {quality}".strip(), f"números {quality}es" if quality else "números"
    return counted(count, one, several) if count else f"ningún {one}"


def others(count: int) -> str:
    """Return how many more there are, at the end of a list.

    >>> others(1), others(13)
    ('otro más', 'otros 13')
    """
    return "otro más" if count == 1 else f"otros {count}"


def grouped(number: int) -> str:
    r"""Return a number with a space that does not break a line, if it has five digits or more.

    >>> grouped(9999), grouped(-10000)
    ('9999', '−10\xa0000')
    """
    digits = f"{abs(number):,}".replace(",", "\N{NO-BREAK SPACE}")
    return f"{'−' if number < 0 else ''}{digits if abs(number) >= 10_000 else abs(number)}"


def meant_by(word: object) -> str:
    """Return a word for code, with what it means.

    >>> meant_by("even"), meant_by("es")
    ("'even' (par)", "'es'")
    """
    meaning = MEANINGS.get(word) if isinstance(word, str) else None
    return f"{word!r} ({meaning})" if meaning else repr(word)


def each_with(numbers: Sequence[int], listed: str) -> str:
    """Return numbers to choose from, each with its article; a long list has none.

    >>> each_with([5], "5"), each_with([2, 4, 8], "2, 4 u 8")
    ('el 5', 'el 2, el 4 o el 8')
    """
    if len(numbers) > FEW:
        return listed
    *others, last = (f"el {number}" for number in numbers)
    return f"{', '.join(others)} o {last}" if others else last


def el(numbers: Sequence[int], listed: str) -> str:
    """Return what can be taken: numbers with their articles, or one of a long list.

    >>> el([2, 4], "2 o 4"), el(range(1, 8), "1, 2, 3, 4, 5, 6 o 7")
    ('el 2 o el 4', 'uno de estos números: 1, 2, 3, 4, 5, 6 o 7')
    """
    start = "uno de estos números: " if len(numbers) > FEW else ""
    return f"{start}{each_with(numbers, listed)}"


def con(numbers: Sequence[int], listed: str) -> str:
    """Return with what somebody wins.

    >>> con([1], "1"), con([1, 3], "1 o 3"), con([1, 3, 5], "1, 3 o 5")
    ('con el 1', 'con el 1 o con el 3', 'con el 1, el 3 o el 5')
    """
    if len(numbers) == 2:
        return f"con el {numbers[0]} o con el {numbers[1]}"
    start = "cualquiera de estos números: " if len(numbers) > FEW else ""
    return f"con {start}{each_with(numbers, listed)}"


def would_have_won(start: str, better: Sequence[int], listed: str) -> str:
    """Return a sentence that ends with the numbers that would have won.

    >>> would_have_won("Aquí cambió la partida", [6, 8], "6 u 8")
    'Aquí cambió la partida: con el 6 o con el 8 habría ganado.'
    """
    if len(better) > FEW:
        return f"{start}. Habría ganado {con(better, listed)}."
    return f"{start}: {con(better, listed)} habría ganado."


def los(numbers: Sequence[int], listed: str) -> str:
    """Return numbers as things: "el número 5", "los números 2 y 4".

    >>> los([5], "5"), los([2, 4], "2 y 4")
    ('el número 5', 'los números 2 y 4')
    """
    return f"{'el número' if len(numbers) == 1 else 'los números'} {listed}"
