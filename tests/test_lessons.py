"""The notebooks are what the lessons say, and the builder is careful."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lessons import build
from lessons.editions import regions


@pytest.fixture(scope="module")
def built() -> dict[Path, str]:
    """Return all notebooks, built once for the tests of this module."""
    return build.build()


def test_the_notebooks_match_the_lessons(built: dict[Path, str]) -> None:
    assert build.differences(built) == [], "run: python lessons/build.py"


def test_each_lesson_has_its_three_notebooks(built: dict[Path, str]) -> None:
    assert build.unmatched() == []
    names = {path.name for path in built if path.suffix == ".ipynb"}
    assert "00-welcome.ipynb" in names
    folders = ("", "solutions", "teacher")
    paths = {Path(folder, name) for folder in folders for name in names}
    paths.remove(Path("teacher", "10-gallery.ipynb"))  # to look at: there is nothing to teach
    assert built.keys() == paths | {build.NBGRADER_CONFIG}


def test_pupils_get_no_answers(built: dict[Path, str]) -> None:
    hidden = 0
    for path, text in built.items():
        if path.parent != Path():
            continue
        assert "SOLUTION" not in text
        assert "HIDDEN" not in text
        pairs = zip(cells(text), cells(built["solutions" / path]), strict=True)
        for cell, solved in pairs:
            answers = {
                line.strip() for line, region in regions("".join(solved["source"])) if region
            }
            hidden += len(answers)
            assert not answers & {line.strip() for line in cell["source"]}
            kept = "keep-output" in cell["metadata"].get("tags", [])
            assert kept or not cell.get("outputs")
    assert hidden


def cells(text: str) -> list[Any]:
    """Return the cells of a notebook's text."""
    found: list[Any] = json.loads(text)["cells"]
    return found


def test_solutions_and_teachers_pages_are_compared_strictly(built: dict[Path, str]) -> None:
    strict = [text for path, text in built.items() if path.parent != Path()]
    assert strict
    assert not [text for text in strict if "nbval" in text]
