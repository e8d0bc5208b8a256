"""Every claim of lesson 07, Partners: the solver's pairs, the pupils' functions, the theorem."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import jupytext
import networkx as nx
import pytest

import numgames_edu as ng
from lessons import build
from numgames_edu import exercises as ex
from tests.lessons.test_facts_00 import unanswered
from tests.oracle import Exhaustive

FOUR = ("even-odd-match", "parity-duel", "number-knockout", "odd-or-even-chase")

PAIRS = ((1, 7), (2, 6), (3, 9), (4, 8), (5, 10))
"""The pairs of the board 1 to 10."""

Pairs = tuple[tuple[int, int], ...]


@pytest.fixture(scope="module")
def lesson() -> dict[str, Any]:
    """Return the functions that pupils read in the lesson, as they stand there."""
    notebook = jupytext.read(build.LESSONS / "07-partners.md", fmt="md:myst")
    names: dict[str, Any] = {"ng": ng}
    for cell in notebook.cells:
        if cell.cell_type == "code" and cell.source.startswith("def "):
            exec(cell.source, names)
    return names


def positions(game: ng.Game) -> Iterator[ng.Position]:
    """Yield one position for each situation that can arise: a last number and what is free."""
    queue, seen = [game.start()], set()
    for position in queue:
        yield position
        for number in position.legal_moves:
            after = position.play(number)
            if (number, after.free_bits) not in seen:
                seen.add((number, after.free_bits))
                queue.append(after)


def graph(game: ng.Game, numbers: tuple[int, ...]) -> Any:
    """Return the move graph of these numbers for networkx."""
    made = nx.Graph()
    made.add_nodes_from(numbers)
    made.add_edges_from(
        (one, other) for one, other in combinations(numbers, 2) if game.rule.allows(one, other)
    )
    return made


def largest_pairing(game: ng.Game, numbers: tuple[int, ...]) -> int:
    """Return how many pairs a largest pairing has, by networkx."""
    return len(nx.max_weight_matching(graph(game, numbers), maxcardinality=True))


def perfect_pairings(game: ng.Game, numbers: tuple[int, ...]) -> list[Pairs]:
    """Return all ways to put all numbers into pairs, by trying."""
    if not numbers:
        return [()]
    first, *rest = numbers
    return [
        ((first, other), *pairs)
        for other in rest
        if game.rule.allows(first, other)
        for pairs in perfect_pairings(game, tuple(n for n in rest if n != other))
    ]


def test_every_question_is_in_the_answer_key() -> None:
    assert unanswered("07-partners") == []


def test_on_1_to_10_there_is_one_pairing_and_it_is_a_proof() -> None:
    start = ng.position("number-knockout/10:")
    assert perfect_pairings(start.game, start.available) == [PAIRS]
    assert ng.analyse(start).proof.pairs == PAIRS
    assert not Exhaustive("number-knockout", 10, "any").winning_moves(())


def test_the_perfect_computer_has_no_choice_but_the_partner() -> None:
    """Whatever Player 1 tries, in every line: that is what makes the notes agree."""
    partner = dict(PAIRS) | {other: one for one, other in PAIRS}
    queue = [ng.position("number-knockout/10:")]
    games = 0
    for position in queue:
        games += position.outcome is not None
        for number in position.legal_moves:
            after = position.play(number)
            assert ng.analyse(after).winning_moves == (partner[number],)
            queue.append(after.play(partner[number]))
    assert games == 35


def test_7_has_one_neighbour_and_9_has_two() -> None:
    game = ng.game("number-knockout", size=10)
    joined = {n: len(game.followers(n)) for n in range(1, 11)}
    assert [n for n in joined if joined[n] == 1] == [7]
    assert [n for n in joined if joined[n] == 2] == [5, 9]


def test_the_game_to_step_through_is_played_with_partners() -> None:
    position = ng.position("number-knockout/10: 8 4 2 6 3 9 1 7")
    assert position.outcome is not None
    assert position.outcome.winner == 2
    history = position.history
    pairs = {(min(pair), max(pair)) for pair in zip(history[::2], history[1::2], strict=True)}
    assert pairs <= set(PAIRS)


@pytest.mark.parametrize("size", range(1, 9))
def test_the_pupils_check_accepts_every_pairing_of_the_solver(
    lesson: dict[str, Any], size: int
) -> None:
    for position in positions(ng.game("number-knockout", size=size)):
        proof = ng.analyse(position).proof
        if position.outcome is None and proof.pairs:
            first = getattr(proof, "first", None)
            at = position if first is None else position.play(first)
            assert at.to_move != proof.winner
            assert lesson["loses"](at, proof.pairs)


@pytest.mark.parametrize("slug", ["number-knockout", "odd-or-even-chase"])
def test_the_pupils_check_accepts_nothing_false(lesson: dict[str, Any], slug: str) -> None:
    """Pairs made by chance: if the check says yes, the player to move really loses."""
    chance = Random(7)
    accepted = refused = 0
    for position in positions(ng.game(slug, size=8)):
        exact = Exhaustive(slug, 8, "any")
        for _ in range(3):
            numbers = list(position.available)
            chance.shuffle(numbers)
            pairs = list(zip(numbers[::2], numbers[1::2], strict=False))
            pairs = [pair for pair in pairs if position.game.rule.allows(*pair)]
            if lesson["loses"](position, pairs):
                accepted += 1
                assert not exact.winning_moves(position.history)
            else:
                refused += 1
    assert accepted
    assert refused


def test_the_pupils_check_notices_each_kind_of_mistake(lesson: dict[str, Any]) -> None:
    start, after = ng.position("number-knockout/10:"), ng.position("number-knockout/10: 8")
    assert lesson["loses"](start, PAIRS)
    assert not lesson["apart"](start, [*PAIRS, (2, 4)])
    assert not lesson["apart"](after, PAIRS)  # 8 is taken
    assert not lesson["related"](start, [(2, 7)])
    assert not lesson["no_escape"](start, PAIRS[:4])


def test_11_needs_no_partner_after_8_on_1_to_12(lesson: dict[str, Any]) -> None:
    position = ng.position("number-knockout/12: 8")
    pairs = [(1, 7), (2, 4), (3, 9), (5, 10), (6, 12)]
    assert position.game.followers(11) == position.game.followers(7) == (1,)
    assert lesson["loses"](position, pairs)
    assert ng.analyse(position).proof.pairs == tuple(pairs)  # what the picture shows
    assert set(position.available) - {n for pair in pairs for n in pair} == {11}


def test_8_on_1_to_9_is_won_by_taking_4(lesson: dict[str, Any]) -> None:
    position = ng.position("number-knockout/9: 8")
    found = ng.analyse(position)
    assert (found.winner, found.winning_moves) == (2, (4,))
    assert found.proof.holds()
    assert lesson["loses"](position.play(4), found.proof.pairs)


@pytest.mark.parametrize("slug", FOUR)
@pytest.mark.parametrize("size", range(1, 9))
def test_the_theorem(lesson: dict[str, Any], slug: str, size: int) -> None:
    """The player to move at v wins exactly when every largest pairing uses v: three ways."""
    exact = Exhaustive(slug, size, "any")
    for position in positions(ng.game(slug, size=size)):
        if position.last is None:
            everybody = 2 * largest_pairing(position.game, position.available) == size
            assert bool(exact.winning_moves(())) != everybody
            continue
        free, game = position.available, position.game
        shrinks = largest_pairing(game, (position.last, *free)) > largest_pairing(game, free)
        assert shrinks == bool(exact.winning_moves(position.history))
        assert shrinks == lesson["mover_wins"](position)


@pytest.mark.parametrize("slug", FOUR)
def test_the_theorem_is_about_four_of_the_five_games(slug: str) -> None:
    game = ng.game(slug, size=15)
    assert game.ending == "stuck-loses"
    assert not game.rule.otherwise_any
    allows = game.rule.allows
    assert all(allows(a, b) == allows(b, a) for a in range(1, 16) for b in range(1, 16))
    assert ng.game("parity-game").rule.otherwise_any


@pytest.mark.parametrize("slug", FOUR)
def test_player_1_wins_every_board_with_an_odd_number_of_numbers(slug: str) -> None:
    assert ng.fairness(slug, range(1, 30, 2)).won_by(2) == ()
    assert all(Exhaustive(slug, size, "any").winning_moves(()) for size in range(1, 12, 2))


def test_all_numbers_can_be_paired_exactly_where_player_2_wins() -> None:
    sizes = [
        size
        for size in range(2, 60)
        if 2 * largest_pairing(ng.game("number-knockout", size), tuple(range(1, size + 1))) == size
    ]
    assert sizes == [2, 4, 6, 10]
    assert ng.fairness("number-knockout", range(2, 60)).won_by(2) == (2, 4, 6, 10)


@pytest.mark.parametrize(("size", "numbers"), [(8, (5, 7)), (12, (7, 11))])
def test_two_numbers_want_1_alone(size: int, numbers: tuple[int, int]) -> None:
    game = ng.game("number-knockout", size=size)
    assert [n for n in range(2, size + 1) if game.followers(n) == (1,)] == list(numbers)


def test_a_pairing_that_cannot_grow_need_not_be_a_largest_one() -> None:
    game = ng.game("number-knockout", size=4)
    assert not game.rule.allows(3, 4)
    assert perfect_pairings(game, (1, 2, 3, 4)) == [((1, 3), (2, 4))]


def test_2_is_the_partner_of_10_in_every_largest_pairing_on_1_to_15() -> None:
    position = ng.position("number-knockout/15: 10")
    numbers = (10, *position.available)
    game, most = position.game, largest_pairing(position.game, numbers)
    partners = [
        n
        for n in position.legal_moves
        if 1 + largest_pairing(game, tuple(set(numbers) - {10, n})) == most
    ]
    assert partners == [2]
    assert largest_pairing(game, position.available) < most
    assert ng.analyse(position).winning_moves == (2,)


def test_in_exercise_5_only_move_4_gave_the_win_away() -> None:
    position = ng.position("number-knockout/10: 8 4 2 10 5 1 7")
    assert [turn.move for turn in ng.review(position).turning_points] == [4]


def test_the_pairing_of_the_exit_ticket_is_the_only_one() -> None:
    chase = ng.game("odd-or-even-chase", size=8)
    pairs = ((1, 2), (3, 4), (5, 6), (7, 8))
    assert perfect_pairings(chase, chase.start().available) == [pairs]
    assert ex.pairing(chase).check(pairs).correct


def test_the_strategy_that_takes_the_smallest_number_loses() -> None:
    question = ex.write_strategy("number-knockout/10:")
    assert not question.check(lambda position: min(position.legal_moves)).correct


def test_any_odd_number_and_any_even_number_are_partners_in_the_match() -> None:
    start = ng.game("even-odd-match").start()
    pairs = [(n, n + 1) for n in range(1, 20, 2)]
    assert ex.pairing(start).check(pairs).correct
