"""Thousands of values in both languages: the same numbers and facts, and no English left."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

import numgames_edu as ng
from numgames_edu.facts import Fact
from numgames_edu.players import checked_names
from numgames_edu.reasons import reason
from numgames_edu.rules import Rule
from numgames_edu.solve.hints import hint
from numgames_edu.words import speaking

from ..strategies import games, own_games, positions
from .both import good, in_both, numbers, same, same_parts, titles

ANY_NUMBER = st.one_of(st.integers(-5, 70), st.integers(), st.integers(10**18, 10**25))

RULES: list[Callable[[], Rule]] = [
    ng.OppositeParity,
    ng.SameParity,
    ng.DivisorOrMultiple,
    ng.Adjacent,
    lambda: ng.Adjacent() & ng.OppositeParity(),
    lambda: ng.DivisorOrMultiple() & ng.SameParity(),
    lambda: ng.DivisorOrMultiple() & ng.Adjacent(),
    lambda: ng.OppositeParity() & ng.SameParity(),
    lambda: ng.SameParity().else_any(),
    lambda: (ng.DivisorOrMultiple() & ng.OppositeParity()).else_any(),
]


def all_positions(start: ng.Position) -> Iterator[ng.Position]:
    """Return each position of a small game once."""
    stack, seen = [start], set()
    while stack:
        position = stack.pop()
        seen.add(position)
        yield position
        stack += [p for p in map(position.play, position.legal_moves) if p not in seen]


def check_moment(position: ng.Position, number: int) -> None:
    """Compare what is asked for, why, and how the game ended."""
    same(lambda: position.requirement)
    same_parts(lambda: list(reason(position, number).parts))
    if position.outcome is not None:
        ending = position.outcome.ending
        same_parts(lambda: ending.parts)
        with speaking("es"):
            assert position.outcome.reason == ending.text


@pytest.mark.parametrize("make", RULES)
@pytest.mark.parametrize("opening", ["any", "even"])
def test_every_moment_of_every_small_game(make: Callable[[], Rule], opening: str) -> None:
    for size, end in ((1, "stuck-loses"), (3, "last-loses"), (4, "stuck-loses")):
        game = ng.Game("mine", "Mine", size, make(), opening, end)
        for position in all_positions(game.start()):
            for number in range(size + 2):
                check_moment(position, number)


@given(st.one_of(positions(), positions(own_games())), ANY_NUMBER)
def test_every_reason_requirement_and_ending(position: ng.Position, number: int) -> None:
    check_moment(position, number)


@given(st.one_of(games(), own_games()))
def test_rules(game: ng.Game) -> None:
    same(lambda: game.rules)
    same(lambda: game.rule.summary)


@given(st.data())
def test_facts(data: st.DataObject) -> None:
    position = data.draw(st.one_of(positions(), positions(own_games())))
    number = data.draw(ANY_NUMBER)
    for fact in reason(position, number).facts:
        same(lambda fact=fact: fact.text)  # type: ignore[misc]
        with speaking("es"):
            assert fact.equation == ("=" in fact.text)


@given(own_games(), st.integers(1, 40), st.integers(1, 40))
def test_what_rules_say(game: ng.Game, last: int, number: int) -> None:
    rule = game.rule
    same(lambda: rule.wanted(last))
    same(lambda: rule.noun(last).one)
    same(lambda: rule.noun(last).no)
    same(lambda: rule.noun(last).free)
    same_parts(lambda: list(rule.because(last, number)))
    same_parts(lambda: list(rule.in_short(last, number)))


@given(st.one_of(positions(games(largest=24)), positions(own_games(largest=7))))
def test_analyses_proofs_and_hints(position: ng.Position) -> None:
    try:
        analysis = ng.analyse(position)
    except ng.TooLarge:
        same(lambda: said_too_large(position))
        return
    same_parts(lambda: analysis.parts)
    proof = analysis.proof
    same_parts(lambda: proof.parts)
    same_parts(lambda: proof.long_parts)
    for step, with_proof in product(range(3), (True, False)):
        same(lambda step=step, by=with_proof: hint(position, step, by))  # type: ignore[misc]


def said_too_large(position: ng.Position) -> str:
    with pytest.raises(ng.TooLarge) as refusal:
        ng.analyse(position)
    return str(refusal.value)


@given(positions(games(largest=12)))
def test_reviews(position: ng.Position) -> None:
    review = ng.review(position)
    same_parts(lambda: review.parts)
    same_parts(lambda: review.turned_parts)
    for move in review:
        same_parts(lambda move=move: move.parts)  # type: ignore[misc]


@pytest.mark.parametrize("slug", ng.GAMES)
@pytest.mark.parametrize("opening", ["any", "even"])
def test_chains_and_boards(slug: str, opening: str) -> None:
    boards = ng.fairness(slug, range(1, 41), opening)
    same(lambda: re.sub(" +", " ", boards.text), titles(boards.game))  # a table has wide columns
    for size in (1, 2, 11, 20):
        chain = ng.longest_chain(slug, size, opening)
        same(lambda chain=chain: chain.text)  # type: ignore[misc]


def test_a_large_board_has_a_long_proof() -> None:
    for code in ("number-knockout/60:", "number-knockout/100: 50", "parity-duel/60: 3"):
        proof = ng.analyse(code).proof
        same_parts(lambda proof=proof: proof.long_parts)  # type: ignore[misc]


REFUSED: list[Callable[[], object]] = [
    lambda: ng.game("number-knockot"),
    lambda: ng.game("nothing like it"),
    lambda: ng.game("parity-duel", size=0),
    lambda: ng.game("parity-duel", opening="odd"),
    lambda: ng.Game("x", rule=ng.Adjacent(), ending="never"),
    lambda: ng.Game("x", rule=3),  # type: ignore[arg-type]
    lambda: ng.Game("X y", rule=ng.Adjacent()),
    lambda: ng.Game(title="\n", rule=ng.Adjacent()),
    lambda: ng.game("parity-duel").start().play("6"),  # type: ignore[arg-type]
    lambda: ng.game("parity-duel").start().play("six"),  # type: ignore[arg-type]
    lambda: ng.game("parity-duel").start().play(6.0),  # type: ignore[arg-type]
    lambda: ng.game("parity-duel").start().play(None),  # type: ignore[arg-type]
    lambda: ng.game("parity-duel").start().play(True),
    lambda: ng.game("parity-duel").start().play([6]),  # type: ignore[arg-type]
    lambda: ng.game("parity-duel").start().play({}),  # type: ignore[arg-type]
    lambda: ng.game("parity-duel").replay(6),  # type: ignore[arg-type]
    lambda: ng.game("parity-duel").replay([6, 8]),
    lambda: ng.position("parity-duel/20: 6 8"),
    lambda: ng.position("parity-duel/20: 6 x"),
    lambda: ng.position("parity-duel/x: 6"),
    lambda: ng.position("no-game/20: 6"),
    lambda: ng.position("6 8"),
    lambda: ng.position(6),  # type: ignore[arg-type]
    lambda: ng.position("6 " * 100_000),
    lambda: ng.Game("parity-duel", rule=ng.Adjacent()).start().code,
    lambda: ng.explain(6, 6),  # type: ignore[arg-type]
    lambda: ng.Adjacent() & 3,  # type: ignore[operator]
    lambda: ng.Adjacent().else_any() & ng.Adjacent(),
    lambda: checked_names(("Ana",)),
    lambda: checked_names(("Ana", "")),
    lambda: checked_names(("Ana", "Ana")),
    lambda: ng.computer("strong"),
    lambda: setattr(ng.game("parity-duel"), "size", 3),
]


@pytest.mark.parametrize("number", range(len(REFUSED)))
def test_refusals(number: int) -> None:
    def said() -> str:
        with pytest.raises((ValueError, TypeError, AttributeError)) as refusal:
            REFUSED[number]()
        return str(refusal.value)

    english, spanish = in_both(said)
    good(
        spanish,
        [
            *ng.GAMES,
            "parity-duel",
            "any",
            "even",
            "odd",
            "stuck-loses",
            "last-loses",
            "perfect",
            "careful",
            "random",
            "Game",
            "dict",
        ],
    )
    assert numbers(english) == numbers(spanish)


def test_what_is_offered_has_articles_unless_there_is_much_of_it() -> None:
    with speaking("es"):
        assert hint(ng.position("number-knockout/6: 4"), 1).startswith("Puedes tomar el 1 o el 2. ")
        assert "Jugador 1 gana con el 2 o con el 3." in ng.analyse("number-knockout/3:").text
        assert hint(ng.position("number-knockout/9:"), 1).startswith(
            "Puedes tomar uno de estos números: 1, 2, 3, 4, 5, 6, 7, 8 o 9. Hay dos con los que "
            "ganas, si sigues jugando bien. "
        )


def test_facts_are_the_same_values_in_every_language() -> None:
    position = ng.position("number-knockout/20: 6")
    with speaking("es"):
        spanish = ng.explain(position, 9)
    assert all(isinstance(fact, Fact) for fact in spanish.reason.facts)
    assert spanish.facts == ng.explain(position, 9).facts
    with speaking("es"):
        assert spanish.text == (
            "El 9 no puede ir después del 6: 9 = 1 × 6 + 3, así que 9 no es múltiplo de 6; y 9 es "
            "mayor que 6, así que 9 no es divisor de 6. También se ve en los factores primos: "
            "6 = 2 × 3 tiene una vez el factor primo 2, pero 9 = 3 × 3 no tiene el factor primo 2."
        )
        assert "$9 = 1 \\times 6 + 3$, así que" in spanish.latex
