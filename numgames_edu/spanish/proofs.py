"""Why a player wins: the sentences of every kind of proof.

Each function is told what is the case; it decides nothing.
"""

from __future__ import annotations

from ..sentences import told
from .agreement import counted, grouped, los, others, so_many
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
    return f"{', '.join(map(str, numbers[:SHOWN]))} y {others(len(numbers) - SHOWN)}"


def some_pairs(pairs: Sequence[Pair]) -> str:
    """Return the first pairs of a list, and how many more there are."""
    shown = ", ".join(f"{one} con {other}" for one, other in pairs[:SHOWN])
    more = len(pairs) - SHOWN
    rest = "otra pareja" if more == 1 else f"otras {more} parejas"
    return f"{shown} y {rest}" if more > 0 else shown


def way(line: Sequence[int]) -> str:
    """Return a line of moves, drawn with arrows.

    >>> way([7, 8, 9])
    '7 → 8 → 9'
    """
    if len(line) <= SHOWN:
        return " → ".join(map(str, line))
    return f"{' → '.join(map(str, line[:SHOWN]))} → … → {line[-1]} ({len(line)} jugadas)"


# Counting, where everything is taken


def everything_is_taken(
    left: int, mover: Player, last: Player, last_loses: bool, winner: Player
) -> Clause:
    """Return that all numbers get taken, who takes the last one, and what becomes of that."""
    return told(
        "Mientras quede algún número, siempre se puede tomar uno: si ninguno encaja, vale "
        "cualquiera. Por eso se acaban tomando todos, uno en cada turno. {left} y es el turno de "
        "{mover}, así que {last} toma el último. Quien lo toma {end}. Así que gana {winner}, se "
        "elija lo que se elija.",
        left=f"{'Queda' if left == 1 else 'Quedan'} {counted(left, 'número')}",
        mover=mover,
        last=last,
        end="pierde" if last_loses else "gana, porque su rival ya no puede tomar ninguno",
        winner=winner,
    )


def turns_are_fixed() -> Clause:
    """Return the reason behind it, for older pupils."""
    return [
        "El número de turnos que quedan es un invariante de este juego: ninguna elección lo "
        "cambia. Quién gana depende solo de si ese número es par o impar."
    ]


# Counting two sides


def begins_with(mover: Player, first: int) -> Clause:
    """Return what the player to move begins with."""
    return told("{mover} empieza con el {first}.", mover=mover, first=first)


def parities_take_turns() -> Clause:
    """Return why each player only ever takes one kind of number."""
    turns = "Los pares y los impares se alternan"
    return [f"{turns}, así que cada cual toma siempre números de un solo tipo."]


def groups_take_turns(mine: Sequence[int], theirs: Sequence[int]) -> Clause:
    """Return why each player only ever takes numbers of one of two groups."""
    return [
        f"Los números libres forman dos grupos: ({some(mine)}) y ({some(theirs)}). Después de un "
        f"número de un grupo va uno del otro, así que cada cual tiene su grupo y toma siempre de "
        f"él."
    ]


def each_has(mover: Player, mine: Side, theirs: Side) -> Clause:
    """Return how many numbers each player has to take."""
    return told(
        "Para {mover} {mine} y para {other} {theirs}.",
        mover=mover,
        mine=_there_are(mine),
        other=mover.other,
        theirs=_there_are(theirs),
    )


def first_must_be_even() -> Clause:
    """Return how the game begins."""
    return ["El primer número tiene que ser par."]


def to_take(mine: Side, theirs: Side, as_many: bool) -> Clause:
    """Return how many numbers there are to take, of each side."""
    equal = ": tantos de un tipo como del otro" if as_many else ""
    if mine[0] and theirs[0]:
        return [f"Hay {_counted(mine)} y {_counted(theirs)} para tomar{equal}."]
    there = [f"{_there_are(side)}{' para tomar' * bool(side[0])}" for side in (mine, theirs)]
    return [f"{' y '.join(there).capitalize()}."]


def mover_runs_out(mover: Player) -> Clause:
    """Return why the player to move runs out of numbers first."""
    return told(
        "{mover} tiene tantos números como {other}, o menos, y le toca jugar, así que se queda "
        "antes sin números.",
        mover=mover,
        other=mover.other,
    )


def other_runs_out(other: Player) -> Clause:
    """Return why the other player runs out of numbers first."""
    return told("{other} tiene menos, así que se queda antes sin números.", other=other)


def running_out_decides(winner: Player, last_loses: bool, begun: bool) -> Clause:
    """Return what becomes of who runs out; `begun` says whether a first number had to be chosen."""
    lost = "Quien se queda sin números pierde"
    if last_loses:
        lost = "Entonces su rival ha tomado el último número que se podía tomar, y pierde"
    return told(
        "{lost}: gana {winner}, se elija lo que se elija{after}.",
        lost=lost,
        winner=winner,
        after=" después" if begun else "",
    )


def sides_are_fixed() -> Clause:
    """Return the reason behind it, for older pupils."""
    return [
        "Elija lo que elija, cada cual gasta en su turno exactamente uno de sus números y ninguno "
        "de los de su rival. Por eso ninguna elección cambia quién se queda antes sin números."
    ]


def _there_are(side: Side) -> str:
    """Return how many numbers of a kind there are: "hay 9 números impares"."""
    return f"{'hay' if side[0] else 'no hay'} {_counted(side)}"


def _counted(side: Side) -> str:
    """Return so many numbers of a kind: "9 números impares", "ningún número par"."""
    count, kind = side
    return so_many(count, "" if kind is None else parity(kind))


# Pairs


