"""A table of answers for a lesson's teacher."""

from ..grammar import kind_of

MADE_OF = 'An answer key is made of questions by their names, such as {"5.1": question}'
UNKNOWN = "–"


def heading() -> tuple[str, ...]:
    """Return what stands above the columns."""
    return ("Question", "Position", "What is asked", "Answer", "What the check says to it")


def no_questions(thing: object) -> str:
    """Return what a key is made of."""
    return f"{MADE_OF}, but this is {kind_of(thing)}."


def no_question(thing: object) -> str:
    """Return what a key is made of, where one of several is something else."""
    return f"{MADE_OF}, but one of these is {kind_of(thing)}."
