"""A course in a temporary folder that nbgrader runs as a teacher would, by its commands."""

from __future__ import annotations

import csv
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import nbformat


class Course:
    """A course with one assignment, made from the solutions of a lesson."""

    def __init__(self, folder: Path, solutions: Path, config: Path) -> None:
        self.folder, self.name = folder, solutions.stem
        source = folder / "source" / self.name
        source.mkdir(parents=True)
        shutil.copy(solutions, source)
        shutil.copy(config, folder)
        self._run("generate_assignment", self.name)

    @property
    def released(self) -> Any:
        """Return the notebook that nbgrader hands out."""
        return read(self.folder / "release" / self.name / f"{self.name}.ipynb")

    def submit(self, pupil: str, notebook: Any) -> None:
        """Put a pupil's notebook where nbgrader collects them."""
        target = self.folder / "submitted" / pupil / self.name / f"{self.name}.ipynb"
        target.parent.mkdir(parents=True)
        nbformat.write(notebook, target)

    def scores(self) -> dict[str, float]:
        """Return what each pupil's submission is given by nbgrader."""
        self._run("autograde", self.name)
        self._run("export")
        with (self.folder / "grades.csv").open(encoding="utf-8", newline="") as lines:
            return {row["student_id"]: float(row["score"]) for row in csv.DictReader(lines)}

    def _run(self, *words: str) -> None:
        """Run one of nbgrader's commands, away from anybody's settings."""
        kinds = ("CONFIG", "DATA", "RUNTIME")
        own = {f"JUPYTER_{kind}_DIR": str(self.folder / f".{kind}") for kind in kinds}
        # nbgrader calls a command of its database, alembic, by name.
        own["PATH"] = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
        own |= {"IPYTHONDIR": str(self.folder / ".ipython"), "NUMGAMES_PROGRESS": "off"}
        ended = subprocess.run(
            [sys.executable, "-m", "nbgrader", *words],
            cwd=self.folder,
            env=os.environ | own,
            capture_output=True,
            text=True,
        )
        assert ended.returncode == 0, ended.stderr


def read(path: Path) -> Any:
    """Return the notebook in the file."""
    return nbformat.read(path, as_version=4)


def points(notebook: Any) -> dict[str, int]:
    """Return the names of the answers that are graded, with their points, in order."""
    marks = [cell.metadata.get("nbgrader", {}) for cell in notebook.cells]
    return {m["grade_id"].removesuffix("-check"): m["points"] for m in marks if m.get("grade")}


def answers(notebook: Any) -> dict[str, str]:
    """Return the text of each answer in a notebook, by the cell's name."""
    marked = [cell for cell in notebook.cells if cell.metadata.get("nbgrader", {}).get("solution")]
    return {cell.metadata.nbgrader.grade_id: cell.source for cell in marked}


def answered(notebook: Any, with_these: Mapping[str, str]) -> Any:
    """Return a pupil's notebook with these answers written into it."""
    filled = nbformat.from_dict(notebook)
    for cell in filled.cells:
        name = cell.metadata.get("nbgrader", {}).get("grade_id")
        cell.source = with_these.get(name, cell.source)
    return filled
