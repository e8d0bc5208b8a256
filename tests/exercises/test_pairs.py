"""Pairings: what is accepted wins every line of play, by the oracle's rules."""

from __future__ import annotations

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import numgames_edu as ng
from numgames_edu import exercises as ex
from tests import oracle

SLUGS = ("number-knockout", "odd-or-even-chase", "parity-duel", "even-odd-match")


def wins_every_line(game: tuple[str, int, str], taken: list[int], partner: dict[int, int]) -> bool:
    """Return whether the player who answers with the partner never finds it gone or missing."""
    return all(
        number in partner
        and partner[number] in oracle.legal(*game, [*taken, number])
        and wins_every_line(game, [*taken, number, partner[number]], partner)
        for number in oracle.legal(*game, taken)
    )


def partly_paired(game: tuple[str, int, str], free: list[int], chance: Random) -> dict[int, int]:
    """Return partners at random, none twice, all able to follow each other."""
    left = list(free)
    partner: dict[int, int] = {}
    chance.shuffle(left)
    while left:
        one = left.pop()
        others = [n for n in left if n in oracle.legal(*game, [one])]
        if others and chance.random() < 0.95:
            other = chance.choice(others)
            left.remove(other)
            partner |= {one: other, other: one}
    return partner


@settings(max_examples=150)
@given(st.sampled_from(SLUGS), st.integers(3, 9), st.integers(0, 4), st.integers(0, 2**32))
def test_accepted_is_what_wins_every_line(slug: str, size: int, moves: int, seed: int) -> None:
    chance = Random(seed)
    at = ng.game(slug, size).start()
    for _ in range(moves):
        if at.legal_moves:
            at = at.play(chance.choice(at.legal_moves))
    try:
        question = ex.pairing(at)
    except ValueError:
        assume(False)
    position = question.position
    assert position is not None
    game = slug, size, "any"
    for _ in range(12):
        partner = partly_paired(game, list(position.available), chance)
        feedback = question.check(partner)
        wins = bool(partner) and wins_every_line(game, list(position.history), partner)
        assert feedback.correct == wins, (position, partner, feedback)
        if partner and not wins:
            assert "has no partner yet" in feedback.message


def test_a_pairing_for_every_given_count() -> None:
    question = ex.pairing("number-knockout/20: 14", given=3)
    assert len(question.task.given) == 3
    for one, other in question.task.given:
        assert f"{one}–{other}" in question.prompt
    rest = [pair for pair in full_pairing(question) if pair not in question.task.given]
    assert question.check(rest).correct, "those given need not be repeated"
    assert "no partner yet" in question.check(rest[:-1]).message
    (one, other), *_ = question.task.given
    stranger = next(
        n for n in oracle.legal("number-knockout", 20, "any", [one]) if n not in (2, 14, other)
    )
    said = question.check([(one, stranger)]).message
    assert said == f"{one} has two partners, {other} and {stranger}: one is enough."


def full_pairing(question: ex.Question) -> list[tuple[int, int]]:
    """Return a pairing that proves the win, from the solver's own proof."""
    assert question.position is not None
    return list(ng.analyse(question.position).proof.pairs)


def test_any_valid_pairing_is_accepted() -> None:
    """On 1 to 20 after 14 and 2, partners can be moved about: more than one answer is right."""
    question = ex.pairing("number-knockout/20: 14")
    position = question.position
    assert position is not None
    game = "number-knockout", 20, "any"
    accepted = set()
    for seed in range(1500):
        partner = partly_paired(game, list(position.available), Random(seed))
        if question.check(partner).correct:
            accepted.add(tuple(sorted(partner.items())))
    assert len(accepted) > 1


def test_the_way_out_is_told() -> None:
    question = ex.pairing("number-knockout/10: 10 5")
    assert question.check([(1, 7)]).correct
    deep = ex.pairing("odd-or-even-chase/12: 3 4", given=0)
    feedback = deep.check([(5, 6), (7, 8)])
    assert feedback.message == (
        "The pairs fit so far. But look: Player 1 takes 5, Player 2 takes 6, Player 1 takes 7, "
        "Player 2 takes 8. Then Player 1 takes 9, and 9 has no partner yet."
    )
