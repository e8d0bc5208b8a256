"""Why a number may or may not be taken, for people to read and for sympy to check.

The words come from the rules; each fact behind them is a sympy statement, and the LaTeX is
sympy's own printing of it.
"""

from __future__ import annotations

from .facts import Fact
from .notation import meant
from .reasons import Reason, reason
from .sentences import whole_number
from .values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .facts import Statement
    from .games import Game, Position
    from .sentences import Part


class Explanation(Value):
    """Whether a number may be taken in a position, and why. Shows itself as a sentence."""

    __slots__ = ("number", "reason")
    number: int
    reason: Reason

    @property
    def legal(self) -> bool:
        """Return whether the number may be taken."""
        return self.reason.legal

    @property
    def text(self) -> str:
        """Return the explanation in words, at a pupil's level."""
        return self.reason.text

    @property
    def latex(self) -> str:
        """Return the same sentences with their equations in LaTeX, between dollar signs."""
        return "".join(_in_latex(part) for part in self.reason.parts)

    @property
    def facts(self) -> tuple[Statement, ...]:
        """Return what the explanation rests on: sympy statements, not yet evaluated, all true."""
        return tuple(dict.fromkeys(fact.statement() for fact in self.reason.facts))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def _repr_latex_(self) -> str:
        return self.latex


def explain(position: Position | Game | str, number: int) -> Explanation:
    r"""Return why the number may or may not be taken in the position.

    The position may be named by its code, or by a game or a game's name for its start.

    >>> from numgames_edu import game
    >>> position = game("number-knockout").replay([6])
    >>> explain(position, 18)
    18 may follow 6: 18 = 3 × 6, so 18 is a multiple of 6.
    >>> explain(position, 18).latex
    '18 may follow 6: $18 = 3 \\times 6$, so 18 is a multiple of 6.'
    >>> explain(position, 18).facts
    (Eq(18, 3*6), Eq(Mod(18, 6), 0))
    """
    position = meant(position)
    number = whole_number(number)
    return Explanation(number, reason(position, number))


def _in_latex(part: Part) -> str:
    if isinstance(part, Fact) and part.equation:
        from sympy import latex

        # sympy would write 1 + 2·3; unordered, it keeps 2·3 + 1 as it is taught.
        return f"${latex(part.statement(), order='none', mul_symbol='times')}$"
    # Notebooks typeset what stands between dollars and show the rest as it is, so only what could
    # begin mathematics in the words of a pupil's own rule is kept from doing so.
    return str(part).replace("\\", "∖").replace("$", r"\$")
