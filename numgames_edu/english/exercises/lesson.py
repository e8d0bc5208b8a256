"""A lesson, how far each of its exercises is done, and whether that can be kept."""

from ..grammar import kind_of


def bad_lesson(most: int) -> str:
    """Return what the name of a lesson is."""
    return _name("lesson", most)


def bad_exercise(most: int) -> str:
    """Return what the name of an exercise is."""
    return _name("exercise", most)


def bad_prediction(most: int) -> str:
    """Return what the name of a prediction is."""
    return _name("prediction", most)


def _name(what: str, most: int) -> str:
    return f"The name of a {what} is a short text of 1 to {most} characters."


def no_question(thing: object) -> str:
    """Return that a lesson asks questions."""
    return f"A lesson asks a question, but this is {kind_of(thing)}."


def not_kept() -> str:
    """Return that what is done cannot be written down."""
    return "Your progress cannot be kept: this folder cannot be written to."


# How far an exercise is done, by its name


def done(name: str) -> str:
    """Return that an exercise is done."""
    return f"{name}: done"


def done_before(name: str) -> str:
    """Return that an exercise was done at another time."""
    return f"{name}: done before"


def not_right_yet(name: str) -> str:
    """Return that an exercise has no right answer."""
    return f"{name}: not right yet"


def not_answered_yet(name: str) -> str:
    """Return that an exercise has no answer."""
    return f"{name}: not answered yet"
