"""Where only counting decides: what is said to wrong answers, and what the hints ask."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings

import numgames_edu as ng
from numgames_edu import exercises as ex
from numgames_edu.solve import analyse
from tests.strategies import games, own_games, positions


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("parity-game/15:", "and who takes the last one? That player loses."),
        ("parity-game/8: 2", "No choice matters here. How many numbers are left, and who takes"),
        ("parity-duel/20:", "Player 1 chooses odd or even. After that, no choice matters. Does"),
        ("even-odd-match/15: 3", "No choice matters from here on. Count: how many numbers has"),
        ("even-odd-match/9-even:", "No choice matters here. Count: how many numbers has each"),
        ("number-knockout/10: 10", "Player 2 has a move that wins. Can you find it?"),
        ("odd-or-even-chase/9: 4 3 2", "Player 2 has only one move. Take it, and play on"),
        ("number-knockout/10: 6 1", "Player 1 has 5 moves that win. Can you find one?"),
    ],
)
def test_the_wrong_winner_is_answered_with_what_matters(code: str, said: str) -> None:
    question = ex.who_wins(code)
    winner = analyse(ng.position(code)).winner
    assert said in question.check(3 - winner).message


@settings(max_examples=150)
@given(positions(games(smallest=3, largest=14) | own_games()))
def test_no_move_is_praised_where_any_would_do(position: ng.Position) -> None:
    assume(position.outcome is None)
    try:
        analysis = analyse(position)
    except ValueError:
        assume(False)
    said = ex.who_wins(position).check(3 - analysis.winner).message
    if position.game.slug in ("parity-game", "parity-duel", "even-odd-match"):
        assert "answers with" not in said
        assert "that win" not in said
        assert said.endswith(("?", "loses."))
    if analysis.winning_moves == position.legal_moves:
        assert "Can you find" not in said


def test_counting_is_hinted_at_where_it_decides() -> None:
    odd = "How many odd numbers are there, how many even ones? Which kind would you want?"
    assert ex.winning_move("parity-duel/15:").task.hints == (
        odd,
        "With your first number you choose what you take in the whole game.",
        "Not 2: then you take the even numbers, and there are only 7 of them. Player 2 has 8.",
    )
    assert ex.who_wins("parity-duel/15:").task.hints[1] == odd
    count = "How many numbers are left? Who takes the last one?"
    assert ex.winning_move("parity-game/8:").task.hints[0] == count
    assert ex.who_wins("parity-game/15:").task.hints[1] == count


def test_counting_where_the_last_number_loses() -> None:
    """The side with more numbers is the worse one there; whoever takes the last of all loses."""
    rule = ng.game("parity-duel").rule
    question = ex.winning_move(ng.Game(title="Last", size=9, rule=rule, ending="last-loses"))
    said = "then you take the odd numbers, and there are 5 of them. Player 2 has only 4. Who takes"
    assert said in question.check(1).message
    other = ng.Game(title="Any", size=9, rule=rule.else_any(), ending="stuck-loses")
    wins = "That player wins, because the other one then cannot move."
    assert ex.who_wins(other).check(2).message.endswith(wins)


class FarApart(ng.Rule):
    """After a number up to 3 comes a larger one, after a larger one a number up to 3."""

    __slots__ = ()

    def allows(self, last: int, number: int) -> bool:
        return (last <= 3) != (number <= 3)

    def side(self, number: int) -> int:
        return int(number > 3)


def test_counting_groups_that_are_not_odd_and_even() -> None:
    start = ng.Game(title="Far apart", size=8, rule=FarApart()).start()
    question = ex.winning_move(start)
    said = question.check(2).message
    assert "then you take numbers of the group of 2, and there are only 3 of them. Player 2" in said
    assert said.endswith("has 5. Which group has more?")
    count = "How many numbers are there in each of the two groups? Which group would you want?"
    assert question.task.hints[0] == count
    assert "Player 1 chooses one of two groups." in ex.who_wins(start).check(2).message
