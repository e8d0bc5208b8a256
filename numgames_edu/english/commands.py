"""What the command `numgames` says: its help, what it did, and what it cannot do."""

from __future__ import annotations

from .grammar import either, listed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

GAME, FOLDER, CODE, FILE, NUMBER = "GAME", "FOLDER", "CODE", "FILE", "N"
"""What stands in the help for something that one writes oneself."""

TWO_NAMES = ("A", "B")


# The help


def about() -> str:
    """Return what the command is."""
    return "Number games for learning."


def commands() -> str:
    """Return the heading of the list of commands."""
    return "commands"


def lab() -> str:
    """Return what `numgames lab` does."""
    return "open the lessons in JupyterLab"


def about_lab() -> str:
    """Return what `numgames lab` does, in sentences."""
    return (
        "Put the lessons into a folder and open them in JupyterLab. What you have changed there "
        "is kept."
    )


def after_the_folder() -> str:
    """Return what can be written after the folder."""
    return "Everything after FOLDER goes to JupyterLab, for example --no-browser --port 8899."


def teacher() -> str:
    """Return what a teacher gets."""
    return "with the teacher's pages and the solutions"


def folder(pupils: str, teachers: str) -> str:
    """Return which folder is taken if none is named."""
    return f"default: {pupils}, or {teachers} for a teacher"


def language(codes: Sequence[str]) -> str:
    """Return which languages there are."""
    return f"the language of all that is said: {either(codes)}"


def play() -> str:
    """Return what `numgames play` does."""
    return "play in the terminal"


def games(slugs: Sequence[str]) -> str:
    """Return which games there are."""
    return ", ".join(slugs)


def size() -> str:
    """Return what a size is."""
    return "the largest number of the board"


def opening() -> str:
    """Return what an opening rule is."""
    return "what the first number may be"


def players() -> str:
    """Return what the names are."""
    return "the players' names"


def first() -> str:
    """Return who may begin."""
    return "who begins: the player named first, the one named second, or by chance"


def opponent() -> str:
    """Return what the opponent is."""
    return "who the second player is"


def level() -> str:
    """Return what the level is."""
    return "how well the computer plays (default: careful, which errs sometimes)"


def seed() -> str:
    """Return what the seed is for."""
    return "makes chance repeatable"


def continued(example: str) -> str:
    """Return from where one can play on."""
    return f"play on from a position, e.g. '{example}'"


def solve() -> str:
    """Return what `numgames solve` does."""
    return "say who wins a position, and why"


def position(example: str) -> str:
    """Return what a position code is."""
    return f"a position, e.g. '{example}'"


def long() -> str:
    """Return what the long proof is."""
    return "the proof for older pupils"


def review() -> str:
    """Return what a review is."""
    return "look at each move made so far"


def sheet() -> str:
    """Return what `numgames print` does."""
    return "make a page to print: a board, the rules, and room to write the moves"


def about_sheet() -> str:
    """Return what `numgames print` does, in a sentence."""
    return "Write a page in A4 as a PDF, for playing with pencil and paper."


def sheet_file() -> str:
    """Return which file is written if none is named."""
    return "default: GAME-N.pdf or GAME-N-even.pdf"


# What is refused


def bad_size(largest: int) -> str:
    """Return what a size is, after the name of the option."""
    return f"a size is a whole number from 1 to {largest}"


def level_needs_computer() -> str:
    """Return that two people have no level."""
    return "A level is for the computer: add --opponent computer."


def code_says_it_all() -> str:
    """Return that a code needs no game beside it."""
    return "A code already says the game, its size and its opening rule."


def which_game(slugs: Sequence[str]) -> str:
    """Return that a game has to be named."""
    return f"Which game? There are {listed(slugs)}."


def folder_first() -> str:
    """Return in which order the words of `numgames lab` come."""
    return "The folder comes first: numgames lab FOLDER --no-browser --port=8899"


def no_lessons() -> str:
    """Return that the notebooks did not come with the package."""
    return "The lessons are missing from this installation; install it again."


# What is done


def why(proof: str) -> str:
    """Return a proof after the question that it answers."""
    return f"Why? {proof}"


def not_proved() -> str:
    """Return that a proof failed its check."""
    return "The proof could not be checked. Please report this position."


def proved() -> str:
    """Return that a proof was checked."""
    return "The proof was checked by the rules alone."


def sheet_written(file: object) -> str:
    """Return where the page to print is."""
    return f"Ready to print: {file}"


def lessons_are_in(folder: object) -> str:
    """Return where the lessons are."""
    return f"The lessons are in {folder}"


def kept(names: Sequence[str]) -> str:
    """Return which lessons were left as somebody changed them."""
    return f"Kept as you changed them: {', '.join(names)}"


def has_the_answers() -> str:
    """Return what a teacher has to know of the teacher's folder."""
    return "It has the answers, too (teacher, solutions), so keep it away from pupils."


def administrator() -> str:
    """Return what is said to whoever is root."""
    return "You are the administrator (root). That works, but an everyday account is safer."
