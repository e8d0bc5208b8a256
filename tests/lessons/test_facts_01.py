"""What lesson 01 says about odd and even numbers and about Even/Odd Match is true."""

from __future__ import annotations

from itertools import product

import pytest

import numgames_edu as ng
from numgames_edu.words import parity
from tests.lessons.test_facts_00 import solved, unanswered

NAME = "01-odd-and-even"
NUMBERS = range(1, 1001)
GAME = "even-odd-match/20: 7 16 5 18 15 20 17 14 13 12 19 10 11 8 9 6 3 4 1 2"


def left_over(dots: int) -> int:
    """Return how many dots are left over when they are put in pairs, one pair after the other."""
    while dots >= 2:
        dots -= 2
    return dots


def every_game(position: ng.Position) -> list[ng.Position]:
    """Return the end of every game that can be played from a position."""
    if position.outcome is not None:
        return [position]
    return [end for n in position.legal_moves for end in every_game(position.play(n))]


def test_the_solutions_are_right_and_in_the_answer_key() -> None:
    assert solved(NAME)
    assert unanswered(NAME) == []


def test_even_leaves_nothing_over_and_odd_leaves_one() -> None:
    assert all(left_over(n) == (parity(n) == "odd") for n in NUMBERS)
    assert 10 == 2 * 5
    assert 7 == 2 * 3 + 1


def test_ten_odd_and_ten_even_numbers() -> None:
    kinds = [parity(n) for n in range(1, 21)]
    assert kinds.count("odd") == kinds.count("even") == 10


def test_the_last_digit_tells_the_parity() -> None:
    for n in NUMBERS:
        assert parity(n) == parity(n % 10) == ("odd" if str(n)[-1] in "13579" else "even")


def test_odd_and_even_take_turns_when_you_count() -> None:
    assert all(parity(n) != parity(n + 1) for n in NUMBERS)


def test_sums_depend_on_the_kinds_alone() -> None:
    sums = {("even", "even"): "even", ("even", "odd"): "odd", ("odd", "odd"): "even"}
    for a, b in product(range(1, 41), repeat=2):
        kinds = sorted([parity(a), parity(b)])
        assert parity(a + b) == sums[kinds[0], kinds[1]]


def test_every_line_goes_from_one_row_to_the_other() -> None:
    game = ng.game("even-odd-match")
    for n in range(1, 21):
        assert set(game.followers(n)) == {m for m in range(1, 21) if parity(m) != parity(n)}


def test_the_game_of_the_stepper_is_whole_and_each_player_takes_one_kind() -> None:
    end = ng.position(GAME)
    assert end.outcome is not None
    assert end.outcome.winner == 2
    assert {parity(n) for n in end.history[0::2]} == {"odd"}
    assert {parity(n) for n in end.history[1::2]} == {"even"}


@pytest.mark.parametrize("size", [2, 4, 6])
def test_each_player_takes_one_kind_and_player_2_wins_every_game(size: int) -> None:
    ends = every_game(ng.game("even-odd-match", size=size).start())
    for end in ends:
        assert len({parity(n) for n in end.history[0::2]}) == 1
        assert len({parity(n) for n in end.history[1::2]}) == 1
        assert len(end.history) == size
        assert end.outcome is not None
        assert end.outcome.winner == 2


def test_six_odd_and_six_even_numbers_on_1_to_12() -> None:
    kinds = [parity(n) for n in range(1, 13)]
    assert kinds.count("odd") == kinds.count("even") == 6


@pytest.mark.parametrize("size", [8, 12, 20, 30])
def test_player_2_wins_on_the_boards_of_the_lesson(size: int) -> None:
    start = ng.game("even-odd-match", size=size).start()
    assert ng.analyse(start).winner == 2
    assert all(ng.analyse(start.play(n)).winner == 2 for n in start.legal_moves)


def test_the_last_table_of_the_proof() -> None:
    """After ten numbers each, it is Player 1's turn, and nothing is left."""
    at = ng.game("even-odd-match").start()
    for move, number in enumerate(ng.position(GAME).history):
        mine = [n for n in at.available if n % 2 == 1]
        others = [n for n in at.available if n % 2 == 0]
        assert (len(mine), len(others)) == (10 - (move + 1) // 2, 10 - move // 2)
        at = at.play(number)
    assert at.to_move == 1
    assert at.available == ()


def test_player_1_can_win_on_some_board() -> None:
    assert ng.analyse(ng.game("even-odd-match", size=5).start()).winner == 1
