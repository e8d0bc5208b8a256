"""The longest chain: what is asked, and what is said to a chain."""

from __future__ import annotations

from ....sentences import spoken
from ...explanations import only_when_none_fits
from ...grammar import listed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....facts import Fact
    from ....sentences import Noun

ANSWER = "a list such as [6, 3, 9]"


def no_chain() -> str:
    """Return why a chain cannot be asked for."""
    return "On this board there is no chain to make."


def no_target() -> str:
    """Return what a target is."""
    return "The target is a whole number: how long the chain should be."


def target_too_long(most: int) -> str:
    """Return why a target is too long."""
    return f"No chain on this board is longer than {most}."


def prompt(target: int, even_first: bool) -> str:
    """Return what a chain is, and the question."""
    even = " Begin with an even number." if even_first else ""
    return (
        "Make a chain: each number must be allowed after the one before it, and none comes "
        f"twice.{even} {asked(target)}"
    )


def asked(target: int) -> str:
    """Return the question alone."""
    return f"Can you make a chain of {target} numbers, or more?"


def how() -> str:
    """Return how it is answered on a board."""
    return f"Choose the numbers in order and press Check, or {give()}."


def give() -> str:
    """Return how it is answered in Python, as the end of a sentence."""
    return f"give {ANSWER}"


def in_python() -> str:
    """Return how it is answered in Python."""
    return f"Give {ANSWER}."


def solution(numbers: Sequence[int]) -> str:
    """Return a chain that is long enough."""
    return f"for example {listed(numbers)}"


def not_known(longest: int) -> str:
    """Return that no chain is known that is long enough."""
    return f"not known: the longest chain found has {longest} numbers"


# Where a chain breaks


def empty() -> str:
    """Return what to do first."""
    return "The chain is still empty. Begin with any number that you like."


def breaks(place: int, why: str) -> str:
    """Return where a chain breaks, and why."""
    return f"The chain breaks at number {place}: {why}"


def there_already(number: int, place: int) -> str:
    """Return that a number is in the chain."""
    return f"{number} is in the chain already, as number {place}."


def not_first(number: int, parity: Fact, halving: Fact) -> str:
    """Return why a chain cannot begin with an odd number, where the first must be even."""
    start = f"{number} cannot be taken first, because the first number must be even"
    return f"{start}, but {parity} ({halving})."


def cannot_follow(number: int, last: int, why: str) -> str:
    """Return why a number cannot follow the one before."""
    return f"{number} cannot follow {last}, because {why}."


def cannot_follow_yet(number: int, last: int, why: str, wanted: Noun, still_free: Fact) -> str:
    """Return why a number cannot follow the one before as long as another one can."""
    return cannot_follow(number, last, why) + spoken(only_when_none_fits(wanted, still_free))


# How long a chain is


def too_short(length: int, missing: int) -> str:
    """Return how far it is, and what is missing."""
    taken = "1 number is" if length == 1 else f"{length} numbers are"
    more = "1 more is missing" if missing == 1 else f"{missing} more are missing"
    return f"So far {taken} taken, and every step is allowed. {more}."


def takes_all(length: int) -> str:
    """Return that nothing is left out."""
    return f"All {length} numbers are taken, and every step is allowed."


def is_longest(length: int) -> str:
    """Return that no chain is longer."""
    return f"{_made(length)}, and no chain is longer: it is the longest there is."


def longest_has(length: int, longest: int) -> str:
    """Return how long the longest chain is."""
    return f"{_made(length)}. The longest chain there is has {longest}."


def nobody_makes_more(length: int, most: int) -> str:
    """Return what is known of the longest chain."""
    return f"{_made(length)}. Nobody can make one of more than {most}."


def _made(length: int) -> str:
    return "This chain has one number" if length == 1 else f"This chain has {length} numbers"


# Hints


def few_followers() -> str:
    """Return what to look for."""
    return "Which numbers have only few others that may come after them?"


def has_few(number: int, followers: int) -> str:
    """Return a number with few followers."""
    return f"{number} has {'only one' if followers == 1 else followers}."


def stands_at_an_end(number: int, followers: int) -> str:
    """Return a number with few followers, where each may come before or after the other."""
    ends = "A number with only one must stand at an end of the chain: there are two ends."
    return f"{has_few(number, followers)} {ends}"


def begin_with(numbers: Sequence[int]) -> str:
    """Return how one could begin."""
    return f"You could begin with {' → '.join(map(str, numbers))}."
