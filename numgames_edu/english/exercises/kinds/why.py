"""Why a number may be taken, or not: what is asked. What pupils believe stands in `beliefs`."""

from __future__ import annotations

from ...grammar import player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....facts import Fact


def prompt(mover: int, number: int, first: bool) -> str:
    """Return the question, and what is to be chosen."""
    return f"{asked(mover, number, first)} Choose the answer with the right reason."


def asked(mover: int, number: int, first: bool) -> str:
    """Return the question alone."""
    return f"May {player(mover)} {'begin with' if first else 'take'} {number} now?"


def how(choices: int) -> str:
    """Return how it is answered on a page."""
    return f"Choose one answer and press Check, or {give(choices)}."


def give(choices: int) -> str:
    """Return how it is answered in Python, as the end of a sentence."""
    return f"give the number of an answer, 1 to {choices}"


def in_python(choices: int) -> str:
    """Return how it is answered in Python."""
    return f"Give the number of an answer, 1 to {choices}."


def too_far(size: int) -> str:
    """Return which numbers can be asked about."""
    return f"Ask about a number near the board, 1 to {size}."


def too_few_choices(number: int) -> str:
    """Return why a number cannot be asked about."""
    return f"There is too little to choose from about {number} here."


def choice(yes: bool, because: str) -> str:
    """Return a verdict with its reason."""
    return f"{'Yes' if yes else 'No'}, because {because}."


# The reasons that are true


def taken(gone: Fact, owner: int) -> str:
    """Return that a number is taken, and by whom."""
    return f"{gone}: {player(owner)} took it"


def even_first(fits: bool, parity: Fact) -> str:
    """Return what the first number must be, and what it is."""
    return f"the first number must be even, {'and' if fits else 'but'} {parity}"


def any_first() -> str:
    """Return that the first number is free to choose."""
    return "any number of the board may be first"


def none_left(nothing_left: Fact) -> str:
    """Return that the rule gives way."""
    return f"{nothing_left}, so any number may be taken"


# What is said to an answer


def wrong_reason(answer: str) -> str:
    """Return what to say where the verdict is right, and the reason is not."""
    return f"The first word is right, but the reason is not. {answer}"


def wrong_verdict(answer: str) -> str:
    """Return what to say where the verdict is wrong, too."""
    return f"Not quite. {answer}"


# Hints


def decide(first: bool) -> str:
    """Return what to decide first, and where to look."""
    look = "Read the rules above, and look at the last number."
    if first:
        look = "Read the rules above: what may the first number be?"
    return f"First decide between Yes and No. {look}"


def look_at_reasons(number: int) -> str:
    """Return what to ask of the reasons."""
    return f"Then look at the reasons. Is {number} free? Does it fit? Is the reason true?"


def not_this(choice: str, answer: str) -> str:
    """Return one choice that is wrong, and why."""
    return f"This is not the right one: “{choice}” {answer}"
