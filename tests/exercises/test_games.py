"""Mistakes in played games, and chains: compared with the oracle."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import numgames_edu as ng
from numgames_edu import exercises as ex
from tests import oracle
from tests.strategies import games, positions, slugs


@given(positions(games(smallest=4, largest=20)), st.lists(st.integers(-1, 22), min_size=1))
def test_the_first_move_against_the_rules(position: ng.Position, more: list[int]) -> None:
    game = position.game.slug, position.game.size, position.game.opening
    numbers = [*position.history, *more]
    broken = [n not in oracle.legal(*game, numbers[:i]) for i, n in enumerate(numbers)]
    assume(any(broken))
    question = ex.mistake(position.game, numbers)
    assert question.kind == "broken-rule"
    first = broken.index(True) + 1
    for move in range(1, len(numbers) + 1):
        feedback = question.check(move)
        assert feedback.correct == (move == first)
        if move < first:
            assert feedback.message.startswith(f"Move {move} keeps to the rules.")
        elif move > first:
            assert feedback.message.startswith("Look earlier")
    assert question.check(f"move {first}").correct
    assert len(question.task.hints) == 3


@settings(max_examples=60)
@given(positions(games(smallest=3, largest=10)))
def test_the_move_that_gave_the_win_away(position: ng.Position) -> None:
    game = position.game.slug, position.game.size, position.game.opening
    solved = oracle.Exhaustive(*game)
    history = position.history
    lost = []
    for i, number in enumerate(history):
        winning = solved.winning_moves(history[:i])
        lost.append(bool(winning) and number not in winning)
    if not any(lost):
        with pytest.raises(ValueError, match="No move of this game"):
            ex.mistake(position)
        return
    question = ex.mistake(position)
    assert question.kind == "lost-win"
    assert [question.check(i + 1).correct for i in range(len(history))] == lost
    by_numbers = ex.mistake(position.game, history)
    assert by_numbers.task == question.task


@settings(max_examples=60)
@given(slugs, st.integers(0, 10**6))
def test_variants_of_broken_games_have_one_mistake(slug: str, seed: int) -> None:
    line = list(ng.game(slug).start().legal_moves[:1])
    line += [n for n in range(1, 16) if n not in ng.game(slug).replay(line).legal_moves][:1]
    question = ex.mistake(slug, [*line, *line], seed=seed)
    size = ng.game(slug).size
    numbers = [int(words.rstrip(".").split()[-1]) for words in question.choices]
    broken = [n not in oracle.legal(slug, size, "any", numbers[:i]) for i, n in enumerate(numbers)]
    assert any(broken)
    assert question.check(broken.index(True) + 1).correct


def test_the_number_instead_of_the_move() -> None:
    question = ex.mistake("number-knockout", [6, 3, 9, 12])
    assert question.check(9).message.endswith("not which number was taken.")
    assert question.check(77).message == "Answer with the number of one of the choices, 1 to 4."


@given(st.lists(st.integers(-1, 14), max_size=14))
def test_chains_as_the_oracle_says(numbers: list[int]) -> None:
    question = ex.longest_chain("number-knockout/12:", target=3)
    legal = all(
        n in oracle.legal("number-knockout", 12, "any", numbers[:i]) for i, n in enumerate(numbers)
    )
    feedback = question.check(numbers)
    assert feedback.correct == (legal and len(numbers) >= 3)
    if numbers and not legal:
        game = "number-knockout", 12, "any"
        broken = next(i for i, n in enumerate(numbers) if n not in oracle.legal(*game, numbers[:i]))
        said = f"The chain breaks at number {broken + 1}: {numbers[broken]} "
        assert feedback.message.startswith(said)
        assert "Player" not in feedback.message, "a chain is made alone"
        assert (" is in the chain already" in feedback.message) == (
            numbers[broken] in numbers[:broken]
        )
    if legal and 0 < len(numbers) < 3:
        assert feedback.score == round(len(numbers) / 3, 2)


def test_the_longest_chain_is_known_to_be_the_longest() -> None:
    chain = ng.longest_chain("number-knockout", 12)
    assert len(chain) == 11
    question = ex.longest_chain("number-knockout/12:")
    assert "the longest there is" in question.check(chain.numbers).message
    assert "The longest chain there is has 11." in question.check(chain.numbers[:10]).message
