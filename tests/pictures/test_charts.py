"""Openings, reviews and pages to print, against the solver."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

import numgames_edu as ng
from numgames_edu import pictures
from numgames_edu.pictures.alt_text import picture_on
from numgames_edu.pictures.canvas.style import BLUE
from numgames_edu.pictures.charts import Openings, Played
from tests.oracle import BOOKS, Exhaustive
from tests.pictures.looking import drawn
from tests.strategies import positions


@pytest.mark.parametrize("slug", BOOKS)
def test_marked_openings_are_the_winning_ones(slug: str) -> None:
    chart = picture_on(pictures.openings(slug, range(2, 13)))
    assert isinstance(chart, Openings)
    expected = {
        (size, number)
        for size in range(2, 13)
        for number in Exhaustive(slug, size, "any").winning_moves(())
    }
    assert chart.winning == expected
    assert chart.losing == {(s, n) for s in range(2, 13) for n in range(1, s + 1)} - expected
    assert chart.even is not None
    won = len(chart.free.won_by(1)) + len(chart.even.won_by(1))
    assert drawn(pictures.openings(slug, range(2, 13)), BLUE) == len(expected) + won
    for any_number, even in zip(chart.free, chart.even, strict=True):
        size = any_number.size
        assert (any_number.winner == 1) == any(s == size for s, _ in expected)
        assert (even.winner == 1) == any(s == size and n % 2 == 0 for s, n in expected)


def test_the_fairness_chart_in_words() -> None:
    words = pictures.describe(pictures.openings("number-knockout", range(8, 13)))
    free = ng.analyse(ng.game("number-knockout", 9).start()).winning_moves
    assert words.startswith(
        "Number Knockout: which first numbers win, boards of 8 to 12 numbers.\n"
        "If any number may begin, Player 1 wins with these largest numbers: 8, 9, 11 and 12.\n"
        "If any number may begin, Player 2 wins with these largest numbers: 10.\n"
        "If the first number must be even, Player 1 wins with these largest numbers: 8 and 12.\n"
        "If the first number must be even, Player 2 wins with these largest numbers: 9, 10 and"
    )
    assert f"1 to 9: {', '.join(map(str, free[:-1]))} and {free[-1]}." in words
    assert "1 to 10: none." in words


def test_the_juniper_green_game_alone_has_one_row() -> None:
    chart = Openings(ng.game("number-knockout", opening="even"), range(2, 31))
    assert chart.even is None
    assert [first_even for first_even, _ in chart.rows] == [True]
    shown = {text.get_text() for text in pictures.openings(chart.game, [8, 9]).texts}
    assert shown & {"first number even", "any first number"} == {"first number even"}
    assert chart.free.won_by(1) == (3, 8, 12, 13, 14, 16, 17, 20, 24, 27, 30)
    assert all(number % 2 == 0 for _, number in chart.winning | chart.losing)


@given(positions())
@settings(max_examples=40)
def test_a_review_follows_the_solver(position: ng.Position) -> None:
    strip = Played(position)
    at = position.game.start()
    for move in strip.review:
        at = at.play(move.number)
        assert move.winner_after == ng.analyse(at).winner
        assert f"{move.move}. Player {move.player} takes {move.number}" in strip.words


def test_a_review_in_words() -> None:
    words = pictures.describe(pictures.review("number-knockout/10: 10 2"))
    assert words == (
        "Number Knockout, 1 to 10, after 2 moves: who was winning.\n"
        "At the start, Player 2 was winning.\n"
        "1. Player 1 takes 10; no other number would have won either. Player 2 is winning now.\n"
        "2. Player 2 takes 2 and gives the win away: 5 would have won. Player 1 is winning now.\n"
        "The win changed hands at move 2."
    )


def test_a_game_that_has_not_begun_has_little_to_review() -> None:
    words = pictures.describe(pictures.review("number-knockout"))
    assert words.endswith("No move has been made yet.")


def test_a_review_says_many_better_numbers_in_short() -> None:
    words = pictures.describe(pictures.review("number-knockout/20: 14"))
    assert "gives the win away: 2 to 13, 15 to 20 would" not in words
    assert "gives the win away: 2 to 13 or 15 to 20 would have won." in words


@pytest.mark.parametrize("size", [2, 12, 20, 30, 31, 50, 100])
def test_a_sheet_asks_only_for_what_it_has_room_for(size: int) -> None:
    ax = pictures.sheet("number-knockout", size)
    shown = [text.get_text() for text in ax.texts]
    assert ("because …" in shown) == (size <= 30)
    assert ("and why it is allowed" in pictures.describe(ax)) == (size <= 30)
    assert ("Write each move down, and why it is allowed." in " ".join(shown)) == (size <= 30)
    assert f"a table for {size} moves" in pictures.describe(ax)


@pytest.mark.parametrize(
    ("sizes", "said"),
    [
        ([10, 20], "boards of 10 and 20 numbers"),
        ([12], "the board 1 to 12"),
        (range(8, 13), "boards of 8 to 12 numbers"),
        ([4, 5, 6, 7, 20], "boards of 4 to 7 and 20 numbers"),
        (range(2, 41, 2), "20 boards of 2 up to 40 numbers"),
    ],
)
def test_a_chart_names_its_boards(sizes: list[int], said: str) -> None:
    assert Openings(ng.game("parity-duel"), sizes).title.endswith(f"win, {said}")


def test_a_sheet_holds_the_board_and_the_rules() -> None:
    words = pictures.describe(pictures.sheet(ng.game("parity-duel", 12, opening="even")))
    assert "The first number must be even." in words
    assert "odd: the odd numbers 1 to 11." in words
    ax = pictures.sheet("number-knockout")
    shown = [text.get_text() for text in ax.texts]
    assert [shown.count(str(number)) for number in (1, 20)] == [2, 2]  # on the board, as a move
