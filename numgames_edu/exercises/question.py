"""A question as a pupil meets it: asked, answered, helped with, asked anew. Knows its task."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..games import Position
from ..values import Value
from ..words import words
from .answers import Unreadable
from .feedback import Feedback, wrong
from .kinds.task import Task
from .language import one_language

if TYPE_CHECKING:
    from .lesson import Lesson


class Attempt(Value):
    """An answer as it was given, as it was read (None if that cannot be), and what it got."""

    __slots__ = ("given", "read", "feedback")
    given: object
    read: object
    feedback: Feedback


@one_language
class Question:
    """A question to show in a notebook or to answer in Python: `q.answer(...)`."""

    lesson: Lesson | None = None
    """The lesson that it belongs to, and that notes when it is done."""

    name = ""
    """What it is called in its lesson."""

    def __init__(self, task: Task, seed: int | None = None) -> None:
        self._given, self._seed = task, seed
        self._task = task if seed is None else task.variant(seed)
        self._attempt: Attempt | None = None
        self._hints = self._passed = 0
        self._page: Any = None

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
    def attempt(self) -> Attempt | None:
        """Return the last answer and what it got; None before the first."""
        return self._attempt

    @property
    def feedback(self) -> Feedback | None:
        """Return what the last answer got; None before the first."""
        return self._attempt.feedback if self._attempt else None

    @property
    def score(self) -> float:
        """Return what the last answer is worth, from 0 to 1; 0 before the first."""
        return self._attempt.feedback.score if self._attempt else 0.0

    @property
    def done_before(self) -> bool:
        """Return whether its lesson has seen a right answer, maybe in another run of it."""
        return self.lesson is not None and self.name in self.lesson.done

    def check(self, answer: object) -> Feedback:
        """Return what there is to say about an answer; nothing is recorded."""
        if answer is None:
            return wrong(words.exercises.question.not_yet_but(self._task.in_python))
        return self._tried(answer).feedback

    def _tried(self, answer: object) -> Attempt:
        """Return an answer with what it gets."""
        try:
            read = self._task.read(answer)
        except Unreadable as refusal:
            return Attempt(answer, None, wrong(str(refusal)))
        except Exception:  # an answer may be any object, and objects may do anything when looked at
            unread = words.exercises.question.cannot_be_read(answer, self._task.in_python)
            return Attempt(answer, None, wrong(unread))
        return Attempt(answer, read, self._task.judge(read))

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
            return wrong(words.exercises.question.not_yet_but(self._task.how))
        self._attempt = self._tried(answer)
        if self.lesson is not None:
            self.lesson.answered(self)
        if self._page is not None:
            self._page.show_answer(self._attempt)
        return self._attempt.feedback

    def hint(self) -> str:
        """Return the next hint. With every question solved, there is one hint less to get."""
        every = self._task.hints
        practised = self.lesson.practised(self) if self.lesson is not None else 0
        most = max(1, len(every) - practised - self._passed)
        step = self._hints
        self._hints = min(step + 1, most)
        if step < most:
            said = every[step]
        elif most < len(every):
            said = words.exercises.question.no_more_hints(every[most - 1])
        else:
            said = words.exercises.question.last_hint(every[-1])
        if self._page is not None:
            self._page.show_hint(said)
        return said

    def another(self, seed: int | None = None) -> Question:
        """Ask another question of the same kind, with the next seed or this one; return itself."""
        if self._attempt is not None and self._attempt.feedback.correct:
            self._passed += 1
        following = (self._seed or 0) + 1 if seed is None else seed
        self._task = self._given.variant(following)
        self._seed, self._attempt, self._hints = following, None, 0
        self._ask()
        return self

    def forget(self) -> None:
        """Be asked as if for the first time."""
        self._attempt, self._hints, self._passed = None, 0, 0
        self._ask()

    def _ask(self) -> None:
        if self._page is not None:
            self._page.show_question()

    def __repr__(self) -> str:
        asked = [self.prompt, self._task.note]
        if self.choices:
            asked.reverse()
        choices = [f"{i}. {choice}" for i, choice in enumerate(self.choices, 1)]
        return "\n".join([*filter(None, asked), *self._board(), *choices, self._standing()])

    def _standing(self) -> str:
        """Return where the pupil stands, in words."""
        if self._attempt is not None:
            return self._attempt.feedback.message
        say = words.exercises.question
        return say.done_before() if self.done_before else say.not_yet()

    def _board(self) -> list[str]:
        """Return the board as text, without what the question says itself, or asks for."""
        position = self._task.shown
        if position is None:
            return []
        from ..display.static import headline, rows_as_text, taken_by_whom

        rows = rows_as_text(position, plain=True)
        if not position.history:
            return rows
        turn = [self._task.turn or headline(position)] if self.choices else []
        return [*rows, taken_by_whom(position), *turn]

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """Return what a notebook shows: the widget, and the question as text without a kernel."""
        if self._page is None:
            from .pages.page import QuestionPage

            self._page = QuestionPage(self)
        return self._page.bundle(repr(self), **kwargs)  # type: ignore[no-any-return]
