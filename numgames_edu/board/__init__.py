"""Boards in notebooks: to play on, and to step through a played game.

This folder loads widgets. What a board shows is made in `display`, which knows none.
"""

from __future__ import annotations

from ..games import Game, Position
from ..notation import meant
from ..words import words
from .board import Board
from .stepper import Stepper

__all__ = ["Board", "Stepper", "play", "replay"]


def play(
    position: str | Game | Position,
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
    """Return a board to play on.

    Parameters
    ----------
    position
        Where the game begins: a game's name, a Game, a Position, or a position code.
    size
        The largest number of the board, for a game; without it, the game's own size.
    opening
        What the first number may be, for a game: "any" or "even".
    players
        The two players' names, such as ("Ann", "Ben").
    opponent
        "computer" lets the computer play the second of the two players; None is for two people.
    level
        How well the computer plays: "perfect", "careful" (errs sometimes) or "random".
    first
        Which of the two players begins, 1 or 2.
    help
        How much the board helps: "all" (legal numbers are marked), their "count", or "none".
    seed
        A number that makes the computer's chance repeatable.
    proof
        Whether the board says who wins; False is for a lesson that has yet to find out.

    >>> board = play("number-knockout", size=6)
    >>> board.play(6)
    >>> board
    Number Knockout, 1 to 6
     1    2    3
     4    5   [6o]
    o Player 1: 6; x Player 2: none
    Player 2 to move: a divisor or a multiple of 6.
    """
    begin = _begin(position, size, opening)
    return Board(begin, players, opponent, level, first, help, seed, proof)


def replay(
    position: str | Game | Position, players: tuple[str, str] | None = None, proof: bool = True
) -> Stepper:
    """Return a step-through of a played game: of a position, or of the code of one.

    Without `proof`, it does not say who was winning.
    """
    return Stepper(meant(position), players, proof)


def _begin(what: str | Game | Position, size: int | None, opening: str | None) -> Position:
    position = meant(what)
    if size is None and opening is None:
        return position
    if isinstance(what, Position) or (isinstance(what, str) and ":" in what):
        raise ValueError(words.board.already_sized())
    game = position.game
    size = game.size if size is None else size
    return game.variant(size, game.opening if opening is None else opening).start()
