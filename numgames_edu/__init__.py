"""Number games for learning: play, explain, prove.

>>> import numgames_edu as ng
>>> position = ng.game("number-knockout").replay([6, 3, 9])
>>> position.requirement
'a divisor or a multiple of 9'
>>> position.legal_moves
(1, 18)
"""

from __future__ import annotations

from .catalogue import GAMES, game
from .code import read as position
from .games import Game, IllegalMove, Outcome, Position
from .rules import Adjacent, DivisorOrMultiple, OppositeParity, Rule, SameParity

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .explanations import Explanation, explain

__all__ = [
    "GAMES",
    "Adjacent",
    "DivisorOrMultiple",
    "Explanation",
    "Game",
    "IllegalMove",
    "OppositeParity",
    "Outcome",
    "Position",
    "Rule",
    "SameParity",
    "explain",
    "game",
    "position",
]

_LAZY = {"Explanation": "explanations", "explain": "explanations"}
"""Public names that wait until they are asked for, and the module that each one lives in.

No module has the name of a public function: importing it would put it in the function's place.
"""


def __getattr__(name: str) -> object:
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f"{__name__}.{_LAZY[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
