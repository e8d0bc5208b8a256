"""Pictures in JupyterLab: each is shown once, and its words are the image's alternative text."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from playwright.sync_api import Locator, Page, expect

from numgames_edu import pictures
from tests.browser.conftest import Lab

pytestmark = pytest.mark.browser

SETUP = (
    "import numgames_edu as ng\nfrom numgames_edu import pictures\nfrom matplotlib import pyplot"
)

CELLS = {
    "a picture": "pictures.divides(6, 9)",
    "a name, and pyplot": "ax = pictures.divides(6, 9)\npyplot.show()",
    "a name alone": "ax = pictures.divides(6, 9)",
    "an old picture": "ax",
    "own Axes": "figure, ax = pyplot.subplots()\npictures.divides(6, 9, ax=ax)\npyplot.show()",
}

WORDS = pictures.describe(pictures.divides(6, 9))


def images(page: Page, cell: int) -> Locator:
    """Return the images that a code cell shows."""
    return page.locator(".jp-CodeCell").nth(cell).locator(".jp-OutputArea-output img")


def test_an_image_carries_its_words(lab: Lab, page: Page) -> None:
    lab.open(page, SETUP, *CELLS.values())
    for cell, name in enumerate(CELLS, 1):
        expect(images(page, cell), name).to_have_count(1)
        expect(images(page, cell), name).to_have_attribute("alt", WORDS)
        expect(page.get_by_role("img", name="Does 6 divide 9?").nth(cell - 1)).to_be_visible()
        output = page.locator(".jp-CodeCell").nth(cell).locator(".jp-OutputArea-output")
        expect(output).to_have_count(1)
        expect(output).to_have_text("")


def test_several_pictures_and_other_figures(lab: Lab, page: Page) -> None:
    lab.open(
        page,
        SETUP,
        "for number in (3, 4):\n    pictures.parity(number)",
        "figure, (left, right) = pyplot.subplots(1, 2)\n"
        "pictures.parity(3, ax=left), pictures.parity(4, ax=right)\npyplot.show()",
        "pyplot.plot([1, 2])\npyplot.show()",
    )
    expect(images(page, 1)).to_have_count(2)
    expect(images(page, 1).last).to_have_attribute("alt", pictures.describe(pictures.parity(4)))
    both = "\n\n".join(pictures.describe(pictures.parity(number)) for number in (3, 4))
    expect(images(page, 2)).to_have_attribute("alt", both)
    plain = images(page, 3)  # somebody else's figure is shown as ever
    expect(plain).to_have_count(1)
    assert plain.get_attribute("alt") is None


def test_a_saved_notebook_needs_no_kernel_and_no_trust(lab: Lab, page: Page) -> None:
    cells = [nbformat.v4.new_code_cell(text) for text in (SETUP, CELLS["a picture"])]
    made = nbformat.v4.new_notebook(
        cells=cells, metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    )
    NotebookClient(made, kernel_name="python3").execute()
    saved = Path(lab.folder, "saved-picture.ipynb")
    nbformat.write(made, saved)
    page.goto(lab.address.replace("00-welcome.ipynb?", f"{saved.name}?reset&"))
    image = images(page, 1)
    expect(image).to_have_attribute("alt", WORDS, timeout=60_000)
    expect(image).to_be_visible()
    assert image.evaluate("image => image.complete && image.naturalWidth > 300")
