"""Verbs as they stand after "que" where the number may not be there: "un número que acabe en 3".

No room, a help for the others here, which turns what a pupil says of a number in a rule of one's
own: "acaba en 3". Imports nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

IRREGULAR = {
    "es": "sea",
    "está": "esté",
    "da": "dé",
    "va": "vaya",
    "hay": "haya",
    "tiene": "tenga",
    "contiene": "contenga",
    "viene": "venga",
    "hace": "haga",
    "sale": "salga",
    "vale": "valga",
    "sigue": "siga",
    "cabe": "quepa",
    "pertenece": "pertenezca",
}

REGULAR = (
    *("acaba", "termina", "empieza", "comienza", "queda", "deja", "lleva", "usa", "pasa", "supera"),
    *("divide", "mide", "cumple", "difiere", "comparte", "puede", "debe", "sirve"),
)
"""Verbs that are looked for within a sentence: there, other words end in the same way."""

ENDINGS = {"ca": "que", "ga": "gue", "za": "ce", "ce": "zca", "ge": "ja", "a": "e", "e": "a"}

BEFORE = ("no", "se", "le", "solo", "sólo", "también", "siempre", "ya", "nunca")
"""What may stand before the verb."""

LINKS = ("y", "e", "o", "u", "ni", "pero")
"""After what another verb may come; also after a comma."""


def subjunctive(verb: str) -> str:
    """Return a verb that is said of one number, in the subjunctive.

    >>> [subjunctive(verb) for verb in ("es", "acaba", "empieza", "divide", "sea")]
    ['sea', 'acabe', 'empiece', 'divida', 'sea']
    """
    if verb in IRREGULAR or verb in IRREGULAR.values():
        return IRREGULAR.get(verb, verb)
    end = next((end for end in ENDINGS if verb.endswith(end)), "")
    return verb.removesuffix(end) + ENDINGS[end] if end else verb


def which(clause: str, begins_with_verb: bool = True) -> str:
    """Return a clause as it stands after "que"; `begins_with_verb`: also one that is not known.

    >>> which("acaba en 3 y no es vecino del 4"), which("multiplica 2 y 3")
    ('acabe en 3 y no sea vecino del 4', 'multiplique 2 y 3')
    >>> which("acabe en 3 y sea par", begins_with_verb=False)
    'acabe en 3 y sea par'
    """
    words = clause.split(" ")
    places = list(_places(words))
    if begins_with_verb and places:
        words[places[0]] = subjunctive(words[places[0]])
    for place in places:
        if _is_known(words[place]):
            words[place] = subjunctive(words[place])
    return " ".join(words)


def has_another(clause: str) -> bool:
    """Return whether another verb comes after the first words of a clause.

    >>> has_another("primo y acaba en 3"), has_another("múltiplo de 2 y de 3")
    (True, False)
    """
    words = clause.split(" ")
    return any(_is_known(words[place]) for place in list(_places(words))[1:])


def _is_known(word: str) -> bool:
    return word in IRREGULAR or word in REGULAR


def _places(words: list[str]) -> Iterator[int]:
    """Yield where a verb may stand: at the start, and after a word that links clauses."""
    due = True
    for place, word in enumerate(words):
        if due and word not in BEFORE:
            yield place
            due = False
        due = due or word in LINKS or word.endswith(",")
