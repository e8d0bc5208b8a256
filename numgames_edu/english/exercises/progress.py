"""How much of a lesson is done."""


def headline(done: int, exercises: int) -> str:
    """Return how many of the exercises are done.

    >>> headline(0, 0), headline(1, 1), headline(0, 3)
    ('No exercise has been asked yet.', 'The exercise is done!', 'None of 3 exercises done.')
    """
    if not exercises:
        return "No exercise has been asked yet."
    if done == exercises:
        return "Every exercise is done!" if done > 1 else "The exercise is done!"
    if exercises == 1:
        return "The exercise is not done yet."
    return f"{done or 'None'} of {exercises} exercises done."
