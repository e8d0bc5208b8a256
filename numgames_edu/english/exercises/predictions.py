"""A guess: making it, and looking back at it."""

# Making a prediction


def no_question() -> str:
    """Return what a prediction begins with."""
    return "A prediction begins with a question in words."


def no_choices() -> str:
    """Return what the choices are."""
    return 'The choices are a list of texts: ["Player 1", "Player 2"].'


def bad_choices(most: int) -> str:
    """Return how many choices there are."""
    return f"A prediction has 2 to {most} different choices."


def who_wins_alone() -> str:
    """Return what a prediction about a position is about."""
    return "A prediction about a position is about who wins: Player 1 or 2."


# Making a guess


def none_yet() -> str:
    """Return that there is no guess."""
    return "No guess yet."


def not_guessed() -> str:
    """Return that nothing is chosen, and that nothing can go wrong."""
    return "You have not guessed yet. Any guess is a good one: choose what you think."


def choose_one(count: int) -> str:
    """Return how a guess is made."""
    return f"Choose one of the {count} answers, by its number."


def noted(guess: str) -> str:
    """Return that a guess is noted."""
    return f"Your guess is noted: {guess}. We shall come back to it."


def same(guess: str) -> str:
    """Return that this is the guess that was noted before."""
    return f"That is your guess already: {guess}."


def other(guess: str, first: str) -> str:
    """Return that the guess that was noted first stays."""
    return (
        f"Now you think: {guess}. Your first guess, {first}, stays noted, so that you can see "
        "later what you learned."
    )


def was(guess: str) -> str:
    """Return what was guessed at another time."""
    return f"Your guess was {guess}."


# Looking back


def say_the_truth() -> str:
    """Return that somebody has to say what turned out."""
    return "Say what turned out: look_back(one of the choices)."


def nothing_to_look_at() -> str:
    """Return that there is no guess to look back at."""
    return "You have made no guess yet. Go back to “Predict”, make one, and run this box again."


def as_guessed(guess: str, why: str) -> str:
    """Return that a guess was right, and why, if that is known."""
    return f"You guessed {guess}, and so it is.{_and(why)}"


def not_as_guessed(guess: str, truth: str, why: str) -> str:
    """Return what was guessed and what turned out, and why, if that is known."""
    surprise = "A surprise like that is a good moment to ask why."
    return f"You guessed {guess}. It turned out: {truth}. {surprise}{_and(why)}"


def _and(why: str) -> str:
    return f" {why}" if why else ""
