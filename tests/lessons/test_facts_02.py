"""What lesson 02 says about Parity Duel, Even/Odd Match and counting is true."""

from __future__ import annotations

from typing import Any

import pytest

import numgames_edu as ng
from numgames_edu.words import parity
from tests.lessons.test_facts_00 import solved, unanswered
from tests.lessons.test_facts_01 import every_game

NAME = "02-the-same-game-twice"
EVEN_OPENING = "parity-duel/15: 8 3 2 15 6 1 14 9 4 11 12 5 10 7"
ODD_OPENING = "parity-duel/15: 7 2 1 14 15 6 3 8 11 4 9 12 5 10 13"


def winner(position: ng.Position) -> int:
    """Return who won a game that is over."""
    assert position.outcome is not None
    return position.outcome.winner


def test_the_solutions_are_right_and_in_the_answer_key() -> None:
    assert solved(NAME)
    assert unanswered(NAME) == []


@pytest.mark.parametrize("size", range(1, 8))
def test_each_game_of_the_one_is_a_game_of_the_other(size: int) -> None:
    match = every_game(ng.game("even-odd-match", size=size).start())
    duel = every_game(ng.game("parity-duel", size=size).start())
    assert [(g.history, winner(g)) for g in match] == [(g.history, winner(g)) for g in duel]


def test_both_have_the_same_board_rule_and_end() -> None:
    match, duel = ng.game("even-odd-match"), ng.game("parity-duel")
    assert (match.size, match.rule, match.ending) == (duel.size, duel.rule, duel.ending)
    assert match.size == 20


def test_on_1_to_20_player_2_wins_parity_duel() -> None:
    start = ng.game("parity-duel").start()
    assert all(ng.analyse(start.play(n)).winner == 2 for n in start.legal_moves)


@pytest.mark.parametrize("size", range(1, 8))
def test_the_first_number_alone_decides(size: int) -> None:
    """By search: Player 1 wins exactly the games on an odd board that began with an odd number."""
    for end in every_game(ng.game("parity-duel", size=size).start()):
        assert (winner(end) == 1) == (size % 2 == 1 and end.history[0] % 2 == 1)


@pytest.mark.parametrize("size", range(2, 52))
def test_which_first_numbers_win(size: int) -> None:
    """By formula, on boards too large for the search."""
    odd = tuple(range(1, size + 1, 2)) if size % 2 else ()
    assert ng.analyse(ng.game("parity-duel", size=size).start()).winning_moves == odd


@pytest.mark.parametrize("size", range(1, 52))
def test_an_odd_board_has_one_odd_number_more(size: int) -> None:
    kinds = [parity(n) for n in range(1, size + 1)]
    assert kinds.count("odd") - kinds.count("even") == size % 2


@pytest.mark.parametrize("size", range(2, 31))
def test_with_an_even_first_number_player_2_wins(size: int) -> None:
    assert ng.analyse(ng.game("parity-duel", size=size, opening="even").start()).winner == 2


@pytest.mark.parametrize("moves", [[7, 9], [7, 7], [7, 99], ["seven"], 7, None])
def test_a_wrong_list_gets_a_sentence(moves: Any) -> None:
    """The lesson's box prints it; any other kind of error would stop the page."""
    with pytest.raises((ValueError, TypeError), match=r"\.$"):
        ng.game("parity-duel").replay(moves)


def test_the_two_games_on_1_to_15() -> None:
    even, odd = ng.position(EVEN_OPENING), ng.position(ODD_OPENING)
    assert (winner(even), even.available) == (2, (13,))
    assert (winner(odd), odd.available) == (1, ())


@pytest.mark.parametrize("size", [5, 7])
def test_what_is_left_over_on_an_odd_board(size: int) -> None:
    ends = every_game(ng.game("parity-duel", size=size).start())
    for end in ends:
        assert len(end.available) == (1 if end.history[0] % 2 == 0 else 0)
    assert {n for end in ends for n in end.available} == set(range(1, size + 1, 2))


def test_nobody_can_follow_the_tip() -> None:
    begun = ng.position("parity-duel/20: 10 7 8 5")
    assert {begun.play(n).requirement for n in begun.legal_moves} == {"an odd number"}


@pytest.mark.parametrize("size", range(2, 8))
def test_no_move_but_the_first_changes_what_must_follow(size: int) -> None:
    for end in every_game(ng.game("parity-duel", size=size).start()):
        at = end.game.start()
        for move, number in enumerate(end.history):
            if move:
                assert len({parity(n) for n in at.legal_moves}) == 1
            at = at.play(number)


@pytest.mark.parametrize("size", [2, 4, 6, 8])
def test_answering_with_the_partner_never_fails(size: int) -> None:
    """Player 1 tries everything; Player 2 answers with the other number of (1, 2), (3, 4), …"""

    def player_1_loses(at: ng.Position) -> bool:
        return all(
            player_1_loses(at.play(n).play(n + 1 if n % 2 else n - 1)) for n in at.legal_moves
        )

    assert player_1_loses(ng.game("parity-duel", size=size).start())


@pytest.mark.parametrize("red", range(11))
@pytest.mark.parametrize("black", range(11))
def test_the_card_game_depends_on_the_numbers_of_cards_alone(red: int, black: int) -> None:
    """Whoever has begun with a colour wins if there are more cards of it than of the other."""

    def mover_wins(mine: int, others: int) -> bool:
        return mine > 0 and not mover_wins(others, mine - 1)

    assert mover_wins(red, black) == (red > black)
    best = mover_wins(red, black) or mover_wins(black, red)
    assert best == (red != black)
