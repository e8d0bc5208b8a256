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
from .games import Game, IllegalMove, Outcome, Position
from .notation import read as position
from .rules import Adjacent, DivisorOrMultiple, OppositeParity, Rule, SameParity

__version__ = "0.1.0"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .board import Board, Stepper, play, replay
    from .explanations import Explanation, explain
    from .players import computer
    from .solve import Analysis, Proof, TooLarge, analyse
    from .solve.chains import Chain, longest_chain
    from .solve.fairness import Fairness, fairness
    from .solve.review import Review, review

__all__ = [
    "GAMES",
    "Adjacent",
    "Analysis",
    "Board",
    "Chain",
    "DivisorOrMultiple",
    "Explanation",
    "Fairness",
    "Game",
    "IllegalMove",
    "OppositeParity",
    "Outcome",
    "Position",
    "Proof",
    "Review",
    "Rule",
    "SameParity",
    "Stepper",
    "TooLarge",
    "analyse",
    "computer",
    "explain",
    "fairness",
    "game",
    "longest_chain",
    "play",
    "position",
    "replay",
    "review",
]

_LAZY = {
    **dict.fromkeys(("Explanation", "explain"), "explanations"),
    "computer": "players",
    **dict.fromkeys(("Board", "Stepper", "play", "replay"), "board"),
    **dict.fromkeys(("Analysis", "Proof", "TooLarge", "analyse"), "solve"),
    **dict.fromkeys(("Chain", "longest_chain"), "solve.chains"),
    **dict.fromkeys(("Fairness", "fairness"), "solve.fairness"),
    **dict.fromkeys(("Review", "review"), "solve.review"),
}
"""Public names that wait until they are asked for, and the module that each one lives in.

No module has the name of a public function: importing it would put it in the function's place.
"""


if not TYPE_CHECKING:  # a type checker knows the names above, and no others

    def __getattr__(name: str) -> object:
        if name not in _LAZY:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        value = getattr(import_module(f"{__name__}.{_LAZY[name]}"), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
