"""Every claim of lesson 08, Proofread the rule book: what is wrong in print, and what is not."""

from __future__ import annotations

from random import Random
from typing import Any

import jupytext
import pytest

import numgames_edu as ng
from lessons import build
from numgames_edu import exercises as ex
from tests.lessons.test_facts_00 import solved, unanswered
from tests.oracle import Exhaustive, legal
from tests.rulebooks.test_examples import CHASE, EVEN_ODD_MATCH, PARITY_GAME

KNOCKOUT = [6, 3, 9, 18, 12, 4, 8, 16]
DUEL = [10, 7, 8, 5, 19, 20, 17, 18, 15, 16]

PRINTED = {
    "even-odd-match": EVEN_ODD_MATCH,
    "parity-duel": DUEL,
    "number-knockout": KNOCKOUT,
    "parity-game": PARITY_GAME,
    "odd-or-even-chase": CHASE,
}


@pytest.fixture(scope="module")
def lesson() -> dict[str, Any]:
    """Return what pupils read in the lesson, as it stands there: its examples and functions."""
    notebook = jupytext.read(build.LESSONS / "08-proofread-the-rule-book.md", fmt="md:myst")
    names: dict[str, Any] = {"ng": ng, "ex": ex}
    for cell in notebook.cells:
        if any(word in cell.source for word in ("def proofread", "class CorrectedExample")):
            exec(cell.source, names)
        elif cell.source.startswith("examples = {"):
            exec(cell.source.partition("said =")[0], names)
    return names


def test_the_solutions_are_right_and_in_the_answer_key() -> None:
    assert solved("08-proofread-the-rule-book")
    assert unanswered("08-proofread-the-rule-book") == []


def test_the_lesson_s_examples_are_the_printed_ones(lesson: dict[str, Any]) -> None:
    assert lesson["examples"] == PRINTED


def test_two_of_the_five_examples_contain_a_forbidden_move(lesson: dict[str, Any]) -> None:
    """By the pupils' proofreader, and by the rule books read a second time."""
    said = {name: lesson["proofread"](ng.game(name), moves) for name, moves in PRINTED.items()}
    forbidden = {name for name, words in said.items() if "Move 5 is forbidden" in words}
    by_the_oracle = {
        name
        for name, moves in PRINTED.items()
        if any(
            number not in legal(name, ng.game(name).size, "any", moves[:i])
            for i, number in enumerate(moves)
        )
    }
    assert forbidden == by_the_oracle == {"number-knockout", "parity-duel"}
    others = [said[name] for name in PRINTED if name not in forbidden]
    assert all(words.endswith("so Player 2 wins.") for words in others)


def test_the_proofreader_says_when_a_game_is_not_over(lesson: dict[str, Any]) -> None:
    assert "not over" in lesson["proofread"](ng.game("number-knockout"), [6, 3])


def test_what_the_lists_of_choices_leave_out() -> None:
    printed = [[1, 2, 3, 12, 18], [1, 9, 12, 15, 18], [18], [2], [4], [2, 8, 16, 20], [16], []]
    left_out = {}
    for turn, book in enumerate(printed, 2):
        free = legal("number-knockout", 20, "any", KNOCKOUT[: turn - 1])
        assert set(book) <= set(free)
        left_out[turn] = sorted(set(free) - set(book))
    assert left_out == {2: [], 3: [], 4: [1], 5: [1], 6: [1, 2], 7: [1], 8: [1, 2], 9: [1, 2]}


def test_12_and_18_are_both_multiples_of_6_and_that_is_not_enough() -> None:
    assert 12 % 6 == 18 % 6 == 0
    assert not ng.game("number-knockout").rule.allows(18, 12)


def test_the_end_of_the_example_comes_about_in_a_game_that_is_allowed() -> None:
    position = ng.position("number-knockout/20: 9 18 6 3 12 4 8 16")
    assert set(position.history) == set(KNOCKOUT)
    assert (position.last, position.to_move) == (KNOCKOUT[-1], 1)
    assert position.legal_moves == (1, 2)


@pytest.mark.parametrize("size", [2, 5, 20, 40])
def test_nobody_is_stuck_in_number_knockout_while_1_is_free(size: int) -> None:
    game, chance = ng.game("number-knockout", size=size), Random(size)
    assert all(game.rule.allows(n, 1) for n in range(2, size + 1))
    for _ in range(50):
        position = game.start()
        while position.outcome is None:
            position = position.play(chance.choice(position.legal_moves))
        assert 1 in position.history
    assert 1 not in KNOCKOUT


