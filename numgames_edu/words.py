"""Words in the language in use: which one it is, and the rooms in which its sentences are made.

A language is a folder with the same modules and functions as `english`, made from values.
`words` stands for the folder in use: `words.games.rules(game)` calls `rules` in `english/games.py`
or in `spanish/games.py`. Rooms are loaded when they are first asked for.

A sentence that a language does not have yet is said in English, and what it quotes in the language
in use. A whole room that it does not have (`told_in`) speaks English with all that it quotes, so
that nobody reads half a page in each.

Lessons may use `listed`, `parity` and `player`:

>>> listed([1, 2, 3]), parity(7), player(1)
('1, 2 and 3', 'odd', 'Player 1')
"""

from __future__ import annotations

import os
from contextvars import ContextVar

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from types import ModuleType
    from typing import Any, ParamSpec, TypeVar

    P = ParamSpec("P")
    R = TypeVar("R")

LANGUAGES = {"en": "english", "es": "spanish"}
"""The languages by their codes, and the folder of each. Another one is another line here."""

SETTING = "NUMGAMES_LANGUAGE"
"""The environment variable that names the language to begin with."""

FALLBACK = "en"


def in_environment() -> str:
    """Return the code of the language that the environment names; English if it names none."""
    code = os.environ.get(SETTING, "").strip().lower()
    return code if code in LANGUAGES else FALLBACK


_chosen = in_environment()
_for_a_moment = ContextVar("numgames_language", default="")
"""The language of whoever is `speaking`, which is nobody else's: not another thread's or task's."""


def chosen() -> str:
    """Return the code of the language in use."""
    return _for_a_moment.get() or _chosen


def choose(code: object) -> None:
    """Use another language from now on, or raise a ValueError with a sentence."""
    global _chosen
    _chosen = _checked(code)


class speaking:  # noqa: N801
    """Use another language for a moment, in this thread alone: `with speaking("en"): …`."""

    def __init__(self, code: str) -> None:
        self._code = _checked(code)

    def __enter__(self) -> None:
        self._before = _for_a_moment.set(self._code)

    def __exit__(self, *_: object) -> None:
        _for_a_moment.reset(self._before)


def _checked(code: object) -> str:
    if not isinstance(code, str) or code not in LANGUAGES:
        raise ValueError(words.grammar.no_such_language(tuple(LANGUAGES)))
    return code


def language_of(room: str) -> str:
    """Return the code of the language that this room speaks: the one in use, if it has the room."""
    code = chosen()
    return code if _room(code, room) is not None else FALLBACK


def told_in(room: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Return what lets a function speak one language: that in use, if it has this room."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        def told(*arguments: P.args, **named: P.kwargs) -> R:
            code = _for_a_moment.get() or _chosen
            if code == FALLBACK or _room(code, room) is not None:
                return function(*arguments, **named)
            with speaking(FALLBACK):
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
        from importlib import import_module

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
            for code in (_for_a_moment.get() or _chosen, FALLBACK):
                here = _rooms.get((code, self._path)) or _room(code, self._path)
                found = getattr(here, name, None)
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
