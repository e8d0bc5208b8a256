"""Another language has the same rooms and functions, so that nothing falls back unseen."""

from __future__ import annotations

import pytest

from numgames_edu.words import LANGUAGES

from .rooms import NOT_YET, english_words, functions, parameters, room, rooms, strings, words_in

ROOMS = [(language, name) for language in LANGUAGES.values() for name in rooms(language)]


@pytest.mark.parametrize(("language", "name"), ROOMS)
def test_a_room_has_the_functions_of_the_english_one(language: str, name: str) -> None:
    theirs, ours = functions(room("english", name)), functions(room(language, name))
    assert ours.keys() == theirs.keys()
    for function, says in ours.items():
        assert parameters(says) == parameters(theirs[function]), function


@pytest.mark.parametrize("name", sorted(set(rooms("english")) - NOT_YET))
def test_spanish_has_each_room_that_a_whole_game_shows(name: str) -> None:
    assert name in rooms("spanish")


@pytest.mark.parametrize(("language", "name"), ROOMS)
def test_each_function_says_what_it_returns(language: str, name: str) -> None:
    for function in functions(room(language, name)).values():
        assert (function.__doc__ or "").startswith("Return ")


@pytest.mark.parametrize("name", rooms("spanish"))
def test_no_english_stands_in_a_spanish_room(name: str) -> None:
    for text in strings(room("spanish", name)):
        if " " in text.strip():  # one word alone may be a name that code knows
            assert not words_in(text) & english_words(), text


@pytest.mark.parametrize("language", LANGUAGES.values())
def test_a_language_says_its_code_and_its_name(language: str) -> None:
    grammar = room(language, "grammar")
    assert LANGUAGES[grammar.CODE] == language
    assert grammar.NAME
