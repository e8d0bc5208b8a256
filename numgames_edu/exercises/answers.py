"""Answers as pupils write them, read into plain numbers. What cannot be read gets a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

from ..games import MAX_SIZE
from ..sentences import Player, whole_number
from ..words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST = 7 * MAX_SIZE
"""No answer in words needs more characters: each number of the largest board once."""

EXAMPLE = ((2, 4), (3, 9))


class Unreadable(ValueError):
    """An answer that is not of the kind that was asked for; says so in a sentence."""


def players() -> tuple[str, str]:
    """Return both players, to choose one of them."""
    return Player(1).text, Player(2).text


def number(answer: object) -> int:
    """Return one whole number: from a number, from its digits, or from a list with it alone.

    >>> number(5), number("5"), number([5])
    (5, 5, 5)
    """
    several = _numbers(answer, one_number=True)
    if isinstance(answer, str) and not answer.strip():
        raise Unreadable(words.exercises.answers.nothing_typed())
    if not several:
        raise Unreadable(words.exercises.answers.no_number_yet())
    if len(several) > 1:
        raise Unreadable(words.exercises.answers.too_many_numbers())
    return several[0]


def numbers(answer: object) -> tuple[int, ...]:
    """Return the numbers of a list, of a text such as "2, 4 and 6", or of a single number.

    >>> numbers([2, 4]), numbers("2, 4 and 6"), numbers(7)
    ((2, 4), (2, 4, 6), (7,))
    """
    return _numbers(answer, one_number=False)


def pairs(answer: object) -> tuple[tuple[int, int], ...]:
    """Return the pairs of a list such as [(2, 4), (3, 9)], of a dict, or of the text "2–4, 3–9".

    >>> pairs({2: 4}), pairs("2-4, 3–9"), pairs([(2, 4)])
    (((2, 4),), ((2, 4), (3, 9)), ((2, 4),))
    """
    say = words.exercises.answers
    if isinstance(answer, str):
        pieces = answer[:LONGEST].replace(say.AND, ",").replace(";", ",").split(",")
        answer = [re.split("[-–—]", piece.strip()) for piece in pieces]
    if isinstance(answer, Mapping):
        answer = answer.items()
    if isinstance(answer, (bytes, bytearray)) or not isinstance(answer, Iterable):
        raise Unreadable(say.no_pairs(answer))
    listed = list(islice(iter(answer), MAX_SIZE + 1))
    if len(listed) > MAX_SIZE:
        raise Unreadable(say.too_many_pairs())
    found = []
    for item in listed:
        if isinstance(item, (str, bytes, Mapping)) or not isinstance(item, Iterable):
            raise Unreadable(_unpaired(item, listed))
        found.append(_pair(list(islice(iter(item), 3))))
    # A dict that says 2: 4 and 4: 2 says the same thing twice.
    return tuple(dict.fromkeys((min(pair), max(pair)) for pair in found))


def choice(answer: object, choices: Sequence[str]) -> int:
    """Return which of the choices is meant, counted from 1: by its number, or by its words.

    >>> choice(2, ("odd", "even")), choice("Odd", ("odd", "even"))
    (2, 1)
    """
    return _choice(answer, choices, of_players=False)


def player(answer: object) -> int:
    """Return which of the two players is meant: by the number, or by the name.

    >>> player(2), player("player 1")
    (2, 1)
    """
    return _choice(answer, players(), of_players=True)


def _choice(answer: object, choices: Sequence[str], of_players: bool) -> int:
    say, count = words.exercises.answers, len(choices)
    if isinstance(answer, str):
        said = " ".join(answer[:LONGEST].casefold().rstrip(".").split())
        named = _named(said, choices)
        if named:
            return named
        if not _is_typed_number(said):
            raise Unreadable(say.no_choice_in_words(count, of_players))
        answer = int(said)
    which = _whole(answer, lambda thing: say.no_number_of_choice(count, of_players, thing))
    if not 1 <= which <= count:
        raise Unreadable(say.no_choice_of(count, of_players))
    return which


def _named(said: str, choices: Sequence[str]) -> int:
    """Return which choice has these words, or begins with them as no other does; 0 if none."""
    offered = [" ".join(choice.casefold().rstrip(".").split()) for choice in choices]
    begun = [i for i, choice in enumerate(offered, 1) if said and choice.startswith(said)]
    whole = [i for i, choice in enumerate(offered, 1) if choice == said]
    parted = [i for i in begun if not offered[i - 1][len(said) :][:1].isalnum()]
    return next((fits[0] for fits in (whole, parted, begun) if len(fits) == 1), 0)


def _numbers(answer: object, one_number: bool) -> tuple[int, ...]:
    """Return the numbers of an answer, of which there should be one or several."""
    say = words.exercises.answers
    if isinstance(answer, str):
        return _typed_numbers(answer, one_number)
    if isinstance(answer, (Mapping, bytes, bytearray)):
        raise Unreadable(say.no_list(answer))
    if isinstance(answer, bool) or not isinstance(answer, Iterable):
        return (_whole(answer, say.no_numbers),)
    listed = list(islice(iter(answer), MAX_SIZE + 1))
    if len(listed) > MAX_SIZE:
        raise Unreadable(say.list_too_long())
    return tuple(_whole(item, say.no_number_in_list) for item in listed)


def _typed_numbers(text: str, one_number: bool) -> tuple[int, ...]:
    say = words.exercises.answers
    pieces = re.split(rf"[\s,;→\[\]()]+|\b{say.AND}\b", text[:LONGEST])
    typed = [piece for piece in pieces if piece]
    if all(map(_is_typed_number, typed)):
        return tuple(map(int, typed))
    if all(piece.isalpha() for piece in typed):
        raise Unreadable(say.words_typed(len(typed), one_number))
    raise Unreadable(say.no_digits(one_number))


def _is_typed_number(piece: str) -> bool:
    return piece.isascii() and piece.isdigit() and len(piece) <= 6


def _is_number(thing: object) -> bool:
    return isinstance(thing, int) and not isinstance(thing, bool)


def _pair(items: Sequence[object]) -> tuple[int, int]:
    say = words.exercises.answers
    if len(items) != 2:
        raise Unreadable(say.not_two())
    one, other = (
        int(item) if isinstance(item, str) and _is_typed_number(item.strip()) else item
        for item in items
    )
    return _whole(one, say.no_pairs), _whole(other, say.no_pairs)


def _unpaired(item: object, items: Sequence[object]) -> str:
    """Return what to say of something that stands in a list where a pair should be."""
    say, count = words.exercises.answers, sum(map(_is_number, items))
    if count == len(items) > 1:
        return say.put_together(_put_together(items))
    return say.single_number(count == 1) if _is_number(item) else say.no_pair(item)


def _put_together(items: Sequence[object]) -> Sequence[tuple[int, int]]:
    """Return these numbers in pairs; other numbers, if they are not for a board."""
    numbers = [whole_number(item) for item in items]
    if len(numbers) % 2 or len(numbers) > 8 or not all(1 <= n <= MAX_SIZE for n in numbers):
        return EXAMPLE
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _whole(item: object, refusal: Callable[[object], str]) -> int:
    try:
        return whole_number(item)
    except TypeError:
        raise Unreadable(refusal(item)) from None
