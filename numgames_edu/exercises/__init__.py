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

from collections.abc import Callable, Iterable

from ..notation import PositionLike
from .answer_keys import answer_key
from .feedback import Feedback
from .kinds.chains import LongestChain
from .kinds.legal_moves import LegalMoves
from .kinds.mistakes import mistake as _mistake
from .kinds.pairs import CompletePairing
from .kinds.programs.write_rule import WriteRule
from .kinds.programs.write_strategy import WriteStrategy
from .kinds.task import Task
from .kinds.why import Why
from .kinds.winning import WhoWins, WinningMove
from .language import in_one_language
from .lesson import Lesson
from .predictions import Prediction
from .progress import Progress
from .question import Question

__all__ = [
    "Feedback",
    "Lesson",
    "PositionLike",
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


def legal_moves(position: PositionLike, seed: int | None = None) -> Question:
    """Return the question which numbers may be taken now: all of them are to be chosen."""
    return _question(seed, LegalMoves, position)


def winning_move(position: PositionLike, seed: int | None = None) -> Question:
    """Return the question which number wins; there must be one.

    >>> winning_move("number-knockout/10: 10").check(2)
    2 is allowed, but it gives the win away. Player 1 can answer with 6. Look for a better one.
    """
    return _question(seed, WinningMove, position)


def who_wins(position: PositionLike, seed: int | None = None) -> Question:
    """Return the question who wins with best play."""
    return _question(seed, WhoWins, position)


def why(position: PositionLike, number: int, seed: int | None = None) -> Question:
    """Return the question why the number may or may not be taken now."""
    return _question(seed, Why, position, number)


def pairing(position: PositionLike, given: int = 0, seed: int | None = None) -> Question:
    """Return the question which numbers are partners, with so many pairs given."""
    return _question(seed, CompletePairing, position, given)


def mistake(
    game: PositionLike, numbers: Iterable[int] | None = None, seed: int | None = None
) -> Question:
    """Return the question where the mistake is: in a position's own moves, or in these numbers.

    If one of the numbers is not allowed, it is about the rules; else, about the move that gave the
    win away.

    >>> mistake("number-knockout", [6, 3, 9, 6, 12]).check(4)
    Right! 6 is already taken: Player 1 took it on move 1.
    """
    return _question(seed, _mistake, game, numbers)


def longest_chain(
    game: PositionLike, target: int | None = None, seed: int | None = None
) -> Question:
    """Return the question for a long chain; right is one of `target` numbers, or more."""
    return _question(seed, LongestChain, game, target)


def write_rule(game: PositionLike, seed: int | None = None) -> Question:
    """Return the question for a function `is_legal(last, number)`."""
    return _question(seed, WriteRule, game)


def write_strategy(position: PositionLike, seed: int | None = None) -> Question:
    """Return the question for a function `strategy(position)` that wins.

    A function of two parameters, `strategy(last, allowed)`, may be the answer as well: it is given
    the last number and the numbers that are allowed.
    """
    return _question(seed, WriteStrategy, position)


def predict(
    question: str, choices: Iterable[str] | None = None, about: PositionLike | None = None
) -> Prediction:
    """Return a prediction: the guess is noted now and looked back at later.

    The choices are the players, unless others are given. With `about`, the solver says what turns
    out; else `look_back` is told.

    >>> guess = predict("Who wins Parity Duel on 1 to 4?", about="parity-duel/4:")
    >>> guess.choose("Player 1")
    'Your guess is noted: Player 1. We shall come back to it.'
    >>> guess.look_back().correct
    False
    """
    return Prediction(question, choices, about)


@in_one_language
def _question(seed: int | None, kind: Callable[..., Task], *about: object) -> Question:
    """Return a question of a kind, and the variant of it that the seed stands for."""
    return Question(kind(*about), seed)
