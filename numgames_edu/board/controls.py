"""The buttons and menus around a board. They call the board's own methods, nothing else."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets as widgets

from ..games import OPENINGS
from ..players import LEVELS
from .board import Board
from .layout import MAX_SHOWN
from .state import HELP_LEVELS

HELP_WORDS = {"all": "show what is allowed", "count": "say how many", "none": "no help"}
OPENING_WORDS = {"any": "any first number", "even": "first number even"}


def controls(board: Board) -> list[widgets.Widget]:
    """Return the rows of controls below a board."""
    settings = _settings(board)
    settings.layout.display = "none"

    def open_or_close() -> None:
        closed = settings.layout.display == "none"
        settings.layout.display = None if closed else "none"

    buttons = widgets.HBox(
        [
            _button(board, "Undo", "Take the last move back", board.undo),
            _button(board, "Hint", "A question, then a reason, then a number", board.hint),
            _button(board, "Who wins, and why?", "The proof", board.who_wins),
            _button(board, "New game …", "Size, players, computer, position code", open_or_close),
        ],
        layout=widgets.Layout(flex_flow="row wrap"),
    )
    return [buttons, settings]


def _settings(board: Board) -> widgets.VBox:
    """Return the panel for a new game, the help level and position codes."""
    game = board.position.game
    wide = widgets.Layout(width="min(100%, 24rem)")

    def labelled(kind: type[widgets.Widget], description: str, **traits: object) -> widgets.Widget:
        style = {"description_width": "8rem"}
        return kind(description=description, layout=wide, style=style, **traits)

    size = labelled(widgets.BoundedIntText, "Numbers 1 to", value=game.size, min=1, max=MAX_SHOWN)
    openings = [(OPENING_WORDS[opening], opening) for opening in OPENINGS]
    opening = labelled(widgets.Dropdown, "Opening", options=openings, value=game.opening)
    one = labelled(widgets.Text, "First name", value=board.players[0])
    two = labelled(widgets.Text, "Second name", value=board.players[1])
    firsts = [("the one named first", 1), ("the one named second", 2)]
    first = labelled(widgets.Dropdown, "Who begins", options=firsts, value=1)
    opponents = [("a person", None), ("the computer", "computer")]
    opponent = labelled(widgets.Dropdown, "Second player", options=opponents, value=None)
    level = labelled(widgets.Dropdown, "Computer plays", options=LEVELS, value="careful")
    levels = [(HELP_WORDS[name], name) for name in HELP_LEVELS]
    help_level = labelled(widgets.Dropdown, "Help", options=levels, value=board.help)
    code = labelled(widgets.Text, "Position code", value=board.position.code)

    def begin() -> None:
        chosen = board.position.game.variant(size.value, opening.value)
        names = (one.value, two.value)
        board.new_game(chosen, names, opponent.value, level.value, first.value)

    def set_help(change: dict[str, object]) -> None:
        board.answered(lambda: setattr(board, "help", change["new"]))

    help_level.observe(set_help, "value")

    def show_code() -> None:
        code.value = board.position.code

    return widgets.VBox(
        [
            *(size, opening, one, two, first, opponent, level),
            _button(board, "Begin the new game", "Begin with these settings", begin),
            help_level,
            code,
            widgets.HBox(
                [
                    _button(board, "Show code", "The code of the position on the board", show_code),
                    _button(
                        board, "Load code", "Go to this position", lambda: board.load(code.value)
                    ),
                ]
            ),
        ]
    )


def _button(board: Board, words: str, tooltip: str, action: Callable[[], object]) -> widgets.Button:
    button = widgets.Button(description=words, tooltip=tooltip, layout=widgets.Layout(width="auto"))
    button.on_click(lambda _: board.answered(action))
    return button
