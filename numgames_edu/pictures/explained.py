"""The picture that belongs to an explanation, chosen by the first fact that it rests on.

Imports no matplotlib.
"""

from __future__ import annotations

from ..explanations import Explanation
from ..facts import (
    Distance,
    Division,
    Divisor,
    Fact,
    Factorisation,
    Gone,
    Halving,
    Multiple,
    NextTo,
    NoneLeft,
    OnBoard,
    Parity,
    Steps,
)
from ..words import words
from .lines import Ends, Line, NothingFits, Taken, Verdict
from .numbers import Factors, Rows, Twos
from .picture import MAX_NUMBERS, Picture


def picture_for(explanation: Explanation) -> Picture:
    """Return the picture that shows best what an explanation says."""
    if not isinstance(explanation, Explanation):
        raise TypeError(words.explanations.no_explanation(explanation))
    facts = explanation.reason.facts
    for fact in facts:
        picture = _picture(fact, facts)
        if picture is not None:
            return picture
    return Verdict(explanation)


def _picture(fact: Fact, facts: tuple[Fact, ...]) -> Picture | None:
    """Return the picture of a fact; None for a fact without one, or with too many dots."""
    match fact:
        case Division(number=number, other=divisor) | Multiple(number=number, other=divisor):
            return Rows(divisor, number) if number <= MAX_NUMBERS else None
        case Divisor(number=divisor, other=number):
            return Rows(divisor, number) if number <= MAX_NUMBERS else None
        case Steps() | Distance() | NextTo():
            # An explanation does not know its board, so the line shows no number beyond these two.
            return Line(fact.other, None, fact.number)
        case Parity() | Halving():
            about = [f.number for f in facts if isinstance(f, Parity)] or [fact.number]
            return Twos(*about) if max(about) <= MAX_NUMBERS else None
        case Factorisation(number=number):
            return Factors(number)
        case Gone():
            return Taken(fact)
        case NoneLeft():
            return NothingFits(fact)
        case OnBoard():
            return Ends(fact)
    return None
