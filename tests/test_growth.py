"""What grows: games and rules that the package never heard of pass the tests of all games.

While these tests run, the games below stand in the catalogue, and their rule books among those
that the oracle reads. Nothing else is told of them: whoever adds a game adds as much.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import numgames_edu as ng
from numgames_edu import catalogue
from numgames_edu import exercises as ex
from numgames_edu.commands.cli import main
from numgames_edu.facts import Division
from numgames_edu.games import OPENINGS
from numgames_edu.rules import Belief
from tests import (
    oracle,
    test_codes,
    test_explanations,
    test_games,
    test_players,
    test_print,
    test_proofs,
    test_solve,
    test_terminal,
)
from tests.board import test_playing
from tests.exercises import (
    test_counting,
    test_moves,
    test_programs,
    test_solutions,
    test_why,
)
from tests.exercises import test_games as test_mistakes
from tests.exercises.kinds import KINDS
from tests.pictures import test_charts, test_graphs, test_looks, test_trees
from tests.strategies import positions, seeds


class Leap(ng.Rule):
    """The next number is two or three steps from the last one."""

    __slots__ = ()

    def allows(self, last: int, number: int) -> bool:
        return abs(number - last) in (2, 3)

    def relation(self, last: int) -> str:
        return f"is two or three steps from {last}"


class SameRest(ng.Rule):
    """Both numbers leave the same rest, when they are divided by a number that was agreed on."""

    __slots__ = ("by",)
    by: int
    about = "rests"
    telling = 4

    def allows(self, last: int, number: int) -> bool:
        return last % self.by == number % self.by

    def relation(self, last: int) -> str:
        return f"leaves the same rest as {last}"

    def because(self, last: int, number: int) -> list[Any]:
        rests = "the same rest" if self.allows(last, number) else "another rest"
        return [Division(last, self.by), " and ", Division(number, self.by), f" leave {rests}"]

    def in_short(self, last: int, number: int) -> list[Any]:
        return [Division(last, self.by), " and ", Division(number, self.by)]

    def beliefs(self, last: int, number: int, legal: bool, alone: bool) -> Iterator[Belief]:
        if legal and number < last:
            why = "what leaves the same rest is larger"
            yield Belief.of_ones_own("larger", False, why, "A smaller number can leave it, too.")

    @property
    def tool(self) -> str:
        return f"number % {self.by} is the rest of number."

    def followers(self, last: int, size: int) -> Sequence[int]:
        rest = last % self.by
        return tuple(n for n in range(rest or self.by, size + 1, self.by) if n != last)


ADDED = {
    "leap": ng.Game("leap", "Leap", 12, Leap()),
    "same-rest": ng.Game("same-rest", "Same Rest", 15, SameRest(3)),
    "last-leap": ng.Game("last-leap", "Last Leap", 9, Leap().else_any(), ending="last-loses"),
}

BOOKS = {
    "leap": oracle.Book(12, lambda a, b: b in (a - 3, a - 2, a + 2, a + 3)),
    "same-rest": oracle.Book(15, lambda a, b: max(a, b) in range(min(a, b), 9999, 3)),
    "last-leap": oracle.Book(
        9, lambda a, b: b in (a - 3, a - 2, a + 2, a + 3), else_any=True, last_loses=True
    ),
}

ADDED_GAME = pytest.mark.parametrize("slug", ADDED)


@pytest.fixture(autouse=True, scope="module")
def _grown() -> Iterator[None]:
    """Let the games stand in the catalogue, and wherever its list of names was imported."""
    names = ng.GAMES
    with pytest.MonkeyPatch.context() as patch:
        for slug, game in ADDED.items():
            patch.setitem(catalogue.CATALOGUE, slug, game)
            patch.setitem(oracle.BOOKS, slug, BOOKS[slug])
        for module in list(sys.modules.values()):
            inside = getattr(module, "__name__", "").startswith("numgames_edu")
            if inside and getattr(module, "GAMES", None) == names:
                patch.setattr(module, "GAMES", tuple(catalogue.CATALOGUE))
        yield
    assert names == ng.GAMES


person = test_terminal.person


def boards(slug: str, smallest: int, largest: int) -> st.SearchStrategy[ng.Position]:
    """Return positions of the game on boards of these sizes, with either opening."""
    sizes, openings = st.integers(smallest, largest), st.sampled_from(OPENINGS)
    return positions(st.builds(ng.game, st.just(slug), sizes, openings))


def passes(check: Any, data: st.DataObject, **known: object) -> None:
    """Run a property test of another file on what is known; draw whatever else it asks for."""
    inner: Callable[..., None] = check.hypothesis.inner_test
    drawn: dict[str, st.SearchStrategy[Any]] = {
        "seed": seeds,
        "related": st.booleans(),
        "number": st.integers(1, 40),
        "chosen": st.sets(st.integers(-1, 42)),
        "more": st.lists(st.integers(-1, 22), min_size=1),
    }
    known |= {"data": data}
    asked = inspect.signature(inner).parameters
    inner(**{name: known[name] if name in known else data.draw(drawn[name]) for name in asked})


@ADDED_GAME
@pytest.mark.parametrize(
    ("check", "smallest", "largest"),
    [
        (test_games.test_positions_agree_with_the_rule_books, 1, 60),
        (test_games.test_exactly_the_legal_numbers_can_be_played, 1, 60),
        (test_games.test_a_position_is_its_game_and_its_history, 1, 60),
        (test_codes.test_every_position_comes_back, 1, 60),
        (test_explanations.test_no_explanation_is_false, 1, 60),
        (test_explanations.test_outcomes_say_the_truth, 1, 60),
        (test_explanations.test_latex_says_the_same_as_the_text, 1, 60),
        (test_explanations.test_no_two_numbers_share_a_sentence, 1, 60),
        (test_proofs.test_following_the_pairs_wins, 1, 40),
        (test_proofs.test_proofs_speak_in_sentences, 1, 60),
        (test_proofs.test_a_damaged_proof_does_not_hold, 2, 14),
        (test_proofs.test_no_certificate_of_a_false_claim_holds, 2, 9),
        (test_players.test_reviews_agree_with_trying_every_line, 2, 11),
        (test_charts.test_a_review_follows_the_solver, 1, 60),
        (test_graphs.test_lines_are_what_the_rule_allows_among_numbers_in_play, 1, 30),
        (test_graphs.test_the_words_hold_every_line, 1, 30),
        (test_moves.test_legal_moves_as_the_oracle_says, 2, 40),
        (test_moves.test_winning_moves_and_winners_as_the_oracle_says, 2, 10),
        (test_moves.test_variants_are_sensible_questions, 2, 11),
        (test_counting.test_no_move_is_praised_where_any_would_do, 3, 14),
        (test_mistakes.test_the_first_move_against_the_rules, 4, 20),
        (test_mistakes.test_the_move_that_gave_the_win_away, 3, 10),
        (test_why.test_every_belief_is_wrong_and_the_reason_is_right, 8, 40),
        (test_why.test_exactly_one_choice_is_accepted, 8, 40),
    ],
)
def test_its_positions_pass(slug: str, check: Any, smallest: int, largest: int) -> None:
    @settings(max_examples=30)
    @given(boards(slug, smallest, largest), st.data())
    def pass_it(position: ng.Position, data: st.DataObject) -> None:
        passes(check, data, position=position)

    pass_it()


@ADDED_GAME
@pytest.mark.parametrize("opening", OPENINGS)
def test_it_is_solved_as_trying_every_line_says(slug: str, opening: str) -> None:
    test_solve.test_every_reachable_position_up_to_ten(slug, opening)


@ADDED_GAME
@pytest.mark.parametrize(
    "check",
    [
        test_terminal.test_every_game_says_why_it_ended,
        test_terminal.test_every_game_says_that_the_first_number_must_be_even,
        test_terminal.test_a_game_that_cannot_begin_ends_at_once,
        test_terminal.test_the_computer_plays_by_the_rules_and_by_the_seed,
    ],
)
def test_a_terminal_tells_it(slug: str, check: Any, person: test_terminal.Person) -> None:
    check(person, slug)


@ADDED_GAME
@pytest.mark.parametrize(
    "check",
    [
        test_playing.test_driven_from_python,
        test_programs.test_every_rule_can_be_written,
        test_charts.test_marked_openings_are_the_winning_ones,
        test_trees.test_each_line_about_a_tree_stands_for_itself,
        test_graphs.test_no_line_runs_behind_a_third_number,
        test_graphs.test_a_proof_without_partners_says_so,
    ],
)
def test_boards_pictures_and_programs_know_it(slug: str, check: Any) -> None:
    check(slug)


@ADDED_GAME
def test_its_pictures_are_true_and_can_be_read(slug: str) -> None:
    test_trees.test_a_tree_says_who_wins_in_each_branch(slug, 0.3)
    for part in (0, 0.4, 1):
        test_looks.test_labels_of_games_do_not_overlap(slug, 20, part)
    test_looks.test_labels_of_sheets_do_not_overlap(slug, 20)


@ADDED_GAME
def test_a_board_and_a_page_show_it(
    slug: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = ng.game(slug)
    assert game.title in repr(ng.play(slug))
    assert game.title in repr(ng.replay(game.replay(game.start().legal_moves[:1])))
    monkeypatch.chdir(tmp_path)
    test_print.test_every_game_has_a_page(slug, capsys)


@ADDED_GAME
@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_question_is_asked_of_it_or_refused_in_a_sentence(
    slug: str, kind: str
) -> None:
    refusals = []
    for seed in range(20):
        try:
            question = test_solutions.random_question(kind, slug, 5 + seed // 2, seed % 5, seed)
        except ValueError as refusal:
            refusals.append(str(refusal))
        else:
            assert question.check(question.solution()).correct
            assert question.prompt
    assert all(said[0].isupper() and said.endswith((".", "?")) for said in refusals)


def test_it_is_named_where_the_games_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match=r"Did you mean same-rest\? .* same-rest and last-leap\."):
        ng.game("same rests")
    with pytest.raises(ValueError, match="leap, same-rest and last-leap"):
        ng.position("unheard-of/20: 6")
    assert main(["play"]) == 2
    assert "leap, same-rest and last-leap" in capsys.readouterr().err
    with pytest.raises(ValueError, match="belongs to Leap"):
        _ = ng.Game("leap", "Another", 12, ng.Adjacent()).start().code


def test_a_rule_is_explained_asked_about_and_written_in_its_own_words() -> None:
    position = ng.game("same-rest").replay([7])
    assert position.requirement == "a number that leaves the same rest as 7"
    assert ng.explain(position, 4).text == (
        "4 may follow 7: 7 = 2 × 3 + 1 and 4 = 1 × 3 + 1 leave the same rest."
    )
    choices = ex.why(position, 4).choices
    assert "No, because what leaves the same rest is larger." in choices
    assert "number % 3 is the rest of number." in str(ex.write_rule("same-rest").task.hints)


RULES: list[ng.Rule] = [Leap(), SameRest(2), SameRest(4)]


@st.composite
def combined(draw: st.DrawFn) -> ng.Game:
    """Return a game that puts the rules together with those of the package."""
    rule = draw(st.sampled_from(RULES))
    parts = [ng.OppositeParity(), ng.DivisorOrMultiple(), ng.Adjacent(), *RULES]
    rule = rule & draw(st.sampled_from(parts))
    if draw(st.booleans()):
        rule = rule.else_any()
    ending = draw(st.sampled_from(("stuck-loses", "last-loses")))
    return ng.Game("mine", "Mine", draw(st.integers(1, 9)), rule, ending=ending)


@pytest.mark.parametrize(
    "check",
    [
        test_codes.test_positions_of_own_games_come_back,
        test_games.test_own_games_end_as_they_say,
        test_solve.test_own_games_are_solved_exactly,
        test_proofs.test_no_false_claim_about_any_rule_holds,
        test_graphs.test_the_words_hold_every_line,
        test_why.test_for_games_of_their_own_no_belief_has_the_right_verdict_by_luck,
    ],
)
def test_the_rules_combine_with_all_others(check: Any) -> None:
    @settings(max_examples=60)
    @given(positions(combined()), st.data())
    def pass_it(position: ng.Position, data: st.DataObject) -> None:
        passes(check, data, position=position)

    pass_it()


@given(combined())
def test_their_shortcuts_say_the_same(game: ng.Game) -> None:
    test_games.test_followers_say_the_same_as_allows.hypothesis.inner_test(game)  # type: ignore[attr-defined]