def takes(mover: Player, number: int) -> Clause:
    """Return which number the winner takes first."""
    return told("{mover} toma el {number}.", mover=mover, number=number)


def no_move_now(winner: Player) -> Clause:
    """Return that the loser is stuck at once."""
    stuck = "Ahora {loser} no puede tomar ningún número. Así que gana {winner}."
    return told(stuck, loser=winner.other, winner=winner)


def answers_with_partners(winner: Player, pairs: Sequence[Pair], begun: bool) -> Clause:
    """Return the pairs to answer with; `begun` says whether the winner took a number before."""
    answers = "{then}{winner} responde a cada número con su compañero: {pairs}."
    then = "A partir de ahí, " if begun else ""
    return told(answers, then=then, winner=winner, pairs=some_pairs(pairs))


def partners_are_free(winner: Player) -> Clause:
    """Return why the winner can always answer."""
    return told(
        "Un número puede ir después de su compañero, y los dos siempre se toman uno justo después "
        "del otro, así que el compañero de un número libre también está libre. {loser} nunca puede "
        "llegar a un número sin compañero. Por eso {winner} siempre tiene respuesta, y quien acaba "
        "sin poder tomar ningún número es {loser}.",
        winner=winner,
        loser=winner.other,
    )


def all_have_partners() -> Clause:
    """Return why no number without a partner is met: there is none."""
    return ["Aquí todos los números libres tienen compañero, así que nada puede salir mal."]


def list_is_closed(loser: Player, first: int | None) -> Clause:
    """Return why no number without a partner is met: what can be reached was looked through."""
    return told(
        "¿Por qué {loser} nunca puede llegar a un número sin compañero? {every} número que {loser} "
        "puede tomar está en una pareja. Todo número libre que puede ir después del compañero de "
        "uno de esos números también está en una pareja, y así sucesivamente. La lista está "
        "cerrada.",
        loser=loser,
        every="Todo" if first is None else f"Después del {first}, todo",
    )


def hubs_show(loser: Player, alone: Sequence[int], hubs: Sequence[int]) -> Clause:
    """Return why no number without a partner is met: hubs show how large a pairing can be."""
    return told(
        "¿Por qué {loser} nunca puede llegar {to_one} sin compañero ({alone})? Aparta {hubs}. Los "
        "demás números libres se separan en grupos en los que un número puede ir después de otro. "
        "En cada grupo con una cantidad impar de números hay por lo menos un número que solo puede "
        "tener como compañero un número apartado, y {groups} más que números apartados. Así que "
        "todo emparejamiento deja al menos {count} sin compañero: este es tan grande como puede "
        "ser. En un emparejamiento tan grande como puede ser, cada número apartado tiene su "
        "compañero en un grupo distinto con una cantidad impar de números, y cada grupo con una "
        "cantidad par se empareja dentro de sí mismo. Así que los números apartados y los de los "
        "grupos con una cantidad par tienen compañero en todos los emparejamientos tan grandes "
        "como este, y ahora {loser} solo puede tomar números de esos. Si desde uno de ellos "
        "{loser} pudiera llegar a un número sin compañero, todas las parejas del camino se podrían "
        "mover un paso, y así se formaría un emparejamiento igual de grande sin el número del que "
        "salió {loser}. Eso no puede ser.",
        loser=loser,
        to_one="al número" if len(alone) == 1 else "a ninguno de los números",
        alone=some(alone),
        hubs=los(hubs, some(hubs)),
        groups="hay un grupo así" if len(alone) == 1 else f"hay {len(alone)} grupos así",
        count="uno" if len(alone) == 1 else str(len(alone)),
    )


# Lines of play


def no_choice(loser: Player, line: Sequence[int]) -> Clause:
    """Return the only way that the game can go."""
    only = "Desde aquí, {loser} nunca tiene elección; la partida sigue así: {way}."
    return told(only, loser=loser, way=way(line))


def then_none_is_free(loser: Player, wanted: Noun) -> Clause:
    """Return how that way ends."""
    none = "Entonces ya no queda libre {wanted} para {loser}. Así que gana {winner}."
    return told(none, wanted=wanted.no, loser=loser, winner=loser.other)


def one_choice(loser: Player, lines: Sequence[Sequence[int]]) -> Clause:
    """Return the few ways that the game can go: the loser chooses once, by the first number."""
    going = "Si {loser} toma el {number}, la partida sigue así: {way}. "
    ways = [told(going, loser=loser, number=line[0], way=way(line)) for line in lines]
    return told(
        "{loser} puede elegir ahora, pero ya no después. {ways}En cualquier caso, quien acaba sin "
        "poder tomar ningún número es {loser}. Así que gana {winner}.",
        loser=loser,
        ways=[part for one in ways for part in one],
        winner=loser.other,
    )


def over_at_once(winner: Player) -> Clause:
    """Return that the game ends with the loser's next move."""
    over = "Tome lo que tome {loser}, ahí termina la partida, y gana {winner}."
    return told(over, loser=winner.other, winner=winner)


def every_line_was_tried(winner: Player, first: int | None, situations: int) -> Clause:
    """Return that the winner has an answer in each situation; `first` is what to begin with."""
    begin = told("{winner} toma el {first}. ", winner=winner, first=first) if first else []
    which = "la única situación que puede darse"
    if situations > 1:
        which = f"cada una de las {grouped(situations)} situaciones que pueden darse"
    return told(
        "Se han probado todas las formas de seguir la partida. {begin}{winner} tiene respuesta a "
        "todo lo que haga {loser}, en {which}, y gana siempre.",
        begin=begin,
        winner=winner,
        loser=winner.other,
        which=which,
    )
