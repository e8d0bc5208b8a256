"""What a terminal says at each moment of a game: one script per rule book, and the words around it.

Each script shows the facts of its rule book's own command-line example, in the same order. What has
no words in it is inherited from the English scripts.
"""

from __future__ import annotations

from ..english import terminal as english
from ..outcomes import ending as ending_of
from ..scripts import runs
from ..sentences import spoken
from .grammar import parity
from .rules import wanted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..games import Position

LEAVING = ("s", "salir", "q", "quit", "exit")
"""What somebody enters to leave the game, in small letters."""

HELPING = ("?", "a", "ayuda", "reglas", "h", "help", "rules")
"""What somebody enters to read the rules again, in small letters."""


# Around the game


def help_for(title: str, rules: str) -> str:
    """Return the rules, and what can be entered."""
    how = "Escribe un número, «ayuda» para leer las reglas o «salir» para dejar la partida."
    return f"{title}. {rules} {how}"


def taken_so_far(moves: Sequence[tuple[int, str]]) -> str:
    """Return which numbers were taken before, and by whom."""
    taken = ", ".join(f"{number} ({name})" for number, name in moves)
    return f"Números tomados hasta ahora: {taken}."


def left() -> str:
    """Return what is said to whoever leaves, before the way to come back."""
    return "Has dejado la partida. Para seguir jugando desde aquí:"


def one_at_a_time() -> str:
    """Return what is said to whoever enters several numbers."""
    return "Los números, de uno en uno, por favor."


def enter_a_number() -> str:
    """Return what can be entered."""
    return "Escribe un número entero, por ejemplo 6, o bien «ayuda» o «salir», por favor."


# The game itself


class Script(english.Script):
    """The plain way to tell a game; the others change what their rule books say otherwise."""

    take = "tomar"
    """What is done with a number: taken, or removed, as the rule book has it."""

    def welcome(self, position: Position) -> str:
        return f"¡Vamos a jugar a {position.game.title}!\n\nNúmeros: {self.board(position)}\n"

    def turn(self, position: Position) -> str:
        lines = [f"Turno de {self.mover(position)}:"]
        if position.last is not None:
            lines += [f"Último número de tu rival: {self.last(position)}"]
            lines += [f"Números libres: {self.row(position.available)}"]
        return "\n".join([*lines, f"{self.must(position)}.", self.choices(position)])

    def must(self, position: Position) -> str:
        required = position.required
        return f"{'Tienes que' if required.must else 'Puedes'} {self.take} {required.text}"

    def choices(self, position: Position) -> str:
        return f"Números permitidos: {self.row(position.legal_moves)}"

    def prompt(self, position: Position) -> str:
        return "¿Qué número tomas? "

    def moved(self, before: Position, after: Position) -> str:
        return f"\n{self.mover(before)} ha tomado el {self.last(after)}.\n"

    def stuck(self, position: Position) -> str:
        if position.game.ending == "last-loses":
            return f"{self.mover(position)} no puede {self.take} ningún número."
        return (
            f"{self.turn(position)}\n\n{self.mover(position)} no puede {self.take} ningún número."
        )

    def end(self, position: Position) -> list[str]:
        ending = ending_of(position)
        winner = ending.winner.called(self.names)
        why = spoken(ending.parts, self.names)
        return [self.stuck(position), f"¡{winner} gana la partida!", why]

    def last(self, position: Position) -> str:
        return "ninguno" if position.last is None else f"{position.last} ({parity(position.last)})"

    def required(self, position: Position) -> str:
        required, rule, last = position.required, position.game.rule, position.last
        if not required.must or required.wanted is None:
            return required.text
        kind = parity(0) if last is None else rule.quality(last)
        relation = None if last is None else rule.predicate(last)
        if wanted(kind, relation) != required.wanted.noun:  # a rule that says it in its own words
            return required.text
        return wanted(kind.upper(), relation).one

    def row(self, numbers: Iterable[int]) -> str:
        return self.separator.join(map(str, numbers)) or "ninguno"


class EvenOddMatchScript(Script):
    """Even/Odd Match: numbers in brackets, the required parity in capitals."""

    def welcome(self, position: Position) -> str:
        return f"Números al empezar: {self.board(position)}\n"

    def turn(self, position: Position) -> str:
        if position.last is None:
            return f"Turno de {self.mover(position)}. Quita {self.required(position)}:"
        return (
            f"El último número que se ha quitado es el {self.last(position)}.\n"
            f"{self.mover(position)} tiene que quitar {self.required(position)}.\n"
            f"Números {parity(position.last + 1)}es que quedan: {self.row(position.legal_moves)}"
        )

    def prompt(self, position: Position) -> str:
        return f"{self.mover(position)} escribe: "

    def moved(self, before: Position, after: Position) -> str:
        move = f"{self.mover(before)} quita el {self.last(after)}."
        return f"{move}\nNúmeros que quedan: {self.row(after.available)}\n"

    def stuck(self, position: Position) -> str:
        return f"{self.mover(position)} no puede quitar ningún número."

    def row(self, numbers: Iterable[int]) -> str:
        return f"[{', '.join(map(str, numbers))}]"


