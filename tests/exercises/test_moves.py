"""Legal moves, winning moves and winners: the oracle answers, and is believed."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import numgames_edu as ng
from numgames_edu import exercises as ex
from tests import oracle
from tests.strategies import games, positions

boards = positions(games(smallest=2, largest=11))


def known(position: ng.Position) -> tuple[str, int, str]:
    return position.game.slug, position.game.size, position.game.opening


@given(positions(games(smallest=2, largest=40)), st.sets(st.integers(-1, 42)))
def test_legal_moves_as_the_oracle_says(position: ng.Position, chosen: set[int]) -> None:
    assume(position.outcome is None)
    legal = set(oracle.legal(*known(position), list(position.history)))
    question = ex.legal_moves(position)
    assert question.check(legal).correct
    assert question.check(sorted(legal, reverse=True) * 2).correct
    feedback = question.check(chosen)
    assert feedback.correct == (chosen == legal)
    if not feedback.correct:
        missing = legal - chosen
        assert not any(f"{n} may follow" in feedback.message for n in missing)
        count = {0: "", 1: "One more is missing."}.get(len(missing), f"{len(missing)} more are")
        if missing == legal:
            every = {1: "The right one is", 2: "Both right ones are"}
            count = f"{every.get(len(legal), f'All {len(legal)} right ones are')} still missing."
        assert count in feedback.message or not chosen
        strays = sorted(chosen - legal)
        if strays:
            assert feedback.message.startswith(ng.explain(position, strays[0]).text)


@given(boards)
def test_winning_moves_and_winners_as_the_oracle_says(position: ng.Position) -> None:
    assume(position.outcome is None)
    winning = oracle.Exhaustive(*known(position)).winning_moves(position.history)
    winner = position.to_move if winning else 3 - position.to_move
    question = ex.who_wins(position)
    assert question.check(winner).correct
    assert question.check(f"Player {winner}").correct
    assert not question.check(3 - winner).correct
    if not winning:
        with pytest.raises(ValueError, match="no winning move"):
            ex.winning_move(position)
        return
    moves = ex.winning_move(position)
    for number in range(0, position.game.size + 2):
        feedback = moves.check(number)
        assert feedback.correct == (number in winning)
        if number not in position.legal_moves:
            assert feedback.message == ng.explain(position, number).text
        elif not feedback.correct:
            after = position.play(number)
            replies = oracle.Exhaustive(*known(position)).winning_moves(after.history)
            if position.game.slug in ("parity-duel", "even-odd-match"):
                left = list(position.available)
                mine = [n for n in left if n % 2 == number % 2]
                kind = ("even", "odd")[number % 2]
                end = f" then you take the {kind} numbers, and there "
                end += f"{'is' if len(mine) == 1 else 'are'} only {len(mine)} of them. "
                end += f"Player 2 has {len(left) - len(mine)}. Which kind has more?"
                assert len(mine) < len(left) - len(mine)
                assert feedback.message.endswith(end)
            elif after.outcome is None:
                stuck = [
                    n for n in replies if not oracle.legal(*known(position), [*after.history, n])
                ]
                end = f", and Player {position.to_move} is stuck." if stuck else "."
                said = feedback.message
                assert any(f"answer with {n}{end}" in said for n in stuck or replies)


@settings(max_examples=40)
@given(boards, st.integers(0, 10**9))
def test_variants_are_sensible_questions(position: ng.Position, seed: int) -> None:
    assume(position.outcome is None)
    variant = ex.legal_moves(position, seed=seed).position
    assert variant is not None
    assert variant.legal_moves
    if position.legal_moves != position.available:
        assert variant.legal_moves != variant.available, "some numbers must not be allowed"
    winner = ex.who_wins(position, seed=seed).position
    assert winner is not None
    assert winner.outcome is None
    assert winner.game.slug == position.game.slug


@pytest.mark.parametrize(
    "code", ["parity-duel", "even-odd-match/20: 3", "number-knockout/20: 6", "parity-game/15: 4"]
)
def test_variants_of_who_wins_are_no_foregone_conclusion(code: str) -> None:
    answers = [ex.who_wins(code, seed=seed).check(1).correct for seed in range(12)]
    assert 3 <= sum(answers) <= 9


def test_answers_as_pupils_write_them() -> None:
    question = ex.legal_moves("number-knockout/20: 6 3 9")
    for right in ("1, 18", "18 and 1", "[1, 18]", "1 18", (1, 18), {1, 18}, iter([18, 1])):
        assert question.check(right).correct, right
    assert question.check(["1", "18"]).message.endswith("leave out the quotation marks.")
    assert "decimal number" in question.check([1.0, 18]).message
    assert ex.winning_move("number-knockout/10: 10").check("5").correct
