"""Questions, predictions and progress on a page. Loaded only when one of them is shown.

No answer travels to the page: it is told the question, the choices as plain text, and what is
said about the pupil's own answer. A button sends one message, and Python answers with one state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ipywidgets as widgets
import traitlets

from ...board.view import NumberView, StateView
from ...display.states import message, setup_of, state_of
from ...words import language_of, words
from ..answers import players
from ..language import in_one_language
from ..progress import how_much
from .picking import picking_for

if TYPE_CHECKING:
    from ...display import wire as board
    from ..feedback import Feedback
    from ..predictions import Prediction
    from ..progress import Lines, Progress
    from ..question import Attempt, Question
    from . import wire

NOTHING = -1
"""Which choice is marked, if none is."""


def form(
    prompt: str,
    buttons: Iterable[str],
    said: str = "",
    tone: str = "info",
    note: str = "",
    choices: Sequence[str] = (),
    chosen: int = NOTHING,
    lines: Lines = (),
) -> wire.State:
    """Return what a form shows; the buttons are given by their names."""
    on_button = words.exercises.page.buttons()
    return {
        "prompt": prompt,
        "note": note,
        "choices": list(choices),
        "chosen": chosen,
        "items": [{"done": done, "words": line} for done, line in lines],
        "buttons": [{"name": name, "words": on_button[name]} for name in buttons],
        "message": said,
        "tone": tone,
    }


class FormView(StateView):
    """Draws a form. What people press on the page arrives as a custom message."""

    _esm = Path(__file__).parent / "form.js"
    _css = Path(__file__).parent / "form.css"

    setup = traitlets.Dict().tag(sync=True)

    def __init__(self, state: wire.State) -> None:
        setup: wire.Setup = {
            "language": language_of("exercises"),
            "silent": words.exercises.page.silent(),
        }
        super().__init__(state, setup=setup)


class Page:
    """A form on a page, with or without a board above it."""

    def __init__(self, state: wire.State) -> None:
        self.form = FormView(state)
        self.form.on_msg(self._pressed)
        self.box = widgets.VBox([self.form])
        self.box.add_class("numgames-exercise")

    def bundle(self, text: str, **kwargs: Any) -> dict[str, Any]:
        """Return what a notebook shows and saves: the widget, and the text for other places."""
        made = self.box._repr_mimebundle_(**kwargs)
        data = dict(made[0] if isinstance(made, tuple) else made or {})
        return data | {"text/plain": text}

    @in_one_language
    def _pressed(self, _: object, content: object, buffers: object) -> None:
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
        self._question = question
        self._sent: object = None  # the answer that was picked here, while it is checked
        self._begin()
        attempt = question.attempt
        if attempt is None:
            super().__init__(self._form(self._before()))
        else:
            self._mark(attempt)
            super().__init__(self._form(attempt.feedback.message, _tone(attempt.feedback)))
        setup = self._setup()
        self._view = None if setup is None else NumberView(setup, self._board())
        if self._view is not None:
            self._view.on_msg(self._clicked)
            self.box.children = (self._view, self.form)

    def show_question(self) -> None:
        """Show the question as it is asked, not answered yet."""
        self._begin()
        setup = self._setup()
        if self._view is not None and setup is not None:
            self._view.begin(setup)
            self._draw_board()
        self.form.show(self._form(self._before()))

    def show_hint(self, hint: str) -> None:
        """Show a hint in the place of what was said before."""
        self.form.show(self._form(hint))

    def show_answer(self, attempt: Attempt) -> None:
        """Show an answer and what it got, wherever it was given."""
        self._mark(attempt)
        if self._picking is not None:
            self._draw_board()
        self.form.show(self._form(attempt.feedback.message, _tone(attempt.feedback)))

    def _begin(self) -> None:
        """Begin with nothing that is picked or chosen."""
        self._picking = picking_for(self._question.task)
        self._chosen = NOTHING

    def _before(self) -> str:
        return words.exercises.question.done_before() if self._question.done_before else ""

    def _mark(self, attempt: Attempt) -> None:
        """Mark what was answered, as far as it can be shown."""
        if self._picking is not None:
            if attempt.given is not self._sent:  # what was picked here is there already
                self._picking.put(attempt.read)
        elif self._question.task.input == "choice" and isinstance(attempt.read, int):
            self._chosen = attempt.read - 1

    def _actions(self) -> dict[str, Callable[[int | None], object]]:
        return {
            "check": self._check,
            "hint": lambda _: self._question.hint(),
            "another": lambda _: self._question.another(),
        }

    def _check(self, choice: int | None) -> None:
        self._sent = choice if self._picking is None else self._picking.answer
        feedback = self._question.answer(self._sent)
        if self._sent is None:  # nothing was answered, so nothing is shown of it
            self.form.show(self._form(feedback.message))
        self._sent = None

    @in_one_language
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

    def _setup(self) -> board.Setup | None:
        """Return what the board of the question is like; None, if there is none."""
        shown, choosing = self._question.task.shown, self._picking is not None
        if shown is None:
            return None
        readonly = "" if choosing else words.exercises.page.readonly()
        return setup_of(shown.game, players(), True, readonly, choosing)

    def _board(self) -> board.State | None:
        """Return what the board of the question shows; None, if there is none."""
        task, picking, names = self._question.task, self._picking, players()
        if task.shown is None:
            return None
        if picking is None:
            return state_of(task.shown, names, "none", turn=task.turn)
        said, pairs, chosen = message([picking.said], names), picking.pairs, picking.chosen
        return state_of(task.shown, names, "none", said, pairs, turn=task.prompt, chosen=chosen)

    def _draw_board(self) -> None:
        state = self._board()
        if self._view is not None and state is not None:
            self._view.show(state)

    def _form(self, said: str, tone: str = "info") -> wire.State:
        task = self._question.task
        to_write = task.input == "function"
        buttons = ["hint"] if to_write else ["check", "hint"]
        return form(
            task.prompt if self._picking is None else "",
            buttons if self._question.seed is None else [*buttons, "another"],
            said,
            tone,
            words.exercises.page.write_below(task.note) if to_write else task.note,
            task.choices,
            self._chosen,
        )


class PredictionPage(Page):
    """A prediction: its choices, and a button to note the guess."""

    def __init__(self, prediction: Prediction) -> None:
        self._prediction = prediction
        super().__init__(self._form())

    def show(self) -> None:
        """Show the guess that is noted, if there is one."""
        self.form.show(self._form())

    def _form(self) -> wire.State:
        shown = self._prediction
        chosen = NOTHING if shown.guess is None else shown.choices.index(shown.guess)
        return form(shown.prompt, ["guess"], shown.message, choices=shown.choices, chosen=chosen)

    def _actions(self) -> dict[str, Callable[[int | None], object]]:
        return {"guess": self._prediction.choose}


class ProgressPage(Page):
    """What is done of a lesson, with a button to begin again."""

    def __init__(self, progress: Progress) -> None:
        self._lesson = progress.lesson
        super().__init__(self._form(self._lesson.lines()))

    def show(self, lines: Lines) -> None:
        """Show what is done now."""
        self.form.show(self._form(lines))

    def _form(
        self, lines: Lines, said: str = "", buttons: Sequence[str] = ("reset",)
    ) -> wire.State:
        return form(how_much(lines), buttons, said or self._lesson.trouble, lines=lines)

    def _actions(self) -> dict[str, Callable[[int | None], object]]:
        return {
            "reset": lambda _: self._ask(),
            "sure": lambda _: self._forget(),
            "keep": lambda _: self.show(self._lesson.lines()),
        }

    def _ask(self) -> None:
        """Ask before everything is forgotten."""
        sure = words.exercises.page.forget_all()
        self.form.show(self._form(self._lesson.lines(), sure, ("keep", "sure")))

    def _forget(self) -> None:
        self._lesson.reset()
        self.form.show(self._form(self._lesson.lines(), words.exercises.page.forgotten()))


def _tone(feedback: Feedback) -> str:
    return "right" if feedback.correct else "wrong"
