"""The board: numbers to click, and around them what a class needs to play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import ipywidgets as widgets

from ..display.moves import MovesSoFar, on_page
from ..display.rows import rows_of
from ..display.states import HELP_LEVELS, explanation_of, message, setup_of, state_of
from ..display.static import as_text, with_picture
from ..games import IllegalMove, Position
from ..notation import meant, meant_game
from ..players import computer
from ..reasons import reason
from ..sentences import spoken, whole_number
from ..solve.hints import hint
from ..words import language_of, words
from .advice import how_it_ended, where_it_turned, who_wins
from .seats import seats_for
from .timers import after
from .view import NumberView, ReadByThePage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..display.wire import Message, State
    from ..notation import PositionLike
    from ..sentences import Part

    Pairs = tuple[tuple[int, int], ...]

PAUSE = 0.7
"""How many seconds the computer seems to think, so that one sees who moved."""


class Board(ReadByThePage, widgets.VBox):
    """A board to play on. Everything on it can be done from Python, too, and at once."""

    _position: Position
    _message: Message
    _moves: MovesSoFar

    def __init__(
        self,
        position: PositionLike,
        players: tuple[str, str] | None = None,
        opponent: str | None = None,
        level: str = "careful",
        first: int = 1,
        help: str = "all",  # noqa: A002
        seed: int | None = None,
        proof: bool = True,
    ) -> None:
        position = meant(position)
        if help not in HELP_LEVELS:
            raise ValueError(words.board.bad_help(HELP_LEVELS))
        rows_of(position.game)  # a board too large to draw is refused
        self._seats = seats_for(players, opponent, level, first)
        self._help, self._seed, self._proof = help, seed, proof
        self._thinking: asyncio.TimerHandle | None = None
        self._asked_on_page = False
        self._prepare(position)
        state = self._state(position, self._message)
        self._view = NumberView(setup_of(position.game, self.players), state)
        self._view.on_msg(self._heard)
        super().__init__(self._shown(), _dom_classes=("numgames-panel",))
        self._let_the_computer_think()

    # What a person or a program can do

    @property
    def position(self) -> Position:
        """Return the position on the board."""
        return self._position

    @property
    def players(self) -> tuple[str, str]:
        """Return the players' names: who moves first, who moves second."""
        return self._seats.names

    @property
    def named_players(self) -> tuple[str, str]:
        """Return the players' names in the order they were given; the computer is the second."""
        return self._seats.named

    @property
    def first(self) -> int:
        """Return which of the two named players begins."""
        return self._seats.first

    @property
    def opponent(self) -> str | None:
        """Return "computer" if the second player is the computer."""
        return self._seats.opponent

    @property
    def level(self) -> str:
        """Return how well the computer plays."""
        return self._seats.level

    @property
    def help(self) -> str:
        """Return how much the board helps: "all" legal numbers, their "count", or "none"."""
        return self._help

    @help.setter
    def help(self, level: str) -> None:
        if level not in HELP_LEVELS:
            raise ValueError(words.board.bad_help(HELP_LEVELS))
        self._help = level
        self._show(self._message)

    def play(self, number: int) -> None:
        """Take a number for the player to move; against the computer, it answers at once."""
        number = whole_number(number)
        if self._computer_is_next():
            self._computer_moves()
        if number not in self._position.legal_moves:
            raise IllegalMove(reason(self._position, number).text)
        self._take(number)
        if self._computer_is_next():
            self._computer_moves()

    def undo(self) -> None:
        """Take the last move back; against the computer, its answer and the move before it."""
        self._stop_thinking()
        moves = len(self._position.history)
        by_computer = 2 - moves % 2 == self._seats.computer
        back = 2 if by_computer else 1
        if moves < back:
            self.announce([words.board.nothing_to_take_back()])
        else:
            self._hints = 0
            taken_back = message([words.board.taken_back(back)], self.players)
            self._put(self._position.back(back), taken_back)
        self._let_the_computer_think()

    def restart(self) -> None:
        """Begin the same game again."""
        self._begin(self._position.game.start())

    def load(self, position: PositionLike) -> None:
        """Put another position on the board, or the one that a code stands for."""
        position = meant(position)
        rows_of(position.game)
        self._begin(position)

    def new_game(
        self,
        game: PositionLike,
        players: tuple[str, str] | None = None,
        opponent: str | None = None,
        level: str = "careful",
        first: int = 1,
    ) -> None:
        """Begin another game, with other players."""
        game = meant_game(game)
        rows_of(game)
        self._seats = seats_for(players, opponent, level, first)
        self._begin(game.start())

    def copy_code(self) -> None:
        """Put the position's code on the clipboard of whoever looks at the board, and show it."""
        self._view.send({"copy": self._position.code})
        self.announce([words.board.code(self._position.code)])

    def hint(self) -> str:
        """Show and return a hint: first a question, then a reason, then a number."""
        if self._computer_is_next():
            return self.announce([words.board.patience()])
        said = hint(self._position, self._hints, self._proof)
        self._hints += 1
        return self.announce([said])

    def who_wins(self) -> str:
        """Show and return who wins with best play and why, with the partners drawn."""
        return self.announce(*who_wins(self._position))

    # What happens on the page

    def _heard(self, _: object, content: object, buffers: object) -> None:
        """Answer a message of the page; whatever else arrives is not for us."""
        if not isinstance(content, dict) or content.get("do") != "take":
            return
        number, code = content.get("number"), content.get("code")
        if isinstance(number, bool) or not isinstance(number, int):
            return
        if code == self._view.state["code"]:
            self.carry_out(lambda: self._clicked(number))
        else:  # meant for a position that is no longer there: a double click, or late
            self._show(self._message)

    def announce(self, parts: Sequence[Part], pairs: Pairs = ()) -> str:
        """Say something that changes nothing in the game; return it with the players' names."""
        self._show(message(parts, self.players), pairs)
        return spoken(parts, self.players)

    def carry_out(self, action: Callable[[], object]) -> None:
        """Do something that was asked for on the page; a failure is said there, not lost."""
        self._asked_on_page = True
        try:
            action()
        except (ValueError, TypeError) as refusal:
            self._show(message([str(refusal)], self.players, "refused"))
        except Exception as failure:  # a pupil's own rule may fail in any way
            said = words.board.went_wrong(type(failure).__name__)
            self._show(message([said], self.players, "refused"))
        finally:
            self._asked_on_page = False

    def _clicked(self, number: int) -> None:
        if self._computer_is_next():
            self.announce([words.board.patience()])
        elif number in self._position.legal_moves:
            self._take(number)
            self._let_the_computer_think()
        else:
            self._show(explanation_of(self._position, number, self.players))

    # How it is done

    def _prepare(self, position: Position) -> None:
        """Be ready for a game that begins, or goes on, with this position."""
        self._stop_thinking()
        self._chance = computer(self._seats.level, self._seed)
        self._hints = 0
        self._position = position
        self._moves = MovesSoFar(self.players)
        greeting = how_it_ended(position) or [words.board.greeting()]
        self._message = message(greeting, self.players)

    def _begin(self, position: Position) -> None:
        self._prepare(position)
        self._view.begin(setup_of(position.game, self.players))
        self._show(self._message)
        self._let_the_computer_think()

    def _take(self, number: int) -> None:
        """Let the player to move take a number, and say why that was allowed."""
        position = self._position.play(number)
        by_computer, ending = self._computer_is_next(), how_it_ended(position)
        takes = words.board.takes(self._position.mover, number) if by_computer else []
        told = [
            *on_page(takes, self.players),
            *self._moves.reasons(position)[-1],
            *on_page([" ", *ending] if ending else [], self.players),
        ]
        self._hints = 0
        self._put(position, {"parts": told, "tone": "move", "cell": number})

    def _show(self, said: Message, pairs: Pairs = ()) -> None:
        """Say something about the position that is on the board."""
        self._put(self._position, said, pairs)

    def _put(self, position: Position, said: Message, pairs: Pairs = ()) -> None:
        """Put a position on the board and send one new state to the page, or change nothing."""
        if self._view.setup["language"] != language_of("board"):
            self._speak(position)
        state = self._state(position, said, pairs)
        self._position, self._message = position, said
        self._view.show(state)

    def _speak(self, position: Position) -> None:
        """Say all that stands around the numbers in the language that was chosen meanwhile."""
        self._moves = MovesSoFar(self.players)
        self._view.begin(setup_of(position.game, self.players))
        self.children = self._shown()

    def _shown(self) -> tuple[widgets.Widget, ...]:
        """Return what the board is made of: the numbers, and the buttons below them."""
        from .controls import controls

        return self._view, *controls(self, self._proof)

    def _state(self, position: Position, said: Message, pairs: Pairs = ()) -> State:
        """Return what the page shows of a position."""
        names, help_level, turn = self.players, self._help, ""
        if self._seats.computer_is_next(position):  # what it may take is not for the page
            help_level, turn = "none", spoken(words.board.thinking(position.mover), names)
        marks = where_it_turned(position)
        return state_of(position, names, help_level, said, pairs, marks, turn, moves=self._moves)

    def _computer_is_next(self) -> bool:
        return self._seats.computer_is_next(self._position)

    def _let_the_computer_think(self) -> None:
        """Let the computer answer: after a pause on a page, at once to who plays in Python."""
        if not self._asked_on_page:
            self._computer_moves()
        elif self._computer_is_next():
            self._thinking = after(PAUSE, lambda: self.carry_out(self._computer_moves))

    def _computer_moves(self) -> None:
        self._stop_thinking()
        if self._computer_is_next():
            self._take(self._chance(self._position))

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    # Without a page

    def __repr__(self) -> str:
        return as_text(self._position, self.players)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        bundle = super()._repr_mimebundle_(**kwargs)
        return with_picture(bundle, self._position, self.players, self._help == "all")
