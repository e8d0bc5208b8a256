"""Exercises are told in one language: the one in use, if it has a room for them, else English."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from types import FunctionType, ModuleType
from typing import Any

import pytest

import numgames_edu as ng
from numgames_edu import exercises as ex
from numgames_edu.english import facts, grammar
from tests.exercises.kinds import KINDS
from tests.exercises.test_page import click, everything, page_of, press

FOLDER = "numgames_edu.fake"
SIGN = "¿"
"""What stands in everything that the other language says, and nowhere in English."""


def signed(function: Callable[..., Any]) -> Callable[..., Any]:
    def told(*arguments: Any, **named: Any) -> Any:
        said = function(*arguments, **named)
        return f"{SIGN}{said}?" if isinstance(said, str) else said

    return told


def room(name: str, **functions: Callable[..., Any]) -> ModuleType:
    made = ModuleType(name)
    made.__path__ = []
    vars(made).update(functions)
    return made


def like(name: str, english: ModuleType) -> ModuleType:
    """Return a room that says what the English one says, with a sign that it does."""
    functions = {n: f for n, f in vars(english).items() if isinstance(f, FunctionType)}
    return room(name, **{n: signed(f) for n, f in functions.items()})


@pytest.fixture
def other(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Speak a language that has only the rooms of grammar and facts."""
    words = sys.modules["numgames_edu.words"]
    monkeypatch.setattr(words, "LANGUAGES", {"en": "english", "xx": "fake"})
    monkeypatch.setattr(words, "_rooms", {})
    monkeypatch.setattr(words, "_chosen", "xx")
    for made in (room(FOLDER), like(f"{FOLDER}.grammar", grammar), like(f"{FOLDER}.facts", facts)):
        monkeypatch.setitem(sys.modules, made.__name__, made)
    yield
    assert vars(words)["_chosen"] == "xx", "the language in use is in use again"


def refusal(make: Callable[[], object]) -> str:
    with pytest.raises((TypeError, ValueError)) as refused:
        make()
    return str(refused.value)


def test_the_other_language_is_spoken(other: None) -> None:
    at = ng.position("number-knockout/20: 6 3 9")
    assert SIGN in at.mover.text
    assert SIGN in ng.explain(at, 7).text


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_speaks_english_with_all_that_it_quotes(kind: str, other: None) -> None:
    question = ex.Lesson("a").ask("1", KINDS[kind].make(None))
    said = [repr(question), question.prompt, *question.choices, question.solution_words()]
    page = page_of(question)
    said += [question.hint() for _ in range(4)]
    for answer in (None, *KINDS[kind].wrong, KINDS[kind].empty, object(), KINDS[kind].right):
        said += [question.check(answer).message, question.answer(answer).message, repr(question)]
    said += [str(ex.answer_key({"1": question})), str(page_of(question.lesson.progress))]  # type: ignore[union-attr]
    for button in ("check", "hint", "another"):
        press(page, button, 0)
        said.append(json.dumps(everything(page), default=str, ensure_ascii=False))
    if page._view is not None:
        click(page, 3)
    question.another()
    said.append(json.dumps(everything(page), default=str, ensure_ascii=False))
    assert [words for words in said if SIGN in words] == []
    assert page.form.setup["language"] == "en"
    assert (page._view is None) or page._view.setup["language"] == "en"


def test_predictions_and_progress_speak_english(other: None) -> None:
    lesson = ex.Lesson("a")
    guess = lesson.predict("p", "Who wins?", about="parity-duel")
    said = [repr(guess), guess.look_back().message, refusal(ex.predict("Who?").look_back)]
    said += [guess.choose(choice) for choice in (None, "nobody", 3.5, "Player 1", 1, 2)]
    said += [repr(guess), guess.message, guess.look_back().message, *guess.choices]
    lesson.ask("1", ex.who_wins("parity-duel")).answer(2)
    progress = lesson.progress
    shown = [page_of(guess), page_of(progress)]
    for button in ("guess", "reset", "keep", "sure"):
        for page in shown:
            press(page, button, 0)
            said.append(json.dumps(everything(page), default=str, ensure_ascii=False))
    said += [repr(progress), progress.headline, *(line for _, line in lesson.lines())]
    said += [
        refusal(make)
        for make in (
            lambda: ex.legal_moves("number-knockout/20: 7 1 11"),
            lambda: ex.winning_move("parity-duel/4:"),
            lambda: ex.legal_moves(7),  # type: ignore[arg-type]
            lambda: ex.who_wins("parity-duel", seed=3.5),  # type: ignore[arg-type]
            lambda: ex.predict(" "),
            lambda: ex.Lesson(""),
            lambda: lesson.ask("2", 7.5),  # type: ignore[arg-type]
            lambda: ex.answer_key({"1": 7.5}),  # type: ignore[dict-item]
        )
    ]
    assert [words for words in said if SIGN in words] == []


def test_a_language_with_a_room_for_exercises_is_spoken(
    other: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = f"{FOLDER}.exercises"
    for made in (room(rooms), room(f"{rooms}.question", not_yet=lambda: f"{SIGN}Nada?")):
        monkeypatch.setitem(sys.modules, made.__name__, made)
    question = ex.legal_moves("number-knockout/20: 6 3 9")
    assert repr(question).endswith(f"{SIGN}Nada?")
    assert ex.predict("Who?").choices == (f"{SIGN}Player 1?", f"{SIGN}Player 2?")
    page = page_of(ex.predict("Who wins?"))
    assert page.form.setup["language"] == "xx"
    assert page.form.state["choices"] == [f"{SIGN}Player 1?", f"{SIGN}Player 2?"]
