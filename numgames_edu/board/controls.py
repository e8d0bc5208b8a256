"""The buttons and menus around a board. They call the board's own methods, nothing else."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets as widgets

from ..display.states import HELP_LEVELS
from ..games import OPENINGS
from ..notation import EXAMPLE
from ..players import LEVELS, computer_name, default_names
from ..words import words
from .board import Board


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
        board.announce([words.board.settings(opened)])

    actions: dict[str, Callable[[], object]] = {
        "undo": board.undo,
        "hint": board.hint,
        **({"who-wins": board.who_wins} if proof else {}),
        "new-game": open_or_close,
    }
    return [_row(*(_button(board, name, action, **look) for name, action in actions.items()))]


def _settings(board: Board) -> widgets.VBox:
    """Return the panel for a new game, the help level and position codes."""
    game, said = board.position.game, words.board
    wide = widgets.Layout(width="min(100%, 24rem)")
    labels = said.fields()

    def labelled(kind: type[widgets.Widget], name: str, **traits: object) -> widgets.Widget:
        style = {"description_width": "8rem"}
        return kind(description=labels[name], layout=wide, style=style, **traits)

    def menu(name: str, choices: dict[str, str] | dict[int, str], value: object) -> widgets.Widget:
        options = [(shown, choice) for choice, shown in choices.items()]
        return labelled(widgets.Dropdown, name, options=options, value=value)

    size = labelled(widgets.IntText, "size", value=game.size)
    openings = said.openings()
    opening = menu("opening", {name: openings[name] for name in OPENINGS}, game.opening)
    named_first, named_second = board.named_players
    one = labelled(widgets.Text, "first-name", value=named_first)
    two = labelled(widgets.Text, "second-name", value=named_second)
    first = menu("first", said.beginners(), board.first)
    opponent = menu("opponent", said.opponents(), board.opponent or "person")
    levels = said.levels()
    level = menu("level", {name: levels[name] for name in LEVELS}, board.level)
    helps = said.helps()
    help_level = menu("help", {name: helps[name] for name in HELP_LEVELS}, board.help)
    code = labelled(widgets.Text, "code", placeholder=EXAMPLE)
    unnamed, machine = default_names(), computer_name()

    def rename(change: dict[str, object]) -> None:
        """Call the computer what it is, unless somebody has given it a name."""
        if two.value in (unnamed[1], machine):
            two.value = machine if change["new"] == "computer" else unnamed[1]

    opponent.observe(rename, "value")

    def begin() -> None:
        chosen = board.position.game.variant(size.value, opening.value)
        names = (one.value, two.value)
        against = opponent.value if opponent.value == "computer" else None
        nameless = set(names) <= {*unnamed, machine}
        board.new_game(chosen, None if nameless else names, against, level.value, first.value)
        one.value, two.value = board.named_players

    def set_help(change: dict[str, object]) -> None:
        board.carry_out(lambda: setattr(board, "help", change["new"]))

    help_level.observe(set_help, "value")

    def load_code() -> None:
        board.load(code.value)
        size.value, opening.value = board.position.game.size, board.position.game.opening

    def copy_code() -> None:
        code.value = board.position.code
        board.copy_code()

    return widgets.VBox(
        [
            *(size, opening, one, two, first, opponent, level),
            _row(_button(board, "begin", begin)),
            *(help_level, code),
            _row(_button(board, "copy", copy_code), _button(board, "load", load_code)),
        ],
        _dom_classes=("numgames-settings",),
    )


def _row(*buttons: widgets.Button) -> widgets.HBox:
    return widgets.HBox(buttons, _dom_classes=("numgames-controls",))


def _button(
    board: Board, name: str, action: Callable[[], object], **look: widgets.Widget
) -> widgets.Button:
    """Return a button that does something with the board."""
    button = widgets.Button(description=words.board.buttons()[name], **look)
    button.on_click(lambda _: board.carry_out(action))
    return button
