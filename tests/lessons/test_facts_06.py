"""What lesson 06 says about fairness is true: by the rules, by search, and by the solver."""

from __future__ import annotations

from functools import cache

import pytest

import numgames_edu as ng
from tests.lessons.test_facts_00 import solved, unanswered
from tests.oracle import Exhaustive, legal

NAME = "06-fixing-an-unfair-game"
KNOCKOUT = "number-knockout"
WON_WITH_AN_EVEN_START = (3, 8, 12, 13, 14, 16, 17, 20, 24, 27, 30)
CLASS_BOARDS = (18, 19, 21, 22)


def primes_above_half(size: int) -> list[int]:
    return [
        p
        for p in range(2, size + 1)
        if 2 * p > size and all(p % d for d in range(2, int(p**0.5) + 1))
    ]


def after(size: int, *taken: int, opening: str = "any") -> list[int]:
    """Return what may be taken, by the rule book read plainly."""
    return legal(KNOCKOUT, size, opening, list(taken))


@pytest.mark.parametrize("size", [3, 5, 7, 8, 9, *range(11, 61)])
def test_two_primes_above_half_win_in_three_moves(size: int) -> None:
    primes = primes_above_half(size)
    assert len(primes) >= 2
    for first in primes:
        assert after(size, first) == [1]
        for second in set(primes) - {first}:
            assert second in after(size, first, 1)
            assert after(size, first, 1, second) == []


def test_every_board_from_11_to_1000_has_two_primes_above_half() -> None:
    assert min(len(primes_above_half(size)) for size in range(11, 1001)) == 2


def test_player_2_wins_exactly_the_boards_with_one_such_prime_up_to_30() -> None:
    single = tuple(size for size in range(2, 31) if len(primes_above_half(size)) == 1)
    assert single == (2, 4, 6, 10)
    assert ng.fairness(KNOCKOUT, range(2, 31)).won_by(2) == single
    for size in range(2, 21):
        openings = Exhaustive(KNOCKOUT, size, "any").winning_moves(())
        assert bool(openings) == (size not in single)


def test_columns_with_three_or_four_discs_are_primes_above_half() -> None:
    boards = [b for b in ng.fairness(KNOCKOUT, range(2, 31)) if len(b.winning_openings) in (3, 4)]
    assert boards
    assert all(list(b.winning_openings) == primes_above_half(b.size) for b in boards)


@pytest.mark.parametrize(("size", "first"), [(22, 13), (21, 11)])
def test_after_the_first_prime_and_1_only_the_other_primes_win(size: int, first: int) -> None:
    others = [p for p in primes_above_half(size) if p != first]
    assert Exhaustive(KNOCKOUT, size, "any").winning_moves((first, 1)) == others
    assert ng.analyse(ng.position(f"{KNOCKOUT}/{size}: {first} 1")).winning_moves == tuple(others)


@pytest.mark.parametrize(("size", "given"), [(26, (13, 1)), (28, (11, 1))])
def test_no_question_shows_a_first_number_that_another_asks_for(
    size: int, given: tuple[int, int]
) -> None:
    assert not set(given) & set(ng.analyse(ng.game(KNOCKOUT, size).start()).winning_moves)


def test_only_11_wins_after_22_on_1_to_22() -> None:
    assert Exhaustive(KNOCKOUT, 22, "even").winning_moves((22,)) == [11]
    assert len(after(22, 22)) == 3


def test_an_even_first_number_stops_the_trick() -> None:
    assert [s for s in range(2, 500) if any(p % 2 == 0 for p in primes_above_half(s))] == [2, 3]


def test_who_wins_with_an_even_first_number() -> None:
    even = ng.fairness(KNOCKOUT, range(1, 31), opening="even")
    assert even.won_by(1) == WON_WITH_AN_EVEN_START
    for size in range(2, 23):
        openings = Exhaustive(KNOCKOUT, size, "even").winning_moves(())
        assert bool(openings) == (size in WON_WITH_AN_EVEN_START)
        assert tuple(openings) == even[size - 1].winning_openings


def test_nine_of_the_ten_even_first_numbers_win_on_20_and_five_of_eight_on_16_and_17() -> None:
    found = {b.size: b for b in ng.fairness(KNOCKOUT, (16, 17, 20), opening="even")}
    counts = {s: (len(b.winning_openings), len(b.openings)) for s, b in found.items()}
    assert counts == {16: (5, 8), 17: (5, 8), 20: (9, 10)}


@pytest.mark.parametrize("size", CLASS_BOARDS)
def test_on_the_class_boards_every_first_number_leaves_a_decision(size: int) -> None:
    search = Exhaustive(KNOCKOUT, size, "even")
    for first in range(2, size + 1, 2):
        winning, answers = search.winning_moves((first,)), after(size, first)
        assert winning
        assert set(winning) < set(answers)


def test_14_is_the_hardest_first_number_on_18() -> None:
    search = Exhaustive(KNOCKOUT, 18, "even")
    share = {n: len(search.winning_moves((n,))) / len(after(18, n)) for n in range(2, 19, 2)}
    hardest = sorted(share, key=lambda first: share[first])
    assert hardest[0] == 14
    assert share[14] == 1 / 3
    assert set(hardest[1:3]) == {12, 18}
    assert share[12] == share[18] == 2 / 5


def test_the_card_of_partners_for_18_wins_every_game() -> None:
    proof = ng.analyse(ng.position("number-knockout/18-even:")).proof
    partner = {a: b for pair in proof.pairs for a, b in (pair, pair[::-1])}
    assert set(range(1, 19)) - set(partner) == {13, 17}
    games = 0

    def play(taken: list[int]) -> None:
        nonlocal games
        for number in after(18, *taken, opening="even"):
            answer = partner[number]
            assert answer in after(18, *taken, number, opening="even")
            games += 1
            play([*taken, number, answer])

    play([])
    assert games > 100


def test_by_chance_player_1_wins_about_51_of_100_games_on_18() -> None:
    @cache
    def chance(last: int, free: frozenset[int]) -> float:
        """Return how likely the player to move wins, if both choose by chance."""
        moves = [n for n in free if n % last == 0 or last % n == 0]
        return sum(1 - chance(n, free - {n}) for n in moves) / len(moves) if moves else 0.0

    board = frozenset(range(1, 19))
    first = range(2, 19, 2)
    assert round(100 * sum(1 - chance(n, board - {n}) for n in first) / len(first)) == 51


def test_without_1_a_prime_above_half_wins_at_once() -> None:
    assert [n for n in range(2, 21) if n != 17 and (n % 17 == 0 or 17 % n == 0)] == []


def test_the_solutions_are_right_and_in_the_answer_key() -> None:
    assert solved(NAME)
    assert unanswered(NAME) == []
