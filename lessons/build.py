"""Build `notebooks/` from the lessons beside this file: `python lessons/build.py [--check] [05 …]`.

A lesson `NN-name.md` is MyST Markdown. It becomes `notebooks/NN-name.ipynb` for pupils, without
answers, and `notebooks/solutions/NN-name.ipynb`, with all answers and everything that the cells
show, which nbgrader takes as its source. The teacher's page `NN-name.teacher.md` becomes
`notebooks/teacher/NN-name.ipynb`. All are run from top to bottom here, so a lesson that does not
reach its end is not built. The same lessons always give the same bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import jupytext
import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

from lessons.editions import (
    METADATA,
    PLACEHOLDER,
    Edition,
    LessonError,
    edition,
    hold_back_outputs,
    named,
)

LESSONS = Path(__file__).parent
NOTEBOOKS = LESSONS.parent / "notebooks"

TEACHER = ".teacher.md"

FOLDERS: dict[Edition, str] = {"pupil": "", "solution": "solutions", "teacher": "teacher"}

NBGRADER_CONFIG = Path("solutions", "nbgrader_config.json")
"""With it beside the course, nbgrader releases what the pupils' edition is."""

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
PNG = re.compile(r'"image/png": (?:"[^"]*"|\[[^]]*\])|data:image/png;base64,[A-Za-z0-9+/=]+')


def sources(chosen: tuple[str, ...] = ()) -> list[Path]:
    """Return the lessons and teacher's pages, all or those whose names start as chosen."""
    found = sorted(LESSONS.glob("[0-9][0-9]-*.md"))
    unknown = [start for start in chosen if not any(p.name.startswith(start) for p in found)]
    if unknown:
        raise LessonError(f"There is no lesson {unknown[0]}.")
    return [path for path in found if path.name.startswith(chosen or ("",))]


def unmatched() -> list[str]:
    """Return which lessons have no teacher's page, and which pages have no lesson.

    A gallery is to look at, so there is nothing to tell a teacher about it.
    """
    names = [path.name for path in sources()]
    pages = {name.removesuffix(TEACHER) for name in names if name.endswith(TEACHER)}
    lessons = {name.removesuffix(".md") for name in names if not name.endswith(TEACHER)}
    return [
        *(
            f"no teacher's page: {name}.md"
            for name in sorted(lessons - pages)
            if not name.endswith("-gallery")
        ),
        *(f"no lesson: {name}{TEACHER}" for name in sorted(pages - lessons)),
    ]


def build(chosen: tuple[str, ...] = ()) -> dict[Path, str]:
    """Return each file's path below `notebooks/` with its text."""
    made: dict[Path, tuple[Edition, Any]] = {}
    for source in sources(chosen):
        page = source.name.endswith(TEACHER)
        kinds: tuple[Edition, ...] = ("teacher",) if page else ("pupil", "solution")
        name = source.name.removesuffix(TEACHER if page else ".md") + ".ipynb"
        try:
            lesson = jupytext.reads(source.read_text("utf-8"), fmt="md:myst")
            for kind in kinds:
                made[Path(FOLDERS[kind], name)] = kind, edition(lesson, kind)
        except LessonError as problem:
            raise LessonError(f"{source.name}: {problem}") from None
    work = run_all({path: notebook for path, (_, notebook) in made.items()})
    with ThreadPoolExecutor(1) as thread:  # a caller may have a loop of its own, as a browser has
        thread.submit(asyncio.run, work).result()
    config = {"ClearSolutions": {"code_stub": {"python": PLACEHOLDER}}}
    built = {NBGRADER_CONFIG: json.dumps(config, indent=1) + "\n"}
    for path, (kind, notebook) in made.items():
        if kind == "pupil":
            hold_back_outputs(notebook)
        nbformat.validate(notebook)
        built[path] = str(nbformat.writes(notebook)).rstrip("\n") + "\n"
    return built


