"""What to ask where only counting decides: no choice matters, or only that of a side."""

from __future__ import annotations

from ...solve.proofs import EverythingIsTaken, Proof, TwoSides
from ...words import parity, player


def is_counted(proof: Proof) -> bool:
    """Return whether a proof counts what is left, and looks at no single moves."""
    return isinstance(proof, (EverythingIsTaken, TwoSides))


def to_count(proof: Proof) -> str:
    """Return what to count, as questions. No player is said to win.

    >>> from numgames_edu import game
    >>> from numgames_edu.solve import analyse
    >>> to_count(analyse(game("parity-duel", 9).start()).proof)
    'How many odd numbers are there, how many even ones? Which kind would you want?'
    >>> to_count(analyse(game("parity-game", 9).start()).proof)
    'How many numbers are left? Who takes the last one?'
    """
    if not isinstance(proof, TwoSides):
        return "How many numbers are left? Who takes the last one?"
    verb = "are there" if proof.position.last is None else "are left"
    count = f"How many odd numbers {verb}, how many even ones?"
    if not is_parity(proof):
        count = f"How many numbers {verb} in each of the two groups?"
    kind = _kind(proof)
    ask = f"Which {kind} would you want?" if has_choice(proof) else f"Who takes which {kind}?"
    return f"{count} {ask}"


def instead_of_moves(proof: Proof) -> str:
    """Return what to say to somebody who is wrong about the winner: what there is to count."""
    if not isinstance(proof, TwoSides):
        end = "loses"
        if proof.position.game.ending == "stuck-loses":
            end = "wins, because the other one then cannot move"
        left = "How many numbers are left, and who takes the last one?"
        return f"No choice matters here. {left} That player {end}."
    if has_choice(proof):
        side = "odd or even" if is_parity(proof) else "one of two groups"
        first = f"With the first number, {player(proof.position.to_move)} chooses {side}"
        more = f"Does one {_kind(proof)} have more numbers than the other?"
        return f"{first}. After that, no choice matters. {more}"
    when = "from here on" if proof.position.history else "here"
    return (
        f"No choice matters {when}. Count: how many numbers has each player left to take, and "
        "whose turn is it?"
    )


def worse_side(proof: TwoSides, number: int) -> str:
    """Return what a first number of the side that loses leads to, as the end of a sentence."""
    mine, theirs = sorted(proof.sides, key=lambda side: number not in side)
    kind = (
        f"the {parity(number)} numbers" if is_parity(proof) else f"numbers of the group of {number}"
    )
    few, fewer = ("", "only ") if len(mine) > len(theirs) else ("only ", "")
    are = "is" if len(mine) == 1 else "are"
    other = player(3 - proof.position.to_move)
    return (
        f"then you take {kind}, and there {are} {few}{len(mine)} of them. "
        f"{other} has {fewer}{len(theirs)}."
    )


def better_side(proof: TwoSides) -> str:
    """Return the question that leads to the side that wins."""
    if proof.position.game.ending == "last-loses":
        return "Who takes the last number then?"
    return f"Which {_kind(proof)} has more?"


def has_choice(proof: TwoSides) -> bool:
    """Return whether the player to move may still choose between the two sides."""
    return all(set(side).intersection(proof.position.legal_moves) for side in proof.sides)


def is_parity(proof: TwoSides) -> bool:
    """Return whether the sides are the odd and the even numbers."""
    kinds = [{parity(number) for number in side} for side in proof.sides]
    return max(map(len, kinds)) == 1 and kinds[0] != kinds[1]


def _kind(proof: TwoSides) -> str:
    return "kind" if is_parity(proof) else "group"
