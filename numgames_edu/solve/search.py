"""Exact play by trying every line, remembering what was seen. For rules that no theorem covers."""

from __future__ import annotations

from ..games import Position
from ..words import words
from .graph import Situations, bits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    State = tuple[int, int]

MAX_STATES = 300_000
"""How many different situations a search may look at before it gives up with a clear word."""

LOST, WON_ALREADY = 0, -1


class TooLarge(ValueError):
    """The game has too many lines to try them all; says so, with the limit."""


class Search:
    """Who wins each situation that can arise from a position, found by trying everything.

    A situation is the last number and the free ones (as bits) that can still be reached; how it
    came about does not matter. For each one seen, `best` holds a winning move, LOST or WON_ALREADY.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.best: dict[State, int] = {}
        self._situations = Situations(position.game)

    def winning_moves(self) -> tuple[int, ...]:
        """Return every winning move of the position."""
        free = self.position.free_bits
        after = (self._after(number, free) for number in self.position.legal_moves)
        return tuple(state[0] for state in after if self.solved(state) == LOST)

    def _after(self, number: int, free: int) -> State:
        """Return the situation once the number is taken."""
        return self._situations.of(number, free & ~(1 << number))

    def answers(self, winner: int) -> Iterator[tuple[int, int, int]]:
        """Yield what the winner answers in each situation that can come up: last, free, answer."""
        start = self._situations.of(self.position.last or 0, self.position.free_bits)
        queue: list[tuple[State, bool]] = [(start, winner == self.position.to_move)]
        seen: set[tuple[State, bool]] = set()
        for (last, free), winner_moves in queue:
            moves = self._situations.moves(last, free)
            if winner_moves and moves:
                answer = self.solved((last, free))
                yield last, free, answer
                moves = 1 << answer
            for number in bits(moves):
                state = self._after(number, free)
                if (state, winner_moves) not in seen:
                    seen.add((state, winner_moves))
                    queue.append((state, not winner_moves))

    def solved(self, state: State) -> int:
        """Return a winning move of the situation, LOST or WON_ALREADY."""
        best = self.best
        stack = [
            (*state, self._situations.moves(*state))
        ]  # instead of recursion, which has a limit
        while stack:
            last, free, moves = stack[-1]
            if not moves:
                best[last, free] = self._without_a_winning_move(last, free)
            elif (last, free) not in best:
                first = moves & -moves
                number = first.bit_length() - 1
                after = self._after(number, free)
                answer = best.get(after)
                if answer is None:
                    self._check_limit()
                    stack.append((*after, self._situations.moves(*after)))
                    continue
                if answer != LOST:
                    stack[-1] = last, free, moves ^ first
                    continue
                best[last, free] = number
            stack.pop()
        return best[state]

    def _without_a_winning_move(self, last: int, free: int) -> int:
        """Return WON_ALREADY if the other player has just lost by taking the last number."""
        over = not self._situations.moves(last, free)
        return WON_ALREADY if over and last and self.position.game.ending == "last-loses" else LOST

    def _check_limit(self) -> None:
        if len(self.best) >= MAX_STATES:
            raise TooLarge(words.analysis.too_many_lines(MAX_STATES))
