"""The editions of a lesson: what pupils get, what their teacher gets, and what nbgrader reads.

A lesson is a MyST notebook as jupytext reads it. Here its short notation becomes notebook
metadata; nothing is run, and no file is read or written.
"""

from __future__ import annotations

import ast
import hashlib
import re
from itertools import count
from typing import Any, Literal

import nbformat

Edition = Literal["pupil", "solution", "teacher"]

PLACEHOLDER = "# Put your answer in the place of None, or answer on the page."
"""What stands in the pupils' edition where the solution was."""

SOLUTION = "### BEGIN SOLUTION", "### END SOLUTION"
HIDDEN = "### BEGIN HIDDEN TESTS", "### END HIDDEN TESTS"

FOLD, LOCKED, KEEP_OUTPUT = "fold", "locked", "keep-output"
NOT_COMPARED = "nbval-ignore-output"  # nbval runs the cell, but has nothing to compare it with

METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


class LessonError(ValueError):
    """Something in a lesson that its author must put right, said in a sentence."""


def edition(lesson: Any, kind: Edition) -> Any:
    """Return an edition of the lesson as a notebook that has not been run."""
    cells: list[Any] = []
    seen: dict[str, int] = {}
    for cell in prepared(lesson, folded=kind == "teacher"):
        released = without_answers(cell.source)
        # Both editions of a cell have the id of the released one, as with nbgrader.
        digest = hashlib.sha256(f"{cell.cell_type}\n{released}".encode()).hexdigest()[:12]
        seen[digest] = seen.get(digest, 0) + 1
        source = released if kind == "pupil" else cell.source
        make = (
            nbformat.v4.new_code_cell if cell.cell_type == "code" else nbformat.v4.new_markdown_cell
        )
        made = make(source, id=f"{digest}-{seen[digest]}", metadata=cell.metadata)
        if kind == "pupil":
            lock(made)
        cells.append(made)
    notebook = nbformat.v4.new_notebook(cells=cells, metadata=METADATA)
    notebook.nbformat_minor = 5
    return notebook


def prepared(lesson: Any, folded: bool) -> list[Any]:
    """Return the lesson's cells with their notation turned into metadata, and checked."""
    cells = [nbformat.from_dict(dict(cell)) for cell in lesson.cells]
    numbers = count(1)
    waiting: tuple[Any, str, int] | None = None  # an answer that looks for its check
    for cell in cells:
        name, points = cell.metadata.pop("grade_id", None), cell.metadata.pop("points", None)
        answer = SOLUTION[0] in cell.source
        if cell.cell_type != "code":
            if name is not None or points is not None or answer:
                raise LessonError(f"{named(cell)} is text; only a code cell has an answer.")
            continue
        tags = cell.metadata.get("tags", [])
        if folded or FOLD in tags:
            cell.metadata["jupyter"] = {"source_hidden": True}
        if (name is not None or points is not None) and not answer:
            raise LessonError(f"{named(cell)} has a grade_id or points, but no {SOLUTION[0]!r}.")
        if waiting and answer:
            raise LessonError(f"{named(cell)} comes before {waiting[1]!r} was checked.")
        if waiting:
            cell.source = with_points(cell, waiting[2])
            mark(cell, f"{waiting[1]}-check", grade=True, locked=True, points=waiting[2])
            waiting = None
        elif HIDDEN[0] in cell.source:
            raise LessonError(f"{named(cell)} has hidden tests, but follows no answer with points.")
        elif answer:
            mark(cell, checked_name(cell, name, points, next(numbers)), solution=True)
            if points is not None:
                waiting = cell, name, checked_points(cell, points)
        elif LOCKED in tags:
            mark(cell, f"locked-{next(numbers)}", locked=True)
        regions(cell.source)
    if waiting:
        raise LessonError(f"{named(waiting[0])} has points, but no code cell after it checks it.")
    refuse_twins(cells)
    return cells


