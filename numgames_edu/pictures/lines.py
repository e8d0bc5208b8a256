"""Numbers in a row, as plain data: the number line with steps, and numbers in play or gone.

Imports no matplotlib.
"""

from __future__ import annotations

from ..explanations import Explanation
from ..facts import Distance, Gone, NextTo, NoneLeft, OnBoard, Steps
from ..values import Value
from ..words import words
from .picture import Picture, in_one_language

SHOWN = 21
"""How many numbers of a line fit in one row."""

LONGEST = 6
"""The digits of the longest number that fits in a row."""


class Line(Value, Picture):
    """The number line 1 to `size` about a number: its neighbours, or the way to another number.

    Without a size, the line is drawn as far as it is needed, and it is left open where it ends.
    """

    __slots__ = ("number", "size", "to", "is_open")
    number: int
    size: int
    to: int | None
    is_open: bool

    def __init__(self, number: int, size: int | None, to: int | None = None) -> None:
        needed = max(number, to or 0)
        self._set(number=number, size=size or needed, to=to, is_open=size is None)

    def __reduce__(self) -> tuple[object, ...]:
        return Line, (self.number, None if self.is_open else self.size, self.to)

    @property
    def neighbours(self) -> tuple[int, ...]:
        """Return the numbers beside it that are on the board."""
        return tuple(n for n in (self.number - 1, self.number + 1) if 1 <= n <= self.size)

    @property
    def shown(self) -> tuple[int, ...]:
        """Return the numbers of the line that are drawn; a long way is cut in the middle."""
        ends = [self.number, self.number if self.to is None else self.to]
        low, high = min(ends), max(ends)
        if high - low > SHOWN - 3:
            parts = *range(low - 2, low + 4), *range(high - 3, high + 3)
            return tuple(n for n in parts if 1 <= n <= self.size)
        spare = SHOWN - (high - low + 1)
        start = max(1, min(low - spare // 2, self.size - SHOWN + 1))
        return tuple(range(start, min(self.size, start + SHOWN - 1) + 1))

    @property
    def is_cut(self) -> bool:
        """Return whether a part in the middle is left out."""
        return len(self.shown) < self.shown[-1] - self.shown[0] + 1

    @property
    @in_one_language
    def title(self) -> str:
        if self.to is not None:
            return words.pictures.lines.way(self.number, self.to)
        return words.pictures.lines.neighbours(self.number, self.size)

    @property
    @in_one_language
    def result(self) -> str:
        """Return what the line shows, in a sentence."""
        if self.to is not None:
            ends = self.to, self.number
            return words.pictures.lines.steps_say(Steps(*ends), Distance(*ends), NextTo(*ends))
        return words.pictures.lines.neighbours_are(self.number, self.neighbours)

    @property
    @in_one_language
    def words(self) -> str:
        first, last = self.shown[0], self.shown[-1]
        part = words.pictures.lines.line_shown(first, last, self.is_cut, self.is_open)
        return "\n".join([f"{self.title}.", self.result, part])


class Tokens(Value, Picture):
    """Numbers in a row, some standing out, some crossed out, with sentences that say why."""

    __slots__ = ()

    @property
    def row(self) -> tuple[int, ...]:
        """Return the numbers that are drawn."""
        raise NotImplementedError

    @property
    def marked(self) -> frozenset[int]:
        """Return the numbers that stand out."""
        return frozenset()

    @property
    def crossed(self) -> frozenset[int]:
        """Return the numbers that are crossed out."""
        return frozenset()

    @property
    def result(self) -> str:
        """Return why, in sentences."""
        raise NotImplementedError

    @property
    @in_one_language
    def words(self) -> str:
        say = words.pictures.lines
        lines = [f"{self.title}.", self.result]
        lines += [say.row_shown(self.row)] if self.row else []
        lines += [say.standing_out(self.marked)] if self.marked else []
        lines += [say.crossed_out(self.crossed)] if self.crossed else []
        return "\n".join(lines)


class Taken(Tokens):
    """The numbers taken so far, and another one that is among them or is still free."""

    __slots__ = ("fact",)
    fact: Gone

    @property
    def row(self) -> tuple[int, ...]:
        number, history = self.fact.number, self.fact.history
        return history if number in history else (*history, number)

    @property
    def marked(self) -> frozenset[int]:
        return frozenset({self.fact.number})

    @property
    def crossed(self) -> frozenset[int]:
        return self.marked & frozenset(self.fact.history)

    @property
    @in_one_language
    def title(self) -> str:
        return words.pictures.lines.taken_so_far()

    @property
    @in_one_language
    def result(self) -> str:
        return words.pictures.lines.it_is_so(self.fact)


class NothingFits(Tokens):
    """What could follow by the rule, all of it crossed out."""

    __slots__ = ("fact",)
    fact: NoneLeft

    @property
    def row(self) -> tuple[int, ...]:
        return self.fact.fitting

    @property
    def crossed(self) -> frozenset[int]:
        return frozenset(self.fact.fitting)

    @property
    @in_one_language
    def title(self) -> str:
        return words.pictures.lines.could_follow(self.fact.wanted.noun)

    @property
    @in_one_language
    def result(self) -> str:
        return words.pictures.lines.nothing_fits(self.fact.wanted.noun, self.fact.fitting)


class Ends(Tokens):
    """The ends of the board, and whether a number is on it."""

    __slots__ = ("fact",)
    fact: OnBoard

    @property
    def row(self) -> tuple[int, ...]:
        return tuple(sorted({1, self.fact.size, self.fact.number}))

    @property
    def marked(self) -> frozenset[int]:
        return frozenset({self.fact.number})

    @property
    def crossed(self) -> frozenset[int]:
        inside = 1 <= self.fact.number <= self.fact.size
        return frozenset() if inside else self.marked

    @property
    @in_one_language
    def title(self) -> str:
        return words.pictures.lines.board_ends(self.fact.size)

    @property
    @in_one_language
    def result(self) -> str:
        return words.pictures.lines.it_is_so(self.fact)


class Verdict(Tokens):
    """A number alone, crossed out if it may not be taken; one that is too long is not drawn."""

    __slots__ = ("explanation",)
    explanation: Explanation

    @property
    def row(self) -> tuple[int, ...]:
        number = self.explanation.number
        return (number,) if len(str(number)) <= LONGEST else ()

    @property
    def marked(self) -> frozenset[int]:
        return frozenset(self.row if self.explanation.legal else ())

    @property
    def crossed(self) -> frozenset[int]:
        return frozenset(() if self.explanation.legal else self.row)

    @property
    @in_one_language
    def title(self) -> str:
        number, legal = self.explanation.number, self.explanation.legal
        return words.pictures.lines.may_be_taken(number, not self.row, legal)

    @property
    @in_one_language
    def result(self) -> str:
        return self.explanation.text
