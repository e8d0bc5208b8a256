"""Small values: equal by content, made once, never changed, however their class is written."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from functools import cached_property
from threading import Barrier, Thread

import pytest

import numgames_edu as ng
from numgames_edu import words
from numgames_edu.rules import Belief


@dataclass(frozen=True)
class Frozen(ng.Rule):
    """The next number is so far away."""

    far: int = 3

    def allows(self, last: int, number: int) -> bool:
        return abs(last - number) == self.far


@dataclass(unsafe_hash=True)
class Hashed(ng.Rule):  # type: ignore[misc]  # a type checker takes values for frozen
    """The next number is so far away."""

    far: int = 3

    def allows(self, last: int, number: int) -> bool:
        return abs(last - number) == int(self.far)


class Plain(ng.Rule):
    """Anything goes."""

    def allows(self, last: int, number: int) -> bool:
        return True


class WithSetting(Plain):
    """Anything goes."""

    def __init__(self, far: int) -> None:
        self.far = far

    @cached_property
    def twice(self) -> int:
        return 2 * self.far


class Below(WithSetting):
    """Anything goes."""

    __slots__ = ()


class Longer(WithSetting):
    """Anything goes."""

    def __init__(self) -> None:
        super().__init__(3)
        self.more = 4


@pytest.mark.parametrize("kind", [Frozen, Hashed])
def test_a_rule_may_be_a_dataclass(kind: type[ng.Rule]) -> None:
    four: ng.Rule = kind(4)  # type: ignore[call-arg]
    assert four == kind(4) != kind(3)  # type: ignore[call-arg]
    assert ng.Game(title="Far", size=9, rule=four).replay([1]).legal_moves == (5,)
    assert pickle.loads(pickle.dumps(four)) == four


@pytest.mark.parametrize("rule", [Plain(), WithSetting(3), Below(3), Longer()], ids=repr)
def test_a_rule_takes_no_more_once_it_is_made(rule: ng.Rule) -> None:
    before = hash(rule)
    with pytest.raises(AttributeError, match="cannot be changed"):
        rule.extra = 1  # type: ignore[attr-defined]
    assert hash(rule) == before
    assert pickle.loads(pickle.dumps(rule)) == rule


class WithoutSetting(Plain):
    """Anything goes."""

    @cached_property
    def seven(self) -> int:
        return 7


def test_what_is_worked_out_before_anybody_asks_is_no_part_of_it() -> None:
    rule = WithoutSetting()
    assert rule.seven == 7
    assert rule == WithoutSetting()
    assert hash(rule) == hash(WithoutSetting())


def test_what_is_worked_out_later_is_no_part_of_it() -> None:
    rule = WithSetting(3)
    before = hash(rule)
    assert rule.twice == 6
    assert hash(rule) == before
    assert rule == WithSetting(3)


class Steps(ng.Rule):
    """The next number is two steps away."""

    def relation(self, last: int) -> str:
        return f"is two steps from {last}"


class TwoSteps(Steps):
    """The next number is two steps away."""

    def allows(self, last: int, number: int) -> bool:
        return abs(last - number) == 2


def test_words_of_a_base_that_allows_nothing_are_for_those_below_it() -> None:
    assert TwoSteps().wanted(5) == "a number two steps from 5"


def test_a_belief_is_told_from_one_with_words_of_its_own() -> None:
    own = Belief.of_ones_own("same", True, "x", "y")
    assert own != Belief("same", True, because="x", answer="y")
    assert pickle.loads(pickle.dumps(own)) == own
    assert own.text == "Yes, because x."


def test_an_outcome_keeps_its_hash_in_another_language() -> None:
    outcome = ng.game("number-knockout", 2).replay([1, 2]).outcome
    assert outcome is not None
    kept = {outcome}
    with words.speaking("es"):
        assert outcome in kept
    assert outcome == ng.Outcome(outcome.winner, outcome.reason)
    assert hash(outcome) == hash(ng.Outcome(outcome.winner, outcome.reason))


def test_a_moments_language_is_nobody_elses() -> None:
    barrier, heard = Barrier(2), []

    def speak() -> None:
        with words.speaking("es"):
            barrier.wait()
            heard.append(words.parity(7))
            barrier.wait()

    thread = Thread(target=speak)
    thread.start()
    barrier.wait()
    assert words.parity(7) == "odd"
    barrier.wait()
    thread.join()
    assert heard == ["impar"]


def test_a_language_chosen_meanwhile_stays() -> None:
    before = words.chosen()
    try:
        with words.speaking("en"):
            ng.language = "es"
            assert words.parity(7) == "odd"
        assert words.parity(7) == "impar"
    finally:
        words.choose(before)


def test_a_code_of_ones_own_game_is_not_taken_over_by_a_variant() -> None:
    game = ng.Game(title="Kept", size=9, rule=TwoSteps())
    code = game.replay([3, 5]).code
    pickle.loads(pickle.dumps(game.variant(5, "even")))
    assert ng.position(code) == game.replay([3, 5])
