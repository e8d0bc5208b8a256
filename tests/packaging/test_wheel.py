"""A wheel, built here and installed into a new environment, does what the README promises."""

from __future__ import annotations

import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

from numgames_edu.words import LANGUAGES
from tests.browser.lab import running_lab

pytestmark = pytest.mark.packaging

CHECKOUT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "-w", str(folder), str(CHECKOUT)]
    subprocess.run(command, check=True)
    (built,) = folder.glob("numgames_edu-*.whl")
    return built


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of commands of a new environment in which the wheel is installed."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder, with_pip=True)
    commands = folder / ("Scripts" if sys.platform == "win32" else "bin")
    subprocess.run([commands / "python", "-m", "pip", "install", "-q", str(wheel)], check=True)
    return commands


def test_the_wheel_holds_what_it_should(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "numgames_edu/py.typed" in names
    assert {f"numgames_edu/{folder}/grammar.py" for folder in LANGUAGES.values()} <= set(names)
    for name in (
        "00-welcome",
        "solutions/09-make-your-own-game",
        "teacher/05-divisors-and-multiples",
    ):
        assert f"numgames_edu/notebooks/{name}.ipynb" in names
    for name in ("board/view", "exercises/pages/form"):
        assert f"numgames_edu/{name}.js" in names
        assert f"numgames_edu/{name}.css" in names
    assert "numgames_edu/jupyter/labconfig/default_setting_overrides.json" in names
    assert not [name for name in names if name.startswith(("tests/", "lessons/", "notebooks/"))]
    assert any(name.endswith("LICENSE") for name in names)


def test_the_installed_package_is_used(scripts: Path, tmp_path: Path) -> None:
    program = "import numgames_edu; print(numgames_edu.__file__)"
    shown = subprocess.run(
        [scripts / "python", "-c", program],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert str(CHECKOUT) not in shown.stdout


def test_it_plays_in_the_terminal(scripts: Path, tmp_path: Path) -> None:
    shown = subprocess.run(
        [scripts / "numgames", "play", "number-knockout"],
        input="7\n1\n12\n11\n",
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert "Player 1 selected 12." in shown.stdout
    assert "11 cannot follow 12" in shown.stdout


def test_it_shows_asks_and_prints(scripts: Path, tmp_path: Path) -> None:
    program = """import numgames_edu as ng
from numgames_edu import exercises as ex, pictures
print(ng.play("number-knockout/20: 6")._view.setup["title"])
print(ex.legal_moves("number-knockout/20: 6 3 9").check([1, 18]))
print(pictures.describe(pictures.parity(7)))"""
    shown = subprocess.run(
        [scripts / "python", "-W", "error", "-X", "utf8", "-c", program],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    title, feedback, *words = shown.stdout.splitlines()
    assert title == "Number Knockout, 1 to 20"
    assert feedback.startswith("Right!")
    assert "so 7 is odd" in " ".join(words)
    subprocess.run([scripts / "numgames", "print", "parity-duel"], cwd=tmp_path, check=True)
    (sheet,) = tmp_path.glob("*.pdf")
    assert sheet.read_bytes().startswith(b"%PDF")


def test_it_opens_the_lab(scripts: Path, tmp_path: Path) -> None:
    folder = tmp_path / "lessons"
    with running_lab(folder, python=str(scripts / "python")) as address:
        assert (folder / "00-welcome.ipynb").is_file()
        with urlopen(address) as answer:
            assert answer.status == 200
            assert b"JupyterLab" in answer.read()
        with urlopen(address.partition("?")[0]) as answer:
            assert "/login" in answer.url  # the token is asked for
