"""Move graphs: what is drawn is what the rules allow, and the words say the same."""

from __future__ import annotations

import math
import re
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from matplotlib.collections import LineCollection, PolyCollection

import numgames_edu as ng
from numgames_edu import pictures
from numgames_edu.facts import prime_factors
from numgames_edu.pictures.alt_text import picture_on
from numgames_edu.pictures.canvas.style import INK
from numgames_edu.pictures.graphs.move_graph import MoveGraph
from numgames_edu.pictures.trees import GameTree
from tests.oracle import BOOKS, legal
from tests.pictures.looking import drawn, lines, played
from tests.strategies import own_games, positions

PATH = ng.position("number-knockout/20: 14 2 6 3 15 1 20")


class Further(ng.Rule):
    """The next number is at most three further."""

    __slots__ = ()

    def allows(self, last: int, number: int) -> bool:
        return last < number <= last + 3

    def relation(self, last: int) -> str:
        return f"is at most three more than {last}"


def _points(way: Any) -> list[tuple[float, float]]:
    """Return points close together all along a line."""
    found = []
    for (x, y), (u, v) in pairwise(way):
        found += [(x + (u - x) * t / 20, y + (v - y) * t / 20) for t in range(21)]
    return found


def nearest_third(graph: MoveGraph, pair: tuple[int, int], way: Any) -> float:
    """Return how near a way comes to the centre of a number that it does not belong to."""
    others = [p for n, p in graph.routes.places.items() if n not in pair]
    near = 9.0
    for (x, y), (u, v) in pairwise(way):
        length = (u - x) ** 2 + (v - y) ** 2 or 1.0
        for p, q in others:
            t = min(1.0, max(0.0, ((p - x) * (u - x) + (q - y) * (v - y)) / length))
            near = min(near, math.hypot(p - x - t * (u - x), q - y - t * (v - y)))
    return near


def _read(words: str) -> set[int]:
    """Return the numbers of a list in words: "1 to 4, 7 or 9", "the odd numbers 1 to 9"."""
    found: set[int] = set()
    step = 2 if "odd" in words or "even" in words else 1
    for low, high in re.findall(r"(\d+)(?: to (\d+))?", words):
        found |= set(range(int(low), int(high or low) + 1, step))
    return found


@pytest.mark.parametrize("slug", BOOKS)
def test_lines_are_the_legal_pairs_of_the_rule_books(slug: str) -> None:
    size = BOOKS[slug].size
    graph = picture_on(pictures.move_graph(slug))
    assert isinstance(graph, MoveGraph)
    pairs = {(a, b) for a in range(1, size + 1) for b in legal(slug, size, "any", [a]) if a < b}
    assert set(graph.both) == pairs
    assert not graph.oneway
    assert lines(pictures.move_graph(slug)) == len(pairs)


@pytest.mark.parametrize("slug", ng.GAMES)
@pytest.mark.parametrize("part", [0.2, 0.5, 1])
def test_as_many_lines_are_drawn_as_there_are(slug: str, part: float) -> None:
    """A way that may be gone now is drawn strongly instead of plainly, never twice."""
    graph = MoveGraph(played(ng.game(slug), part))
    pairs = {frozenset(pair) for pair in (*graph.both, *graph.ways)}
    assert lines(pictures.move_graph(graph.position)) == len(pairs) + len(graph.path)


@given(positions(own_games()))
@settings(max_examples=150)
def test_lines_are_what_the_rule_allows_among_numbers_in_play(position: ng.Position) -> None:
    graph = MoveGraph(position)
    alive = {*position.available, *position.history[-1:]}
    allows = position.game.rule.allows
    pairs = {(a, b) for a in alive for b in alive if a != b and allows(a, b)}
    drawn = {*graph.both, *((b, a) for a, b in graph.both), *graph.oneway}
    assert drawn == pairs
    assert [b for _, b in graph.ways] == (list(position.legal_moves) if position.last else [])
    assert graph.path == tuple(zip(position.history, position.history[1:], strict=False))
    for number in range(1, position.game.size + 1):
        taken = number in position.history
        assert (graph.role(number) in ("taken", "last")) == taken
        assert (graph.role(number) == "last") == (number == position.last)
        assert graph.role(number) != "legal" or number in position.legal_moves


