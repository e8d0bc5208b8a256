"""Every claim of lesson 09, Make your own game: its games, their proofs, and the pupils' code."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import jupytext
import pytest
import sympy

import numgames_edu as ng
from lessons import build
from numgames_edu import exercises as ex
from tests.lessons.test_facts_00 import unanswered

BOTH = ng.DivisorOrMultiple() & ng.OppositeParity()
RULES = (ng.DivisorOrMultiple(), ng.OppositeParity(), ng.SameParity(), ng.Adjacent())


@pytest.fixture(scope="module")
def lesson() -> dict[str, Any]:
    """Return what pupils read in the lesson, as it stands there: functions, rules, games."""
    notebook = jupytext.read(build.LESSONS / "09-make-your-own-game.md", fmt="md:myst")
    names: dict[str, Any] = {"ng": ng, "ex": ex}
    starts = ("def ", "class ", "both =", "primes =", "# The questions")
    for cell in notebook.cells:
        if cell.cell_type == "code" and cell.source.startswith(starts):
            exec(cell.source, names)
    return names


def wins(game: ng.Game, position: ng.Position | None = None) -> bool:
    """Return whether the player to move wins, by trying every line."""
    at = game.start() if position is None else position
    return any(not wins(game, at.play(number)) for number in at.legal_moves)


def unlike(size: int, opening: str = "any") -> ng.Game:
    return ng.Game(title="Unlike Relatives", size=size, rule=BOTH, opening=opening)


def test_every_question_is_in_the_answer_key() -> None:
    assert unanswered("09-make-your-own-game") == []


def test_what_the_four_rules_allow_after_6() -> None:
    after = [ng.Game(title="one", size=12, rule=rule).followers(6) for rule in RULES]
    assert [tuple(numbers) for numbers in after] == [
        (1, 2, 3, 12),
        (1, 3, 5, 7, 9, 11),
        (2, 4, 8, 10, 12),
        (5, 7),
    ]


@pytest.mark.parametrize("size", range(3, 41))
def test_an_odd_number_in_the_upper_half_ends_unlike_relatives(size: int) -> None:
    game = unlike(size)
    upper = [k for k in range(1, size + 1) if k % 2 and 2 * k > size and k > 1]
    assert {size, size - 1} & set(upper)
    assert [k for k in range(1, size + 1) if not game.followers(k)] == upper
    assert size > 9 or wins(game)
    assert ng.analyse(game.start()).winner == 1


def test_on_1_to_2_player_2_wins_unlike_relatives() -> None:
    assert not wins(unlike(2))
    assert ng.analyse(unlike(2).start()).winner == 2


def test_after_7_9_or_11_nothing_can_come_on_1_to_12() -> None:
    game = unlike(12)
    assert [n for n in range(1, 13) if not game.followers(n)] == [7, 9, 11]


@pytest.mark.parametrize("size", range(4, 41))
def test_4_1_2_wins_unlike_relatives_with_an_even_first_number(size: int) -> None:
    position = unlike(size, "even").replay([4])
    assert position.legal_moves == (1,)
    assert position.play(1).play(2).outcome is not None
    assert size > 9 or wins(unlike(size, "even"))


def test_with_an_even_first_number_player_2_wins_only_up_to_3() -> None:
    assert ng.fairness(unlike(12), range(2, 41), opening="even").won_by(2) == (2, 3)


def test_the_game_to_step_through_keeps_to_the_rules() -> None:
    outcome = unlike(12).replay([6, 3, 12, 1, 4]).outcome
    assert outcome is not None
    assert outcome.winner == 1


def test_the_pupils_primes_are_the_primes(lesson: dict[str, Any]) -> None:
    assert [n for n in range(200) if lesson["is_prime"](n)] == list(sympy.primerange(200))


def test_prime_sums_join_an_odd_and_an_even_number(lesson: dict[str, Any]) -> None:
    allows = lesson["PrimeSum"]().allows
    joined = [(a, b) for a in range(1, 61) for b in range(1, a) if allows(a, b)]
    assert joined
    assert all((a + b) % 2 == 1 for a, b in joined)
    assert allows(4, 7)
    assert not allows(4, 5)


@pytest.mark.parametrize("size", range(2, 31))
def test_player_2_wins_prime_sums_exactly_on_even_boards(lesson: dict[str, Any], size: int) -> None:
    game = lesson["primes"].variant(size, "any")
    assert ng.analyse(game.start()).winner == (2 if size % 2 == 0 else 1)
    assert size > 8 or wins(game) == (size % 2 == 1)
    assert all(game.followers(n) for n in range(1, size + 1))  # nobody wins in one move


def test_by_chance_player_2_wins_about_87_of_100_games_of_prime_sums(
    lesson: dict[str, Any],
) -> None:
    allows = lesson["PrimeSum"]().allows

    @cache
    def chance(last: int, free: frozenset[int]) -> float:
        """Return how likely the player to move wins, if both choose by chance."""
        moves = [n for n in free if allows(last, n)]
        return sum(1 - chance(n, free - {n}) for n in moves) / len(moves) if moves else 0.0

    board = frozenset(range(1, 11))
    assert round(100 * sum(chance(n, board - {n}) for n in board) / len(board)) == 87


@pytest.mark.parametrize("size", range(2, 201, 2))
def test_the_pairs_of_the_proof_fill_every_even_board(size: int) -> None:
    """As in the text: a prime p between n and 2n, partners k and p - k, and the rest again."""
    pairs = []
    n = size
    while n:
        p = int(sympy.nextprime(n))
        assert n < p < 2 * n
        pairs += [(k, p - k) for k in range(p - n, n + 1) if k < p - k]
        n = p - n - 1
        assert n % 2 == 0
    assert sorted(number for pair in pairs for number in pair) == list(range(1, size + 1))
    assert all(sympy.isprime(a + b) for a, b in pairs)


def test_the_pairs_on_1_to_8() -> None:
    pairs = [(3, 8), (4, 7), (5, 6), (1, 2)]
    assert [a + b for a, b in pairs] == [11, 11, 11, 3]


def test_on_1_to_10_partners_may_add_up_to_11(lesson: dict[str, Any]) -> None:
    assert ex.pairing(lesson["primes"]).check([(k, 11 - k) for k in range(1, 6)]).correct


@pytest.mark.parametrize("size", range(1, 10))
def test_with_else_any_only_the_size_of_the_board_decides(size: int) -> None:
    game = ng.Game(title="Softer Relatives", size=size, rule=BOTH.else_any())
    assert ng.analyse(game.start()).winner == (1 if size % 2 else 2)
    assert size > 7 or wins(game) == (size % 2 == 1)


@pytest.mark.parametrize("rule", [*RULES, BOTH, RULES[0] & RULES[2]])
@pytest.mark.parametrize("size", range(1, 8, 2))
def test_no_rule_that_works_both_ways_lets_player_2_win_an_odd_board(
    rule: ng.Rule, size: int
) -> None:
    assert wins(ng.Game(title="odd", size=size, rule=rule))


def test_neighbours_differ_in_parity_and_contradictions_allow_nothing() -> None:
    pairs = [(a, b) for a in range(1, 31) for b in range(1, 31) if a != b]
    adjacent, same, opposite = ng.Adjacent(), ng.SameParity(), ng.OppositeParity()
    assert not any((same & opposite).allows(*pair) for pair in pairs)
    assert not any((same & adjacent).allows(*pair) for pair in pairs)
    assert all((opposite & adjacent).allows(*p) == adjacent.allows(*p) for p in pairs)


Function = Callable[..., object]


@pytest.mark.parametrize(
    ("ticket", "right", "wrong"),
    [
        ("ticket_1", lambda last, number: abs(number - last) >= 3, lambda last, number: True),
        ("ticket_3", lambda position: 17 - position.last, lambda position: 13 - position.last),
    ],
)
def test_the_tickets_tell_right_from_wrong(
    lesson: dict[str, Any], ticket: str, right: Function, wrong: Function
) -> None:
    assert lesson[ticket].check(right).score == 1
    assert lesson[ticket].check(wrong).score < 1
    assert "Not answered yet" in lesson[ticket].check(None).message


@pytest.mark.parametrize("size", [12, 16])
@pytest.mark.parametrize("choose", [min, max])
def test_partners_win_where_a_strategy_is_asked_for_and_the_first_choice_at_hand_does_not(
    lesson: dict[str, Any], size: int, choose: Callable[[tuple[int, ...]], int]
) -> None:
    question = ex.write_strategy(lesson["primes"].variant(size, "any"))
    assert question.check(lambda position: size + 1 - position.last).correct
    assert not question.check(lambda position: choose(position.legal_moves)).correct


def test_the_second_ticket_is_decided_by_counting(lesson: dict[str, Any]) -> None:
    assert lesson["ticket_2"].check(1).correct
    assert not lesson["ticket_2"].check(2).correct


def test_far_away_after_5(lesson: dict[str, Any]) -> None:
    game = ng.Game(title="Far Away", size=12, rule=lesson["FarAway"]())
    assert game.followers(5)[:4] == (1, 2, 8, 9)


def test_the_ticket_s_own_prime_sums_are_the_lesson_s(lesson: dict[str, Any]) -> None:
    one, other = lesson["PrimeSum"]().allows, lesson["AddsUpToAPrime"]().allows
    numbers = range(1, 31)
    assert all(one(a, b) == other(a, b) for a in numbers for b in numbers if a != b)


def test_a_player_that_never_changes_wins_half_of_the_games_against_itself(
    lesson: dict[str, Any],
) -> None:
    arena = ng.game("number-knockout", size=40, opening="even")
    for name in ("smallest", "fewest", "my_player"):
        player = lesson[name]
        assert len({lesson["match"](arena, player, player) for _ in range(3)}) == 1


def test_the_perfect_player_beats_the_others_as_the_one_who_can_win(lesson: dict[str, Any]) -> None:
    arena = ng.game("number-knockout", size=40, opening="even")
    assert ng.analyse(arena.start()).winner == 1
    for name in ("smallest", "fewest", "my_player"):
        assert lesson["match"](arena, ng.computer("perfect", seed=2), lesson[name]) == 1


@pytest.mark.parametrize("size", range(1, 15))
def test_one_two_or_three_more(size: int) -> None:
    class Climb(ng.Rule):
        """The next number is 1, 2 or 3 more than the last one."""

        def allows(self, last: int, number: int) -> bool:
            return last < number <= last + 3

    game = ng.Game(title="Climb", size=size, rule=Climb())
    assert ng.analyse(game.start()).winning_moves == tuple(range((size - 1) % 4 + 1, size + 1, 4))
