"""Who wins a game on each board: the way to choose a fair one for a class."""

from __future__ import annotations

from ..catalogue import game
from ..games import Game
from ..values import Value
from ..words import player
from . import analyse
from .proofs import SHOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Board(Value):
    """One board size: who wins with best play, and with which first numbers Player 1 would win."""

    __slots__ = ("size", "winner", "winning_openings", "openings")
    size: int
    winner: int
    winning_openings: tuple[int, ...]
    openings: tuple[int, ...]

    def __init__(
        self,
        size: int,
        winner: int,
        winning_openings: tuple[int, ...],
        openings: tuple[int, ...],
    ) -> None:
        self._set(size=size, winner=winner, winning_openings=winning_openings, openings=openings)

    @property
    def text(self) -> str:
        """Return the board's line in a table."""
        shown = " ".join(map(str, self.winning_openings[:SHOWN]))
        more = len(self.winning_openings) - SHOWN
        shown += f" and {more} more" if more > 0 else ""
        if self.winning_openings and self.winning_openings == self.openings:
            shown = "every first number"
        return f"{self.size:>5}  {player(self.winner)}  {shown or '—'}"


class Fairness(Value):
    """A game on many boards. Goes through them like a list; shows itself as a table."""

    __slots__ = ("game", "boards")
    game: Game
    boards: tuple[Board, ...]

    def __init__(self, game: Game, boards: tuple[Board, ...]) -> None:
        self._set(game=game, boards=boards)

    @property
    def text(self) -> str:
        """Return the table: size, winner, winning first numbers."""
        opening = ", first number even" if self.game.opening == "even" else ""
        head = f"{self.game.title}{opening}\n size  winner    winning first numbers"
        return "\n".join([head, *(board.text for board in self.boards)])

    def won_by(self, winner: int) -> tuple[int, ...]:
        """Return the sizes on which this player wins."""
        return tuple(board.size for board in self.boards if board.winner == winner)

    def __iter__(self) -> Iterator[Board]:
        return iter(self.boards)

    def __len__(self) -> int:
        return len(self.boards)

    def __getitem__(self, index: int) -> Board:
        return self.boards[index]

    def __repr__(self) -> str:
        return self.text


def fairness(slug: str | Game, sizes: Iterable[int], opening: str | None = None) -> Fairness:
    """Return for each size who wins with best play, and with which first numbers.

    Without an `opening`, a game keeps its own.

    >>> fairness("number-knockout", range(8, 13), opening="even")
    Number Knockout, first number even
     size  winner    winning first numbers
        8  Player 1  2 4 8
        9  Player 2  —
       10  Player 2  —
       11  Player 2  —
       12  Player 1  2 4 6 8 12
    """
    first = slug if isinstance(slug, Game) else game(slug)
    opening = first.opening if opening is None else opening
    boards = []
    for size in sizes:
        variant = first.variant(size, opening)
        start = variant.start()
        analysis = analyse(start)
        boards.append(Board(size, analysis.winner, analysis.winning_moves, start.legal_moves))
    return Fairness(first.variant(first.size, opening), tuple(boards))
