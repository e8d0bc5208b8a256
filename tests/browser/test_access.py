"""axe-core finds nothing to complain of: on a page of the board's own, and in JupyterLab."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import numgames_edu as ng
from tests.browser.alone import THEMES, show_alone
from tests.browser.boards import PageBoard
from tests.browser.conftest import Lab

pytestmark = pytest.mark.browser

MOMENTS = {
    "start": "number-knockout/20:",
    "middle": "number-knockout/20: 6 3 9",
    "refusal": "number-knockout/20: 6",
    "proof": "number-knockout/10:",
    "end": "number-knockout/20: 7 1 11",
    "sides": "parity-game/15: 5 11",
    "line": "odd-or-even-chase/12: 5 6",
    "large": "number-knockout/100: 50",
}


@pytest.fixture(scope="session")
def axe() -> str:
    """Return axe-core's program, from the file that NUMGAMES_AXE names."""
    path = os.environ.get("NUMGAMES_AXE")
    if not path:
        reason = "NUMGAMES_AXE does not name axe-core's axe.min.js"
        if os.environ.get("NUMGAMES_REQUIRE_BROWSER"):
            pytest.fail(reason)
        pytest.skip(reason)
    return Path(path).read_text("utf-8")


def complaints(page: Page, axe: str, where: str) -> list[Any]:
    page.evaluate(axe)
    found = page.evaluate("where => axe.run(where)", where)
    return [
        (violation["id"], node["html"], node["failureSummary"])
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def board_at(moment: str) -> ng.Board:
    board = ng.play(MOMENTS[moment], players=("Ann", "Ben"))
    if moment == "refusal":
        content = {"do": "take", "number": 9, "code": board.position.code}
        board._view._handle_custom_msg(content, [])
    if moment == "proof":
        board.who_wins()
    return board


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_in_light_and_dark(page: Page, axe: str, moment: str, theme: str) -> None:
    show_alone(page, board_at(moment), theme)
    page.locator(".numgames-history").evaluate("details => { details.open = true }")
    assert complaints(page, axe, "main") == []


def test_the_check_can_fail(page: Page, axe: str) -> None:
    page.set_content("<main style='color: #999; background: #bbb'>Hard to read</main>")
    assert "color-contrast" in {rule for rule, _, _ in complaints(page, axe, "main")}


@pytest.mark.parametrize("what", ["play", "replay"])
def test_in_jupyterlab(lab: Lab, page: Page, axe: str, what: str) -> None:
    """With the buttons, the menus and the slider around the board."""
    lab.open(page, f"import numgames_edu as ng\nng.{what}('number-knockout/20: 6 3')")
    PageBoard(page)
    if what == "play":
        page.get_by_role("button", name="New game").click()
        page.get_by_label("Who begins").wait_for()
    assert complaints(page, axe, ".numgames-panel") == []


def test_marks_stand_out(page: Page) -> None:
    """Borders and fills differ from the paper by 3:1, which axe does not measure."""
    for theme in THEMES:
        show_alone(page, board_at("middle"), theme)
        colours = page.evaluate(
            """() => {
                const of = query => getComputedStyle(document.querySelector(query));
                const style = (query, name) => of(query)[name];
                return {
                    paper: style('.numgames-board', 'backgroundColor'),
                    one: style('.numgames-cell[data-player="1"]', 'backgroundColor'),
                    two: style('.numgames-cell[data-player="2"]', 'backgroundColor'),
                    allowed: style('.numgames-allowed', 'borderTopColor'),
                    edge: style('.numgames-cell:not([data-player="1"])', 'borderTopColor'),
                };
            }"""
        )
        for name, colour in colours.items():
            if name != "paper":
                assert contrast(colour, colours["paper"]) >= 3, (theme, name, colour)


def contrast(colour: str, paper: str) -> float:
    """Return the contrast of two CSS colours, as WCAG defines it."""
    front, back = channels(colour), channels(paper)
    shown = [f * front[3] + b * (1 - front[3]) for f, b in zip(front[:3], back[:3], strict=True)]
    light, dark = sorted((luminance(shown), luminance(back[:3])), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def channels(colour: str) -> list[float]:
    numbers = [float(n) for n in colour[colour.index("(") + 1 : -1].split(",")]
    return [*numbers, 1.0][:4]


def luminance(channels: list[float]) -> float:
    linear = [
        c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4
        for c in channels
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
