"""Which language is spoken, and what is said where a language has no words."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

import numgames_edu as ng
from numgames_edu import words as seam
from numgames_edu.spanish import games as spanish_games
from numgames_edu.words import choose, chosen, language_of, speaking, told_in

from ..test_imports import loaded

words: Any = vars(seam)["words"]  # whatever rooms there are


def test_there_and_back() -> None:
    position = ng.game("number-knockout").start()
    choose("es")
    assert chosen() == "es"
    assert position.requirement == "cualquier número"
    choose("en")
    assert chosen() == "en"
    assert position.requirement == "any number"


def test_for_a_moment_even_if_something_fails() -> None:
    choose("es")
    with pytest.raises(ng.IllegalMove, match="9 cannot follow 6"), speaking("en"):
        ng.game("number-knockout").replay([6, 9])
    assert chosen() == "es"


@pytest.mark.parametrize("code", ["fr", "", "ES", "spanish", None, 3, ["es"]])
def test_an_unknown_language_is_refused_in_a_sentence(code: object) -> None:
    choose("en")
    with pytest.raises(ValueError, match=r"The language is 'en' or 'es'\."):
        choose(code)
    choose("es")
    with pytest.raises(ValueError, match=r"El idioma puede ser 'en' o 'es'\."):
        choose(code)
    assert chosen() == "es"


@pytest.mark.parametrize(
    ("setting", "language"), [("es", "es"), (" ES ", "es"), ("en", "en"), ("xx", "en"), ("", "en")]
)
def test_the_environment_names_the_first_language(
    setting: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(seam.SETTING, setting)
    assert seam.in_environment() == language


def test_a_sentence_that_is_missing_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    choose("es")
    monkeypatch.delattr(spanish_games, "any_number")
    position = ng.game("number-knockout").start()
    assert position.requirement == "any number"
    assert "Se juega por turnos" in position.game.rules


def test_a_room_that_is_missing_speaks_english_throughout(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "numgames_edu.english.puzzles"
    puzzles = ModuleType(name)
    vars(puzzles)["ask"] = lambda what: f"Why {what}?"
    monkeypatch.setitem(sys.modules, name, puzzles)
    monkeypatch.setattr(seam, "_rooms", dict(seam._rooms))

    def ask() -> str:
        return str(words.puzzles.ask(ng.game("number-knockout").replay([9]).requirement))

    choose("es")
    assert language_of("puzzles") == "en"
    assert language_of("games") == "es"
    assert told_in("puzzles")(ask)() == "Why a divisor or a multiple of 9?"
    assert chosen() == "es"


def test_a_room_that_no_language_has_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError):
        words.nowhere  # noqa: B018
    with pytest.raises(AttributeError):
        words.games.nothing_of_this_name  # noqa: B018


def test_only_the_language_in_use_is_loaded() -> None:
    program = (
        "import sys; import numgames_edu as ng;"
        "ng.game('number-knockout').replay([6]).requirement; print('\\n'.join(sys.modules))"
    )
    assert not any("spanish" in name for name in loaded(program))
