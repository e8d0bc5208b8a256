"""What stands on the page of a question, a prediction or a lesson's progress."""

from ..board import no_answer


def buttons() -> dict[str, str]:
    """Return what stands on each button."""
    return {
        "check": "Check",
        "hint": "Hint",
        "another": "New variant",
        "guess": "This is my guess",
        "reset": "Reset …",
        "sure": "Yes, forget it all",
        "keep": "No, keep it",
    }


def silent() -> str:
    """Return what the page says where Python does not answer."""
    return no_answer()


def readonly() -> str:
    """Return what a click on a board gets where the answer is chosen below it."""
    return "This board is to look at: choose your answer below it."


def write_below(note: str) -> str:
    """Return what there is to know of a function, and where it is written."""
    return f"{note} Write it in the box below, and run that box."


def forget_all() -> str:
    """Return the question that stands between a lesson and its reset."""
    return "Shall this lesson forget what you have done and guessed in it?"


def forgotten() -> str:
    """Return that a lesson was reset."""
    return "Forgotten. You can begin again."
