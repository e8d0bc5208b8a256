"""Game trees: what each move leads to, and who wins there."""

from __future__ import annotations

from .common import counted, moment, numbers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ...sentences import Player


def title(game: str, size: int, first_even: bool, moves: int, depth: int) -> str:
    """Return what stands above a tree that looks so many moves ahead."""
    at = moment(game, size, first_even, moves)
    return f"{at}: who wins, {counted(depth, 'move')} ahead"


def title_at_the_end(game: str, size: int, first_even: bool, moves: int) -> str:
    """Return what stands above a tree of a game that is over."""
    return f"{moment(game, size, first_even, moves)}: the game is over"


def wins_from_here(winner: Player) -> str:
    """Return who wins, and how the tree shows it."""
    shapes = "Shape and colour say who wins there, not who moves."
    return f"With best play, {winner} wins from here. {shapes}"


def too_wide(left_out: int) -> str:
    """Return that so many moves are left out, and why."""
    are = "move is" if left_out == 1 else "moves are"
    return f"The tree is too wide to show whole: {left_out} {are} left out (+)."


# The tree in words


def wins_after(before: Sequence[int], mover: Player, number: int, winner: Player) -> str:
    """Return who wins after a move, which is made after those before it."""
    return _after(before, f"{mover} takes {number}: {winner} wins.")


def over_after(before: Sequence[int], mover: Player, number: int, winner: Player) -> str:
    """Return who has won with a move that ends the game, made after those before it."""
    end = f"the game is over and {winner} has won"
    return _after(before, f"{mover} takes {number}: {end}.")


def _after(before: Sequence[int], said: str) -> str:
    return f"After {', '.join(map(str, before))}: {said}" if before else said


def left_out(before: Sequence[int], some: Iterable[tuple[Player, Sequence[int]]]) -> str:
    """Return the moves that are left out after these, by who wins then."""
    parts = (f"{numbers(found)} ({winner} wins)" for winner, found in some)
    here = f"After {', '.join(map(str, before))}, left" if before else "Left"
    return f"{here} out: {'; '.join(parts)}."


# What stands beside the tree


def start() -> str:
    """Return what stands beside the top of a tree before the first move."""
    return "start"


def last_number(last: int) -> str:
    """Return what stands beside the top of a tree."""
    return f"last number {last}"


def takes(mover: Player) -> str:
    """Return what stands beside a row of moves."""
    return f"{mover} takes"


# The key


def wins_there(winner: Player) -> str:
    """Return what the shape of a branch means."""
    return f"{winner} wins there"


def keeps_the_win() -> str:
    """Return what a thick line means."""
    return "a move that keeps the win"


def game_over() -> str:
    """Return what a dark rim means."""
    return "the game is over"
