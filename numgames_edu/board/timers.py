"""Time on a page: what happens after a pause, and at once where nobody would see the pause."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


def after(seconds: float, action: Callable[[], object]) -> asyncio.TimerHandle | None:
    """Do something after a pause and return what can cancel it; in plain Python, do it at once."""
    loop = running_loop()
    if loop is None:
        action()
        return None
    return loop.call_later(seconds, action)


def running_loop() -> asyncio.AbstractEventLoop | None:
    """Return the loop that a kernel runs in; None in plain Python."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
