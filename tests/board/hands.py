"""Hands and eyes for the tests: what a page sends, and what it is shown."""

from __future__ import annotations

from typing import Any

import ipywidgets

import numgames_edu as ng


def click(board: ng.Board, number: object, code: object = None) -> None:
    """Send what the page sends when a number is clicked."""
    code = board.position.code if code is None else code
    board._view._handle_custom_msg({"do": "take", "number": number, "code": code}, [])


def said(board: ng.Board | ng.Stepper) -> str:
    """Return the message on the board as plain text."""
    parts = board._view.state["message"]["parts"]
    return "".join(part if isinstance(part, str) else part["math"] for part in parts)


def history(board: ng.Board | ng.Stepper) -> tuple[int, ...]:
    """Return the moves on the board (a function, because each call may say something else)."""
    return board.position.history


def press(board: ng.Board | ng.Stepper, words: str) -> None:
    """Press the button with these words."""
    (button,) = [w for w in inside(board) if getattr(w, "description", None) == words]
    button.click()


def inside(widget: ipywidgets.Widget) -> list[Any]:
    found = [widget]
    for child in getattr(widget, "children", ()):
        found += inside(child)
    return found


def field(board: ng.Board, words: str) -> Any:
    if len(board.children) == 2:
        press(board, "New game …")
    (found,) = [w for w in inside(board) if getattr(w, "description", None) == words]
    return found