class ParityDuelScript(Script):
    """Parity Duel: a heading for each turn, the board before it, wide rows of numbers."""

    separator = "  "
    take = "quitar"

    def welcome(self, position: Position) -> str:
        return f"Números libres:\n{self.row(position.available)}\n"

    def turn(self, position: Position) -> str:
        heading = f"Turno de {self.mover(position)}"
        lines = [heading, "-" * len(heading)]
        lines += [f"Último número que ha quitado {self.opponent(position)}: {self.last(position)}"]
        lines += [f"{self.must(position)}."]
        if position.last is not None or position.game.opening == "even":
            lines += [self.choices(position)]
        return "\n".join(lines)

    def choices(self, position: Position) -> str:
        kind = parity(0 if position.last is None else position.last + 1)
        return f"Números {kind}es libres: {self.row(position.legal_moves)}"

    def prompt(self, position: Position) -> str:
        return "¿Qué número quitas? "

    def moved(self, before: Position, after: Position) -> str:
        move = f"{self.mover(before)} quita el {self.last(after)}."
        return f"{move}\n\nNúmeros libres:\n{self.row(after.available)}\n"


class NumberKnockoutScript(Script):
    """Number Knockout: rows of numbers with runs drawn together: 1-5, 7-20."""

    separator = ", "

    def welcome(self, position: Position) -> str:
        return f"Empieza la partida: números libres [1-{position.game.size}]\n"

    def turn(self, position: Position) -> str:
        lines = [f"Turno de {self.mover(position)}:"]
        if position.last is None:
            lines += [f"Números libres: {self.free(position)}"]
            any_first = position.game.opening == "any"
            lines += [] if any_first else ["El primer número tiene que ser par."]
            return "\n".join(lines)
        taken = self.row(sorted(position.history))
        lines += [f"Último número de tu rival: {position.last}"]
        lines += [f"Números libres: {self.free(position)} (sin {taken})"]
        lines += [f"Tienes que tomar {position.requirement}."]
        return "\n".join([*lines, f"Números permitidos: {self.row(position.legal_moves)}"])

    def moved(self, before: Position, after: Position) -> str:
        return f"\n{self.mover(before)} ha tomado el {after.last}.\n"

    def free(self, position: Position) -> str:
        """Return the free numbers with neighbours drawn together."""
        return runs(position.available, self.separator) or "ninguno"


class ParityGameScript(Script):
    """Parity Game: each move says which parity the opponent must pick next."""

    def welcome(self, position: Position) -> str:
        welcome = f"¡Vamos a jugar a {position.game.title}!"
        return f"{welcome}\n\nNúmeros al empezar: {self.board(position)}\n"

    def turn(self, position: Position) -> str:
        lines = [f"Turno de {self.mover(position)}."]
        lines += [f"Números libres: {self.row(position.available)}"]
        if position.last is None:
            lines += [] if position.game.opening == "any" else ["Tiene que ser: par"]
            return "\n".join(lines)
        order = f"Tiene que ser: {parity(position.last)}"
        if not position.required.must:
            none = f"no queda libre ningún número {parity(position.last)}"
            order = f"Puede ser cualquiera, porque {none}. Toma el que quieras."
        return "\n".join([*lines, order, self.choices(position)])

    def prompt(self, position: Position) -> str:
        return "¿Qué número tomas, por favor? "

    def moved(self, before: Position, after: Position) -> str:
        move = f"\n{self.mover(before)} ha tomado el {self.last(after)}."
        if after.outcome:
            return f"{move}\nYa no quedan números."
        assert after.last is not None
        mover = self.mover(after)
        order = f"En el turno siguiente, {mover} tiene que tomar {after.requirement}."
        if not after.required.must:
            none = f"No queda libre ningún número {parity(after.last)}"
            order = f"{none}, así que ahora {mover} puede tomar cualquiera."
        return f"{move}\n{order}\n"

    def end(self, position: Position) -> list[str]:
        ending = ending_of(position)
        why = spoken(ending.parts, self.names)
        winner, loser = ending.winner, ending.winner.other.called(self.names)
        cheer = f"¡Felicidades, {winner.called(self.names)}! ¡Has ganado!"
        if not position.history:
            return [why, cheer]
        if winner.number in self.computers:
            cheer = f"Esta vez gana el robot. ¡Bien jugado, {loser}!"
        return [f"{loser} ha tomado el último número y pierde la partida.", cheer, why]


class OddOrEvenChaseScript(Script):
    """Odd or Even Chase: a number line, the parity of the last number, the options."""

    def welcome(self, position: Position) -> str:
        welcome = f"¡Vamos a jugar a {position.game.title}!"
        return f"{welcome}\n\nRecta numérica: {self.board(position)}\n"

    def turn(self, position: Position) -> str:
        lines = [f"Turno de {self.mover(position)}:"]
        if position.last is None:
            lines += [f"Números libres: {self.row(position.available)}"]
            any_first = position.game.opening == "any"
            lines += [] if any_first else ["Tienes que tomar un número PAR."]
            return "\n".join(lines)
        lines += [f"Último número de tu rival: {self.last(position)}"]
        return "\n".join(
            [*lines, f"Tienes que tomar {self.required(position)}.", self.choices(position)]
        )

    def choices(self, position: Position) -> str:
        return f"Números permitidos: {', '.join(map(str, position.legal_moves)) or 'ninguno'}"

    def prompt(self, position: Position) -> str:
        return "Escribe el número que tomas: "

    def moved(self, before: Position, after: Position) -> str:
        return f"\n{self.mover(before)} ha tomado el {after.last}.\n"

    def stuck(self, position: Position) -> str:
        return f"{self.turn(position)}\n\n{self.mover(position)} no puede tomar ningún número."
