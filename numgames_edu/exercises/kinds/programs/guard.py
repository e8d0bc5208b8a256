"""A pupil's function, run so that a mistake in it is told and nothing hangs.

A function that does not come to an end is stopped after some seconds, by an exception raised in
the thread that it runs in. What waits outside Python (a long `sleep`, a question to the keyboard)
cannot be stopped in that way: it is left behind. Where there are no threads, as in a browser,
nothing is stopped.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextvars import copy_context
from threading import Thread
from typing import TypeVar

from ....words import words

SECONDS = 8.0
"""How long a pupil's function may take, for all calls of one check together."""

MOST_CHARACTERS = 160
"""How much is quoted of what Python says about an error."""

THREAD = "numgames-pupil"

Result = TypeVar("Result")


class Failed(Exception):
    """A pupil's function did not do its work; says in a sentence what happened."""


class _Stopped(BaseException):
    """Ends a function that takes too long. Not an Exception, so that few functions catch it."""


def called(name: str, function: Callable[..., object], *arguments: object) -> object:
    """Return what the function gives back, or raise Failed with a sentence."""
    try:
        return function(*arguments)
    except _Stopped:
        raise
    except BaseException as failure:  # pupils' functions may even call exit()
        shown = ", ".join(_short(argument) for argument in arguments)
        about = " ".join(_said(failure).split())[:MOST_CHARACTERS]
        stopped = words.exercises.kinds.functions.stopped
        raise Failed(stopped(f"{name}({shown})", type(failure).__name__, about)) from None


def in_time(work: Callable[[], Result], seconds: float = SECONDS) -> Result:
    """Return what the work gives back; raise Failed if it takes too long."""
    if sys.platform == "emscripten":
        return work()
    import ctypes

    results: list[Result] = []
    failures: list[BaseException] = []

    def run() -> None:
        try:
            results.append(work())
        except BaseException as failure:
            failures.append(failure)

    here = copy_context()  # what is said there is said in the language of whoever asked
    thread = Thread(target=here.run, args=(run,), name=THREAD, daemon=True)
    thread.start()
    thread.join(seconds)
    for _ in range(3):  # a function may catch the first
        if not thread.is_alive():
            break
        ident = ctypes.c_ulong(thread.ident or 0)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ident, ctypes.py_object(_Stopped))
        thread.join(0.5)
    if results:
        return results[0]
    if failures and not isinstance(failures[0], _Stopped):
        raise failures[0]
    raise Failed(words.exercises.kinds.functions.too_long(seconds))


def _said(failure: BaseException) -> str:
    try:
        return str(failure)
    except Exception:
        return ""


def _short(argument: object) -> str:
    shown = repr(argument)
    return shown if len(shown) < 60 else f"{shown[:57]}..."
