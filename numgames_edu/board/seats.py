"""Who sits at a board: two players by name, the second of them maybe the computer."""

from __future__ import annotations

from ..games import Position
from ..players import checked_names, computer, default_names
from ..values import Value
from ..words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..sentences import Names

OPPONENTS = (None, "computer")


class Seats(Value):
    """Two players, by the names `given` if they have any; `first` (1 or 2) is who begins."""

    __slots__ = ("given", "opponent", "level", "first")
    given: Names | None
    opponent: str | None
    level: str
    first: int

    @property
    def named(self) -> Names:
        """Return the names in the order they were given; the computer is the second."""
        if self.given is None:
            return default_names(self.opponent, self.first)
        return self.given

    @property
    def names(self) -> Names:
        """Return the players' names: who moves first, who moves second."""
        one, two = self.named
        return (one, two) if self.first == 1 else (two, one)

    @property
    def computer(self) -> int | None:
        """Return which player the computer is, 1 or 2; None where two people play."""
        if self.opponent is None:
            return None
        return 2 if self.first == 1 else 1

    def computer_is_next(self, position: Position) -> bool:
        """Return whether it is for the computer to move."""
        if self.opponent is None or position.to_move != self.computer:
            return False
        return position.outcome is None


def seats_for(names: Names | None, opponent: str | None, level: str, first: int) -> Seats:
    """Return the seats of these players, or raise a ValueError with a sentence."""
    if opponent not in OPPONENTS:
        raise ValueError(words.board.bad_opponent())
    if first not in (1, 2):
        raise ValueError(words.board.bad_first())
    computer(level)  # an unknown level is refused
    return Seats(None if names is None else checked_names(names), opponent, level, first)
