"""The command `numgames`: lab, play, solve, print."""

from __future__ import annotations

import argparse
import os
import sys
from codecs import register_error
from itertools import pairwise
from pathlib import Path
from random import Random
from shlex import join
from shutil import which
from subprocess import list2cmdline

from ..catalogue import GAMES, game
from ..games import Game, Position
from ..notation import read
from ..players import checked_names, computer
from ..words import LANGUAGES, SETTING, choose, words
from .options import PUPILS_FOLDER, TEACHERS_FOLDER, lab_flags, language_flag, parser

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    register_error("numgames", _in_plain_signs)
    for stream, errors in (
        (sys.stdout, "numgames"),
        (sys.stderr, "numgames"),
        (sys.stdin, "replace"),
    ):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)  # an old console may not know × or −
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if given[:1] == ["lab"] and not {"-h", "--help"} & set(given):
            return _lab(given[1:])
        _speak(language_flag().parse_known_args(given)[0].language)
        everything = parser()
        options = everything.parse_args(given)
        if "command" not in options:
            everything.print_help()
            return 0
        return {"play": _play, "solve": _solve, "print": _print}[options.command](options)
    except (ValueError, OSError) as problem:
        if isinstance(problem, BrokenPipeError):
            return _nobody_reads()
        print(f"numgames: {problem}", file=sys.stderr)
        return 2


def _in_plain_signs(error: UnicodeError) -> tuple[str, int]:
    """Return what stands for a sign that a console does not know."""
    assert isinstance(error, UnicodeEncodeError)
    plain = {"×": "x", "−": "-", "–": "-", "→": "->", "—": "-", "…": "...", "’": "'"}
    unknown = error.object[error.start : error.end]
    return "".join(plain.get(sign, "?") for sign in unknown), error.end


def _speak(language: str | None) -> None:
    """Speak the language that was asked for, if there is one; what reads the command refuses it."""
    if language in LANGUAGES:
        choose(language)


def _lab(given: list[str]) -> int:
    """Open the lessons. Our own flags may stand anywhere; of the rest, the folder comes first.

    A word after a flag of JupyterLab's may be its value, which only JupyterLab knows; it is refused
    where the flag is known to take none, because then somebody means it for the folder.
    """
    from .lab import open_lab

    options, rest = lab_flags().parse_known_args(given)
    _speak(options.language)
    if options.language is not None:
        os.environ[SETTING] = options.language  # for the kernels, too
    folder = TEACHERS_FOLDER if options.teacher else PUPILS_FOLDER
    if rest and not rest[0].startswith("-"):
        folder, *rest = rest
    if "" in (folder, *rest) or any(_misplaced(word, flag) for flag, word in pairwise(rest)):
        raise ValueError(words.commands.folder_first())
    return open_lab(Path(folder), rest, options.teacher)


def _misplaced(word: str, flag: str) -> bool:
    """Return whether a word after a flag of JupyterLab's cannot be that flag's value."""
    complete = "=" in flag or flag.startswith(("--no-", "--allow-root", "--debug"))
    return complete and not word.startswith("-")


def _play(options: argparse.Namespace) -> int:
    from .terminal import play

    position = _position(options)
    against_computer = options.opponent == "computer"
    names = checked_names(options.players, options.opponent)
    swapped = options.first == "2"
    if options.first == "random":
        swapped = Random(None if options.seed is None else f"first {options.seed}").random() < 0.5
    if swapped:
        names = names[1], names[0]
    seat = 1 if swapped else 2
    if options.level and not against_computer:
        raise ValueError(words.commands.level_needs_computer())
    level = options.level or "careful"
    computers = {seat: computer(level, options.seed)} if against_computer else {}
    play(position, names, computers, _resume(options, swapped))
    return 0


def _solve(options: argparse.Namespace) -> int:
    from ..solve import analyse
    from ..solve.review import review
    from .terminal import print_wrapped

    said = words.commands
    position = read(options.code)
    if options.review:
        print(f"{review(position).text}\n")
    analysis = analyse(position)
    print_wrapped(analysis.text)
    proof = analysis.proof
    if position.outcome is None:
        print_wrapped(said.why(proof.long if options.long else proof.text))
        if not proof.holds():
            raise ValueError(said.not_proved())
        print_wrapped(said.proved())
    return 0


def _print(options: argparse.Namespace) -> int:
    from ..pictures import save_sheet

    chosen = _named_game(options)
    even = "-even" if chosen.opening == "even" else ""
    file = Path(options.file or f"{chosen.slug}-{chosen.size}{even}.pdf")
    save_sheet(chosen, file)
    print(words.commands.sheet_written(file))
    return 0


def _resume(options: argparse.Namespace, swapped: bool) -> Callable[[str], str]:
    """Return what makes a position's code into the command that the game is continued with."""
    called = Path(sys.argv[0])
    command = "numgames" if which("numgames") or called.stem == "__main__" else str(called)
    flags = ["--players", *options.players] if options.players else []
    if options.opponent == "computer":
        flags += ["--opponent", "computer", "--level", options.level or "careful"]
    flags += ["--language", options.language] if options.language else []
    flags += ["--first", "2"] if swapped else []
    quote = list2cmdline if sys.platform == "win32" else join
    start, end = f"{quote([command])} play --continue", quote(flags)
    return lambda code: " ".join(filter(None, (f'{start} "{code}"', end)))


def _position(options: argparse.Namespace) -> Position:
    """Return the position to play from: the start of a game, or the one that a code names."""
    if options.code is not None:
        if options.game or options.size is not None or options.opening:
            raise ValueError(words.commands.code_says_it_all())
        return read(options.code)
    if not options.game:
        raise ValueError(words.commands.which_game(GAMES))
    return _named_game(options).start()


def _named_game(options: argparse.Namespace) -> Game:
    """Return the game that the words of a command name, with its size and opening rule."""
    slug = options.game.lower().replace(" ", "-").replace("/", "-")  # a title is welcome, too
    opening = "any" if options.opening is None else options.opening
    return game(slug, options.size, opening)


def _nobody_reads() -> int:
    """Leave quietly when the output was cut off, as in `numgames play … | head`."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
