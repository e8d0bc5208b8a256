"""Proofs that go through lines of play: all of them, or the few that there are."""

from __future__ import annotations

from ..games import Position
from ..words import bare, player
from .graph import Situations
from .proofs import SHOWN, Proof

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class ForcedRun(Proof):
    """The loser never has a choice that matters: every line is listed, to its end.

    In `lines`, the loser's every legal move is there, and the winner's one answer to it.
    """

    __slots__ = ("lines",)
    lines: tuple[tuple[int, ...], ...]

    def __init__(self, position: Position, winner: int, lines: Iterable[tuple[int, ...]]) -> None:
        self._set(position=position, winner=winner, lines=tuple(lines))

    @property
    def text(self) -> str:
        winner, loser = player(self.winner), player(self._loser)
        begin, lines = "", self.lines
        if self._winner_moves:
            begin = f"{winner} takes {lines[0][0]}. "
            lines = tuple(line[1:] for line in lines)
        if len(lines) == 1:
            way = f"{loser} has no choice on the way: {_way(lines[0])}. " if lines[0] else ""
            return f"{begin}{way}Then {self._end(self.lines[0])}. So {winner} wins."
        ways = " ".join(f"If {loser} takes {line[0]}, it goes {_way(line)}." for line in lines)
        return (
            f"{begin}{loser} has one choice, and no other after it. {ways} Either way, {loser} is "
            f"the one who gets stuck. So {winner} wins."
        )

    def _end(self, line: tuple[int, ...]) -> str:
        position = self.position.game.replay((*self.position.history, *line))
        return f"no {bare(position.requirement)} is free for {player(position.to_move)}"

    def _holds(self) -> bool:
        return bool(self.lines) and self._forced(self.position, self.lines, 0)

    def _forced(self, position: Position, lines: tuple[tuple[int, ...], ...], at: int) -> bool:
        """Return whether these lines win from `at` on: the loser's moves are all in them."""
        while position.outcome is None:
            moves = {line[at] for line in lines}
            expected = 1 if position.to_move == self.winner else len(position.legal_moves)
            if len(moves) != expected or not moves <= set(position.legal_moves):
                return False
            if len(moves) > 1:
                return all(
                    self._forced(position.play(n), tuple(x for x in lines if x[at] == n), at + 1)
                    for n in moves
                )
            position, at = position.play(moves.pop()), at + 1
        return position.outcome.winner == self.winner and {len(line) for line in lines} == {at}


class EveryLine(Proof):
    """Every line was tried; `answers` holds what the winner plays whenever it is the winner's turn.

    An answer belongs to a situation: the last number, and the free ones (as bits) that can still
    be reached from it.
    """

    __slots__ = ("answers",)
    answers: tuple[tuple[int, int, int], ...]

    def __init__(
        self, position: Position, winner: int, answers: Iterable[tuple[int, int, int]]
    ) -> None:
        self._set(position=position, winner=winner, answers=tuple(answers))

    @property
    def text(self) -> str:
        winner, loser = player(self.winner), player(self._loser)
        count = len(self.answers)
        if not count:
            return f"Whatever {loser} takes, the game is over then, and {winner} has won."
        first = f"{winner} takes {self.answers[0][2]}. " if self._winner_moves else ""
        situations = "the one situation" if count == 1 else f"each of the {count} situations"
        return (
            f"Every line was tried. {first}{winner} has an answer to whatever {loser} does, in "
            f"{situations} that can come up, and wins every line."
        )

    def _holds(self) -> bool:
        situation = Situations(self.position.game).of
        answer = {(last, free): number for last, free, number in self.answers}
        seen = set()
        queue = [self.position]
        for position in queue:
            if position.outcome is not None:
                if position.outcome.winner != self.winner:
                    return False
                continue
            state = situation(position.last or 0, position.free_bits)
            if position.to_move == self.winner:
                if answer.get(state) not in position.legal_moves:
                    return False
                following = [position.play(answer[state])]
            else:
                following = [position.play(number) for number in position.legal_moves]
            for after in following:
                key = after.to_move, *situation(after.last or 0, after.free_bits)
                if key not in seen:
                    seen.add(key)
                    queue.append(after)
        return True


def _way(line: tuple[int, ...]) -> str:
    """Return a line of moves, drawn with arrows."""
    if len(line) <= SHOWN:
        return " → ".join(map(str, line))
    return f"{' → '.join(map(str, line[:SHOWN]))} → … → {line[-1]} ({len(line)} moves)"
