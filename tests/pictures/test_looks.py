"""How pictures look: words never overlap or fall off the page, and nothing else is changed."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import matplotlib
import pytest
from matplotlib import pyplot
from matplotlib.axes import Axes
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure

import numgames_edu as ng
from numgames_edu import pictures
from numgames_edu.english.pictures.common import too_small
from numgames_edu.pictures.alt_text import figure_of
from numgames_edu.pictures.canvas import style
from tests.pictures.looking import SIZES, bare_axes, outside, overlaps, played, share

KNOCKOUT = "number-knockout/20: 6 3 9"

EACH: dict[str, Callable[[Axes | None], Axes]] = {
    "move_graph": lambda ax: pictures.move_graph(KNOCKOUT, ax=ax),
    "move_graph with pairs": lambda ax: pictures.move_graph(KNOCKOUT, pairs=True, ax=ax),
    "game_tree": lambda ax: pictures.game_tree(KNOCKOUT, ax=ax),
    "openings": lambda ax: pictures.openings("number-knockout", range(2, 13), ax=ax),
    "review": lambda ax: pictures.review(KNOCKOUT, ax=ax),
    "parity": lambda ax: pictures.parity(7, ax=ax),
    "divides": lambda ax: pictures.divides(6, 9, ax=ax),
    "factors": lambda ax: pictures.factors(18, ax=ax),
    "neighbours": lambda ax: pictures.neighbours(6, size=12, ax=ax),
    "picture_of": lambda ax: pictures.picture_of(ng.explain(ng.position(KNOCKOUT), 18), ax=ax),
    "sheet": lambda ax: pictures.sheet("number-knockout", ax=ax),
}


def assert_readable(ax: Axes) -> None:
    assert not overlaps(ax)
    assert not outside(ax)


@pytest.mark.parametrize("part", [0, 0.4, 1], ids=["start", "middle", "end"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", ng.GAMES)
def test_labels_of_games_do_not_overlap(slug: str, size: int, part: float) -> None:
    position = played(ng.game(slug, size), part)
    assert_readable(pictures.move_graph(position))
    assert_readable(pictures.game_tree(position))
    assert_readable(pictures.review(position))


@pytest.mark.parametrize("size", [2, 12, 20, 50, 100])
def test_labels_of_pairs_and_of_own_games_do_not_overlap(size: int) -> None:
    assert_readable(pictures.move_graph(ng.game("number-knockout", size), pairs=True))

    class Clock(ng.Rule):
        """The next number is three further, or is double."""

        __slots__ = ()

        def allows(self, last: int, number: int) -> bool:
            return number in (last + 3, 2 * last)

    assert_readable(pictures.move_graph(ng.Game(title="Clock", size=size, rule=Clock())))


@pytest.mark.parametrize("size", [30, 50, 100])
def test_a_long_ending_in_small_letters_stays_on_the_page(size: int) -> None:
    rule = ng.DivisorOrMultiple() & ng.OppositeParity()
    game = ng.Game(title="Unlike Relatives", size=size, rule=rule)
    assert_readable(pictures.game_tree(played(game, 1)))


@pytest.mark.parametrize("depth", [1, 2, 6, 12])
@pytest.mark.parametrize("slug", ng.GAMES)
def test_labels_of_deep_trees_do_not_overlap(slug: str, depth: int) -> None:
    assert_readable(pictures.game_tree(ng.game(slug), depth))
    assert_readable(pictures.game_tree(played(ng.game(slug, 100), 0.2), depth))


@pytest.mark.parametrize("slug", ng.GAMES)
@pytest.mark.parametrize(
    "sizes",
    [
        *([2], range(2, 13), range(2, 41), range(50, 61), range(2, 101)),
        *([12, 20, 100], range(10, 101, 10), range(2, 101, 2), range(1, 100, 7), [99, 100]),
    ],
)
def test_labels_of_charts_do_not_overlap(slug: str, sizes: list[int]) -> None:
    assert_readable(pictures.openings(slug, sizes))


@pytest.mark.parametrize("sizes", [[12, 20, 100], range(10, 101, 10), [10, 20], [99, 100]])
def test_a_few_boards_all_have_their_label(sizes: list[int]) -> None:
    ax = pictures.openings("number-knockout", sizes)
    below = next(t for t in ax.texts if t.get_text() == "board 1 to").get_position()[1]
    shown = [t.get_text() for t in ax.texts if t.get_position()[1] == below]
    assert shown == [*map(str, sizes), "board 1 to"]


@pytest.mark.parametrize("slug", ng.GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_labels_of_sheets_do_not_overlap(slug: str, size: int) -> None:
    assert_readable(pictures.sheet(slug, size))


@pytest.mark.parametrize("number", [1, 2, 7, 18, 64, 97, 100])
def test_labels_of_number_pictures_do_not_overlap(number: int) -> None:
    assert_readable(pictures.parity(number))
    assert_readable(pictures.factors(number))
    assert_readable(pictures.factors(number * 97))
    assert_readable(pictures.neighbours(number, size=100))
    assert_readable(pictures.neighbours(number, size=9999, to=9999 - number))
    for divisor in (1, 2, 6, 30, 100):
        assert_readable(pictures.divides(divisor, number))


@pytest.mark.parametrize("name", EACH)
@pytest.mark.parametrize("inches", [(12, 3), (4, 8), (8, 6)])
def test_a_picture_is_drawn_on_the_axes_given(name: str, inches: tuple[float, float]) -> None:
    ax = bare_axes(*inches)
    assert EACH[name](ax) is ax
    assert not overlaps(ax)
    assert pictures.describe(ax).startswith(pictures.describe(EACH[name](None)))


@pytest.mark.parametrize("name", EACH)
@pytest.mark.parametrize(
    ("inches", "rows", "columns"), [((14, 9), 3, 4), ((6.4, 4.8), 1, 2), ((6.4, 4.8), 2, 2)]
)
def test_small_axes_are_for_the_drawing_first(
    name: str, inches: tuple[float, float], rows: int, columns: int
) -> None:
    """Words shrink and give way before the drawing does; describe says them all."""
    ax = Figure(figsize=inches).subplots(rows, columns, squeeze=False)[0, 0]
    EACH[name](ax)
    assert not overlaps(ax)
    wide, high = share(ax)
    assert high >= 0.5 or wide >= 0.6
    assert pictures.describe(ax) == pictures.describe(EACH[name](None))


def test_what_is_too_small_to_read_says_so() -> None:
    for size, fits in ((2, False), (6, True)):
        ax = bare_axes(size, size)
        pictures.move_graph(KNOCKOUT, ax=ax)
        shown = " ".join(text.get_text() for text in ax.texts)
        assert (too_small() in shown) != fits
        assert ("may be taken now" in shown) == fits
    assert not any(too_small() in t.get_text() for draw in EACH.values() for t in draw(None).texts)


def test_a_dark_page_gets_a_light_ground() -> None:
    for ground, expected in (("black", 1), ("#222244", 1), ("white", 0), ("none", 0), ("#eee", 0)):
        ax = bare_axes()
        figure_of(ax).set_facecolor(ground)
        pictures.parity(7, ax=ax)
        assert len(ax.patches) == expected, ground


@pytest.mark.parametrize("name", EACH)
def test_drawing_again_replaces_the_picture(name: str) -> None:
    ax = bare_axes()
    EACH[name](ax)
    words, count = pictures.describe(ax), len(ax.get_children())
    pictures.parity(8, ax=ax)
    EACH[name](ax)
    assert (pictures.describe(ax), len(ax.get_children())) == (words, count)


@pytest.mark.parametrize("name", EACH)
def test_nothing_global_changes_and_no_figure_stays(name: str) -> None:
    assert matplotlib.get_backend().lower() == "agg"
    before, open_figures = dict(matplotlib.rcParams), pyplot.get_fignums()
    axes = EACH[name](None)
    assert axes.get_title() or any(text.get_text() for text in axes.texts)
    assert dict(matplotlib.rcParams) == before
    assert pyplot.get_fignums() == open_figures
    figure = weakref.ref(axes.figure)
    del axes
    gc.collect()
    assert figure() is None


def test_many_pictures_in_a_row_do_not_fill_the_memory() -> None:
    for number in range(1, 41):  # matplotlib would warn at the 21st figure, and warnings are errors
        pictures.parity(number)
    assert not pyplot.get_fignums()


def test_where_pyplot_can_show_a_figure_it_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matplotlib, "get_backend", lambda: "inline")
    ax = pictures.parity(7)
    assert pyplot.get_fignums() == [ax.figure.number]  # type: ignore[union-attr]
    pyplot.close("all")


def test_pictures_of_a_figure_in_parts() -> None:
    whole = Figure(figsize=(12, 6))
    left, right = whole.subfigures(1, 2)  # type: ignore[misc]
    assert pictures.describe(pictures.parity(7, ax=left.add_subplot())).startswith("Is 7")
    assert pictures.describe(pictures.parity(8, ax=right.add_subplot())).startswith("Is 8")


@pytest.mark.parametrize(
    ("draw", "sentence"),
    [
        (lambda: pictures.move_graph(ng.game("parity-duel", 101)), "up to 100 numbers"),
        (lambda: pictures.game_tree("parity-duel/101:"), "up to 100 numbers"),
        (lambda: pictures.review("parity-duel/101: 1"), "up to 100 numbers"),
        (lambda: pictures.openings("parity-duel", range(90, 102)), "up to 100 numbers"),
        (lambda: pictures.openings("parity-duel", []), "Which boards"),
        (lambda: pictures.openings("parity-duel", ["six"]), "whole number"),  # type: ignore[list-item]
        (lambda: pictures.openings("parity-duel", 20), "sizes such as"),  # type: ignore[arg-type]
        (lambda: pictures.sheet("parity-duel", 101), "up to 100 numbers"),
        (lambda: pictures.move_graph("no-such-game"), "There is no such game"),
        (lambda: pictures.move_graph(7), "a Position, a position code"),  # type: ignore[arg-type]
        (lambda: pictures.openings(7), "a Game or a game's name"),  # type: ignore[arg-type]
        (lambda: pictures.game_tree(KNOCKOUT, depth=0), "from 1 to 12"),
        (lambda: pictures.game_tree(KNOCKOUT, depth=99), "from 1 to 12"),
        (lambda: pictures.parity(0), "from 1 to 100"),
        (lambda: pictures.parity(101), "from 1 to 100"),
        (lambda: pictures.parity(7.5), "number in this picture is a whole number"),  # type: ignore[arg-type]
        (lambda: pictures.parity("7"), "The number in this picture .* quotation marks"),  # type: ignore[arg-type]
        (lambda: pictures.game_tree(KNOCKOUT, depth="3"), "The depth of a tree"),  # type: ignore[arg-type]
        (lambda: pictures.openings("parity-duel", "2-5"), "a list of sizes .* not text"),  # type: ignore[arg-type]
        (lambda: pictures.openings("parity-duel", [2.5]), "The size of a board"),  # type: ignore[list-item]
        (lambda: pictures.divides(0, 9), "from 1 to 100"),
        (lambda: pictures.divides(3, 101), "from 1 to 100"),
        (lambda: pictures.factors(10_001), "from 1 to 10000"),
        (lambda: pictures.neighbours(13, size=12), "from 1 to 12"),
        (lambda: pictures.picture_of("18 may follow 6"), "what ng.explain says"),  # type: ignore[arg-type]
        (lambda: pictures.parity(7, ax="here"), "matplotlib's Axes"),  # type: ignore[arg-type]
        (lambda: pictures.describe("here"), "Axes are described"),  # type: ignore[arg-type]
    ],
)
def test_what_cannot_be_drawn_gets_a_sentence(draw: Callable[[], object], sentence: str) -> None:
    with pytest.raises((TypeError, ValueError), match=sentence):
        draw()
    assert not pyplot.get_fignums()


def luminance(colour: str) -> float:
    """Return how light a colour is, 0 to 1, as WCAG counts it."""
    parts = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in to_rgb(colour))
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


@pytest.mark.parametrize(
    ("colour", "ground", "least"),
    [
        (style.PALE, "white", 3),
        (style.GREY, "white", 4.5),
        (style.DIM, style.PALE_BLUE, 4.5),
        (style.DIM, style.PALE_VERMILION, 4.5),
        ("white", style.BLUE, 4.5),
        ("white", style.VERMILION, 4.5),
        (style.INK, style.YELLOW, 4.5),
        (style.GREEN, "white", 3),
    ],
)
def test_colours_stand_out_from_their_ground(colour: str, ground: str, least: float) -> None:
    dark, light = sorted((luminance(colour), luminance(ground)))
    assert (light + 0.05) / (dark + 0.05) >= least


def test_axes_without_a_picture_say_so() -> None:
    ax = bare_axes()
    assert pictures.describe(ax) == "There is no picture of numgames_edu on these Axes."
    pictures.parity(7, ax=ax)
    ax.clear()
    assert pictures.describe(ax) == "There is no picture of numgames_edu on these Axes."
