"""Move graphs: which number may follow which, and how the game has gone so far."""

from __future__ import annotations

from ..grammar import listed, parity
from .common import any_of, moment, numbers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ...sentences import Player

ARRANGED = {
    "line": "The numbers stand on a number line.",
    "sides": "The odd numbers stand above, the even numbers below.",
    "layers": "A number stands the higher, the more prime factors it has.",
    "circle": "The numbers stand in a circle.",
}


def title(game: str, size: int, first_even: bool, moves: int) -> str:
    """Return what stands above a move graph."""
    return f"{moment(game, size, first_even, moves)}: which number may follow which"


def arranged(layout: str) -> str:
    """Return how the numbers stand: by a "line", by "sides", by "layers" or by a "circle"."""
    return ARRANGED[layout]


def side(number: int) -> str:
    """Return what stands beside the row of the numbers that are even, or odd, like this one."""
    return parity(number)


def layer(factors: int) -> str:
    """Return what stands beside the numbers with so many prime factors."""
    return "primes" if factors == 1 else f"{factors} prime factors"


def lines_left_out(one: int, other: int, step: int) -> str:
    """Return which lines are left out, with an example: a line that follows from two others."""
    example = f"such as {one}–{other} from {one}–{step} and {step}–{other}"
    return f"Lines that follow from two others are left out, {example}."


# The game so far


def nothing_taken() -> str:
    """Return that the game has not begun."""
    return "No number is taken yet."


def moves_so_far(history: Sequence[int]) -> str:
    """Return the moves in their order."""
    return f"The moves so far: {', '.join(map(str, history))}."


def took(player: Player, some: Sequence[int]) -> str:
    """Return what a player has taken."""
    return f"{player} took {listed(some)}."


def first_may_be(legal: Sequence[int]) -> str:
    """Return what may be taken first."""
    return f"The first number may be {any_of(legal)}."


def may_be_followed(last: int, legal: Sequence[int]) -> str:
    """Return what may be taken now."""
    return f"{last} may be followed by {any_of(legal)}."


# What may follow what


def among_free() -> str:
    """Return what stands above the list of what may follow what."""
    return "What may follow what among the free numbers:"


def nothing_free() -> str:
    """Return that every number is taken."""
    return "No number is free."


def each_other(group: Collection[int]) -> str:
    """Return that each of some numbers may follow each other one of them."""
    return f"Each of {numbers(group)} may follow each other of them."


def after(group: Collection[int], followers: Collection[int]) -> str:
    """Return what may follow after any of some numbers."""
    return f"After {any_of(group)}: {any_of(followers)}."


def nothing_after(group: Collection[int], so_any: bool) -> str:
    """Return that nothing fits after any of some numbers, and whether any other may follow then."""
    none = "no such number is free, so any other free number may follow"
    return f"After {any_of(group)}: {none if so_any else 'no free number'}."


# Partners


def no_partners_at_the_end() -> str:
    """Return why there are no partners when the game is over."""
    return "The game is over, so there are no partners to draw."


def no_partners_needed(winner: Player, proof: str) -> str:
    """Return that a proof has no partners, and what it says."""
    return f"The proof that {winner} wins needs no partners. {proof}"


def partners_win(winner: Player, first: int | None) -> str:
    """Return what partners are for; `first` is what the winner takes before, if anything."""
    takes = "" if first is None else f" takes {first} and then"
    return f"{winner}{takes} answers each number with its partner and wins."


# The key


def may_be_taken_now() -> str:
    """Return what the sign for a legal number means."""
    return "may be taken now"


def taken_by(player: Player) -> str:
    """Return what the sign for a player's number means."""
    return f"taken by {player}"


def in_which_move() -> str:
    """Return what the small number below a taken one means."""
    return "in which move"


def times_a_prime() -> str:
    """Return what a line means that leads from a number to one of its multiples by a prime."""
    return "times a prime"


def follows_from_two() -> str:
    """Return what a dotted line means."""
    return "follows from two lines"


def one_way() -> str:
    """Return what an arrow means."""
    return "only this way round"


def partners() -> str:
    """Return what the line between partners means."""
    return "partners"


def winners_first_move() -> str:
    """Return what the ring around a number means."""
    return "the winner's first move"
