"""What rules say: themselves in a sentence, what they ask for, and why a number fits or does not.

Each function is told what is the case; it decides nothing.
"""

from __future__ import annotations

from ..sentences import ADJECTIVE, NOUN, VERB, Noun, Predicate, told
from .grammar import a, listed, parity
from .verbs import has_another, which

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..facts import Fact, Multiplicity
    from ..sentences import Clause

__all__ = ["parity"]


# The rules themselves


def opposite_parity() -> str:
    """Return the rule in one sentence."""
    return "Después de un número impar va uno par, y después de uno par, uno impar."


def same_parity() -> str:
    """Return the rule in one sentence."""
    return "Después de un número impar va otro impar, y después de uno par, otro par."


def divisor_or_multiple() -> str:
    """Return the rule in one sentence."""
    return "Después de un número va un divisor o un múltiplo suyo."


def adjacent() -> str:
    """Return the rule in one sentence."""
    return (
        "Después de un número va uno de sus vecinos: los que están justo a su lado en la recta "
        "numérica."
    )


def unsaid() -> str:
    """Return what stands for a rule that is not said."""
    return "La regla dice qué número puede ir después."


def both_summaries(first: str, second: str) -> str:
    """Return two rules that hold at once."""
    return f"{first} {second}"


def or_else_any(rule: str) -> str:
    """Return a rule that gives way."""
    return f"{rule} Si no queda libre ningún número así, se puede tomar cualquiera."


def no_rule_to_combine() -> str:
    """Return what rules are combined with."""
    return "Las reglas se combinan con reglas: Adjacent() & OppositeParity()."


def else_any_comes_last() -> str:
    """Return in which order rules are softened and combined."""
    return "else_any() va al final: (first & second).else_any()."


# What they ask for


def noun(wanted: str) -> Noun:
    """Return the forms of what a rule of one's own asks for, in its own words.

    >>> noun("un divisor o un múltiplo de 9").no, noun("una potencia de 2").no
    ('ningún divisor ni múltiplo de 9', 'ninguna potencia de 2')
    >>> noun("cualquier número primo").no, noun("alguna cifra").no, noun("el doble de 5").no
    ('ningún número primo', 'ninguna cifra', 'el doble de 5')
    >>> noun("uno de los vecinos del 5").no, noun("un número que acaba en 1").no
    ('ninguno de los vecinos del 5', 'ningún número que acabe en 1')
    >>> noun("un número par").free, noun("un divisor o un múltiplo de 9").free
    ('un número par libre', 'un divisor o un múltiplo de 9 que esté libre')
    """
    article, _, rest = wanted.partition(" ")
    if article in ("uno", "una", "alguno", "alguna") and rest.startswith("de "):
        return Noun(wanted, f"ningun{article[-1]} {rest}", "")
    if article == "cualquier" and rest:
        article = a(rest).partition(" ")[0]
    if article not in NONE or not rest:
        return Noun(wanted, wanted, "")
    head, clause = _relative(rest)
    none = head
    for other, no in NONE.items():
        none = none.replace(f" o {other} ", " ni " if no == NONE[article] else f" ni {no} ")
    none += f" que {which(clause, begins_with_verb=False)}" if clause else ""
    return Noun(wanted, f"{NONE[article]} {none}", _free(wanted, head, clause))


NONE = {"un": "ningún", "una": "ninguna", "algún": "ningún", "alguna": "ninguna"}


def _relative(words: str) -> tuple[str, str]:
    """Return what stands before "que", and what is after it; "mayor que 5" is one piece.

    >>> _relative("número que acaba en 3"), _relative("número mayor que 5")
    (('número', 'acaba en 3'), ('número mayor que 5', ''))
    """
    head, _, clause = words.partition(" que ")
    compares = head.endswith((" mayor", " menor")) or {"más", "menos"} & set(head.split(" "))
    return (words, "") if compares else (head, clause)


def _free(wanted: str, head: str, clause: str) -> str:
    """Return what is wanted as something that is not taken yet."""
    if not head.startswith("número") or head.count(" ") > 1:
        return f"{wanted} {'y ' if clause else ''}que esté libre"
    before, _, after = wanted.partition(head)
    return f"{before}{head} libre{after}"


def predicate(relation: str) -> Predicate:
    """Return what a rule of one's own says of the next number, taken apart as far as is needed.

    >>> predicate("es vecino del 5"), predicate("acaba en 3").kind, predicate("es un cubo").kind
    (Predicate('adjective', 'vecino del 5'), 'verb', 'noun')
    >>> predicate("es un número primo").words, predicate("es par y acaba en 4").kind
    ('primo', 'verb')
    """
    found = f" {relation}".replace(" es un número que ", " ").replace(" es un número ", " es ")
    found = found.strip()
    rest = found.removeprefix("es ")
    if rest == found or has_another(rest):
        return Predicate(VERB, found)
    return Predicate(NOUN if rest.startswith(ARTICLES) else ADJECTIVE, rest)


ARTICLES = ("un ", "una ", "el ", "la ", "algún ", "alguna ", "uno de ", "una de ", "cualquier ")
"""How a noun begins that is said of a number."""


