"""Every pupil's notebook in JupyterLab: it runs to its end, with nothing but what is meant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from playwright.sync_api import Page, Response, expect

from numgames_edu.commands.lab import notebooks
from tests.browser.boards import PageBoard
from tests.browser.conftest import Lab
from tests.browser.lab import run_all_cells

pytestmark = pytest.mark.browser

NAMES = sorted(path.name for path in notebooks().glob("*.ipynb"))


def saved(page: Page, path: Path) -> Any:
    """Save the open notebook by its button; return it as it is in the file."""

    def written(response: Response) -> bool:
        return response.request.method == "PUT" and "/api/contents/" in response.url

    with page.expect_response(written):
        page.get_by_role("button", name="Save and create checkpoint").click()
    return nbformat.read(path, as_version=4)


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_runs_to_its_end(lab: Lab, page: Page, name: str) -> None:
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(lab.address.replace("00-welcome.ipynb?", f"{name}?reset&"))
    run_all_cells(page)
    expect(page.get_by_text("| Idle").first).to_be_visible(timeout=60_000)
    assert problems == []
    run = saved(page, lab.folder / name)
    code = [cell for cell in run.cells if cell.cell_type == "code"]
    assert all(cell.execution_count for cell in code)
    outputs = [output for cell in code for output in cell.outputs]
    assert [out for out in outputs if out.output_type == "error"] == []
    assert [out for out in outputs if out.get("name") == "stderr"] == []


def test_a_lesson_by_keyboard(lab: Lab, page: Page) -> None:
    """A guess, a move, an exercise and an exit ticket of lesson 01, without a mouse."""
    page.goto(lab.address.replace("00-welcome.ipynb?", "01-odd-and-even.ipynb?reset&"))
    run_all_cells(page)
    guess = page.locator(".numgames-form").first
    guess.scroll_into_view_if_needed()
    guess.get_by_role("radio").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(guess.get_by_role("status")).to_contain_text("Your guess is noted")
    board = PageBoard(page)
    board.root.scroll_into_view_if_needed()
    board.cell(1).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    board.expect_taken(1)
    expect(board.status).to_contain_text("3 may be taken first")
