"""The lessons in JupyterLab: a folder with the notebooks, where what pupils changed is kept."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

from .files import write_whole

DEFAULT_FOLDER = "numgames-lessons"

RECORD = ".numgames-lessons.json"
"""The file in a lessons' folder that says which version of each notebook was put there."""


def notebooks() -> Path:
    """Return the folder of the notebooks that came with the package."""
    package = Path(__file__).parent
    installed, checkout = package / "notebooks", package.parent / "notebooks"
    found = installed if installed.is_dir() else checkout
    if not found.is_dir():
        raise FileNotFoundError("The lessons are missing from this installation; install it again.")
    return found


def put_lessons(folder: Path) -> dict[str, str]:
    """Put the pupils' notebooks into the folder; return what was done with each, by its name.

    "new": it was not there. "updated": it was there as an earlier version, untouched. "same":
    nothing to do. "kept": somebody has changed it, so it stays as it is.
    """
    folder.mkdir(parents=True, exist_ok=True)
    record = _read_record(folder / RECORD)
    done = {}
    for source in sorted(notebooks().glob("*.ipynb")):
        content, target = source.read_bytes(), folder / source.name
        there = _digest(target.read_bytes()) if target.is_file() else None
        if there == _digest(content):
            done[source.name] = "same"
        elif target.is_symlink() or target.is_dir() or (there and there != record.get(source.name)):
            done[source.name] = "kept"
            continue
        else:
            done[source.name] = "updated" if there else "new"
            write_whole(target, content)
        record[source.name] = _digest(content)
    write_whole(folder / RECORD, json.dumps(record, indent=1, sort_keys=True).encode())
    return done


def open_lab(folder: Path, arguments: list[str]) -> int:
    """Put the lessons into the folder and run JupyterLab there until it is stopped."""
    done = put_lessons(folder)
    print(f"The lessons are in {folder.resolve()}")
    kept = [name for name, what in done.items() if what == "kept"]
    if kept:
        print(f"Kept as you changed them: {', '.join(kept)}")
    first = min(done, default="")
    from jupyterlab.labapp import LabApp

    os.chdir(folder)
    # The folder is named, too, because somebody's own settings may name another one.
    start = [f"--ServerApp.root_dir={Path.cwd()}", f"--LabApp.default_url=/lab/tree/{first}"]
    LabApp.launch_instance(argv=[*start, *_as_administrator(), *arguments])
    return 0


def _as_administrator() -> list[str]:
    """Return what JupyterLab needs to be told when root starts it, as in many containers."""
    if getattr(os, "geteuid", lambda: 1)() != 0:
        return []
    print("You are the administrator (root). That works, but an everyday account is safer.")
    return ["--allow-root"]


def _read_record(path: Path) -> dict[str, str]:
    """Return what the record says; nothing, if it is missing or damaged."""
    try:
        record = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return {}
    return record if isinstance(record, dict) else {}


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
