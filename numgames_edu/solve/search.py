"""Exact play by trying every line, remembering what was seen. For rules that no theorem covers."""

from __future__ import annotations

from ..games import Position
from ..words import listed

MAX_STATES = 400_000
"""How many different situations a search may look at before it gives up with a clear word."""


class TooLarge(ValueError):
    """The game has too many lines to try them all."""


class Search:
    """Who wins each situation that can arise from a position, found by trying everything.

    A situation is the last number and the set of those taken (as bits); how it came about does
    not matter. `best` holds a winning answer for each situation seen, or 0 where there is none.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.best: dict[tuple[int, int], int] = {}
        self._solve(position)

    def wins(self, position: Position) -> bool:
        """Return whether the player to move wins a position that was looked at."""
        if position.outcome is not None:
            return position.outcome.winner == position.to_move
        return self.best[state(position)] != 0

    def winning_moves(self) -> tuple[int, ...]:
        """Return every winning move of the position."""
        moves = self.position.legal_moves
        return tuple(n for n in moves if not self._solved_wins(self.position.play(n)))

    def _solved_wins(self, position: Position) -> bool:
        self._solve(position)
        return self.wins(position)

    def _solve(self, start: Position) -> None:
        """Fill `best` for the position, with a stack of its own instead of recursion."""
        if start.outcome is not None:
            return
        stack = [(start, iter(start.legal_moves))]
        while stack:
            position, moves = stack[-1]
            key = state(position)
            if key in self.best:
                stack.pop()
                continue
            for number in moves:
                after = position.play(number)
                if after.outcome is None and state(after) not in self.best:
                    # Come back to this number once its situation is known.
                    stack[-1] = (position, _again(number, moves))
                    stack.append((after, iter(after.legal_moves)))
                    break
                if not self.wins(after):
                    self.best[key] = number
                    break
            else:
                self.best[key] = 0
            if len(self.best) > MAX_STATES:
                raise TooLarge(_too_large(self.position))


def state(position: Position) -> tuple[int, int]:
    """Return what matters of a position for what comes next: the last number, and those taken."""
    return position.last or 0, position.taken_bits


def _again(number: int, rest: object) -> object:
    yield number
    yield from rest  # type: ignore[misc]


def _too_large(position: Position) -> str:
    free = len(position.available)
    return (
        f"This game's rule is solved by trying every line, and with {free} numbers free there are "
        f"more than {MAX_STATES} situations. Try a smaller board, or a position later in the game."
    )


__all__ = ["Search", "TooLarge", "listed", "state"]
