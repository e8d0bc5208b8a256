"""The file beside a notebook that says what is done: which lesson, which exercise, which guess.

Written whole or not at all; read again before each change, so that notebooks in one folder keep
each other's entries; damage is set aside, and where nothing can be written, the caller is told.

The lock is made by hand. `filelock` was tried (4.2): it takes longer to load than all exercises
together, and it is the wrong lock here. Where the system locks files, it leaves its own beside the
notebook for ever; elsewhere it warns that it makes a file instead, and waits for ever for one that
is empty, or that a stopped kernel of another computer left in a shared folder. Here writing takes
some milliseconds, so that whoever holds the lock for seconds has gone.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ..saving import write_whole
from ..values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    Records = Mapping[str, "Record"]

NAME = ".numgames-progress.json"
SETTING = "NUMGAMES_PROGRESS"
"""The environment variable that names another file, or says "off"."""

LARGEST = 1_000_000
"""A file with more bytes than this is none of ours."""

PATIENCE = 2.0
"""How many seconds to wait for another notebook that is just writing."""

FORGOTTEN = 10.0
"""A lock older than this many seconds was left behind by a kernel that was stopped."""


class Record(Value):
    """What is known of one lesson: the exercises done, and the guesses made."""

    __slots__ = ("done", "guesses")
    done: frozenset[str]
    guesses: Mapping[str, str]

    def also(self, new: Record) -> Record:
        """Return both together. A guess that was made before stays."""
        return Record(self.done | new.done, {**new.guesses, **self.guesses})


NOTHING = Record(frozenset(), {})


def kept_at() -> Path | None:
    """Return where progress is kept: beside the notebook, or as set; None if that is off."""
    setting = os.environ.get(SETTING, "")
    if setting.strip().lower() == "off":
        return None
    return Path(setting) if setting else Path.cwd() / NAME


def read(path: Path | None, lesson: str) -> Record:
    """Return what the file says of a lesson; what is missing or damaged says nothing."""
    return NOTHING if path is None else _read(path)[0].get(lesson, NOTHING)


def note(path: Path | None, lesson: str, new: Record) -> Record | None:
    """Write down what is new in a lesson; return all that the file says of it, None if it cannot.

    Where progress is off, nothing is written, and nothing is known.
    """

    def with_new(records: Records) -> Records:
        return {**records, lesson: records.get(lesson, NOTHING).also(new)}

    if path is None:
        return NOTHING
    written = _change(path, with_new)
    return None if written is None else written[lesson]


def forget(path: Path | None, lesson: str) -> bool:
    """Take a lesson out of the file; return whether that could be."""

    def without(records: Records) -> Records:
        return {name: record for name, record in records.items() if name != lesson}

    return path is None or _change(path, without) is not None


def _change(path: Path, alter: Callable[[Records], Records]) -> Records | None:
    """Alter what the file says, and return it; None if that cannot be."""
    try:
        with _alone(path):
            records, damaged = _read(path)
            altered = alter(records)
            if damaged:
                path.replace(path.with_name(f"{path.name}.damaged"))
            write_whole(path, _written(altered))
    except OSError:
        return None
    return altered


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
    done, guesses = entry.get("done"), entry.get("guesses")
    names = done if isinstance(done, list) else []
    made = guesses.items() if isinstance(guesses, dict) else ()
    return Record(
        frozenset(name for name in names if isinstance(name, str)),
        {name: guess for name, guess in made if isinstance(guess, str)},
    )


def _written(records: Records) -> bytes:
    lessons = {
        name: {"done": sorted(record.done), "guesses": record.guesses}
        for name, record in records.items()
        if record != NOTHING
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
