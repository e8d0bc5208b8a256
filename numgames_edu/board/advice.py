"""What a board knows beyond the rules: how a game ended, where it turned, who wins and why."""

from __future__ import annotations

from functools import lru_cache

from ..games import Position
from ..solve import TooLarge, analyse
from ..solve.review import Review, review
from ..words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..sentences import Clause

    Pairs = tuple[tuple[int, int], ...]

MOST_NAMED = 6
"""How many numbers that would have kept the win are named beside a move."""


def how_it_ended(position: Position) -> Clause:
    """Return why a finished game is won and where it turned; nothing of a game that goes on."""
    over = position.outcome
    if over is None:
        return []
    found = _reviewed(position)
    return [*over.ending.parts, *([" ", *found.turned_parts] if found else [])]


def where_it_turned(position: Position) -> list[str]:
    """Return what the review says beside each move of a finished game."""
    found = _reviewed(position) if position.outcome is not None else None
    return [
        words.board.turned(move.better[:MOST_NAMED]) if move.gave_away else ""
        for move in found or ()
    ]


def who_wins(position: Position) -> tuple[Clause, Pairs]:
    """Return who wins with best play and why, and the partners of the proof."""
    try:
        analysis = analyse(position)
        proof = analysis.proof
        why = [" ", *proof.parts] if position.outcome is None else []
    except TooLarge as refusal:
        return [str(refusal)], ()
    return [*analysis.parts, *why], proof.pairs


@lru_cache(16)
def _reviewed(position: Position) -> Review | None:
    """Return the review of a finished game, kept while it is shown; None if it is too large."""
    try:
        return review(position)
    except TooLarge:
        return None
