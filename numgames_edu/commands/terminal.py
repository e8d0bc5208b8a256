"""A game in the terminal: asks, explains, announces. Reads with `input`, shows with `print`."""

from __future__ import annotations

import sys
from shutil import get_terminal_size
from textwrap import wrap

from ..games import IllegalMove, Position
from ..scripts import SCRIPTS, Script

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..players import ComputerPlayer

LEAVING = ("q", "quit", "exit")
HELPING = ("?", "h", "help", "rules")


class Left(Exception):
    """A player has left the game: by word, or because the input ended."""


def play(
    position: Position,
    names: tuple[str, str] = ("Player 1", "Player 2"),
    computers: dict[int, Player] | None = None,
    resume: Callable[[str], str] | None = None,
) -> Position:
    """Play on from a position until the game ends or somebody leaves; return the last position.

    `computers` says which players (1, 2) the computer moves for, and how. `resume` makes
    a code into the command to play on with; without it, the moves are shown.
    """
    script = SCRIPTS.get(position.game.slug, Script)(names)
    print(script.welcome(position))
    say(_help(position))
    taken = (f"{number} ({names[i % 2]})" for i, number in enumerate(position.history))
    if position.history:
        say(f"Taken so far: {', '.join(taken)}.")
    print()
    try:
        while position.outcome is None:
            print(script.turn(position))
            before, position = position, _next(position, script, computers or {})
            print(script.moved(before, position))
    except (Left, KeyboardInterrupt):
        print("\nYou have left the game. To play on from here:")
        moves = f"game.replay({list(position.history)})"
        print(f"    {resume(position.code) if resume else moves}")
    else:
        *lines, why = script.end(position).splitlines()
        print("\n".join(lines))
        say(why)
    return position


def _next(position: Position, script: Script, computers: dict[int, Player]) -> Position:
    """Return the position after the next legal move, asking again after each refused one."""
    computer = computers.get(position.to_move)
    if computer is not None:
        number = computer(position)
        print(f"{script.prompt(position)}{number}")
        return position.play(number)
    while True:
        entry = _ask(script.prompt(position))
        if entry.lower() in HELPING:
            say(_help(position))
            continue
        try:
            return position.play(_number(entry))
        except (IllegalMove, TypeError) as refusal:
            say(script.named(str(refusal)))


def _help(position: Position) -> str:
    game = position.game
    return f"{game.title}: {game.rules} Type a number, 'help' for the rules, or 'quit' to leave."


def say(sentences: str) -> None:
    """Print sentences, broken between words where a terminal's line ends."""
    width = get_terminal_size().columns if sys.stdout.isatty() else 10_000
    print("\n".join(wrap(sentences, max(width - 1, 20))))


def _ask(prompt: str) -> str:
    """Return what a person enters."""
    try:
        entry = input(prompt).strip()
    except EOFError:
        raise Left from None
    if not sys.stdin.isatty():
        print(entry)  # a terminal shows what is typed; a transcript should, too
    if entry.lower() in LEAVING:
        raise Left
    return entry


def _number(entry: str) -> int:
    """Return the number that was entered; TypeError with a sentence if it is none."""
    words = entry.replace(",", " ").replace(";", " ").split()
    if len(words) > 1 and all(word.isascii() and word.isdigit() for word in words):
        raise TypeError("One number at a time, please.")
    digits = words[0].lstrip("+-") if len(words) == 1 else ""
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 1000):
        raise TypeError("Please enter a whole number such as 6, 'help' or 'quit'.")
    return -int(digits) if words[0].startswith("-") else int(digits)
