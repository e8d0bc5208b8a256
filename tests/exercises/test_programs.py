"""Functions that pupils write: right ones, wrong ones with a counterexample, and broken ones."""

from __future__ import annotations

import contextlib
import functools
import re
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

import numgames_edu as ng
from numgames_edu import exercises as ex
from numgames_edu.exercises.kinds.programs import guard
from tests import oracle

RULES: dict[str, Callable[[int, int], bool]] = {
    **{slug: book.may_follow for slug, book in oracle.BOOKS.items()},
    "neighbours": lambda last, number: abs(last - number) == 1,  # the Chase in fewer words
    "by adding": lambda last, number: (last + number) % 2 == 1,
    "by dividing": lambda last, number: last % number == 0 or number % last == 0,
}


@pytest.mark.parametrize("slug", oracle.BOOKS)
def test_every_rule_can_be_written(slug: str) -> None:
    question = ex.write_rule(slug)
    may_follow = oracle.book(slug).may_follow
    assert question.check(may_follow).correct
    for other, rule in RULES.items():
        size = ng.game(slug).size
        pairs = [(a, b) for a in range(1, size + 1) for b in range(1, size + 1) if a != b]
        differ = [pair for pair in pairs if rule(*pair) != may_follow(*pair)]
        feedback = question.check(rule)
        assert feedback.correct == (not differ), other
        if differ:
            last, number = differ[0]
            said = f"Your function says {rule(last, number)} for is_legal({last}, {number})"
            assert feedback.message.startswith(said)
            allowed = number in oracle.legal(slug, size, "any", [last])
            verb = "may" if allowed else "cannot"
            assert f"but {number} {verb} follow {last}: " in feedback.message


def test_a_constant_is_worth_nothing_and_nearly_right_a_lot() -> None:
    question = ex.write_rule("number-knockout")
    assert question.check(lambda last, number: False).score == 0
    assert question.check(lambda last, number: True).score == 0
    rule = RULES["number-knockout"]
    nearly = question.check(lambda last, number: rule(last, number) and (last, number) != (9, 18))
    assert 0.85 <= nearly.score < 1
    assert "This is the only pair" in nearly.message


def fails(last: int, number: int) -> bool:
    raise SystemExit("<b>bye</b>")


def worse(last: int, number: int) -> bool:
    class Odd(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    raise Odd


@pytest.mark.parametrize(
    ("function", "said"),
    [
        (lambda last, number: 1, "gave back"),
        (lambda last, number: None, "Does it end with return?"),
        (lambda last, number: "True", "gave back text"),
        (lambda last: True, "TypeError"),
        (lambda last, number: last // 0, "ZeroDivisionError"),
        (fails, "stopped with an error, SystemExit"),
        (worse, "stopped with an error, Odd."),
        (int, "The answer is the function itself"),
    ],
)
def test_broken_functions(function: Any, said: str) -> None:
    feedback = ex.write_rule("number-knockout").check(function)
    assert not feedback.correct
    assert said in feedback.message
    assert feedback.score == 0


def test_a_function_without_end_is_stopped() -> None:
    def loop() -> None:
        while True:
            pass

    with pytest.raises(guard.Failed, match=r"stopped after 0\.2 seconds"):
        guard.in_time(loop, 0.2)
    assert not [thread for thread in threading.enumerate() if thread.name == guard.THREAD]


def endless(*arguments: object) -> object:
    while True:
        pass


@pytest.mark.parametrize("ask", [ex.write_rule, ex.write_strategy])
def test_endless_answers_get_a_sentence(
    ask: Callable[[str], ex.Question], monkeypatch: pytest.MonkeyPatch
) -> None:
    soon = functools.partial(guard.in_time, seconds=0.2)
    monkeypatch.setattr("numgames_edu.exercises.kinds.programs.functions.in_time", soon)
    feedback = ask("parity-duel/6:").check(endless)
    assert feedback.message.startswith("Your function takes too long")


def test_a_function_that_will_not_stop_is_left_behind() -> None:
    ends = threading.Event()

    def stubborn() -> None:
        while not ends.is_set():
            with contextlib.suppress(BaseException):
                ends.wait(0.01)

    begun = time.monotonic()
    with pytest.raises(guard.Failed):
        guard.in_time(stubborn, 0.1)
    assert time.monotonic() - begun < 10
    ends.set()


@pytest.mark.parametrize("code", ["number-knockout/12:", "odd-or-even-chase/9:", "parity-duel/8:"])
def test_a_perfect_strategy_wins(code: str) -> None:
    assert ex.write_strategy(code).check(ng.computer("perfect", seed=1)).correct


def test_a_strategy_with_two_parameters() -> None:
    question = ex.write_strategy("parity-duel/6:")
    assert question.check(lambda last, allowed: max(allowed)).correct
    assert question.check(lambda position: position.legal_moves[0]).correct


@pytest.mark.parametrize(
    ("slug", "picks"), [("number-knockout", (0, -1)), ("odd-or-even-chase", (1, -2))]
)
def test_the_counterexample_is_one(slug: str, picks: tuple[int, int]) -> None:
    """Where the message says the strategy goes wrong, the oracle agrees."""
    question = ex.write_strategy(ng.game(slug, 9))
    solved = oracle.Exhaustive(slug, 9, "any")
    for pick in picks:

        def strategy(last: int | None, allowed: tuple[int, ...], pick: int = pick) -> int:
            return allowed[pick] if len(allowed) > 2 else allowed[0]

        said = question.check(strategy).message
        found = re.search(r"(?:after ([\d ]+)|at the start), your strategy takes (\d+)\.", said)
        assert found, said
        history = tuple(map(int, (found[1] or "").split()))
        winning = solved.winning_moves(history)
        assert winning
        assert int(found[2]) not in winning
        assert int(found[2]) in oracle.legal(slug, 9, "any", list(history))


def test_illegal_moves_and_nonsense_of_strategies() -> None:
    question = ex.write_strategy("number-knockout/12:")
    assert "is not on this board" in question.check(lambda position: 13).message
    assert "more than 20 digits" in question.check(lambda position: 10**5000).message
    assert "gives back nothing" in question.check(lambda position: None).message
    assert "ZeroDivisionError" in question.check(lambda position: 1 // 0).message


def test_too_many_lines_are_said_to_be_too_many() -> None:
    feedback = ex.write_strategy("parity-duel/20:").check(lambda p: p.legal_moves[0])
    assert feedback.correct
    assert feedback.message.endswith("There are more than could all be tried.")
