"""What an answer gets: whether it is right, what there is to say about it, and a score."""

from __future__ import annotations

from ..sentences import as_markdown
from ..values import Value
from ..words import words


class Feedback(Value):
    """The answer to an answer. Shows itself as its message; `score` goes from 0 to 1."""

    __slots__ = ("correct", "message", "score")
    correct: bool
    message: str
    score: float

    def __init__(self, correct: bool, message: str, score: float | None = None) -> None:
        worth = float(correct) if score is None else min(1.0, max(0.0, score))
        self._set(correct=correct, message=message, score=round(worth, 2))

    def __str__(self) -> str:
        return self.message

    def __repr__(self) -> str:
        return self.message

    def _repr_markdown_(self) -> str:
        return as_markdown(repr(self))


def right(message: str) -> Feedback:
    """Return the feedback to a right answer."""
    return Feedback(True, words.exercises.feedback.right(message))


def wrong(message: str, score: float = 0.0) -> Feedback:
    """Return the feedback to an answer that is not right, or only partly: `score` of it."""
    return Feedback(False, message, min(score, 0.9))
