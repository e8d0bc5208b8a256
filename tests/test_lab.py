"""The lessons' folder: what is put there, what is kept, and how JupyterLab is asked to start."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from numgames_edu.commands import lab
from numgames_edu.commands.cli import main
from numgames_edu.words import SETTING

FIRST = "00-welcome.ipynb"


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that stands for the notebooks that came with the package."""
    folder = tmp_path / "shipped"
    (folder / "solutions").mkdir(parents=True)
    (folder / FIRST).write_text("first edition")
    (folder / "teacher").mkdir()
    (folder / "solutions" / FIRST).write_text("answers")
    (folder / "solutions" / "nbgrader_config.json").write_text("{}")
    (folder / "teacher" / FIRST).write_text("page")
    monkeypatch.setattr(lab, "notebooks", lambda: folder)
    return folder


def test_the_package_has_notebooks() -> None:
    names = [path.name for path in lab.notebooks().glob("*.ipynb")]
    assert FIRST in names


def test_new_lessons_are_put_there_without_the_solutions(shipped: Path, tmp_path: Path) -> None:
    folder = tmp_path / "a" / "class"
    assert lab.put_lessons(folder) == {FIRST: "new"}
    assert (folder / FIRST).read_text() == "first edition"
    assert sorted(path.name for path in folder.iterdir()) == [lab.RECORD, FIRST]


TEACHERS = ["solutions/" + FIRST, "solutions/nbgrader_config.json", "teacher/" + FIRST]


def test_a_teacher_gets_the_pages_and_the_solutions_too(shipped: Path, tmp_path: Path) -> None:
    folder = tmp_path / "class"
    everything = [FIRST, *TEACHERS]
    assert lab.put_lessons(folder, teacher=True) == dict.fromkeys(everything, "new")
    assert (folder / "teacher" / FIRST).read_text() == "page"
    assert lab.put_lessons(folder, teacher=True) == dict.fromkeys(everything, "same")
    (folder / "solutions" / FIRST).write_text("my own answers")
    (shipped / "solutions" / FIRST).write_text("second edition")
    (shipped / "teacher" / FIRST).write_text("second edition")
    done = lab.put_lessons(folder, teacher=True)
    assert done["solutions/" + FIRST] == "kept"
    assert done["teacher/" + FIRST] == "updated"
    assert (folder / "solutions" / FIRST).read_text() == "my own answers"


def test_the_record_of_a_teachers_folder_outlives_a_pupils_start(
    shipped: Path, tmp_path: Path
) -> None:
    lab.put_lessons(tmp_path / "class", teacher=True)
    assert lab.put_lessons(tmp_path / "class") == {FIRST: "same"}
    (shipped / "teacher" / FIRST).write_text("second edition")
    assert lab.put_lessons(tmp_path / "class", teacher=True)["teacher/" + FIRST] == "updated"


def test_what_is_in_the_way_of_a_teachers_folder_is_left_alone(
    shipped: Path, tmp_path: Path
) -> None:
    folder, elsewhere = tmp_path / "class", tmp_path / "elsewhere"
    folder.mkdir()
    elsewhere.mkdir()
    (folder / "teacher").symlink_to(elsewhere, target_is_directory=True)
    (folder / "solutions").write_text("a file")
    done = lab.put_lessons(folder, teacher=True)
    assert done == {FIRST: "new"} | dict.fromkeys(TEACHERS, "kept")
    assert not list(elsewhere.iterdir())
    assert (folder / "solutions").read_text() == "a file"


def test_a_changed_lesson_is_kept_for_ever(shipped: Path, tmp_path: Path) -> None:
    lab.put_lessons(tmp_path / "class")
    mine = tmp_path / "class" / FIRST
    mine.write_text("my own work")
    assert lab.put_lessons(tmp_path / "class") == {FIRST: "kept"}
    (shipped / FIRST).write_text("second edition")
    assert lab.put_lessons(tmp_path / "class") == {FIRST: "kept"}
    assert lab.put_lessons(tmp_path / "class") == {FIRST: "kept"}
    assert mine.read_text() == "my own work"


def test_an_untouched_lesson_is_brought_up_to_date(shipped: Path, tmp_path: Path) -> None:
    lab.put_lessons(tmp_path / "class")
    assert lab.put_lessons(tmp_path / "class") == {FIRST: "same"}
    (shipped / FIRST).write_text("second edition")
    assert lab.put_lessons(tmp_path / "class") == {FIRST: "updated"}
    assert (tmp_path / "class" / FIRST).read_text() == "second edition"


def test_a_deleted_lesson_comes_back(shipped: Path, tmp_path: Path) -> None:
    lab.put_lessons(tmp_path / "class")
    (tmp_path / "class" / FIRST).unlink()
    assert lab.put_lessons(tmp_path / "class") == {FIRST: "new"}


def test_a_file_that_was_there_before_is_kept(shipped: Path, tmp_path: Path) -> None:
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / FIRST).write_text("not from here")
    assert lab.put_lessons(tmp_path / "class") == {FIRST: "kept"}
    assert (tmp_path / "class" / FIRST).read_text() == "not from here"


