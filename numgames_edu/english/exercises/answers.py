"""What is said to an answer that cannot be read, and how numbers are typed in words."""

from __future__ import annotations

from collections.abc import Mapping

from ..grammar import kind_of, player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

AND = "and"
"""What somebody may type between two numbers, or two pairs."""

ONE, SEVERAL = "6", "2, 4, 6"
LIST_OF_PAIRS = "The answer is a list of pairs such as [(2, 4), (3, 9)]"


def kind(thing: object) -> str:
    """Return what a thing is, by the names that pupils learn.

    >>> kind(7), kind({2: 4}), kind("seven")
    ('a number', 'a dictionary', 'text')
    """
    if isinstance(thing, Mapping):
        return "a dictionary"
    if isinstance(thing, int) and not isinstance(thing, bool):
        return "a number"
    return kind_of(thing)


# One number


def nothing_typed() -> str:
    """Return that a text is empty where a number should be."""
    return "Nothing is typed between the quotation marks yet."


def no_number_yet() -> str:
    """Return that one number is asked for, where there is none."""
    return f"There is no answer yet. Give one number such as {ONE}."


def too_many_numbers() -> str:
    """Return that one number is asked for, where there are several."""
    return f"The answer is one number such as {ONE}, but these are several numbers."


# Numbers


def no_list(thing: object) -> str:
    """Return that numbers are asked for, where there are things that belong together."""
    return f"The answer is a list of numbers such as [2, 4]; this is {kind(thing)}."


def no_numbers(thing: object) -> str:
    """Return that numbers are asked for, where there is one thing of another kind."""
    return f"The answer is made of whole numbers such as 6, but this is {kind(thing)}."


def no_number_in_list(thing: object) -> str:
    """Return that a list of numbers holds something else."""
    return f"A list such as [2, 4] holds whole numbers, but this is {kind(thing)}."


def list_too_long() -> str:
    """Return that a list has more numbers than a board."""
    return "This list is longer than any board: give each number once."


def words_typed(count: int, one_number: bool) -> str:
    """Return that so many words were typed, where one number or several are asked for."""
    these = "This is a word" if count == 1 else "These are words"
    wanted = f"a number, such as {ONE}" if one_number else f"made of numbers, such as {SEVERAL}"
    return f"{these}, but the answer is {wanted}."


def no_digits(one_number: bool) -> str:
    """Return how one number or several are typed."""
    return f"Write the answer in digits, such as {ONE if one_number else SEVERAL}."


# Pairs


def no_pairs(thing: object) -> str:
    """Return that pairs of numbers are asked for, where there is something else."""
    return f"{LIST_OF_PAIRS}, but this is {kind(thing)}."


def no_pair(thing: object) -> str:
    """Return that a list of pairs holds something else."""
    return f"{LIST_OF_PAIRS}, but this list holds {kind(thing)}."


def single_number(alone: bool) -> str:
    """Return that a list of pairs holds a number; `alone`, if it is the only one."""
    if alone:
        return f"{LIST_OF_PAIRS}, but this list holds a single number: write it with its partner."
    return f"{LIST_OF_PAIRS}, but this list holds single numbers: write them in pairs."


def not_two() -> str:
    """Return that a pair has more or fewer than two numbers."""
    return f"{LIST_OF_PAIRS}: each pair has two numbers."


def put_together(pairs: Sequence[tuple[int, int]]) -> str:
    """Return how numbers are written in pairs, with an example."""
    return f"Put two numbers together in brackets for each pair: {list(pairs)}."


def too_many_pairs() -> str:
    """Return that a list has more pairs than a board has numbers."""
    return "There are more pairs than numbers on any board: give each pair once."


# One of several choices; the two players may be all of them


def no_choice_of(count: int, players: bool) -> str:
    """Return by which numbers the choices are named."""
    return f"{_choices(count, players)}."


def no_choice_in_words(count: int, players: bool) -> str:
    """Return by what the choices are named, to somebody who typed other words."""
    return f"{_choices(count, players)}{'' if players else ', or with its words'}."


def no_number_of_choice(count: int, players: bool, thing: object) -> str:
    """Return by which numbers the choices are named, where there is something else."""
    return f"{_choices(count, players)}, but this is {kind(thing)}."


def _choices(count: int, players: bool) -> str:
    if players:
        return f"Answer 1 for {player(1)}, or 2 for {player(2)}"
    return f"Answer with the number of one of the choices, 1 to {count}"
