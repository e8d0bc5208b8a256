"""The builder: what it makes of a lesson, what it leaves alone, and what it says when it cannot."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest

from lessons import build
from lessons.editions import LessonError
from tests.lessons.course import read

HERE = Path(__file__).parent
NAME = "01-stand-in.ipynb"


@pytest.fixture
def lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder of lessons; their notebooks go into a folder beside it."""
    folder = tmp_path / "lessons"
    folder.mkdir()
    monkeypatch.setattr(build, "LESSONS", folder)
    monkeypatch.setattr(build, "NOTEBOOKS", tmp_path / "notebooks")
    return folder


def write(path: Path, *cells: str) -> None:
    """Write a lesson that consists of these code cells."""
    blocks = [f"```{{code-cell}} ipython3\n{cell}\n```\n" for cell in cells]
    path.write_text("# A lesson\n\n" + "\n".join(blocks), "utf-8")


def test_the_three_editions(stand_in: Path) -> None:
    pupils, solved = read(stand_in / NAME), read(stand_in / "solutions" / NAME)
    assert [cell.id for cell in pupils.cells] == [cell.id for cell in solved.cells]
    assert [cell.source for cell in pupils.cells if "first" in cell.source] == [
        "first = None\n# Put your answer in the place of None, or answer on the page.",
        "ticket.check(first)",
    ]
    (check,) = (cell for cell in solved.cells if "check(first)" in cell.source)
    assert [output["output_type"] for output in check.outputs] == ["stream", "execute_result"]
    assert check.outputs[0].text == "100% of the even numbers.\n"
    assert check.outputs[1].data["text/plain"] == "3.0"
    (kept,) = (cell for cell in pupils.cells if "check(second)" in cell.source)
    assert kept.outputs[0].data["text/plain"] == "Not answered yet."
    page = read(stand_in / "teacher" / NAME)
    assert page.cells[1].outputs[0].text == "The even numbers are 2 and 4.\n"
    assert page.cells[1].metadata.jupyter.source_hidden


def test_folded_and_locked_cells(stand_in: Path) -> None:
    setup = read(stand_in / NAME).cells[1].metadata
    assert setup.jupyter.source_hidden
    assert (setup.deletable, setup.editable, setup.nbgrader.locked) == (False, False, True)
    answer, check = (read(stand_in / NAME).cells[place].metadata for place in (3, 4))
    assert "editable" not in answer
    assert answer.nbgrader.solution
    assert (check.nbgrader.grade_id, check.nbgrader.points) == ("exit-1-check", 3)
    assert "jupyter" not in check


def test_pictures_are_kept_for_a_page_without_a_kernel(stand_in: Path) -> None:
    picture = read(stand_in / "solutions" / NAME).cells[-1].outputs[0]
    assert base64.b64decode(picture.data["image/png"]).startswith(b"\x89PNG")


def test_the_same_lesson_gives_the_same_bytes(
    stand_in: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "LESSONS", HERE)
    for path, text in build.build().items():
        assert (stand_in / path).read_text("utf-8") == text


def test_a_picture_drawn_by_another_matplotlib_is_left_alone(
    stand_in: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "NOTEBOOKS", tmp_path)
    path = Path("solutions", NAME)
    text = (stand_in / path).read_text("utf-8")
    other = text.replace('"image/png": "iVBO', '"image/png": "jWCP')
    assert other != text
    (tmp_path / "solutions").mkdir()
    (tmp_path / path).write_text(other, "utf-8")
    assert build.differences({path: text}) == []
    assert build.differences({path: text.replace("first", "last")}) == [f"different: {path}"]
    assert build.same('<img src="data:image/png;base64,iVBO=" alt="7"', '<img src="" alt="7"')
    assert not build.same('<img src="data:image/png;base64,iVBO=" alt="7"', '<img src="" alt="8"')


