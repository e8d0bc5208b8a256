"""Position codes: written and read, friendly to people, safe on hostile text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import numgames_edu as ng
from tests.strategies import own_games, positions


@settings(max_examples=2000)
@given(positions())
def test_every_position_comes_back(position: ng.Position) -> None:
    assert ng.position(position.code) == position
    assert ng.position(position.code).code == position.code


@given(positions(own_games()))
def test_positions_of_own_games_come_back(position: ng.Position) -> None:
    assert ng.position(position.code) == position


def test_codes_are_written_as_promised() -> None:
    assert ng.game("number-knockout").start().code == "number-knockout/20:"
    assert ng.game("number-knockout").replay([6, 3, 9]).code == "number-knockout/20: 6 3 9"
    juniper = ng.game("number-knockout", size=40, opening="even")
    assert juniper.replay([22]).code == "number-knockout/40-even: 22"


def test_spaces_do_not_matter() -> None:
    position = ng.position("  number-knockout/20 :  6   3\n9  ")
    assert position.history == (6, 3, 9)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("", "looks like 'number-knockout/20: 6 3 9'"),
        ("number-knockout", "looks like"),
        ("number-knockout/20 6", "looks like"),
        ("juniper/20: 6", "no known game. The games are"),
        ("/20: 6", "no known game"),
        ("Number-Knockout/20: 6", "no known game"),
        ("number-knockout/: 6", "'' is not a size"),
        ("number-knockout/0: 6", "from 1 to 10000"),
        ("number-knockout/99999: 6", "from 1 to 10000"),
        ("number-knockout/" + "9" * 5000 + ": 6", "is not a size"),
        ("number-knockout/²: 6", "is not a size"),
        ("number-knockout/-20: 6", "is not a size"),
        ("number-knockout/20-odd: 6", "'any' or 'even'"),
        ("number-knockout/20-: 6", "'any' or 'even'"),
        ("number-knockout/20: six", "'six' is not a number"),
        ("number-knockout/20: 6.0", "is not a number"),
        ("number-knockout/20: +6", "is not a number"),
        ("number-knockout/20: 6,3", "is not a number"),
        ("number-knockout/20: ６", "is not a number"),
        ("number-knockout/20: 6: 3", "is not a number"),
        ("number-knockout/20: 21", "Move 1: 21 is not on this board"),
        ("number-knockout/20: 6 6", "Move 2: 6 is already taken"),
        ("number-knockout/20: 6 3 9 18 12", "Move 5: 12 cannot follow 18"),
        ("number-knockout/20-even: 7", "Move 1: 7 cannot be taken first"),
        (
            "number-knockout/20: 7 1 11 13",
            "Move 4: The game is over: Player 1 has won. 13 could not",
        ),
        ("number-knockout/20: " + "6 " * 50_000, "too long"),
        ("__import__('os').system('true')/20: 1", "no known game"),
    ],
)
def test_a_bad_code_gets_a_sentence(code: str, sentence: str) -> None:
    with pytest.raises(ValueError) as caught:
        ng.position(code)
    assert sentence in str(caught.value)
    assert str(caught.value).endswith(".")
    assert len(str(caught.value)) < 600


@settings(max_examples=1000)
@given(st.text() | st.text("number-knockout/20: 639even", max_size=40))
def test_any_text_is_a_position_or_a_value_error(text: str) -> None:
    try:
        position = ng.position(text)
    except ValueError:
        return
    assert ng.position(position.code) == position


@pytest.mark.parametrize("code", [None, 7, b"number-knockout/20: 6", ["6"]])
def test_what_is_no_text_gets_a_sentence(code: object) -> None:
    with pytest.raises(TypeError, match="A position code is text such as"):
        ng.position(code)  # type: ignore[arg-type]


def test_the_longest_game_of_the_largest_board_comes_back() -> None:
    game = ng.game("odd-or-even-chase", size=10_000)
    position = game.replay(range(1, 10_001))
    assert ng.position(position.code) == position


def test_a_game_cannot_speak_under_the_name_of_another() -> None:
    impostor = ng.Game("number-knockout", "Number Knockout", 20, ng.Adjacent())
    with pytest.raises(ValueError, match="choose another slug"):
        _ = impostor.start().code


def test_a_code_is_read_as_a_position_of_the_game_that_is_given() -> None:
    one = ng.Game("mine", "Mine", 9, ng.Adjacent())
    other = ng.Game("mine", "Mine", 9, ng.SameParity())
    first, second = one.replay([3, 4]), other.replay([3, 5])
    codes = first.code, second.code
    assert ng.position(codes[0], one) == first
    assert ng.position(codes[1], other) == second
    repr(first)
    assert ng.position(codes[1]) == second, "looking at a position changes nothing"
