"""What lesson 04 says about Odd or Even Chase is true: by the rules, by counting, by search."""

from __future__ import annotations

import pytest

import numgames_edu as ng
from tests.lessons.test_facts_00 import solved, unanswered
from tests.oracle import Exhaustive, legal

NAME = "04-neighbours"
CHASE = "odd-or-even-chase"
BOARDS = range(1, 15)


def sides(size: int, first: int) -> tuple[int, int]:
    """Return the lesson's counts: the numbers on the left and on the right of the first one."""
    return first - 1, size - first


def run(size: int, first: int, second: int) -> list[int]:
    """Return the game after the first two numbers; there must never be a choice."""
    taken = [first, second]
    while moves := legal(CHASE, size, "any", taken):
        assert len(moves) == 1
        taken += moves
    return taken


def test_one_step_always_changes_the_parity() -> None:
    assert all((n + step) % 2 != n % 2 for n in range(1, 500) for step in (1, -1))


def test_the_parity_rule_adds_nothing() -> None:
    chase, beside = ng.game(CHASE).rule, ng.Adjacent()
    numbers = range(1, 200)
    assert all(chase.allows(a, b) == beside.allows(a, b) for a in numbers for b in numbers)


@pytest.mark.parametrize("size", BOARDS)
def test_the_run_is_forced_and_as_long_as_its_side(size: int) -> None:
    for first in range(1, size + 1):
        left, right = sides(size, first)
        assert left + right == size - 1
        moves = legal(CHASE, size, "any", [first])
        assert moves == [n for n, side in ((first - 1, left), (first + 1, right)) if side]
        for second in moves:
            game = run(size, first, second)
            assert len(game) - 1 == (left if second < first else right)
            # Player 2 takes the last number of an odd side, Player 1 that of an even one.
            assert 2 - len(game) % 2 == (2 if (len(game) - 1) % 2 else 1)


@pytest.mark.parametrize("size", BOARDS)
def test_player_2_wins_exactly_by_running_to_an_odd_side(size: int) -> None:
    search = Exhaustive(CHASE, size, "any")
    for first in range(1, size + 1):
        odd = [n for n, s in zip((first - 1, first + 1), sides(size, first), strict=True) if s % 2]
        assert search.winning_moves((first,)) == odd
        assert ng.analyse(ng.game(CHASE, size=size).replay([first])).winning_moves == tuple(odd)


@pytest.mark.parametrize("size", BOARDS)
def test_who_wins_each_board(size: int) -> None:
    opening = Exhaustive(CHASE, size, "any").winning_moves(())
    assert opening == ([n for n in range(1, size + 1) if n % 2] if size % 2 else [])
    assert ng.analyse(ng.game(CHASE, size=size).start()).winner == (1 if size % 2 else 2)


def test_on_an_even_board_exactly_one_side_is_odd() -> None:
    for size in range(2, 101, 2):
        for first in range(1, size + 1):
            assert sum(side % 2 for side in sides(size, first)) == 1


def test_on_an_odd_board_both_sides_are_as_the_first_number_says() -> None:
    """An odd first number leaves two even sides, an even one two odd sides."""
    for size in range(1, 102, 2):
        for first in range(1, size + 1):
            assert [side % 2 for side in sides(size, first)] == [(first + 1) % 2] * 2


def test_partners_are_the_first_step_to_the_odd_side() -> None:
    found = ng.analyse(ng.game(CHASE).start()).proof
    assert found.pairs == ((1, 2), (3, 4), (5, 6), (7, 8), (9, 10), (11, 12))
    assert found.holds()
    partner = {a: b for pair in found.pairs for a, b in (pair, pair[::-1])}
    for first in range(1, 13):
        left, right = sides(12, first)
        assert (left if partner[first] < first else right) % 2 == 1


def test_the_longer_side_may_lose() -> None:
    assert sides(12, 4) == (3, 8)
    assert Exhaustive(CHASE, 12, "any").winning_moves((4,)) == [3]


@pytest.mark.parametrize(("size", "winner"), [(12, 2), (11, 1)])
def test_on_a_ring_everything_is_taken(size: int, winner: int) -> None:
    def games(taken: list[int]) -> list[list[int]]:
        free = {(taken[-1] + step) % size for step in (1, -1)} - set(taken)
        return [game for n in free for game in games([*taken, n])] if free else [taken]

    assert {len(game) for game in games([0])} == {size}
    assert 2 - size % 2 == winner


def test_two_chains_take_the_whole_line() -> None:
    def chains(taken: list[int]) -> list[list[int]]:
        moves = legal(CHASE, 12, "any", taken)
        return [line for n in moves for line in chains([*taken, n])] if moves else [taken]

    whole = [line for line in chains([]) if len(line) == 12]
    assert whole == [list(range(1, 13)), list(range(12, 0, -1))]


def test_the_solutions_are_right_and_in_the_answer_key() -> None:
    assert solved(NAME)
    assert unanswered(NAME) == []
