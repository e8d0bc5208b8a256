"""Boards without a browser: the computer answers at once."""

from __future__ import annotations

import pytest

from numgames_edu.board import timers


@pytest.fixture(autouse=True)
def in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the computer answer at once, whatever loops other tests have running."""
    monkeypatch.setattr(timers, "running_loop", lambda: None)
