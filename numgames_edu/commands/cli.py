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

from .. import __version__
from ..catalogue import GAMES, game
from ..games import MAX_SIZE, Game, Position
from ..notation import EXAMPLE, read
from ..players import LEVELS, checked_names, computer
from ..words import listed

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
    words = list(sys.argv[1:] if arguments is None else arguments)
    parser = _parser()
    try:
        if words[:1] == ["lab"] and not {"-h", "--help"} & set(words):
            return _lab(words[1:])
        options = parser.parse_args(words)
        if "run" not in options:
            parser.print_help()
            return 0
        return int(options.run(options))
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


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="numgames", description="Number games for learning.")
    parser.add_argument("--version", action="version", version=f"numgames_edu {__version__}")
    commands = parser.add_subparsers(title="commands")

    lab = commands.add_parser(
        "lab",
        help="open the lessons in JupyterLab",
        description="Put the lessons into a folder and open them in JupyterLab. "
        "What you have changed there is kept.",
        epilog="Everything after FOLDER goes to JupyterLab, for example --no-browser --port 8899.",
    )
    lab.add_argument(
        "--teacher", action="store_true", help="with the teacher's pages and the solutions"
    )
    lab.add_argument(
        "folder",
        nargs="?",
        metavar="FOLDER",
        help="default: numgames-lessons, or numgames-teacher for a teacher",
    )

    play = commands.add_parser("play", help="play in the terminal")
    play.set_defaults(run=_play)
    play.add_argument("game", nargs="?", metavar="GAME", help=", ".join(GAMES))
    play.add_argument("--size", type=_size, metavar="N", help="the largest number of the board")
    play.add_argument("--opening", metavar="any|even", help="what the first number may be")
    play.add_argument("--players", nargs=2, metavar=("A", "B"), help="the players' names")
    play.add_argument(
        "--first",
        choices=("1", "2", "random"),
        default="1",
        help="who begins: the player named first, the one named second, or by chance",
    )
    play.add_argument(
        "--opponent",
        choices=("person", "computer"),
        default="person",
        help="who the second player is",
    )
    play.add_argument(
        "--level",
        choices=LEVELS,
        help="how well the computer plays (default: careful, which errs sometimes)",
    )
    play.add_argument("--seed", type=int, help="makes chance repeatable")
    play.add_argument(
        "--continue", dest="code", metavar="CODE", help=f"play on from a position, e.g. '{EXAMPLE}'"
    )
    solve = commands.add_parser("solve", help="say who wins a position, and why")
    solve.set_defaults(run=_solve)
    solve.add_argument("code", metavar="CODE", help=f"a position, e.g. '{EXAMPLE}'")
    solve.add_argument("--long", action="store_true", help="the proof for older pupils")
    solve.add_argument("--review", action="store_true", help="look at each move made so far")
    page = commands.add_parser(
        "print",
        help="make a page to print: a board, the rules, and room to write the moves",
        description="Write a page in A4 as a PDF, for playing with pencil and paper.",
    )
    page.set_defaults(run=_print)
    page.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    page.add_argument("--size", type=_size, metavar="N", help="the largest number of the board")
    page.add_argument("--opening", metavar="any|even", help="what the first number may be")
    page.add_argument(
        "-o", dest="file", metavar="FILE", help="default: GAME-N.pdf or GAME-N-even.pdf"
    )
    return parser


def _lab(words: list[str]) -> int:
    from .lab import DEFAULT_FOLDER, TEACHERS_FOLDER, open_lab

    teacher = "--teacher" in words
    words = [word for word in words if word != "--teacher"]
    named = words[:1] if words and not words[0].startswith("-") else []
    rest = words[len(named) :]
    for flag, word in pairwise([*([""] if "" in named else []), *rest, "--"]):
        complete = not flag or "=" in flag or flag.startswith(("--no-", "--allow-root", "--debug"))
        if (complete and not word.startswith("-")) or not flag:
            raise ValueError("The folder comes first: numgames lab FOLDER --no-browser --port=8899")
    default = TEACHERS_FOLDER if teacher else DEFAULT_FOLDER
    return open_lab(Path(named[0] if named else default), rest, teacher)


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
        raise ValueError("A level is for the computer: add --opponent computer.")
    level = options.level or "careful"
    computers = {seat: computer(level, options.seed)} if against_computer else {}
    play(position, names, computers, _resume(options, swapped))
    return 0


def _solve(options: argparse.Namespace) -> int:
    from ..solve import analyse
    from ..solve.review import review
    from .terminal import say

    position = read(options.code)
    if options.review:
        print(f"{review(position).text}\n")
    analysis = analyse(position)
    say(analysis.text)
    proof = analysis.proof
    if position.outcome is None:
        say(f"Why? {proof.long if options.long else proof.text}")
        if not proof.holds():
            raise ValueError("The proof could not be checked. Please report this position.")
        say("The proof was checked by the rules alone.")
    return 0


def _print(options: argparse.Namespace) -> int:
    from ..pictures import save_sheet

    chosen = _named_game(options)
    even = "-even" if chosen.opening == "even" else ""
    file = Path(options.file or f"{chosen.slug}-{chosen.size}{even}.pdf")
    save_sheet(chosen, file)
    print(f"Ready to print: {file}")
    return 0


def _resume(options: argparse.Namespace, swapped: bool) -> Callable[[str], str]:
    """Return what makes a position's code into the command that the game is continued with."""
    called = Path(sys.argv[0])
    command = "numgames" if which("numgames") or called.stem == "__main__" else str(called)
    words = ["--players", *options.players] if options.players else []
    if options.opponent == "computer":
        words += ["--opponent", "computer", "--level", options.level or "careful"]
    words += ["--first", "2"] if swapped else []
    quote = list2cmdline if sys.platform == "win32" else join
    start, end = f"{quote([command])} play --continue", quote(words)
    return lambda code: " ".join(filter(None, (f'{start} "{code}"', end)))


def _position(options: argparse.Namespace) -> Position:
    """Return the position to play from: the start of a game, or the one that a code names."""
    if options.code is not None:
        if options.game or options.size is not None or options.opening:
            raise ValueError("A code already says the game, its size and its opening rule.")
        return read(options.code)
    if not options.game:
        raise ValueError(f"Which game? There are {listed(GAMES)}.")
    return _named_game(options).start()


def _named_game(options: argparse.Namespace) -> Game:
    """Return the game that the words of a command name, with its size and opening rule."""
    slug = options.game.lower().replace(" ", "-").replace("/", "-")  # a title is welcome, too
    opening = "any" if options.opening is None else options.opening
    return game(slug, options.size, opening)


def _size(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise argparse.ArgumentTypeError(f"a size is a whole number from 1 to {MAX_SIZE}")
    return int(word)


def _nobody_reads() -> int:
    """Leave quietly when the output was cut off, as in `numgames play … | head`."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
