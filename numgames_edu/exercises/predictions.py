"""Predictions: a guess that is written down before anything is shown, and looked back at later."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ..games import Position
from ..notation import PositionLike
from ..solve import analyse
from ..words import words
from . import answers
from .feedback import Feedback
from .kinds.positions import open_position
from .language import one_language

if TYPE_CHECKING:
    from .lesson import Lesson

MOST = 12
"""How many choices a prediction has at most."""


@one_language
class Prediction:
    """A guess: `choose` makes it, `look_back` compares it with what turned out.

    The choices are the players, unless others are given. With `about`, a position, the solver
    knows who wins; without it, `look_back` is told.
    """

    lesson: Lesson | None = None
    """The lesson that notes the guess."""

    name = ""
    """What the prediction is called in its lesson."""

    def __init__(
        self,
        question: str,
        choices: Iterable[str] | None = None,
        about: PositionLike | None = None,
    ) -> None:
        if not isinstance(question, str) or not question.strip():
            raise ValueError(words.exercises.predictions.no_question())
        if isinstance(choices, str):
            raise ValueError(words.exercises.predictions.no_choices())
        self.prompt = question
        self.choices = answers.players() if choices is None else tuple(map(str, choices))
        if not 2 <= len(set(self.choices)) == len(self.choices) <= MOST:
            raise ValueError(words.exercises.predictions.bad_choices(MOST))
        self._of_players = self.choices == answers.players()
        self._about: Position | None = None if about is None else open_position(about)
        if self._about is not None:
            if not self._of_players:
                raise ValueError(words.exercises.predictions.who_wins_alone())
            analyse(self._about)  # a game too large to be solved says so now
        self._guess: str | None = None
        self._message = ""
        self._page: Any = None

    @property
    def guess(self) -> str | None:
        """Return the first guess; None if there is none yet."""
        return self._guess

    def choose(self, choice: object) -> str:
        """Make a guess: by a choice's number or its words. Return what is said about it."""
        self._message = self._chosen(choice)
        self._show()
        return self._message

    def _chosen(self, choice: object) -> str:
        """Take a choice for the guess, if it is the first; return what is said about it."""
        say = words.exercises.predictions
        if choice is None:
            return say.not_guessed()
        try:
            chosen = self._meant(choice)
        except answers.Unreadable as refusal:
            return str(refusal)
        except Exception:  # any object may come, and may do anything when it is looked at
            return say.choose_one(len(self.choices))
        if self._guess is None:
            self._guess = chosen
            if self.lesson is not None:
                self.lesson.guessed(self)
            return say.noted(chosen)
        return say.same(chosen) if chosen == self._guess else say.other(chosen, self._guess)

    def look_back(self, truth: object = None) -> Feedback:
        """Return what was guessed and what turned out: by the solver, or `truth`, one choice."""
        say, why = words.exercises.predictions, ""
        if self._about is not None:
            analysis = analyse(self._about)
            truth, why = analysis.winner, analysis.proof.text
        elif truth is None:
            raise ValueError(say.say_the_truth())
        turned_out = self._meant(truth)
        if self._guess is None:
            return Feedback(False, say.nothing_to_look_at())
        if self._guess == turned_out:
            return Feedback(True, say.as_guessed(self._guess, why))
        return Feedback(False, say.not_as_guessed(self._guess, turned_out, why))

    def remember(self, guess: str | None) -> None:
        """Take over a guess that was made before, or forget the one that is there."""
        self._guess = guess if guess in self.choices else None
        self._message = words.exercises.predictions.was(self._guess) if self._guess else ""
        self._show()

    @property
    def message(self) -> str:
        """Return what there is to say at the moment."""
        return self._message or words.exercises.predictions.none_yet()

    def _meant(self, choice: object) -> str:
        """Return the choice that is meant, or raise Unreadable."""
        if self._of_players:
            return self.choices[answers.player(choice) - 1]
        return self.choices[answers.choice(choice, self.choices) - 1]

    def _show(self) -> None:
        if self._page is not None:
            self._page.show()

    def __repr__(self) -> str:
        lines = [f"{i}. {choice}" for i, choice in enumerate(self.choices, 1)]
        return "\n".join([self.prompt, *lines, self.message])

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        if self._page is None:
            from .pages.page import PredictionPage

            self._page = PredictionPage(self)
        return self._page.bundle(repr(self), **kwargs)  # type: ignore[no-any-return]
