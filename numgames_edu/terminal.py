"""A game in the terminal: asks, explains, announces. Reads with `input`, shows with `print`."""

from __future__ import annotations

import sys

from .games import IllegalMove, Position
from .scripts import SCRIPTS, Script

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .players import Player

LEAVING = ("q", "quit", "exit")


class Left(Exception):
    """A player has left the game: by word, or because the input ended."""


def play(
    position: Position,
    names: tuple[str, str] = ("Player 1", "Player 2"),
    computers: dict[int, Player] | None = None,
    resume: str = "",
) -> Position:
    """Play on from a position until the game ends or somebody leaves; return the last position.

    `computers` says which players (1, 2) the computer moves for, and how. `resume` is what the
    command to play on needs besides the code.
    """
    script = SCRIPTS.get(position.game.slug, Script)(names)
    print(script.welcome(position))
    if position.history:
        print(f"Numbers taken so far: {' '.join(map(str, position.history))}\n")
    try:
        while position.outcome is None:
            print(script.turn(position))
            before, position = position, _next(position, script, computers or {})
            print(script.moved(before, position))
    except (Left, KeyboardInterrupt):
        print("\nYou have left the game. To play on from here:")
        print(f'    numgames play --continue "{position.code}"{resume}')
    else:
        print(script.end(position))
    return position


def _next(position: Position, script: Script, computers: dict[int, Player]) -> Position:
    """Return the position after the next legal move, asking again after each refused one."""
    computer = computers.get(position.to_move)
    if computer is not None:
        number = computer(position)
        print(f"{script.prompt(position)}{number}")
        return position.play(number)
    while True:
        try:
            return position.play(_ask(script.prompt(position)))
        except (IllegalMove, TypeError) as refusal:
            print(script.named(str(refusal)))


def _ask(prompt: str) -> int:
    """Return the number that a person enters; TypeError with a sentence if it is none."""
    try:
        entry = input(prompt).strip()
    except EOFError:
        raise Left from None
    except UnicodeDecodeError:
        entry = ""
    if not sys.stdin.isatty():
        print(entry)  # a terminal shows what is typed; a transcript should, too
    if entry.lower() in LEAVING:
        raise Left
    digits = entry.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 1000):
        raise TypeError("Please enter a whole number such as 6, or 'quit' to leave the game.")
    return int(entry)
