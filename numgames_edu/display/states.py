"""What a board shows, as plain data: the one thing that travels to the page. Knows no widget.

Everything is made once from values; what has been made is never changed.
"""

from __future__ import annotations

from ..games import Game, Position
from ..reasons import reason
from ..sentences import Player, spoken
from ..words import language_of, words
from .moves import MovesSoFar, on_page
from .rows import rows_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..sentences import Names, Part
    from . import wire
    from .wire import Message, Move, Setup, State

HELP_LEVELS = ("all", "count", "none")

SILENT: Message = {"parts": [], "tone": "", "cell": 0}
"""The message that says nothing."""


def setup_of(
    game: Game, names: Names, plain: bool = False, readonly: str = "", choosing: bool = False
) -> Setup:
    """Return what stays the same during a game: title, rules, rows (maybe plain ones), names.

    `readonly` is what a click gets where nothing can be taken; `choosing` lets numbers be chosen.
    """
    return {
        "title": words.board.title(game.title, game.size),
        "rules": game.rules,
        "layout": game.rule.layout,
        "rows": [{"label": label, "numbers": numbers} for label, numbers in rows_of(game, plain)],
        "names": list(names),
        "words": words.board.page(),
        "language": language_of("board"),
        "readonly": readonly,
        "choosing": choosing,
    }


def state_of(
    position: Position,
    names: Names,
    help_level: str = "all",
    message: Message = SILENT,
    pairs: Iterable[tuple[int, int]] = (),
    marks: Sequence[str] = (),
    turn: str = "",
    chosen: Iterable[int] = (),
    moves: MovesSoFar | None = None,
) -> State:
    """Return what changes with each move. `marks` says of each move what a review found.

    `turn` stands in the place of whose turn it is; `moves` keeps the reasons of earlier states.
    """
    over = position.outcome
    legal = position.legal_moves
    told = (MovesSoFar(names) if moves is None else moves).reasons(position)
    return {
        "code": position.code,
        "taken": [[n, 1 + i % 2, i + 1] for i, n in enumerate(position.history)],
        "last": position.last or 0,
        "player": position.to_move,
        "over": over is not None,
        "winner": over.winner if over else 0,
        "turn": turn or turn_of(position, names),
        "legal": list(legal) if help_level == "all" and not over else None,
        "count": words.board.allowed(len(legal)) if help_level == "count" and not over else "",
        "message": message,
        "moves": _moves(position, told, marks),
        "pairs": [list(pair) for pair in pairs],
        "chosen": list(chosen),
    }


def turn_of(position: Position, names: Names) -> str:
    """Return whose turn it is and what is required, or who has won."""
    over = position.outcome
    if over is not None:
        return spoken(words.board.won(Player(over.winner)), names)
    return spoken(words.board.turn(position.mover, position.required), names)


def _moves(position: Position, told: list[list[wire.Part]], marks: Sequence[str]) -> list[Move]:
    marked = marks or [""] * len(told)
    return [
        {"number": n, "player": 1 + i % 2, "parts": told[i], "mark": marked[i]}
        for i, n in enumerate(position.history)
    ]


def message(parts: Iterable[Part], names: Names, tone: str = "info", cell: int = 0) -> Message:
    """Return the message that says this, with the players' own names."""
    return {"parts": on_page(parts, names), "tone": tone, "cell": cell}


def explanation_of(position: Position, number: int, names: Names) -> Message:
    """Return the message that explains a number that was asked for in a position."""
    why = reason(position, number)
    return message(why.parts, names, "move" if why.legal else "refused", number)
