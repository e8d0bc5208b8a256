"""Hints in three steps: a question first, then the reason, then the number."""

from __future__ import annotations

from ..games import Position
from ..reasons import reason
from ..solve import Analysis, analyse
from ..words import bare, listed


def hint(position: Position, step: int) -> str:
    """Return the hint of that step: 0 a question, 1 a reason, 2 (or more) a number."""
    if position.outcome is not None:
        return "The game is over: there is nothing left to choose."
    analysis = analyse(position)
    return (_question, _reason, _number)[min(step, 2)](position, analysis)


def _question(position: Position, analysis: Analysis) -> str:
    if position.last is None:
        return "What would the other player have to look for after your first number?"
    return f"Which free numbers are there that are {_asked(position)}?"


def _asked(position: Position) -> str:
    wanted = position.requirement
    if wanted.startswith("any number"):
        return "left"
    return f"{bare(wanted)}s" if wanted.endswith(" number") else wanted


def _reason(position: Position, analysis: Analysis) -> str:
    legal = position.legal_moves
    if not analysis.winning_moves:
        return "No number wins by force here. Take one that makes the next choice hard."
    if analysis.winning_moves == legal:
        return "Every number that is allowed wins here, so the choice does not matter."
    keeps = len(analysis.winning_moves)
    count = "one of them wins" if keeps == 1 else f"{keeps} of them win"
    return f"You may take {listed(legal, 'or')}; {count}. What could be answered to each?"


def _number(position: Position, analysis: Analysis) -> str:
    number = (analysis.winning_moves or position.legal_moves)[0]
    wins = " It wins." if analysis.winning_moves else ""
    return f"You could take {number}.{wins} {reason(position, number).text}"
