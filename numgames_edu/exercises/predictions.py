"""Predictions: a guess that is written down before anything is shown, and looked back at later."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..games import Position
from ..solve import analyse
from . import answers
from .answers import PLAYERS
from .feedback import Feedback
from .kinds.positions import open_position

MOST = 12
"""How many choices a prediction has at most."""


NO_GUESS = "You have made no guess yet. Go back to “Predict”, make one, and run this box again."


class Prediction:
    """A guess: `choose` makes it, `look_back` compares it with what turned out.

    With `about`, a position, the solver knows who wins; without it, `look_back` is told.
    """

    def __init__(
        self, question: str, choices: Iterable[str] = PLAYERS, about: object = None
    ) -> None:
        if not isinstance(question, str) or not question.strip():
            raise ValueError("A prediction begins with a question in words.")
        if isinstance(choices, str):
            raise ValueError('The choices are a list of texts: ["Player 1", "Player 2"].')
        self.prompt = question
        self.choices = tuple(str(words) for words in choices)
        if not 2 <= len(set(self.choices)) == len(self.choices) <= MOST:
            raise ValueError(f"A prediction has 2 to {MOST} different choices.")
        self._about: Position | None = None if about is None else open_position(about)
        if self._about is not None:
            if self.choices != PLAYERS:
                raise ValueError("A prediction about a position is about who wins: Player 1 or 2.")
            analyse(self._about)  # a game too large to be solved says so now
        self._guess: str | None = None
        self._message = ""
        self._page: Any = None
        self.noted: Callable[[str], object] = bool
        """Is called with the guess when it is made."""

    @property
    def guess(self) -> str | None:
        """Return the first guess; None if there is none yet."""
        return self._guess

    def choose(self, choice: object) -> str:
        """Make a guess: by a choice's number or its words. Return what is said about it."""
        if choice is None:
            self._message = (
                "You have not guessed yet. Any guess is a good one: choose what you think."
            )
            return self._told()
        try:
            said = self.choices[answers.choice(choice, self.choices)]
        except answers.Unreadable as refusal:
            self._message = str(refusal)
        except Exception:  # any object may come, and may do anything when it is looked at
            self._message = f"Choose one of the {len(self.choices)} answers, by its number."
        else:
            self._choose(said)
        return self._told()

    def _choose(self, said: str) -> None:
        if self._guess is None:
            self._guess = said
            self._message = f"Your guess is noted: {said}. We shall come back to it."
            self.noted(said)
        elif said == self._guess:
            self._message = f"That is your guess already: {said}."
        else:
            self._message = (
                f"Now you think: {said}. Your first guess, {self._guess}, stays noted, so that you "
                "can see later what you learned."
            )

    def look_back(self, truth: object = None) -> Feedback:
        """Return what was guessed and what turned out: by the solver, or `truth`, one choice."""
        if self._about is not None:
            analysis = analyse(self._about)
            truth, why = analysis.winner, f" {analysis.proof.text}"
        elif truth is None:
            raise ValueError("Say what turned out: look_back(one of the choices).")
        else:
            why = ""
        turned_out = self.choices[answers.choice(truth, self.choices)]
        if self._guess is None:
            return Feedback(False, NO_GUESS)
        if self._guess == turned_out:
            return Feedback(True, f"You guessed {self._guess}, and so it is.{why}")
        surprise = "A surprise like that is a good moment to ask why."
        told = f"You guessed {self._guess}. It turned out: {turned_out}. {surprise}{why}"
        return Feedback(False, told)

    def remember(self, guess: str | None) -> None:
        """Take over a guess that was made before, or forget the one that is there."""
        self._guess = guess if guess in self.choices else None
        self._message = f"Your guess was {self._guess}." if self._guess else ""
        if self._page is not None:
            self._page.show()

    @property
    def message(self) -> str:
        """Return what there is to say at the moment."""
        return self._message or "No guess yet."

    def _told(self) -> str:
        if self._page is not None:
            self._page.show()
        return self.message

    def __repr__(self) -> str:
        lines = [f"{i}. {words}" for i, words in enumerate(self.choices, 1)]
        return "\n".join([self.prompt, *lines, self.message])

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        if self._page is None:
            from .pages.page import PredictionPage

            self._page = PredictionPage(self)
        return self._page.bundle(repr(self), **kwargs)  # type: ignore[no-any-return]
