"""nbgrader takes the solutions as they are, hands out the pupils' notebooks, and grades them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lessons import build
from lessons.editions import NOT_COMPARED
from tests.lessons.course import Course, answered, answers, points, read

STAND_IN = "01-stand-in.ipynb"
GRADED = sorted(
    path.name for path in (build.NOTEBOOKS / "solutions").glob("*.ipynb") if points(read(path))
)


@pytest.mark.parametrize("name", [STAND_IN, *GRADED])
def test_a_round_with_nbgrader(name: str, stand_in: Path, tmp_path: Path) -> None:
    notebooks = stand_in if name == STAND_IN else build.NOTEBOOKS
    solutions = notebooks / "solutions" / name
    pupils, solved, worth = read(notebooks / name), read(solutions), points(read(solutions))
    course = Course(tmp_path, solutions, notebooks / build.NBGRADER_CONFIG)
    assert comparable(course.released) == comparable(pupils)

    right = answers(solved)
    every_other = list(worth)[::2]
    submissions: dict[str, tuple[dict[str, str], float]] = {
        "right": (right, sum(worth.values())),
        "partly": (
            {key: right[key] for key in every_other},
            sum(worth[key] for key in every_other),
        ),
        "empty": ({}, 0),
    }
    if name == STAND_IN:
        submissions["half"] = {"exit-1": "first = [2]"}, 1.5
        submissions["broken"] = {"exit-1": "1 / 0", "exit-2": "second = [4, 2]"}, 2
    for pupil, (given, _) in submissions.items():
        course.submit(pupil, answered(pupils, given))
    assert course.scores() == {pupil: score for pupil, (_, score) in submissions.items()}


def comparable(notebook: Any) -> list[dict[str, Any]]:
    """Return the cells without outputs and without what only nbgrader or only nbval writes."""
    cells = []
    for cell in notebook.cells:
        metadata = {key: value for key, value in cell.metadata.items() if key != "tags"}
        tags = [tag for tag in cell.metadata.get("tags", []) if tag != NOT_COMPARED]
        marks = dict(metadata.pop("nbgrader", {}))
        for key in ("checksum", "cell_type"):
            marks.pop(key, None)
        kept = {"type": cell.cell_type, "id": cell.id, "source": cell.source}
        cells.append(kept | {"tags": tags, "nbgrader": marks, "metadata": metadata})
    return cells
