"""A board without a page: its rows, its text and its picture."""

from __future__ import annotations

import subprocess
import sys
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

import numgames_edu as ng
from numgames_edu.display.rows import rows_of
from numgames_edu.display.static import as_text, rows_as_text
from numgames_edu.words import words
from tests.strategies import games, own_games, positions


@given(games(largest=120) | own_games())
def test_rows_hold_every_number_once(game: ng.Game) -> None:
    numbers = [n for _, row in rows_of(game) for n in row]
    assert sorted(numbers) == list(range(1, game.size + 1))
    assert max(len(row) for _, row in rows_of(game)) <= 12


def test_layouts_teach() -> None:
    assert len(rows_of(ng.game("odd-or-even-chase"))) == 1
    assert [label for label, _ in rows_of(ng.game("parity-duel"))] == ["odd", "even"]
    assert rows_of(ng.game("number-knockout"))[1] == ("", list(range(11, 21)))


@settings(max_examples=100)
@given(positions(games(largest=60)))
def test_without_a_page_there_is_text_and_a_picture(position: ng.Position) -> None:
    board = ng.play(position, players=("Ann <1>", "Ben"))
    bundle = board._repr_mimebundle_()
    assert (
        bundle["text/plain"] == repr(board) == repr(ng.play(position, players=("Ann <1>", "Ben")))
    )
    assert "application/vnd.jupyter.widget-view+json" in bundle
    svg = ElementTree.fromstring(bundle["image/svg+xml"])
    title, desc = (svg.find(f"{{http://www.w3.org/2000/svg}}{tag}") for tag in ("title", "desc"))
    assert title is not None
    assert desc is not None
    assert desc.text == bundle["text/plain"]
    texts = [t.text for t in svg.iter("{http://www.w3.org/2000/svg}text")]
    for number in range(1, position.game.size + 1):
        assert str(number) in texts
    for owner, sign in ((1, "o"), (2, "x")):
        for number in position.history[owner - 1 :: 2]:
            assert f"[{number}{sign}]" in bundle["text/plain"]


def test_a_plain_layout_gives_nothing_away() -> None:
    game = ng.game("parity-duel", size=12)
    assert rows_of(game, plain=True) == [("", list(range(1, 11))), ("", [11, 12])]
    assert "odd" not in as_text(game.start(), plain=True)
    assert rows_of(ng.game("odd-or-even-chase"), plain=True) == rows_of(
        ng.game("odd-or-even-chase")
    )


def test_what_a_board_shows_is_made_without_a_widget() -> None:
    program = (
        "import sys; from numgames_edu import game;"
        "from numgames_edu.display.static import as_svg, as_text;"
        "from numgames_edu.display.states import setup_of, state_of;"
        "at = game('number-knockout').replay([6, 3]); names = ('Ann', 'Ben');"
        "as_text(at), as_svg(at), setup_of(at.game, names), state_of(at, names);"
        "print('\\n'.join({name.partition('.')[0] for name in sys.modules}))"
    )
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    heavy = {"ipywidgets", "anywidget", "IPython", "matplotlib", "sympy", "typing"}
    assert not heavy & set(shown.stdout.decode().split())


def test_labels_of_any_length_leave_room_for_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words.board, "side", ["pares", "impares"].__getitem__)
    first, second = rows_as_text(ng.game("parity-duel", size=4).start())[1:]
    assert (first, second) == ("impares  1    3", "pares    2    4")
