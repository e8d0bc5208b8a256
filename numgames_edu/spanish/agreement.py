"""Small words that change with what stands beside them: no room, a help for the others here.

Imports nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

QUOTES = "'\"«“‘(¿¡"

SPOKEN_O = ("o", "ho", "ó", "hó")


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


def el(numbers: Sequence[int], listed: str) -> str:
    """Return a choice with the article that a single number has; several of them have none.

    >>> el([5], "5"), el([2, 4], "2 o 4")
    ('el 5', '2 o 4')
    """
    return f"el {listed}" if len(numbers) == 1 else listed


def los(numbers: Sequence[int], listed: str) -> str:
    """Return numbers as things: "el número 5", "los números 2 y 4".

    >>> los([5], "5"), los([2, 4], "2 y 4")
    ('el número 5', 'los números 2 y 4')
    """
    return f"{'el número' if len(numbers) == 1 else 'los números'} {listed}"
