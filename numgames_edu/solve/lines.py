"""Proofs that go through lines of play: all of them, or the few that there are."""

from __future__ import annotations

from ..games import Position
from ..words import words
from .graph import Situations
from .proofs import Proof, in_a_row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..sentences import Clause


class ForcedRun(Proof):
    """The loser never has a choice that matters: every line is listed, to its end.

    In `lines`, the loser's every legal move is there, and the winner's one answer to it.
    """

    __slots__ = ("lines",)
    lines: tuple[tuple[int, ...], ...]

    def __init__(self, position: Position, winner: int, lines: Iterable[tuple[int, ...]]) -> None:
        self._set(position=position, winner=winner, lines=tuple(lines))

    @property
    def parts(self) -> Clause:
        say, loser, lines = words.proofs, self._loses, self.lines
        begin: Clause = []
        if self._winner_moves:
            begin = say.takes(self._wins, lines[0][0])
            lines = tuple(line[1:] for line in lines)
        if len(lines) > 1:
            return in_a_row(begin, say.one_choice(loser, lines))
        way = say.no_choice(loser, lines[0]) if lines[0] else []
        return in_a_row(begin, way, self._end())

    def _end(self) -> Clause:
        """Return how the only line ends."""
        history = *self.position.history, *self.lines[0]
        wanted = self.position.game.replay(history).required.wanted
        assert wanted is not None  # only a rule that asks for something leaves a player stuck
        return words.proofs.then_none_is_free(self._loses, wanted.noun)

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
    def parts(self) -> Clause:
        if not self.answers:
            return words.proofs.over_at_once(self._wins)
        first = self.answers[0][2] if self._winner_moves else None
        return words.proofs.every_line_was_tried(self._wins, first, len(self.answers))

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
