"""Each test begins in the language that was in use, and leaves that language behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from numgames_edu.words import choose, chosen


@pytest.fixture(autouse=True)
def same_language() -> Iterator[None]:
    before = chosen()
    yield
    choose(before)
