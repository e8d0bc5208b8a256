"""What a pupil's own rule says in Spanish, in the pupil's words and their other forms."""

from __future__ import annotations

import pytest

import numgames_edu as ng
from numgames_edu.rules import Rule
from numgames_edu.sentences import spoken
from numgames_edu.words import speaking


class EndsInThree(Rule):
    """El número siguiente acaba en 3."""

    def allows(self, last: int, number: int) -> bool:
        return number % 10 == 3

    def relation(self, last: int) -> str:
        return "acaba en 3"


class Doubled(Rule):
    """El número siguiente es el doble del anterior."""

    def allows(self, last: int, number: int) -> bool:
        return number == 2 * last

    def wanted(self, last: int) -> str:
        return f"el doble de {last}"


class PowerOfTwo(Rule):
    """El número siguiente es una potencia de 2."""

    def allows(self, last: int, number: int) -> bool:
        return number & (number - 1) == 0

    def relation(self, last: int) -> str:
        return "es una potencia de 2"


class Prime(Rule):
    """El número siguiente es primo."""

    def allows(self, last: int, number: int) -> bool:
        return number in (2, 3, 5, 7)

    def wanted(self, last: int) -> str:
        return "un número primo"


class NotMultiple(Rule):
    """El número siguiente no es múltiplo del anterior."""

    def allows(self, last: int, number: int) -> bool:
        return number % last != 0

    def relation(self, last: int) -> str:
        return f"no es múltiplo de {last} y tiene una cifra"


class Unsaid(Rule):
    def allows(self, last: int, number: int) -> bool:
        return number > last


def test_a_pupils_own_rule_speaks_in_its_own_words() -> None:
    with speaking("es"):
        assert EndsInThree().wanted(5) == "un número que acabe en 3"
        assert (EndsInThree() & ng.OppositeParity()).noun(5).no == (
            "ningún número par que acabe en 3"
        )
        both = EndsInThree() & ng.Adjacent()
        assert both.wanted(4) == "un número que acabe en 3 y sea vecino del 4"
        assert (PowerOfTwo() & ng.Adjacent()).wanted(4) == (
            "un número que sea una potencia de 2 y sea vecino del 4"
        )
        assert spoken(Doubled().because(5, 10)) == "después del 5 va el doble de 5, y el 10 lo es"
        assert spoken(PowerOfTwo().because(5, 6)) == (
            "después del 5 va una potencia de 2, pero el 6 no lo es"
        )
        assert (Prime() & ng.Adjacent()).wanted(4) == ("un número que sea primo y sea vecino del 4")
        assert (Prime() & ng.OppositeParity()).noun(4).no == "ningún número impar primo"
        assert (Doubled() & ng.SameParity()).wanted(4) == "un número par que sea el doble de 4"
        assert NotMultiple().noun(5).no == (
            "ningún número que no sea múltiplo de 5 y tenga una cifra"
        )
        assert Unsaid().wanted(5) == "un número permitido después del 5"
        assert Unsaid().summary == "La regla dice qué número puede ir después."


@pytest.mark.parametrize(
    ("rule", "moves", "none"),
    [
        (PowerOfTwo(), [5, 1, 2, 4], "ninguna potencia de 2 (los números 1 y 2 ya están tomados)"),
        (Doubled(), [2, 4], "el doble de 4 (no está en este tablero)"),
        (EndsInThree(), [3], "ningún número que acabe en 3 (en este tablero no hay ninguno)"),
    ],
)
def test_how_a_game_with_such_a_rule_ends(rule: Rule, moves: list[int], none: str) -> None:
    game = ng.Game("mine", "Mío", 5, rule)
    with speaking("es"):
        outcome = game.replay(moves).outcome
        assert outcome is not None
        assert f"porque no queda libre {none}, así que gana" in outcome.reason
