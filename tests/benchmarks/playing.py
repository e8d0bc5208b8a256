"""Starting and playing in plain Python, beside Python itself and beside easyAI."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random

from easyAI import TwoPlayerGame

import numgames_edu as ng
from numgames_edu.tables import Table
from tests.benchmarks.measure import best, duration

GAMES = 300

ONE_GAME = """
import numgames_edu as ng
position = ng.game("number-knockout").start()
while position.outcome is None:
    position = position.play(position.legal_moves[0])
"""


def starting() -> str:
    """Return what importing and playing cost, next to starting Python."""
    programs = {
        "python -c pass": "pass",
        "import numgames_edu": "import numgames_edu",
        "and play a whole game": ONE_GAME,
        "for comparison: import dataclasses": "import dataclasses",
    }
    # Where Python may not keep what it compiled, each start compiles again; users' Pythons may.
    with_bytecode = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    bare = 0.0
    rows = []
    for name, program in programs.items():
        command = [sys.executable, "-c", program]
        seconds = best(partial(subprocess.run, command, check=True, env=with_bytecode), 1.5)
        bare = bare or seconds
        rows.append([name, duration(seconds), f"{seconds / bare:.2f}"])
    return Table(["starting", "time", "ratio to Python"], rows).markdown


class Knockout(TwoPlayerGame):  # type: ignore[misc]
    """Number Knockout as easyAI's users write a game."""

    def __init__(self, size: int) -> None:
        self.players = [None, None]
        self.current_player = 1
        self.free = list(range(1, size + 1))
        self.last = 0

    def possible_moves(self) -> list[int]:
        if not self.last:
            return self.free
        return [n for n in self.free if n % self.last == 0 or self.last % n == 0]

    def make_move(self, move: int) -> None:
        self.free.remove(move)
        self.last = move

    def is_over(self) -> bool:
        return not self.possible_moves()


def our_game(game: ng.Game, chance: Random) -> None:
    """Play a random game to its end with the package."""
    position = game.start()
    while position.legal_moves:
        position = position.play(chance.choice(position.legal_moves))


def easyai_game(size: int, chance: Random) -> None:
    """Play a random game to its end with easyAI, which looks for moves once per turn, too."""
    game = Knockout(size)
    while moves := game.possible_moves():
        game.make_move(chance.choice(moves))
        game.switch_player()


def many(play: Callable[[Random], None]) -> None:
    """Play many random games, the same ones each time."""
    for seed in range(GAMES):
        play(Random(seed))


def playing() -> str:
    """Return how many whole random games a second are played."""
    rows = []
    for size in (20, 100):
        game = ng.game("number-knockout", size)
        ours = best(partial(many, partial(our_game, game))) / GAMES
        peer = best(partial(many, partial(easyai_game, size))) / GAMES
        rates = [f"{1 / ours:,.0f} games/s", f"{1 / peer:,.0f} games/s", f"{peer / ours:.1f}"]
        rows.append([f"1 to {size}", *rates])
    heading = ["random Number Knockout", "numgames_edu", "easyAI", "times as fast"]
    return Table(heading, rows).markdown
