"""Small pieces of English that every sentence for a pupil is made from. Imports nothing."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


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


def bare(wanted: str) -> str:
    """Return the words for what is wanted as they follow "no".

    >>> bare("a divisor or a multiple of 9"), bare("an odd number adjacent to 6")
    ('divisor or multiple of 9', 'odd number adjacent to 6')
    """
    return wanted.removeprefix("an ").removeprefix("a ").replace(" or a ", " or ")


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


def shortened(numbers: Sequence[int], most: int = 24) -> str:
    """Return a choice of numbers, cut short where it would run on and on.

    >>> shortened([1, 2, 3]), shortened(range(1, 100), most=3)
    ('1, 2 or 3', '1, 2, 3 or 96 others')
    """
    if len(numbers) <= most:
        return listed(numbers, "or")
    return f"{', '.join(map(str, numbers[:most]))} or {len(numbers) - most} others"


def times(count: int) -> str:
    """Return how often, in words.

    >>> times(1), times(2), times(4), times(13)
    ('once', 'twice', 'four times', '13 times')
    """
    numerals = ["three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
    if 3 <= count <= 12:
        return f"{numerals[count - 3]} times"
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


def player(number: int) -> str:
    """Return "Player 1" or "Player 2"."""
    return f"Player {number}"


def named(sentence: str, names: tuple[str, str]) -> str:
    """Return a sentence about Player 1 and Player 2 with the players' own names.

    >>> named("Player 1 wins, Player 2 is stuck.", ("Ann", "Ben"))
    'Ann wins, Ben is stuck.'
    """
    first, second = names
    return first.join(part.replace(player(2), second) for part in sentence.split(player(1)))


def as_markdown(text: str) -> str:
    """Return text as Markdown that shows just this text: a notebook wraps its lines between words.

    >>> as_markdown("6 < 9, and *not* 3")
    '6 &#60; 9, and &#42;not&#42; 3'
    """
    special = dict.fromkeys(map(ord, "&<>*_`[]$~#|\\"))
    return text.translate({c: f"&#{c};" for c in special}).replace("\n", "  \n")


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
