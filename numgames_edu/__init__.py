"""Number games for learning: play, explain, prove.

>>> import numgames_edu as ng
>>> position = ng.game("number-knockout").replay([6, 3, 9])
>>> position.requirement
'a divisor or a multiple of 9'
>>> position.legal_moves
(1, 18)

The plan of the house. Arrows go one way: each room knows those above it, and no others.

    values, words, sentences, facts/    what all is made of, and the language in use
    saving, tables                      files written whole; tables to look at
    rules/, requirements                what may follow what, and what has to be chosen now
    outcomes, reasons                   how a game ended; why a number may or may not be taken
    games, catalogue, notation          games and positions; the five games; what names a position
    explanations, players, solve/       with sympy; who plays; who wins, proofs, reviews, hints
    scripts, english/, spanish/         every sentence, in one module per place where people read it
    display/                            rows, states, text and SVG: plain data for whoever draws
    board/, pictures/                   widgets; matplotlib
    exercises/                          kinds/ of questions, pages/ that show them, lessons
    commands/                           the terminal

`numgames_edu.language = "es"` lets games, explanations, proofs and boards speak another language.
"""

from __future__ import annotations

import sys

from . import words
from .catalogue import GAMES, game
from .games import Game, IllegalMove, Position
from .notation import read as position
from .outcomes import Outcome
from .rules import Adjacent, DivisorOrMultiple, OppositeParity, Rule, SameParity

__version__ = "0.2.0"

TYPE_CHECKING = False
if TYPE_CHECKING:
    language: str
    """The language that people read: "en" for English, "es" for Spanish."""

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
            raise AttributeError(words.words.grammar.no_attribute(__name__, name))
        from importlib import import_module

        value = getattr(import_module(f"{__name__}.{_LAZY[name]}"), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, "language"})


class _Package(type(sys)):  # type: ignore[misc]
    """A module with a name that can be set: `numgames_edu.language = "es"`."""

    @property
    def language(self) -> str:
        """Return the code of the language that people read; set it to use another one."""
        return words.chosen()

    @language.setter
    def language(self, code: str) -> None:
        words.choose(code)


sys.modules[__name__].__class__ = _Package
