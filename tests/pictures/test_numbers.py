"""Number pictures: dots, rows, factors and lines say what the facts say."""

from __future__ import annotations

from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

import numgames_edu as ng
from numgames_edu import pictures
from numgames_edu.pictures.alt_text import picture_on
from numgames_edu.pictures.canvas.style import BLUE, VERMILION
from numgames_edu.pictures.explained import picture_for
from numgames_edu.pictures.lines import Line, Tokens
from numgames_edu.pictures.numbers import Factors, Rows, Twos
from tests.pictures.looking import bare_axes, drawn
from tests.strategies import own_games, positions

small = st.integers(1, 100)


@pytest.mark.parametrize("number", [1, 2, 7, 8, 20, 21, 99, 100])
def test_pairs_and_the_one_left_over_are_drawn(number: int) -> None:
    ax = pictures.parity(number)
    assert drawn(ax, BLUE) == number - number % 2
    assert drawn(ax, VERMILION) == number % 2
    assert f"{number} is {'odd' if number % 2 else 'even'}." in pictures.describe(ax)


@pytest.mark.parametrize(("a", "b"), [(6, 18), (6, 9), (12, 5), (1, 100), (100, 100), (7, 100)])
def test_rows_and_what_is_left_over_are_drawn(a: int, b: int) -> None:
    ax = pictures.divides(a, b)
    assert drawn(ax, BLUE) == b - b % a
    assert drawn(ax, VERMILION) == b % a
    assert f"{a} is {'not ' if b % a else ''}a divisor of {b}." in pictures.describe(ax)


@given(small, small)
def test_rows_are_a_division(a: int, b: int) -> None:
    rows = Rows(a, b)
    assert rows.full * a + rows.over == b
    assert 0 <= rows.over < a


@pytest.mark.parametrize(
    ("draw", "words"),
    [
        (
            lambda: pictures.parity(1),
            "Is 1 even or odd?\n"
            "1 dot in pairs: 0 pairs, and 1 dot is left over. 1 = 2 × 0 + 1, so 1 is odd.",
        ),
        (
            lambda: pictures.divides(12, 1),
            "Does 12 divide 1?\n1 dot in rows of 12: no full rows, and 1 dot is left over.\n"
            "1 = 0 × 12 + 1, so 12 is not a divisor of 1.",
        ),
        (
            lambda: pictures.factors(18),
            "The prime factors of 18.\nStep by step: 18 = 2 × 9 and 9 = 3 × 3.\n"
            "18 = 2 × 3 × 3: these 3 factors are primes.",
        ),
        (
            lambda: pictures.factors(7),
            "The prime factors of 7.\n7 is a prime: only 1 and 7 divide it.",
        ),
        (
            lambda: pictures.factors(1),
            "The prime factors of 1.\n1 has no prime factors, and it is not a prime itself.",
        ),
        (
            lambda: pictures.neighbours(6, size=12),
            "The neighbours of 6 on the board 1 to 12.\nThe neighbours of 6 are 5 and 7.\n"
            "The picture shows the line from 1 to 12.",
        ),
        (
            lambda: pictures.neighbours(12, size=12),
            "The neighbours of 12 on the board 1 to 12.\n"
            "12 stands at the end of the board, so its only neighbour is 11.\n"
            "The picture shows the line from 1 to 12.",
        ),
        (
            lambda: pictures.neighbours(1, size=1),
            "The neighbours of 1 on the board 1 to 1.\n1 has no neighbour on this board.\n"
            "The picture shows the line from 1 to 1.",
        ),
        (
            lambda: pictures.neighbours(3, size=100, to=90),
            "From 3 to 90 on the number line.\n"
            "90 is 87 steps from 3 (|90 − 3| = 87), so 90 is not adjacent to 3.\n"
            "The picture shows the line from 1 to 92, with a part in the middle left out.",
        ),
    ],
)
def test_words(draw: object, words: str) -> None:
    assert pictures.describe(draw()) == words  # type: ignore[operator]


