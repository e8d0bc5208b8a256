"""Answers as pupils write them, read into plain numbers. What cannot be read gets a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

from ..games import MAX_SIZE
from ..sentences import whole_number
from ..words import kind_of, player

LONGEST = 7 * MAX_SIZE
"""No answer in words needs more characters: each number of the largest board once."""


NUMBER = "a number"

PLAYERS = (player(1), player(2))


class Unreadable(ValueError):
    """An answer that is not of the kind that was asked for; says so in a sentence."""


def number(answer: object) -> int:
    """Return one whole number: from a number, from its digits, or from a list with it alone.

    >>> number(5), number("5"), number([5])
    (5, 5, 5)
    """
    several = numbers(answer, "6")
    if isinstance(answer, str) and not answer.strip():
        raise Unreadable("Nothing is typed between the quotation marks yet.")
    if not several:
        raise Unreadable("There is no answer yet. Give one number such as 6.")
    if len(several) > 1:
        raise Unreadable("The answer is one number such as 6, but these are several numbers.")
    return several[0]


def numbers(answer: object, such_as: str = "2, 4, 6") -> tuple[int, ...]:
    """Return the numbers of a list, of a text such as "2, 4 and 6", or of a single number.

    `such_as` is the example that words without numbers are answered with.

    >>> numbers([2, 4]), numbers("2, 4 and 6"), numbers(7)
    ((2, 4), (2, 4, 6), (7,))
    """
    if isinstance(answer, str):
        return _numbers_in(answer, such_as)
    if isinstance(answer, (Mapping, bytes, bytearray)):
        raise Unreadable(f"The answer is a list of numbers such as [2, 4]; this is {kind(answer)}.")
    if isinstance(answer, bool) or not isinstance(answer, Iterable):
        return (_whole(answer, "The answer is made of whole numbers such as 6"),)
    listed = list(islice(iter(answer), MAX_SIZE + 1))
    if len(listed) > MAX_SIZE:
        raise Unreadable("This list is longer than any board: give each number once.")
    return tuple(_whole(item, "A list such as [2, 4] holds whole numbers") for item in listed)


def pairs(answer: object) -> tuple[tuple[int, int], ...]:
    """Return the pairs of a list such as [(2, 4), (3, 9)], of a dict, or of the text "2–4, 3–9".

    >>> pairs({2: 4}), pairs("2-4, 3–9"), pairs([(2, 4)])
    (((2, 4),), ((2, 4), (3, 9)), ((2, 4),))
    """
    shape = "The answer is a list of pairs such as [(2, 4), (3, 9)]"
    if isinstance(answer, str):
        pieces = answer[:LONGEST].replace("and", ",").replace(";", ",").split(",")
        answer = [re.split("[-–—]", piece.strip()) for piece in pieces]
    if isinstance(answer, Mapping):
        answer = answer.items()
    if isinstance(answer, (bytes, bytearray)) or not isinstance(answer, Iterable):
        raise Unreadable(f"{shape}, but this is {kind(answer)}.")
    listed = list(islice(iter(answer), MAX_SIZE + 1))
    if len(listed) > MAX_SIZE:
        raise Unreadable("There are more pairs than numbers on any board: give each pair once.")
    found = []
    for item in listed:
        if isinstance(item, (str, bytes, Mapping)) or not isinstance(item, Iterable):
            if len(listed) > 1 and all(kind(other) == NUMBER for other in listed):
                example = _paired(listed)
                raise Unreadable(f"Put two numbers together in brackets for each pair: {example}.")
            raise Unreadable(f"{shape}, but this list holds {_unpaired(item, listed)}.")
        found.append(_pair(list(islice(iter(item), 3)), shape))
    # A dict that says 2: 4 and 4: 2 says the same thing twice.
    return tuple(dict.fromkeys((min(pair), max(pair)) for pair in found))


def choice(answer: object, choices: Sequence[str]) -> int:
    """Return which of the choices is meant, from 0: by its number from 1, or by its words.

    >>> choice(2, ("Player 1", "Player 2")), choice("player 1", ("Player 1", "Player 2"))
    (1, 0)
    """
    shape = f"Answer with the number of one of the choices, 1 to {len(choices)}"
    by_words = ", or with its words"
    if tuple(choices) == PLAYERS:
        shape, by_words = f"Answer 1 for {PLAYERS[0]}, or 2 for {PLAYERS[1]}", ""
    if isinstance(answer, str):
        said = " ".join(answer[:LONGEST].casefold().rstrip(".").split())
        whole = [i for i, words in enumerate(choices) if _plain(words) == said]
        begun = [i for i, words in enumerate(choices) if said and _plain(words).startswith(said)]
        parted = [i for i in begun if not _plain(choices[i])[len(said) :][:1].isalnum()]
        for fitting in (whole, parted, begun):
            if len(fitting) == 1:
                return fitting[0]
        if _is_number(said):
            answer = int(said)
        else:
            raise Unreadable(f"{shape}{by_words}.")
    which = _whole(answer, shape)
    if not 1 <= which <= len(choices):
        raise Unreadable(f"{shape}.")
    return which - 1


def kind(thing: object) -> str:
    """Return what a thing is, for a sentence, by the names that pupils learn.

    >>> kind(7), kind({2: 4}), kind("seven")
    ('a number', 'a dictionary', 'text')
    """
    if isinstance(thing, Mapping):
        return "a dictionary"
    return NUMBER if isinstance(thing, int) and not isinstance(thing, bool) else kind_of(thing)


def _plain(words: str) -> str:
    return words.casefold().rstrip(".")


def _numbers_in(text: str, such_as: str) -> tuple[int, ...]:
    words = re.split(r"[\s,;→\[\]()]+|\band\b", text[:LONGEST])
    if not all(_is_number(word) for word in words if word):
        if all(word.isalpha() for word in words if word):
            several = sum(map(bool, words)) > 1
            this = "These are words" if several else "This is a word"
            made = "made of numbers" if "," in such_as else "a number"
            raise Unreadable(f"{this}, but the answer is {made}, such as {such_as}.")
        raise Unreadable(f"Write the answer in digits, such as {such_as}.")
    return tuple(int(word) for word in words if word)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 6


def _pair(items: Sequence[object], shape: str) -> tuple[int, int]:
    if len(items) != 2:
        raise Unreadable(f"{shape}: each pair has two numbers.")
    one, other = (
        int(item) if isinstance(item, str) and _is_number(item.strip()) else item for item in items
    )
    return _whole(one, shape), _whole(other, shape)


def _unpaired(item: object, items: Sequence[object]) -> str:
    """Return what stands in a list where a pair should be."""
    if kind(item) != NUMBER:
        return kind(item)
    if sum(kind(other) == NUMBER for other in items) == 1:
        return "a single number: write it with its partner"
    return "single numbers: write them in pairs"


def _paired(items: Sequence[object]) -> str:
    """Return how these numbers are written in pairs; other numbers, if they are not for a board."""
    numbers = [whole_number(item) for item in items]
    if len(numbers) % 2 or len(numbers) > 8 or not all(1 <= n <= MAX_SIZE for n in numbers):
        numbers = [2, 4, 3, 9]
    return str(list(zip(numbers[::2], numbers[1::2], strict=True)))


def _whole(item: object, shape: str) -> int:
    try:
        return whole_number(item)
    except TypeError:
        raise Unreadable(f"{shape}, but this is {kind(item)}.") from None
