"""What stands before what is said to an answer."""


def right(said: str) -> str:
    """Return what is said to a right answer."""
    return f"Right! {said}"
