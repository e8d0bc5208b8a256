"""What lesson 05 says about divisors, multiples, primes and chains is true: by rules and search."""

from __future__ import annotations

from itertools import pairwise

import pytest

import numgames_edu as ng
from tests.lessons.test_facts_00 import solved, unanswered
from tests.oracle import Exhaustive, legal

NAME = "05-divisors-and-multiples"
KNOCKOUT = "number-knockout"


def divisors(number: int) -> list[int]:
    return [d for d in range(1, number + 1) if number % d == 0]


def primes_above_half(size: int) -> list[int]:
    return [p for p in range(1, size + 1) if len(divisors(p)) == 2 and 2 * p > size]


def after(size: int, *taken: int) -> list[int]:
    """Return what may follow, by the rule book read plainly."""
    return legal(KNOCKOUT, size, "any", list(taken))


def longest(size: int) -> int:
    """Return the length of the longest chain, by trying all of them."""
    related = {n: set(after(size, n)) for n in range(1, size + 1)}

    def on_from(last: int, free: frozenset[int]) -> int:
        return 1 + max((on_from(n, free - {n}) for n in related[last] & free), default=0)

    everything = frozenset(related)
    return max(on_from(n, everything - {n}) for n in everything)


def test_1_may_be_taken_as_long_as_it_is_free_and_opens_everything() -> None:
    for size in range(2, 41):
        assert all(1 in after(size, last) for last in range(2, size + 1))
        assert after(size, 1) == list(range(2, size + 1))


@pytest.mark.parametrize("size", range(3, 61))
def test_exactly_the_primes_above_half_leave_only_1(size: int) -> None:
    alone = [n for n in range(2, size + 1) if after(size, n) == [1]]
    assert alone == primes_above_half(size)
    for prime in alone:
        for other in set(range(2, size + 1)) - {prime}:
            assert after(size, other, 1, prime) == []  # who took 1 is stuck


def test_the_primes_that_are_named() -> None:
    assert primes_above_half(20) == [11, 13, 17, 19]
    assert primes_above_half(12) == [7, 11]
    assert primes_above_half(10) == [7]
    assert len(divisors(1)) == 1
    assert [n for n in range(1, 11) if len(divisors(n)) == 2] == [2, 3, 5, 7]


def test_a_common_divisor_is_not_enough() -> None:
    for last, number, common in ((12, 8, 4), (12, 8, 2), (10, 15, 5), (6, 9, 3)):
        assert last % common == number % common == 0
        assert number not in after(20, last)


def test_17_leaves_the_fewest_answers_of_the_four() -> None:
    count = {first: len(after(20, first)) for first in (1, 12, 17, 20)}
    assert min(count, key=lambda first: count[first]) == 17
    assert list(count.values()).count(count[17]) == 1


def test_player_1_wins_with_every_opening_but_1_and_14() -> None:
    wins = [n for n in range(1, 21) if n not in (1, 14)]
    assert Exhaustive(KNOCKOUT, 20, "any").winning_moves(()) == wins
    assert ng.analyse(ng.game(KNOCKOUT).start()).winning_moves == tuple(wins)


def test_why_1_and_14_lose() -> None:
    assert after(20, 1, 11) == []
    assert after(20, 7) == [1, 14]
    assert after(20, 14, 7) == [1]
    assert after(20, 14, 7, 1, 11) == []


def test_the_game_that_is_stepped_through() -> None:
    position = ng.position("number-knockout/20: 18 9 3 15 1 17")
    assert position.outcome is not None
    assert [turn.number for turn in ng.review(position).turning_points] == [1]


def test_player_1_took_1_on_move_5_and_could_have_won_with_5() -> None:
    before = [18, 9, 3, 15]
    assert after(20, *before) == [1, 5]
    assert Exhaustive(KNOCKOUT, 20, "any").winning_moves(tuple(before)) == [5]
    assert 17 in after(20, *before, 1)
    assert after(20, *before, 1, 17) == []


@pytest.mark.parametrize(("size", "length"), [(10, 9), (12, 11)])
def test_the_longest_chains_by_trying_all(size: int, length: int) -> None:
    assert longest(size) == length


@pytest.mark.parametrize(("size", "length"), [(10, 9), (12, 11), (15, 13), (20, 17)])
def test_the_longest_chains(size: int, length: int) -> None:
    chain = ng.longest_chain(KNOCKOUT, size=size)
    assert (len(chain), chain.exact) == (length, True)
    assert len(set(chain.numbers)) == length
    assert all(max(pair) % min(pair) == 0 for pair in pairwise(chain.numbers))
    # At most one prime above half the board is in a chain of more than three numbers.
    bound = size - len(primes_above_half(size)) + 1
    assert length <= bound
    assert (length == bound) == (size in (12, 20))
    assert bound == {10: 10, 12: 11, 15: 14, 20: 17}[size]


def test_the_steps_of_the_proof_that_no_chain_takes_1_to_10() -> None:
    rest = {2, 3, 4, 5, 6, 8, 9, 10}
    among = {n: sorted(rest & set(after(10, n))) for n in range(1, 11)}
    assert after(10, 7) == [1]
    assert (among[9], among[5]) == ([3], [10])
    assert (among[3], among[6], among[10]) == ([6, 9], [2, 3], [2, 5])


def test_the_example_of_a_chain() -> None:
    assert ng.game(KNOCKOUT, size=10).replay([5, 10, 2, 8]).history == (5, 10, 2, 8)


def test_the_solutions_are_right_and_in_the_answer_key() -> None:
    assert solved(NAME)
    assert unanswered(NAME) == []
