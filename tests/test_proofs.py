"""Proofs: true ones hold, and no certificate of a false claim ever does."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import numgames_edu as ng
from numgames_edu.sentences import spoken
from numgames_edu.solve.lines import EveryLine, ForcedRun
from numgames_edu.solve.pairing import Pairing
from numgames_edu.solve.proofs import AlreadyOver, EverythingIsTaken, Proof, TwoSides
from tests.strategies import games, own_games, positions, seeds
from tests.test_solve import Larger, expected


def proof_of(code: str) -> Proof:
    proof = ng.analyse(ng.position(code)).proof
    assert proof.holds()
    return proof


def test_each_kind_is_used_where_it_is_clear() -> None:
    kinds = {
        "even-odd-match/20:": TwoSides,
        "even-odd-match/21:": TwoSides,
        "parity-duel/20: 4 3": TwoSides,
        "parity-game/15: 3": EverythingIsTaken,
        "number-knockout/20:": Pairing,
        "number-knockout/22-even: 4": Pairing,
        "odd-or-even-chase/12:": Pairing,
        "odd-or-even-chase/12: 5": ForcedRun,
        "odd-or-even-chase/11: 5": ForcedRun,
        "number-knockout/20: 7 1 11": AlreadyOver,
    }
    assert {code: type(proof_of(code)) for code in kinds} == kinds
    larger = ng.Game("larger", "Larger", 9, Larger()).replay([3])
    assert isinstance(ng.analyse(larger).proof, EveryLine)


def test_a_pairing_names_its_pairs() -> None:
    proof = proof_of("number-knockout/10:")
    assert sorted(n for pair in proof.pairs for n in pair) == list(range(1, 11))
    assert all(b % a == 0 for a, b in proof.pairs)
    assert proof.text.startswith("Player 2 answers each number with its partner: 1–7, ")
    assert proof_of("parity-game/15:").pairs == ()


@settings(max_examples=500)
@given(positions(games(largest=40)))
def test_following_the_pairs_wins(position: ng.Position) -> None:
    proof = ng.analyse(position).proof
    if not isinstance(proof, Pairing):
        return
    chance = Random(1)
    partner = {a: b for pair in proof.pairs for a, b in (pair, pair[::-1])}
    if proof.first is not None:
        position = position.play(proof.first)
    while position.legal_moves:
        taken = chance.choice(position.legal_moves)
        position = position.play(taken).play(partner[taken])
    assert position.outcome is not None
    assert position.outcome.winner == proof.winner


def test_some_proofs_need_their_hubs() -> None:
    """Triangles on a star: what can be reached by walking goes round the triangles."""
    triangles = [(2, 3, 4), (5, 6, 7), (8, 9, 10)]

    class Star(ng.Rule):
        """Numbers of one triangle, or the hub 1."""

        def allows(self, last: int, number: int) -> bool:
            return 1 in (last, number) or any({last, number} <= set(t) for t in triangles)

    proof = ng.analyse(ng.Game(title="Star", size=10, rule=Star()).start()).proof
    assert isinstance(proof, Pairing)
    assert proof.holds()
    needing = [
        p
        for p in (ng.analyse(q).proof for q in reachable(proof.position))
        if isinstance(p, Pairing) and p.hubs
    ]
    assert needing
    for p in needing:
        assert p.holds()
        assert not Pairing(p.position, p.winner, p.first, p.matched).holds()
        assert "Set aside 1." in p.long


def reachable(position: ng.Position) -> list[ng.Position]:
    seen = {position}
    queue = [position]
    for at in queue:
        for number in at.legal_moves:
            after = at.play(number)
            if after not in seen and len(after.history) < 5:
                seen.add(after)
                queue.append(after)
    return queue


def is_forced(position: ng.Position, line: tuple[int, ...], loser: int) -> bool:
    """Return whether the line is played to the end, and the loser never has a choice on it."""
    for number in line:
        moves = position.legal_moves
        if number not in moves or (position.to_move == loser and len(moves) > 1):
            return False
        position = position.play(number)
    return not position.legal_moves and position.to_move == loser


def corruptions(proof: Proof) -> list[Proof]:
    """Return the proof with each of its parts damaged in turn."""
    position, loser = proof.position, 3 - proof.winner
    damaged: list[Proof] = []
    if isinstance(proof, AlreadyOver | EverythingIsTaken):
        damaged += [type(proof)(position, loser), type(proof)(position, 0)]
        damaged += [type(proof)(position.game.start(), loser)]
    if isinstance(proof, TwoSides):
        mine, theirs = proof.sides
        damaged += [TwoSides(position, loser, proof.sides, proof.first)]
        damaged += [TwoSides(position, proof.winner, (mine[1:], theirs), proof.first)]
        if theirs:
            mixed = (*mine, *theirs)
            damaged += [TwoSides(position, proof.winner, (mixed, ()), proof.first)]
        damaged += [TwoSides(position, proof.winner, (mine, (*theirs, 99)), proof.first)]
        if proof.first:
            damaged += [TwoSides(position, proof.winner, (theirs, mine), proof.first)]
            damaged += [TwoSides(position, proof.winner, proof.sides, 99)]
            damaged += [TwoSides(position, proof.winner, proof.sides)]
    if isinstance(proof, ForcedRun):
        lines = proof.lines
        damaged += [ForcedRun(position, loser, lines), ForcedRun(position, proof.winner, ())]
        damaged += [ForcedRun(position, proof.winner, [x[:-1] for x in lines])]
        damaged += [ForcedRun(position, proof.winner, [(*x, 1) for x in lines])]
        backwards = {x[::-1] for x in lines}
        if not backwards & set(lines) and not any(is_forced(position, x, loser) for x in backwards):
            damaged += [ForcedRun(position, proof.winner, backwards)]
        if len(lines) > 1:
            damaged += [ForcedRun(position, proof.winner, lines[:1])]
    if isinstance(proof, Pairing):
        pairs, first, hubs = proof.matched, proof.first, proof.hubs
        damaged += [Pairing(position, loser, first, pairs, hubs)]
        damaged += [Pairing(position, loser, None, pairs, hubs)]
        damaged += [Pairing(position, proof.winner, first, (*pairs, (98, 99)), hubs)]
        damaged += [Pairing(position, proof.winner, first, pairs, (*hubs, 99))]
        damaged += [Pairing(position, proof.winner, 99, pairs, hubs)]
        if first is not None:
            damaged += [Pairing(position, proof.winner, None, pairs, hubs)]
        for i, (a, b) in enumerate(pairs):
            rest = pairs[:i] + pairs[i + 1 :]
            damaged += [Pairing(position, proof.winner, first, (*rest, (a, a)), hubs)]
            damaged += [Pairing(position, proof.winner, first, (*pairs, (a, b)), hubs)]
            if not hubs:  # only what can be reached is in the list, so each pair is needed
                damaged += [Pairing(position, proof.winner, first, rest, hubs)]
    if isinstance(proof, EveryLine):
        damaged += [EveryLine(position, loser, proof.answers)]
        for i, (last, free, number) in enumerate(proof.answers):
            others = proof.answers[:i] + proof.answers[i + 1 :]
            damaged += [EveryLine(position, proof.winner, others)]
            damaged += [EveryLine(position, proof.winner, (*others, (last, free, number + 50)))]
    return damaged


@settings(max_examples=400)
@given(positions(games(smallest=2, largest=14) | own_games(largest=8)))
def test_a_damaged_proof_does_not_hold(position: ng.Position) -> None:
    proof = ng.analyse(position).proof
    assert proof.holds()
    for damaged in corruptions(proof):
        assert not damaged.holds(), (position.code, damaged._content())


@settings(max_examples=1500)
@given(positions(games(smallest=2, largest=9)), seeds, st.booleans())
def test_no_certificate_of_a_false_claim_holds(
    position: ng.Position, seed: int, related: bool
) -> None:
    """Random pairs, hubs, lines, sides and answers for the player who really loses."""
    winner, _ = expected(position)
    liar = 3 - winner
    chance = Random(seed)
    free = list(position.available)
    numbers = list(range(1, position.game.size + 1))
    pairs = list(itertools.combinations(free, 2))
    if related:
        pairs = [(a, b) for a, b in pairs if position.game.rule.allows(a, b)]
    chance.shuffle(pairs)
    disjoint: list[tuple[int, int]] = []
    for a, b in pairs:
        if not {a, b} & {n for pair in disjoint for n in pair}:
            disjoint.append((a, b))
    hubs = tuple(sorted(chance.sample(free, min(len(free), chance.randrange(4)))))
    firsts = [None, *position.legal_moves]
    split = tuple(n for n in free if n % 2), tuple(n for n in free if n % 2 == 0)
    claims: list[Proof] = [AlreadyOver(position, liar), EverythingIsTaken(position, liar)]
    for first in firsts:
        matched = [pair for pair in disjoint if first not in pair]
        small = tuple(h for h in (1, 2) if h in free and h != first)
        claims += [Pairing(position, liar, first, matched, some) for some in (hubs, (), small)]
        claims += [TwoSides(position, liar, sides, first) for sides in (split, split[::-1])]
    line = tuple(chance.sample(numbers, chance.randrange(len(numbers))))
    claims.append(ForcedRun(position, liar, [line]))
    claims.append(
        EveryLine(position, liar, [(position.last or 0, position.free_bits, n) for n in free])
    )
    assert not [claim for claim in claims if claim.holds()]


@pytest.mark.parametrize(
    "nonsense",
    [
        None,
        "pairs",
        7,
        [(1,)],
        [(1, 2, 3)],
        [("a", "b")],
        [(1.5, 2)],
        [[[1], 2]],
        [(None, 1)],
        [(0, 1)],
    ],
)
def test_nonsense_is_no_proof(nonsense: object) -> None:
    position = ng.position("number-knockout/10:")
    made = [
        lambda: Pairing(position, 2, None, nonsense),  # type: ignore[arg-type]
        lambda: Pairing(position, 2, None, [], nonsense),  # type: ignore[arg-type]
        lambda: ForcedRun(position, 2, nonsense),  # type: ignore[arg-type]
        lambda: EveryLine(position, 2, nonsense),  # type: ignore[arg-type]
        lambda: TwoSides(position, 2, nonsense),  # type: ignore[arg-type]
        lambda: TwoSides(position, 2, ((), ()), nonsense),  # type: ignore[arg-type]
        lambda: Pairing(position, nonsense, None, []),  # type: ignore[arg-type]
        lambda: EverythingIsTaken(position, nonsense),  # type: ignore[arg-type]
    ]
    for make in made:
        try:
            proof: Proof = make()  # type: ignore[no-untyped-call]
        except TypeError:
            continue  # what cannot even be made proves nothing either
        assert not proof.holds()


@settings(max_examples=300)
@given(positions(games(largest=60)))
def test_proofs_speak_in_sentences(position: ng.Position) -> None:
    proof = ng.analyse(position).proof
    for text in (proof.text, proof.long):
        assert text.endswith(".")
        assert f"Player {proof.winner} " in text
        assert "  " not in text
        assert ".." not in text
    assert proof.long.startswith(proof.text[:40])
    assert repr(proof) == proof.text
    assert len(proof.text) < 900


def test_the_words_of_counting() -> None:
    assert proof_of("even-odd-match/20:").text == (
        "Even and odd numbers take turns, so each player only ever takes one kind. The "
        "numbers to take are 10 odd numbers and 10 even numbers: as many of one kind as of the "
        "other. Player 1 has no more than Player 2, and it is Player 1's turn, so Player 1 runs "
        "out first. Who runs out loses: Player 2 wins, whatever anybody chooses."
    )
    must = "The first number must be even. The numbers to take are 10 even numbers and 11 odd "
    assert must in proof_of("parity-duel/21-even:").text
    assert "begins with 1. " in proof_of("parity-duel/21:").text
    assert proof_of("parity-duel/21:").text.endswith("whatever anybody chooses after that.")
    none = "Player 2 has 1 odd number to take, Player 1 has no even numbers"
    assert none in proof_of("parity-duel/2: 2").text
    assert "so Player 1 takes the last one" in proof_of("parity-game/15:").text


def test_the_words_of_a_forced_run() -> None:
    assert proof_of("odd-or-even-chase/12: 5").text == (
        "Player 2 takes 6. Player 1 has no choice on the way: 7 → 8 → 9 → 10 → 11 → 12. Then no "
        "odd number adjacent to 12 is free for Player 1. So Player 2 wins."
    )
    assert "If Player 2 takes 4, it goes 4 → 3" in proof_of("odd-or-even-chase/11: 5").text


@settings(max_examples=300)
@given(positions(games(largest=30) | own_games(largest=8)))
def test_players_are_parts_of_a_proof(position: ng.Position) -> None:
    proof = ng.analyse(position).proof
    for parts, text in ((proof.parts, proof.text), (proof.long_parts, proof.long)):
        assert spoken(parts) == text
        named = spoken(parts, ("Ann", "Ben"))
        assert named.replace("Ann", "Player 1").replace("Ben", "Player 2") == text
        confusing = spoken(parts, ("Player 2", "Ben"))
        assert confusing == named.replace("Ann", "Player 2")


def test_long_lists_are_cut_short() -> None:
    assert " more pairs" in proof_of("odd-or-even-chase/60:").text
    assert "→ 18 → … → 60 (58 moves)" in proof_of("odd-or-even-chase/60: 1").text


def test_sides_that_are_not_odd_and_even() -> None:
    class Halves(ng.Rule):
        """To the other half."""

        def allows(self, last: int, number: int) -> bool:
            return (last <= 3) != (number <= 3)

        def side(self, number: int) -> int:
            return int(number <= 3)

    text = ng.analyse(ng.Game(title="Halves", size=5, rule=Halves()).start()).proof.text
    assert "two groups: (1, 2 and 3) and (4 and 5)" in text
    assert "odd" not in text


def truth(position: ng.Position, known: dict[object, int]) -> int:
    """Return who wins any game, straight from the definition."""
    if position.outcome is not None:
        return position.outcome.winner
    key = position.last, position.free_bits
    if key not in known:
        after = {truth(position.play(n), known) for n in position.legal_moves}
        known[key] = position.to_move if position.to_move in after else 3 - position.to_move
    return known[key]


class Table(ng.Rule):
    """Whatever a table says."""

    def __init__(self, table: frozenset[tuple[int, int]]) -> None:
        self.table = table

    def allows(self, last: int, number: int) -> bool:
        return (last, number) in self.table


tables = st.frozensets(st.tuples(st.integers(1, 7), st.integers(1, 7)), max_size=40)
tables |= tables.map(lambda table: table | {(b, a) for a, b in table})
table_games = st.builds(
    lambda size, table, ending: ng.Game("table", "Table", size, Table(table), ending=ending),
    st.integers(2, 7),
    tables,
    st.sampled_from(("stuck-loses", "last-loses")),
)


@settings(max_examples=1500)
@given(positions(table_games | own_games(largest=7)), seeds)
def test_no_false_claim_about_any_rule_holds(position: ng.Position, seed: int) -> None:
    """Any relation, symmetric or not, either ending: pairs, hubs and sides for the loser."""
    winner = truth(position, {})
    assert ng.analyse(position).winner == winner
    assert ng.analyse(position).proof.holds()
    chance = Random(seed)
    free = list(position.available)
    for first in (None, *position.legal_moves):
        rest = [n for n in free if n != first]
        chance.shuffle(rest)
        pairs = list(zip(rest[::2], rest[1::2], strict=False))
        allows = position.game.rule.allows
        one_way = [(a, b) for a, b in pairs if allows(a, b) or allows(b, a)]
        for matched in (pairs, one_way, [(a, b) for a, b in one_way if allows(a, b)]):
            for hubs in ((), tuple(sorted(chance.sample(rest, min(len(rest), 2))))):
                assert not Pairing(position, 3 - winner, first, matched, hubs).holds()
        half = chance.randrange(len(free) + 1)
        sides = tuple(sorted(free)[:half]), tuple(sorted(free)[half:])
        assert not TwoSides(position, 3 - winner, sides, first).holds()


def test_a_reply_must_be_allowed_both_ways() -> None:
    """From 1 to 2 only: 2 could not be answered with 1."""
    game = ng.Game("table", "Table", 2, Table(frozenset({(1, 2)})))
    assert ng.analyse(game.start()).winner == 1
    assert not Pairing(game.start(), 2, None, [(1, 2)]).holds()
    assert not Pairing(game.start(), 2, None, [(1, 2)], [1]).holds()


def test_a_comb_of_lines_is_refused_rather_than_overflowing() -> None:
    position = ng.game("odd-or-even-chase", 9).start()
    lines = [tuple(range(1, n)) for n in range(2, 3000)]
    assert not ForcedRun(position, 1, lines).holds()
