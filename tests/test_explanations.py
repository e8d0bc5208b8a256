"""No explanation says something false: each number in each sentence is accounted for."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import prod

import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st

import numgames_edu as ng
from numgames_edu import facts
from numgames_edu.facts import NoneLeft, prime_factors
from tests import oracle
from tests.strategies import own_games, positions

N = r"(-?\d+)"
WORDS = {"once": 1, "twice": 2, "three times": 3, "four times": 4, "five times": 5}

Check = Callable[..., bool]


def claims(position: ng.Position, number: int) -> list[tuple[str, Check]]:
    """Return every form a statement may take, with how to decide whether it is true.

    Each check gets the match's groups as numbers (or words) and is written anew here, not taken
    from the package.
    """
    taken, size = list(position.history), position.game.size
    last = taken[-1] if taken else None
    free = [n for n in range(1, size + 1) if n not in taken]
    legal = set(position.legal_moves)  # compared with the oracle in test_games

    def fits(what: str, n: int) -> bool:
        if last is None or set(re.findall(r"\w+", what)) <= READ_BY_WORDS | {str(last)}:
            return fits_by_words(what, n, last)
        return oracle.book(position.game.slug).may_follow(last, n)

    def none_left(what: str) -> bool:
        return not any(fits(what, n) for n in free)

    def fitting(what: str) -> list[int]:
        """Return the numbers of that kind; not the last one, where the kind is told by it."""
        others = (
            range(1, size + 1) if not re.search(r"\d", what) else set(range(1, size + 1)) - {last}
        )
        return [n for n in sorted(others) if fits(what, n)]

    def none_at_all(what: str) -> bool:
        return not fitting(what)

    return [
        (rf"\|{N} − {N}\| = {N}", lambda a, b, c: abs(a - b) == c),
        (rf"{N} = ((?:\d+ × )*\d+)(?: \+ {N})?", lambda n, p, r: n == product(p) + (r or 0)),
        (rf"{N} is (even|odd)", lambda n, p: n % 2 == ["even", "odd"].index(p)),
        (rf"{N} is a multiple of {N}", lambda a, b: a % b == 0),
        (rf"{N} is not a multiple of {N}", lambda a, b: a % b != 0),
        (rf"{N} is a divisor of {N}", lambda a, b: b % a == 0),
        (rf"{N} is not a divisor of {N}", lambda a, b: b % a != 0),
        (rf"{N} is larger than {N}", lambda a, b: a > b),
        (rf"{N} is smaller than {N}", lambda a, b: a < b),
        (
            rf"{N} = ((?:\d+ × )*\d+) does not have the prime factor {N}",
            lambda n, f, p: n == product(f) and n % p != 0 and sympy.isprime(p),
        ),
        (
            rf"{N} = ((?:\d+ × )*\d+) has the prime factor {N} (once|twice|\w+ times)",
            lambda n, f, p, k: n == product(f) and sympy.factorint(n).get(p) == WORDS[k],
        ),
        (rf"{N} is {N} steps? from {N}", lambda a, k, b: abs(a - b) == k),
        (rf"{N} is adjacent to {N}", lambda a, b: abs(a - b) == 1),
        (rf"{N} is not adjacent to {N}", lambda a, b: abs(a - b) != 1),
        (rf"{N} is already taken", lambda n: n in taken),
        (rf"{N} is still free", lambda n: n in free),
        (
            rf"{N} is one of the numbers 1 to {N}",
            lambda n, k: k == size and 1 <= n <= k,
        ),
        (
            rf"{N} is not on this board, which goes from 1 to {N}",
            lambda n, k: k == size and not 1 <= n <= k,
        ),
        (
            rf"Player {N} took it on move {N}(, just now)?",
            lambda p, m, j: (
                taken[m - 1] == number
                and p == 1 + (m - 1) % 2
                and (j is not None) == (number == last)
            ),
        ),
        (rf"{N} may follow {N}", lambda a, b: a == number and b == last and a in legal),
        (rf"{N} cannot follow {N}", lambda a, b: a == number and b == last and a not in legal),
        (rf"{N} may be taken first: ", lambda a: a == number and not taken and a in legal),
        (rf"{N} cannot be taken first: the", lambda a: not taken and a not in legal),
        (
            rf"after {N} comes ([^.;:]+), (and|but) {N} is (?:not )?one",
            lambda a, what, turn, b: (
                (a, b) == (last, number)
                and numbers(what) in ([], [last])
                and (turn == "and") == fits(what, number)
            ),
        ),
        (r"[Tt]he game is over", lambda: not legal),
        (rf"{N} could not have been taken anyway", lambda a: a == number and a not in legal),
        (r"no ([^.;,]*?) is free \(there is none on this board\)", none_at_all),
        (
            r"no ([^.;,]*?) is free \(([\d, and]+) (?:is|are) taken\)",
            lambda what, gone: none_left(what) and fitting(what) == numbers(gone),
        ),
        (
            r"no ([^.;,]*?) is free \(all of them are taken\)",
            lambda what: none_left(what) and len(fitting(what)) > 6,
        ),
        (rf"Player {N} cannot (?:move|begin)", lambda p: p == 1 + len(taken) % 2 and not legal),
        (r"Nothing can be taken now", lambda: not legal),
        (rf"Player {N} (?:wins|has won)", lambda p: p == winner(position)),
        (
            rf"Player {N} took the last number, {N}, and that loses",
            lambda p, n: n == last and p != winner(position) and not legal,
        ),
        (
            r"Any number may be taken only when no (.*?) is free, but",
            lambda what: position.game.rule.otherwise_any and not none_left(what),
        ),
        (
            r"so any number may be taken",
            lambda: position.game.rule.otherwise_any and set(free) == legal,
        ),
        (r"so an? (even|odd) number must come next", lambda p: p in due_parities(position)),
        (r"first number must be even", lambda: position.game.opening == "even"),
        (
            r"and any of them may begin",
            lambda: number in legal and not taken and position.game.opening == "any",
        ),
    ]


def numbers(text: str | int) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", str(text))]


def due_parities(position: ng.Position) -> set[str]:
    """Return which parities the parity rules of the game ask for after the last number."""
    last = position.history[-1]
    words = repr(position.game.rule)
    due = {("even", "odd")[(last + 1) % 2]} if "OppositeParity" in words else set()
    return due | ({("even", "odd")[last % 2]} if "SameParity" in words else set())


def product(text: str | int) -> int:
    return prod(int(factor) for factor in str(text).split(" × "))


READ_BY_WORDS = {
    *("a", "an", "number", "that", "is", "even", "odd", "and"),
    *("divisor", "or", "multiple", "of", "adjacent", "to"),
}
"""The words of what a game can ask for that are read here; others are read by the oracle."""


def fits_by_words(what: str, number: int, last: int | None) -> bool:
    """Return whether a number is what these words ask for, read word by word."""
    verdict = True
    if "even" in what or "odd" in what:
        wanted = {0 if word == "even" else 1 for word in re.findall("even|odd", what)}
        verdict = wanted == {number % 2}
    if last is not None and "divisor or" in what:
        verdict = verdict and f"of {last}" in what and (last % number == 0 or number % last == 0)
    if last is not None and "adjacent" in what:
        verdict = verdict and f"adjacent to {last}" in what and abs(number - last) == 1
    return verdict


def winner(position: ng.Position) -> int:
    game = position.game
    if game.slug in ng.GAMES:
        found = oracle.winner(game.slug, game.size, game.opening, list(position.history))
        assert found is not None
        return found
    stuck_loses = game.ending == "stuck-loses" or not position.history
    mover = 1 + len(position.history) % 2
    return 3 - mover if stuck_loses else mover


def check_text(position: ng.Position, number: int, text: str) -> None:
    """Check every statement in the text, and that no number is left outside a statement."""
    rest = text
    checks = claims(position, number)
    for pattern, holds in sorted(checks, key=lambda claim: -len(claim[0])):
        for match in re.finditer(rf"(?<!\d){pattern}(?!\d)", rest):
            groups = [
                int(g) if g is not None and re.fullmatch(r"-?\d+", g) else g for g in match.groups()
            ]
            assert holds(*groups), (position.code, number, match.group(), text)
        rest = re.sub(rf"(?<!\d){pattern}(?!\d)", "·", rest)
    assert not re.search(r"\d", rest), (position.code, number, rest, text)
    assert text[0].isupper() or text[0].isdigit() or text[0] == "-"
    assert text.endswith(".")
    assert ".." not in text


def says_no_why(rule: ng.Rule) -> bool:
    """Return whether a rule says only what has to follow, and leaves the reason to the reader."""
    return any(type(part).because is ng.Rule.because for part in rule.parts)


def check(position: ng.Position, number: int) -> None:
    explanation = ng.explain(position, number)
    assert explanation.number == number
    assert explanation.legal == (number in position.legal_moves)
    check_text(position, number, explanation.text)
    assert explanation.facts or says_no_why(position.game.rule)
    for fact in explanation.facts:
        assert fact.doit() == sympy.true, (position.code, number, fact)
        assert fact not in (sympy.true, True), "a fact is shown before it is evaluated"


@settings(max_examples=400)
@given(positions(), st.data())
def test_no_explanation_is_false(position: ng.Position, data: st.DataObject) -> None:
    near = st.integers(-2, position.game.size + 3)
    for number in data.draw(st.lists(near, min_size=5, max_size=5, unique=True)):
        check(position, number)


@settings(max_examples=200)
@given(positions(own_games()), st.data())
def test_no_explanation_of_an_own_game_is_false(position: ng.Position, data: st.DataObject) -> None:
    for number in data.draw(st.lists(st.integers(0, position.game.size + 1), max_size=5)):
        check(position, number)


@settings(max_examples=300)
@given(positions())
def test_outcomes_say_the_truth(position: ng.Position) -> None:
    if position.outcome is not None:
        check_text(position, 0, position.outcome.reason)


@settings(max_examples=200)
@given(positions(), st.data())
def test_latex_says_the_same_as_the_text(position: ng.Position, data: st.DataObject) -> None:
    explanation = ng.explain(position, data.draw(st.integers(-1, position.game.size + 1)))
    plain = explanation.latex.replace(r"\left|{", "|").replace(r"}\right|", "|")
    plain = plain.replace("$", "").replace(r" \times ", " × ")
    assert plain == re.sub(r"\|(\d+) − (\d+)\|", r"|\1 - \2|", explanation.text)
    assert explanation._repr_latex_() == explanation.latex
    assert repr(explanation) == str(explanation) == explanation.text


@settings(max_examples=300)
@given(positions())
def test_no_two_numbers_share_a_sentence(position: ng.Position) -> None:
    texts = [ng.explain(position, n).text for n in range(0, position.game.size + 2)]
    assert len(set(texts)) == len(texts)


def test_the_checker_can_fail() -> None:
    position = ng.game("number-knockout").replay([6])
    for lie in (
        "18 may follow 6: 18 = 4 × 6, so 18 is a multiple of 6.",
        "18 may follow 6: 18 = 2 × 6 + 5, so 18 is a multiple of 6.",
        "9 cannot follow 6: 9 is a multiple of 6.",
        "9 may follow 6.",
        "9 cannot follow 6: 6 = 2 × 3 has the prime factor 2 twice.",
        "9 cannot follow 6, and so says 7.",
        "no even number is free (2 is taken).",
    ):
        with pytest.raises(AssertionError):
            check_text(position, int(lie[:2]) if lie[0].isdigit() else 0, lie)


@given(st.integers(1, 10_000))
def test_prime_factors_are_sympys(number: int) -> None:
    expected = [p for p, k in sorted(sympy.factorint(number).items()) for _ in range(k)]
    assert list(prime_factors(number)) == expected


def test_nothing_can_be_called_gone_that_is_there() -> None:
    with pytest.raises(ValueError, match="is free"):
        NoneLeft("an even number", (2, 4), (1, 2, 3))


@pytest.mark.parametrize(
    ("code", "number", "words", "fact"),
    [
        ("number-knockout/20: 6", 12, "12 = 2 × 6", "Eq(12, 2*6)"),
        ("number-knockout/20: 6", 9, "9 = 1 × 6 + 3", "Eq(9, 3 + 1*6)"),
        ("number-knockout/20: 18", 12, "12 = 2 × 2 × 3", "Eq(12, 2*2*3)"),
        ("odd-or-even-chase/12: 6", 7, "|7 − 6| = 1", "Eq(Abs(-6 + 7), 1)"),
        ("even-odd-match/20: 6", 7, "7 = 2 × 3 + 1", "Eq(7, 1 + 2*3)"),
        ("parity-game/15: 5", 6, "6 is even (6 = 2 × 3)", "Eq(6, 2*3)"),
        ("number-knockout/20: 6 3", 6, "Player 1 took it on move 1", "Contains(6, {3, 6})"),
        ("number-knockout/20: 6", 21, "goes from 1 to 20", "~Contains(21, Range(1, 21, 1))"),
        ("number-knockout/20-even:", 7, "must be even, but 7 is odd", "Eq(7, 1 + 2*3)"),
        ("number-knockout/20: 7 1 11", 13, "The game is over", "Eq(13, 2 + 1*11)"),
        (
            "number-knockout/20:",
            7,
            "any of them may begin",
            "Contains(7, Range(1, 21, 1))",
        ),
    ],
)
def test_each_situation_has_its_words_and_facts(
    code: str, number: int, words: str, fact: str
) -> None:
    explanation = ng.explain(ng.position(code), number)
    assert words in explanation.text
    assert fact in map(str, explanation.facts)


def test_words_of_an_own_rule_are_safe_in_latex() -> None:
    class Priced(ng.Rule):
        def allows(self, last: int, number: int) -> bool:
            return number == last + 1

        def relation(self, last: int) -> str:
            return r"costs $5_deal & \(more\)"

    position = ng.Game(title="Priced", size=9, rule=Priced()).replay([5])
    latex = ng.explain(position, 6).latex
    assert r"a number that costs \$5_deal & ∖(more∖)" in latex


@pytest.mark.parametrize(
    ("fact", "text", "statement"),
    [
        (facts.Division(18, 6), "18 = 3 × 6", "Eq(18, 3*6)"),
        (facts.Division(9, 6), "9 = 1 × 6 + 3", "Eq(9, 3 + 1*6)"),
        (facts.Halving(7), "7 = 2 × 3 + 1", "Eq(7, 1 + 2*3)"),
        (facts.Distance(9, 6), "|9 − 6| = 3", "Eq(Abs(-6 + 9), 3)"),
        (facts.Steps(9, 6), "9 is 3 steps from 6", "Eq(Abs(-6 + 9), 3)"),
        (facts.Factorisation(12), "12 = 2 × 2 × 3", "Eq(12, 2*2*3)"),
        (facts.Multiplicity(12, 2), "has the prime factor 2 twice",
         "Eq(Mod(12, 4), 0) & Ne(Mod(12, 8), 0)"),
        (facts.Multiplicity(9, 2), "does not have the prime factor 2", "Ne(Mod(9, 2), 0)"),
        (facts.Parity(7), "7 is odd", "Ne(Mod(7, 2), 0)"),
        (facts.Parity(8), "8 is even", "Eq(Mod(8, 2), 0)"),
        (facts.Multiple(18, 6), "18 is a multiple of 6", "Eq(Mod(18, 6), 0)"),
        (facts.Multiple(9, 6), "9 is not a multiple of 6", "Ne(Mod(9, 6), 0)"),
        (facts.Divisor(3, 6), "3 is a divisor of 6", "Eq(Mod(6, 3), 0)"),
        (facts.Divisor(4, 6), "4 is not a divisor of 6", "Ne(Mod(6, 4), 0)"),
        (facts.Order(9, 6), "9 is larger than 6", "9 > 6"),
        (facts.Order(4, 6), "4 is smaller than 6", "4 < 6"),
        (facts.NextTo(5, 6), "5 is adjacent to 6", "Eq(Abs(-6 + 5), 1)"),
        (facts.NextTo(9, 6), "9 is not adjacent to 6", "Ne(Abs(-6 + 9), 1)"),
        (facts.OnBoard(6, 9), "6 is one of the numbers 1 to 9",
         "Contains(6, Range(1, 10, 1))"),
        (facts.OnBoard(0, 9), "0 is not on this board, which goes from 1 to 9",
         "~Contains(0, Range(1, 10, 1))"),
        (facts.Gone(6, (6, 3)), "6 is already taken", "Contains(6, {3, 6})"),
        (facts.Gone(5, (6, 3)), "5 is still free", "~Contains(5, {3, 6})"),
        (facts.NoneLeft("an odd number", (1, 3), (2,)), "no odd number is free (1 and 3 are taken)",
         "Eq(Intersection({2}, {1, 3}), EmptySet)"),
    ],
)  # fmt: skip
def test_each_fact_says_the_same_in_words_and_in_sympy(
    fact: facts.Fact, text: str, statement: str
) -> None:
    assert fact.text == text
    assert str(fact.statement()) == statement
    assert fact.statement().doit() == sympy.true


def test_facts_are_said_once() -> None:
    statements = ng.explain(ng.position("odd-or-even-chase/12: 6"), 9).facts
    assert len(statements) == len(set(statements))


def test_a_rule_without_words_is_still_told_truly() -> None:
    class Bare(ng.Rule):
        def allows(self, last: int, number: int) -> bool:
            return abs(last - number) <= 1

    class InOnePiece(Bare):
        def wanted(self, last: int) -> str:
            return f"a close friend of {last}"

    stuck = ng.Game(title="Bare", size=9, rule=Bare()).replay([2, 1])
    assert stuck.outcome is not None
    assert "no number allowed after 1 is free (2 is taken)" in stuck.outcome.reason
    assert ng.explain(stuck.back(), 5).text == (
        "5 cannot follow 2: after 2 comes a number allowed after 2, but 5 is not one."
    )
    both = ng.Game(title="Both", size=9, rule=InOnePiece() & ng.OppositeParity()).replay([2])
    assert both.requirement == "an odd number that is a close friend of 2"


def test_a_number_is_explained_wherever_a_position_is_named() -> None:
    position = ng.position("number-knockout/20: 6")
    assert ng.explain("number-knockout/20: 6", 3) == ng.explain(position, 3)
    assert ng.explain("number-knockout", 3) == ng.explain(position.game, 3)
    with pytest.raises(TypeError, match="This takes a Position, a position code, a Game"):
        ng.explain(7, 3)  # type: ignore[arg-type]
