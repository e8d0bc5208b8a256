"""What questions of every kind say."""

from __future__ import annotations

from ...grammar import kind_of, player


def nothing_to_ask(how_it_ended: str) -> str:
    """Return why there is no question about a game that is over."""
    return f"There is nothing to ask here. {how_it_ended}"


def turn(mover: int, last: int | None) -> str:
    """Return whose turn it is, and what was taken before."""
    before = "No number is taken yet."
    if last is not None:
        before = f"{player(3 - mover)} has just taken {last}."
    return f"{player(mover)}’s turn. {before}"


def required(mover: int, must: bool, wanted: str) -> str:
    """Return what has to be taken, or may be."""
    return f"{player(mover)} {'must' if must else 'may'} take {wanted}."


def no_seed(thing: object) -> str:
    """Return what a seed is."""
    return f"A seed is a whole number such as 1, but this is {kind_of(thing)}."
