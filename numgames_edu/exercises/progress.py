"""The file beside a notebook that says what is done: which lesson, which exercise, which guess.

Written whole or not at all; read again before each change, so that notebooks in one folder keep
each other's entries; damage is set aside, and where nothing can be written, a sentence says so.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ..saving import write_whole

NAME = ".numgames-progress.json"
SETTING = "NUMGAMES_PROGRESS"
"""The environment variable that names another file, or says "off"."""

LARGEST = 1_000_000
"""A file with more bytes than this is none of ours."""

PATIENCE = 2.0
"""How many seconds to wait for another notebook that is just writing."""

FORGOTTEN = 10.0
"""A lock older than this many seconds was left behind by a kernel that was stopped."""

NOT_KEPT = "Your progress cannot be kept: this folder cannot be written to."


class Record:
    """What is known of one lesson: the exercises done, and the guesses made."""

    def __init__(self) -> None:
        self.done: set[str] = set()
        self.guesses: dict[str, str] = {}


Records = dict[str, Record]


def place() -> Path | None:
    """Return where progress is kept: beside the notebook, or as set; None if that is off."""
    setting = os.environ.get(SETTING, "")
    if setting.strip().lower() == "off":
        return None
    return Path(setting) if setting else Path.cwd() / NAME


def read(path: Path | None) -> Records:
    """Return what the file says; what is missing or damaged says nothing."""
    return _read(path)[0] if path is not None else {}


def change(path: Path | None, alter: Callable[[Records], object]) -> str:
    """Alter what the file says; return "" or, if that cannot be, a sentence."""
    if path is None:
        return ""
    try:
        with _alone(path):
            records, damaged = _read(path)
            alter(records)
            if damaged:
                path.replace(path.with_name(f"{path.name}.damaged"))
            write_whole(path, _written(records))
    except OSError:
        return NOT_KEPT
    return ""


def _read(path: Path) -> tuple[Records, bool]:
    """Return what the file says, and whether it is there but damaged."""
    try:
        if path.stat().st_size > LARGEST:
            return {}, True
        content = json.loads(path.read_bytes())
    except FileNotFoundError:
        return {}, False
    except (OSError, ValueError, RecursionError):
        return {}, path.is_file()
    if not isinstance(content, dict) or not isinstance(content.get("lessons"), dict):
        return {}, True
    return {
        name: _record(entry)
        for name, entry in content["lessons"].items()
        if isinstance(entry, dict)
    }, False


def _record(entry: dict[str, object]) -> Record:
    """Return what can be understood of an entry."""
    record = Record()
    done, guesses = entry.get("done"), entry.get("guesses")
    if isinstance(done, list):
        record.done = {name for name in done if isinstance(name, str)}
    if isinstance(guesses, dict):
        record.guesses = {k: v for k, v in guesses.items() if isinstance(v, str)}
    return record


def _written(records: Records) -> bytes:
    lessons = {
        name: {"done": sorted(record.done), "guesses": record.guesses}
        for name, record in records.items()
        if record.done or record.guesses
    }
    return json.dumps({"lessons": lessons}, indent=1, sort_keys=True).encode()


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Let nobody else change the file meanwhile: whoever can make the lock file may write."""
    lock = path.with_name(f"{path.name}.lock")
    until = time.monotonic() + PATIENCE
    while not _locked(lock):
        if time.monotonic() > until:
            lock.unlink(missing_ok=True)  # nobody writes for so long
            until += PATIENCE
        with suppress(FileNotFoundError):
            if time.time() - lock.stat().st_mtime > FORGOTTEN:
                lock.unlink()
        time.sleep(0.01)
    try:
        yield
    finally:
        with suppress(OSError):
            lock.unlink()


def _locked(lock: Path) -> bool:
    """Return whether the lock file could be made, so that it is ours now."""
    try:
        os.close(os.open(lock, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
    except FileExistsError:
        return False
    except PermissionError:
        if os.name == "nt" and lock.exists():  # Windows is still removing the last one
            return False
        raise
    return True
