"""Why is a move (not) allowed: one choice is true and fits, and no other one is."""

from __future__ import annotations

import inspect
import pickle
import re
from collections.abc import Callable

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import numgames_edu as ng
from numgames_edu import exercises as ex
from numgames_edu.english.exercises import beliefs as said
from numgames_edu.exercises.kinds.beliefs import beliefs
from numgames_edu.exercises.kinds.why import true_reason
from numgames_edu.sentences import Meaning
from tests import oracle
from tests.strategies import games, own_games, positions

boards = positions(games(smallest=8, largest=40))

# Statements about numbers, read a second time; each match must be evaluated to True or False.
STATEMENTS: list[tuple[str, Callable[..., bool]]] = [
    (r"(\d+) is (not )?a multiple of (\d+)", lambda a, no, b: (int(a) % int(b) == 0) != bool(no)),
    (r"(\d+) is (not )?a divisor of (\d+)", lambda a, no, b: (int(b) % int(a) == 0) != bool(no)),
    (r"(\d+) is (odd|even)", lambda a, kind: ("even", "odd")[int(a) % 2] == kind),
    (
        r"(\d+) is (not )?adjacent to (\d+)",
        lambda a, no, b: (abs(int(a) - int(b)) == 1) != bool(no),
    ),
    (
        r"(\d+) = (\d+) × (\d+)(?: \+ (\d+))?",
        lambda a, b, c, d: int(a) == int(b) * int(c) + int(d or 0),
    ),
]


def statements(text: str) -> list[bool]:
    return [
        truth(*match.groups()) for form, truth in STATEMENTS for match in re.finditer(form, text)
    ]


def untrue(position: ng.Position, because: str) -> bool:
    """Return whether a reason is certainly untrue, as a reader with the oracle finds."""
    game = position.game.slug, position.game.size, position.game.opening
    history = list(position.history)
    free = [n for n in range(1, game[1] + 1) if n not in history]
    everywhere = range(1, game[1] + 1)
    if because.endswith("any free number may be taken"):
        return oracle.legal(*game, history) != free
    if because == "only the numbers next to the last one may follow":
        return any(abs(n - history[-1]) != 1 for n in oracle.legal(*game, history[-1:]))
    if because == "a number is no multiple of itself":
        return True
    if because.endswith("0 is neither even nor odd"):
        return True
    if because.endswith("primes may never be taken"):
        return any(oracle.legal(*game, [last]).count(7) for last in everywhere)
    rule = re.fullmatch(r"after an? (odd|even) number must come an? (odd|even) one", because)
    if rule:
        before, after = (("even", "odd").index(kind) for kind in rule.groups())
        return any(
            n % 2 != after
            for last in everywhere
            if last % 2 == before
            for n in oracle.legal(*game, [last])
        )
    return False in statements(because)


@settings(max_examples=400)
@given(boards, st.integers(-3, 45))
def test_every_belief_is_wrong_and_the_reason_is_right(position: ng.Position, number: int) -> None:
    assume(position.outcome is None)
    game = position.game.slug, position.game.size, position.game.opening
    legal = number in oracle.legal(*game, list(position.history))
    truth = true_reason(position, number)
    assert truth.startswith("Yes, because " if legal else "No, because ")
    assert all(statements(truth)), truth
    found = beliefs(position, number)
    assert len({belief.text for belief in found}) == len(found)
    for belief in found:
        assert belief.text != truth
        assert belief.yes != legal or untrue(position, belief.because), (position, belief.text)
        assert belief.answer.endswith((".", "?"))
        assert all(statements(belief.answer)), belief.answer


@settings(max_examples=200)
@given(boards, st.integers(1, 40))
def test_exactly_one_choice_is_accepted(position: ng.Position, number: int) -> None:
    assume(position.outcome is None)
    question = ex.why(position, number)
    assert 3 <= len(question.choices) <= 4
    accepted = [words for words in question.choices if question.check(words).correct]
    assert accepted == [true_reason(position, number)]
    said = {question.check(i).message for i in range(1, len(question.choices) + 1)}
    assert len(said) == len(question.choices), "each choice has its own feedback"
    assert question.check(accepted[0]).message == f"Right! {ng.explain(position, number)}"


