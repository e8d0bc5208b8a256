"""A played game, looked at again: which moves kept the win, and which gave it away."""

from __future__ import annotations

from ..games import Game, Position
from ..notation import meant
from ..sentences import Player, Spoken, as_markdown, spoken
from ..values import Value
from ..words import words
from . import analyse
from .proofs import in_a_row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..sentences import Clause


class MoveReview(Spoken, Value):
    """One move of a played game: who made it, and what it did to who wins."""

    __slots__ = ("move", "number", "winner_before", "winner_after", "winning_moves")
    move: int
    number: int
    winner_before: int
    winner_after: int
    winning_moves: tuple[int, ...]

    @property
    def player(self) -> int:
        """Return who made the move: 1 or 2."""
        return 2 - self.move % 2

    @property
    def mover(self) -> Player:
        """Return who made the move, as a part of sentences."""
        return Player(self.player)

    @property
    def gave_away(self) -> bool:
        """Return whether the player could have won and, with this move, no longer can."""
        return self.winner_before != self.winner_after

    @property
    def better(self) -> tuple[int, ...]:
        """Return the numbers that would have kept the win, if this one gave it away."""
        return self.winning_moves if self.gave_away else ()

    @property
    def parts(self) -> Clause:
        """Return what the move did, in a sentence's parts."""
        say, mover, number = words.analysis, self.mover, self.number
        if self.gave_away:
            return say.gave_away(mover, number, self.better)
        return (
            say.kept(mover, number)
            if self.winner_after == mover.number
            else say.was_lost(mover, number)
        )


class Review(Spoken, Value):
    """All moves of a played game, reviewed. Goes through them like a list."""

    __slots__ = ("position", "moves")
    position: Position
    moves: tuple[MoveReview, ...]

    @property
    def turning_points(self) -> tuple[MoveReview, ...]:
        """Return the moves that gave the win away."""
        return tuple(move for move in self.moves if move.gave_away)

    @property
    def parts(self) -> Clause:
        """Return the review's parts, one line a move and a last one for the whole game."""
        lines = (words.analysis.numbered(move.move, move.parts) for move in self.moves)
        return [*(part for line in lines for part in (*line, "\n")), *self.changes_parts]

    @property
    def changes_parts(self) -> Clause:
        """Return when the win changed hands, in a sentence's parts: the review's last line."""
        turns = [move.move for move in self.turning_points]
        if turns:
            return words.analysis.changed_at(turns)
        return words.analysis.never_changed() if self.moves else words.analysis.no_move_yet()

    @property
    def changes(self) -> str:
        """Return when the win changed hands, in a sentence."""
        return spoken(self.changes_parts)

    @property
    def turned_parts(self) -> Clause:
        """Return where the game turned, in parts: when, and how the last time."""
        turns = self.turning_points
        if not turns:
            return words.analysis.never_changed()
        mover, number, better = turns[-1].mover, turns[-1].number, turns[-1].better
        how = words.analysis.how_it_changed(mover, number, better, only=len(turns) == 1)
        return in_a_row(self.changes_parts, how)

    @property
    def turned(self) -> str:
        """Return where the game turned, in a sentence or two: when, and how the last time."""
        return spoken(self.turned_parts)

    def __iter__(self) -> Iterator[MoveReview]:
        return iter(self.moves)

    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, index: int) -> MoveReview:
        return self.moves[index]

    def __repr__(self) -> str:
        return self.text

    def _repr_markdown_(self) -> str:
        return as_markdown(repr(self))


def review(position: Position | Game | str) -> Review:
    """Return what each move that led to the position did: kept the win or gave it away.

    The position may be named by its code.

    >>> review("number-knockout/20: 14 1 11")
    1. Player 1 takes 14 and gives the win away: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, \
17, 18, 19 or 20 would have won.
    2. Player 2 takes 1 and gives the win away: 2 or 7 would have won.
    3. Player 1 takes 11 and keeps the win.
    The win changed hands at move 1 and move 2.
    """
    position = meant(position)
    at = position.game.start()
    before = analyse(at)
    moves = []
    for move, number in enumerate(position.history, 1):
        at = at.play(number)
        after = analyse(at)
        moves.append(MoveReview(move, number, before.winner, after.winner, before.winning_moves))
        before = after
    return Review(position, tuple(moves))
