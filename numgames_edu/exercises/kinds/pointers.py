"""Where to look to find out who wins: taken from the proof, without its winner. For hints."""

from __future__ import annotations

from ...solve.lines import ForcedRun
from ...solve.pairing import Pairing
from ...solve.proofs import SHOWN, EverythingIsTaken, Proof, TwoSides, some
from .counting import is_parity


def pointer(proof: Proof) -> str:
    """Return a question that leads to the proof. No player is named: that is left to find out.

    >>> from numgames_edu import game
    >>> from numgames_edu.solve import analyse
    >>> pointer(analyse(game("parity-game", 9).start()).proof)
    'All numbers get taken. Count them: who takes the last one, and does that win or lose?'
    """
    if isinstance(proof, EverythingIsTaken):
        return (
            "All numbers get taken. Count them: who takes the last one, and does that win or lose?"
        )
    if isinstance(proof, TwoSides):
        return f"{_sides(proof)} Count both: who runs out first, and does that win or lose?"
    if isinstance(proof, Pairing) and len(proof.pairs) == 1:
        ((one, other),) = proof.pairs
        return f"Try {one} and {other} as partners. Who can be the one who answers?"
    if isinstance(proof, Pairing) and proof.pairs:
        return f"Try these partners: {_pairs(proof)}. Who can always answer with them?"
    if isinstance(proof, Pairing):
        return "Try each number that may be taken now. Is there one after which nobody can move?"
    if isinstance(proof, ForcedRun):
        return (
            "After each free number, at most two others can follow. Go along the ways up to the "
            "end: who can choose the way, and who gets stuck?"
        )
    return (
        "Think from the end. A player wins by a move that leaves the other one only losing moves. "
        "Is there such a move now?"
    )


def _sides(proof: TwoSides) -> str:
    """Return which two kinds of free numbers take turns."""
    mine, theirs = proof.sides
    if is_parity(proof):
        return "Even and odd numbers take turns, so each player only ever takes one kind."
    return (
        f"The free numbers fall into two groups: ({some(mine)}) and ({some(theirs)}). After a "
        "number of one group comes one of the other."
    )


def _pairs(proof: Pairing) -> str:
    shown = ", ".join(f"{one}–{other}" for one, other in proof.pairs[:SHOWN])
    more = len(proof.pairs) - SHOWN
    return f"{shown} and {more} more" if more > 0 else shown
