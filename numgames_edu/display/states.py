"""What a board shows, as plain data: the one thing that travels to the page. Knows no widget."""

from __future__ import annotations

from ..facts import Fact
from ..games import Game, Position
from ..reasons import reason
from ..sentences import spoken
from ..words import named
from .rows import rows_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    Names = tuple[str, str]
    Part = str | dict[str, str]

HELP_LEVELS = ("all", "count", "none")


def setup_of(game: Game, names: Names, plain: bool = False) -> dict[str, Any]:
    """Return what stays the same during a game: title, rules, rows (maybe plain ones), names."""
    return {
        "title": f"{game.title}, 1 to {game.size}",
        "rules": game.rules,
        "layout": game.rule.layout,
        "rows": [{"label": label, "numbers": numbers} for label, numbers in rows_of(game, plain)],
        "names": list(names),
    }


def state_of(
    position: Position,
    names: Names,
    help_level: str = "all",
    message: dict[str, Any] | None = None,
    pairs: Iterable[tuple[int, int]] = (),
    marks: Iterable[str] = (),
) -> dict[str, Any]:
    """Return what changes with each move. `marks` says of each move what a review found."""
    over = position.outcome
    legal = position.legal_moves
    return {
        "code": position.code,
        "taken": [[n, 1 + i % 2, i + 1] for i, n in enumerate(position.history)],
        "last": position.last or 0,
        "player": position.to_move,
        "over": over is not None,
        "winner": over.winner if over else 0,
        "turn": turn(position, names),
        "legal": list(legal) if help_level == "all" and not over else None,
        "count": how_many(len(legal)) if help_level == "count" and not over else "",
        "message": message or {"parts": [], "tone": ""},
        "moves": moves_so_far(position, names, list(marks)),
        "pairs": [list(pair) for pair in pairs],
    }


def turn(position: Position, names: Names) -> str:
    """Return whose turn it is and what is required, or who has won."""
    if position.outcome is not None:
        return f"{names[position.outcome.winner - 1]} has won!"
    verb = "may" if position.requirement.startswith("any") else "must"
    return f"{names[position.to_move - 1]}’s turn: you {verb} take {position.requirement}."


def how_many(count: int) -> str:
    """Return how many numbers are allowed, in a sentence."""
    return "One number is allowed." if count == 1 else f"{count} numbers are allowed."


def moves_so_far(position: Position, names: Names, marks: list[str]) -> list[dict[str, Any]]:
    """Return the moves, each with the reason why it was allowed."""
    at = position.game.start()
    moves = []
    for i, number in enumerate(position.history):
        parts = spoken_parts(reason(at, number).parts, names)
        moves.append({"number": number, "player": 1 + i % 2, "parts": parts})
        if i < len(marks):
            moves[-1]["mark"] = marks[i]
        at = at.play(number)
    return moves


def spoken_parts(parts: Iterable[Any], names: Names) -> list[Part]:
    """Return words as text and equations as mathematics, with the players' own names."""
    return [
        {"math": part.text}
        if isinstance(part, Fact) and part.equation
        else named(spoken([part], names), names)
        for part in parts
    ]


def say(sentence: str, names: Names, tone: str = "info", cell: int = 0) -> dict[str, Any]:
    """Return a message made of plain words."""
    return {"parts": [named(sentence, names)], "tone": tone, "cell": cell}


def say_why(position: Position, number: int, names: Names) -> dict[str, Any]:
    """Return the message that explains a number that was asked for in a position."""
    why = reason(position, number)
    tone = "move" if why.legal else "refused"
    return {"parts": spoken_parts(why.parts, names), "tone": tone, "cell": number}
