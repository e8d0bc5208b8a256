"""Exercises made from positions: questions, predictions, and which of a lesson's are done.

Every answer is decided by the rules and the solver when it is checked. Widgets are loaded only
when a question is shown in a notebook.

>>> from numgames_edu import exercises as ex
>>> question = ex.legal_moves("number-knockout/20: 6 3 9")
>>> question.check([1, 18])
Right! You found both. Player 2 must take a divisor or a multiple of 9.
>>> question.check([18])
This one is right. One more is missing.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..games import Game, Position
from .answer_keys import answer_key
from .answers import PLAYERS
from .feedback import Feedback
from .kinds.chains import LongestChain
from .kinds.legal_moves import LegalMoves
from .kinds.mistakes import mistake as _mistake
from .kinds.pairs import CompletePairing
from .kinds.why import Why
from .kinds.winning import WhoWins, WinningMove
from .kinds.write_rule import WriteRule
from .kinds.write_strategy import WriteStrategy
from .lesson import Lesson, Progress
from .predictions import Prediction
from .question import Question

Place = Position | Game | str
"""What a question is asked about: a Position or its code; a Game or its name, at the start."""

__all__ = [
    "Feedback",
    "Lesson",
    "Place",
    "Prediction",
    "Progress",
    "Question",
    "answer_key",
    "legal_moves",
    "longest_chain",
    "mistake",
    "pairing",
    "predict",
    "who_wins",
    "why",
    "winning_move",
    "write_rule",
    "write_strategy",
]


def legal_moves(position: Place, seed: int | None = None) -> Question:
    """Return the question which numbers may be taken now: all of them are to be chosen."""
    return Question(LegalMoves(position), seed)


def winning_move(position: Place, seed: int | None = None) -> Question:
    """Return the question which number wins; there must be one.

    >>> winning_move("number-knockout/10: 10").check(2)
    2 is allowed, but it gives the win away. Player 1 can answer with 6. Look for a better one.
    """
    return Question(WinningMove(position), seed)


def who_wins(position: Place, seed: int | None = None) -> Question:
    """Return the question who wins with best play."""
    return Question(WhoWins(position), seed)


def why(position: Place, number: int, seed: int | None = None) -> Question:
    """Return the question why the number may or may not be taken now."""
    return Question(Why(position, number), seed)


def pairing(position: Place, given: int = 0, seed: int | None = None) -> Question:
    """Return the question which numbers are partners, with so many pairs given."""
    return Question(CompletePairing(position, given), seed)


def mistake(game: Place, numbers: Iterable[int] | None = None, seed: int | None = None) -> Question:
    """Return the question where the mistake is: in a position's own moves, or in these numbers.

    If one of the numbers is not allowed, it is about the rules; else, about the move that gave the
    win away.

    >>> mistake("number-knockout", [6, 3, 9, 6, 12]).check(4)
    Right! 6 is already taken: Player 1 took it on move 1.
    """
    return Question(_mistake(game, numbers), seed)


def longest_chain(game: Place, target: int | None = None, seed: int | None = None) -> Question:
    """Return the question for a long chain; right is one of `target` numbers, or more."""
    return Question(LongestChain(game, target), seed)


def write_rule(game: Place, seed: int | None = None) -> Question:
    """Return the question for a function `is_legal(last, number)`."""
    return Question(WriteRule(game), seed)


def write_strategy(position: Place, seed: int | None = None) -> Question:
    """Return the question for a function `strategy(position)` that wins.

    A function of two parameters, `strategy(last, allowed)`, may be the answer as well: it is given
    the last number and the numbers that are allowed.
    """
    return Question(WriteStrategy(position), seed)


def predict(
    question: str, choices: Iterable[str] = PLAYERS, about: Place | None = None
) -> Prediction:
    """Return a prediction: the guess is noted now and looked back at later.

    With `about`, the solver says what turns out; else `look_back` is told.

    >>> guess = predict("Who wins Parity Duel on 1 to 4?", about="parity-duel/4:")
    >>> guess.choose("Player 1")
    'Your guess is noted: Player 1. We shall come back to it.'
    >>> guess.look_back().correct
    False
    """
    return Prediction(question, choices, about)
