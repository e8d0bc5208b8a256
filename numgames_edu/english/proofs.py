"""Why a player wins: the sentences of every kind of proof.

Each function is told what is the case; it decides nothing.
"""

from __future__ import annotations

from ..sentences import told
from .grammar import listed, parity

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..sentences import Clause, Noun, Player

    Pair = tuple[int, int]
    Side = tuple[int, int | None]  # how many numbers; 0 if they are even, 1 if odd, None if neither

SHOWN = 16
"""How many numbers, pairs or moves a sentence lists before it says how many more there are."""


# Lists that are cut short


def some(numbers: Sequence[int]) -> str:
    """Return the first numbers of a list, and how many more there are."""
    if len(numbers) <= SHOWN:
        return listed(numbers)
    return f"{', '.join(map(str, numbers[:SHOWN]))} and {len(numbers) - SHOWN} more"


def some_pairs(pairs: Sequence[Pair]) -> str:
    """Return the first pairs of a list, and how many more there are."""
    shown = ", ".join(f"{one}–{other}" for one, other in pairs[:SHOWN])
    more = len(pairs) - SHOWN
    return f"{shown} and {more} more pair{'' if more == 1 else 's'}" if more > 0 else shown


def way(line: Sequence[int]) -> str:
    """Return a line of moves, drawn with arrows.

    >>> way([7, 8, 9])
    '7 → 8 → 9'
    """
    if len(line) <= SHOWN:
        return " → ".join(map(str, line))
    return f"{' → '.join(map(str, line[:SHOWN]))} → … → {line[-1]} ({len(line)} moves)"


# Counting, where everything is taken


def everything_is_taken(
    left: int, mover: Player, last: Player, last_loses: bool, winner: Player
) -> Clause:
    """Return that all numbers get taken, who takes the last one, and what becomes of that."""
    return told(
        "Nobody is stuck while a number is left: if no number fits, any number may be taken. So "
        "all numbers get taken, one in each turn. {left} left and it is {mover}'s turn, so {last} "
        "takes the last one. Whoever does that {end}. So {winner} wins, whatever anybody chooses.",
        left=f"{left} number is" if left == 1 else f"{left} numbers are",
        mover=mover,
        last=last,
        end="loses" if last_loses else "wins, because the other player then cannot move",
        winner=winner,
    )


def turns_are_fixed() -> Clause:
    """Return the reason behind it, for older pupils."""
    return [
        "The number of turns that are left is an invariant of this game: no choice changes it. "
        "Only whether it is odd or even decides who wins."
    ]


# Counting two sides


def begins_with(mover: Player, first: int) -> Clause:
    """Return what the player to move begins with."""
    return told("{mover} begins with {first}.", mover=mover, first=first)


def parities_take_turns() -> Clause:
    """Return why each player only ever takes one kind of number."""
    return ["Even and odd numbers take turns, so each player only ever takes one kind."]


def groups_take_turns(mine: Sequence[int], theirs: Sequence[int]) -> Clause:
    """Return why each player only ever takes numbers of one of two groups."""
    return [
        f"The free numbers fall into two groups: ({some(mine)}) and ({some(theirs)}). After a "
        f"number of one group comes one of the other, so each player only ever takes from one "
        f"group."
    ]


def each_has(mover: Player, mine: Side, theirs: Side) -> Clause:
    """Return how many numbers each player has to take."""
    return told(
        "{mover} has {mine} to take, {other} has {theirs}.",
        mover=mover,
        mine=_counted(mine),
        other=mover.other,
        theirs=_counted(theirs),
    )


def first_must_be_even() -> Clause:
    """Return how the game begins."""
    return ["The first number must be even."]


def to_take(mine: Side, theirs: Side, as_many: bool) -> Clause:
    """Return how many numbers there are to take, of each side."""
    equal = ": as many of one kind as of the other" if as_many else ""
    return [f"The numbers to take are {_counted(mine)} and {_counted(theirs)}{equal}."]


def mover_runs_out(mover: Player) -> Clause:
    """Return why the player to move runs out of numbers first."""
    return told(
        "{mover} has no more than {other}, and it is {mover}'s turn, so {mover} runs out first.",
        mover=mover,
        other=mover.other,
    )


def other_runs_out(other: Player) -> Clause:
    """Return why the other player runs out of numbers first."""
    return told("{other} has fewer, so {other} runs out first.", other=other)


def running_out_decides(winner: Player, last_loses: bool, begun: bool) -> Clause:
    """Return what becomes of who runs out; `begun` says whether a first number had to be chosen."""
    lost = "Who runs out loses"
    if last_loses:
        lost = "The other player has then taken the last number that could be taken, and loses"
    return told(
        "{lost}: {winner} wins, whatever anybody chooses{after}.",
        lost=lost,
        winner=winner,
        after=" after that" if begun else "",
    )


def sides_are_fixed() -> Clause:
    """Return the reason behind it, for older pupils."""
    return [
        "No choice changes how many numbers of each kind a player can take: every move takes away "
        "exactly one of the mover's own kind and none of the other's."
    ]