def test_differences_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "NOTEBOOKS", tmp_path)
    (tmp_path / "old.ipynb").write_text("{}")
    (tmp_path / "changed.ipynb").write_text("{}")
    (tmp_path / ".ipynb_checkpoints").mkdir()
    (tmp_path / ".ipynb_checkpoints" / "old.ipynb").write_text("{}")
    built = {Path("changed.ipynb"): "[]", Path("solutions/new.ipynb"): "{}"}
    named = ["different: changed.ipynb", f"missing: {Path('solutions/new.ipynb')}"]
    assert build.differences(built) == ["left over: old.ipynb", *named]
    assert build.differences(built, everything=False) == named


def test_only_what_is_named_is_built(lessons: Path, tmp_path: Path) -> None:
    for name in ("01-one.md", "01-one.teacher.md", "02-two.md", "02-two.teacher.md"):
        write(lessons / name, "1 + 1")
    assert build.main(["02"]) == 0
    made = {path.relative_to(tmp_path / "notebooks") for path in tmp_path.rglob("*.ipynb")}
    assert made == {
        Path("02-two.ipynb"),
        Path("solutions/02-two.ipynb"),
        Path("teacher/02-two.ipynb"),
    }
    assert build.main(["02", "--check"]) == 0
    assert build.main(["--check"]) == 1


def test_what_is_left_over_goes(lessons: Path, tmp_path: Path) -> None:
    write(lessons / "01-one.md", "1 + 1")
    write(lessons / "01-one.teacher.md", "1 + 1")
    (tmp_path / "notebooks").mkdir()
    (tmp_path / "notebooks" / "00-old.ipynb").write_text("{}")
    assert build.main([]) == 0
    assert not (tmp_path / "notebooks" / "00-old.ipynb").exists()
    assert build.main(["--check"]) == 0


def test_a_lesson_and_its_page_belong_together(
    lessons: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(lessons / "01-one.md", "1 + 1")
    write(lessons / "02-two.teacher.md", "1 + 1")
    assert build.main([]) == 0
    assert build.main(["--check"]) == 1
    said = capsys.readouterr().out
    assert "no teacher's page: 01-one.md\nno lesson: 02-two.teacher.md\n" in said


@pytest.mark.parametrize(
    ("cell", "sentence"),
    [
        (
            "\nx = 1\nx / 0",
            "01-one.ipynb: The cell that starts with 'x = 1' failed: "
            "ZeroDivisionError: division by zero",
        ),
        (
            "\nimport warnings\nwarnings.warn('It is late.')",
            "The cell that starts with 'import warnings' warned:",
        ),
        (
            "\nx = y\n### BEGIN SOLUTION\nx = 1\n### END SOLUTION",
            "01-one.ipynb: The cell that starts with 'x = y' failed: NameError",
        ),
    ],
)
def test_a_cell_that_fails_is_named(
    lessons: Path, capsys: pytest.CaptureFixture[str], cell: str, sentence: str
) -> None:
    write(lessons / "01-one.md", cell)
    assert build.main([]) == 1
    assert sentence in capsys.readouterr().err
    assert not build.NOTEBOOKS.exists()


def test_an_unknown_lesson_gets_a_sentence(
    lessons: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert build.main(["99"]) == 1
    assert capsys.readouterr().err == "There is no lesson 99.\n"


def test_exercises_keep_no_progress_while_a_lesson_is_built(lessons: Path) -> None:
    write(lessons / "01-one.md", "\nimport os\nos.environ['NUMGAMES_PROGRESS'], os.listdir()")
    solved: dict[str, Any] = json.loads(build.build()[Path("solutions/01-one.ipynb")])
    shown = "".join(solved["cells"][1]["outputs"][0]["data"]["text/plain"])
    assert shown.startswith("('off', [")
    assert "build.py" not in shown


def test_an_error_names_the_lesson(lessons: Path) -> None:
    write(lessons / "01-one.md", "\n### BEGIN SOLUTION\nx = 1")
    with pytest.raises(LessonError, match=r"^01-one\.md: '### END SOLUTION' is missing"):
        build.build()
