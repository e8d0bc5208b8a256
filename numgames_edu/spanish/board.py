"""What boards say: as text and as pictures, with their buttons, menus and step-throughs.

Labels come by the names that code knows them by; sentences are told what is the case.
"""

from __future__ import annotations

from ..sentences import told
from .agreement import counted, el, grouped, would_have_won
from .grammar import either, listed, one_of, parity

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..display.wire import Words
    from ..requirements import Requirement
    from ..sentences import Clause, Player


# Any board


def title(game: str, size: int) -> str:
    """Return what stands above a board."""
    return f"{game}, solo con el 1" if size == 1 else f"{game}, del 1 al {grouped(size)}"


def side(odd: int) -> str:
    """Return what stands before a row of odd numbers (1) or of even ones (0)."""
    return parity(odd)


def too_large(most: int) -> str:
    """Return how large a board on the screen can be."""
    return f"Un tablero en la pantalla tiene como mucho {counted(most, 'número')}."


def to_move(mover: Player, required: Requirement) -> Clause:
    """Return whose turn it is and what is to be taken, below a board without a page."""
    return told("Turno de {mover}: {required}.", mover=mover, required=required)


def won_in_text(winner: Player) -> Clause:
    """Return who has won, below a board without a page."""
    return told("Ha ganado {winner}.", winner=winner)


def has_taken(player: Player, sign: str, numbers: Sequence[int]) -> Clause:
    """Return what a player has taken, with the sign that the player's numbers carry."""
    return told("{player} ({sign}): {numbers}", sign=sign, player=player, numbers=listed(numbers))


# A board on a page


def turn(mover: Player, required: Requirement) -> Clause:
    """Return whose turn it is and what is to be taken."""
    verb = "tienes que" if required.must else "puedes"
    return told(
        "Turno de {mover}: {verb} tomar {required}.", mover=mover, verb=verb, required=required
    )


def won(winner: Player) -> Clause:
    """Return who has won."""
    return told("¡Ha ganado {winner}!", winner=winner)


def thinking(computer: Player) -> Clause:
    """Return whose turn it is while the computer thinks."""
    return told("{computer} está pensando…", computer=computer)


def patience() -> str:
    """Return what is said to somebody who clicks while the computer thinks."""
    return "Un momento, por favor: el robot está pensando."


def allowed(count: int) -> str:
    """Return how many numbers are allowed."""
    return "Hay un número permitido." if count == 1 else f"Hay {count} números permitidos."


def greeting() -> str:
    """Return how one plays."""
    return "Haz clic en un número, o ve hasta él con las flechas y pulsa Enter (Intro)."


def takes(computer: Player, number: int) -> Clause:
    """Return what the computer does, before the reason why it may."""
    return told("{computer} toma el {number}. ", computer=computer, number=number)


def turned(better: Sequence[int]) -> str:
    """Return what is said beside a move that gave the win away; `better` would have kept it."""
    return would_have_won("Aquí cambió la partida", better, either(better))


def taken_back(moves: int) -> str:
    """Return that one move or two moves are taken back."""
    if moves == 1:
        return "Se ha deshecho la última jugada."
    return "Se han deshecho las dos últimas jugadas."


def nothing_to_take_back() -> str:
    """Return that there is no move yet."""
    return "No hay ninguna jugada que deshacer."


def settings(opened: bool) -> str:
    """Return what a press on the button for a new game did."""
    return f"Los ajustes de debajo del tablero están {'abiertos' if opened else 'cerrados'}."


def code(code: str) -> str:
    """Return the code of the position on the board."""
    return f"El código de esta posición es {code}"


def went_wrong(kind: str) -> str:
    """Return that a game failed, by the name that Python has for what went wrong."""
    return f"Algo ha fallado en este juego ({kind}). El tablero está como estaba."


def page() -> Words:
    """Return what the page itself says, where it puts a name or a number into the braces."""
    return {
        "taken": "lo tomó {name}, jugada {move}",
        "free": "libre",
        "allowed": "permitido",
        "refused": "no permitido",
        "last": "el último número",
        "partner": "compañero del {number}",
        "chosen": "elegido",
        "moves": "Jugadas hasta ahora",
        "silent": no_answer(),
    }


def no_answer() -> str:
    """Return what a page says that waits for Python."""
    return (
        "Todavía no hay respuesta. Puede que Python esté haciendo otra cosa: espera un momento. Si "
        "no está en marcha, ejecuta primero esta celda."
    )


# Buttons and menus


def buttons() -> dict[str, str]:
    """Return what stands on each button of a board and of a step-through."""
    return {
        "undo": "Deshacer",
        "hint": "Pista",
        "who-wins": "¿Quién gana y por qué?",
        "new-game": "Nueva partida…",
        "begin": "Empezar",
        "copy": "Copiar el código",
        "load": "Cargar el código",
        "first": "Inicio",
        "previous": "Anterior",
        "next": "Siguiente",
        "last": "Final",
        "play": "Reproducir",
        "pause": "Pausa",
    }


def fields() -> dict[str, str]:
    """Return what stands before each field of the settings, and before a step-through's slider."""
    return {
        "size": "Números del 1 al",
        "opening": "Apertura",
        "first-name": "Nombre 1",
        "second-name": "Nombre 2",
        "first": "Empieza",
        "opponent": "Rival",
        "level": "El robot juega",
        "help": "Ayuda",
        "code": "Código",
        "step": "Jugada",
    }


def openings() -> dict[str, str]:
    """Return what the first number may be, to choose from."""
    return {"any": "cualquier número", "even": "solo un número par"}


def beginners() -> dict[int, str]:
    """Return who may begin, to choose from."""
    return {1: "nombre 1", 2: "nombre 2"}


def opponents() -> dict[str, str]:
    """Return who the second player may be, to choose from."""
    return {"person": "una persona", "computer": "el robot"}


def levels() -> dict[str, str]:
    """Return how well the computer may play, to choose from."""
    return {"perfect": "sin fallos", "careful": "con algún fallo", "random": "al azar"}


def helps() -> dict[str, str]:
    """Return how much a board may help, to choose from."""
    return {"all": "mostrar lo permitido", "count": "decir cuántos hay", "none": "sin ayuda"}


# Step-throughs


def readonly() -> str:
    """Return what a click on a step-through gets."""
    return "Esta partida ya está jugada: recórrela con los botones de debajo del tablero."


def not_begun() -> str:
    """Return what is said before the first step."""
    return "Todavía no se ha hecho ninguna jugada. Pulsa Siguiente. "


def also_allowed(others: Sequence[int]) -> str:
    """Return what else was allowed, between the reason for a move and who was winning."""
    if not others:
        return " No se podía tomar ningún otro. "
    return f" También se podía tomar {el(others, either(others))}. "


# What is refused


def bad_help(levels: Sequence[str]) -> str:
    """Return what the help can be."""
    return one_of("la ayuda", levels)


def bad_opponent() -> str:
    """Return what the opponent can be."""
    return "El rival puede ser None (juegan dos personas) o 'computer' (el robot)."


def bad_first() -> str:
    """Return what says who begins."""
    return "Para decir quién empieza se pone 1 o 2: el primer nombre o el segundo."


def already_sized() -> str:
    """Return why a position takes no size and no opening rule."""
    return "Una posición ya tiene su tamaño y su regla de apertura."
