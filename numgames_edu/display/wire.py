"""What travels between Python and the page. `view.js` has the same names and the same fields.

Only types: nothing here is needed when a game is shown. What is sent is made once from values and
never changed; a new answer is a new state.
"""

from typing import TypedDict


class Maths(TypedDict):
    """An equation, written as mathematics."""

    math: str


Part = str | Maths


class Message(TypedDict):
    """What a board says. `tone` is "info", "move", "refused" or "": nothing is said.

    `cell` is the number that it is about; 0, if it is about none.
    """

    parts: list[Part]
    tone: str
    cell: int


class Move(TypedDict):
    """A move with the reason why it was allowed, and what a review says beside it, or ""."""

    number: int
    player: int
    parts: list[Part]
    mark: str


class Row(TypedDict):
    """A row of numbers with its label, or ""."""

    label: str
    numbers: list[int]


class Words(TypedDict):
    """What the page itself says: whole, or with {name}, {move} and {number} to put in."""

    taken: str
    free: str
    allowed: str
    refused: str
    last: str
    partner: str
    chosen: str
    moves: str
    silent: str


class Setup(TypedDict):
    """What stays the same during a game.

    `language` is the code of the language that all of it is in, for screen readers; `readonly` is
    a sentence where nothing can be taken, else ""; `choosing` says that numbers are chosen and not
    taken.
    """

    title: str
    rules: str
    layout: str
    rows: list[Row]
    names: list[str]
    words: Words
    language: str
    readonly: str
    choosing: bool


class State(TypedDict):
    """What changes with each move.

    `taken` has a number, its player and its move each; `legal` is None where what is allowed is
    not shown.
    """

    code: str
    taken: list[list[int]]
    last: int
    player: int
    over: bool
    winner: int
    turn: str
    legal: list[int] | None
    count: str
    message: Message
    moves: list[Move]
    pairs: list[list[int]]
    chosen: list[int]


class Answer(State):
    """A state as it is sent, with a number that grows."""

    answer: int


class Request(TypedDict):
    """What a click or a key on the page asks for: `do` is "take".

    It says which position it was meant for, and which answer was shown.
    """

    do: str
    number: int
    code: str
    answer: int


class Copy(TypedDict):
    """What Python asks of the page: to put a text on the clipboard."""

    copy: str
