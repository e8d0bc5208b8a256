"""What rules say: themselves in a sentence, what they ask for, and why a number fits or does not.

Each function is told what is the case; it decides nothing.
"""

from __future__ import annotations

from ..sentences import ADJECTIVE, NOUN, VERB, Noun, Predicate, told
from .grammar import a, parity

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..facts import Fact
    from ..sentences import Clause

__all__ = ["parity"]


# The rules themselves


def opposite_parity() -> str:
    """Return the rule in one sentence."""
    return "After an odd number comes an even one, after an even number an odd one."


def same_parity() -> str:
    """Return the rule in one sentence."""
    return "After an odd number comes an odd one, after an even number an even one."


def divisor_or_multiple() -> str:
    """Return the rule in one sentence."""
    return "The next number is a divisor or a multiple of the last one."


def adjacent() -> str:
    """Return the rule in one sentence."""
    return "The next number stands beside the last one on the number line."


def unsaid() -> str:
    """Return what stands for a rule that is not said."""
    return "The rule says what may follow."


def both_summaries(first: str, second: str) -> str:
    """Return two rules that hold at once."""
    return f"{first} {second}"


def or_else_any(rule: str) -> str:
    """Return a rule that gives way."""
    return f"{rule} If no such number is free, any number may be taken."


def no_rule_to_combine() -> str:
    """Return what rules are combined with."""
    return "Rules are combined with rules: Adjacent() & OppositeParity()."


def else_any_comes_last() -> str:
    """Return in which order rules are softened and combined."""
    return "else_any() comes last: (first & second).else_any()."


# What they ask for


def noun(wanted: str) -> Noun:
    """Return the forms of what a rule of one's own asks for, in its own words.

    >>> noun("a divisor or a multiple of 9").no, noun("any prime number").free
    ('divisor or multiple of 9', 'a free prime number')
    >>> noun("twice 5")
    Noun('twice 5', 'twice 5', '')
    """
    if wanted.startswith("any of "):
        out_of = f"number out of {wanted.removeprefix('any of ')}"
        return Noun(wanted, out_of, f"a free {out_of}")
    for article in ("a ", "an ", "any "):
        if wanted.startswith(article):
            bare = wanted.removeprefix(article).replace(" or a ", " or ")
            return Noun(wanted, bare, f"a free {bare}")
    return Noun(wanted, wanted.replace(" or a ", " or "), "")


def predicate(relation: str) -> Predicate:
    """Return what a rule of one's own says of the next number, taken apart as far as is needed.

    >>> predicate("is adjacent to 5"), predicate("ends in 3").kind, predicate("is a square").kind
    (Predicate('adjective', 'adjacent to 5'), 'verb', 'noun')
    """
    rest = relation.removeprefix("is ")
    if rest == relation or " and is " in rest:
        return Predicate(VERB, relation)
    return Predicate(NOUN if rest.startswith(("a ", "an ")) else ADJECTIVE, rest)


def wanted(quality: str, predicate: Predicate | None) -> Noun:
    """Return what has to follow, from the kind of number and its relation to the last one.

    >>> wanted("even", None).one, wanted("", Predicate(NOUN, "a divisor of 9")).one
    ('an even number', 'a divisor of 9')
    >>> wanted("even", Predicate(ADJECTIVE, "adjacent to 5")).one
    'an even number adjacent to 5'
    """
    number = f"{quality} number".strip()
    if predicate is None:
        return noun(a(number))
    if predicate.kind == VERB:
        return noun(a(f"{number} that {predicate.words}"))
    if predicate.kind == ADJECTIVE:
        return noun(a(f"{number} {predicate.words}"))
    return noun(a(f"{number} that is {predicate.words}") if quality else predicate.words)


def even() -> Noun:
    """Return what the first number has to be."""
    return wanted(parity(0), None)


def qualities(found: Sequence[str]) -> str:
    """Return several adjectives as one."""
    return ", ".join(found)


def predicates(found: Sequence[Predicate]) -> Predicate:
    """Return several predicates as one."""
    if len(found) == 1:
        return found[0]
    said = (one.words if one.kind == VERB else f"is {one.words}" for one in found)
    return Predicate(VERB, " and ".join(said))


def is_wanted(wanted: str) -> Predicate:
    """Return what a rule asks for as something that is said of a number.

    >>> is_wanted("any number larger than 5").words, is_wanted("a prime").words
    ('a number larger than 5', 'a prime')
    """
    if wanted.startswith("any "):
        return Predicate(NOUN, a(wanted.removeprefix("any ")))
    return predicate(f"is {wanted}")


def allowed_after(last: int) -> Predicate:
    """Return the relation of a rule that says nothing more of it."""
    return Predicate(ADJECTIVE, f"allowed after {last}")


def divisor_or_multiple_of(last: int) -> Predicate:
    """Return the relation that the rule about divisors asks for."""
    return Predicate(NOUN, f"a divisor or a multiple of {last}")


def adjacent_to(last: int) -> Predicate:
    """Return the relation that the rule about neighbours asks for."""
    return Predicate(ADJECTIVE, f"adjacent to {last}")


# Why


def because_wanted(last: int, wanted: str, number: int, fits: bool) -> Clause:
    """Return why, in the words of what is asked for."""
    end = f"and {number} is one" if fits else f"but {number} is not one"
    return [f"after {last} comes {wanted}, {end}"]


def parity_due(before: Sequence[Fact], due: int, fits: bool, after: Sequence[Fact]) -> Clause:
    """Return why by parities: what the last number is, what is due, and what the number is.

    The facts are a parity, and maybe the halving that shows it.
    """
    turn = "and" if fits else "but"
    return told(
        "{before}, so {due} number must come next, {turn} {after}",
        before=_with_proof(before),
        due=a(parity(due)),
        turn=turn,
        after=_with_proof(after),
    )


def _with_proof(facts: Sequence[Fact]) -> Clause:
    return [facts[0], " (", facts[1], ")"] if len(facts) > 1 else [facts[0]]


def so(fact: Fact, conclusion: Fact) -> Clause:
    """Return what follows from a fact."""
    return [fact, ", so ", conclusion]


def neither(one: Fact, other: Fact) -> Clause:
    """Return two facts that forbid a number together."""
    return [one, ", and ", other]


def unrelated(division: Fact, by_division: Fact, order: Fact, by_order: Fact) -> Clause:
    """Return why a number is neither: one by a division, the other by its size."""
    return [*so(division, by_division), "; ", *so(order, by_order)]


def primes_show(one: Sequence[Fact], other: Sequence[Fact]) -> Clause:
    """Return how primes show it: two factorisations, each with how often a prime stands there."""
    start: Clause = [". The primes show it, too: ", one[0], " ", one[1]]
    return [*start, ", but ", other[0], " ", other[1]]


def steps_say(steps: Fact, distance: Fact, conclusion: Fact) -> Clause:
    """Return what follows from how far apart two numbers are."""
    return [steps, " (", distance, "), so ", conclusion]


def also(clauses: Sequence[Clause]) -> Clause:
    """Return several reasons."""
    found = list(clauses[0])
    for clause in clauses[1:]:
        found += [". Also, ", *clause]
    return found


# What a rule is written with


def divisor_tool() -> str:
    """Return how Python sees a divisor."""
    return "last % number == 0 says that number is a divisor of last."


def adjacent_tool() -> str:
    """Return how Python sees a distance."""
    return "abs(number - last) is how far apart the two are."


def parity_tool() -> str:
    """Return how Python sees a parity."""
    return "number % 2 is 1 for odd numbers, and 0 for even ones."
