"""A lesson's questions and predictions, and which of them are done."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..words import kind_of
from . import progress as file
from .answers import PLAYERS
from .predictions import Prediction
from .question import NOT_YET, Question

MAX_NAME = 80


class Lesson:
    """A lesson by its name, such as "05-divisors-and-multiples". Remembers what is done."""

    def __init__(self, name: str) -> None:
        self.name = _checked(name, "lesson")
        self._path = file.place()
        self._questions: dict[str, Question] = {}
        self._predictions: dict[str, Prediction] = {}
        self._now = file.Record()
        self._trouble = ""
        self._progress: Progress | None = None

    def ask(self, name: str, question: Question) -> Question:
        """Return the question, which from now on belongs to this lesson under that name."""
        name = _checked(name, "exercise")
        if not isinstance(question, Question):
            raise TypeError(f"A lesson asks a question, but this is {kind_of(question)}.")
        self._questions[name] = question
        question.before = lambda: name in self.done
        question.practised = lambda: self._practised(name, question.kind)
        question.done = lambda: self._note(lambda record: record.done.add(name))
        question.tried = self._refresh
        self._refresh()
        return question

    def predict(
        self,
        name: str,
        question: str,
        choices: Iterable[str] = PLAYERS,
        about: object = None,
    ) -> Prediction:
        """Return a prediction that belongs to this lesson; a guess made before is still there."""
        name = _checked(name, "prediction")
        prediction = Prediction(question, choices, about)
        prediction.remember(self._record().guesses.get(name))
        prediction.noted = lambda guess: self._note(
            lambda record: record.guesses.setdefault(name, guess)
        )
        self._predictions[name] = prediction
        self._refresh()
        return prediction

    @property
    def done(self) -> tuple[str, ...]:
        """Return the names of the exercises that are done, now or before."""
        done = self._record().done
        asked = [name for name in self._questions if name in done]
        return (*asked, *sorted(done - set(asked)))

    @property
    def progress(self) -> Progress:
        """Return what is done, to be shown; it keeps up with what happens."""
        if self._progress is None:
            self._progress = Progress(self)
        return self._progress

    def reset(self) -> Progress:
        """Forget what was done and guessed in this lesson; return what is left."""
        self._now = file.Record()
        self._trouble = file.change(self._path, lambda records: records.pop(self.name, None))
        for question in self._questions.values():
            question.forget()
        for prediction in self._predictions.values():
            prediction.remember(None)
        self._refresh()
        return self.progress

    def lines(self) -> list[tuple[bool, str]]:
        """Return each exercise: whether it is done, and that in words."""
        done = self.done
        asked = [(name in done, name, self._standing(name, done)) for name in self._questions]
        others = [(True, name, "done before") for name in done if name not in self._questions]
        return [(ready, f"{name}: {words}") for ready, name, words in (*asked, *others)]

    @property
    def trouble(self) -> str:
        """Return why progress cannot be kept; "" if it can."""
        return self._trouble

    def _standing(self, name: str, done: tuple[str, ...]) -> str:
        feedback = self._questions[name].feedback
        if name in done:
            return "done" if feedback else "done before"
        return "not right yet" if feedback else NOT_YET[:-1].lower()

    def _practised(self, name: str, kind: str) -> int:
        done = self.done
        alike = (other for other, q in self._questions.items() if q.kind == kind and other != name)
        return sum(other in done for other in alike)

    def _record(self) -> file.Record:
        """Return what the file says of this lesson, with what was done since it last could."""
        record = file.read(self._path).get(self.name) or file.Record()
        record.done |= self._now.done
        record.guesses = self._now.guesses | record.guesses
        return record

    def _note(self, alter: Callable[[file.Record], object]) -> None:
        alter(self._now)

        def write(records: file.Records) -> None:
            alter(records.setdefault(self.name, file.Record()))

        self._trouble = file.change(self._path, write)
        self._refresh()

    def _refresh(self) -> None:
        if self._progress is not None:
            self._progress.refresh()


class Progress:
    """What is done of a lesson, as text and on a page."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._page: Any = None

    @property
    def headline(self) -> str:
        """Return how much is done, in a sentence."""
        lines = self.lesson.lines()
        if not lines:
            return "No exercise has been asked yet."
        done = sum(ready for ready, _ in lines)
        if done == len(lines):
            return "Every exercise is done!" if done > 1 else "The exercise is done!"
        if len(lines) == 1:
            return "The exercise is not done yet."
        return f"{done or 'None'} of {len(lines)} exercises done."

    def refresh(self) -> None:
        """Show on the page what is done now."""
        if self._page is not None:
            self._page.show()

    def __repr__(self) -> str:
        signs = {True: "[x]", False: "[ ]"}
        lines = [f"{signs[ready]} {words}" for ready, words in self.lesson.lines()]
        trouble = [self.lesson.trouble] if self.lesson.trouble else []
        return "\n".join([self.headline, *lines, *trouble])

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        if self._page is None:
            from .pages.page import ProgressPage

            self._page = ProgressPage(self)
        return self._page.bundle(repr(self), **kwargs)  # type: ignore[no-any-return]


def _checked(name: object, what: str) -> str:
    if not isinstance(name, str) or not name.strip() or len(name) > MAX_NAME:
        raise ValueError(f"The name of a {what} is a short text of 1 to {MAX_NAME} characters.")
    return name
