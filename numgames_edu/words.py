"""Words in the language in use: which one it is, and the rooms in which its sentences are made.

A language is a folder with the same modules and functions as `english`, made from values.
`words` stands for the folder in use: `words.games.rules(game)` calls `rules` in `english/games.py`
or in `spanish/games.py`. Rooms are loaded when they are first asked for.

A sentence that a language does not have yet is said in English. A whole room that it does not have
(`told_in`) speaks English with all that it quotes, so that no sentence is in two languages.

Lessons may use `listed`, `parity` and `player`:

>>> listed([1, 2, 3]), parity(7), player(1)
('1, 2 and 3', 'odd', 'Player 1')
"""

from __future__ import annotations

import os
from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from types import ModuleType
    from typing import Any, ParamSpec, TypeVar

    P = ParamSpec("P")
    R = TypeVar("R")

LANGUAGES = {"en": "english", "es": "spanish"}
"""The languages by their codes, and the folder of each. Another one is another line here."""

SETTING = "NUMGAMES_LANGUAGE"
"""The environment variable that names the language to begin with."""

FALLBACK = "en"

_chosen = ""  # the code of the language in use; "" until it is first asked for


def chosen() -> str:
    """Return the code of the language in use."""
    global _chosen
    if not _chosen:
        setting = os.environ.get(SETTING, "").strip().lower()
        _chosen = setting if setting in LANGUAGES else FALLBACK
    return _chosen


def choose(code: object) -> None:
    """Use another language from now on, or raise a ValueError with a sentence."""
    global _chosen
    if not isinstance(code, str) or code not in LANGUAGES:
        raise ValueError(words.grammar.no_such_language(tuple(LANGUAGES)))
    _chosen = code


class speaking:  # noqa: N801
    """Use another language for a moment: `with speaking("en"): …`."""

    def __init__(self, code: str) -> None:
        self._code, self._before = code, ""

    def __enter__(self) -> None:
        self._before = chosen()
        choose(self._code)

    def __exit__(self, *_: object) -> None:
        choose(self._before)


def language_of(room: str) -> str:
    """Return the code of the language that this room speaks: the one in use, if it has the room."""
    code = chosen()
    return code if _room(code, room) is not None else FALLBACK


def told_in(room: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Let a function speak one language throughout: the one in use, if that has this room."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        def told(*arguments: P.args, **named: P.kwargs) -> R:
            with speaking(language_of(room)):
                return function(*arguments, **named)

        for name in ("__module__", "__name__", "__qualname__", "__doc__"):
            setattr(told, name, getattr(function, name))
        told.__wrapped__ = function  # type: ignore[attr-defined]
        return told

    return decorate


_rooms: dict[tuple[str, str], ModuleType | None] = {}


def _room(code: str, path: str) -> ModuleType | None:
    """Return a room of a language, such as "exercises.why"; None if the language has none."""
    if (code, path) not in _rooms:
        name = f"{__package__}.{LANGUAGES[code]}.{path}"
        try:
            _rooms[code, path] = import_module(name)
        except ModuleNotFoundError as missing:
            if missing.name is None or not f"{name}.".startswith(f"{missing.name}."):
                raise
            _rooms[code, path] = None
    return _rooms[code, path]


class _Words:
    """The rooms of the language in use, each with the functions that make its sentences."""

    def __init__(self, path: str = "") -> None:
        self._path = path

    def __getattr__(self, name: str) -> Any:
        if self._path:
            for code in (chosen(), FALLBACK):
                found = getattr(_room(code, self._path), name, None)
                if found is not None and type(found) is not type(os):
                    return found
        path = f"{self._path}.{name}".lstrip(".")
        if name.startswith("__") or _room(FALLBACK, path) is None:
            raise AttributeError(path)
        room = self.__dict__[name] = _Words(path)
        return room


if TYPE_CHECKING:
    from . import english

    words = english
else:
    words = _Words()


def listed(items: Iterable[object], last: str = "") -> str:
    """Return a list as it is spoken: "1, 2 and 3"; with another word before the last, if given."""
    return words.grammar.listed(items, last) if last else words.grammar.listed(items)


def parity(number: int) -> str:
    """Return "even" or "odd"."""
    return words.grammar.parity(number)


def player(number: int) -> str:
    """Return "Player 1" or "Player 2"."""
    return words.grammar.player(number)


# Until every room has moved: what the old module had.


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
