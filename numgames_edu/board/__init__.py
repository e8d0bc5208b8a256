"""Boards in notebooks: to play on, and to step through a played game."""

from __future__ import annotations

from ..games import Game, Position
from ..notation import meant
from .board import Board
from .stepper import Stepper

__all__ = ["Board", "Stepper", "play", "replay"]


def play(
    what: str | Game | Position,
    size: int | None = None,
    opening: str | None = None,
    players: tuple[str, str] | None = None,
    opponent: str | None = None,
    level: str = "careful",
    first: int = 1,
    help: str = "all",  # noqa: A002
    seed: int | None = None,
    proof: bool = True,
) -> Board:
    """Return a board to play on: for a game's name, a Game, a Position, or a position code.

    `opponent="computer"` plays the second of the two players, as well as `level` says; `first`
    (1 or 2) is the one who begins. `help` is "all" (legal numbers are marked), "count" or "none".
    Without `proof`, the board does not say who wins, for a lesson that has yet to find out.

    >>> board = play("number-knockout", size=6)
    >>> board.play(6)
    >>> board
    Number Knockout, 1 to 6
     1    2    3
     4    5   [6o]
    o Player 1: 6; x Player 2: none
    Player 2 to move: a divisor or a multiple of 6.
    """
    position = _position(what, size, opening)
    return Board(position, players, opponent, level, first, help, seed, proof)


def replay(
    what: str | Position, players: tuple[str, str] | None = None, proof: bool = True
) -> Stepper:
    """Return a step-through of a played game: of a position, or of the code of one.

    Without `proof`, it does not say who was winning.
    """
    return Stepper(meant(what), players, proof)


def _position(what: str | Game | Position, size: int | None, opening: str | None) -> Position:
    position = meant(what)
    if size is None and opening is None:
        return position
    if isinstance(what, Position) or (isinstance(what, str) and ":" in what):
        raise ValueError("A position already has its size and its opening rule.")
    game = position.game
    size = game.size if size is None else size
    return game.variant(size, game.opening if opening is None else opening).start()
