"""Computer players, reviews, fairness and longest chains."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import numgames_edu as ng
from numgames_edu.players import LEVELS, checked_names, computer_name, default_names
from numgames_edu.sentences import spoken
from tests.strategies import games, own_games, positions, seeds
from tests.test_solve import exhaustive


def played(game: ng.Game, first: str, second: str, seed: int) -> ng.Position:
    players = {1: ng.computer(first, seed), 2: ng.computer(second, seed + 1)}
    position = game.start()
    while position.outcome is None:
        position = position.play(players[position.to_move](position))
    return position


@settings(max_examples=100)
@given(games(smallest=2, largest=25), seeds)
def test_a_perfect_player_never_gives_a_win_away(game: ng.Game, seed: int) -> None:
    for levels in (("perfect", "random"), ("random", "perfect"), ("perfect", "careful")):
        position = played(game, *levels, seed)
        perfect = 1 + levels.index("perfect")
        assert not [move for move in ng.review(position).turning_points if move.player == perfect]


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    game = ng.game("number-knockout", 30)
    assert played(game, level, level, 5) == played(game, level, level, 5)
    assert len({played(game, level, level, seed).history for seed in range(8)}) > 1


def test_a_careful_player_errs_sometimes_and_not_often() -> None:
    game = ng.game("number-knockout", 22, "even")
    errors = {
        level: sum(
            move.gave_away and move.player == 1
            for seed in range(60)
            for move in ng.review(played(game, level, "random", seed))
        )
        for level in LEVELS
    }
    assert errors["perfect"] == 0
    assert 0 < errors["careful"] < errors["random"]


def test_a_lost_perfect_player_holds_out() -> None:
    """Two ways to lose on 1..11: after 5, left takes 4 more moves, right takes 6."""
    position = ng.position("odd-or-even-chase/11: 5")
    assert {ng.computer("perfect", seed)(position) for seed in range(5)} == {6}


def test_a_lost_perfect_player_on_a_large_board_answers() -> None:
    position = ng.game("number-knockout", 1000, "even").start()
    lost = next(n for n in position.legal_moves if n not in ng.analyse(position).winning_moves)
    reply = ng.computer("perfect", 3)(position.play(lost))
    assert reply in ng.analyse(position.play(lost)).winning_moves


@pytest.mark.parametrize("level", ["", "best", None])
def test_an_unknown_level_gets_a_sentence(level: object) -> None:
    with pytest.raises(ValueError, match="'perfect', 'careful' or 'random'"):
        ng.computer(level)  # type: ignore[arg-type]


@settings(max_examples=300)
@given(positions(games(smallest=2, largest=12)))
def test_reviews_agree_with_trying_every_line(position: ng.Position) -> None:
    game = position.game
    tried = exhaustive(game.slug, game.size, game.opening)
    reviewed = ng.review(position)
    assert len(reviewed) == len(position.history)
    for i, move in enumerate(reviewed):
        winning = tried.winning_moves(position.history[:i])
        assert move.number == position.history[i]
        assert move.player == 1 + i % 2
        assert move.gave_away == (bool(winning) and move.number not in winning)
        assert list(move.better) == (winning if move.gave_away else [])
        assert move in reviewed.turning_points or not move.gave_away
        assert (move.winner_after == move.player) == (move.number in winning)


def test_a_review_in_words() -> None:
    assert ng.review(ng.position("number-knockout/10: 10 2 6 3 9 1 7")).text == (
        "1. Player 1 takes 10; no other number would have won either.\n"
        "2. Player 2 takes 2 and gives the win away: 5 would have won.\n"
        "3. Player 1 takes 6 and keeps the win.\n"
        "4. Player 2 takes 3; no other number would have won either.\n"
        "5. Player 1 takes 9 and keeps the win.\n"
        "6. Player 2 takes 1; no other number would have won either.\n"
        "7. Player 1 takes 7 and keeps the win.\n"
        "The win changed hands at move 2."
    )
    assert repr(ng.review(ng.position("parity-duel/4: 1 2"))).endswith("never changed hands.")
    assert ng.review(ng.game("parity-duel").start()).text == "No move has been made yet."


def test_players_are_parts_of_a_review() -> None:
    reviewed = ng.review("number-knockout/20: 14 1 11")
    assert spoken(reviewed[1].parts, ("Player 2", "Ben")) == (
        "Ben takes 1 and gives the win away: 2 or 7 would have won."
    )
    assert spoken(reviewed[2].parts, ("Player 2", "Ben")) == "Player 2 takes 11 and keeps the win."
    assert reviewed.turned == (
        "The win changed hands at move 1 and move 2. The last time, Player 2 takes 1 and gives the "
        "win away: 2 or 7 would have won."
    )
    assert spoken(reviewed.turned_parts, ("Player 2", "Ben")) == (
        "The win changed hands at move 1 and move 2. The last time, Ben takes 1 and gives the win "
        "away: 2 or 7 would have won."
    )
    assert spoken(reviewed.parts) == reviewed.text
    lost = ng.review("number-knockout/10: 10 2")
    assert spoken(lost.parts, ("Player 2", "Ann")) == (
        "1. Player 2 takes 10; no other number would have won either.\n"
        "2. Ann takes 2 and gives the win away: 5 would have won.\n"
        "The win changed hands at move 2."
    )
    assert spoken(lost.turned_parts, ("Ben", "Ann")) == (
        "The win changed hands at move 2. At that move, Ann takes 2 and gives the win away: 5 "
        "would have won."
    )


@settings(max_examples=100)
@given(positions(games(largest=15)))
def test_a_review_ends_with_its_changes(position: ng.Position) -> None:
    reviewed = ng.review(position)
    assert reviewed.text.splitlines()[-1] == reviewed.changes
    assert reviewed.changes == spoken(reviewed.changes_parts)
    assert reviewed.changes in reviewed.turned or not len(reviewed)


def test_positions_and_games_are_named_in_any_way() -> None:
    played = ng.position("number-knockout/10: 10")
    for position in (played, "number-knockout/10: 10"):
        assert ng.review(position) == ng.review(played)
        assert ng.fairness(position, [9, 10]) == ng.fairness(played.game, [9, 10])
        assert ng.longest_chain(position) == ng.longest_chain(played.game)
    for game in ("number-knockout", ng.game("number-knockout")):
        assert ng.review(game).changes == "No move has been made yet."
        assert ng.fairness(game=game, sizes=[9, 10]).won_by(1) == (9,)
        assert ng.longest_chain(game=game, size=10) == ng.longest_chain(played)


@pytest.mark.parametrize("thing", [None, 7])
def test_what_names_no_position_gets_a_sentence(thing: object) -> None:
    functions: tuple[Any, ...] = (ng.review, ng.longest_chain, lambda g: ng.fairness(g, [9]))
    for function in functions:
        with pytest.raises(TypeError, match="This takes a Position, a position code, a Game"):
            function(thing)


def test_names_that_nobody_chose() -> None:
    assert default_names() == checked_names(None) == ("Player 1", "Player 2")
    assert default_names("computer") == ("Player 1", computer_name())
    assert checked_names(None, "computer", 2) == ("Player 2", "Computer")
    assert checked_names([" Ann ", "Ben"]) == ("Ann", "Ben")


def test_fairness_of_many_boards() -> None:
    table = ng.fairness("number-knockout", range(1, 201))
    assert len(table) == 200
    assert table.won_by(1)[-1] == 200
    assert set(range(11, 201)) <= set(table.won_by(1))
    assert (
        table[19].winning_openings == ng.analyse(ng.game("number-knockout").start()).winning_moves
    )


def test_fairness_of_an_own_game() -> None:
    mine = ng.Game(title="Steps", size=5, rule=ng.Adjacent())
    table = ng.fairness(mine, [1, 2, 3])
    assert [board.winner for board in table] == [1, 2, 1]
    assert repr(table) == (
        "Steps\n size  winner    winning first numbers\n"
        "    1  Player 1  every first number\n"
        "    2  Player 2  —\n"
        "    3  Player 1  1 3"
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess", [1]), "There is no such game"),
        (("parity-duel", [0]), "from 1 to 10000"),
        (("parity-duel", ["7"]), "from 1 to 10000"),
        (("parity-duel", [7], "odd"), "'any' or 'even'"),
    ],
)
def test_fairness_with_bad_input(arguments: tuple[object, ...], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        ng.fairness(*arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize(("size", "length"), [(10, 9), (12, 11), (15, 13), (20, 17)])
def test_known_longest_chains(size: int, length: int) -> None:
    chain = ng.longest_chain("number-knockout", size)
    assert (len(chain), chain.exact) == (length, True)
    assert chain.text.startswith(f"The longest chain takes {length} of the {size} numbers: ")


@settings(max_examples=60)
@given(own_games(largest=7) | games(largest=7))
def test_longest_chains_of_small_games(game: ng.Game) -> None:
    chain = ng.longest_chain(game)
    assert game.replay(chain.numbers).history == chain.numbers
    assert chain.exact
    assert len(chain) == max(
        length for order in permutations(range(1, game.size + 1)) for length in [legal(game, order)]
    )


def legal(game: ng.Game, order: tuple[int, ...]) -> int:
    """Return how far this order can be played."""
    position = game.start()
    for number in order:
        if number not in position.legal_moves:
            break
        position = position.play(number)
    return len(position.history)


@given(st.integers(21, 60), st.sampled_from(("any", "even")))
@settings(max_examples=8)
def test_long_chains_are_legal_and_honest(size: int, opening: str) -> None:
    chain = ng.longest_chain("number-knockout", size, opening)
    assert chain.game.replay(chain.numbers).history == chain.numbers
    assert len(chain) <= chain.at_most <= size
    assert chain.exact or "There may be a longer one" in chain.text


def test_chance_is_never_global() -> None:
    import random

    random.seed(1)
    before = random.getstate()
    played(ng.game("number-knockout"), "careful", "perfect", 2)
    ng.longest_chain("number-knockout", 24)
    assert random.getstate() == before
    assert Random(1).random() == Random(1).random()


def test_an_own_game_keeps_its_opening() -> None:
    own = ng.Game(title="Own", size=12, rule=ng.DivisorOrMultiple(), opening="even")
    assert ng.fairness(own, [12])[0].winning_openings == ng.analyse(own.start()).winning_moves
    assert ng.longest_chain(own).numbers[0] % 2 == 0
    sides = ng.Game(title="Sides", size=7, rule=ng.OppositeParity())
    assert len(ng.longest_chain(sides, opening="even")) == 6
    assert len(ng.longest_chain(sides)) == 7


def test_long_chains_where_sides_alternate_are_exact_at_once() -> None:
    for size, opening, length in ((13, "even", 12), (13, "any", 13), (10_000, "even", 10_000)):
        chain = ng.longest_chain("even-odd-match", size, opening)
        assert (len(chain), chain.exact) == (length, True)
        assert chain.game.replay(chain.numbers[:50]).history == chain.numbers[:50]
