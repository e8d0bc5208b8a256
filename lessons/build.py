"""Build `notebooks/` from the lessons beside this file: `python lessons/build.py [--check]`.

A lesson `NN-name.md` is MyST Markdown. It becomes `notebooks/solutions/NN-name.ipynb`, with all
answers and everything that the cells show, and `notebooks/NN-name.ipynb` for pupils, where each
region between `### BEGIN SOLUTION` and `### END SOLUTION` is left out and a cell shows nothing
until it is run, unless it is tagged `keep-output`. Both are run from top to bottom here, so a
lesson that does not reach its end is not built. The same lessons always give the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import tempfile
from pathlib import Path
from typing import Any

import jupytext
import nbformat
from nbclient import NotebookClient

LESSONS = Path(__file__).parent
NOTEBOOKS = LESSONS.parent / "notebooks"

BEGIN, END, PLACEHOLDER = "### BEGIN SOLUTION", "### END SOLUTION", "# Your answer here."

KEEP_OUTPUT = "keep-output"
NOT_COMPARED = "nbval-ignore-output"  # nbval runs the cell, but has nothing to compare it with

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"

METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def sources() -> list[Path]:
    """Return the lessons, without the teacher's pages."""
    return sorted(path for path in LESSONS.glob("[0-9][0-9]-*.md") if path.suffixes == [".md"])


def build() -> dict[Path, str]:
    """Return each notebook's path below `notebooks/` with its text."""
    built = {}
    for source in sources():
        lesson = jupytext.reads(source.read_text("utf-8"), fmt="md:myst")
        name = source.with_suffix(".ipynb").name
        built[Path(name)] = notebook(lesson, solved=False)
        built[Path("solutions") / name] = notebook(lesson, solved=True)
    return built


def notebook(lesson: Any, solved: bool) -> str:
    """Return a lesson as a notebook that has been run, with or without its solutions."""
    cells = []
    seen: dict[str, int] = {}
    for cell in lesson.cells:
        source = edition(cell.source, solved)
        digest = hashlib.sha256(f"{cell.cell_type}\n{source}".encode()).hexdigest()[:12]
        seen[digest] = seen.get(digest, 0) + 1
        make = (
            nbformat.v4.new_code_cell if cell.cell_type == "code" else nbformat.v4.new_markdown_cell
        )
        cells.append(make(source, id=f"{digest}-{seen[digest]}", metadata=cell.metadata))
    made = nbformat.v4.new_notebook(cells=cells, metadata=METADATA)
    made.nbformat_minor = 5
    run(made)
    if not solved:
        hold_back_outputs(made)
    nbformat.validate(made)
    return str(nbformat.writes(made)).rstrip("\n") + "\n"


def edition(source: str, solved: bool) -> str:
    """Return a cell's text with its solutions, or with a placeholder in their place."""
    lines = []
    inside = False
    for line in source.splitlines():
        mark = line.strip()
        if mark in (BEGIN, END):
            if inside == (mark == BEGIN):
                raise ValueError(f"{mark!r} stands where it cannot in a lesson's cell:\n{source}")
            inside = mark == BEGIN
            if inside and not solved:
                lines.append(line.replace(BEGIN, PLACEHOLDER))
        elif solved or not inside:
            lines.append(line)
    if inside:
        raise ValueError(f"{END!r} is missing in a lesson's cell:\n{source}")
    return "\n".join(lines)


def run(made: Any) -> None:
    """Run the notebook from top to bottom, away from the checkout, keeping what it shows."""
    with tempfile.TemporaryDirectory() as folder:
        resources = {"metadata": {"path": folder}}
        NotebookClient(
            made, kernel_name="python3", resources=resources, record_timing=False
        ).execute()
    made.metadata = nbformat.from_dict(METADATA)
    for cell in made.cells:
        for output in cell.get("outputs", ()):
            # A view belongs to the kernel of this run; what stays is the board's text and picture.
            output.get("data", {}).pop(WIDGET_VIEW, None)


def hold_back_outputs(made: Any) -> None:
    """Clear what the pupils' cells show, for a prediction is none with the answer below it."""
    for cell in made.cells:
        tags = cell.metadata.get("tags", [])
        if cell.cell_type == "code" and KEEP_OUTPUT not in tags:
            cell.outputs, cell.execution_count = [], None
            cell.metadata["tags"] = [*tags, NOT_COMPARED]


def differences(built: dict[Path, str]) -> list[str]:
    """Return what is not as built in `notebooks/`: missing, different, or left over."""
    there = {path.relative_to(NOTEBOOKS) for path in NOTEBOOKS.rglob("*.ipynb")}
    there = {path for path in there if ".ipynb_checkpoints" not in path.parts}
    found = [f"left over: {path}" for path in sorted(there - built.keys())]
    for path, text in built.items():
        if path not in there:
            found.append(f"missing: {path}")
        elif (NOTEBOOKS / path).read_text("utf-8") != text:
            found.append(f"different: {path}")
    return found


def main() -> int:
    """Build the notebooks, or with --check say whether they are as they would be built."""
    parser = argparse.ArgumentParser(description="Build the notebooks from the lessons.")
    parser.add_argument("--check", action="store_true", help="change nothing, compare only")
    check = parser.parse_args().check
    built = build()
    found = differences(built)
    print("\n".join(found) or "The notebooks match the lessons.")
    if check:
        return 1 if found else 0
    for path, text in built.items():
        (NOTEBOOKS / path).parent.mkdir(parents=True, exist_ok=True)
        (NOTEBOOKS / path).write_text(text, "utf-8", newline="\n")
    for line in found:
        if line.startswith("left over: "):
            (NOTEBOOKS / line.removeprefix("left over: ")).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
