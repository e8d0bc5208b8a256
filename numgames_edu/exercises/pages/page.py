"""Questions, predictions and progress on a page. Loaded only when one of them is shown.

No answer travels to the page: it is told the question, the choices as plain text, and what is
said about the pupil's own answer. A button sends one message, and Python answers with one state.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ipywidgets as widgets

from ...board.view import NumberView, StateView
from ...display.states import message, setup_of, state_of
from ...players import default_names
from ..answers import choice
from ..feedback import Feedback
from ..kinds.task import Task
from .picking import picking_for

if TYPE_CHECKING:
    from ...display.wire import Setup
    from ..lesson import Progress
    from ..predictions import Prediction
    from ..question import Question

CHECK = {"name": "check", "words": "Check"}
HINT = {"name": "hint", "words": "Hint"}
ANOTHER = {"name": "another", "words": "New variant"}
RESET = {"name": "reset", "words": "Reset …"}
SURE = {"name": "sure", "words": "Yes, forget it all"}
READONLY = "This board is to look at: choose your answer below it."
WRITE = "Write it in the box below, and run that box."
KEEP = {"name": "keep", "words": "No, keep it"}


EMPTY: dict[str, Any] = {"prompt": "", "note": "", "choices": [], "chosen": -1, "items": []}
EMPTY |= {"buttons": [], "message": "", "tone": "info"}


class FormView(StateView):
    """Draws a form. What people press on the page arrives as a custom message."""

    _esm = Path(__file__).parent / "form.js"
    _css = Path(__file__).parent / "form.css"


class Page:
    """A form on a page, with or without a board above it."""

    def __init__(self) -> None:
        self.form = FormView(EMPTY)
        self.form.on_msg(self._heard)
        self.box = widgets.VBox([self.form])
        self.box.add_class("numgames-exercise")

    def _show(self, **state: Any) -> None:
        """Show a form of which only this is not empty."""
        self.form.show(EMPTY | state)

    def bundle(self, text: str, **kwargs: Any) -> dict[str, Any]:
        """Return what a notebook shows and saves: the widget, and the text for other places."""
        made = self.box._repr_mimebundle_(**kwargs)
        data = dict(made[0] if isinstance(made, tuple) else made or {})
        return data | {"text/plain": text}

    def _heard(self, _: object, content: object, buffers: object) -> None:
        """Answer a button; whatever else arrives is not for us."""
        if not isinstance(content, dict):
            return
        choice = content.get("choice")
        known = isinstance(choice, int) and not isinstance(choice, bool)
        action = self._actions().get(str(content.get("do")))
        if action is not None:
            action(choice + 1 if known and isinstance(choice, int) else None)

    def _actions(self) -> dict[str, Callable[[int | None], object]]:
        """Return what each button does with the choice that is marked, counted from 1."""
        raise NotImplementedError


class QuestionPage(Page):
    """A question: its board, if there is one, and the form below."""

    def __init__(self, question: Question) -> None:
        super().__init__()
        self._question = question
        self._sent: object = None
        setup = _setup(question.task)
        self._view = NumberView(setup) if setup is not None else None
        if self._view is not None:
            self._view.on_msg(self._clicked)
            self.box.children = (self._view, self.form)
        self.ask()

    def ask(self) -> None:
        """Show the question, not answered yet or with what the last answer got."""
        task = self._question.task
        self._picking = picking_for(task)
        self._chosen = -1
        setup = _setup(task)
        if self._view is not None and setup is not None:
            self._view.begin(setup)
            self._draw_board()
        feedback = self._question.feedback
        if feedback is not None:
            self._tell(feedback.message, _tone(feedback))
        else:
            self._tell("Done before. You may answer it again." if self._question.before() else "")

    def say(self, words: str) -> None:
        """Show a hint, or something else that is no answer."""
        self._tell(words)

    def answered(self, answer: object, feedback: Feedback) -> None:
        """Show what an answer got, wherever it was given."""
        task = self._question.task
        try:
            read = task.read(answer)
        except Exception:  # what could not be read cannot be shown as chosen either
            read = None
        if self._picking is not None:
            if answer is not self._sent:  # what was picked here is there already
                self._picking.put(read)
            self._draw_board()
        elif task.choices and read is not None:
            self._chosen = choice(answer, task.choices)
        self._tell(feedback.message, _tone(feedback))

    def _actions(self) -> dict[str, Callable[[int | None], object]]:
        return {
            "check": self._check,
            "hint": lambda _: self._question.hint(),
            "another": lambda _: self._question.another(),
        }

    def _check(self, choice: int | None) -> None:
        answer = choice if self._picking is None else self._picking.answer
        self._sent = answer
        if answer is None:
            self._tell(self._question.answer(None).message)
        else:
            self._question.answer(answer)

    def _clicked(self, _: object, content: object, buffers: object) -> None:
        """Choose a number, or take the choice back; Python says what is chosen now."""
        shown = self._question.task.shown
        if not isinstance(content, dict) or content.get("do") != "take":
            return
        number = content.get("number")
        if self._picking is None or shown is None or content.get("code") != shown.code:
            self._draw_board()
        elif isinstance(number, int) and 1 <= number <= shown.game.size:
            self._picking.toggle(int(number))
            self._draw_board()

    def _draw_board(self) -> None:
        task, view = self._question.task, self._view
        if view is None or task.shown is None:
            return
        names, picking = default_names(), self._picking
        if picking is None:
            view.show(state_of(task.shown, names, "none", turn=task.turn))
            return
        said = message([picking.words], names)
        view.show(
            state_of(
                task.shown,
                names,
                "none",
                said,
                picking.pairs,
                turn=task.prompt,
                chosen=picking.chosen,
            )
        )

    def _tell(self, words: str, tone: str = "info") -> None:
        task = self._question.task
        buttons = [HINT] if task.input == "function" else [CHECK, HINT]
        if self._question.seed is not None:
            buttons = [*buttons, ANOTHER]
        self._show(
            prompt=task.prompt if self._picking is None else "",
            note=f"{task.note} {WRITE}" if task.input == "function" else task.note,
            choices=list(task.choices),
            chosen=self._chosen,
            buttons=buttons,
            message=words,
            tone=tone,
        )


class PredictionPage(Page):
    """A prediction: its choices, and a button to note the guess."""

    def __init__(self, prediction: Prediction) -> None:
        super().__init__()
        self._prediction = prediction
        self.show()

    def show(self) -> None:
        """Show the guess that is noted, if there is one."""
        guess, choices = self._prediction.guess, self._prediction.choices
        self._show(
            prompt=self._prediction.prompt,
            choices=list(choices),
            chosen=choices.index(guess) if guess in choices else -1,
            buttons=[{"name": "guess", "words": "This is my guess"}],
            message=self._prediction.message,
        )

    def _actions(self) -> dict[str, Callable[[int | None], object]]:
        return {"guess": self._prediction.choose}


class ProgressPage(Page):
    """What is done of a lesson, with a button to begin again."""

    def __init__(self, progress: Progress) -> None:
        super().__init__()
        self._progress = progress
        self.show()

    def show(self, words: str = "", sure: bool = False) -> None:
        """Show what is done now; `sure` asks before everything is forgotten."""
        lesson = self._progress.lesson
        self._show(
            prompt=self._progress.headline,
            items=[{"done": done, "words": line} for done, line in lesson.lines()],
            buttons=[KEEP, SURE] if sure else [RESET],
            message=words or lesson.trouble,
        )

    def _actions(self) -> dict[str, Callable[[int | None], object]]:
        question = "Shall this lesson forget what you have done and guessed in it?"
        return {
            "reset": lambda _: self.show(question, sure=True),
            "sure": lambda _: self._forget(),
            "keep": lambda _: self.show(),
        }

    def _forget(self) -> None:
        self._progress.lesson.reset()
        self.show("Forgotten. You can begin again.")


def _setup(task: Task) -> Setup | None:
    """Return what the board of a question is like; None, if there is none."""
    if task.shown is None:
        return None
    choosing = picking_for(task) is not None
    readonly = "" if choosing else READONLY
    return setup_of(task.shown.game, default_names(), True, readonly, choosing)


def _tone(feedback: Feedback) -> str:
    return "right" if feedback.correct else "wrong"
