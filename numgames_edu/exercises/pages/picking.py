"""What a pupil has picked on a board so far: numbers, one number, a chain, or pairs."""

from __future__ import annotations

from ...words import words
from ..kinds.task import Task

TYPE_CHECKING = False
if TYPE_CHECKING:
    Pairs = tuple[tuple[int, int], ...]


class Picking:
    """Any numbers: a click chooses one, another click takes the choice back."""

    def __init__(self, board: range) -> None:
        self._board = board
        self.chosen: list[int] = []

    @property
    def pairs(self) -> Pairs:
        """Return the pairs that are drawn."""
        return ()

    @property
    def answer(self) -> object:
        """Return the answer as it stands; None if there is none yet."""
        return list(self.chosen)

    @property
    def said(self) -> str:
        """Return what is chosen, in words."""
        if not self.chosen:
            return words.exercises.picking.nothing_chosen()
        return words.exercises.picking.chosen(sorted(self.chosen))

    def toggle(self, number: int) -> None:
        """Choose a number, or take the choice back."""
        if number in self.chosen:
            self.chosen.remove(number)
        else:
            self.chosen.append(number)

    def put(self, read: object) -> None:
        """Take over an answer that was given in Python, as far as it is on the board."""
        if isinstance(read, (frozenset, tuple)):
            self.chosen = [number for number in dict.fromkeys(read) if number in self._board]


class OneNumber(Picking):
    """One number: the last one that was clicked."""

    @property
    def answer(self) -> object:
        return self.chosen[0] if self.chosen else None

    def toggle(self, number: int) -> None:
        self.chosen = [] if self.chosen == [number] else [number]

    def put(self, read: object) -> None:
        self.chosen = [read] if isinstance(read, int) and read in self._board else []


class InOrder(Picking):
    """A chain: numbers in the order they were clicked."""

    @property
    def said(self) -> str:
        if not self.chosen:
            return words.exercises.picking.no_chain()
        return words.exercises.picking.chain(self.chosen)


class InPairs(Picking):
    """Pairs: a click chooses the first of two, the next click makes it a pair."""

    def __init__(self, board: range, given: Pairs) -> None:
        super().__init__(board)
        self._given = given
        self._pairs: list[tuple[int, int]] = list(given)

    @property
    def pairs(self) -> Pairs:
        return tuple(self._pairs)

    @property
    def answer(self) -> object:
        return list(self._pairs)

    @property
    def said(self) -> str:
        if self.chosen:
            return words.exercises.picking.half_a_pair(self._pairs, self.chosen[0])
        return words.exercises.picking.pairs(self._pairs)

    def toggle(self, number: int) -> None:
        paired = next((pair for pair in self._pairs if number in pair), None)
        if self.chosen == [number] or paired in self._given:
            self.chosen = []
        elif paired is not None:
            self._pairs.remove(paired)
        elif self.chosen:
            first = self.chosen.pop()
            self._pairs.append((min(first, number), max(first, number)))
        else:
            self.chosen = [number]

    def put(self, read: object) -> None:
        if isinstance(read, tuple):
            there = (pair for pair in read if all(number in self._board for number in pair))
            self._pairs = list(dict.fromkeys([*self._given, *there]))
            self.chosen = []


def picking_for(task: Task) -> Picking | None:
    """Return how a question is answered on its board; None if it is answered in another way."""
    if task.shown is None:
        return None
    board = range(1, task.shown.game.size + 1)
    if task.input == "pairs":
        return InPairs(board, task.given)
    kinds = {"numbers": Picking, "number": OneNumber, "chain": InOrder}
    kind = kinds.get(task.input)
    return kind(board) if kind is not None else None