def test_a_rule_that_works_one_way_only_has_arrows() -> None:
    game = ng.Game(title="Further", size=9, rule=Further())
    graph = MoveGraph(game.start())
    assert graph.layout == "circle"
    assert not graph.both
    assert (2, 5) in graph.oneway
    assert (5, 2) not in graph.oneway
    assert "After 2: 3, 4 or 5." in graph.words
    assert "After 9: no free number." in graph.words


def test_arrows_end_at_the_number_they_lead_to() -> None:
    """Long ones, too: a tip that stops short stands beside another number."""
    game = ng.Game(title="Further", size=12, rule=Further())
    for position in (game.start(), game.replay([2]), game.replay([1, 4, 5]), PATH):
        ax = pictures.move_graph(position)
        graph = picture_on(ax)
        assert isinstance(graph, MoveGraph)
        spots = {text.get_text(): text.get_position() for text in ax.texts}
        places = [spots[str(n)] for n in range(1, position.game.size + 1)]
        corners: list[Any] = [
            path.vertices
            for shape in ax.collections
            if isinstance(shape, PolyCollection)
            for path in shape.get_paths()
        ]
        heads = [tip for tip, *others in corners if len(others) == 3]  # a triangle, closed
        assert len(heads) == len(graph.oneway) + len(graph.path)
        for x, y in heads:  # a number with its move below it stands a little higher
            assert min(math.dist((x, y), place) for place in places) <= 0.47 + 0.14


def test_ways_that_go_one_way_only_have_a_head_and_a_key() -> None:
    game = ng.Game(title="Further", size=12, rule=Further())
    ax = pictures.move_graph(game.replay([2]))
    assert drawn(ax, INK) == 3
    shown = [text.get_text() for text in ax.texts]
    assert "only this way round" in shown
    shown = [text.get_text() for text in pictures.move_graph("number-knockout/20: 2").texts]
    assert "only this way round" not in shown


def test_the_key_names_only_what_is_there() -> None:
    def shown(what: str | ng.Game, pairs: bool = False) -> set[str]:
        return {text.get_text() for text in pictures.move_graph(what, pairs).texts}

    key = {"times a prime", "follows from two lines", "partners", "taken by Player 1"}
    assert not shown("number-knockout/1:") & key
    assert shown("number-knockout/3:") & key == {"times a prime"}
    assert shown("number-knockout/100:") & key == {"times a prime"}
    assert shown("number-knockout/20: 6") & key == key - {"partners"}
    both = ng.DivisorOrMultiple() & ng.OppositeParity()
    assert not shown(ng.Game(title="Both", size=20, rule=both)) & key  # 1–6 is no prime step
    assert "the winner's first move" in shown("number-knockout/20:", pairs=True)


def test_an_own_game_has_every_picture() -> None:
    game = ng.Game(title="Further", size=9, rule=Further())
    position = game.replay([1, 3])
    tree = picture_on(pictures.game_tree(position, depth=2))
    assert isinstance(tree, GameTree)
    assert [branch.position.history[-1] for branch in tree.root.branches] == [4, 5, 6]
    assert tree.root.winner == ng.analyse(position).winner
    assert "Player 2 takes 3" in pictures.describe(pictures.review(position))
    assert "Further: which first numbers win" in pictures.describe(pictures.openings(game, [5, 6]))
    assert "Whoever cannot move loses." in pictures.describe(pictures.sheet(game))


def test_a_game_that_nobody_can_solve_says_so() -> None:
    class Muddle(ng.Rule):
        """The next number is another one, by a muddled rule."""

        __slots__ = ()

        def allows(self, last: int, number: int) -> bool:
            return (last * 7 + number * 3) % 5 < 3

    game = ng.Game(title="Muddle", size=60, rule=Muddle())
    assert pictures.describe(pictures.move_graph(game)).startswith("Muddle, 1 to 60")
    with pytest.raises(ng.TooLarge):
        pictures.game_tree(game)


