"""A played game, looked at again: which moves kept the win, and which gave it away."""

from __future__ import annotations

from ..games import Position
from ..values import Value
from ..words import as_markdown, listed, player, shortened
from . import analyse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


class MoveReview(Value):
    """One move of a played game: who made it, and what it did to who wins."""

    __slots__ = ("move", "number", "winner_before", "winner_after", "winning_moves")
    move: int
    number: int
    winner_before: int
    winner_after: int
    winning_moves: tuple[int, ...]

    def __init__(
        self,
        move: int,
        number: int,
        winner_before: int,
        winner_after: int,
        winning_moves: tuple[int, ...],
    ) -> None:
        self._set(
            move=move,
            number=number,
            winner_before=winner_before,
            winner_after=winner_after,
            winning_moves=winning_moves,
        )

    @property
    def player(self) -> int:
        """Return who made the move: 1 or 2."""
        return 2 - self.move % 2

    @property
    def gave_away(self) -> bool:
        """Return whether the player could have won and, with this move, no longer can."""
        return self.winner_before != self.winner_after

    @property
    def better(self) -> tuple[int, ...]:
        """Return the numbers that would have kept the win, if this one gave it away."""
        return self.winning_moves if self.gave_away else ()

    @property
    def text(self) -> str:
        """Return what the move did, in a sentence."""
        who = player(self.player)
        if self.gave_away:
            return (
                f"{who} takes {self.number} and gives the win away: {shortened(self.better)} "
                + ("would have won.")
            )
        if self.winner_after == self.player:
            return f"{who} takes {self.number} and keeps the win."
        return f"{who} takes {self.number}; no other number would have won either."


class Review(Value):
    """All moves of a played game, reviewed. Goes through them like a list."""

    __slots__ = ("position", "moves")
    position: Position
    moves: tuple[MoveReview, ...]

    def __init__(self, position: Position, moves: tuple[MoveReview, ...]) -> None:
        self._set(position=position, moves=moves)

    @property
    def turning_points(self) -> tuple[MoveReview, ...]:
        """Return the moves that gave the win away."""
        return tuple(move for move in self.moves if move.gave_away)

    @property
    def text(self) -> str:
        """Return the review in sentences, one line a move."""
        lines = [f"{move.move}. {move.text}" for move in self.moves]
        return "\n".join([*lines, self._changes if self.moves else "No move has been made yet."])

    @property
    def turned(self) -> str:
        """Return where the game turned, in a sentence or two: when, and how the last time."""
        if not self.turning_points:
            return self._changes
        last = self.turning_points[-1]
        when = "The last time, " if len(self.turning_points) > 1 else "At that move, "
        return f"{self._changes} {when}{last.text}"

    @property
    def _changes(self) -> str:
        turns = [f"move {move.move}" for move in self.turning_points]
        if not turns:
            return "The win never changed hands."
        return f"The win changed hands at {listed(turns)}."

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


def review(position: Position) -> Review:
    """Return what each move that led to the position did: kept the win or gave it away.

    >>> from numgames_edu import game
    >>> review(game("number-knockout").replay([14, 1, 11]))
    1. Player 1 takes 14 and gives the win away: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, \
17, 18, 19 or 20 would have won.
    2. Player 2 takes 1 and gives the win away: 2 or 7 would have won.
    3. Player 1 takes 11 and keeps the win.
    The win changed hands at move 1 and move 2.
    """
    at = position.game.start()
    before = analyse(at)
    moves = []
    for move, number in enumerate(position.history, 1):
        at = at.play(number)
        after = analyse(at)
        moves.append(MoveReview(move, number, before.winner, after.winner, before.winning_moves))
        before = after
    return Review(position, tuple(moves))