def test_it_is_player_1_s_turn_when_an_even_number_of_numbers_is_gone() -> None:
    position = ng.game("parity-duel").replay(DUEL[:4])
    assert position.available == (1, 2, 3, 4, 6, 9, *range(11, 21))
    assert position.to_move == 1
    assert position.requirement == "an even number"
    for moves in range(len(EVEN_ODD_MATCH)):
        at = ng.game("even-odd-match").replay(EVEN_ODD_MATCH[:moves])
        assert at.to_move == (1 if moves % 2 == 0 else 2)


@pytest.mark.parametrize("size", [10, 20])
def test_the_terminal_s_moves_of_parity_duel_keep_to_the_rules_on_either_board(size: int) -> None:
    moves = [6, 5, 8]
    assert all(n in legal("parity-duel", size, "any", moves[:i]) for i, n in enumerate(moves))
    assert ng.game("parity-duel").size == 20


@pytest.mark.parametrize(("slug", "length"), [("even-odd-match", 20), ("parity-game", 15)])
def test_some_games_have_a_length_that_is_known_in_advance(slug: str, length: int) -> None:
    chance = Random(slug)
    for _ in range(60):
        position = ng.game(slug).start()
        while position.outcome is None:
            position = position.play(chance.choice(position.legal_moves))
        assert len(position.history) == length == len(PRINTED[slug])


@pytest.mark.parametrize("slug", ["even-odd-match", "parity-duel"])
def test_after_the_first_move_nobody_chooses_a_parity(slug: str) -> None:
    """Every line of a small board, and chance on the printed one."""
    queue = [ng.game(slug, size=6).start()]
    for position in queue:
        kinds = {number % 2 for number in position.legal_moves}
        assert position.last is None or len(kinds) <= 1
        queue += [position.play(number) for number in position.legal_moves]
    patterns = {tuple(n % 2 for n in at.history) for at in queue if at.outcome is not None}
    assert patterns == {(0, 1) * 3, (1, 0) * 3}


@pytest.mark.parametrize("slug", ["even-odd-match", "parity-duel"])
def test_on_1_to_20_the_first_move_does_not_help_either(slug: str) -> None:
    assert ng.analyse(ng.game(slug).start()).winning_moves == ()
    assert all(not Exhaustive(slug, n, "any").winning_moves(()) for n in (2, 4, 6, 8))


def test_in_parity_game_first_one_kind_is_taken_and_then_the_other() -> None:
    queue = [ng.game("parity-game", size=6).start()]
    for position in queue:
        queue += [position.play(number) for number in position.legal_moves]
        if position.outcome is not None:
            kinds = [number % 2 for number in position.history]
            assert kinds in ([0] * 3 + [1] * 3, [1] * 3 + [0] * 3)


def test_the_ticket_takes_every_game_that_begins_as_printed_and_ends(
    lesson: dict[str, Any],
) -> None:
    check = lesson["ticket_3"].check
    chance = Random(3)
    for _ in range(40):
        position = ng.game("number-knockout").replay(KNOCKOUT[:4])
        while position.outcome is None:
            feedback = check(list(position.history))
            own = len(position.history) > 4  # the printed moves alone earn nothing
            assert (feedback.correct, feedback.score) == (False, 0.5 if own else 0)
            position = position.play(chance.choice(position.legal_moves))
        assert check(list(position.history)).correct


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (None, "Not answered yet."),
        (KNOCKOUT, "Move 5: 12 cannot follow 18"),
        ([7, 1, 11], "begin with 6, 3, 9, 18"),
        ([6, 3], "begin with 6, 3, 9, 18"),
        (6, "Write the moves as a list such as [6, 3, 9]."),
        ("6, 3", "Write the moves as a list such as [6, 3, 9]."),
        ([], "The list is empty. Begin with 6, 3, 9, 18."),
        ([6, 3.5], "a decimal number"),
        ([6, 3, 9, 18], "These are the book's four moves. Now play on until somebody is stuck."),
        ([6, 3, 9, 18, 2], "can take one of these: 1, 4, 8, 10, 12, 14, 16, 20."),
    ],
)
def test_the_ticket_answers_in_sentences(
    lesson: dict[str, Any], answer: object, words: str
) -> None:
    feedback = lesson["ticket_3"].check(answer)
    assert not feedback.correct
    assert words in feedback.message


def test_the_shortest_new_example_is_player_1_s_mistake() -> None:
    position = ng.position("number-knockout/20: 6 3 9 18")
    assert ng.analyse(position).winning_moves == (2,)
    queue = [position]
    for at in queue:  # short games come first
        if at.outcome is not None:
            break
        queue += [at.play(number) for number in at.legal_moves]
    assert len(at.history) == 6
    assert at.history[4] == 1
