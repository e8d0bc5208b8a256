"""Hints in three steps: a question first, then the reason, then the number."""

from __future__ import annotations

from ..games import Position
from ..reasons import reason
from ..words import shortened
from . import Analysis, TooLarge, analyse


def hint(position: Position, step: int, proof: bool = True) -> str:
    """Return the hint of that step: 0 a question, 1 a reason, 2 (or more) a number.

    Without `proof`, it is about what is allowed, not about who wins.
    """
    if position.outcome is not None:
        return "The game is over: there is nothing left to choose."
    if step == 0:
        return _question(position)
    try:
        analysis = analyse(position) if proof else None
    except TooLarge:
        analysis = None
    return _reason(position, analysis) if step == 1 else _number(position, analysis)


def _question(position: Position) -> str:
    if position.requirement.startswith("any"):
        return "What would the other player have to look for after your number?"
    return f"You must take {position.requirement}. Which free numbers fit?"


def _reason(position: Position, analysis: Analysis | None) -> str:
    legal = position.legal_moves
    if len(legal) == 1:
        return "Only one number is allowed. Which one, and why that one?"
    allowed = f"You may take {shortened(legal)}"
    if analysis is None:
        return f"{allowed}. What could be answered to each of them?"
    winning = analysis.winning_moves
    if position.game.rule.otherwise_any or (winning in ((), legal) and _counted(position)):
        return f"{allowed}. Count what is left: no choice changes who wins here."
    if not winning:
        return f"{allowed}. None of them wins by force: leave a choice that is easy to get wrong."
    if winning == legal:
        return f"{allowed}. Each of them wins, if you go on playing well."
    count = "one of them wins" if len(winning) == 1 else f"{len(winning)} of them win"
    return f"{allowed}; {count}. After which of them would you have an answer to everything?"


def _counted(position: Position) -> bool:
    """Return whether each player has one side to take from, so that counting decides."""
    return position.game.rule.side(1) is not None


def _number(position: Position, analysis: Analysis | None) -> str:
    winning = analysis.winning_moves if analysis else ()
    number = (winning or position.legal_moves)[0]
    wins = " It wins." if winning else ""
    return f"You could take {number}.{wins} {reason(position, number).text}"
