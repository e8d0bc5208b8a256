"""The board: numbers to click, and around them what a class needs to play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import ipywidgets as widgets

from ..display.rows import rows_of
from ..display.states import HELP_LEVELS, say, say_why, setup_of, state_of
from ..display.static import as_text, with_picture
from ..games import Game, IllegalMove, Position
from ..notation import meant
from ..players import checked_names, computer
from ..reasons import reason
from ..sentences import whole_number
from ..solve import TooLarge, analyse
from ..solve.hints import hint
from ..solve.review import Review, review
from ..words import listed, named
from .timers import after
from .view import NumberView, ReadByThePage

OPPONENTS = (None, "computer")
PATIENCE = "One moment, please: the computer is thinking."
PAUSE = 0.7
"""How many seconds the computer seems to think, so that one sees who moved."""


class Board(ReadByThePage, widgets.VBox):
    """A board to play on. Everything on it can be done from Python, too, and at once."""

    _position: Position
    _message: dict[str, Any]

    def __init__(
        self,
        position: Position,
        players: tuple[str, str] | None = None,
        opponent: str | None = None,
        level: str = "careful",
        first: int = 1,
        help: str = "all",  # noqa: A002
        seed: int | None = None,
        proof: bool = True,
    ) -> None:
        if help not in HELP_LEVELS:
            raise ValueError(f"The help is {listed(map(repr, HELP_LEVELS), 'or')}.")
        self._seat(position.game, players, opponent, level, first)
        self._help, self._seed, self._proof = help, seed, proof
        self._thinking: asyncio.TimerHandle | None = None
        self._asked_on_page = False
        self._prepare(position)
        state = self._state(position, self._message)
        self._view = NumberView(setup_of(position.game, self.players), state)
        self._view.on_msg(self._heard)
        from .controls import controls

        super().__init__((self._view, *controls(self, proof)), _dom_classes=("numgames-panel",))
        self._let_the_computer_think()

    # What a person or a program can do

    @property
    def position(self) -> Position:
        """Return the position on the board."""
        return self._position

    @property
    def players(self) -> tuple[str, str]:
        """Return the players' names: who moves first, who moves second."""
        one, two = self._named
        return (one, two) if self._first == 1 else (two, one)

    @property
    def named_players(self) -> tuple[str, str]:
        """Return the players' names in the order they were given; the computer is the second."""
        return self._named

    @property
    def first(self) -> int:
        """Return which of the two named players begins."""
        return self._first

    @property
    def opponent(self) -> str | None:
        """Return "computer" if the second player is the computer."""
        return self._opponent

    @property
    def level(self) -> str:
        """Return how well the computer plays."""
        return self._level

    @property
    def help(self) -> str:
        """Return how much the board helps: "all" legal numbers, their "count", or "none"."""
        return self._help

    @help.setter
    def help(self, level: str) -> None:
        if level not in HELP_LEVELS:
            raise ValueError(f"The help is {listed(map(repr, HELP_LEVELS), 'or')}.")
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
        by_computer = self._opponent is not None and 2 - moves % 2 == self._computer_seat
        back = 2 if by_computer else 1
        if moves < back:
            self.tell("There is no move to take back.")
        else:
            count = "The last move is" if back == 1 else "The last two moves are"
            self._hints = 0
            self._put(self._position.back(back), say(f"{count} taken back.", self.players))
        self._let_the_computer_think()

    def restart(self) -> None:
        """Begin the same game again."""
        self._begin(self._position.game.start())

    def load(self, position: Position | str) -> None:
        """Put another position on the board, or the one that a code stands for."""
        position = meant(position)
        rows_of(position.game)
        self._begin(position)

    def new_game(
        self,
        game: Game,
        players: tuple[str, str] | None = None,
        opponent: str | None = None,
        level: str = "careful",
        first: int = 1,
    ) -> None:
        """Begin another game, with other players."""
        self._seat(game, players, opponent, level, first)
        self._begin(game.start())

    def copy_code(self) -> None:
        """Put the position's code on the clipboard of whoever looks at the board, and show it."""
        self._view.send({"copy": self._position.code})
        self.tell(f"The code of this position is {self._position.code}")

    def hint(self) -> str:
        """Show and return a hint: first a question, then a reason, then a number."""
        if self._computer_is_next():
            return self.tell(PATIENCE)
        words = hint(self._position, self._hints, self._proof)
        self._hints += 1
        return self.tell(words)

    def who_wins(self) -> str:
        """Show and return who wins with best play and why, with the partners drawn."""
        try:
            analysis = analyse(self._position)
            words = analysis.text
            if self._position.outcome is None:
                words = f"{words} {analysis.proof.text}"
            pairs = analysis.proof.pairs
        except TooLarge as refusal:
            words, pairs = str(refusal), ()
        return self.tell(words, pairs)

    # What happens on the page

    def _heard(self, _: object, content: object, buffers: object) -> None:
        """Answer a message of the page; whatever else arrives is not for us."""
        if not isinstance(content, dict) or content.get("do") != "take":
            return
        number, code = content.get("number"), content.get("code")
        if isinstance(number, bool) or not isinstance(number, int):
            return
        if code != self._position.code:
            # Meant for a position that is no longer there: a double click, or late. The page is
            # only shown again what is there now.
            self._show(self._message)
            return
        self.answered(lambda: self._clicked(number))

    def tell(self, sentence: str, pairs: tuple[tuple[int, int], ...] = ()) -> str:
        """Say something that changes nothing in the game; return it with the players' names."""
        self._show(say(sentence, self.players), pairs)
        return named(sentence, self.players)

    def answered(self, action: Callable[[], object]) -> None:
        """Do something that was asked for on the page; a failure is said there, not lost."""
        self._asked_on_page = True
        try:
            action()
        except (ValueError, TypeError) as refusal:
            self._show(say(str(refusal), self.players, "refused"))
        except Exception as failure:  # a pupil's own rule may fail in any way
            kind = type(failure).__name__
            sentence = f"Something in this game went wrong ({kind}). The board is as it was."
            self._show(say(sentence, self.players, "refused"))
        finally:
            self._asked_on_page = False

    def _clicked(self, number: int) -> None:
        if self._computer_is_next():
            self.tell(PATIENCE)
        elif number in self._position.legal_moves:
            self._take(number)
            self._let_the_computer_think()
        else:
            self._show(say_why(self._position, number, self.players))

    # How it is done

    def _seat(
        self,
        game: Game,
        players: tuple[str, str] | None,
        opponent: str | None,
        level: str,
        first: int,
    ) -> None:
        """Let these players sit down at the board, or refuse with a sentence and change nothing."""
        rows_of(game)  # a board too large to draw is refused
        if opponent not in OPPONENTS:
            raise ValueError("The opponent is None (two people) or 'computer'.")
        if first not in (1, 2):
            raise ValueError("The first is 1 or 2: which of the two players begins.")
        computer(level)  # an unknown level is refused
        self._named = checked_names(players, opponent, first)
        self._opponent, self._level, self._first = opponent, level, first

    def _prepare(self, position: Position) -> None:
        """Be ready for a game that begins, or goes on, with this position."""
        self._stop_thinking()
        self._chance = computer(self._level, self._seed)
        self._hints = 0
        self._position = position
        greeting = "Click a number, or go to it with the arrow keys and press Enter."
        self._message = say(self._ending(position) or greeting, self.players)

    def _begin(self, position: Position) -> None:
        self._prepare(position)
        self._view.setup = setup_of(position.game, self.players)
        self._show(self._message)
        self._let_the_computer_think()

    def _take(self, number: int) -> None:
        message = say_why(self._position, number, self.players)
        if self._computer_is_next():
            name = self.players[self._position.to_move - 1]
            message["parts"].insert(0, f"{name} takes {number}. ")
        position = self._position.play(number)
        ending = self._ending(position)
        if ending:
            message["parts"] += say(f" {ending}", self.players)["parts"]
        self._hints = 0
        self._put(position, message)

    @staticmethod
    def _ending(position: Position) -> str:
        """Return why a finished game is won and where it turned; of another one, nothing."""
        if position.outcome is None:
            return ""
        found = _reviewed(position)
        return f"{position.outcome.reason} {found.turned if found else ''}".strip()

    def _show(self, message: dict[str, Any], pairs: tuple[tuple[int, int], ...] = ()) -> None:
        """Say something about the position that is on the board."""
        self._put(self._position, message, pairs)

    def _put(
        self,
        position: Position,
        message: dict[str, Any],
        pairs: tuple[tuple[int, int], ...] = (),
    ) -> None:
        """Put a position on the board and send one new state to the page, or change nothing."""
        state = self._state(position, message, pairs)
        self._position, self._message = position, message
        self._view.show(state)

    def _state(
        self,
        position: Position,
        message: dict[str, Any],
        pairs: tuple[tuple[int, int], ...] = (),
    ) -> dict[str, Any]:
        """Return what the page shows of a position."""
        marks = self._marks(position) if position.outcome is not None else []
        state = state_of(position, self.players, self._help, message, pairs, marks)
        if self._computer_is_next(position):
            name = self.players[position.to_move - 1]
            state |= {"turn": f"{name} is thinking …", "legal": None, "count": ""}
        return state

    @staticmethod
    def _marks(position: Position) -> list[str]:
        """Return what the review says of each move of a finished game."""
        return [
            f"Here it turned: {listed(move.better[:6], 'or')} would have won."
            if move.gave_away
            else ""
            for move in _reviewed(position) or ()
        ]

    @property
    def _computer_seat(self) -> int:
        """Return which player the computer is, 1 or 2."""
        return 2 if self._first == 1 else 1

    def _computer_is_next(self, position: Position | None = None) -> bool:
        position = self._position if position is None else position
        seated = self._opponent is not None and position.to_move == self._computer_seat
        return seated and position.outcome is None

    def _let_the_computer_think(self) -> None:
        """Let the computer answer: after a pause on a page, at once to who plays in Python."""
        if not self._asked_on_page:
            self._computer_moves()
        elif self._computer_is_next():
            self._thinking = after(PAUSE, lambda: self.answered(self._computer_moves))

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


@lru_cache(16)
def _reviewed(position: Position) -> Review | None:
    """Return the review of a finished game, kept while it is shown; None if it is too large."""
    try:
        return review(position)
    except TooLarge:
        return None
