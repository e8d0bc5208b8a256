"""A game in the terminal: asks, explains, announces. Reads with `input`, shows with `print`."""

from __future__ import annotations

import sys
from shutil import get_terminal_size
from textwrap import wrap

from ..games import Position
from ..players import default_names
from ..reasons import reason
from ..scripts import script_for
from ..sentences import spoken
from ..words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..english.terminal import Script
    from ..players import ComputerPlayer
    from ..sentences import Names


class Left(Exception):
    """A player has left the game: by word, or because the input ended."""


def play(
    position: Position,
    names: Names | None = None,
    computers: dict[int, ComputerPlayer] | None = None,
    resume: Callable[[str], str] | None = None,
) -> Position:
    """Play on from a position until the game ends or somebody leaves; return the last position.

    `computers` says which players (1, 2) the computer moves for, and how. `resume` makes
    a code into the command to play on with; without it, the moves are shown.
    """
    names, computers = names or default_names(), computers or {}
    script = script_for(position.game, names, computers)
    print(script.welcome(position))
    print_wrapped(_help(position))
    if position.history:
        taken = [(number, names[i % 2]) for i, number in enumerate(position.history)]
        print_wrapped(words.terminal.taken_so_far(taken))
    print()
    try:
        while position.outcome is None:
            print(script.turn(position))
            before, position = position, _next(position, script, computers)
            print(script.moved(before, position))
    except (Left, KeyboardInterrupt):
        moves = f"game.replay({list(position.history)})"
        print(f"\n{words.terminal.left()}")
        print(f"    {resume(position.code) if resume else moves}")
    else:
        *announced, last = script.end(position)
        print("\n".join(announced))
        print_wrapped(last)
    return position


def _next(position: Position, script: Script, computers: dict[int, ComputerPlayer]) -> Position:
    """Return the position after the next legal move, asking again after each refused one."""
    computer = computers.get(position.to_move)
    if computer is not None:
        number = computer(position)
        print(f"{script.prompt(position)}{number}")
        return position.play(number)
    while True:
        entry = _ask(script.prompt(position))
        if entry.lower() in words.terminal.HELPING:
            print_wrapped(_help(position))
            continue
        try:
            number = _number(entry)
        except TypeError as refusal:
            print_wrapped(str(refusal))
            continue
        if number in position.legal_moves:
            return position.play(number)
        print_wrapped(spoken(reason(position, number).parts, script.names))


def _help(position: Position) -> str:
    return words.terminal.help_for(position.game.title, position.game.rules)


def print_wrapped(sentences: str) -> None:
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
    if entry.lower() in words.terminal.LEAVING:
        raise Left
    return entry


def _number(entry: str) -> int:
    """Return the number that was entered; TypeError with a sentence if it is none."""
    entered = entry.replace(",", " ").replace(";", " ").split()
    if len(entered) > 1 and all(word.isascii() and word.isdigit() for word in entered):
        raise TypeError(words.terminal.one_at_a_time())
    digits = entered[0].lstrip("+-") if len(entered) == 1 else ""
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 1000):
        raise TypeError(words.terminal.enter_a_number())
    return -int(digits) if entered[0].startswith("-") else int(digits)
