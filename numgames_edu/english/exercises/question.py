"""How far a question is answered, and what is said with its hints."""

from ..grammar import kind_of


def not_yet() -> str:
    """Return that a question has no answer."""
    return "Not answered yet."


def not_yet_but(how: str) -> str:
    """Return that a question has no answer, and how to answer it."""
    return f"{not_yet()} {how}"


def done_before() -> str:
    """Return that a question was answered rightly at another time."""
    return "Done before. You may answer it again."


def cannot_be_read(answer: object, how: str) -> str:
    """Return that an answer is of no use, and how to answer."""
    return f"This cannot be read: it is {kind_of(answer)}. {how}"


def last_hint(hint: str) -> str:
    """Return a hint after which there is none."""
    return f"{hint} That was the last hint."


def no_more_hints(hint: str) -> str:
    """Return a hint after which there are more, but not for somebody who can do without."""
    return f"{hint} You have solved one like this before: now try without more."
