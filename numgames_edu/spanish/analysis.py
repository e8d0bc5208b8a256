"""What is known of a game: who wins, what each move did, hints, long chains, boards to choose from.

Each function is told what is the case; it decides nothing.
"""

from __future__ import annotations

from ..sentences import told
from .agreement import con, el, grouped, others, would_have_won
from .grammar import NUMERALS, listed, player, shortened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..sentences import Clause, Noun, Player

MOST_OPENINGS = 16
"""How many first numbers a line of a table lists before it says how many more there are."""


# Who wins


def wins(winner: Player) -> Clause:
    """Return who wins a position."""
    return told("Si nadie se equivoca, gana {winner}.", winner=winner)


def no_winning_move(winner: Player, mover: Player) -> Clause:
    """Return that the player to move has lost."""
    return [*wins(winner), *told(" {mover} no tiene ninguna jugada ganadora.", mover=mover)]


def every_move_wins(winner: Player, mover: Player) -> Clause:
    """Return that the player to move cannot go wrong now."""
    return [*wins(winner), *told(" {mover} gana con cualquier jugada.", mover=mover)]


def wins_with(winner: Player, mover: Player, numbers: Sequence[int]) -> Clause:
    """Return which numbers win for the player to move."""
    with_which = con(numbers, shortened(numbers))
    which = told(" {mover} gana {with_which}.", mover=mover, with_which=with_which)
    return [*wins(winner), *which]


def too_many_lines(most: int) -> str:
    """Return why a game is not solved."""
    return (
        f"Ninguno de los teoremas que uso sirve para este juego, así que habría que probar todas "
        f"las formas de jugar, y hay más de las {grouped(most)} situaciones que miro. Prueba con "
        f"un tablero de hasta unos 15 números, o con un momento más avanzado de la partida."
    )


# A played game, looked at again


def gave_away(mover: Player, number: int, better: Sequence[int]) -> Clause:
    """Return that a move gave the win away, and what would have kept it."""
    lost = f" toma el {number} y deja escapar la victoria"
    return [mover, would_have_won(lost, better, shortened(better))]


def kept(mover: Player, number: int) -> Clause:
    """Return that a move kept the win."""
    return told("{mover} toma el {number} y conserva la victoria.", mover=mover, number=number)


def was_lost(mover: Player, number: int) -> Clause:
    """Return that no move could have won."""
    return told(
        "{mover} toma el {number}; con otro número tampoco habría ganado.",
        mover=mover,
        number=number,
    )


def numbered(move: int, what: Clause) -> Clause:
    """Return a line of a review: the move's place in the game, and what it did."""
    return [f"{move}. ", *what]


def no_move_yet() -> Clause:
    """Return that there is nothing to look at."""
    return ["Todavía no se ha hecho ninguna jugada."]


def never_changed() -> Clause:
    """Return that nobody gave the win away."""
    return ["La victoria no ha cambiado de manos."]


def changed_at(moves: Sequence[int]) -> Clause:
    """Return at which moves the win was given away."""
    where = "la jugada" if len(moves) == 1 else "las jugadas"
    return [f"La victoria cambió de manos en {where} {listed(moves)}."]


def how_it_changed(mover: Player, number: int, better: Sequence[int], only: bool) -> Clause:
    """Return how the win was given away: the only time, or the last time."""
    lost = f" tomó el {number} y dejó escapar la victoria"
    when = "En esa jugada, " if only else "La última vez, "
    return [when, mover, would_have_won(lost, better, shortened(better))]


# Hints


def hint_at_the_end() -> str:
    """Return that there is nothing to choose."""
    return "La partida ha terminado: ya no queda nada que elegir."


def look_ahead() -> str:
    """Return a question for who may take any number."""
    return "¿Qué número tendría que buscar tu rival después del tuyo?"


def must_take(wanted: Noun) -> str:
    """Return a question for who must take a number that fits."""
    return f"Tienes que tomar {wanted.one}. ¿Qué números libres te sirven?"


def only_one_allowed() -> str:
    """Return a question for who has no choice."""
    return "Hay un solo número que puedes tomar. ¿Cuál es, y por qué ese?"


def think_of_answers(allowed: Sequence[int]) -> str:
    """Return what to ask of the numbers that are allowed."""
    return f"{_may_take(allowed)}. ¿Qué se podría responder a cada uno?"


def count_what_is_left(allowed: Sequence[int]) -> str:
    """Return what to do where no choice matters."""
    return (
        f"{_may_take(allowed)}. Cuenta lo que queda: aquí, elijas lo que elijas, no cambia quién "
        f"gana."
    )


def none_of_them_wins(allowed: Sequence[int]) -> str:
    """Return what to do in a lost position."""
    return (
        f"{_may_take(allowed)}. Con ninguno tienes la victoria segura: deja a tu rival una "
        f"elección en la que sea fácil equivocarse."
    )


def each_of_them_wins(allowed: Sequence[int]) -> str:
    """Return what to do where every number wins."""
    return f"{_may_take(allowed)}. Con cualquiera de ellos ganas, si sigues jugando bien."


def some_of_them_win(allowed: Sequence[int], winning: int) -> str:
    """Return how many of the numbers win, and what to ask of them."""
    count = NUMERALS[winning - 2] if 2 <= winning <= 12 else winning
    win = "uno con el que" if winning == 1 else f"{count} con los que"
    return (
        f"{_may_take(allowed)}. Hay {win} ganas, si sigues jugando bien. ¿Después de cuál tendrías "
        f"respuesta para todo?"
    )


def could_take(number: int, wins: bool, why: Clause) -> Clause:
    """Return a number to take, and why it may be taken."""
    return [f"Podrías tomar el {number}.{' Con él puedes ganar.' if wins else ''} ", *why]


def _may_take(allowed: Sequence[int]) -> str:
    return f"Puedes tomar {el(allowed, shortened(allowed))}"


# Long chains


def longest_chain(numbers: Sequence[int], size: int) -> str:
    """Return a chain that is as long as can be; there may be none at all."""
    if not numbers:
        return "No hay ninguna cadena: ningún número puede ser el primero."
    return f"La cadena más larga tiene {_length(numbers, size)}."


def longest_found(numbers: Sequence[int], size: int, at_most: int) -> str:
    """Return the longest chain that was found, and how long one could be."""
    return (
        f"La cadena más larga que he encontrado tiene {_length(numbers, size)}. Puede que haya "
        f"otra más larga, pero ninguna tiene más de {at_most}."
    )


def _length(numbers: Sequence[int], size: int) -> str:
    whole = "el único número que hay" if size == 1 else f"{len(numbers)} de los {size} números"
    return f"{whole}: {' '.join(map(str, numbers))}"


# Boards to choose from


def boards_heading(title: str, first_even: bool) -> str:
    """Return what stands above a table of boards: the game, and a line of headings."""
    opening = ", con el primer número par" if first_even else ""
    return f"{title}{opening}\ntamaño  gana       primeros números con los que gana"


def board_line(size: int, winner: int, openings: Sequence[int], all_win: bool) -> str:
    """Return a board's line in that table, with the first numbers that win, or that all do."""
    shown = " ".join(map(str, openings[:MOST_OPENINGS]))
    more = len(openings) - MOST_OPENINGS
    shown += f" y {others(more)}" if more > 0 else ""
    if all_win:
        shown = "cualquier número"
    return f"{size:>6}  {player(winner)}  {shown or '—'}"
