"""The mistake in a played game: what is asked, and what is said to a move."""

from __future__ import annotations

from ...grammar import player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....facts import Wanted
    from ....sentences import Noun

    Move = tuple[int, int, int]  # which one, by whom, the number taken


def no_game() -> str:
    """Return what a played game is."""
    return "A played game is a list of numbers such as [6, 3, 9]."


def move(which: int, mover: int, number: int) -> str:
    """Return a move of a game."""
    return f"Move {which}: {player(mover)} takes {number}."


def solution(moves: Sequence[Move]) -> str:
    """Return the moves that are right answers."""
    first, *others = moves
    more = (f"Or move {which}: {player(mover)} takes {number}." for which, mover, number in others)
    return " ".join([move(*first), *more])


def how(moves: int) -> str:
    """Return how it is answered on a page."""
    return f"Choose a move and press Check, or {give(moves)}."


def give(moves: int) -> str:
    """Return how it is answered in Python, as the end of a sentence."""
    return f"give the number of the move, 1 to {moves}"


def in_python(moves: int) -> str:
    """Return how it is answered in Python."""
    return f"Give the number of the move, 1 to {moves}."


def no_move(moves: int) -> str:
    """Return what to give instead of a number of the board."""
    return f"Say which move it was, 1 to {moves}, not which number was taken."


def in_first_half() -> str:
    """Return where in the game it is."""
    return "It happens in the first half of the game."


def in_second_half() -> str:
    """Return where in the game it is."""
    return "It happens in the second half of the game."


# Which move broke the rules?


def nothing_broken() -> str:
    """Return why a broken rule cannot be asked for."""
    return "No move of this game breaks the rules."


def which_broke() -> str:
    """Return the question."""
    return "Which is the first move that breaks the rules?"


def written_down(title: str, size: int, rules: str) -> str:
    """Return what the game is."""
    return f"Somebody wrote down a game of {title} on 1 to {size}. {rules}"


def earlier(move: int) -> str:
    """Return what to say to a move after the right one."""
    return f"Look earlier: the rules were broken before move {move}."


def keeps_to_rules(move: int, why: str) -> str:
    """Return what to say to a move before the right one."""
    return f"Move {move} keeps to the rules. {why}"


def go_through() -> str:
    """Return how to look for it."""
    return "Go through the game from its start. What was allowed each time?"


def was_over() -> str:
    """Return that somebody went on after the end."""
    return "The game is over before one of the moves."


def was_not_there() -> str:
    """Return that somebody took what could not be taken, where any number was allowed."""
    return "One of the moves takes a number that was not there to take."


def free_one_was_due(wanted: Noun) -> str:
    """Return what had to be taken, without saying when."""
    return f"At one move {wanted.free} had to be taken, but something else was."


def something_was_due(wanted: Wanted) -> str:
    """Return what the rules asked for, without saying when."""
    return f"At one move the rules asked for {wanted}, but something else was taken."


# Which move gave the win away?


def nothing_lost() -> str:
    """Return why a mistake cannot be asked for."""
    return "No move of this game broke a rule or gave the win away."


def changed_hands() -> str:
    """Return the question where there is more than one mistake."""
    return "In this game the win changed hands more than once. Find a move that gave it away."


def loser_could_have_won() -> str:
    """Return the question for a game that is over."""
    return f"The loser of this game could have won it. {which_lost()}"


def not_over_yet() -> str:
    """Return the question for a game that is not over."""
    return f"This game is not over yet, but somebody has made a mistake. {which_lost()}"


def which_lost() -> str:
    """Return the question alone."""
    return "Which move gave the win away?"


def not_this(what: str) -> str:
    """Return what to say to another move."""
    return f"Not this one. {what}"


def go_back() -> str:
    """Return how to look for it."""
    return "Go back from the end. Who was winning before each move, and who after it?"


def what_else(where: str) -> str:
    """Return where to look, and for what."""
    return f"{where} Which other numbers were allowed there?"


def better(mover: int, number: int) -> str:
    """Return who made the mistake, and what would have been better."""
    return f"It was {player(mover)}, who could have taken {number} instead."
