"""Why a number may or may not be taken now: one function for each situation of a game."""

from __future__ import annotations

from ..sentences import told
from .agreement import grouped
from .grammar import kind_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..facts import Fact, OnBoard
    from ..sentences import Clause, Noun, Player


def off_the_board(fact: Fact) -> Clause:
    """Return that a number is not on the board."""
    return ["El ", fact, "."]


def too_long(digits: int, size: int) -> Clause:
    """Return that a number is not on the board, if it is too long to be written out."""
    numbers = "solo tiene el 1" if size == 1 else f"va del 1 al {grouped(size)}"
    long = f"Ese número tiene más de {digits} cifras"
    return [f"{long} y no está en este tablero, que {numbers}."]


def and_over(winner: Player) -> Clause:
    """Return that the game is over, as something that is added."""
    return told(" Además, la partida ya ha terminado: ha ganado {winner}.", winner=winner)


def taken(fact: Fact, owner: Player, move: int, just_now: bool) -> Clause:
    """Return that a number is taken, and by whom."""
    took = "acaba de tomarlo" if just_now else "lo tomó"
    return told(
        "El {fact}: {owner} {took} en la jugada {move}.",
        fact=fact,
        owner=owner,
        took=took,
        move=move,
    )


def over(winner: Player) -> Clause:
    """Return that the game is over."""
    return told("La partida ha terminado: ha ganado {winner}. ", winner=winner)


def not_anyway(number: int, why: Clause) -> Clause:
    """Return why a number could not have been taken, either."""
    return [f"De todas formas, el {number} no se podría tomar: ", *why, "."]


def may_be_first(number: int, on_board: OnBoard) -> Clause:
    """Return why a number may begin."""
    start = f"El {number} puede ser el primero: "
    any_of_them = ", y se puede empezar con cualquiera." if on_board.size > 1 else "."
    return [start, on_board, any_of_them]


def even_opening(number: int, allowed: bool, parity: Fact, halving: Fact) -> Clause:
    """Return why a number may begin, or not, where the first must be even."""
    may, turn = ("puede", "y") if allowed else ("no puede", "pero")
    start = f"El {number} {may} ser el primero: el primer número tiene que ser par, {turn} "
    return [start, parity, " (", halving, ")."]


def may_follow(number: int, last: int, why: Clause) -> Clause:
    """Return why a number may follow."""
    return [f"El {number} puede ir después del {last}: ", *why, "."]


def may_follow_as_any(number: int, last: int, nothing_left: Fact) -> Clause:
    """Return why a number may follow that does not fit."""
    start = f"El {number} puede ir después del {last}, porque "
    return [start, nothing_left, ", así que se puede tomar cualquier número."]


def cannot_follow(number: int, last: int, why: Clause) -> Clause:
    """Return why a number cannot follow."""
    return [f"El {number} no puede ir después del {last}: ", *why, "."]


def only_when_none_fits(wanted: Noun, still_free: Fact) -> Clause:
    """Return when any number may be taken, and that it is not so now."""
    nothing = f"no queda libre {wanted.no}"
    start = f" Se puede tomar cualquier número solo cuando {nothing}, y el "
    return [start, still_free, "."]


def no_explanation(thing: object) -> str:
    """Return what a picture is chosen for."""
    return f"Se elige una imagen para lo que dice ng.explain, pero esto es {kind_of(thing)}."
