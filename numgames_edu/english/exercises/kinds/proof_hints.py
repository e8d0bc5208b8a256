"""Questions that lead to a proof. They name no winner: that is left to find out.

Where the sides of a game are the odd and the even numbers, `parities` says so; else they are two
groups of numbers.
"""

from __future__ import annotations

from ...grammar import listed, parity, player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    Pairs = Sequence[tuple[int, int]]

MOST_LISTED = 16
"""How many numbers or pairs are listed before it is said how many more there are."""


# What to count


def count_all() -> str:
    """Return what to count, where all numbers get taken."""
    return "How many numbers are left? Who takes the last one?"


def count_sides(parities: bool, begun: bool, choice: bool) -> str:
    """Return what to count, where two sides take turns; `choice` whether one may be chosen."""
    verb = "are left" if begun else "are there"
    count = f"How many odd numbers {verb}, how many even ones?"
    if not parities:
        count = f"How many numbers {verb} in each of the two groups?"
    kind = _kind(parities)
    ask = f"Which {kind} would you want?" if choice else f"Who takes which {kind}?"
    return f"{count} {ask}"


def no_choice_wins() -> str:
    """Return what to count, where whoever takes the last number wins."""
    return f"{_last_one()} That player wins, because the other one then cannot move."


def no_choice_loses() -> str:
    """Return what to count, where whoever takes the last number loses."""
    return f"{_last_one()} That player loses."


def _last_one() -> str:
    return "No choice matters here. How many numbers are left, and who takes the last one?"


def first_chooses(mover: int, parities: bool) -> str:
    """Return what to count, where the first number chooses a side."""
    side = "odd or even" if parities else "one of two groups"
    first = f"With the first number, {player(mover)} chooses {side}"
    more = f"Does one {_kind(parities)} have more numbers than the other?"
    return f"{first}. After that, no choice matters. {more}"


def sides_are_fixed(begun: bool) -> str:
    """Return what to count, where each player has a side already."""
    when = "from here on" if begun else "here"
    return (
        f"No choice matters {when}. Count: how many numbers has each player left to take, and "
        "whose turn is it?"
    )


def side_of(number: int, parities: bool, mover: int, mine: int, theirs: int) -> str:
    """Return what a first number leads to: how many there are to take, as the end of a sentence."""
    kind = f"the {parity(number)} numbers" if parities else f"numbers of the group of {number}"
    few, fewer = ("", "only ") if mine > theirs else ("only ", "")
    are = "is" if mine == 1 else "are"
    return (
        f"then you take {kind}, and there {are} {few}{mine} of them. "
        f"{player(3 - mover)} has {fewer}{theirs}."
    )


def who_is_last() -> str:
    """Return the question that leads to the better side, where the last number loses."""
    return "Who takes the last number then?"


def which_has_more(parities: bool) -> str:
    """Return the question that leads to the better side."""
    return f"Which {_kind(parities)} has more?"


def _kind(parities: bool) -> str:
    return "kind" if parities else "group"


# Where to look


def all_get_taken() -> str:
    """Return where to look, where nobody is ever stuck."""
    return "All numbers get taken. Count them: who takes the last one, and does that win or lose?"


def parities_take_turns() -> str:
    """Return where to look, where even and odd take turns."""
    return (
        f"Even and odd numbers take turns, so each player only ever takes one kind. {_count_both()}"
    )


def groups_take_turns(mine: Sequence[int], theirs: Sequence[int]) -> str:
    """Return where to look, where two groups of numbers take turns."""
    return (
        f"The free numbers fall into two groups: ({_some(mine)}) and ({_some(theirs)}). After a "
        f"number of one group comes one of the other. {_count_both()}"
    )


def _count_both() -> str:
    return "Count both: who runs out first, and does that win or lose?"


def try_partners(pairs: Pairs) -> str:
    """Return where to look, where numbers have partners."""
    if len(pairs) == 1:
        ((one, other),) = pairs
        return f"Try {one} and {other} as partners. Who can be the one who answers?"
    shown = ", ".join(f"{one}–{other}" for one, other in pairs[:MOST_LISTED])
    more = len(pairs) - MOST_LISTED
    some = f"{shown} and {more} more" if more > 0 else shown
    return f"Try these partners: {some}. Who can always answer with them?"


def try_each() -> str:
    """Return where to look, where one move ends the game."""
    return "Try each number that may be taken now. Is there one after which nobody can move?"


def go_along() -> str:
    """Return where to look, where there is hardly a choice."""
    return (
        "After each free number, at most two others can follow. Go along the ways up to the "
        "end: who can choose the way, and who gets stuck?"
    )


def from_the_end() -> str:
    """Return where to look, where nothing shorter is known."""
    return (
        "Think from the end. A player wins by a move that leaves the other one only losing moves. "
        "Is there such a move now?"
    )


def _some(numbers: Sequence[int]) -> str:
    if len(numbers) <= MOST_LISTED:
        return listed(numbers)
    return f"{', '.join(map(str, numbers[:MOST_LISTED]))} and {len(numbers) - MOST_LISTED} more"
