"""What is said to a function that a pupil wrote, whatever it should do."""

from __future__ import annotations

from .. import answers

ANSWER = "the function in the box and run it again"


def how() -> str:
    """Return how a question is answered with a function."""
    return f"Write {ANSWER}."


def give() -> str:
    """Return the same as the end of a sentence."""
    return f"write {ANSWER}"


def not_in_quotes(name: str) -> str:
    """Return that the function is asked for, and not its name as text."""
    return f"{_itself(name)}, without quotation marks."


def not_called(name: str) -> str:
    """Return that the function is asked for, and not what it gives back."""
    return f"{_itself(name)}, without brackets after it."


def _itself(name: str) -> str:
    return f"The answer is the function itself: write its name, {name}"


def stopped(call: str, kind: str, about: str) -> str:
    """Return that a call ended with an error of a kind, and what Python says about it."""
    return f"{call} stopped with an error, {kind}{f': {about}' if about else ''}."


def too_long(seconds: float) -> str:
    """Return that a function did not come to an end."""
    return (
        f"Your function takes too long: it was stopped after {seconds:g} seconds. Is there a loop "
        "in it that does not come to an end?"
    )


def no_return(thing: object) -> str:
    """Return a question that helps where nothing was given back, after a space; else ""."""
    return " Does it end with return?" if thing is None else ""


def kind(thing: object) -> str:
    """Return what a function gave back.

    >>> kind(7), kind("7"), kind({2: 4}), kind(None)
    ('a number', 'text', 'a dictionary', 'nothing')
    """
    return "text" if is_number_in_quotes(thing) else answers.kind(thing)


def is_number_in_quotes(thing: object) -> bool:
    """Return whether something is a number, but for its quotation marks."""
    return isinstance(thing, str) and thing.strip().isdigit()
