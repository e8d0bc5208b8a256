"""What games say of themselves: their rules, what is to be chosen, their end, what is refused."""

from __future__ import annotations

from ..sentences import told
from .agreement import grouped
from .grammar import kind_of, listed, one_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..facts import Fact
    from ..sentences import Clause, Noun, Player


# The rules and what is to be chosen


def rules(size: int, first_even: bool, rule: str, last_loses: bool) -> str:
    """Return the rules of a game in a few sentences; `rule` says what may follow what."""
    first = "El primer número tiene que ser par. " if first_even else ""
    end = (
        "tome el último número que se pueda tomar" if last_loses else "no pueda tomar ningún número"
    )
    board = "el único número, el 1" if size == 1 else f"uno de los números del 1 al {grouped(size)}"
    turns = f"Se juega por turnos: en cada turno se toma {board}."
    return f"{turns} {first}{rule} Pierde quien {end}."


def any_number() -> str:
    """Return what is to be chosen where everything may be taken."""
    return "cualquier número"


def none_fits(wanted: Noun) -> str:
    """Return what is to be chosen where nothing fits, so that any number may be taken."""
    return f"cualquier número, porque no queda libre {wanted.no}"


def nothing() -> str:
    """Return what is to be chosen where every number is taken."""
    return "ningún número, porque ya están tomados todos"


# How a game ends


def cannot_begin(mover: Player, nothing_left: Fact) -> Clause:
    """Return why the first player loses at once."""
    return told(
        "{mover} no puede empezar, porque {nothing_left}, así que gana {other}.",
        mover=mover,
        nothing_left=nothing_left,
        other=mover.other,
    )


def stuck(mover: Player, nothing_left: Fact) -> Clause:
    """Return why the player loses whose turn it is."""
    return told(
        "{mover} no puede tomar ningún número, porque {nothing_left}, así que gana {other}.",
        mover=mover,
        nothing_left=nothing_left,
        other=mover.other,
    )


def took_the_last(mover: Player, last: int, nothing_left: Fact | None) -> Clause:
    """Return why the player wins who finds nothing to take."""
    start: Clause = []
    if nothing_left is not None:
        start = ["Ya no se puede tomar ningún número, porque ", nothing_left, ". "]
    return told(
        "{start}{other} tomó el último número, el {last}, y quien lo toma pierde, así que gana "
        "{mover}.",
        start=start,
        other=mover.other,
        last=str(last),
        mover=mover,
    )


# What is refused


def no_whole_number(thing: object) -> str:
    """Return what a move is."""
    return f"Una jugada es un número entero, por ejemplo 6, pero esto es {kind_of(thing)}."


def at_move(move: int, refusal: str) -> str:
    """Return a refusal with the move that it is about."""
    return f"Jugada {move}. {refusal}"


def no_list_of_numbers() -> str:
    """Return what a game is replayed from."""
    return "Para reproducir una partida hace falta una lista de números, por ejemplo [6, 3, 9]."


def needs_a_rule() -> str:
    """Return what a game is made with."""
    return "Un juego necesita una regla, por ejemplo rule=Adjacent() & OppositeParity()."


def bad_title(most: int) -> str:
    """Return what a title is."""
    return f"El título de un juego es un texto de {most} caracteres como mucho, todos visibles."


def rule_can_change() -> str:
    """Return why a rule cannot be a game's."""
    return "Los valores de una regla no deben cambiar: usa tuplas, no listas."


def bad_size(largest: int) -> str:
    """Return what a size is."""
    return f"El tamaño de un tablero es un número entero del 1 al {grouped(largest)}."


def bad_opening(openings: Sequence[str]) -> str:
    """Return what an opening rule can be."""
    return one_of("la apertura", openings)


def bad_ending(endings: Sequence[str]) -> str:
    """Return what an ending can be."""
    return one_of("el final", endings)


def bad_slug() -> str:
    """Return what a game's short name is."""
    return (
        "El nombre corto de un juego se escribe con letras minúsculas sin tilde, cifras y guiones "
        "sueltos, por ejemplo 'number-knockout'."
    )


def no_such_game(similar: str, games: Sequence[str]) -> str:
    """Return which games there are, and one of a similar name, if there is one."""
    meant = f"¿Querías decir {similar}? " if similar else ""
    return f"No hay ningún juego con ese nombre. {meant}Los juegos son {listed(games)}."


# Position codes, and whatever else names a position


def no_code(thing: object, example: str) -> str:
    """Return what a position code is."""
    return f"El código de una posición es un texto como {example!r}, pero esto es {kind_of(thing)}."


def code_too_long() -> str:
    """Return that a code is too long."""
    return "Esto es demasiado largo para ser el código de una posición."


def code_looks_like(example: str) -> str:
    """Return what a code looks like."""
    return f"El código de una posición es como este: {example!r}."


def not_in_code(word: str, is_size: bool, example: str) -> str:
    """Return what is no number in a code."""
    return f"{word!r} no es un {'tamaño' if is_size else 'número'}. {code_looks_like(example)}"


def cannot_be_played(refusal: str) -> str:
    """Return that a code holds moves that the rules forbid."""
    return f"Esta partida no se puede jugar. {refusal}"


def unknown_game_in_code(games: Sequence[str]) -> str:
    """Return that a code is of no known game."""
    return f"El código no nombra ningún juego conocido. Los juegos son {listed(games)}."


def name_is_taken(slug: str, title: str) -> str:
    """Return why a game of one's own cannot have the name of another."""
    return f"El nombre {slug!r} ya es de {title}: elige otro para tu juego."


def no_position(thing: object) -> str:
    """Return what a position can be named by."""
    kinds = "una posición, su código, un juego o el nombre de un juego"
    return f"Aquí hace falta {kinds}, pero esto es {kind_of(thing)}."
