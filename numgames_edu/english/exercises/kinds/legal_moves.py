"""Which numbers may be taken now: what is asked, and what is said to it."""

from __future__ import annotations

from ...grammar import listed, player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....sentences import Noun

ANSWER = "a list such as [2, 4]"


def prompt(mover: int) -> str:
    """Return the question, and how much is asked for."""
    return f"{asked(mover)} Choose all of them."


def asked(mover: int) -> str:
    """Return the question alone."""
    return f"Which numbers may {player(mover)} take now?"


def how() -> str:
    """Return how it is answered on a board."""
    return f"Choose the numbers on the board and press Check, or {give()}."


def give() -> str:
    """Return how it is answered in Python, as the end of a sentence."""
    return f"give {ANSWER}"


def in_python() -> str:
    """Return how it is answered in Python."""
    return f"Give {ANSWER}."


def solution(numbers: Sequence[int]) -> str:
    """Return the numbers that are right."""
    return listed(numbers)


# What is said to an answer


def all_found(count: int, required: str) -> str:
    """Return that nothing is missing, and what was required."""
    found = {1: "the only one there is", 2: "both"}.get(count, f"all {count}")
    return f"You found {found}. {required}"


def look_for(mover: int, wanted: Noun) -> str:
    """Return that there is something to take, and what to look for."""
    return f"{player(mover)} is not stuck: look for {wanted.free}."


def not_stuck(mover: int, required: str) -> str:
    """Return that there is something to take, and what may be taken."""
    return f"{player(mover)} is not stuck. {required}"


def right_so_far(found: int, missing: int, of: int) -> str:
    """Return that all numbers chosen are right, and how many are missing."""
    many = {1: "This one is right.", 2: "Both that you chose are right."}
    return f"{many.get(found, f'All {found} that you chose are right.')} {_missing(missing, of)}"


def not_allowed(why: str, others: int, missing: int, of: int) -> str:
    """Return why one number is wrong, how many others are, and how many are missing."""
    said = [why]
    if others:
        said += [_others(others)]
    if missing:
        said += [_missing(missing, of)]
    return " ".join(said)


def _missing(count: int, of: int) -> str:
    if count == of:
        every = {1: "The right one is", 2: "Both right ones are"}
        return f"{every.get(of, f'All {of} right ones are')} still missing."
    return "One more is missing." if count == 1 else f"{count} more are missing."


def _others(count: int) -> str:
    if count == 1:
        return "And one more that you chose is not allowed."
    return f"And {count} more that you chose are not allowed."


# Hints


def look_at_the_rule(last: int, rule: str) -> str:
    """Return the question what the rules ask for now."""
    return f"What do the rules ask for after {last}? {rule}"


def look_at_the_opening() -> str:
    """Return the question what the rules ask for at the start."""
    return "What may the first number be? Read the rules again."


def must_be_free(required: str) -> str:
    """Return what is required, and that a number must be free."""
    return f"{required} The number must still be free."


def one_of_them(count: int, one: int) -> str:
    """Return how many numbers are right, and one of them."""
    there = "There is one such number" if count == 1 else f"There are {count} of them"
    return f"{there}. Go through the board one by one: one is {one}."