@given(positions(own_games()), st.integers(1, 30))
def test_for_games_of_their_own_no_belief_has_the_right_verdict_by_luck(
    position: ng.Position, number: int
) -> None:
    assume(position.outcome is None)
    legal = number in position.legal_moves
    assert true_reason(position, number).startswith("Yes" if legal else "No")
    for belief in beliefs(position, number):
        assert belief.text != true_reason(position, number)


class Anything(ng.Rule):
    """After a number comes one that is larger."""

    __slots__ = ()

    def allows(self, last: int, number: int) -> bool:
        return number > last


def test_an_unknown_rule_gets_only_wrong_verdicts() -> None:
    position = ng.Game(title="Up", size=9, rule=Anything()).replay([5])
    for number in (1, 2, 3, 4, 6, 7, 8, 9):
        legal = number > 5
        for belief in beliefs(position, number):
            free = "any free number may be taken" in belief.because
            assert belief.yes != legal or free, belief.text
        assert ex.why(position, number).check(true_reason(position, number)).correct


def test_the_misconceptions_of_the_classroom_are_offered() -> None:
    def offered(code: str, number: int) -> str:
        return "\n".join(ex.why(code, number).choices)

    assert "1 is a prime" in offered("number-knockout/20: 6", 1)
    assert "every prime is odd" in offered("parity-duel/20: 7", 2)
    assert "no multiple of itself" in offered("number-knockout/20: 6", 6)
    assert "both multiples of 3" in offered("number-knockout/20: 6", 9)
    assert "3 is a multiple of 6" in offered("number-knockout/20: 6", 3)
    assert "only one number is between" in offered("odd-or-even-chase/12: 5", 7)
    assert "begins with 1, so it is odd" in offered("parity-duel/20: 7", 14)
    assert "0 is neither even nor odd" in offered("parity-duel/20: 7", 20)


def test_every_belief_has_its_words_and_all_words_are_used() -> None:
    """A position code of each game, and every number near its board, bring all of them forth."""
    names = set()
    boards = ("number-knockout/20", "parity-duel/20", "parity-game/15", "odd-or-even-chase/12")
    for board in (*boards, *(f"{board}-even" for board in boards)):
        position = ng.position(f"{board}:")
        while position.outcome is None:
            for number in range(position.game.size + 25):
                names |= {belief.name for belief in beliefs(position, number)}
            position = position.play(position.legal_moves[len(position.legal_moves) // 2])
    alone = ng.Game(title="Neighbours", size=9, rule=ng.Adjacent()).replay([4])
    names |= {belief.name for number in range(1, 10) for belief in beliefs(alone, number)}
    for last in range(1, 21):
        knockout = ng.position(f"number-knockout/20: {last}")
        names |= {belief.name for number in range(1, 21) for belief in beliefs(knockout, number)}
    own = (
        f for f in vars(said).values() if inspect.isfunction(f) and f.__module__ == said.__name__
    )
    assert names == {function.__name__ for function in own if function.__name__[0] != "_"}


@given(positions(own_games()), st.integers(-1, 32))
def test_no_belief_is_repeated(position: ng.Position, number: int) -> None:
    assume(position.outcome is None)
    texts = [belief.text for belief in beliefs(position, number)]
    assert len(set(texts)) == len(texts)


def test_a_question_is_the_same_after_a_pickle() -> None:
    question = ex.why("number-knockout/20: 6", 9)
    again = pickle.loads(pickle.dumps(question.task))
    assert again == question.task
    assert again.choices == question.choices


class YesAndNo(ng.Rule):
    """After a number comes one that is larger."""

    __slots__ = ()

    def allows(self, last: int, number: int) -> bool:
        return number > last

    def in_short(self, last: int, number: int) -> list[str | int | Meaning]:
        return ["Yes and No are only words"]


def test_the_verdict_is_no_matter_of_words() -> None:
    position = ng.Game(title="Words", size=9, rule=YesAndNo()).replay([5])
    for number in (3, 8):
        question = ex.why(position, number)
        right = question.check(question.solution())
        assert right.correct
        partly = [c for c in question.choices if question.check(c).score == 0.25]
        verdict = "Yes" if number > 5 else "No"
        assert all(words.startswith(verdict) for words in partly)
