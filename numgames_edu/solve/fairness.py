"""Who wins a game on each board: the way to choose a fair one for a class."""

from __future__ import annotations

from ..games import Game, Position
from ..notation import meant_game
from ..values import Value
from ..words import words
from . import analyse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class BoardSize(Value):
    """One board size: who wins with best play, and with which first numbers Player 1 would win."""

    __slots__ = ("size", "winner", "winning_openings", "openings")
    size: int
    winner: int
    winning_openings: tuple[int, ...]
    openings: tuple[int, ...]

    @property
    def text(self) -> str:
        """Return the board's line in a table."""
        winning = self.winning_openings
        every = bool(winning) and winning == self.openings
        return words.analysis.board_line(self.size, self.winner, winning, every)


class Fairness(Value):
    """A game on many boards. Goes through them like a list; shows itself as a table."""

    __slots__ = ("game", "boards")
    game: Game
    boards: tuple[BoardSize, ...]

    @property
    def text(self) -> str:
        """Return the table: size, winner, winning first numbers."""
        heading = words.analysis.boards_heading(self.game.title, self.game.opening == "even")
        return "\n".join([heading, *(board.text for board in self.boards)])

    def won_by(self, winner: int) -> tuple[int, ...]:
        """Return the sizes on which this player wins."""
        return tuple(board.size for board in self.boards if board.winner == winner)

    def __iter__(self) -> Iterator[BoardSize]:
        return iter(self.boards)

    def __len__(self) -> int:
        return len(self.boards)

    def __getitem__(self, index: int) -> BoardSize:
        return self.boards[index]

    def __repr__(self) -> str:
        return self.text


def fairness(
    game: Game | Position | str, sizes: Iterable[int], opening: str | None = None
) -> Fairness:
    """Return for each size who wins with best play, and with which first numbers.

    The game may be named by its name, or by one of its positions. Without an `opening`, a game
    keeps its own.

    >>> fairness("number-knockout", range(8, 13), opening="even")
    Number Knockout, first number even
     size  winner    winning first numbers
        8  Player 1  2 4 8
        9  Player 2  —
       10  Player 2  —
       11  Player 2  —
       12  Player 1  2 4 6 8 12

    With any first number, Player 1 wins Number Knockout on every board from 11 numbers on: there
    are two primes in its upper half then, since 11 is the second Ramanujan prime [1]_, [2]_. Take
    one of them: the answer 1 is forced; take the other.

    >>> fairness("number-knockout", range(7, 61)).won_by(2)
    (10,)

    References
    ----------
    .. [1] S. Ramanujan, "A proof of Bertrand's postulate", Journal of the Indian Mathematical
       Society 11, 181–182, 1919.
    .. [2] J. Sondow, "Ramanujan primes and Bertrand's postulate", American Mathematical Monthly
       116(7), 630–635, 2009. doi:10.48550/arXiv.0907.5232
    """
    game = meant_game(game)
    opening = game.opening if opening is None else opening
    boards = []
    for size in sizes:
        start = game.variant(size, opening).start()
        analysis = analyse(start)
        boards.append(BoardSize(size, analysis.winner, analysis.winning_moves, start.legal_moves))
    return Fairness(game.variant(game.size, opening), tuple(boards))
