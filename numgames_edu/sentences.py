"""Sentences as code knows them: rows of parts. Words are made in the room of a language.

A part is text, a number, or a meaning: a value such as a fact or a player, which code can ask and
which becomes words only when somebody reads it, in the language of that moment.
"""

from __future__ import annotations

from .values import Value
from .words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    Names = tuple[str, str]


class Meaning(Value):
    """A part of a sentence that code can ask, and that people read as its `text`."""

    __slots__ = ()
    equation = False
    """Whether mathematicians would write it in symbols."""

    @property
    def text(self) -> str:
        """Return it in a pupil's words."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text


if TYPE_CHECKING:
    Part = str | int | Meaning
    Clause = list[Part]


class Player(Meaning):
    """One of the two players, 1 or 2: "Player 1", or the name that somebody plays under.

    >>> Player(1).text, Player(1).other.text, Player(2).called(("Ann", "Ben"))
    ('Player 1', 'Player 2', 'Ben')
    """

    __slots__ = ("number",)
    number: int

    @property
    def text(self) -> str:
        return words.grammar.player(self.number)

    @property
    def other(self) -> Player:
        """Return the player on the other side of the table."""
        return Player(3 - self.number)

    def called(self, names: Names | None) -> str:
        """Return the player's own name, if names are given."""
        return self.text if names is None else names[self.number - 1]


class Predicate(Value):
    """What is said of a number, in one language: "adjacent to 5", "a divisor of 9", "ends in 3".

    `kind` says what the words are: ADJECTIVE and NOUN come after "is", VERB stands by itself.
    """

    __slots__ = ("kind", "words")
    kind: str
    words: str


ADJECTIVE, NOUN, VERB = "adjective", "noun", "verb"


class Noun(Value):
    """What is asked for, in one language: "an even number".

    `one` has its article. `no` stands where none of it is there: in English after "no" ("even
    number"), elsewhere with whatever "no" is in the language. `free` says that it is not taken yet
    ("a free even number"); it is "" where the words cannot say that.
    """

    __slots__ = ("one", "no", "free")
    one: str
    no: str
    free: str


class Spoken:
    """Something that can be said in sentences: `parts` for whoever draws, `text` for readers."""

    __slots__ = ()

    @property
    def parts(self) -> Clause:
        """Return the sentences as their parts: words, numbers, facts and players."""
        raise NotImplementedError

    @property
    def text(self) -> str:
        """Return the sentences as plain text."""
        return spoken(self.parts)


def told(template: str, /, **values: Part | Iterable[Part]) -> Clause:
    """Return a sentence's parts: the template, with a value in the place of each name in braces.

    A clause in the place of a name brings its own parts.

    >>> spoken(told("{who} takes {number}.", who=Player(1), number=6))
    'Player 1 takes 6.'
    >>> told("{who} has {what}.", who=Player(2), what=["won ", 3])
    [Player(2), ' has ', 'won ', 3, '.']
    """
    start, *pieces = template.split("{")
    clause: Clause = [start] if start else []
    for piece in pieces:
        name, _, rest = piece.partition("}")
        value = values[name]
        if isinstance(value, (str, int, Meaning)):
            clause.append(value)
        else:
            clause += value
        if rest:
            clause.append(rest)
    return clause


def spoken(parts: Iterable[Part], names: Names | None = None) -> str:
    """Return parts joined into plain text, with the players' own names if they are given.

    >>> spoken([Player(1), " takes ", 6, "."], ("Ann", "Ben"))
    'Ann takes 6.'
    """
    return "".join(part.called(names) if isinstance(part, Player) else str(part) for part in parts)


def as_markdown(text: str) -> str:
    """Return text as Markdown that shows just this text: a notebook wraps its lines between words.

    >>> as_markdown("6 < 9, and *not* 3")
    '6 &#60; 9, and &#42;not&#42; 3'
    """
    special = dict.fromkeys(map(ord, "&<>*_`[]$~#|\\"))
    return text.translate({c: f"&#{c};" for c in special}).replace("\n", "  \n")


def whole_number(number: object) -> int:
    """Return the number as an int, or raise a TypeError with a sentence.

    Takes what counts as a whole number (numpy's and sympy's too), but not True, 6.0 or "6".
    """
    if not isinstance(number, bool):
        try:
            return int(number.__index__())  # type: ignore[attr-defined]
        except (AttributeError, TypeError):
            pass
    raise TypeError(words.games.no_whole_number(number))
