"""What travels between Python and a form. `form.js` has the same names and the same fields.

Only types. What is sent is made once from values and never changed; a new answer is a new state.
"""

from __future__ import annotations

from typing import TypedDict


class Item(TypedDict):
    """An exercise of a lesson: whether it is done, and that in words."""

    done: bool
    words: str


class Button(TypedDict):
    """A button: what it is called in messages, and what stands on it."""

    name: str
    words: str


class Setup(TypedDict):
    """What stays the same.

    `language` is the code of the language that the form speaks; `silent` is what the page itself
    says where Python does not answer.
    """

    language: str
    silent: str


class State(TypedDict):
    """A form. What is empty in it is not drawn.

    `chosen` is the choice that is marked, counted from 0; -1 if none is. `tone` is "right",
    "wrong" or "info".
    """

    prompt: str
    note: str
    choices: list[str]
    chosen: int
    items: list[Item]
    buttons: list[Button]
    message: str
    tone: str


class Answer(State):
    """A state as it is sent, with a number that grows."""

    answer: int


class Press(TypedDict):
    """What a button asks for: its name, and the choice that is marked, counted from 0."""

    do: str
    choice: int | None
