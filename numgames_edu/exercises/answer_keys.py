"""The answers to a lesson's questions, worked out for its teacher. Knows questions and tables."""

from __future__ import annotations

from collections.abc import Mapping

from ..tables import Table
from ..words import words
from .language import in_one_language
from .question import Question


@in_one_language
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
    say = words.exercises.answer_keys
    if not isinstance(questions, Mapping):
        raise TypeError(say.no_questions(questions))
    for question in questions.values():
        if not isinstance(question, Question):
            raise TypeError(say.no_question(question))
    return Table(say.heading(), ((name, *_row(question)) for name, question in questions.items()))


def _row(question: Question) -> tuple[object, ...]:
    task, solution = question.task, question.solution()
    said = words.exercises.answer_keys.UNKNOWN if solution is None else question.check(solution)
    return task.about, task.asked, question.solution_words(), said
