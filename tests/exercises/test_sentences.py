"""The sentences for answers that are empty, of the wrong kind, or not right at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, given, settings

import numgames_edu as ng
from numgames_edu import exercises as ex
from numgames_edu.solve import analyse
from tests.exercises.kinds import CHAIN, KINDS
from tests.exercises.test_page import page_of, press
from tests.strategies import games, own_games, positions


@pytest.mark.parametrize("kind", KINDS)
def test_not_answered_yet(kind: str) -> None:
    """A check knows of no board; a question that is shown speaks of what is there to press."""
    question = KINDS[kind].make(None)
    assert question.check(None).message == f"Not answered yet. {KINDS[kind].give}"
    shown = question.answer(None).message
    assert shown.startswith("Not answered yet. ")
    assert ("press Check" in shown) == (question.task.input != "function")
    if question.task.input in ("number", "choice"):
        page = page_of(question)
        press(page, "check")
        assert page.form.state["message"] == shown


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_asked_is_said_once(kind: str) -> None:
    """The prompt holds the question, and both ways to answer in Python say the same."""
    task = KINDS[kind].make(None).task
    assert task.asked in task.prompt
    assert task.asked.endswith(("?", "."))
    assert task.in_python.lower() == f"{task.give}."


@pytest.mark.parametrize("kind", ["write-rule", "write-strategy"])
def test_a_page_that_asks_for_a_function_names_nothing_unknown(kind: str) -> None:
    note = page_of(KINDS[kind].make(None)).form.state["note"]
    assert note.endswith("Write it in the box below, and run that box.")
    assert "q." not in note
    assert "parameters" not in note


@pytest.mark.parametrize(
    ("kind", "answer", "said"),
    [
        ("winning-move", "", "Nothing is typed between the quotation marks yet."),
        ("winning-move", [], "There is no answer yet. Give one number such as 6."),
        ("winning-move", "seven", "This is a word, but the answer is a number, such as 6."),
        ("winning-move", [5, 6], "The answer is one number such as 6, but these are several"),
        ("legal-moves", "banana", "This is a word, but the answer is made of numbers, such as 2"),
        ("legal-moves", "all of them", "These are words, but the answer is made of numbers, such"),
        ("legal-moves", "1 & 18", "Write the answer in digits, such as 2, 4, 6."),
        ("who-wins", "nobody", "Answer 1 for Player 1, or 2 for Player 2."),
        ("who-wins", 3, "Answer 1 for Player 1, or 2 for Player 2."),
        ("who-wins", 1.5, "or 2 for Player 2, but this is a decimal number."),
        ("why", "perhaps", "number of one of the choices, 1 to 4, or with its words."),
        ("legal-moves", [], "Player 2 is not stuck: look for a free divisor or multiple of 9."),
        ("pairing", [3, 4, 5, 6], "in brackets for each pair: [(3, 4), (5, 6)]."),
        ("pairing", [1, 2, 3], "Put two numbers together in brackets for each pair: [(2, 4),"),
        ("pairing", [1, 10**5000], "in brackets for each pair: [(2, 4), (3, 9)]."),
        ("pairing", [(1, 2), 3, 4], "but this list holds single numbers: write them in pairs."),
        ("longest-chain", [7, 1, 5], "So far 3 numbers are taken, and every step is allowed. "),
        ("broken-rule", 5, "Look earlier: the rules were broken before move 5."),
        ("pairing", [(1, 2), 3], "but this list holds a single number: write it with its partner."),
        ("pairing", [(1, 2), "x"], "but this list holds text."),
        ("pairing", 7, "but this is a number."),
        ("longest-chain", [7, 1, 5, 7], "number 4: 7 is in the chain already, as number 1."),
        ("longest-chain", [2, 1, 7, 3], "number 4: 3 cannot follow 7, because "),
        ("longest-chain", [1, 7, 20], "number 3: 20 is not on this board, which goes"),
        ("write-strategy", 7, "function itself: write its name, strategy, without brackets after"),
        ("write-strategy", "strategy", "write its name, strategy, without quotation marks."),
        ("write-rule", True, "function itself: write its name, is_legal, without brackets"),
    ],
)  # fmt: skip
def test_what_is_said(kind: str, answer: object, said: str) -> None:
    feedback = KINDS[kind].make(None).check(answer)
    assert not feedback.correct
    assert said in feedback.message
    assert "Player 1 has won" not in feedback.message


def gives(value: object) -> Callable[..., Any]:
    return lambda *arguments: value


def test_what_functions_give_back() -> None:
    strategy, rule = KINDS["write-strategy"].make(None), KINDS["write-rule"].make(None)
    whole = "instead of a whole number"
    text = f"it gives back text {whole}: leave out the quotation marks."
    assert strategy.check(gives("7")).message.endswith(text)
    nothing = f"it gives back nothing {whole}. Does it end with return?"
    assert strategy.check(gives(None)).message.endswith(nothing)
    assert f"a decimal number {whole}." in strategy.check(gives(7.0)).message
    assert "gave back a number: it should be True or False." in rule.check(gives(1)).message
    assert "gave back text: it should be True or False." in rule.check(gives("1")).message


def test_numbers_that_are_missing_are_counted() -> None:
    four = ex.legal_moves("number-knockout/20: 16")  # 1, 2, 4 and 8
    assert four.check([3]).message.endswith("All 4 right ones are still missing.")
    assert four.check([1, 2]).message == "Both that you chose are right. 2 more are missing."
    assert four.check([1, 2, 4]).message == "All 3 that you chose are right. One more is missing."
    assert four.check([1, 3]).message.endswith("3 more are missing.")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("number-knockout/20:", "Player 1 is not stuck. Player 1 may take any number."),
        ("number-knockout/20-even:", "Player 1 is not stuck: look for a free even number."),
        ("parity-game/5: 2 4", "Player 1 may take any number, because no even number is free."),
        (
            "odd-or-even-chase/12: 5",
            "Player 2 is not stuck: look for a free even number adjacent to 5.",
        ),
    ],
)
def test_an_empty_list_of_moves(code: str, said: str) -> None:
    assert ex.legal_moves(code).check([]).message.endswith(said)


def test_a_chain_goes_on_where_a_game_would_not() -> None:
    """After 2, 1, 7 nobody can move; a chain just breaks at the next number."""
    assert ng.position("number-knockout/10: 2 1 7").outcome is not None
    said = ex.longest_chain("number-knockout/10:").check([2, 1, 7, 3]).message
    assert "over" not in said
    even = ex.longest_chain("number-knockout/10-even:").check([7]).message
    assert "number 1: 7 cannot be taken first, because the first number must be even" in even
    assert ex.longest_chain("number-knockout/10:").check(CHAIN).correct


def test_who_gave_the_win_away() -> None:
    ended = ex.mistake("number-knockout/10: 8 1 7")
    assert ended.prompt == "The loser of this game could have won it. Which move gave the win away?"
    begun = ex.mistake("number-knockout/10: 10 2 6")
    assert begun.prompt.startswith("This game is not over yet, but somebody has made a mistake.")


@pytest.mark.parametrize("moves", ["8 1 7", "10 2 4 8 1 7"])
@pytest.mark.parametrize("seed", range(20))
def test_the_loser_is_said_to_have_lost_only_where_it_is_so(seed: int, moves: str) -> None:
    """Variants of a game are other games: some are over, some are not."""
    question = ex.mistake(f"number-knockout/10: {moves}", seed=seed)
    position, move = question.position, question.solution()
    assert position is not None
    assert isinstance(move, int)
    ended = question.prompt.startswith("The loser of this game")
    if position.outcome is None:
        assert not ended
    elif ended:
        assert position.owner(position.history[move - 1]) != position.outcome.winner
    else:
        assert "more than once" in question.prompt


def test_an_answer_that_ends_the_game_is_preferred() -> None:
    question = ex.winning_move("number-knockout/20: 14")
    said = question.check(1).message
    assert "Player 1 can answer with 7, and Player 2 is stuck. Look for" in said
    near = ex.write_strategy("number-knockout/20: 14").check(lambda position: 1)
    assert near.message.endswith("can answer with 7, and Player 2 is stuck.")
    far = ex.write_strategy("number-knockout/10: 10").check(lambda position: 2)
    assert far.message.endswith("can answer with 6 and win from there.")


@settings(max_examples=150)
@given(positions(games(smallest=3, largest=14) | own_games()))
def test_no_hint_says_who_wins(position: ng.Position) -> None:
    assume(position.outcome is None)
    try:
        proof = analyse(position).proof
    except ValueError:
        assume(False)
    *_, last = ex.who_wins(position).task.hints
    assert "Player" not in last
    assert last.endswith("?")
    assert proof.text not in last
    between = " and " if len(proof.pairs) == 1 else "–"
    assert all(f"{one}{between}{other}" in last for one, other in proof.pairs[:16])


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("number-knockout/12: 8", "Try these partners: 1–7, 2–4, 3–9, 5–10, 6–12. Who can always"),
        ("number-knockout/10: 10", "Try 1 and 7 as partners. Who can be the one who answers?"),
        ("number-knockout/10: 6 1", "Try each number that may be taken now."),
        ("parity-duel/9:", "Even and odd numbers take turns"),
        ("parity-game/9:", "All numbers get taken."),
        ("odd-or-even-chase/9: 4", "After each free number, at most two others can follow."),
    ],
)
def test_the_last_hint_points_to_the_proof(code: str, said: str) -> None:
    assert ex.who_wins(code).task.hints[-1].startswith(said)


def test_partners_are_counted_among_those_that_are_left() -> None:
    assert ex.pairing("odd-or-even-chase/12:").task.hints[1].startswith("1 has only one possible")
    given = ex.pairing("odd-or-even-chase/12:", given=1)  # 1 and 2, so 3 can only go with 4
    assert given.task.hints[1] == (
        "3 has only one possible partner among the numbers without a partner. Begin there."
    )
    every = ex.pairing("parity-duel/10:", given=2)
    said = "Every number has several possible partners. Take 5: which numbers may follow it?"
    assert every.task.hints[1] == said


def test_chains_are_counted() -> None:
    six = ex.longest_chain("odd-or-even-chase/6:", target=6)
    assert six.check([3]).message.startswith("So far 1 number is taken, and every step is allowed.")
    assert six.check([3, 4, 5, 6]).message.endswith("every step is allowed. 2 more are missing.")
    assert six.check([2, 3, 4, 5, 6]).message.endswith("1 more is missing.")
    all_six = "Right! All 6 numbers are taken, and every step is allowed."
    assert six.check([1, 2, 3, 4, 5, 6]).message == all_six


@pytest.mark.parametrize(
    ("game", "numbers", "said"),
    [
        ("parity-game", [1, 3, 4], "At one move a free odd number had to be taken, but something"),
        ("number-knockout", [6, 3, 4], "At one move a free divisor or multiple of 3 had to be"),
    ],
)
def test_what_the_wrong_move_should_have_been(game: str, numbers: list[int], said: str) -> None:
    assert ex.mistake(game, numbers).task.hints[-1].startswith(said)


def test_larger_is_not_what_the_rules_ask_for() -> None:
    question = ex.why("odd-or-even-chase/12: 4", 7)
    larger = "Yes, because 7 is larger than 4."
    said = "The rules do not ask for a larger number, but for an odd number adjacent to 4."
    assert question.check(larger).message.endswith(said)


def test_the_hint_names_the_reason_that_is_wrong() -> None:
    question = ex.why("number-knockout/20: 6", 9)
    hint = question.task.hints[-1]
    named = [words for words in question.choices if f"“{words}”" in hint]
    assert len(named) == 1
    assert not question.check(named[0]).correct


def test_very_many_pairs_are_not_listed() -> None:
    question = ex.who_wins("odd-or-even-chase/100:")
    proof = analyse(ng.position("odd-or-even-chase/100:")).proof
    assert len(proof.pairs) == 50
    said = question.check(proof.winner).message
    assert said.startswith("Right! Player 2 wins. Player 2 answers each number with its partner")
    assert "such as 1–2, 3–4 and 5–6. There are 50 such pairs." in said
    assert len(said) < 250


def test_a_multiple_is_shown_with_its_product() -> None:
    """10 itself is no help to somebody who asks for a multiple of 10."""
    question = ex.why("number-knockout/20: 10", 15)
    fits = next(words for words in question.choices if "10 fits into 15" in words)
    said = "A multiple of 10 leaves nothing over, as 20 = 2 × 10 does."
    assert question.check(fits).message.endswith(said)
