"""The lessons in JupyterLab: a folder with the notebooks, where what pupils changed is kept."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

from ..saving import write_whole
from ..words import words

FOR_PUPILS = ("*.ipynb",)
FOR_TEACHERS = (*FOR_PUPILS, "teacher/*.ipynb", "solutions/*.ipynb", "solutions/*.json")

RECORD = ".numgames-lessons.json"
"""The file in a lessons' folder that says which version of each notebook was put there."""


def notebooks() -> Path:
    """Return the folder of the notebooks that came with the package."""
    package = Path(__file__).parents[1]
    installed, checkout = package / "notebooks", package.parent / "notebooks"
    found = installed if installed.is_dir() else checkout
    if not found.is_dir():
        raise FileNotFoundError(words.commands.no_lessons())
    return found


def put_lessons(folder: Path, teacher: bool = False) -> dict[str, str]:
    """Put the pupils' notebooks into the folder; return what was done with each, by its name.

    A teacher's folder has the teacher's pages and the solutions, too, in folders of their own.

    "new": it was not there. "updated": it was there as an earlier version, untouched. "same":
    nothing to do. "kept": somebody has changed it, so it stays as it is.
    """
    folder.mkdir(parents=True, exist_ok=True)
    record = _read_record(folder / RECORD)
    done = {}
    shipped = notebooks()
    patterns = FOR_TEACHERS if teacher else FOR_PUPILS
    for source in sorted(path for pattern in patterns for path in shipped.glob(pattern)):
        name = source.relative_to(shipped).as_posix()
        content, target = source.read_bytes(), folder / name
        there = _digest(target.read_bytes()) if target.is_file() else None
        if there == _digest(content):
            done[name] = "same"
        elif _in_the_way(target, folder) or (there and there != record.get(name)):
            done[name] = "kept"
            continue
        else:
            done[name] = "updated" if there else "new"
            target.parent.mkdir(exist_ok=True)
            write_whole(target, content)
        record[name] = _digest(content)
    write_whole(folder / RECORD, json.dumps(record, indent=1, sort_keys=True).encode())
    return done


def open_lab(folder: Path, arguments: list[str], teacher: bool = False) -> int:
    """Put the lessons into the folder and run JupyterLab there until it is stopped."""
    done = put_lessons(folder, teacher)
    print(words.commands.lessons_are_in(folder.resolve()))
    kept = [name for name, what in done.items() if what == "kept"]
    if kept:
        print(words.commands.kept(kept))
    first = min(done, default="")
    if teacher:
        print(words.commands.has_the_answers())
        first = min((name for name in done if name.startswith("teacher/")), default=first)
    _add_our_defaults()
    from jupyterlab.labapp import LabApp

    os.chdir(folder)
    # The folder is named, too, because somebody's own settings may name another one.
    start = [f"--ServerApp.root_dir={Path.cwd()}", f"--LabApp.default_url=/lab/tree/{first}"]
    LabApp.launch_instance(argv=[*start, *_as_administrator(), *arguments])
    return 0


def _add_our_defaults() -> None:
    """Let this JupyterLab save boards with their notebooks, and ask no pupil about news.

    These are defaults: somebody's own settings go before them.
    """
    paths = [os.environ.get("JUPYTER_CONFIG_PATH", ""), str(Path(__file__).parents[1] / "jupyter")]
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join(filter(None, paths))


def _as_administrator() -> list[str]:
    """Return what JupyterLab needs to be told when root starts it, as in many containers."""
    if getattr(os, "geteuid", lambda: 1)() != 0:
        return []
    print(words.commands.administrator())
    return ["--allow-root"]


def _in_the_way(target: Path, folder: Path) -> bool:
    """Return whether a link or something else of somebody's own is where the file would go."""
    parent = target.parent
    taken = parent != folder and (parent.is_symlink() or (parent.exists() and not parent.is_dir()))
    return taken or target.is_symlink() or target.is_dir()


def _read_record(path: Path) -> dict[str, str]:
    """Return what the record says; nothing, if it is missing or damaged."""
    try:
        record = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return {}
    return record if isinstance(record, dict) else {}


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