@pytest.mark.parametrize("size", [2, 20, 60, 100])
def test_numbers_stand_apart_and_where_they_belong(size: int) -> None:
    for game, layout in (
        (ng.game("odd-or-even-chase", size), "line"),
        (ng.game("parity-duel", size), "sides"),
        (ng.game("parity-game", size), "sides"),
        (ng.game("number-knockout", size), "layers"),
        (ng.Game(title="Further", size=size, rule=Further()), "circle"),
    ):
        graph = MoveGraph(game.start())
        assert graph.layout == layout
        spots = sorted(graph.routes.places.values())
        assert len(spots) == size
        for i, (x, y) in enumerate(spots):
            assert all((x - u) ** 2 + (y - v) ** 2 > 0.85**2 for u, v in spots[i + 1 :])


@pytest.mark.parametrize("slug", ng.GAMES)
def test_no_line_runs_behind_a_third_number(slug: str) -> None:
    """On the rule books' boards, and on every board of divisors up to 30, for every line."""
    largest = 30 if slug == "number-knockout" else ng.game(slug).size
    for size in range(2, largest + 1):
        graph = MoveGraph(ng.game(slug, size).start())
        for pair in graph.both:
            assert nearest_third(graph, pair, graph.routes.way(*pair)) >= 0.45, pair


@pytest.mark.parametrize("size", [12, 20, 35, 50, 51, 75, 100])
def test_lines_that_stand_out_never_run_behind_a_third_number(size: int) -> None:
    own = (Further(), ng.Adjacent().else_any(), ng.DivisorOrMultiple().else_any())
    games = [ng.game(slug, size) for slug in ng.GAMES]
    games += [ng.Game(title="Own", size=size, rule=rule) for rule in own]
    for game in games:
        for part in (0.1, 0.4, 0.8):
            graph = MoveGraph(played(game, part), pairs=game.slug != "own")
            for pair in {*graph.ways, *graph.path, *graph.pairs}:
                assert nearest_third(graph, pair, graph.routes.way(*pair)) >= 0.45, pair


def test_the_lines_on_the_page_are_those_that_keep_clear() -> None:
    ax = pictures.move_graph("number-knockout/20:")
    graph = picture_on(ax)
    assert isinstance(graph, MoveGraph)
    drawn = [s for c in ax.collections if isinstance(c, LineCollection) for s in c.get_segments()]
    spots = {text.get_text(): text.get_position() for text in ax.texts}
    places = {n: spots[str(n)] for n in range(1, 21)}
    for way in drawn:
        ends = {
            n for n, p in places.items() if min(math.dist(p, way[0]), math.dist(p, way[-1])) < 0.1
        }
        assert len(ends) == 2
        others = [p for n, p in places.items() if n not in ends]
        assert min(math.dist(p, q) for q in _points(way) for p in others) >= 0.45


def test_the_rule_decides_how_the_numbers_stand() -> None:
    """On a tiny board everything may look like divisors, and nothing like anything."""
    for size in (1, 2, 3):
        assert MoveGraph(ng.game("number-knockout", size).start()).layout == "layers"
        assert MoveGraph(ng.Game(title="F", size=size, rule=Further()).start()).layout == "circle"
    both = ng.DivisorOrMultiple() & ng.OppositeParity()
    assert MoveGraph(ng.Game(title="Both", size=5, rule=both).start()).layout == "layers"


