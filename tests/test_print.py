"""`numgames print`: a page for the class without computers."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import pytest

import numgames_edu as ng
from numgames_edu.commands.cli import main


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write where nothing can be lost."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("slug", ng.GAMES)
def test_every_game_has_a_page(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", slug]) == 0
    name = f"{slug}-{ng.game(slug).size}.pdf"
    assert capsys.readouterr().out == f"Ready to print: {name}\n"
    assert Path(name).read_bytes().startswith(b"%PDF")


def test_the_name_says_which_game_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    """Both openings can lie side by side."""
    for opening, name in (("even", "parity-duel-50-even.pdf"), ("any", "parity-duel-50.pdf")):
        assert main(["print", "parity-duel", "--size", "50", "--opening", opening]) == 0
        assert capsys.readouterr().out == f"Ready to print: {name}\n"
        assert Path(name).exists()


def test_the_page_is_one_sheet_of_a4() -> None:
    main(["print", "number-knockout", "-o", "page.pdf"])
    data = Path("page.pdf").read_bytes()
    assert re.findall(rb"/Count (\d+)", data) == [b"1"]
    box = re.search(rb"/MediaBox \[ ?0 0 ([\d.]+) ([\d.]+) ?\]", data)
    assert box is not None
    assert [round(float(side) / 72 * 25.4) for side in box.groups()] == [210, 297]
    assert b"Number Knockout, 1 to 20" in data  # its title
    assert any(
        b"TJ" in zlib.decompress(stream)
        for stream in re.findall(rb"stream\r?\n(x.+?)\r?\nendstream", data, re.DOTALL)
        if stream
    )


def test_the_same_page_is_the_same_file() -> None:
    main(["print", "parity-duel", "--size", "30", "--opening", "even", "-o", "one.pdf"])
    main(["print", "Parity Duel", "--size", "30", "--opening", "even", "-o", "two.pdf"])
    assert Path("one.pdf").read_bytes() == Path("two.pdf").read_bytes()


def test_a_file_is_never_overwritten(capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.pdf").write_text("my work")
    assert main(["print", "number-knockout", "-o", "mine.pdf"]) == 2
    sentence = "numgames: mine.pdf is there already. Choose another name.\n"
    assert capsys.readouterr().err == sentence
    assert Path("mine.pdf").read_text() == "my work"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no such game"),
        (["parity-duel", "--size", "101"], "up to 100 numbers"),
        (["parity-duel", "--opening", "odd"], "'any' or 'even'"),
        (["parity-duel", "-o", "no/such/folder/page.pdf"], "There is no folder"),
    ],
)
def test_what_cannot_be_printed_gets_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["print", *words]) == 2
    assert sentence in capsys.readouterr().err
    assert not list(Path().rglob("*.pdf"))
