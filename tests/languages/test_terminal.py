"""Games in the terminal, played to their ends in both languages."""

from __future__ import annotations

import builtins
import inspect
import re
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import numgames_edu as ng
from numgames_edu.commands import terminal
from numgames_edu.commands.cli import main
from numgames_edu.english import terminal as english
from numgames_edu.rules import Rule
from numgames_edu.spanish import terminal as spanish
from numgames_edu.words import speaking

from ..strategies import games, own_games, seeds
from .both import good, numbers, titles

NAMES = ("Ana", "Luis")

SCRIPTS = [
    name
    for name, thing in vars(english).items()
    if inspect.isclass(thing) and thing.__module__ == english.__name__
]

WORDLESS = {"__init__", "mover", "opponent", "board"}
"""What a script does without words, which another language inherits."""


@pytest.fixture
def transcript(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[[Callable[[], object], list[str]], str]:
    """Return a function that plays with what is typed, and returns all that was shown."""

    def shown(play: Callable[[], object], typed: list[str]) -> str:
        entries = iter(typed)

        def ask(prompt: str) -> str:
            print(prompt, end="")  # noqa: T201
            try:
                return next(entries)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(builtins, "input", ask)
        capsys.readouterr()
        play()
        return capsys.readouterr().out

    return shown


def moves(game: ng.Game, seed: int) -> Iterator[str]:
    """Return what is typed in a random game, with bad entries among it."""
    position, player = game.start(), ng.computer("random", seed)
    while position.outcome is None:
        yield from ("2 3", "x", str(game.size + 1), *map(str, position.history[-1:]))
        number = player(position)
        yield str(number)
        position = position.play(number)


@settings(
    deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.one_of(games(largest=12), own_games(largest=8)), seeds)
def test_a_whole_game(
    transcript: Callable[[Callable[[], object], list[str]], str], game: ng.Game, seed: int
) -> None:
    def play() -> None:
        terminal.play(game.start(), NAMES)

    typed = list(moves(game, seed))
    with speaking("en"):
        theirs = transcript(play, ["?", *typed]).splitlines()
    with speaking("es"):
        ours = transcript(play, ["ayuda", *typed]).splitlines()
    assert len(theirs) == len(ours)
    own = [*NAMES, *titles(game), "x"]
    for their_line, our_line in zip(theirs, ours, strict=True):
        assert numbers(their_line) == numbers(our_line), (their_line, our_line)
        assert {n for n in NAMES if n in their_line} <= {n for n in NAMES if n in our_line}
        good(re.sub(" +", " ", our_line).strip(), own)


@pytest.mark.parametrize("name", SCRIPTS)
def test_each_script_says_in_spanish_what_the_english_one_says(name: str) -> None:
    theirs, ours = getattr(english, name), getattr(spanish, name)
    assert issubclass(ours, spanish.Script)
    said = {n for n, thing in vars(theirs).items() if inspect.isfunction(thing)} - WORDLESS
    for method in said:
        if name == "OddOrEvenChaseScript" and method == "last":
            continue  # "Even" has a capital there, "par" needs none
        assert method in vars(ours), method
        assert inspect.signature(getattr(ours, method)) == inspect.signature(
            getattr(theirs, method)
        )


@pytest.mark.parametrize("word", ["salir", "S", "quit", "q", "Exit"])
def test_leaving(transcript: Callable[[Callable[[], object], list[str]], str], word: str) -> None:
    position = ng.position("number-knockout/20: 6 3")
    with speaking("es"):
        shown = transcript(lambda: terminal.play(position, NAMES), [word])
    assert "Números tomados hasta ahora: 6 (Ana), 3 (Luis)." in shown
    assert shown.endswith(
        "Has dejado la partida. Para seguir jugando desde aquí:\n    game.replay([6, 3])\n"
    )


def test_the_words_to_leave_and_to_ask_are_those_that_are_told() -> None:
    assert set(english.LEAVING) <= set(spanish.LEAVING)
    assert set(english.HELPING) <= set(spanish.HELPING)
    assert not set(spanish.LEAVING) & set(spanish.HELPING)
    assert {"ayuda", "salir"} <= {*spanish.LEAVING, *spanish.HELPING}
    assert "«ayuda»" in spanish.help_for("X", "Y.")
    assert "«salir»" in spanish.help_for("X", "Y.")


def test_numbers_side_by_side_are_no_decimals(
    transcript: Callable[[Callable[[], object], list[str]], str],
) -> None:
    position = ng.position("number-knockout/20: 6 3")
    with speaking("es"):
        shown = transcript(lambda: terminal.play(position, NAMES), ["salir"])
    assert "Números libres: 1-2, 4-5, 7-20 (sin 3, 6)\n" in shown
    assert "Números permitidos: 1, 9, 12, 15, 18\n" in shown
    with speaking("en"):
        shown = transcript(lambda: terminal.play(position, NAMES), ["quit"])
    assert "Available Numbers: 1-2,4-5,7-20 (excluding 3,6)\n" in shown


def test_a_game_against_the_computer(
    transcript: Callable[[Callable[[], object], list[str]], str],
) -> None:
    def play() -> None:
        main(["play", "parity-game", "--size", "5", "--opponent", "computer", "--seed", "1"])

    with speaking("es"):
        shown = transcript(play, ["1", "5", "2"])
    assert "Robot ha tomado el 3 (impar)." in shown
    assert "Esta vez gana el robot. ¡Bien jugado, Jugador 1!" in shown
    for line in shown.splitlines():
        good(line.strip(), titles(ng.game("parity-game")))


def test_the_option_chooses_the_language(
    transcript: Callable[[Callable[[], object], list[str]], str],
) -> None:
    shown = transcript(lambda: main(["play", "parity-duel", "--language", "es"]), ["salir"])
    assert "Turno de Jugador 1\n------------------\n" in shown
    assert "--language es" in shown


@pytest.mark.parametrize(
    "code",
    ["number-knockout/20: 6", "parity-duel/6: 1", "parity-game/5:", "odd-or-even-chase/5: 1"],
)
def test_who_wins_and_why(
    transcript: Callable[[Callable[[], object], list[str]], str], code: str
) -> None:
    def solve() -> None:
        main(["solve", code, "--long", "--review"])

    with speaking("en"):
        theirs = transcript(solve, [])
    with speaking("es"):
        ours = transcript(solve, [])
    assert numbers(theirs) == numbers(ours)
    for line in ours.splitlines():
        good(line)
    assert "¿Por qué?" in ours


class Twice(Rule):
    """El número siguiente es el doble del anterior."""

    def allows(self, last: int, number: int) -> bool:
        return number == 2 * last

    def wanted(self, last: int) -> str:
        return f"el doble de {last}"


def test_a_pupils_own_game(
    transcript: Callable[[Callable[[], object], list[str]], str],
) -> None:
    game = ng.Game("dobles", "Dobles", 6, Twice())
    with speaking("es"):
        shown = transcript(lambda: terminal.play(game.start(), NAMES), ["1", "3", "2", "4"])
    for line in (
        "Dobles. Se juega por turnos: en cada turno se toma uno de los números del 1 al 6. El "
        "número siguiente es el doble del anterior. Pierde quien no pueda tomar ningún número.",
        "Tienes que tomar el doble de 1.",
        "El 3 no puede ir después del 1: después del 1 va el doble de 1, pero el 3 no lo es.",
        "Luis ha tomado el 2 (par).",
        "Luis no puede tomar ningún número, porque no queda libre el doble de 4 (no está en este "
        "tablero), así que gana Ana.",
    ):
        assert line in shown