def test_a_divisor_stands_lower_and_odd_stands_above_even() -> None:
    graph = MoveGraph(ng.game("number-knockout", 100).start())
    height = {number: place[1] for number, place in graph.routes.places.items()}
    assert all(height[a] < height[b] for a, b in graph.both)
    assert {p for p in graph.both if not graph.is_implied(p)} == {
        (n // p, n) for n in range(2, 101) for p in prime_factors(n)
    }
    sides = MoveGraph(ng.game("parity-duel", 100).start()).routes.places
    assert min(sides[n][1] for n in sides if n % 2) > max(sides[n][1] for n in sides if not n % 2)
    line = MoveGraph(ng.game("odd-or-even-chase", 100).start()).routes.places
    steps = [
        abs(line[n][0] - line[n + 1][0]) + abs(line[n][1] - line[n + 1][1]) for n in range(1, 100)
    ]
    assert max(steps) <= 2


def test_partners_of_the_proof_are_drawn() -> None:
    position = ng.position("number-knockout/10: 10")
    graph = picture_on(pictures.move_graph(position, pairs=True))
    assert isinstance(graph, MoveGraph)
    assert graph.pairs == ng.analyse(position).proof.pairs == ((1, 7),)
    assert "Player 2 takes 5 and then answers each number with its partner and wins." in graph.words
    assert "1–7" in graph.words
    assert not MoveGraph(position).pairs


@pytest.mark.parametrize("slug", ng.GAMES)
def test_a_proof_without_partners_says_so(slug: str) -> None:
    for part in (0, 0.5, 1):
        graph = MoveGraph(played(ng.game(slug), part), pairs=True)
        assert ("no partners" in graph.words) != bool(graph.pairs)
        if graph.position.outcome is None:
            assert graph.proof is not None
            assert graph.proof.text in graph.words
            assert graph.pairs or graph.proof.text in graph.note


def test_the_words_of_a_move_graph_are_enough_to_play_from() -> None:
    words = pictures.describe(pictures.move_graph("number-knockout/12: 6 3"))
    assert words.startswith(
        "Number Knockout, 1 to 12, after 2 moves: which number may follow which."
    )
    assert "Player 1 to move: a divisor or a multiple of 3." in words
    assert "3 may be followed by 1, 9 or 12." in words
    assert "After 4: 1, 2, 8 or 12." in words
    assert "After 5: 1 or 10." in words


@given(positions(own_games()))
@settings(max_examples=100)
def test_the_words_hold_every_line(position: ng.Position) -> None:
    """What a pupil reads after "After 6:" is what could be taken then, for every number."""
    free = set(position.available)
    told: dict[int, set[int]] = {}
    for line in MoveGraph(position).words.splitlines():
        if match := re.fullmatch(r"After (.+): (.+)\.", line):
            for number in _read(match[1]):
                any_other = match[2].startswith("no such number is free, so any other free")
                told[number] = free - {number} if any_other else _read(match[2])
        elif match := re.fullmatch(r"Each of (.+) may follow each other of them\.", line):
            group = _read(match[1])
            told |= {number: group - {number} for number in group}
    fitting = {n: free & set(position.game.followers(n)) for n in free}
    if position.game.rule.otherwise_any:
        fitting = {n: after or free - {n} for n, after in fitting.items()}
    assert told == fitting
    for number in position.legal_moves:
        assert told[number] == set(position.play(number).legal_moves)


def test_the_words_of_a_rule_that_gives_way_are_true() -> None:
    words = pictures.describe(pictures.move_graph("parity-game/2:"))
    assert words.endswith(
        "After 1 or 2: no such number is free, so any other free number may follow."
    )
    words = pictures.describe(pictures.move_graph("parity-game/2: 1"))
    assert words.endswith("After 2: no free number.")
    words = pictures.describe(pictures.move_graph("parity-game"))
    assert "If no such number is free, any number may be taken." in words
    assert "Whoever takes the last number loses." in words


def test_long_choices_are_said_in_plain_words() -> None:
    words = pictures.describe(pictures.move_graph("number-knockout"))
    assert "The first number may be any number from 1 to 20." in words
    words = pictures.describe(pictures.move_graph("parity-duel/12-even:"))
    assert "The first number may be any even number from 2 to 12." in words
    assert "Player 2 took" not in pictures.describe(pictures.move_graph("parity-duel/12: 5"))


def test_a_line_is_left_out_only_if_others_imply_it() -> None:
    graph = MoveGraph(ng.game("number-knockout", 100).start())
    assert graph.left_out
    assert "left out, such as 1–4 from 1–2 and 2–4." in graph.words
    plain = [pair for pair in graph.both if not graph.is_implied(pair)]
    assert lines(pictures.move_graph(graph.position)) == len(plain)
    both = ng.DivisorOrMultiple() & ng.OppositeParity()
    other = MoveGraph(ng.Game(title="Both", size=100, rule=both).start())
    assert not other.is_implied((1, 6))  # neither 2 nor 3 stands between them by this rule
    assert not MoveGraph(ng.game("number-knockout", 60).start()).left_out
