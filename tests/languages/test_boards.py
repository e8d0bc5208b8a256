"""Boards, step-throughs and their alternative texts in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import ipywidgets
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import numgames_edu as ng
from numgames_edu.board import timers
from numgames_edu.display.rows import rows_of
from numgames_edu.display.states import HELP_LEVELS, explanation_of, message, setup_of, state_of
from numgames_edu.display.static import as_svg, as_text
from numgames_edu.words import choose, speaking

from ..board.hands import click, inside, said
from ..strategies import games, own_games, positions
from .both import good, numbers, same, titles

NAMES = ("Ana", "Luis")


def strings(data: object) -> Iterator[str]:
    """Return all text that people read in what travels to the page, in its order."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for name, value in data.items():
            if name == "parts":
                yield "".join(part if isinstance(part, str) else part["math"] for part in value)
            elif name not in ("code", "tone", "layout", "language", "names"):
                yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)


def same_data(make: Callable[[], object], own: list[str]) -> None:
    """Compare what travels in both languages, sentence by sentence."""
    with speaking("en"):
        english = list(strings(make()))
    with speaking("es"):
        spanish = list(strings(make()))
    assert len(english) == len(spanish)
    for theirs, ours in zip(english, spanish, strict=True):
        assert numbers(theirs) == numbers(ours), (theirs, ours)
        good(re.sub(r"\{(\w+)\}", "7", ours).strip(), own)


@given(
    st.one_of(positions(games(largest=30)), positions(own_games())),
    st.sampled_from(HELP_LEVELS),
    st.integers(0, 31),
)
def test_what_travels_to_the_page(position: ng.Position, level: str, number: int) -> None:
    own = [*titles(position.game), *NAMES]
    same_data(lambda: setup_of(position.game, NAMES), own)
    same_data(lambda: state_of(position, NAMES, level), own)
    same_data(lambda: explanation_of(position, number, NAMES), own)


@given(st.one_of(positions(games(largest=30)), positions(own_games())))
def test_boards_as_text_and_as_pictures(position: ng.Position) -> None:
    own = [*titles(position.game), *NAMES, "x", "o"]
    same(lambda: re.sub(" +", " ", as_text(position, NAMES)).replace("\n ", "\n"), own)
    texts = re.compile(r"<(?:title|desc)>(.*?)</(?:title|desc)>|<text[^>]*>(.*?)</text>", re.S)

    def picture() -> str:
        found = texts.findall(as_svg(position, NAMES))
        return " ".join(" ".join(one or other for one, other in found).split())

    same(picture, own)


def test_the_rows_of_parities_have_spanish_labels() -> None:
    with speaking("es"):
        assert [label for label, _ in rows_of(ng.game("parity-duel", 6))] == ["impar", "par"]
        assert as_text(ng.position("parity-duel/6: 3 4")).splitlines() == [
            "Parity Duel, del 1 al 6",
            "impar  1   [3o]  5",
            "par    2   [4x]  6",
            "Jugador 1 (o): 3; Jugador 2 (x): 4",
            "Turno de Jugador 1: un número impar.",
        ]


def test_the_language_of_a_board_is_known_to_screen_readers() -> None:
    with speaking("es"):
        assert setup_of(ng.game("parity-duel"), NAMES)["language"] == "es"


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the computer answer at once, whatever loops other tests have running."""
    monkeypatch.setattr(timers, "running_loop", lambda: None)


@pytest.mark.usefixtures("at_once")
@settings(deadline=None, max_examples=15)
@given(st.sampled_from(ng.GAMES), st.data())
def test_a_game_on_a_board(slug: str, data: st.DataObject) -> None:
    choose("es")
    size = data.draw(st.integers(1, 9))
    board = ng.play(slug, size, players=NAMES)
    own = [*NAMES, *titles(board.position.game)]
    good(said(board), own)
    while board.position.outcome is None:
        click(board, data.draw(st.integers(0, size + 1)))
        good(said(board).strip(), own)
        for answer in (board.hint(), board.who_wins()):
            good(answer, own)
        click(board, data.draw(st.sampled_from(board.position.legal_moves or (1,))))
        good(said(board).strip(), own)
    for text in strings(dict(board._view.state)):
        good(text.strip(), own)
    board.copy_code()
    good(said(board).replace(board.position.code, "X"), [*own, "X"])
    board.undo()
    board.restart()
    board.undo()
    good(said(board), own)
    stepper = ng.replay(board.position)
    for step in range(len(board.position.history) + 1):
        stepper.step = step
        good(said(stepper).strip(), own)


@pytest.mark.usefixtures("at_once")
def test_against_the_computer() -> None:
    choose("es")
    board = ng.play("number-knockout", 12, opponent="computer", level="perfect", seed=1)
    assert board.players == ("Jugador 1", "Robot")
    board.play(5)
    assert said(board).startswith("Robot toma el ")
    good(said(board), board.players)


@pytest.mark.usefixtures("at_once")
def test_every_button_and_field() -> None:
    choose("es")
    board = ng.play("number-knockout", 12)
    (settings_button,) = [w for w in inside(board) if label(w) == "Nueva partida…"]
    settings_button.click()
    assert said(board) == "Los ajustes de debajo del tablero están abiertos."
    found = [*inside(board), *inside(ng.replay("number-knockout/12: 6 3"))]
    labels = [label(widget) for widget in found if label(widget)]
    labels += [
        name for w in found for name, _ in getattr(w, "options", ()) if isinstance(name, str)
    ]
    assert len(labels) > 25
    for name in labels:
        good(name)


def label(widget: ipywidgets.Widget) -> str:
    return str(getattr(widget, "description", ""))


@pytest.mark.parametrize(
    "make",
    [
        lambda: ng.play("number-knockout", 500),
        lambda: ng.play("number-knockout", help="much"),
        lambda: ng.play("number-knockout", opponent="me"),
        lambda: ng.play("number-knockout", first=3),
        lambda: ng.play("number-knockout/12: 6", 13),
        lambda: ng.play("number-knockout", players=("Ana",)),  # type: ignore[arg-type]
    ],
)
def test_what_a_board_refuses(make: Callable[[], object]) -> None:
    def refusal() -> str:
        with pytest.raises(ValueError) as refused:
            make()
        return str(refused.value)

    same(refusal, ["all", "count", "none", "Ann", "Ben", "Ana", "Luis"])


def test_messages_made_of_parts_have_the_players_names() -> None:
    position = ng.position("parity-duel/2: 1 2")
    assert position.outcome is not None
    with speaking("es"):
        parts = message(position.outcome.ending.parts, NAMES)["parts"]
    assert parts == [
        "Ana no puede tomar ningún número, porque no queda libre ningún número impar (el 1 ya está "
        "tomado), así que gana Luis."
    ]
