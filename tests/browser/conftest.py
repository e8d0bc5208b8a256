"""A browser for the tests in this folder; without one they are skipped, unless CI demands it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.lab import CHROMIUM_FLAGS, browser_path, running_lab


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return a headless Chromium."""
    path = browser_path()
    if path is None:
        reason = "Chromium or Chrome is not installed (NUMGAMES_BROWSER may name one)"
        if os.environ.get("NUMGAMES_REQUIRE_BROWSER"):
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a running JupyterLab with the lessons."""
    folder: Path = tmp_path_factory.mktemp("lab") / "lessons"
    with running_lab(folder) as address:
        yield address


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Return an empty page of a new browser profile."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()
