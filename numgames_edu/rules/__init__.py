"""What may follow what: the rules that games are put together from.

A rule is one class, and all that is known of it stands there: which number may follow which, what
to look for, why, what pupils believe wrongly about it, and what it is seen with. To add one, write
a class like those beside this file; its docstring is the rule in one sentence. `allows` and
`relation` are enough. `because` makes its explanations better, `in_short` and `beliefs` its
questions, `graph` its picture, and `followers` makes it faster on large boards.

>>> rule = Adjacent() & OppositeParity()
>>> rule.allows(5, 6), rule.allows(5, 7)
(True, False)
>>> rule.wanted(5)
'an even number adjacent to 5'
"""

from __future__ import annotations

from .beliefs import Belief
from .combined import Both, ElseAny
from .divisors import DivisorOrMultiple
from .neighbours import Adjacent
from .parities import OppositeParity, SameParity
from .rule import Rule

__all__ = [
    "Adjacent",
    "Belief",
    "Both",
    "DivisorOrMultiple",
    "ElseAny",
    "OppositeParity",
    "Rule",
    "SameParity",
]
