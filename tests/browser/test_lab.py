"""The main job: the lessons open in JupyterLab, run to their end and look right."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import PageBoard
from tests.browser.conftest import Lab
from tests.browser.lab import run_all_cells

pytestmark = pytest.mark.browser


def test_the_welcome_notebook_opens_and_runs(lab: Lab, page: Page) -> None:
    page.goto(lab.address.replace("?", "?reset&"))
    run_all_cells(page)
    answer = page.locator(".jp-OutputArea pre", has_text="Not answered yet: put your number")
    expect(answer).to_be_visible()
    assert page.locator(".jp-RenderedText[data-mime-type*=error]").count() == 0
    assert page.locator("[data-mime-type='application/vnd.jupyter.stderr']").count() == 0
    explained = page.locator(".jp-RenderedLatex").first
    expect(explained.locator("mjx-container").first).to_be_attached()
    expect(explained).to_contain_text("18 may follow 6")


def test_no_question_about_news(lab: Lab, page: Page) -> None:
    page.goto(lab.address.replace("?", "?reset&"))
    expect(page.get_by_text("| Idle").first).to_be_visible(timeout=60_000)
    assert page.get_by_text("official Jupyter news").count() == 0


def test_a_saved_board_is_there_the_next_day(lab: Lab, page: Page) -> None:
    """The notebook is saved with the board in it; without its kernel, it shows the position."""
    lab.open(page, "import numgames_edu as ng\nng.play('parity-duel')")
    board = PageBoard(page)
    board.click(3)
    board.expect_taken(1)
    page.get_by_role("button", name="Save and create checkpoint").click()
    notebook = lab.folder / f"test-{lab.notebooks}.ipynb"
    while "widget-state" not in notebook.read_text("utf-8"):
        page.wait_for_timeout(50)
    here = page.url
    page.goto("about:blank")
    server, token = lab.address.partition("/lab")[0], lab.address.partition("token=")[2]
    headers = {"Authorization": f"token {token}"}
    for kernel in page.request.get(f"{server}/api/kernels", headers=headers).json():
        page.request.delete(f"{server}/api/kernels/{kernel['id']}", headers=headers)
    page.goto(here)
    board = PageBoard(page)
    board.expect_taken(1)
    expect(board.cell(3)).to_have_attribute("aria-label", re.compile("taken by Player 1"))
    board.click(4)
    expect(board.status).to_contain_text("run this cell first", timeout=15_000)


def test_nobody_gets_in_without_the_token(lab: Lab, page: Page) -> None:
    page.goto(lab.address.partition("?")[0])
    expect(page.get_by_label("Password or token").first).to_be_visible()
