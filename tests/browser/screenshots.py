"""Make the README's pictures in `lessons/images`: `python tests/browser/screenshots.py`.

Needs Chromium. A board, an exercise and a picture, as pupils see them in JupyterLab.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from playwright.sync_api import Page, sync_playwright

from tests.browser.lab import (
    CHROMIUM_FLAGS,
    browser_path,
    run_all_cells,
    running_lab,
    write_notebook,
)

IMAGES = Path(__file__).parents[2] / "lessons" / "images"

BOARD = """import numgames_edu as ng
ng.play("number-knockout/20: 6 3 9", players=("Ann", "Ben"))"""

PROOF = """import numgames_edu as ng
board = ng.play("number-knockout/18: 12", players=("Ann", "Ben"))
board.who_wins()
board"""

EXERCISE = """from numgames_edu import exercises as ex
ex.why("number-knockout/20: 6", 9)"""

PICTURE = """import numgames_edu as ng
from numgames_edu import pictures
pictures.move_graph(ng.position("number-knockout/20: 6 3 9"))"""


def main() -> None:
    """Take all pictures."""
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name, running_lab(Path(name)) as address:
        folder = Path(name)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=browser_path(), args=CHROMIUM_FLAGS
            )
            for image, source in (
                ("board", BOARD),
                ("proof", PROOF),
                ("exercise", EXERCISE),
                ("move-graph", PICTURE),
            ):
                page = browser.new_page(viewport={"width": 1040, "height": 900})
                write_notebook(folder / f"{image}.ipynb", source)
                page.goto(address.replace("00-welcome.ipynb?", f"{image}.ipynb?reset&"))
                run_all_cells(page)
                take(page, image)
                page.close()
            browser.close()


def take(page: Page, image: str) -> None:
    """Take a picture of what the notebook's only cell shows, after a try at something."""
    output = page.locator(".jp-OutputArea-output").first
    if image == "board":
        page.get_by_role("gridcell", name="12, not allowed").click(force=True)
        page.get_by_text("12 cannot follow 9").wait_for()
    if image == "exercise":
        page.get_by_role("radio").nth(2).check()
        page.get_by_role("button", name="Check", exact=True).click()
        page.get_by_role("status").filter(has_text="common").first.wait_for()
    page.mouse.move(0, 0)
    page.wait_for_timeout(1000)  # until what was marked for a moment is as before
    output.screenshot(path=IMAGES / f"{image}.png")


if __name__ == "__main__":
    main()
