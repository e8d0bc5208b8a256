"""The notebooks are what the lessons say, and the builder is careful."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lessons import build


def test_the_notebooks_match_the_lessons() -> None:
    assert build.differences(build.build()) == [], "run: python lessons/build.py"


def test_there_are_lessons() -> None:
    assert build.sources()[0].name == "00-welcome.md"


def test_pupils_get_no_answers() -> None:
    for path in build.NOTEBOOKS.glob("*.ipynb"):
        text = path.read_text("utf-8")
        solved = (path.parent / "solutions" / path.name).read_text("utf-8")
        assert "SOLUTION" not in text + solved
        if "your_number = 5" in solved:
            assert "your_number = 5" not in text
        for cell in json.loads(text)["cells"]:
            kept = "keep-output" in cell["metadata"].get("tags", [])
            assert kept or not cell.get("outputs")


def test_an_edition_with_and_without_its_solution() -> None:
    source = "x = None\n### BEGIN SOLUTION\nx = 1\n### END SOLUTION\nx"
    assert build.edition(source, solved=True) == "x = None\nx = 1\nx"
    assert build.edition(source, solved=False) == "x = None\n# Your answer here.\nx"


@pytest.mark.parametrize(
    "source",
    ["### BEGIN SOLUTION\nx", "x\n### END SOLUTION", "### BEGIN SOLUTION\n### BEGIN SOLUTION"],
)
def test_a_region_that_does_not_close_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match="SOLUTION"):
        build.edition(source, solved=False)


def test_differences_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "NOTEBOOKS", tmp_path)
    (tmp_path / "old.ipynb").write_text("{}")
    (tmp_path / "changed.ipynb").write_text("{}")
    built = {Path("changed.ipynb"): "[]", Path("solutions/new.ipynb"): "{}"}
    assert build.differences(built) == [
        "left over: old.ipynb",
        "different: changed.ipynb",
        f"missing: {Path('solutions/new.ipynb')}",
    ]
