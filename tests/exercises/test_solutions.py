"""Right answers worked out for teachers: accepted by the checks, told in words, kept off pages."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import numgames_edu as ng
from numgames_edu import exercises as ex
from numgames_edu.exercises.answers import numbers, pairs
from numgames_edu.tables import Table
from tests.exercises.kinds import KINDS
from tests.exercises.test_page import everything, page_of
from tests.oracle import Exhaustive, legal

KIND = pytest.mark.parametrize("kind", KINDS)
SIZES = (5, 8, 10, 12, 15, 20, 26, 40)
MOVES = st.integers(0, 12)


def random_question(kind: str, slug: str, size: int, moves: int, seed: int) -> ex.Question:
    """Return a question of the kind about a random position, or raise ValueError."""
    chance = Random(seed)
    game = ng.game(slug, size, chance.choice(["any", "even"]))
    at = game.start()
    for _ in range(moves):
        if at.legal_moves:
            at = at.play(chance.choice(at.legal_moves))
    return KINDS[kind].about(at, chance)


def first_question(kind: str, slug: str, size: int, moves: int, seed: int) -> ex.Question | None:
    """Return a question of the kind about one of some random positions, if one can be asked."""
    for chance in range(seed, seed + 8):
        try:
            return random_question(kind, slug, size, moves, chance)
        except ValueError:
            continue
    return None


@KIND
def test_the_check_accepts_it_in_many_positions(kind: str) -> None:
    @settings(max_examples=100, deadline=None)
    @given(st.sampled_from(ng.GAMES), st.sampled_from(SIZES), MOVES, st.integers(0, 2**32))
    def accepted(slug: str, size: int, moves: int, seed: int) -> None:
        question = first_question(kind, slug, size, moves, seed)
        assume(question is not None)
        assert question is not None
        feedback = question.check(question.solution())
        assert feedback.correct, (question, question.solution(), feedback)
        assert question.feedback is None, "nothing is recorded"
        assert question.solution_words().strip()

    accepted()


@KIND
def test_the_check_accepts_it_for_many_seeds(kind: str) -> None:
    for seed in (None, *range(12)):
        question = KINDS[kind].make(seed)
        feedback = question.check(question.solution())
        assert feedback.correct, (question, feedback)


def words_of(kind: str) -> str:
    return KINDS[kind].make(None).solution_words()


def test_the_words_for_people() -> None:
    assert words_of("legal-moves") == "1 and 18"
    assert words_of("winning-move") == "5"
    assert words_of("who-wins") == "Player 2"
    assert words_of("why") == KINDS["why"].right
    assert words_of("pairing") == "for example 1–2, 3–4, 5–6, 7–8, 9–10 and 11–12"
    assert words_of("broken-rule") == "Move 4: Player 2 takes 12."
    assert words_of("lost-win") == "Move 2: Player 2 takes 2."
    assert words_of("write-rule").startswith("any function that says what the rule says: ")
    assert "for Player 2" in words_of("write-strategy")


@pytest.mark.parametrize("size", [8, 10, 12])
def test_all_winning_numbers_are_named(size: int) -> None:
    """The words are compared with a search of every line."""
    search = Exhaustive("number-knockout", size, "any")
    for first in range(1, size + 1):
        winning = search.winning_moves((first,))
        if winning:
            question = ex.winning_move(f"number-knockout/{size}: {first}")
            assert numbers(question.solution_words().replace("or", "and")) == tuple(winning)


def test_several_mistakes_are_all_named() -> None:
    question = ex.mistake("number-knockout/20: 14 1 11")
    right = [i for i in range(1, 4) if question.check(i).correct]
    assert right == [1, 2]
    assert question.solution() == 1
    said = "Move 1: Player 1 takes 14. Or move 2: Player 2 takes 1."
    assert question.solution_words() == said


def test_a_chain_in_words_is_a_chain() -> None:
    question = ex.longest_chain("number-knockout/12:", target=6)
    chain = numbers(question.solution_words().removeprefix("for example"))
    assert chain == question.solution()
    assert len(chain) == 11
    for move, number in enumerate(chain):
        assert number in legal("number-knockout", 12, "any", list(chain[:move]))


def test_pairs_in_words_are_the_pairs() -> None:
    question = ex.pairing("number-knockout/14: 12", given=2)
    said = pairs(question.solution_words().removeprefix("for example"))
    assert said == question.solution()
    assert set(question.task.given) < set(said)


@pytest.mark.parametrize(
    "code", ["number-knockout/34: 26 2 10 30", "number-knockout/22: 9 18 2 20 5"]
)
def test_all_pairs_are_given_where_only_they_make_a_proof(code: str) -> None:
    """Here the pairs that can be got to need every line tried, which may be too many."""
    question = ex.pairing(code)
    assert question.check(question.solution()).message.startswith("Right! Whatever ")


def test_where_no_answer_is_known_it_says_so() -> None:
    """A target may be beyond every chain found, as long as nobody knows that there is none."""
    game = next(
        game
        for game in (ng.game("number-knockout", size) for size in range(60, 100))
        if not ng.longest_chain(game).exact
    )
    best = ng.longest_chain(game)
    question = ex.longest_chain(game, target=best.at_most)
    assert question.solution() is None
    said = f"not known: the longest chain found has {len(best)} numbers"
    assert question.solution_words() == said
    assert ex.answer_key({"1": question}).rows[0][-2:] == (said, "–")


class SharesADigit(ng.Rule):
    """The next number shares a digit with the last one."""

    def allows(self, last: int, number: int) -> bool:
        return set(str(last)) & set(str(number))  # type: ignore[return-value]


def test_a_rule_that_says_yes_in_its_own_way_can_be_written() -> None:
    question = ex.write_rule(ng.Game(title="Digits", size=25, rule=SharesADigit()))
    assert question.check(question.solution()).correct
    assert question.check(lambda a, b: any(digit in str(b) for digit in str(a))).correct
    assert not question.check(lambda a, b: str(a)[0] in str(b)).correct


@KIND
def test_no_page_is_told(kind: str) -> None:
    """Working the answer out changes nothing that a page, a text or a file gets to hold."""
    question, other = KINDS[kind].make(None), KINDS[kind].make(None)
    other_page = page_of(other)
    words, key = question.solution_words(), ex.answer_key({"1": question})
    page = page_of(question)
    ex.answer_key({"1": question})
    assert page.form.state == other_page.form.state
    if page._view is not None:
        assert page._view.state == other_page._view.state
    assert repr(question) == repr(other)
    assert vars(question).keys() == vars(other).keys()
    told = json.dumps(everything(page), default=str, ensure_ascii=False)
    assert key.rows[0][-1].removeprefix("Right! ") not in told
    if words not in question.choices and not words.isdigit():  # these are there for everybody
        assert words not in told
    assert (page.form.state["chosen"], page.form.state["message"]) == (-1, "")


def test_the_key_is_a_table() -> None:
    questions = {kind: KINDS[kind].make(None) for kind in KINDS}
    key = ex.answer_key(questions)
    assert isinstance(key, Table)
    assert key.heading[0] == "Question"
    assert [row[0] for row in key.rows] == list(KINDS)
    for row in key.rows:
        assert row[-1].startswith("Right! ")
    about = {row[0]: row[1] for row in key.rows}
    assert about["legal-moves"] == "number-knockout/20: 6 3 9"
    assert about["broken-rule"] == "number-knockout/20: 6 3 9 12 4"
    assert about["lost-win"] == "number-knockout/10: 10 2 6"
    assert about["write-rule"] == "number-knockout/20:"
    asked = {row[0]: row[2] for row in key.rows}
    assert asked["winning-move"] == "Which number wins, if both play as well as can be?"
    assert asked["pairing"] == "Which numbers are partners?"
    assert asked["write-rule"] == "Write a function is_legal(last, number) for Number Knockout."


def test_the_key_of_a_game_of_one_s_own() -> None:
    game = ng.Game(title="Number Knockout", size=6, rule=ng.OppositeParity())
    about = ex.answer_key({"1": ex.who_wins(game)}).rows[0][1]
    assert about == "number-knockout/6:", "even where the name is another game's"


@pytest.mark.parametrize("thing", [None, [1], {"1": "question"}, "5.1"])
def test_what_is_no_set_of_questions_is_refused(thing: Any) -> None:
    with pytest.raises(TypeError, match="questions by their names"):
        ex.answer_key(thing)
