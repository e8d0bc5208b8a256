"""Write the rule of a game as a function."""

from __future__ import annotations

from ...grammar import listed
from .functions import kind, no_return

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def no_rule() -> str:
    """Return why a rule cannot be asked for."""
    return "On this board, no number may follow another: there is no rule to find."


def prompt(title: str) -> str:
    """Return what is asked for."""
    return f"Write a function is_legal(last, number) for {title}."


def note(rule: str, size: int, gives_way: bool) -> str:
    """Return what the function is given, and gives back."""
    there = "still free; leave out the case that none fits" if gives_way else "still free"
    return (
        f"It gives back True if number may follow last, and False if not. {rule} The two are "
        f"different numbers of the board 1 to {size}, and number is {there}."
    )


def solution(rule: str) -> str:
    """Return which functions are right."""
    return f"any function that says what the rule says: {rule}"


def agrees(pairs: int) -> str:
    """Return that a function is right."""
    return f"Your function agrees with the rules for all {pairs} pairs."


def differs(
    last: int, number: int, said: bool, allowed: bool, why: str, wrong: int, pairs: int
) -> str:
    """Return where a function is wrong first, why, and how often it is."""
    verb = "may" if allowed else "cannot"
    count = "This is the only pair" if wrong == 1 else f"It is one of {wrong} pairs"
    return (
        f"Your function says {said} for is_legal({last}, {number}), but {number} {verb} follow "
        f"{last}: {why}. {count} of {pairs} where your function and the rules differ."
    )


def gave_back(last: int, number: int, thing: object) -> str:
    """Return what a function should give back."""
    gave = f"is_legal({last}, {number}) gave back {kind(thing)}"
    return f"{gave}: it should be True or False.{no_return(thing)}"


def say_it() -> str:
    """Return how to begin."""
    return "How do you decide it without a computer? Say it in one sentence with “if”."


def these_fit(last: int, numbers: Sequence[int]) -> str:
    """Return some pairs for which the rule holds."""
    fit = f"After {last}, these fit: {listed(numbers)}."
    return f"{fit} Your function should give back True for each."