async def run_all(notebooks: dict[Path, Any]) -> None:
    """Run the notebooks, as many at once as there are processors."""
    import matplotlib.font_manager  # noqa: F401 - the first notebook would talk of making its cache

    waiting = list(notebooks.items())

    async def work() -> None:
        while waiting:
            try:
                await run(*waiting.pop(0))
            except BaseException:
                waiting.clear()  # the others finish what they run, so that no kernel stays behind
                raise

    workers = [work() for _ in range(min(os.cpu_count() or 1, 8))]
    for problem in await asyncio.gather(*workers, return_exceptions=True):
        if problem is not None:
            raise problem


async def run(path: Path, notebook: Any) -> None:
    """Run the notebook from top to bottom, away from the checkout, keeping what it shows."""
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | {"NUMGAMES_PROGRESS": "off", "IPYTHONDIR": folder}
        env.pop("MPLBACKEND", None)  # somebody's own; pictures belong into the notebook
        where = {"metadata": {"path": folder}}
        client = NotebookClient(
            notebook,
            kernel_name="python3",
            resources=where,
            record_timing=False,
            extra_arguments=["--log-level=ERROR"],  # what a kernel warns of is not about a lesson
        )
        try:
            await client.async_execute(env=env)
        except CellExecutionError as error:
            cell = next(cell for cell in notebook.cells if failed(cell))
            what = f"{error.ename}: {error.evalue}"
            raise LessonError(f"{path.as_posix()}: {named(cell)} failed: {what}") from None
    notebook.metadata = nbformat.from_dict(METADATA)
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            # A view belongs to the kernel of this run; what stays is the board's text and picture.
            output.get("data", {}).pop(WIDGET_VIEW, None)
            if output.get("name") == "stderr":
                raise LessonError(f"{path.as_posix()}: {named(cell)} warned: {output.text.strip()}")


def failed(cell: Any) -> bool:
    """Return whether the cell shows an error."""
    return any(output.output_type == "error" for output in cell.get("outputs", ()))


def same(text: str, other: str) -> bool:
    """Return whether two notebooks differ at most in how matplotlib drew the same pictures."""
    return PNG.sub("", text) == PNG.sub("", other)


def differences(built: dict[Path, str], everything: bool = True) -> list[str]:
    """Return what is not as built in `notebooks/`: left over, missing, or different."""
    there = {path.relative_to(NOTEBOOKS) for path in NOTEBOOKS.rglob("*.*") if path.is_file()}
    there = {path for path in there if not any(part.startswith(".") for part in path.parts)}
    found = [f"left over: {path}" for path in sorted(there - built.keys()) if everything]
    for path, text in built.items():
        if path not in there:
            found.append(f"missing: {path}")
        elif not same((NOTEBOOKS / path).read_text("utf-8"), text):
            found.append(f"different: {path}")
    return found


def main(arguments: list[str] | None = None) -> int:
    """Build the notebooks, or with --check say whether they are as they would be built."""
    parser = argparse.ArgumentParser(description="Build the notebooks from the lessons.")
    parser.add_argument("lesson", nargs="*", help="the start of a lesson's name; default: all")
    parser.add_argument("--check", action="store_true", help="change nothing, compare only")
    options = parser.parse_args(arguments)
    try:
        built = build(tuple(options.lesson))
    except LessonError as problem:
        print(problem, file=sys.stderr)
        return 1
    alone = unmatched()
    found = differences(built, everything=not options.lesson)
    print("\n".join([*alone, *found]) or "The notebooks match the lessons.")
    if options.check:
        return 1 if alone or found else 0
    for line in found:
        what, _, name = line.partition(": ")
        if what == "left over":
            (NOTEBOOKS / name).unlink()
        else:
            (NOTEBOOKS / name).parent.mkdir(parents=True, exist_ok=True)
            (NOTEBOOKS / name).write_text(built[Path(name)], "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
