"""Questions about one position, and the first of them: which moves are legal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ...games import Position
from ...reasons import reason
from ...words import bare, listed, player
from .. import answers
from ..feedback import Feedback, right, wrong
from .positions import open_position, positions_like
from .task import Task, sensible


class AboutPosition(Task):
    """A question about a position in which somebody can move."""

    __slots__ = ("position",)
    position: Position

    def __init__(self, position: object) -> None:
        self._set(position=open_position(position))

    @property
    def shown(self) -> Position:
        return self.position

    @property
    def turn(self) -> str:
        last = self.position.last
        before = (
            "No number is taken yet." if last is None else f"{self._other} has just taken {last}."
        )
        return f"{self._mover}’s turn. {before}"

    @property
    def _mover(self) -> str:
        return player(self.position.to_move)

    @property
    def _other(self) -> str:
        return player(3 - self.position.to_move)

    @property
    def _key(self) -> str:
        return f"{self.kind} {self.position!r}"

    def others(self, chance: Random) -> Iterator[Task]:
        for task in sensible(type(self), ((p,) for p in positions_like(self.position, chance))):
            assert isinstance(task, AboutPosition)
            if self._trivial or not task._trivial:
                yield task

    @property
    def _trivial(self) -> bool:
        """Return whether any answer would do, or nearly; no variant is, unless the given one is."""
        return False

    @property
    def _required(self) -> str:
        """Return what the mover has to look for, in a sentence."""
        wanted = self.position.requirement
        verb = "may" if wanted.startswith("any") else "must"
        return f"{self._mover} {verb} take {wanted}"


class LegalMoves(AboutPosition):
    """Choose all numbers that may be taken now."""

    __slots__ = ()
    kind = "legal-moves"
    input = "numbers"

    @property
    def prompt(self) -> str:
        return f"Which numbers may {self._mover} take now? Choose all of them."

    @property
    def how(self) -> str:
        return f"Choose the numbers on the board and press Check, or {self.give}."

    @property
    def give(self) -> str:
        return "give a list such as [2, 4]"

    def read(self, answer: object) -> frozenset[int]:
        return frozenset(answers.numbers(answer))

    def judge(self, answer: object) -> Feedback:
        assert isinstance(answer, frozenset)
        legal = set(self.position.legal_moves)
        if answer == legal:
            found = {1: "the only one there is", 2: "both"}.get(len(legal), f"all {len(legal)}")
            return right(f"You found {found}. {self._required}.")
        if not answer:
            return wrong(f"{self._mover} is not stuck{self._look}")
        score = (len(answer & legal) - len(answer - legal)) / len(legal)
        missing = _missing(len(legal - answer), len(legal))
        if not answer - legal:
            return wrong(f"{_so_far(len(answer))} {missing}", score)
        strays = sorted(answer - legal)
        also = "" if len(strays) == 1 else f" {_strays(len(strays) - 1)}"
        why = reason(self.position, strays[0]).text
        return wrong(f"{why}{also}{' ' + missing if missing else ''}", score)

    @property
    def _look(self) -> str:
        """Return where to look for a number that may be taken, as the end of a sentence."""
        wanted = self.position.requirement
        if wanted.startswith(("a ", "an ")):
            return f": look for a free {bare(wanted)}."
        return f". {self._required}."

    def solution(self) -> tuple[int, ...]:
        return self.position.legal_moves

    def solution_words(self) -> str:
        return listed(self.position.legal_moves)

    @property
    def hints(self) -> tuple[str, ...]:
        legal = self.position.legal_moves
        count = "There is one such number" if len(legal) == 1 else f"There are {len(legal)} of them"
        last = self.position.last
        asked = f"What do the rules ask for after {last}? {self.position.game.rule.summary}"
        if last is None:
            asked = "What may the first number be? Read the rules again."
        return (
            asked,
            f"{self._required}. The number must still be free.",
            f"{count}. Go through the board one by one: one is {legal[len(legal) // 2]}.",
        )

    @property
    def difficulty(self) -> float:
        return len(self.position.legal_moves)

    @property
    def _trivial(self) -> bool:
        return self.position.legal_moves == self.position.available


def _so_far(count: int) -> str:
    many = {1: "This one is right.", 2: "Both that you chose are right."}
    return many.get(count, f"All {count} that you chose are right.")


def _missing(count: int, of: int) -> str:
    if not count:
        return ""
    if count == of:
        every = {1: "The right one is", 2: "Both right ones are"}
        return f"{every.get(of, f'All {of} right ones are')} still missing."
    return "One more is missing." if count == 1 else f"{count} more are missing."


def _strays(count: int) -> str:
    return (
        "And one more that you chose is not allowed."
        if count == 1
        else f"And {count} more that you chose are not allowed."
    )