def _counted(side: Side) -> str:
    """Return how many numbers of a kind there are: "9 odd numbers"."""
    count, kind = side
    numbers = "number" if count == 1 else "numbers"
    return f"{count or 'no'} {numbers if kind is None else f'{parity(kind)} {numbers}'}"


# Pairs


def takes(mover: Player, number: int) -> Clause:
    """Return which number the winner takes first."""
    return told("{mover} takes {number}.", mover=mover, number=number)


def no_move_now(winner: Player) -> Clause:
    """Return that the loser is stuck at once."""
    return told("Now {loser} has no move. So {winner} wins.", loser=winner.other, winner=winner)


def answers_with_partners(winner: Player, pairs: Sequence[Pair], begun: bool) -> Clause:
    """Return the pairs to answer with; `begun` says whether the winner took a number before."""
    return told(
        "{then}{winner} answers each number with its partner: {pairs}.",
        then="From then on " if begun else "",
        winner=winner,
        pairs=some_pairs(pairs),
    )


def partners_are_free(winner: Player) -> Clause:
    """Return why the winner can always answer."""
    return told(
        "Partners may follow each other, and they are always taken together, so the partner is "
        "still free. {loser} can never get to a number without a partner. So {winner} always has "
        "an answer, and {loser} is the one who gets stuck.",
        winner=winner,
        loser=winner.other,
    )


def all_have_partners() -> Clause:
    """Return why no number without a partner is met: there is none."""
    return ["Every free number has a partner here, so nothing can go wrong."]


def list_is_closed(loser: Player, first: int | None) -> Clause:
    """Return why no number without a partner is met: what can be reached was looked through."""
    return told(
        "Why can {loser} never get to a number without a partner? {whatever} {loser} may take is "
        "in a pair. Whatever is free and may follow the partner of such a number is in a pair, "
        "too, and so on. The list is closed.",
        loser=loser,
        whatever="Whatever" if first is None else f"After {first}, whatever",
    )


def hubs_show(loser: Player, alone: Sequence[int], hubs: Sequence[int]) -> Clause:
    """Return why no number without a partner is met: hubs show how large a pairing can be."""
    return told(
        "Why can {loser} never get to one of the numbers without a partner ({alone})? Set aside "
        "{hubs}. The other free numbers fall apart into groups in which one may follow the other. "
        "In each group with an odd count, at least one number can only have a partner that was "
        "set aside, and there are {count} more such groups than numbers set aside. So no pairing "
        "leaves fewer than {count} alone: this one is as large as can be. In a pairing as large "
        "as can be, each number set aside has a partner in an odd group of its own, and each even "
        "group is paired up inside itself. So these numbers are in every largest pairing, and "
        "{loser} can only take such numbers now. If {loser} could get from one of them to a "
        "number without a partner, all partners on the way could be moved along by one step: a "
        "largest pairing without that first number. That cannot be.",
        loser=loser,
        alone=some(alone),
        hubs=some(hubs),
        count=len(alone),
    )


# Lines of play


def no_choice(loser: Player, line: Sequence[int]) -> Clause:
    """Return the only way that the game can go."""
    return told("{loser} has no choice on the way: {way}.", loser=loser, way=way(line))


def then_none_is_free(loser: Player, wanted: Noun) -> Clause:
    """Return how that way ends."""
    return told(
        "Then no {wanted} is free for {loser}. So {winner} wins.",
        wanted=wanted.no,
        loser=loser,
        winner=loser.other,
    )


def one_choice(loser: Player, lines: Sequence[Sequence[int]]) -> Clause:
    """Return the few ways that the game can go: the loser chooses once, by the first number."""
    ways = [
        told(
            "If {loser} takes {number}, it goes {way}. ", loser=loser, number=line[0], way=way(line)
        )
        for line in lines
    ]
    return told(
        "{loser} has one choice, and no other after it. {ways}Either way, {loser} is the one who "
        "gets stuck. So {winner} wins.",
        loser=loser,
        ways=[part for one in ways for part in one],
        winner=loser.other,
    )


def over_at_once(winner: Player) -> Clause:
    """Return that the game ends with the loser's next move."""
    return told(
        "Whatever {loser} takes, the game is over then, and {winner} has won.",
        loser=winner.other,
        winner=winner,
    )


def every_line_was_tried(winner: Player, first: int | None, situations: int) -> Clause:
    """Return that the winner has an answer in each situation; `first` is what to begin with."""
    begin = (
        told("{winner} takes {first}. ", winner=winner, first=first) if first is not None else []
    )
    which = "the one situation" if situations == 1 else f"each of the {situations} situations"
    return told(
        "Every line was tried. {begin}{winner} has an answer to whatever {loser} does, in {which} "
        "that can come up, and wins every line.",
        begin=begin,
        winner=winner,
        loser=winner.other,
        which=which,
    )
