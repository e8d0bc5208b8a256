"""What can be written after `numgames`, with its help."""

from __future__ import annotations

import argparse

from .. import __version__
from ..catalogue import GAMES
from ..games import MAX_SIZE
from ..notation import EXAMPLE
from ..players import LEVELS
from ..words import LANGUAGES, words

PROGRAM = "numgames"
PUPILS_FOLDER = "numgames-lessons"
TEACHERS_FOLDER = "numgames-teacher"
"""Another one, because answers do not belong among the pupils' lessons."""


def parser() -> argparse.ArgumentParser:
    """Return what reads the words after `numgames`; `command` says which command they are for."""
    said = words.commands
    everything = argparse.ArgumentParser(prog=PROGRAM, description=said.about())
    everything.add_argument("--version", action="version", version=f"numgames_edu {__version__}")
    commands = everything.add_subparsers(title=said.commands())
    lab = commands.add_parser(
        "lab",
        parents=[lab_flags()],
        help=said.lab(),
        description=said.about_lab(),
        epilog=said.after_the_folder(),
    )
    folder = said.folder(PUPILS_FOLDER, TEACHERS_FOLDER)
    lab.add_argument("folder", nargs="?", metavar=said.FOLDER, help=folder)
    _add_play(commands.add_parser("play", help=said.play()))
    _add_solve(commands.add_parser("solve", help=said.solve()))
    _add_sheet(commands.add_parser("print", help=said.sheet(), description=said.about_sheet()))
    return everything


def language_flag() -> argparse.ArgumentParser:
    """Return what reads only the language, before anything is said in it."""
    flag = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    flag.add_argument("--language")
    return flag


def lab_flags() -> argparse.ArgumentParser:
    """Return what reads our own flags of `numgames lab`, and leaves JupyterLab's alone.

    It does not read the folder: argparse cannot know which of JupyterLab's flags take a value, so
    of `--port 8899` it would take the number for the folder.
    """
    flags = argparse.ArgumentParser(prog=f"{PROGRAM} lab", add_help=False, allow_abbrev=False)
    flags.add_argument("--teacher", action="store_true", help=words.commands.teacher())
    _add_language(flags)
    return flags


def _add_play(play: argparse.ArgumentParser) -> None:
    said = words.commands
    play.set_defaults(command="play")
    play.add_argument("game", nargs="?", metavar=said.GAME, help=said.games(GAMES))
    _add_board(play)
    play.add_argument("--players", nargs=2, metavar=said.TWO_NAMES, help=said.players())
    play.add_argument("--first", choices=("1", "2", "random"), default="1", help=said.first())
    opponents = ("person", "computer")
    play.add_argument("--opponent", choices=opponents, default="person", help=said.opponent())
    play.add_argument("--level", choices=LEVELS, help=said.level())
    play.add_argument("--seed", type=int, help=said.seed())
    code = said.continued(EXAMPLE)
    play.add_argument("--continue", dest="code", metavar=said.CODE, help=code)
    _add_language(play)


def _add_solve(solve: argparse.ArgumentParser) -> None:
    said = words.commands
    solve.set_defaults(command="solve")
    solve.add_argument("code", metavar=said.CODE, help=said.position(EXAMPLE))
    solve.add_argument("--long", action="store_true", help=said.long())
    solve.add_argument("--review", action="store_true", help=said.review())
    _add_language(solve)


def _add_sheet(sheet: argparse.ArgumentParser) -> None:
    said = words.commands
    sheet.set_defaults(command="print")
    sheet.add_argument("game", metavar=said.GAME, help=said.games(GAMES))
    _add_board(sheet)
    sheet.add_argument("-o", dest="file", metavar=said.FILE, help=said.sheet_file())


def _add_board(command: argparse.ArgumentParser) -> None:
    said = words.commands
    command.add_argument("--size", type=_size, metavar=said.NUMBER, help=said.size())
    command.add_argument("--opening", metavar="any|even", help=said.opening())


def _add_language(command: argparse.ArgumentParser) -> None:
    said, codes = words.commands, tuple(LANGUAGES)
    language = said.language(codes)
    command.add_argument("--language", choices=codes, metavar=said.CODE, help=language)


def _size(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise argparse.ArgumentTypeError(words.commands.bad_size(MAX_SIZE))
    return int(word)