def with_points(cell: Any, points: int) -> str:
    """Return the text of a check with hidden tests that give a number from 0 to the points."""
    if HIDDEN[0] in cell.source:
        return str(cell.source)
    try:
        last = ast.parse(cell.source).body[-1]
    except (SyntaxError, IndexError):
        last = None
    if not isinstance(last, ast.Expr):
        raise LessonError(f"{named(cell)} checks an answer, so it ends with a call of check(…).")
    call = ast.get_source_segment(cell.source, last)
    # nbgrader takes the number that a test cell shows last as its points.
    lines = [f"graded = {call}", "print(graded.message)", f"{points} * graded.score"]
    return "\n".join([cell.source, HIDDEN[0], *lines, HIDDEN[1]])


def mark(cell: Any, name: str, points: int | None = None, **what: bool) -> None:
    """Give the cell nbgrader's metadata (schema 3)."""
    parts = {"grade": False, "locked": False, "solution": False, "task": False} | what
    worth = {} if points is None else {"points": points}
    cell.metadata["nbgrader"] = {"grade_id": name, "schema_version": 3} | parts | worth


def lock(cell: Any) -> None:
    """Keep pupils from deleting nbgrader's cells, and from changing its locked ones."""
    marked = cell.metadata.get("nbgrader")
    if marked:
        cell.metadata["deletable"] = False
        if marked["locked"]:
            cell.metadata["editable"] = False


def hold_back_outputs(notebook: Any) -> None:
    """Clear what the pupils' cells show, for a prediction is none with the answer below it."""
    for cell in notebook.cells:
        tags = cell.metadata.get("tags", [])
        if cell.cell_type == "code" and KEEP_OUTPUT not in tags:
            cell.outputs, cell.execution_count = [], None
            cell.metadata["tags"] = [*tags, NOT_COMPARED]


def without_answers(source: str) -> str:
    """Return a cell's text as pupils get it: a placeholder for the solution, no hidden tests."""
    lines = []
    for line, region in regions(source):
        if region is None:
            lines.append(line)
        elif line.strip() == SOLUTION[0]:
            lines.append(line.replace(SOLUTION[0], PLACEHOLDER))
    return "\n".join(lines)


def regions(source: str) -> list[tuple[str, str | None]]:
    """Return each line with the mark that opened its region, if it is in one."""
    found: list[tuple[str, str | None]] = []
    inside: tuple[str, str] | None = None
    for line in source.split("\n"):
        mark = line.strip()
        begins = next((pair for pair in (SOLUTION, HIDDEN) if mark == pair[0]), None)
        ends = mark in (SOLUTION[1], HIDDEN[1])
        if (begins and inside) or (ends and (inside is None or mark != inside[1])):
            raise LessonError(f"{mark!r} stands where it cannot in a cell:\n{source}")
        meant = next((whole for whole in SOLUTION + HIDDEN if whole.strip("# ") in line), mark)
        if meant != mark:  # nbgrader would take it for a mark all the same
            raise LessonError(f"{mark!r} should be {meant!r} in a cell:\n{source}")
        inside = begins or inside
        found.append((line, inside[0] if inside else None))
        inside = None if ends else inside
    if inside:
        raise LessonError(f"{inside[1]!r} is missing in a cell:\n{source}")
    return found


def refuse_twins(cells: list[Any]) -> None:
    """Refuse two cells with one name, which nbgrader could not tell apart."""
    names = [cell.metadata["nbgrader"]["grade_id"] for cell in cells if "nbgrader" in cell.metadata]
    twins = sorted({name for name in names if names.count(name) > 1})
    if twins:
        raise LessonError(f"Two cells have the grade_id {twins[0]!r}.")


def checked_name(cell: Any, name: object, points: object, number: int) -> str:
    """Return the name of an answer; one without points may go without a name of its own."""
    if name is None and points is None:
        return f"practice-{number}"
    if not isinstance(name, str) or not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
        raise LessonError(f"{named(cell)} needs a grade_id such as 'exit-1', not {name!r}.")
    return name


def checked_points(cell: Any, points: object) -> int:
    """Return the points of an answer: a whole number from 1."""
    if not isinstance(points, int) or isinstance(points, bool) or points < 1:
        raise LessonError(f"{named(cell)} has {points!r} points; it takes a whole number from 1.")
    return points


def named(cell: Any) -> str:
    """Return how an error speaks of a cell: by its first line."""
    return f"The cell that starts with {cell.source.strip().partition(chr(10))[0]!r}"
