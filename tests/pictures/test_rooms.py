"""What pictures load, and in which language they speak."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

import numgames_edu as ng
from numgames_edu import pictures, words
from numgames_edu.pictures.alt_text import bundle, figure_of, picture_on
from tests.pictures.looking import bare_axes

KNOCKOUT = "number-knockout/20: 6 3 9"
FOREIGN = "qqq"
"""What every sentence of the made-up language is made of."""

EACH: dict[str, Callable[[], Any]] = {
    "move_graph": lambda: pictures.move_graph(KNOCKOUT),
    "move_graph at the end": lambda: pictures.move_graph("odd-or-even-chase/3: 2 1"),
    "move_graph with pairs": lambda: pictures.move_graph(KNOCKOUT, pairs=True),
    "move_graph without pairs": lambda: pictures.move_graph("parity-game/8: 3", pairs=True),
    "game_tree": lambda: pictures.game_tree(KNOCKOUT),
    "game_tree at the end": lambda: pictures.game_tree("odd-or-even-chase/3: 2 1"),
    "openings": lambda: pictures.openings("number-knockout", range(2, 9)),
    "review": lambda: pictures.review("number-knockout/10: 10 2 6"),
    "review at the end": lambda: pictures.review("parity-game/3: 1 3 2"),
    "parity": lambda: pictures.parity(7),
    "divides": lambda: pictures.divides(6, 9),
    "factors": lambda: pictures.factors(18),
    "neighbours": lambda: pictures.neighbours(6, to=9),
    "sheet": lambda: pictures.sheet("parity-duel", 12),
}

EXPLAINED = {
    "a division": (KNOCKOUT, 18),
    "taken": (KNOCKOUT, 6),
    "none left": ("parity-game/5: 1 3 5", 4),
    "off the board": (KNOCKOUT, 21),
    "too many dots": ("parity-duel/5000: 1251", 5000),
}


def _loaded(code: str) -> set[str]:
    """Return which heavy packages are loaded after running the code in a new Python."""
    heavy = "IPython", "PIL", "anywidget", "ipywidgets", "matplotlib", "numpy", "sympy"
    said = f"{code}\nimport sys\nprint(*(m for m in {heavy!r} if m in sys.modules))"
    run = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True)
    return set(run.stdout.splitlines()[-1].split())


def test_pictures_load_matplotlib_when_the_first_one_is_drawn() -> None:
    start = "from numgames_edu import pictures"
    assert _loaded(start) <= {"numpy"}
    # matplotlib itself loads PIL; nothing of a notebook is loaded before a picture is shown.
    assert _loaded(f"{start}\npictures.parity(7)") <= {"PIL", "matplotlib", "numpy"}


@pytest.mark.parametrize(
    "room",
    [
        *("picture", "numbers", "lines", "trees", "charts", "sheets", "explained"),
        *("graphs.move_graph", "graphs.arrangement", "graphs.routes", "canvas.shapes"),
    ],
)
def test_what_is_drawn_needs_no_matplotlib(room: str) -> None:
    assert _loaded(f"import numgames_edu.pictures.{room}") <= {"numpy"}


def test_pictures_say_themselves_without_being_drawn() -> None:
    code = (
        "import numgames_edu as ng\n"
        "from numgames_edu.pictures.graphs.move_graph import MoveGraph\n"
        "from numgames_edu.pictures.trees import GameTree\n"
        f"position = ng.position({KNOCKOUT!r})\n"
        "graph, tree = MoveGraph(position, pairs=True), GameTree(position, 2)\n"
        "graph.words, graph.note, graph.labels, tree.words, graph.routes.way(1, 2)"
    )
    assert _loaded(code) <= {"numpy"}


class _Foreign(ModuleType):
    """A room in which every function says the same foreign word."""

    def __getattr__(self, name: str) -> Callable[..., str]:
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *_, **__: FOREIGN


@pytest.fixture(params=[("", ".grammar", ".facts"), ("", ".grammar", ".explanations", ".rules")])
def foreign(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> str:
    """Return a language that has some rooms, but none for pictures."""
    rooms: tuple[str, ...] = request.param
    folder = "numgames_edu.foreign"
    for room in rooms:
        monkeypatch.setitem(sys.modules, folder + room, _Foreign(folder + room))
    monkeypatch.setattr(words, "LANGUAGES", {**words.LANGUAGES, "xx": "foreign"})
    monkeypatch.setattr(words, "_rooms", dict(words._rooms))
    return "xx"


def said(ax: Any) -> list[str]:
    """Return everything that a picture says: drawn, described, shown in a notebook."""
    data: Any = picture_on(ax)
    shown = [text.get_text() for text in ax.texts]
    kept = bundle(figure_of(ax))
    values = [data.title, data.words, getattr(data, "note", ""), getattr(data, "result", "")]
    return [*shown, *values, pictures.describe(ax), kept["text/plain"], kept["text/html"]]


@pytest.mark.parametrize("name", EACH)
def test_a_picture_speaks_one_language(name: str, foreign: str) -> None:
    """Also what it quotes is in English as long as a language has no room for pictures."""
    expected = said(EACH[name]())
    with words.speaking(foreign):
        assert str(ng.position(KNOCKOUT).mover) == FOREIGN
        assert said(EACH[name]()) == expected


@pytest.mark.parametrize("name", EXPLAINED)
def test_a_picture_of_an_explanation_speaks_one_language(name: str, foreign: str) -> None:
    explanation = ng.explain(*EXPLAINED[name])
    expected = said(pictures.picture_of(explanation))
    with words.speaking(foreign):
        assert said(pictures.picture_of(explanation)) == expected
        assert said(pictures.picture_of(ng.explain(*EXPLAINED[name]))) == expected


def test_refusals_of_pictures_speak_one_language(foreign: str) -> None:
    def refusals() -> list[str]:
        found = []
        hostile: Any = pictures
        for name, arguments in (
            ("parity", ("7",)),
            ("sheet", ("parity-duel", "large")),
            ("move_graph", ("no-such-game",)),
            ("openings", ("parity-duel", 20)),
        ):
            with pytest.raises((TypeError, ValueError)) as refusal:
                getattr(hostile, name)(*arguments)
            found.append(str(refusal.value))
        return [*found, pictures.describe(bare_axes())]

    expected = refusals()
    with words.speaking(foreign):
        assert refusals() == expected


def test_a_game_is_named_in_every_way() -> None:
    position = ng.position("parity-duel/12: 3")
    for game in ("parity-duel/12: 3", position, position.game):
        assert pictures.describe(pictures.sheet(game)).startswith("Parity Duel, 1 to 12:")
    assert pictures.describe(pictures.sheet(position, 8)).startswith("Parity Duel, 1 to 8:")
