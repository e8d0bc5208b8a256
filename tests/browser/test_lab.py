"""The main job: the lessons open in JupyterLab, run to their end and look right."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

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


def test_nobody_gets_in_without_the_token(lab: Lab, page: Page) -> None:
    page.goto(lab.address.partition("?")[0])
    expect(page.get_by_label("Password or token").first).to_be_visible()
