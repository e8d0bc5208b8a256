"""The buttons and menus around a board. They call the board's own methods, nothing else."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets as widgets

from ..display.states import HELP_LEVELS
from ..games import OPENINGS
from ..notation import EXAMPLE
from ..players import COMPUTER, LEVELS
from ..words import player
from .board import Board

HELP_WORDS = {"all": "show what is allowed", "count": "say how many", "none": "no help"}
OPENING_WORDS = {"any": "any first number", "even": "first number even"}


def controls(board: Board, proof: bool) -> list[widgets.Widget]:
    """Return the row of buttons below a board, with or without the one that asks for a proof.

    The settings are made when they are first wanted.
    """
    # The look is shared, because each one more is one more thing to send.
    look = {"layout": widgets.Layout(), "style": widgets.ButtonStyle()}

    def open_or_close() -> None:
        if len(board.children) == 2:
            board.children = (*board.children, _settings(board))
        else:
            panel = board.children[2].layout
            panel.display = "none" if panel.display is None else None
        opened = board.children[2].layout.display is None
        board.tell(f"The settings below the board are {'open' if opened else 'closed'}.")

    asked = {"Undo": board.undo, "Hint": board.hint, "Who wins, and why?": board.who_wins}
    if not proof:
        del asked["Who wins, and why?"]
    asked["New game …"] = open_or_close
    buttons = [_button(board, words, action, **look) for words, action in asked.items()]
    return [widgets.HBox(buttons, _dom_classes=("numgames-controls",))]


def _settings(board: Board) -> widgets.VBox:
    """Return the panel for a new game, the help level and position codes."""
    game = board.position.game
    wide = widgets.Layout(width="min(100%, 24rem)")

    def labelled(kind: type[widgets.Widget], description: str, **traits: object) -> widgets.Widget:
        style = {"description_width": "8rem"}
        return kind(description=description, layout=wide, style=style, **traits)

    size = labelled(widgets.IntText, "Numbers 1 to", value=game.size)
    openings = [(OPENING_WORDS[opening], opening) for opening in OPENINGS]
    opening = labelled(widgets.Dropdown, "Opening", options=openings, value=game.opening)
    named_first, named_second = board.named_players
    one = labelled(widgets.Text, "First name", value=named_first)
    two = labelled(widgets.Text, "Second name", value=named_second)
    firsts = [("the one named first", 1), ("the one named second", 2)]
    first = labelled(widgets.Dropdown, "Who begins", options=firsts, value=board.first)
    opponents = [("a person", "person"), ("the computer", "computer")]
    playing = board.opponent or "person"
    opponent = labelled(widgets.Dropdown, "Second player", options=opponents, value=playing)
    level = labelled(widgets.Dropdown, "Computer plays", options=LEVELS, value=board.level)

    def rename(change: dict[str, object]) -> None:
        """Call the computer what it is, unless somebody has given it a name."""
        if two.value in (player(2), COMPUTER):
            two.value = COMPUTER if change["new"] == "computer" else player(2)

    opponent.observe(rename, "value")
    levels = [(HELP_WORDS[name], name) for name in HELP_LEVELS]
    help_level = labelled(widgets.Dropdown, "Help", options=levels, value=board.help)
    code = labelled(widgets.Text, "Position code", placeholder=EXAMPLE)

    def begin() -> None:
        chosen = board.position.game.variant(size.value, opening.value)
        names = (one.value, two.value)
        against = opponent.value if opponent.value == "computer" else None
        nameless = set(names) <= {player(1), player(2), COMPUTER}
        board.new_game(chosen, None if nameless else names, against, level.value, first.value)
        one.value, two.value = board.named_players

    def set_help(change: dict[str, object]) -> None:
        board.answered(lambda: setattr(board, "help", change["new"]))

    help_level.observe(set_help, "value")

    def load_code() -> None:
        board.load(code.value)
        size.value, opening.value = board.position.game.size, board.position.game.opening

    def copy_code() -> None:
        code.value = board.position.code
        board.copy_code()

    def row(*buttons: widgets.Button) -> widgets.HBox:
        return widgets.HBox(buttons, _dom_classes=("numgames-controls",))

    return widgets.VBox(
        [
            *(size, opening, one, two, first, opponent, level),
            row(_button(board, "Begin the new game", begin)),
            *(help_level, code),
            row(
                _button(board, "Copy code", copy_code),
                _button(board, "Load code", load_code),
            ),
        ],
        _dom_classes=("numgames-settings",),
    )


def _button(
    board: Board, words: str, action: Callable[[], object], **look: widgets.Widget
) -> widgets.Button:
    """Return a button that does something with the board."""
    button = widgets.Button(description=words, **look)
    button.on_click(lambda _: board.answered(action))
    return button
