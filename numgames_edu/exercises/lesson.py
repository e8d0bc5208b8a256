"""A lesson's questions and predictions, and which of them are done."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..notation import PositionLike
from ..words import words
from . import record_file as file
from .language import one_language
from .predictions import Prediction
from .progress import Progress
from .question import Question
from .record_file import NOTHING, Record

MAX_NAME = 80


@one_language
class Lesson:
    """A lesson by its name, such as "05-divisors-and-multiples". Remembers what is done."""

    def __init__(self, name: str) -> None:
        self.name = _checked(name, words.exercises.lesson.bad_lesson)
        self._path = file.kept_at()
        self._questions: dict[str, Question] = {}
        self._predictions: dict[str, Prediction] = {}
        self._now = NOTHING
        self._kept = True
        self._progress: Progress | None = None

    def ask(self, name: str, question: Question) -> Question:
        """Return the question, which from now on belongs to this lesson under that name."""
        name = _checked(name, words.exercises.lesson.bad_exercise)
        if not isinstance(question, Question):
            raise TypeError(words.exercises.lesson.no_question(question))
        self._questions[name] = question
        question.lesson, question.name = self, name
        self._refresh()
        return question

    def predict(
        self,
        name: str,
        question: str,
        choices: Iterable[str] | None = None,
        about: PositionLike | None = None,
    ) -> Prediction:
        """Return a prediction that belongs to this lesson; a guess made before is still there."""
        name = _checked(name, words.exercises.lesson.bad_prediction)
        prediction = Prediction(question, choices, about)
        known = self._known()
        prediction.remember(known.guesses.get(name))
        prediction.lesson, prediction.name = self, name
        self._predictions[name] = prediction
        self._refresh(known)
        return prediction

    def answered(self, question: Question) -> None:
        """Take notice of an answer to one of the questions, and note it down if it is right."""
        if question.feedback is not None and question.feedback.correct:
            self._refresh(self._noted(Record(frozenset([question.name]), {})))
        else:
            self._refresh()

    def guessed(self, prediction: Prediction) -> None:
        """Note down the guess of one of the predictions."""
        assert prediction.guess is not None
        self._refresh(self._noted(Record(frozenset(), {prediction.name: prediction.guess})))

    @property
    def done(self) -> tuple[str, ...]:
        """Return the names of the exercises that are done, now or before."""
        return self._in_order(self._known().done)

    def practised(self, question: Question) -> int:
        """Return how many other questions of this kind are done already."""
        done = self._known().done
        others = (name for name in self._questions if name != question.name)
        return sum(name in done and self._questions[name].kind == question.kind for name in others)

    @property
    def progress(self) -> Progress:
        """Return what is done, to be shown; it keeps up with what happens."""
        if self._progress is None:
            self._progress = Progress(self)
        return self._progress

    def reset(self) -> Progress:
        """Forget what was done and guessed in this lesson; return what is left."""
        self._now = NOTHING
        self._kept = file.forget(self._path, self.name)
        for question in self._questions.values():
            question.forget()
        for prediction in self._predictions.values():
            prediction.remember(None)
        self._refresh()
        return self.progress

    def lines(self) -> list[tuple[bool, str]]:
        """Return each exercise: whether it is done, and that in words."""
        return self._lines(self._known())

    @property
    def trouble(self) -> str:
        """Return why progress cannot be kept; "" if it can."""
        return "" if self._kept else words.exercises.lesson.not_kept()

    def _known(self) -> Record:
        """Return what the file says of this lesson, with what was done since it last could."""
        return file.read(self._path, self.name).also(self._now)

    def _noted(self, new: Record) -> Record:
        """Note down what is new, and return all that is known then."""
        self._now = self._now.also(new)
        written = file.note(self._path, self.name, new)
        self._kept = written is not None
        return self._known() if written is None else written.also(self._now)

    def _lines(self, known: Record) -> list[tuple[bool, str]]:
        names = dict.fromkeys([*self._questions, *self._in_order(known.done)])
        return [(name in known.done, self._line(name, name in known.done)) for name in names]

    def _line(self, name: str, done: bool) -> str:
        say, question = words.exercises.lesson, self._questions.get(name)
        answered = question is not None and question.feedback is not None
        if done:
            return say.done(name) if answered else say.done_before(name)
        return say.not_right_yet(name) if answered else say.not_answered_yet(name)

    def _in_order(self, done: frozenset[str]) -> tuple[str, ...]:
        """Return the names of exercises as they were asked, then others."""
        asked = [name for name in self._questions if name in done]
        return (*asked, *sorted(done.difference(asked)))

    def _refresh(self, known: Record | None = None) -> None:
        """Show what is done now; it is read if it is not known."""
        if self._progress is not None:
            self._progress.refresh(None if known is None else self._lines(known))


def _checked(name: object, refusal: Callable[[int], str]) -> str:
    if not isinstance(name, str) or not name.strip() or len(name) > MAX_NAME:
        raise ValueError(refusal(MAX_NAME))
    return name
