"""What lesson 03 says about Parity Game is true."""

from __future__ import annotations

from math import factorial

import pytest

import numgames_edu as ng
from tests.lessons.test_facts_00 import solved, unanswered
from tests.lessons.test_facts_01 import every_game
from tests.lessons.test_facts_02 import winner

NAME = "03-a-game-without-choices"
GAME = "parity-game/15: 5 11 1 3 7 9 13 15 2 4 6 8 10 12 14"


def start(size: int) -> ng.Position:
    """Return the start of Parity Game on a board."""
    return ng.game("parity-game", size=size).start()


def test_the_solutions_are_right_and_in_the_answer_key() -> None:
    assert solved(NAME)
    assert unanswered(NAME) == []


@pytest.mark.parametrize("size", range(1, 8))
def test_every_game_takes_all_numbers_and_has_the_same_winner(size: int) -> None:
    """By search: Player 1 loses on every odd board and wins on every even one."""
    for end in every_game(start(size)):
        assert len(end.history) == size
        assert winner(end) == (2 if size % 2 else 1)


@pytest.mark.parametrize("size", range(1, 101))
def test_who_wins_on_larger_boards(size: int) -> None:
    """By formula, and whatever the first number is."""
    expected = 2 if size % 2 else 1
    assert ng.analyse(start(size)).winner == expected
    if size > 1:
        assert {ng.analyse(start(size).play(n)).winner for n in (1, 2, size)} == {expected}


@pytest.mark.parametrize("size", range(1, 8))
def test_moves_made_and_numbers_left_are_an_invariant(size: int) -> None:
    for end in every_game(start(size)):
        at = end.game.start()
        for number in end.history:
            assert len(at.history) + len(at.available) == size
            assert at.legal_moves, "nobody is ever stuck while a number is left"
            at = at.play(number)
        assert at.available == ()


@pytest.mark.parametrize("size", range(2, 8))
def test_all_numbers_of_one_kind_come_before_the_other_kind(size: int) -> None:
    for end in every_game(start(size)):
        kinds = [n % 2 for n in end.history]
        assert kinds == sorted(kinds, reverse=kinds[0] == 1)


def test_the_moves_of_the_table() -> None:
    at = start(15)
    for move, number in enumerate(ng.position(GAME).history):
        assert (len(at.history), len(at.available)) == (move, 15 - move)
        assert at.to_move == 1 + move % 2
        at = at.play(number)
    assert winner(at) == 2


def test_an_even_number_was_allowed_at_move_9() -> None:
    at = ng.game("parity-game").replay(ng.position(GAME).history[:8])
    assert at.last == 15
    assert at.legal_moves == at.available == (2, 4, 6, 8, 10, 12, 14)
    assert ng.explain(at, 2).legal


@pytest.mark.parametrize("level", ["random", "careful", "perfect"])
def test_thinking_does_not_help(level: str) -> None:
    player = ng.computer(level, seed=1)
    for _ in range(20):
        at = start(15)
        while at.outcome is None:
            at = at.play(player(at))
        assert winner(at) == 2


@pytest.mark.parametrize("size", range(2, 9))
def test_how_many_games_there_are(size: int) -> None:
    odd, even = (size + 1) // 2, size // 2
    assert len(every_game(start(size))) == 2 * factorial(odd) * factorial(even)


def test_how_many_games_on_1_to_8() -> None:
    assert len(every_game(start(8))) == 2 * 24 * 24 == 1152


@pytest.mark.parametrize("size", range(2, 8))
def test_the_rule_about_odd_and_even_does_not_decide_who_wins(size: int) -> None:
    """The same winner if any free number may follow."""

    class Anything(ng.Rule):
        """The next number is any other number."""

        __slots__ = ()

        def allows(self, last: int, number: int) -> bool:
            return last != number

        def relation(self, last: int) -> str:
            return f"is not {last}"

    free = ng.Game(title="Anything", size=size, rule=Anything(), ending="last-loses")
    assert {winner(end) for end in every_game(free.start())} == {2 if size % 2 else 1}


@pytest.mark.parametrize("size", range(2, 8))
def test_no_way_out_is_won_by_a_kind_of_odd_number(size: int) -> None:
    """By search and by formula: who is stuck loses, and all stay in the kind of the first."""
    game = ng.Game(title="No Way Out", size=size, rule=ng.SameParity())
    kinds = {1: (size + 1) // 2, 0: size // 2}
    winning = tuple(n for n in range(1, size + 1) if kinds[n % 2] % 2 == 1)
    for end in every_game(game.start()):
        assert (winner(end) == 1) == (end.history[0] in winning)
    assert ng.analyse(game.start()).winning_moves == winning


def test_no_way_out_on_1_to_15() -> None:
    game = ng.Game(title="No Way Out", size=15, rule=ng.SameParity())
    assert ng.analyse(game.start()).winning_moves == (2, 4, 6, 8, 10, 12, 14)
