"""Write a function that wins a game."""

from __future__ import annotations

from ...grammar import player
from .functions import is_number_in_quotes, kind, no_return

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def prompt(title: str, size: int, history: Sequence[int], winner: int) -> str:
    """Return what is asked for."""
    where = f"{title} on 1 to {size}"
    if history:
        where = f"{where} after {_moves(history)}"
    return f"Write a function strategy(position) that wins {where} for {player(winner)}."


def note() -> str:
    """Return what the function gives back."""
    return "It gives back the number to take, and should win whatever the other player chooses."


def solution(winner: int) -> str:
    """Return which functions are right."""
    return f"any function that wins every game for {player(winner)}, as the solver does"


def wins_all(games: int) -> str:
    """Return that every game was tried and won."""
    every = "the one game" if games == 1 else f"all {games} games"
    return f"Your strategy wins {every} that can come of it, whatever is answered."


def wins_many(games: int) -> str:
    """Return that many games were tried and won."""
    tried = f"Your strategy made no mistake in the {games} games that were played."
    return f"{tried} There are more than could all be tried."


# Where it goes wrong; the history is the game so far


def gives_back(history: Sequence[int], thing: object) -> str:
    """Return that what it gives back is no move."""
    advice = ": leave out the quotation marks" if is_number_in_quotes(thing) else ""
    return (
        f"Here is a game that your strategy cannot play: {_at(history)}, it gives back "
        f"{kind(thing)} instead of a whole number{advice}.{no_return(thing)}"
    )


def takes(history: Sequence[int], number: int, why: str) -> str:
    """Return that what it takes is not allowed, and why."""
    return f"{_loses(history)}, your strategy takes {number}. {why}"


def takes_too_large(history: Sequence[int], why: str) -> str:
    """Return that what it takes is not allowed, without the number, which is very long."""
    return f"{_loses(history)}, your strategy takes a number. {why}"


def ends(history: Sequence[int], number: int, how_it_ends: str) -> str:
    """Return that what it takes ends the game."""
    return f"{_may_lose(history, number)} {how_it_ends}"


def can_be_answered(history: Sequence[int], number: int, reply: int, stuck: int | None) -> str:
    """Return how what it takes is answered, and who is stuck then, if anybody is."""
    end = "and win from there" if stuck is None else f"and {player(stuck)} is stuck"
    comma = "" if stuck is None else ","
    answer = f"The other player can answer with {reply}{comma} {end}."
    return f"{_may_lose(history, number)} {answer}"


def _loses(history: Sequence[int]) -> str:
    return f"Here is a game that it loses: {_at(history)}"


def _may_lose(history: Sequence[int], number: int) -> str:
    return f"Here is a game that it can lose: {_at(history)}, your strategy takes {number}."


def _at(history: Sequence[int]) -> str:
    return f"after {_moves(history)}" if history else "at the start"


def _moves(history: Sequence[int]) -> str:
    return " ".join(map(str, history))


# Hints


def how_would_you() -> str:
    """Return how to begin."""
    return "How would you play yourself? Find the one thing that you look at before each move."


def what_there_is() -> str:
    """Return what a position knows."""
    return "position.legal_moves holds the numbers allowed, position.last the number before."


def think_about(proof: str) -> str:
    """Return why the game can be won."""
    return f"Think about this reason. {proof}"
