"""The short notation of a lesson: what it becomes, and what is refused."""

from __future__ import annotations

from typing import Any

import nbformat
import pytest

from lessons.editions import LessonError, edition, without_answers

ANSWER = "x = None\n### BEGIN SOLUTION\nx = 1\n### END SOLUTION"


def lesson(*cells: tuple[str, dict[str, Any]]) -> Any:
    """Return a lesson of code cells as jupytext reads it."""
    made = [nbformat.v4.new_code_cell(source, metadata=metadata) for source, metadata in cells]
    return nbformat.v4.new_notebook(cells=made)


def test_a_cell_without_its_answers() -> None:
    source = "def f():\n    ### BEGIN SOLUTION\n    return 1\n    ### END SOLUTION\nf()"
    hidden = "\n### BEGIN HIDDEN TESTS\n2\n### END HIDDEN TESTS"
    assert (
        without_answers(source + hidden)
        == "def f():\n    # Put your answer in the place of None, or answer on the page.\nf()"
    )


@pytest.mark.parametrize(
    "source",
    [
        "### BEGIN SOLUTION\nx",
        "x\n### END SOLUTION",
        "### BEGIN SOLUTION\n### BEGIN SOLUTION\n### END SOLUTION",
        "### BEGIN SOLUTION\n### END HIDDEN TESTS",
        "### BEGIN HIDDEN TESTS\n### BEGIN SOLUTION\n### END SOLUTION\n### END HIDDEN TESTS",
        "# BEGIN SOLUTION\nx = 1\n# END SOLUTION",
        "x = 1  ### END SOLUTION",
    ],
)
def test_a_region_that_does_not_close_is_refused(source: str) -> None:
    with pytest.raises(LessonError, match="in a cell"):
        without_answers(source)


def test_an_answer_and_its_check() -> None:
    made = edition(
        lesson((ANSWER, {"grade_id": "exit-1", "points": 2}), ("y = 1\nq.check(\n  x)", {})),
        "solution",
    )
    answer, check = made.cells
    assert answer.metadata.nbgrader == {
        "grade_id": "exit-1",
        "schema_version": 3,
        "grade": False,
        "locked": False,
        "solution": True,
        "task": False,
    }
    assert check.metadata.nbgrader == {
        "grade_id": "exit-1-check",
        "schema_version": 3,
        "grade": True,
        "locked": True,
        "solution": False,
        "task": False,
        "points": 2,
    }
    assert check.source.splitlines()[3:] == [
        "### BEGIN HIDDEN TESTS",
        "graded = q.check(",
        "  x)",
        "print(graded.message)",
        "2 * graded.score",
        "### END HIDDEN TESTS",
    ]


def test_an_authors_own_hidden_tests_stay() -> None:
    own = "q.check(x)\n### BEGIN HIDDEN TESTS\nassert x == 1\n### END HIDDEN TESTS"
    made = edition(lesson((ANSWER, {"grade_id": "a", "points": 1}), (own, {})), "solution")
    assert made.cells[1].source == own


def test_answers_without_points_get_names() -> None:
    made = edition(lesson((ANSWER, {}), (ANSWER, {}), ("q", {"tags": ["locked"]})), "pupil")
    names = [cell.metadata.nbgrader.grade_id for cell in made.cells]
    assert names == ["practice-1", "practice-2", "locked-3"]
    assert len({cell.id for cell in made.cells}) == 3


CHECK: tuple[str, dict[str, Any]] = ("q.check(x)", {})
EXIT = {"grade_id": "exit-1", "points": 2}


@pytest.mark.parametrize(
    ("cells", "sentence"),
    [
        ([(ANSWER, EXIT), CHECK, (ANSWER, EXIT), CHECK], "Two cells have the grade_id 'exit-1'"),
        ([(ANSWER, {"grade_id": "a"}), (ANSWER, {"grade_id": "a"})], "Two cells"),
        ([(ANSWER, EXIT)], "no code cell after it checks it"),
        ([(ANSWER, EXIT), (ANSWER, {})], "comes before 'exit-1' was checked"),
        ([(ANSWER, EXIT), ("x = 1", {})], "ends with a call"),
        ([(ANSWER, EXIT), ("x = (", {})], "ends with a call"),
        ([(ANSWER, {"points": 2}), CHECK], "needs a grade_id"),
        ([(ANSWER, {"grade_id": "Exit 1", "points": 2}), CHECK], "not 'Exit 1'"),
        ([(ANSWER, {"grade_id": 7}), CHECK], "not 7"),
        ([(ANSWER, {"grade_id": "a", "points": 0}), CHECK], "has 0 points"),
        ([(ANSWER, {"grade_id": "a", "points": "two"}), CHECK], "has 'two' points"),
        ([("x = 1", EXIT), CHECK], "but no '### BEGIN SOLUTION'"),
        ([("### BEGIN HIDDEN TESTS\n1\n### END HIDDEN TESTS", {})], "follows no answer"),
    ],
)
def test_what_nbgrader_could_not_use_is_refused(
    cells: list[tuple[str, dict[str, Any]]], sentence: str
) -> None:
    with pytest.raises(LessonError, match=sentence):
        edition(lesson(*cells), "pupil")


def test_text_has_no_answer() -> None:
    text = nbformat.v4.new_markdown_cell("Why?", metadata={"points": 2})
    with pytest.raises(LessonError, match="only a code cell"):
        edition(nbformat.v4.new_notebook(cells=[text]), "pupil")
