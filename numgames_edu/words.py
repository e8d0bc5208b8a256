"""Small pieces of English that every sentence for a pupil is made from. Imports nothing."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


def parity(number: int) -> str:
    """Return "even" or "odd".

    >>> parity(7)
    'odd'
    """
    return "odd" if number % 2 else "even"


def a(noun: str) -> str:
    """Return the noun with its article.

    >>> a("even number"), a("divisor of 9")
    ('an even number', 'a divisor of 9')
    """
    return f"{'an' if noun[:1].lower() in tuple('aeiou') else 'a'} {noun}"


def listed(items: Iterable[object], last: str = "and") -> str:
    """Return a list as it is spoken.

    >>> listed([1, 2, 3]), listed([4, 6], "or"), listed([])
    ('1, 2 and 3', '4 or 6', 'none')
    """
    words = [str(item) for item in items]
    if not words:
        return "none"
    if len(words) == 1:
        return words[0]
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def times(count: int) -> str:
    """Return how often, in words.

    >>> times(1), times(2), times(4), times(13)
    ('once', 'twice', 'four times', '13 times')
    """
    words = ["never", "once", "twice", "three times", "four times", "five times", "six times"]
    return words[count] if count < len(words) else f"{count} times"


def player(number: int) -> str:
    """Return "Player 1" or "Player 2"."""
    return f"Player {number}"


def kind_of(thing: object) -> str:
    """Return what a pupil would call a thing that is not a whole number.

    >>> kind_of("6"), kind_of(6.0), kind_of(None)
    ('text', 'a decimal number', 'nothing')
    """
    names = {"str": "text", "float": "a decimal number", "NoneType": "nothing"}
    names |= {"bool": "True or False", "list": "a list", "tuple": "a list"}
    name = type(thing).__name__
    return names.get(name, f"something of the kind {name[:40]!r}")
