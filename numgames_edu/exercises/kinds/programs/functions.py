"""What questions have in common that a pupil's function answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....words import words
from ... import answers
from ...feedback import Feedback, wrong
from ..task import Task
from .guard import Failed, in_time


class AFunction(Task):
    """A question that a function answers. It is run as long as a check may take, and no longer."""

    __slots__ = ()
    input = "function"
    name = ""

    def read(self, answer: object) -> Callable[..., Any]:
        if isinstance(answer, str):
            raise answers.Unreadable(words.exercises.kinds.functions.not_in_quotes(self.name))
        if not callable(answer) or isinstance(answer, type):
            raise answers.Unreadable(words.exercises.kinds.functions.not_called(self.name))
        return answer

    def judge(self, answer: object) -> Feedback:
        assert callable(answer)
        try:
            found = in_time(lambda: self._tried(answer))
        except Failed as failure:
            return wrong(str(failure))
        return self._judged(found)

    def _tried(self, function: Callable[..., Any]) -> Any:
        """Return what the function did, or raise Failed."""
        raise NotImplementedError

    def _judged(self, found: Any) -> Feedback:
        """Return what there is to say about what a function did."""
        raise NotImplementedError

    @property
    def how(self) -> str:
        return words.exercises.kinds.functions.how()

    @property
    def give(self) -> str:
        return words.exercises.kinds.functions.give()

    @property
    def in_python(self) -> str:
        return self.how
