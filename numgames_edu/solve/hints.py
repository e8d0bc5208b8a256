"""Hints in three steps: a question first, then the reason, then the number."""

from __future__ import annotations

from ..games import Position
from ..reasons import reason
from ..sentences import spoken
from ..words import words
from . import Analysis, TooLarge, analyse


def hint(position: Position, step: int, proof: bool = True) -> str:
    """Return the hint of that step: 0 a question, 1 a reason, 2 (or more) a number.

    Without `proof`, it is about what is allowed, not about who wins.
    """
    if position.outcome is not None:
        return words.analysis.hint_at_the_end()
    if step == 0:
        return _question(position)
    try:
        analysis = analyse(position) if proof else None
    except TooLarge:
        analysis = None
    return _reason(position, analysis) if step == 1 else _number(position, analysis)


def _question(position: Position) -> str:
    required = position.required
    if required.must and required.wanted is not None:
        return words.analysis.must_take(required.wanted.noun)
    return words.analysis.look_ahead()


def _reason(position: Position, analysis: Analysis | None) -> str:
    say, legal = words.analysis, position.legal_moves
    if len(legal) == 1:
        return say.only_one_allowed()
    if analysis is None:
        return say.think_of_answers(legal)
    winning = analysis.winning_moves
    if position.game.rule.otherwise_any or (winning in ((), legal) and _has_sides(position)):
        return say.count_what_is_left(legal)
    if not winning:
        return say.none_of_them_wins(legal)
    if winning == legal:
        return say.each_of_them_wins(legal)
    return say.some_of_them_win(legal, len(winning))


def _has_sides(position: Position) -> bool:
    """Return whether each player has one side to take from, so that counting decides."""
    return position.game.rule.side(1) is not None


def _number(position: Position, analysis: Analysis | None) -> str:
    winning = analysis.winning_moves if analysis else ()
    number = (winning or position.legal_moves)[0]
    why = list(reason(position, number).parts)
    return spoken(words.analysis.could_take(number, bool(winning), why))
