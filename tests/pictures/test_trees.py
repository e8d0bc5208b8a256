"""Game trees: who wins in each branch, and what is left out."""

from __future__ import annotations

import re

import pytest

import numgames_edu as ng
from numgames_edu import pictures
from numgames_edu.pictures.alt_text import picture_on
from numgames_edu.pictures.trees import MAX_LEAVES, GameTree
from tests.oracle import BOOKS, Exhaustive
from tests.pictures.looking import played


@pytest.mark.parametrize("slug", BOOKS)
@pytest.mark.parametrize("part", [0, 0.3, 0.6, 1])
def test_a_tree_says_who_wins_in_each_branch(slug: str, part: float) -> None:
    tree = picture_on(pictures.game_tree(played(ng.game(slug, 9), part), depth=3))
    assert isinstance(tree, GameTree)
    every_line = Exhaustive(slug, 9, "any")
    for branch in tree.root:
        at = branch.position
        if at.outcome is not None:
            assert branch.winner == at.outcome.winner
            assert not branch.branches
            continue
        winning = every_line.winning_moves(at.history)
        assert branch.winner == (at.to_move if winning else 3 - at.to_move)
        shown = [further.position.history[-1] for further in branch.branches]
        if shown:
            assert sorted([*shown, *branch.left_out]) == list(at.legal_moves)
            assert not winning or set(winning) & set(shown)
    assert tree.root.columns <= MAX_LEAVES


@pytest.mark.parametrize("slug", ng.GAMES)
@pytest.mark.parametrize("size", [2, 20, 100])
@pytest.mark.parametrize("depth", [1, 3, 6])
def test_a_tree_too_wide_says_what_is_left_out(slug: str, size: int, depth: int) -> None:
    tree = GameTree(ng.game(slug, size).start(), depth)
    assert tree.root.columns <= MAX_LEAVES
    assert ("left out" in tree.note) == ("eft out: " in tree.words) == bool(tree.left_out)


@pytest.mark.parametrize("slug", ng.GAMES)
@pytest.mark.parametrize("size", [4, 7, 10, 20])
@pytest.mark.parametrize("part", [0, 0.2, 0.5, 0.8])
def test_nothing_is_left_out_of_a_tree_that_fits(slug: str, size: int, part: float) -> None:
    def ends(at: ng.Position, depth: int) -> int:
        """Return how many places side by side the whole tree has."""
        return sum(ends(at.play(n), depth - 1) for n in at.legal_moves) or 1 if depth else 1

    position = played(ng.game(slug, size), part)
    tree = GameTree(position, 3)
    assert (ends(position, 3) > MAX_LEAVES) == bool(tree.left_out)


def test_a_small_tree_in_words() -> None:
    assert pictures.describe(pictures.game_tree("odd-or-even-chase/4: 2", depth=2)) == (
        "Odd or Even Chase, 1 to 4, after 1 move: who wins, 2 moves ahead.\n"
        "With best play, Player 2 wins from here. "
        "Shape and colour say who wins there, not who moves.\n"
        "Player 2 takes 1: the game is over and Player 2 has won.\n"
        "Player 2 takes 3: Player 1 wins.\n"
        "After 3: Player 1 takes 4: the game is over and Player 1 has won."
    )


def test_a_tree_of_a_wide_game_in_words() -> None:
    words = pictures.describe(pictures.game_tree("number-knockout/20: 14 1", depth=1))
    assert "eft out" not in words
    words = pictures.describe(pictures.game_tree("number-knockout/20: 14 1", depth=3))
    assert "\nLeft out: " in words
    assert "(Player 1 wins)" in words


@pytest.mark.parametrize("slug", ng.GAMES)
def test_each_line_about_a_tree_stands_for_itself(slug: str) -> None:
    """Read alone, a line names all moves before it, so the tree can be put together from them."""
    tree = GameTree(ng.game(slug).start(), 3)
    told = set()
    for line in tree.words.splitlines()[2:]:
        assert line == " ".join(line.split())
        match = re.fullmatch(
            r"(?:After ([\d, ]+?)(?:: |, (?=left)))?(Player (\d) takes (\d+): .+|[Ll]eft out: .+)",
            line,
        )
        assert match, line
        before = tuple(map(int, match[1].split(", "))) if match[1] else ()
        if match[4]:
            assert int(match[3]) == 1 + len(before) % 2
            told.add((*before, int(match[4])))
        else:
            assert before == () or before in told
    assert told == {branch.position.history for branch in tree.root} - {()}


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize(
    "code", ["number-knockout", "number-knockout/40:", "number-knockout/30: 1"]
)
def test_a_tree_cut_short_still_shows_both_outcomes(code: str, depth: int) -> None:
    """The moves kept are not the good ones alone: 1 and 14 lose among the openings of 1 to 20."""
    tree = GameTree(ng.position(code) if "/" in code else ng.game(code).start(), depth)
    for branch in tree.root:
        at = branch.position
        if len(branch.branches) < 2:
            continue
        winning = set(ng.analyse(at).winning_moves)
        outcomes = {number in winning for number in at.legal_moves}
        assert {b.position.history[-1] in winning for b in branch.branches} == outcomes
        assert sorted(n for some in branch.omitted.values() for n in some) == list(branch.left_out)
