"""Small pieces of English that all sentences are made from. Imports nothing."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

CODE, NAME = "en", "English"

NUMERALS = ("three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

LIKE_YOU = ("eu", "one", "once", "uni", "use", "usu", "uti", "ubi")
"""How words begin that are written with a vowel and spoken without one: a unit, a one-digit."""

LIKE_OUR = ("heir", "honest", "honour", "honor", "hour")
"""How words begin whose h is not spoken: an hour."""


def player(number: int) -> str:
    """Return "Player 1" or "Player 2"."""
    return f"Player {number}"


def parity(number: int) -> str:
    """Return "even" or "odd".

    >>> parity(7)
    'odd'
    """
    return "odd" if number % 2 else "even"


def a(noun: str) -> str:
    """Return the noun with its article, as it is spoken.

    >>> a("even number"), a("divisor of 9"), a("one-digit number"), a("unusual one")
    ('an even number', 'a divisor of 9', 'a one-digit number', 'an unusual one')
    >>> a("8-sided die"), a("11th power"), a("18"), a("110")
    ('an 8-sided die', 'an 11th power', 'an 18', 'a 110')
    """
    start = noun.lower()
    digits = start[: len(start) - len(start.lstrip("0123456789"))]
    vowel = start.startswith(tuple("aeiou8")) and not start.startswith(LIKE_YOU)
    vowel = vowel or digits in ("11", "18")
    if start.startswith(("unin", "unim", "unil", "unid")):  # uninteresting, unidentified: not uni-
        vowel = True
    return f"{'an' if vowel or start.startswith(LIKE_OUR) else 'a'} {noun}"


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


def either(items: Iterable[object]) -> str:
    """Return a list to choose from.

    >>> either([1, 2, 3])
    '1, 2 or 3'
    """
    return listed(items, "or")


def shortened(numbers: Sequence[int], most: int = 24) -> str:
    """Return a choice of numbers, cut short where it would run on and on.

    >>> shortened([1, 2, 3]), shortened(range(1, 100), most=3), shortened(range(1, 5), most=3)
    ('1, 2 or 3', '1, 2, 3 or 96 others', '1, 2, 3 or 1 other')
    """
    if len(numbers) <= most:
        return either(numbers)
    others = len(numbers) - most
    return (
        f"{', '.join(map(str, numbers[:most]))} or {others} {'other' if others == 1 else 'others'}"
    )


def times(count: int) -> str:
    """Return how often, in words.

    >>> times(1), times(2), times(4), times(13)
    ('once', 'twice', 'four times', '13 times')
    """
    if 3 <= count <= 12:
        return f"{NUMERALS[count - 3]} times"
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


def kind_of(thing: object) -> str:
    """Return what a pupil would call a thing that is not a whole number.

    >>> kind_of("six"), kind_of(6.0), kind_of(None)
    ('text', 'a decimal number', 'nothing')
    """
    if isinstance(thing, str) and thing.strip().isdigit():
        return "text: leave out the quotation marks"
    names = {"str": "text", "float": "a decimal number", "NoneType": "nothing"}
    names |= {"bool": "True or False", "list": "a list", "tuple": "a list"}
    name = type(thing).__name__
    return names.get(name, f"something of the kind {name[:40]!r}")


def one_of(name: str, allowed: Iterable[object]) -> str:
    """Return what a setting can be: "The level is 'a', 'b' or 'c'."."""
    return f"The {name} is {either(map(repr, allowed))}."


def no_such_language(codes: Sequence[str]) -> str:
    """Return what the language can be."""
    return one_of("language", codes)


def unchanging(kind: str) -> str:
    """Return why a thing of this kind takes no new values."""
    return f"a {kind} cannot be changed; make a new one"


def uneven_table() -> str:
    """Return how the rows of a table are."""
    return "Each row of a table has as many cells as its heading."


def no_attribute(module: str, name: str) -> str:
    """Return that a module does not have what was asked of it."""
    return f"module {module!r} has no attribute {name!r}"
