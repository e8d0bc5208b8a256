"""True statements about numbers, each in words and as a sympy statement.

A fact decides for itself what is true ("9 is not a multiple of 6"), so that no sentence made from
facts can say something false. sympy is loaded only when a statement is asked for.
"""

from __future__ import annotations

from .boards import Gone, InWords, NoneLeft, OnBoard, Wanted
from .fact import About, Between, Fact
from .numbers import (
    Distance,
    Division,
    Divisor,
    Factorisation,
    Halving,
    Multiple,
    Multiplicity,
    NextTo,
    Order,
    Parity,
    Steps,
    prime_factors,
)

__all__ = [
    "About",
    "Between",
    "Distance",
    "Division",
    "Divisor",
    "Fact",
    "Factorisation",
    "Gone",
    "Halving",
    "InWords",
    "Multiple",
    "Multiplicity",
    "NextTo",
    "NoneLeft",
    "OnBoard",
    "Order",
    "Parity",
    "Steps",
    "Wanted",
    "prime_factors",
]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .fact import Statement as Statement
