"""No test of this folder writes progress beside itself, unless it says where."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="session")
def _progress_off() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NUMGAMES_PROGRESS", "off")
        yield
