"""A question as a pupil meets it: asked, answered, helped with, asked anew. Knows its task."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..games import Position
from ..words import kind_of
from .answers import Unreadable
from .feedback import Feedback, wrong
from .kinds.task import Task

NOT_YET = "Not answered yet."


class Question:
    """A question to show in a notebook or to answer in Python: `q.answer(...)`."""

    def __init__(self, task: Task, seed: int | None = None) -> None:
        self._given, self._seed = task, seed
        self._task = task if seed is None else task.variant(seed)
        self._feedback: Feedback | None = None
        self._answer: object = None
        self._hints = self._passed = 0
        self._page: Any = None
        self.before: Callable[[], bool] = bool
        """Returns whether it was answered rightly before, in another run of the notebook."""
        self.practised: Callable[[], int] = int
        """Returns how many questions of this kind the lesson has seen solved already."""
        self.done: Callable[[], object] = bool
        """Is called when the answer is right."""
        self.tried: Callable[[], object] = bool
        """Is called after every answer."""

    @property
    def kind(self) -> str:
        """Return what kind of question it is, such as "legal-moves"."""
        return self._task.kind

    @property
    def task(self) -> Task:
        """Return what is asked, without the pupil's part."""
        return self._task

    @property
    def prompt(self) -> str:
        """Return the question in words."""
        return self._task.prompt

    @property
    def choices(self) -> tuple[str, ...]:
        """Return what there is to choose from; nothing, if numbers or a function are asked for."""
        return self._task.choices

    @property
    def position(self) -> Position | None:
        """Return the position that the question is about, if it is drawn."""
        return self._task.shown

    @property
    def seed(self) -> int | None:
        """Return which variant this is; None for the question as it was given."""
        return self._seed

    @property
    def feedback(self) -> Feedback | None:
        """Return what the last answer got; None before the first."""
        return self._feedback

    @property
    def score(self) -> float:
        """Return what the last answer is worth, from 0 to 1; 0 before the first."""
        return self._feedback.score if self._feedback else 0.0

    def check(self, answer: object) -> Feedback:
        """Return what there is to say about an answer; nothing is recorded."""
        give = self._task.in_python
        if answer is None:
            return wrong(f"{NOT_YET} {give}")
        try:
            read = self._task.read(answer)
        except Unreadable as refusal:
            return wrong(f"{refusal}")
        except Exception:  # an answer may be any object, and objects may do anything when looked at
            return wrong(f"This cannot be read: it is {kind_of(answer)}. {give}")
        return self._task.judge(read)

    def solution(self) -> object:
        """Return an answer that is right, worked out now; None if none is known.

        It is for the teacher's page: nothing of it is kept, or sent to a page.
        """
        return self._task.solution()

    def solution_words(self) -> str:
        """Return in words what is right: all of it, or an example where there may be more."""
        return self._task.solution_words()

    def answer(self, answer: object) -> Feedback:
        """Answer the question: return the feedback, show it, and note it down if it is right."""
        if answer is None:
            return wrong(f"{NOT_YET} {self._task.how}")
        feedback = self.check(answer)
        self._feedback, self._answer = feedback, answer
        if feedback.correct:
            self.done()
        self.tried()
        if self._page is not None:
            self._page.answered(answer, feedback)
        return feedback

    def hint(self) -> str:
        """Return the next hint. With every question solved, there is one hint less to get."""
        every = self._task.hints
        most = max(1, len(every) - self.practised() - self._passed)
        step = self._hints
        self._hints = min(step + 1, most)
        if step < most:
            words = every[step]
        elif most < len(every):
            words = f"{every[most - 1]} You have solved one like this before: now try without more."
        else:
            words = f"{every[-1]} That was the last hint."
        if self._page is not None:
            self._page.say(words)
        return words

    def another(self, seed: int | None = None) -> Question:
        """Ask another question of the same kind, with the next seed or this one; return itself."""
        if self._feedback is not None and self._feedback.correct:
            self._passed += 1
        following = (self._seed or 0) + 1 if seed is None else seed
        self._task = self._given.variant(following)
        self._seed, self._feedback, self._hints = following, None, 0
        if self._page is not None:
            self._page.ask()
        return self

    def forget(self) -> None:
        """Be asked as if for the first time."""
        self._feedback, self._hints, self._passed = None, 0, 0
        if self._page is not None:
            self._page.ask()

    def _state(self) -> str:
        """Return where the pupil stands, in words."""
        if self._feedback is not None:
            return self._feedback.message
        return "Done before. You may answer it again." if self.before() else NOT_YET

    def __repr__(self) -> str:
        asked = [self.prompt, self._task.note]
        if self.choices:
            asked.reverse()
        lines = [words for words in asked if words]
        lines += self._board()
        lines += [f"{i}. {words}" for i, words in enumerate(self.choices, 1)]
        return "\n".join([*lines, self._state()])

    def _board(self) -> list[str]:
        """Return the board as text, without what the question says itself, or asks for."""
        position = self._task.shown
        if position is None:
            return []
        from ..display.static import as_text

        *rows, taken, turn = as_text(position, plain=True).splitlines()
        if not position.history:
            return rows
        return [*rows, taken, self._task.turn or turn] if self.choices else [*rows, taken]

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """Return what a notebook shows: the widget, and the question as text without a kernel."""
        if self._page is None:
            from .pages.page import QuestionPage

            self._page = QuestionPage(self)
            if self._feedback is not None:
                self._page.answered(self._answer, self._feedback)
        return self._page.bundle(repr(self), **kwargs)  # type: ignore[no-any-return]
