"""What the command `numgames` says: its help, what it did, and what it cannot do.

The headings of the help ("usage", "options") and how it refuses an option ("invalid choice") are
Python's own, and English.
"""

from __future__ import annotations

from .agreement import grouped
from .grammar import either, listed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

GAME, FOLDER, CODE, FILE, NUMBER = "JUEGO", "CARPETA", "CÓDIGO", "ARCHIVO", "N"
"""What stands in the help for something that one writes oneself."""

TWO_NAMES = ("A", "B")


# The help


def about() -> str:
    """Return what the command is."""
    return "Juegos de números para aprender."


def commands() -> str:
    """Return the heading of the list of commands."""
    return "comandos"


def lab() -> str:
    """Return what `numgames lab` does."""
    return "abre las lecciones en JupyterLab (por ahora, en inglés)"


def about_lab() -> str:
    """Return what `numgames lab` does, in sentences."""
    return (
        "Copia las lecciones en una carpeta y las abre en JupyterLab. Lo que hayas cambiado allí "
        "se conserva."
    )


def after_the_folder() -> str:
    """Return what can be written after the folder."""
    example = "--no-browser --port 8899"
    return f"Todo lo que va después de {FOLDER} es para JupyterLab, por ejemplo {example}."


def teacher() -> str:
    """Return what a teacher gets."""
    return "con las páginas para docentes y las soluciones"


def folder(pupils: str, teachers: str) -> str:
    """Return which folder is taken if none is named."""
    return f"si no se dice otra: {pupils}, o {teachers} para docentes"


def language(codes: Sequence[str]) -> str:
    """Return which languages there are."""
    return f"el idioma de todo lo que se dice: {either(codes)}"


def play() -> str:
    """Return what `numgames play` does."""
    return "juega en la terminal"


def games(slugs: Sequence[str]) -> str:
    """Return which games there are."""
    return ", ".join(slugs)


def size() -> str:
    """Return what a size is."""
    return "el número más grande del tablero"


def opening() -> str:
    """Return what an opening rule is."""
    return "cómo puede ser el primer número: cualquiera (any) o par (even)"


def players() -> str:
    """Return what the names are."""
    return "los nombres de quienes juegan"


def first() -> str:
    """Return who may begin."""
    return "quién empieza: el primer nombre (1), el segundo (2) o al azar (random)"


def opponent() -> str:
    """Return what the opponent is."""
    return "de quién es el segundo nombre: de una persona (person) o del robot (computer)"


def level() -> str:
    """Return what the level is."""
    return (
        "cómo juega el robot: sin fallos (perfect), con algún fallo (careful; es así si no se dice "
        "otra cosa) o al azar (random)"
    )


def seed() -> str:
    """Return what the seed is for."""
    return "hace que el azar se pueda repetir"


def continued(example: str) -> str:
    """Return from where one can play on."""
    return f"sigue la partida desde una posición, por ejemplo '{example}'"


def solve() -> str:
    """Return what `numgames solve` does."""
    return "dice quién gana en una posición, y por qué"


def position(example: str) -> str:
    """Return what a position code is."""
    return f"una posición, por ejemplo '{example}'"


def long() -> str:
    """Return what the long proof is."""
    return "la demostración para estudiantes de más edad"


def review() -> str:
    """Return what a review is."""
    return "repasa cada jugada hecha hasta ahora"


def sheet() -> str:
    """Return what `numgames print` does."""
    return (
        "hace una hoja para imprimir (por ahora, en inglés): un tablero, las reglas y espacio para "
        "anotar las jugadas"
    )


def about_sheet() -> str:
    """Return what `numgames print` does, in a sentence."""
    return "Escribe una hoja A4 en PDF, para jugar con lápiz y papel."


def sheet_file() -> str:
    """Return which file is written if none is named."""
    return f"si no se dice otro: {GAME}-N.pdf o {GAME}-N-even.pdf"


# What is refused


def bad_size(largest: int) -> str:
    """Return what a size is, after the name of the option."""
    return f"un tamaño es un número entero del 1 al {grouped(largest)}"


def level_needs_computer() -> str:
    """Return that two people have no level."""
    return "El nivel es para el robot: añade --opponent computer."


def code_says_it_all() -> str:
    """Return that a code needs no game beside it."""
    return "El código ya dice el juego, su tamaño y su regla de apertura."


def which_game(slugs: Sequence[str]) -> str:
    """Return that a game has to be named."""
    return f"¿A qué juego? Hay estos: {listed(slugs)}."


def folder_first() -> str:
    """Return in which order the words of `numgames lab` come."""
    return f"La carpeta va primero: numgames lab {FOLDER} --no-browser --port=8899"


def no_lessons() -> str:
    """Return that the notebooks did not come with the package."""
    return "En esta instalación faltan las lecciones; instala el programa otra vez."


# What is done


def why(proof: str) -> str:
    """Return a proof after the question that it answers."""
    return f"¿Por qué? {proof}"


def not_proved() -> str:
    """Return that a proof failed its check."""
    return "No se ha podido comprobar la demostración. Avísanos de esta posición, por favor."


def proved() -> str:
    """Return that a proof was checked."""
    return "La demostración se ha comprobado solo con las reglas."


def sheet_written(file: object) -> str:
    """Return where the page to print is."""
    return f"Lista para imprimir: {file}"


def lessons_are_in(folder: object) -> str:
    """Return where the lessons are."""
    return f"Las lecciones están en {folder}"


def kept(names: Sequence[str]) -> str:
    """Return which lessons were left as somebody changed them."""
    return f"Se conservan como las cambiaste: {', '.join(names)}"


def has_the_answers() -> str:
    """Return what a teacher has to know of the teacher's folder."""
    return (
        "También tiene las respuestas (teacher, solutions): guárdala donde el alumnado no la vea."
    )


def administrator() -> str:
    """Return what is said to whoever is root."""
    return (
        "Estás usando la cuenta de administración (root). Funciona, pero es más seguro usar una "
        "cuenta normal."
    )
