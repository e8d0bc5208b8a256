"""Exact play against trying every line, against networkx, and against what is known."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from random import Random

import networkx as nx
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import numgames_edu as ng
from numgames_edu.games import OPENINGS
from numgames_edu.sentences import spoken
from numgames_edu.solve.graph import graph_of
from numgames_edu.solve.hints import hint
from numgames_edu.solve.matching import INNER, Matching
from tests.oracle import BOOKS, Exhaustive
from tests.strategies import games, own_games, positions, seeds, slugs

exhaustive = cache(Exhaustive)


def expected(position: ng.Position) -> tuple[int, list[int]]:
    """Return the winner and the winning moves, by trying every line."""
    game = position.game
    tried = exhaustive(game.slug, game.size, game.opening)
    winning = tried.winning_moves(position.history)
    if position.outcome is not None:
        return position.outcome.winner, []
    return position.to_move if winning else 3 - position.to_move, winning


def check(position: ng.Position) -> None:
    analysis = ng.analyse(position)
    assert (analysis.winner, list(analysis.winning_moves)) == expected(position)
    assert analysis.proof.winner == analysis.winner
    assert analysis.proof.position == position
    assert analysis.proof.holds(), (position.code, analysis.proof.text)


@pytest.mark.parametrize("opening", OPENINGS)
@pytest.mark.parametrize("slug", BOOKS)
def test_every_reachable_position_up_to_ten(slug: str, opening: str) -> None:
    for size in range(1, 11):
        seen = set()
        queue = [ng.game(slug, size, opening).start()]
        for position in queue:
            check(position)
            for number in position.legal_moves:
                after = position.play(number)
                state = after.last, after.free_bits
                if state not in seen:
                    seen.add(state)
                    queue.append(after)


@settings(max_examples=3000)
@given(positions(games(smallest=8, largest=18)), seeds)
def test_random_positions_up_to_eighteen(position: ng.Position, seed: int) -> None:
    """The games in which many lines have to be tried start a few moves later."""
    chance = Random(seed)
    size = position.game.size
    pairs = sum(len(position.game.followers(last)) for last in range(1, size + 1))
    wide = 3 * pairs > size * size
    while wide and len(position.available) > 12 and position.legal_moves:
        position = position.play(chance.choice(position.legal_moves))
    check(position)


@settings(max_examples=60)
@given(st.sets(st.integers(1, 200), max_size=200), slugs)
def test_matchings_are_as_large_as_networkxs(free: set[int], slug: str) -> None:
    game = ng.game(slug, 200)
    assume(len(free) <= 60 or slug in ("number-knockout", "odd-or-even-chase"))
    graph = graph_of(game, sorted(free))
    ours = Matching(graph, sorted(free))
    compare(graph, sorted(free), ours)


def compare(graph: Sequence[Sequence[int]], vertices: list[int], ours: Matching) -> None:
    peer = nx.Graph()
    peer.add_nodes_from(vertices)
    peer.add_edges_from((v, w) for v in vertices for w in graph[v])
    size = len(nx.max_weight_matching(peer, maxcardinality=True))
    assert sum(ours.mate[v] > 0 for v in vertices) == 2 * size
    for v in vertices:
        assert ours.mate[v] == 0 or (
            ours.mate[ours.mate[v]] == v and peer.has_edge(v, ours.mate[v])
        )
    for v in Random(1).sample(vertices, min(len(vertices), 6)):
        without = peer.subgraph(set(vertices) - {v})
        missed = len(nx.max_weight_matching(without, maxcardinality=True)) == size
        assert ours.missable(v) == missed
    inner = {v for v in vertices if ours.mark[v] == INNER}
    parts = nx.connected_components(peer.subgraph(set(vertices) - inner))
    odd = sum(len(part) % 2 for part in parts)
    assert odd - len(inner) == len(vertices) - 2 * size, "the inner vertices show the size"


@settings(max_examples=500)
@given(st.integers(1, 16), st.floats(0, 1), seeds)
def test_matchings_of_any_graph(size: int, density: float, seed: int) -> None:
    chance = Random(seed)
    graph: list[list[int]] = [[] for _ in range(size + 1)]
    for v in range(1, size + 1):
        for w in range(v + 1, size + 1):
            if chance.random() < density:
                graph[v].append(w)
                graph[w].append(v)
    vertices = list(range(1, size + 1))
    compare(graph, vertices, Matching(graph, vertices))


def test_known_results_of_number_knockout() -> None:
    twenty = ng.analyse(ng.game("number-knockout").start())
    assert set(range(1, 21)) - set(twenty.winning_moves) == {1, 14}
    even = ng.fairness("number-knockout", range(1, 31), opening="even")
    assert even.won_by(1) == (3, 8, 12, 13, 14, 16, 17, 20, 24, 27, 30)


def test_from_eleven_on_two_large_primes_win() -> None:
    """Open with a prime above n/2: the answer 1 is forced, and a second such prime ends it."""
    for size in range(11, 201):
        primes = [p for p in range(size // 2 + 1, size + 1) if all(p % d for d in range(2, p))]
        assert len(primes) >= 2
        position = ng.game("number-knockout", size).replay([primes[0]])
        assert position.legal_moves == (1,)
        end = position.play(1).play(primes[1])
        assert end.outcome is not None
        assert end.outcome.winner == 1
        assert primes[0] in ng.analyse(position.game.start()).winning_moves


def test_juniper_green_on_a_hundred() -> None:
    analysis = ng.analyse(ng.game("number-knockout", 100, "even").start())
    assert analysis.winner == 1
    assert {58, 62} <= set(analysis.winning_moves)
    assert analysis.proof.holds()


@pytest.mark.parametrize("slug", ["even-odd-match", "parity-duel"])
def test_known_results_of_opposite_parity(slug: str) -> None:
    for size in range(1, 60):
        winning = ng.analyse(ng.game(slug, size).start()).winning_moves
        assert winning == (tuple(range(1, size + 1, 2)) if size % 2 else ())


def test_known_results_of_the_parity_game_and_the_chase() -> None:
    for size in range(1, 60):
        parity = ng.analyse(ng.game("parity-game", size).start())
        assert parity.winner == (2 if size % 2 else 1)
        chase = ng.analyse(ng.game("odd-or-even-chase", size).start())
        assert chase.winning_moves == (tuple(range(1, size + 1, 2)) if size % 2 else ())


@settings(max_examples=40)
@given(games(smallest=100, largest=1000), seeds)
def test_large_boards_have_proofs_that_hold(game: ng.Game, seed: int) -> None:
    position = game.start()
    chance = Random(seed)
    for _ in range(chance.randrange(20)):
        if position.legal_moves:
            position = position.play(chance.choice(position.legal_moves))
    analysis = ng.analyse(position)
    assert analysis.proof.holds()
    if analysis.winning_moves and position.game.size < 300:
        after = ng.analyse(position.play(chance.choice(analysis.winning_moves)))
        assert after.winner == analysis.winner


@pytest.mark.parametrize("slug", ng.GAMES)
def test_the_largest_board_reaches_no_limit(slug: str) -> None:
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(200)
    try:
        analysis = ng.analyse(ng.game(slug, 10_000, "even").start())
        assert analysis.winner in (1, 2)
    finally:
        sys.setrecursionlimit(limit)


def brute(position: ng.Position, known: dict[object, bool]) -> bool:
    """Return whether the player to move wins an own game, straight from the definition."""
    if position.outcome is not None:
        return position.outcome.winner == position.to_move
    state = position.last, position.free_bits
    if state not in known:
        known[state] = any(not brute(position.play(n), known) for n in position.legal_moves)
    return known[state]


class Larger(ng.Rule):
    """The next number is larger than the last one, by no more than three or any multiple of it."""

    def allows(self, last: int, number: int) -> bool:
        return 0 < number - last <= 3 or number % last == 0

    def relation(self, last: int) -> str:
        return f"is a little larger than {last}"


asymmetric = st.builds(
    lambda size, ending, parity: ng.Game(
        "larger",
        "Larger",
        size,
        Larger() & ng.OppositeParity() if parity else Larger(),
        ending=ending,
    ),
    st.integers(1, 14),
    st.sampled_from(("stuck-loses", "last-loses")),
    st.booleans(),
)


@settings(max_examples=400)
@given(positions(own_games(largest=9) | asymmetric))
def test_own_games_are_solved_exactly(position: ng.Position) -> None:
    analysis = ng.analyse(position)
    known: dict[object, bool] = {}
    winning = [n for n in position.legal_moves if not brute(position.play(n), known)]
    assert list(analysis.winning_moves) == winning
    assert (analysis.winner == position.to_move) == brute(position, known)
    assert analysis.proof.holds()


def test_a_board_too_large_to_search_says_so() -> None:
    class Jump(ng.Rule):
        """Any number but the next one."""

        def allows(self, last: int, number: int) -> bool:
            return number != last + 1

    game = ng.Game(title="Jump", size=60, rule=Jump(), ending="last-loses")
    with pytest.raises(ng.TooLarge, match="more than the 300000 situations"):
        ng.analyse(game.start())


@pytest.mark.parametrize("thing", [None, 7])
def test_only_positions_are_analysed(thing: object) -> None:
    with pytest.raises(TypeError, match="This takes a Position, a position code, a Game"):
        ng.analyse(thing)  # type: ignore[arg-type]


def test_a_position_is_named_in_any_way() -> None:
    knockout = ng.game("number-knockout")
    expected = ng.analyse(knockout.start())
    assert ng.analyse("number-knockout/20:") == expected
    assert ng.analyse("number-knockout") == expected
    assert ng.analyse(knockout) == expected
    assert ng.analyse("number-knockout/10: 10").winning_moves == (5,)


def test_an_analysis_speaks() -> None:
    def said(code: str) -> str:
        return repr(ng.analyse(ng.position(code)))

    assert (
        said("number-knockout/20: 14")
        == "With best play, Player 2 wins. Player 2 wins with 2 or 7."
    )
    assert (
        said("number-knockout/10:")
        == "With best play, Player 2 wins. Player 1 has no winning move."
    )
    assert said("parity-game/6:") == "With best play, Player 1 wins. Every move wins for Player 1."
    assert "Player 2 cannot move" in said("number-knockout/20: 7 1 11")


def test_players_are_parts_of_an_analysis() -> None:
    def said(code: str, names: tuple[str, str]) -> str:
        return spoken(ng.analyse(code).parts, names)

    assert said("number-knockout/20: 14", ("Ann", "Ben")) == (
        "With best play, Ben wins. Ben wins with 2 or 7."
    )
    assert said("number-knockout/20: 14", ("Player 2", "Ben")) == (
        "With best play, Ben wins. Ben wins with 2 or 7."
    )
    assert said("number-knockout/10:", ("Player 2", "Player 1")) == (
        "With best play, Player 1 wins. Player 2 has no winning move."
    )
    assert said("parity-game/6:", ("Ann", "Ben")) == (
        "With best play, Ann wins. Every move wins for Ann."
    )
    over = "Ben cannot move, because no divisor or multiple of 11 is free (1 is taken), so "
    assert said("number-knockout/20: 7 1 11", ("Ann", "Ben")) == f"{over}Ann wins."


class LargerThan(ng.Rule):
    """The next number is larger."""

    def allows(self, last: int, number: int) -> bool:
        return number > last

    def wanted(self, last: int) -> str:
        return f"any number larger than {last}"


def test_what_must_be_larger_is_no_free_choice() -> None:
    """The words begin with "any", and still something has to fit."""
    position = ng.Game(title="Larger", size=8, rule=LargerThan()).replay([2, 5])
    assert hint(position, 0) == "You must take any number larger than 5. Which free numbers fit?"
    softened = ng.Game(title="Soft", size=8, rule=LargerThan().else_any())
    assert hint(softened.replay([2, 5]), 0) == hint(position, 0)
    ask = "What would the other player have to look for after your number?"
    assert hint(softened.replay([2, 8]), 0) == ask
    assert hint(position.game.start(), 0) == ask


def test_a_forced_run_ends_without_what_is_wanted() -> None:
    class Beside(ng.Adjacent):
        """The next number stands beside the last one."""

        def allows(self, last: int, number: int) -> bool:
            return abs(last - number) == 1

        def wanted(self, last: int) -> str:
            return f"any neighbour of {last}"

    text = ng.analyse(ng.Game(title="Beside", size=4, rule=Beside()).replay([2])).proof.text
    assert text.endswith("Then no neighbour of 1 is free for Player 1. So Player 2 wins.")


def test_an_analysis_can_be_kept() -> None:
    import pickle

    analysis = ng.analyse(ng.position("number-knockout/20: 14"))
    again = pickle.loads(pickle.dumps(analysis))
    assert again == analysis
    assert again.proof == analysis.proof


def test_only_what_can_be_reached_counts_in_a_search() -> None:
    class Upwards(ng.Rule):
        """The next number is larger."""

        def allows(self, last: int, number: int) -> bool:
            return number > last

    analysis = ng.analyse(ng.Game(title="Upwards", size=60, rule=Upwards()).start())
    assert analysis.winning_moves == (60,)
    assert analysis.proof.holds()


def test_a_narrower_rule_inherits_no_shortcuts() -> None:
    class Near(ng.OppositeParity):
        """Other parity, at most 3 away."""

        def allows(self, last: int, number: int) -> bool:
            return super().allows(last, number) and abs(last - number) <= 3

    position = ng.Game(title="Near", size=8, rule=Near()).replay([2, 5, 6, 7])
    assert position.legal_moves == (4, 8)
    analysis = ng.analyse(position)
    assert analysis.winner == 1
    assert analysis.proof.holds()


def test_followers_of_ones_own_are_tidied() -> None:
    class Loose(ng.Rule):
        """Divisor or multiple, with strays."""

        def allows(self, last: int, number: int) -> bool:
            return last % number == 0 or number % last == 0

        def followers(self, last: int, size: int) -> list[int]:
            return [n for n in range(size + 5, 0, -1) if self.allows(last, n)]

    for size in range(1, 13):
        mine = ng.Game(title="Loose", size=size, rule=Loose())
        known = ng.game("number-knockout", size)
        assert ng.analyse(mine.start()).winning_moves == ng.analyse(known.start()).winning_moves
        assert mine.followers(1) == known.followers(1)


def test_a_long_choice_is_cut_short() -> None:
    assert len(repr(ng.analyse(ng.game("number-knockout", 10_000).start()))) < 300


def test_a_chain_of_one_number_and_none_at_all_are_said_well() -> None:
    assert (
        ng.longest_chain("number-knockout", 1).text == "The longest chain takes the only number: 1."
    )
    none = ng.longest_chain("number-knockout", 1, "even")
    assert none.text == "There is no chain: no number may be the first."
