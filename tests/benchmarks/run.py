"""Print all benchmarks: `python tests/benchmarks/run.py [NAME ...]` (extra: bench).

Figures are ratios against a peer measured in the same run, because times depend on the machine.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.benchmarks.boards import boards
from tests.benchmarks.pictures import move_graphs
from tests.benchmarks.playing import playing, starting
from tests.benchmarks.solving import solving

BENCHMARKS: dict[str, Callable[[], str]] = {
    "starting": starting,
    "playing": playing,
    "solving": solving,
    "boards": boards,
    "pictures": move_graphs,
}


def main(names: list[str]) -> None:
    """Run the named benchmarks, or all."""
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores\n")
    for name in names or BENCHMARKS:
        print(BENCHMARKS[name](), flush=True)
        print()


if __name__ == "__main__":
    main(sys.argv[1:])
