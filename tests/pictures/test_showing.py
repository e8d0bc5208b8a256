"""What a notebook is given of a picture: an image that carries its words, once, and no more."""

from __future__ import annotations

import pickle
import re
from base64 import b64decode
from html.parser import HTMLParser
from typing import Any

import pytest
from matplotlib import pyplot
from matplotlib.axes import Axes
from matplotlib.figure import Figure

import numgames_edu as ng
from numgames_edu import pictures
from numgames_edu.pictures.alt_text import bundle, figure_of
from tests.pictures.looking import bare_axes


class Tags(HTMLParser):
    """Collects the tags of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def image_of(ax: Axes) -> dict[str, str | None]:
    """Return the one tag of what a notebook is given."""
    ((tag, attributes),) = Tags(bundle(figure_of(ax))["text/html"]).found
    assert tag == "img"
    return attributes


def test_the_image_has_the_words() -> None:
    ax = pictures.divides(6, 9)
    image = image_of(ax)
    assert image["alt"] == pictures.describe(ax) == bundle(figure_of(ax))["text/plain"]
    assert image["src"] is not None
    kind, _, data = image["src"].partition(",")
    assert kind == "data:image/png;base64"
    assert b64decode(data).startswith(b"\x89PNG")


def test_an_own_title_stays_text() -> None:
    title = "<script>alert(1)</script> & \"quotes\" $\\alpha$ 'x'"
    game = ng.Game(slug="own", title=title, size=6, rule=ng.Adjacent())
    ax = pictures.move_graph(game)
    alt = image_of(ax)["alt"]
    assert alt is not None
    assert alt.startswith(title)
    assert ax.texts[0].get_text().startswith("<script>")


def test_the_same_picture_is_the_same_bundle_without_addresses() -> None:
    one, other = (bundle(figure_of(pictures.game_tree("number-knockout/20: 14"))) for _ in "ab")
    assert one == other
    assert not re.search(r"0x[0-9a-f]{6}", one["text/plain"])


def test_a_figure_with_two_pictures_says_both() -> None:
    figure = Figure(figsize=(10, 4))
    left, right = figure.subplots(1, 2)
    pictures.parity(7, ax=left)
    pictures.parity(8, ax=right)
    assert image_of(left)["alt"] == f"{pictures.describe(left)}\n\n{pictures.describe(right)}"


def test_a_figure_whose_picture_was_cleared_is_somebody_elses_again() -> None:
    ax = bare_axes()
    pictures.parity(7, ax=ax)
    ax.clear()
    assert set(bundle(figure_of(ax))) == {"image/png", "text/plain"}


def test_a_transparent_figure_stays_transparent() -> None:
    ax = bare_axes()
    figure_of(ax).set_facecolor("none")
    pictures.parity(7, ax=ax)
    assert image_of(ax)["alt"] == pictures.describe(ax)


def test_axes_show_their_picture_unless_pyplot_will(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[set[str]] = []
    monkeypatch.setattr("IPython.display.display", lambda data, raw: shown.append(set(data)))
    kept = {"text/html", "text/plain"}
    ax: Any = pictures.parity(7)
    ax._ipython_display_()  # this is what IPython asks for
    assert shown == [kept]
    ax.figure._ipython_display_()
    assert shown == [kept, kept]
    monkeypatch.setattr("matplotlib.get_backend", lambda: "inline")
    held: Any = pictures.parity(7)
    held._ipython_display_()
    assert shown == [kept, kept]
    pyplot.close("all")
    held._ipython_display_()
    assert shown == [kept, kept, kept]


def test_other_figures_are_shown_as_ever() -> None:
    pictures.parity(7)
    other = bare_axes()
    assert not hasattr(figure_of(other), "_ipython_display_")
    assert not hasattr(Figure, "_ipython_display_")
    assert not hasattr(Axes, "_ipython_display_")


def test_a_figure_with_a_picture_can_be_saved_and_copied() -> None:
    again = pickle.loads(pickle.dumps(figure_of(pictures.parity(7))))
    assert pictures.describe(again.axes[0]) == pictures.describe(pictures.parity(7))