@pytest.mark.parametrize("damage", ["", "{", "[]", "null", '{"00-welcome.ipynb": 7}', "\x00"])
def test_a_damaged_record_loses_nothing(shipped: Path, tmp_path: Path, damage: str) -> None:
    lab.put_lessons(tmp_path / "class")
    (tmp_path / "class" / FIRST).write_text("my own work")
    (tmp_path / "class" / lab.RECORD).write_text(damage)
    assert lab.put_lessons(tmp_path / "class") == {FIRST: "kept"}
    assert (tmp_path / "class" / FIRST).read_text() == "my own work"
    json.loads((tmp_path / "class" / lab.RECORD).read_text())


def test_a_link_or_folder_in_the_way_is_left_alone(shipped: Path, tmp_path: Path) -> None:
    (tmp_path / "class" / FIRST).mkdir(parents=True)
    assert lab.put_lessons(tmp_path / "class") == {FIRST: "kept"}
    (tmp_path / "class" / FIRST).rmdir()
    elsewhere = tmp_path / "elsewhere.ipynb"
    (tmp_path / "class" / FIRST).symlink_to(elsewhere)
    assert lab.put_lessons(tmp_path / "class") == {FIRST: "kept"}
    assert not elsewhere.exists()


class Launch:
    """Stands for JupyterLab and keeps what it was started with."""

    def __init__(self) -> None:
        self.argv: list[str] = []
        self.folder = Path()

    def launch_instance(self, argv: list[str]) -> None:
        self.argv, self.folder = argv, Path.cwd()


@pytest.fixture
def launch(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Launch:
    import jupyterlab.labapp

    launch = Launch()
    monkeypatch.setattr(jupyterlab.labapp, "LabApp", launch)
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.chdir(tmp_path)
    return launch


@pytest.mark.parametrize(
    ("words", "folder", "passed_on"),
    [
        ([], "numgames-lessons", []),
        (["my class"], "my class", []),
        (
            ["--no-browser", "--port", "8899"],
            "numgames-lessons",
            ["--no-browser", "--port", "8899"],
        ),
        (["a/b", "--port=0"], "a/b", ["--port=0"]),
    ],
)
def test_the_lab_starts_in_the_folder_with_its_own_security(
    launch: Launch, tmp_path: Path, words: list[str], folder: str, passed_on: list[str]
) -> None:
    assert main(["lab", *words]) == 0
    assert launch.folder == tmp_path / folder
    assert (tmp_path / folder / FIRST).is_file()
    root = f"--ServerApp.root_dir={tmp_path / folder}"
    assert launch.argv == [root, f"--LabApp.default_url=/lab/tree/{FIRST}", *passed_on]
    assert not [word for word in launch.argv if "token" in word or "password" in word]


@pytest.mark.parametrize(
    ("words", "folder", "passed_on"),
    [
        (["--teacher"], "numgames-teacher", []),
        (["--teacher", "my class", "--no-browser"], "my class", ["--no-browser"]),
        (["my class", "--no-browser", "--teacher"], "my class", ["--no-browser"]),
    ],
)
def test_the_lab_of_a_teacher_opens_the_teachers_page(
    launch: Launch, tmp_path: Path, words: list[str], folder: str, passed_on: list[str]
) -> None:
    assert main(["lab", *words]) == 0
    root = f"--ServerApp.root_dir={tmp_path / folder}"
    first = f"--LabApp.default_url=/lab/tree/teacher/{FIRST}"
    assert launch.argv == [root, first, *passed_on]
    assert (tmp_path / folder / "solutions" / FIRST).is_file()


def test_the_language_of_the_lessons_is_for_the_kernels_too(
    launch: Launch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SETTING, "")
    assert main(["lab", "my class", "--no-browser", "--language", "en", "--port", "8899"]) == 0
    assert os.environ[SETTING] == "en"
    assert launch.folder == tmp_path / "my class"
    assert launch.argv[2:] == ["--no-browser", "--port", "8899"]


def test_an_unknown_language_opens_nothing(
    launch: Launch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["lab", "--language", "klingon"])
    assert "'klingon'" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_pupils_folder_has_no_answers(launch: Launch, tmp_path: Path) -> None:
    assert main(["lab", "class"]) == 0
    assert not [path for path in (tmp_path / "class").iterdir() if path.is_dir()]


def test_the_administrator_may_open_the_lessons(
    launch: Launch, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    assert main(["lab"]) == 0
    assert "--allow-root" in launch.argv
    assert "an everyday account is safer" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["--no-browser", "my-class"],
        ["--port=0", "my-class", "--no-browser"],
        [""],
        ["--teacher", ""],
    ],
)
def test_the_folder_comes_first(
    launch: Launch, tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    assert main(["lab", *words]) == 2
    assert "The folder comes first: numgames lab FOLDER" in capsys.readouterr().err
    assert not launch.argv
    assert not list(tmp_path.iterdir())


def test_a_file_in_place_of_the_folder_gets_a_sentence(
    launch: Launch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").write_text("a file")
    assert main(["lab", "taken"]) == 2
    assert capsys.readouterr().err.startswith("numgames: ")


def test_what_was_kept_is_said(launch: Launch, tmp_path: Path, capsys: object) -> None:
    assert isinstance(capsys, pytest.CaptureFixture)
    main(["lab"])
    launch.folder.joinpath(FIRST).write_text("mine")
    os.chdir(tmp_path)
    capsys.readouterr()
    main(["lab"])
    assert f"Kept as you changed them: {FIRST}" in capsys.readouterr().out


def test_help_explains_the_folder(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lab", "--help"])
    assert "Everything after FOLDER goes to JupyterLab" in " ".join(capsys.readouterr().out.split())