@given(st.integers(2, 10_000))
def test_factors_multiply_to_the_number(number: int) -> None:
    factors = Factors(number)
    assert prod(factors.primes) == number
    assert all(whole == prime * rest for whole, prime, rest in factors.splits)
    assert len(factors.splits) == len(factors.primes) - 1


@given(small, small, st.integers(100, 10_000))
def test_a_line_shows_both_ends(number: int, to: int, size: int) -> None:
    line = Line(number, size, to)
    assert {number, to} <= set(line.shown) <= set(range(1, size + 1))
    assert len(line.shown) <= 21
    assert list(line.shown) == sorted(line.shown)


@pytest.mark.parametrize(
    ("code", "number", "picture"),
    [
        ("number-knockout/20: 6", 18, Rows(6, 18)),
        ("number-knockout/20: 6", 9, Rows(6, 9)),
        ("number-knockout/20: 18", 6, Rows(6, 18)),
        ("parity-duel/20: 7", 4, Twos(7, 4)),
        ("parity-duel/20: 7", 5, Twos(7, 5)),
        ("odd-or-even-chase/12: 6", 7, Line(6, None, 7)),
        ("odd-or-even-chase/12: 6", 9, Line(6, None, 9)),
        ("number-knockout/20-even:", 7, Twos(7)),
    ],
)
def test_an_explanation_gets_its_picture(code: str, number: int, picture: object) -> None:
    ax = pictures.picture_of(ng.explain(ng.position(code), number))
    assert picture_on(ax) == picture


@pytest.mark.parametrize(
    ("code", "number", "sentence", "crossed"),
    [
        ("number-knockout/20: 6 3", 6, "6 is already taken.", {6}),
        ("number-knockout/20: 6", 21, "21 is not on this board, which goes from 1 to 20.", {21}),
        ("number-knockout/20:", 6, "6 is one of the numbers 1 to 20.", set()),
        ("parity-game/5: 1 3 5", 4, "No odd number is free (1, 3 and 5 are taken).", {1, 3, 5}),
    ],
)
def test_other_explanations_are_rows_of_numbers(
    code: str, number: int, sentence: str, crossed: set[int]
) -> None:
    picture = picture_on(pictures.picture_of(ng.explain(ng.position(code), number)))
    assert isinstance(picture, Tokens)
    assert sentence in picture.words
    assert picture.crossed == crossed


@given(positions(own_games(largest=40)), st.integers(-2, 200))
def test_every_explanation_has_a_picture_with_words(position: ng.Position, number: int) -> None:
    picture = picture_for(ng.explain(position, number))
    assert picture.title
    assert picture.words.startswith(picture.title)


def test_a_picture_of_an_explanation_shows_no_number_beyond_the_board() -> None:
    ax = pictures.picture_of(ng.explain(ng.position("odd-or-even-chase/12: 11"), 12))
    assert [t.get_text() for t in ax.texts if t.get_text().isdigit()] == [
        str(n) for n in range(1, 13)
    ]
    assert "…" in [t.get_text() for t in ax.texts]
    assert pictures.describe(ax).endswith("from 1 to 12. The number line goes on.")


def test_explanations_of_large_boards_and_of_own_rules_have_pictures() -> None:
    class Lucky(ng.Rule):
        """The next number ends in seven."""

        __slots__ = ()

        def allows(self, last: int, number: int) -> bool:
            return number % 10 == 7

    own = ng.Game(title="Lucky", size=40, rule=Lucky()).replay([3])
    for position, number in (
        (own, 17),
        (own, 18),
        (own, 10**30),
        (ng.position("number-knockout/5000: 1250"), 5000),
        (ng.position("number-knockout/5000: 1250"), 3001),
        (ng.position("parity-duel/5000: 1251"), 5000),
        (ng.position("odd-or-even-chase/5000: 1251"), 4999),
    ):
        explanation = ng.explain(position, number)
        ax = bare_axes()
        assert pictures.picture_of(explanation, ax=ax) is ax
        assert pictures.describe(ax)
