"""The answers to a lesson's questions, worked out for its teacher. Knows questions and tables."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ..tables import Table
from ..words import kind_of
from .question import Question

HEADING = ("Question", "Position", "What is asked", "Answer", "What the check says to it")
UNKNOWN = "–"


def answer_key(questions: Mapping[str, Question]) -> Table:
    """Return a table with the answer to each question, and what its check says to that answer.

    >>> from numgames_edu import exercises as ex
    >>> key = answer_key({"5.1": ex.legal_moves("number-knockout/20: 6 3 9")})
    >>> for cell in key.rows[0]:
    ...     print(cell)
    5.1
    number-knockout/20: 6 3 9
    Which numbers may Player 2 take now?
    1 and 18
    Right! You found both. Player 2 must take a divisor or a multiple of 9.
    """
    shape = 'An answer key is made of questions by their names, such as {"5.1": question}'
    if not isinstance(questions, Mapping):
        raise TypeError(f"{shape}, but this is {kind_of(questions)}.")
    for question in questions.values():
        if not isinstance(question, Question):
            raise TypeError(f"{shape}, but one of these is {kind_of(question)}.")
    return Table(HEADING, ((name, *_row(question)) for name, question in questions.items()))


def _row(question: Question) -> tuple[object, ...]:
    solution = question.solution()
    said = UNKNOWN if solution is None else question.check(solution)
    return question.task.about, _asked(question.prompt), question.solution_words(), said


def _asked(prompt: str) -> str:
    """Return the sentence of a prompt that asks; all of it, if none ends with a question mark.

    >>> _asked("It is the turn of Player 1. Who wins? Choose one.")
    'Who wins?'
    """
    sentences = re.split(r"(?<=[.?!])\s+", prompt)
    return next((words for words in sentences if words.endswith("?")), prompt)
