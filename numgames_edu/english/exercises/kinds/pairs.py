"""Which numbers are partners: what is asked, and what is said to pairs."""

from __future__ import annotations

from ...grammar import listed, player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    Pairs = Sequence[tuple[int, int]]

ANSWER = "pairs such as [(2, 4), (3, 9)]"


# Where there is nothing to ask


def only_where_stuck_loses() -> str:
    """Return in which games partners prove anything."""
    return "Pairings prove who wins only where a player who cannot move loses."


def only_both_ways() -> str:
    """Return which numbers can be partners at all."""
    return "Partners must be able to follow each other, both ways round."


def no_count() -> str:
    """Return what the number of given pairs is."""
    return "How many pairs are given is a whole number, 0 or more."


def too_few() -> str:
    """Return that too little is left to find."""
    return "There are too few pairs to find here."


def ends_at_once() -> str:
    """Return that there is nothing to answer."""
    return "The game ends at once here: there are no pairs to find."


# The question


def prompt(mover: int, given: Pairs) -> str:
    """Return who has to have partners, the question, and the pairs that are given."""
    rest = f" Given: {_pairs(given)}. Find the others." if given else ""
    return (
        f"{player(mover)} is to move, but {player(3 - mover)} wins by answering each number with "
        f"its partner. {asked()} Each number that {player(mover)} can get to needs one.{rest}"
    )


def asked() -> str:
    """Return the question alone."""
    return "Which numbers are partners?"


def how() -> str:
    """Return how it is answered on a board."""
    return f"Choose two numbers for each pair and press Check, or {give()}."


def give() -> str:
    """Return how it is answered in Python, as the end of a sentence."""
    return f"give {ANSWER}"


def in_python() -> str:
    """Return how it is answered in Python."""
    return f"Give {ANSWER}."


def solution(pairs: Pairs) -> str:
    """Return pairs that are right."""
    return f"for example {_pairs(pairs)}"


def _pairs(pairs: Pairs) -> str:
    return listed(f"{one}–{other}" for one, other in pairs)


# What is said to an answer


def none_yet(mover: int) -> str:
    """Return what to ask first."""
    return f"There are no pairs yet. What would {player(3 - mover)} answer to each number?"


def own_partner(number: int) -> str:
    """Return why a number is not its own partner."""
    return f"{number} cannot be its own partner: a number is taken only once."


def two_partners(number: int, one: int, other: int) -> str:
    """Return that a number has too many partners."""
    return f"{number} has two partners, {one} and {other}: one is enough."


def no_partners(one: int, other: int, why: str) -> str:
    """Return why two numbers cannot be partners."""
    return f"{one} and {other} cannot be partners, as {other} cannot follow {one}: {why}."


def always_free(mover: int) -> str:
    """Return why the pairs are right."""
    always = f"So {player(3 - mover)} always has an answer"
    return (
        f"Whatever {player(mover)} takes, its partner is still free and may follow. {always}, and "
        f"{player(mover)} is the one who gets stuck."
    )


def every_line_tried(mover: int) -> str:
    """Return why the pairs are right, where that was found by trying."""
    always = f"{player(3 - mover)} can always answer with the partner"
    return f"Every line was tried: {always}, and {player(mover)} is the one who gets stuck."


def some_missing() -> str:
    """Return that the pairs are not enough, where it cannot be said why."""
    return "These pairs fit, but some number still needs a partner."


def could_take(mover: int, number: int) -> str:
    """Return a number without a partner that can be taken now."""
    escape = f"{player(mover)} could take {number}, and {number} has no partner yet."
    return f"The pairs fit so far. But {escape}"


def way_out(moves: Sequence[tuple[int, int]], mover: int, number: int) -> str:
    """Return a way to a number without a partner; the moves are (player, number)."""
    way = ", ".join(f"{player(who)} takes {taken}" for who, taken in moves)
    escape = f"Then {player(mover)} takes {number}, and {number} has no partner yet."
    return f"The pairs fit so far. But look: {way}. {escape}"


# Hints


def smallest_choice() -> str:
    """Return what to look for, where some numbers have fewer partners than others."""
    return f"{_must_follow()} Which number has the smallest choice?"


def which_can_follow() -> str:
    """Return what to look for, where all numbers have as many partners."""
    return f"{_must_follow()} Which numbers can follow each other?"


def begin_there(number: int, partners: int) -> str:
    """Return a number with few partners."""
    count = "only one possible partner" if partners == 1 else f"{partners} possible partners"
    return f"{number} has {count} among the numbers without a partner. Begin there."


def many_partners(number: int) -> str:
    """Return a number to begin with, where all have several partners."""
    begin = f"Take {number}: which numbers may follow it?"
    return f"Every number has several possible partners. {begin}"


def can_be_partners(one: int, other: int) -> str:
    """Return a pair."""
    return f"{one} and {other} can be partners."


def _must_follow() -> str:
    return "Partners must be able to follow each other."
