"""A browser for the tests in this folder; without one they are skipped, unless CI demands it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.lab import (
    CHROMIUM_FLAGS,
    browser_path,
    run_all_cells,
    running_lab,
    write_notebook,
)


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


class Lab:
    """A running JupyterLab with the lessons."""

    def __init__(self, address: str, folder: Path) -> None:
        self.address, self.folder = address, folder
        self.notebooks = 0

    def open(self, page: Page, *cells: str) -> None:
        """Open a new notebook with these code cells and run them all."""
        self.notebooks += 1
        name = f"test-{self.notebooks}.ipynb"
        write_notebook(self.folder / name, *cells)
        # Without "reset", JupyterLab would also open the notebooks of the tests before.
        page.goto(self.address.replace("00-welcome.ipynb?", f"{name}?reset&"))
        run_all_cells(page)


@pytest.fixture(scope="session")
def lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """Return a running JupyterLab with the lessons."""
    folder: Path = tmp_path_factory.mktemp("lab") / "lessons"
    with running_lab(folder) as address:
        yield Lab(address, folder)


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Return an empty page of a new browser profile."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()
