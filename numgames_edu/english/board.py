"""What boards say: as text and as pictures, with their buttons, menus and step-throughs.

Labels come by the names that code knows them by; sentences are told what is the case.
"""

from __future__ import annotations

from ..sentences import told
from .grammar import either, listed, one_of, parity

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..display.wire import Words
    from ..requirements import Requirement
    from ..sentences import Clause, Player


# Any board


def title(game: str, size: int) -> str:
    """Return what stands above a board."""
    return f"{game}, 1 to {size}"


def side(odd: int) -> str:
    """Return what stands before a row of odd numbers (1) or of even ones (0)."""
    return parity(odd)


def too_large(most: int) -> str:
    """Return how large a board on the screen can be."""
    return f"A board on the screen has at most {most} numbers."


def to_move(mover: Player, required: Requirement) -> Clause:
    """Return whose turn it is and what is to be taken, below a board without a page."""
    return told("{mover} to move: {required}.", mover=mover, required=required)


def won_in_text(winner: Player) -> Clause:
    """Return who has won, below a board without a page."""
    return told("{winner} has won.", winner=winner)


def has_taken(player: Player, sign: str, numbers: Sequence[int]) -> Clause:
    """Return what a player has taken, with the sign that the player's numbers carry."""
    return told("{sign} {player}: {numbers}", sign=sign, player=player, numbers=listed(numbers))


# A board on a page


def turn(mover: Player, required: Requirement) -> Clause:
    """Return whose turn it is and what is to be taken."""
    verb = "must" if required.must else "may"
    return told(
        "{mover}’s turn: you {verb} take {required}.", mover=mover, verb=verb, required=required
    )


def won(winner: Player) -> Clause:
    """Return who has won."""
    return told("{winner} has won!", winner=winner)


def thinking(computer: Player) -> Clause:
    """Return whose turn it is while the computer thinks."""
    return told("{computer} is thinking …", computer=computer)


def patience() -> str:
    """Return what is said to somebody who clicks while the computer thinks."""
    return "One moment, please: the computer is thinking."


def allowed(count: int) -> str:
    """Return how many numbers are allowed."""
    return "One number is allowed." if count == 1 else f"{count} numbers are allowed."


def greeting() -> str:
    """Return how one plays."""
    return "Click a number, or go to it with the arrow keys and press Enter."


def takes(computer: Player, number: int) -> Clause:
    """Return what the computer does, before the reason why it may."""
    return told("{computer} takes {number}. ", computer=computer, number=number)


def turned(better: Sequence[int]) -> str:
    """Return what is said beside a move that gave the win away; `better` would have kept it."""
    return f"Here it turned: {either(better)} would have won."


def taken_back(moves: int) -> str:
    """Return that one move or two moves are taken back."""
    return f"{'The last move is' if moves == 1 else 'The last two moves are'} taken back."


def nothing_to_take_back() -> str:
    """Return that there is no move yet."""
    return "There is no move to take back."


def settings(opened: bool) -> str:
    """Return what a press on the button for a new game did."""
    return f"The settings below the board are {'open' if opened else 'closed'}."


def code(code: str) -> str:
    """Return the code of the position on the board."""
    return f"The code of this position is {code}"


def went_wrong(kind: str) -> str:
    """Return that a game failed, by the name that Python has for what went wrong."""
    return f"Something in this game went wrong ({kind}). The board is as it was."


def page() -> Words:
    """Return what the page itself says, where it puts a name or a number into the braces."""
    return {
        "taken": "taken by {name}, move {move}",
        "free": "free",
        "allowed": "allowed",
        "refused": "not allowed",
        "last": "the last number",
        "partner": "partner of {number}",
        "chosen": "chosen",
        "moves": "Moves so far",
        "silent": no_answer(),
    }


def no_answer() -> str:
    """Return what a page says that waits for Python."""
    return (
        "No answer yet. Python may be busy: wait a moment. If it is not running, run this cell "
        "first."
    )


# Buttons and menus


def buttons() -> dict[str, str]:
    """Return what stands on each button of a board and of a step-through."""
    return {
        "undo": "Undo",
        "hint": "Hint",
        "who-wins": "Who wins, and why?",
        "new-game": "New game …",
        "begin": "Begin the new game",
        "copy": "Copy code",
        "load": "Load code",
        "first": "First",
        "previous": "Previous",
        "next": "Next",
        "last": "Last",
        "play": "Play",
        "pause": "Pause",
    }


def fields() -> dict[str, str]:
    """Return what stands before each field of the settings, and before a step-through's slider."""
    return {
        "size": "Numbers 1 to",
        "opening": "Opening",
        "first-name": "First name",
        "second-name": "Second name",
        "first": "Who begins",
        "opponent": "Second player",
        "level": "Computer plays",
        "help": "Help",
        "code": "Position code",
        "step": "Move",
    }


def openings() -> dict[str, str]:
    """Return what the first number may be, to choose from."""
    return {"any": "any first number", "even": "first number even"}


def beginners() -> dict[int, str]:
    """Return who may begin, to choose from."""
    return {1: "the one named first", 2: "the one named second"}


def opponents() -> dict[str, str]:
    """Return who the second player may be, to choose from."""
    return {"person": "a person", "computer": "the computer"}


def levels() -> dict[str, str]:
    """Return how well the computer may play, to choose from."""
    return {"perfect": "perfect", "careful": "careful", "random": "random"}


def helps() -> dict[str, str]:
    """Return how much a board may help, to choose from."""
    return {"all": "show what is allowed", "count": "say how many", "none": "no help"}


# Step-throughs


def readonly() -> str:
    """Return what a click on a step-through gets."""
    return "This is a game that was played: go through it with the buttons below the board."


def not_begun() -> str:
    """Return what is said before the first step."""
    return "No move has been made yet. Press Next. "


def also_allowed(others: Sequence[int]) -> str:
    """Return what else was allowed, between the reason for a move and who was winning."""
    if not others:
        return " Nothing else was allowed. "
    return f" Also allowed: {listed(others)}. "


# What is refused


def bad_help(levels: Sequence[str]) -> str:
    """Return what the help can be."""
    return one_of("help", levels)


def bad_opponent() -> str:
    """Return what the opponent can be."""
    return "The opponent is None (two people) or 'computer'."


def bad_first() -> str:
    """Return what says who begins."""
    return "The first is 1 or 2: which of the two players begins."


def already_sized() -> str:
    """Return why a position takes no size and no opening rule."""
    return "A position already has its size and its opening rule."
