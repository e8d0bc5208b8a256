"""What is known of a game: who wins, what each move did, hints, long chains, boards to choose from.

Each function is told what is the case; it decides nothing.
"""

from __future__ import annotations

from ..sentences import told
from .grammar import listed, player, shortened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..sentences import Clause, Noun, Player

MOST_OPENINGS = 16
"""How many first numbers a line of a table lists before it says how many more there are."""


# Who wins


def wins(winner: Player) -> Clause:
    """Return who wins a position."""
    return told("With best play, {winner} wins.", winner=winner)


def no_winning_move(winner: Player, mover: Player) -> Clause:
    """Return that the player to move has lost."""
    return [*wins(winner), *told(" {mover} has no winning move.", mover=mover)]


def every_move_wins(winner: Player, mover: Player) -> Clause:
    """Return that the player to move cannot go wrong now."""
    return [*wins(winner), *told(" Every move wins for {mover}.", mover=mover)]


def wins_with(winner: Player, mover: Player, numbers: Sequence[int]) -> Clause:
    """Return which numbers win for the player to move."""
    which = told(" {mover} wins with {numbers}.", mover=mover, numbers=shortened(numbers))
    return [*wins(winner), *which]


def too_many_lines(most: int) -> str:
    """Return why a game is not solved."""
    return (
        f"No theorem that I use covers this game, so every line has to be tried, and there are "
        f"more than the {most} situations that I look at. Try a board of up to about 15 numbers, "
        f"or a position later in the game."
    )


# A played game, looked at again


def gave_away(mover: Player, number: int, better: Sequence[int]) -> Clause:
    """Return that a move gave the win away, and what would have kept it."""
    return told(
        "{mover} takes {number} and gives the win away: {better} would have won.",
        mover=mover,
        number=number,
        better=shortened(better),
    )


def kept(mover: Player, number: int) -> Clause:
    """Return that a move kept the win."""
    return told("{mover} takes {number} and keeps the win.", mover=mover, number=number)


def was_lost(mover: Player, number: int) -> Clause:
    """Return that no move could have won."""
    return told(
        "{mover} takes {number}; no other number would have won either.",
        mover=mover,
        number=number,
    )


def numbered(move: int, what: Clause) -> Clause:
    """Return a line of a review: the move's place in the game, and what it did."""
    return [f"{move}. ", *what]


def no_move_yet() -> Clause:
    """Return that there is nothing to look at."""
    return ["No move has been made yet."]


def never_changed() -> Clause:
    """Return that nobody gave the win away."""
    return ["The win never changed hands."]


def changed_at(moves: Sequence[int]) -> Clause:
    """Return at which moves the win was given away."""
    return [f"The win changed hands at {listed(f'move {move}' for move in moves)}."]


def how_it_changed(mover: Player, number: int, better: Sequence[int], only: bool) -> Clause:
    """Return how the win was given away: the only time, or the last time."""
    return ["At that move, " if only else "The last time, ", *gave_away(mover, number, better)]


# Hints


def hint_at_the_end() -> str:
    """Return that there is nothing to choose."""
    return "The game is over: there is nothing left to choose."


def look_ahead() -> str:
    """Return a question for who may take any number."""
    return "What would the other player have to look for after your number?"


def must_take(wanted: Noun) -> str:
    """Return a question for who must take a number that fits."""
    return f"You must take {wanted.one}. Which free numbers fit?"


def only_one_allowed() -> str:
    """Return a question for who has no choice."""
    return "Only one number is allowed. Which one, and why that one?"


def think_of_answers(allowed: Sequence[int]) -> str:
    """Return what to ask of the numbers that are allowed."""
    return f"You may take {shortened(allowed)}. What could be answered to each of them?"


def count_what_is_left(allowed: Sequence[int]) -> str:
    """Return what to do where no choice matters."""
    return (
        f"You may take {shortened(allowed)}. Count what is left: no choice changes who wins here."
    )


def none_of_them_wins(allowed: Sequence[int]) -> str:
    """Return what to do in a lost position."""
    return (
        f"You may take {shortened(allowed)}. None of them wins by force: leave a choice that is "
        f"easy to get wrong."
    )


def each_of_them_wins(allowed: Sequence[int]) -> str:
    """Return what to do where every number wins."""
    return f"You may take {shortened(allowed)}. Each of them wins, if you go on playing well."


def some_of_them_win(allowed: Sequence[int], winning: int) -> str:
    """Return how many of the numbers win, and what to ask of them."""
    count = "one of them wins" if winning == 1 else f"{winning} of them win"
    return (
        f"You may take {shortened(allowed)}; {count}. After which of them would you have an "
        f"answer to everything?"
    )


def could_take(number: int, wins: bool, why: Clause) -> Clause:
    """Return a number to take, and why it may be taken."""
    return [f"You could take {number}.{' It wins.' if wins else ''} ", *why]


# Long chains


def longest_chain(numbers: Sequence[int], size: int) -> str:
    """Return a chain that is as long as can be; there may be none at all."""
    if not numbers:
        return "There is no chain: no number may be the first."
    return f"The longest chain takes {_length(numbers, size)}."


def longest_found(numbers: Sequence[int], size: int, at_most: int) -> str:
    """Return the longest chain that was found, and how long one could be."""
    return (
        f"The longest chain found takes {_length(numbers, size)}. There may be a longer one, but "
        f"none takes more than {at_most}."
    )


def _length(numbers: Sequence[int], size: int) -> str:
    whole = "the only number" if size == 1 else f"{len(numbers)} of the {size} numbers"
    return f"{whole}: {' '.join(map(str, numbers))}"


# Boards to choose from


def boards_heading(title: str, first_even: bool) -> str:
    """Return what stands above a table of boards: the game, and a line of headings."""
    opening = ", first number even" if first_even else ""
    return f"{title}{opening}\n size  winner    winning first numbers"


def board_line(size: int, winner: int, openings: Sequence[int], all_win: bool) -> str:
    """Return a board's line in that table, with the first numbers that win, or that all do."""
    shown = " ".join(map(str, openings[:MOST_OPENINGS]))
    more = len(openings) - MOST_OPENINGS
    shown += f" and {more} more" if more > 0 else ""
    if all_win:
        shown = "every first number"
    return f"{size:>5}  {player(winner)}  {shown or '—'}"