def wanted(quality: str, predicate: Predicate | None) -> Noun:
    """Return what has to follow, from the kind of number and its relation to the last one.

    >>> wanted("par", None).one, wanted("", Predicate(NOUN, "un divisor de 9")).one
    ('un número par', 'un divisor de 9')
    >>> wanted("par", Predicate(ADJECTIVE, "vecino del 5")).no
    'ningún número par vecino del 5'
    >>> wanted("par", Predicate(NOUN, "un divisor de 9")).no
    'ningún número par que sea un divisor de 9'
    >>> wanted("", Predicate(VERB, "acaba en 3")).free
    'un número libre que acabe en 3'
    """
    number = f"número {quality}".strip()
    if predicate is None:
        return noun(a(number))
    if predicate.kind == ADJECTIVE:
        return noun(a(f"{number} {predicate.words}"))
    if predicate.kind == NOUN and not quality:
        return noun(predicate.words)
    said = predicate.words if predicate.kind == VERB else f"es {predicate.words}"
    return noun(a(f"{number} que {which(said)}"))


def even() -> Noun:
    """Return what the first number has to be."""
    return wanted(parity(0), None)


def qualities(found: Sequence[str]) -> str:
    """Return several adjectives as one."""
    return listed(found) if found else ""


def predicates(found: Sequence[Predicate]) -> Predicate:
    """Return several predicates as one.

    >>> predicates([Predicate(ADJECTIVE, "vecino del 5"), Predicate(VERB, "acaba en 4")]).words
    'es vecino del 5 y acaba en 4'
    """
    if len(found) == 1:
        return found[0]
    said = (one.words if one.kind == VERB else f"es {one.words}" for one in found)
    return Predicate(VERB, " y ".join(said))


def is_wanted(wanted: str) -> Predicate:
    """Return what a rule asks for as something that is said of a number.

    >>> is_wanted("cualquier número mayor que 5").words, is_wanted("un primo").words
    ('un número mayor que 5', 'un primo')
    """
    if wanted.startswith("cualquier "):
        return Predicate(NOUN, a(wanted.removeprefix("cualquier ")))
    return predicate(f"es {wanted}")


def allowed_after(last: int) -> Predicate:
    """Return the relation of a rule that says nothing more of it."""
    return Predicate(ADJECTIVE, f"permitido después del {last}")


def divisor_or_multiple_of(last: int) -> Predicate:
    """Return the relation that the rule about divisors asks for."""
    return Predicate(NOUN, f"un divisor o un múltiplo de {last}")


def adjacent_to(last: int) -> Predicate:
    """Return the relation that the rule about neighbours asks for."""
    return Predicate(ADJECTIVE, f"vecino del {last}")


# Why


def because_wanted(last: int, wanted: str, number: int, fits: bool) -> Clause:
    """Return why, in the words of what is asked for."""
    end = f"y el {number} lo es" if fits else f"pero el {number} no lo es"
    return [f"después del {last} va {wanted}, {end}"]


def parity_due(before: Sequence[Fact], due: int, fits: bool, after: Sequence[Fact]) -> Clause:
    """Return why by parities: what the last number is, what is due, and what the number is.

    The facts are a parity, and maybe the halving that shows it.
    """
    turn = "y" if fits else "pero"
    return told(
        "{before}, así que ahora toca un número {due}, {turn} {after}",
        before=_with_proof(before),
        due=parity(due),
        turn=turn,
        after=_with_proof(after),
    )


def _with_proof(facts: Sequence[Fact]) -> Clause:
    return [facts[0], " (", facts[1], ")"] if len(facts) > 1 else [facts[0]]


def so(fact: Fact, conclusion: Fact) -> Clause:
    """Return what follows from a fact."""
    return [fact, ", así que ", conclusion]


def neither(one: Fact, other: Fact) -> Clause:
    """Return two facts that forbid a number together."""
    return [one, " y ", other]


def unrelated(division: Fact, by_division: Fact, order: Fact, by_order: Fact) -> Clause:
    """Return why a number is neither: one by a division, the other by its size."""
    return [*so(division, by_division), "; y ", *so(order, by_order)]


def primes_show(one: Sequence[Fact], other: tuple[Fact, Multiplicity]) -> Clause:
    """Return how primes show it: two factorisations, each with how often a prime stands there."""
    start: Clause = [". También se ve en los factores primos: ", one[0], " ", one[1]]
    return [*start, ", pero ", other[0], " solo " if other[1].count else " ", other[1]]


def steps_say(steps: Fact, distance: Fact, conclusion: Fact) -> Clause:
    """Return what follows from how far apart two numbers are."""
    return ["el ", steps, " (", distance, "), así que el ", conclusion]


def also(clauses: Sequence[Clause]) -> Clause:
    """Return several reasons."""
    first, *others = clauses
    return [*first, *(part for clause in others for part in (". Además, ", *clause))]


# What a rule is written with


def divisor_tool() -> str:
    """Return how Python sees a divisor."""
    return "last % number == 0 dice que number es divisor de last."


def adjacent_tool() -> str:
    """Return how Python sees a distance."""
    return "abs(number - last) es la distancia entre los dos."


def parity_tool() -> str:
    """Return how Python sees a parity."""
    return "number % 2 es 1 para los números impares y 0 para los pares."
