"""What games say of themselves: rules, what is to be chosen, how they end, what is refused."""

from __future__ import annotations

from ..sentences import told
from .grammar import a, kind_of, listed, one_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..facts import Fact
    from ..sentences import Clause, Noun, Player


# The rules and what is to be chosen


def rules(size: int, first_even: bool, rule: str, last_loses: bool) -> str:
    """Return the rules of a game in a few sentences; `rule` says what may follow what."""
    first = "The first number must be even. " if first_even else ""
    end = "takes the last number" if last_loses else "cannot move"
    turns = f"Take turns to take one of the numbers 1 to {size}."
    return f"{turns} {first}{rule} Whoever {end} loses."


def any_number() -> str:
    """Return what is to be chosen where everything may be taken."""
    return "any number"


def none_fits(wanted: Noun) -> str:
    """Return what is to be chosen where nothing fits, so that any number may be taken."""
    return f"any number, because no {wanted.no} is free"


def nothing() -> str:
    """Return what is to be chosen where every number is taken."""
    return "nothing, because every number is taken"


# How a game ends


def cannot_begin(mover: Player, nothing_left: Fact) -> Clause:
    """Return why the first player loses at once."""
    return told(
        "{mover} cannot begin, because {nothing_left}, so {other} wins.",
        mover=mover,
        nothing_left=nothing_left,
        other=mover.other,
    )


def stuck(mover: Player, nothing_left: Fact) -> Clause:
    """Return why the player loses whose turn it is."""
    return told(
        "{mover} cannot move, because {nothing_left}, so {other} wins.",
        mover=mover,
        nothing_left=nothing_left,
        other=mover.other,
    )


def took_the_last(mover: Player, last: int, nothing_left: Fact | None) -> Clause:
    """Return why the player wins who finds nothing to take."""
    start: Clause = []
    if nothing_left is not None:
        start = ["Nothing can be taken now, because ", nothing_left, ". "]
    return told(
        "{start}{other} took the last number, {last}, and that loses, so {mover} wins.",
        start=start,
        other=mover.other,
        last=str(last),
        mover=mover,
    )


# What is refused


def no_whole_number(thing: object) -> str:
    """Return what a move is."""
    return f"A move is a whole number such as 6, but this is {kind_of(thing)}."


def at_move(move: int, refusal: str) -> str:
    """Return a refusal with the move that it is about."""
    return f"Move {move}: {refusal}"


def no_list_of_numbers() -> str:
    """Return what a game is replayed from."""
    return "A game is replayed from a list of numbers such as [6, 3, 9]."


def needs_a_rule() -> str:
    """Return what a game is made with."""
    return "A game needs a rule, for example rule=Adjacent() & OppositeParity()."


def bad_title(most: int) -> str:
    """Return what a title is."""
    return f"A game's title is text of up to {most} printable characters."


def rule_can_change() -> str:
    """Return why a rule cannot be a game's."""
    return "A rule's settings must not change: use tuples, not lists."


def bad_size(largest: int) -> str:
    """Return what a size is."""
    return f"The size of a board is a whole number from 1 to {largest}."


def bad_opening(openings: Sequence[str]) -> str:
    """Return what an opening rule can be."""
    return one_of("opening", openings)


def bad_ending(endings: Sequence[str]) -> str:
    """Return what an ending can be."""
    return one_of("ending", endings)


def bad_slug() -> str:
    """Return what a game's short name is."""
    return (
        "A game's slug is a short name of small letters, digits and single hyphens, such as "
        "'number-knockout'."
    )


def no_such_game(similar: str, games: Sequence[str]) -> str:
    """Return which games there are, and one of a similar name, if there is one."""
    meant = f"Did you mean {similar}? " if similar else ""
    return f"There is no such game. {meant}The games are {listed(games)}."


# Position codes, and whatever else names a position


def no_code(thing: object, example: str) -> str:
    """Return what a position code is."""
    return f"A position code is text such as {example!r}, but this is {kind_of(thing)}."


def code_too_long() -> str:
    """Return that a code is too long."""
    return "This is too long for a position code."


def code_looks_like(example: str) -> str:
    """Return what a code looks like."""
    return f"A position code looks like {example!r}."


def not_in_code(word: str, is_size: bool, example: str) -> str:
    """Return what is no number in a code."""
    return f"{word!r} is not {a('size' if is_size else 'number')}. {code_looks_like(example)}"


def cannot_be_played(refusal: str) -> str:
    """Return that a code holds moves that the rules forbid."""
    return f"This game cannot be played. {refusal}"


def unknown_game_in_code(games: Sequence[str]) -> str:
    """Return that a code is of no known game."""
    return f"The code names no known game. The games are {listed(games)}."


def name_is_taken(slug: str, title: str) -> str:
    """Return why a game of one's own cannot have the name of another."""
    return f"The name {slug!r} belongs to {title}: choose another slug."


def no_position(thing: object) -> str:
    """Return what a position can be named by."""
    kinds = "a Position, a position code, a Game or a game's name"
    return f"This takes {kinds}, but this is {kind_of(thing)}."
