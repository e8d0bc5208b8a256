"""What to ask about a proof: what counts in it, and where to look. No winner is named."""

from __future__ import annotations

from ...solve.lines import ForcedRun
from ...solve.pairing import Pairing
from ...solve.proofs import EverythingIsTaken, Proof, TwoSides
from ...words import words


def is_counted(proof: Proof) -> bool:
    """Return whether a proof counts what is left, and looks at no single moves."""
    return isinstance(proof, (EverythingIsTaken, TwoSides))


def to_count(proof: Proof) -> str:
    """Return what to count, as questions.

    >>> from numgames_edu import game
    >>> from numgames_edu.solve import analyse
    >>> to_count(analyse(game("parity-duel", 9).start()).proof)
    'How many odd numbers are there, how many even ones? Which kind would you want?'
    >>> to_count(analyse(game("parity-game", 9).start()).proof)
    'How many numbers are left? Who takes the last one?'
    """
    if not isinstance(proof, TwoSides):
        return words.exercises.kinds.proof_hints.count_all()
    begun = proof.position.last is not None
    return words.exercises.kinds.proof_hints.count_sides(is_parity(proof), begun, has_choice(proof))


def instead_of_moves(proof: Proof) -> str:
    """Return what to say to somebody who is wrong about the winner: what there is to count."""
    say = words.exercises.kinds.proof_hints
    if not isinstance(proof, TwoSides):
        last_wins = proof.position.game.ending == "stuck-loses"
        return say.no_choice_wins() if last_wins else say.no_choice_loses()
    if has_choice(proof):
        return say.first_chooses(proof.position.to_move, is_parity(proof))
    return say.sides_are_fixed(bool(proof.position.history))


def worse_side(proof: TwoSides, number: int) -> str:
    """Return what a first number of the side that loses leads to, as the end of a sentence."""
    mine, theirs = sorted(proof.sides, key=lambda side: number not in side)
    return words.exercises.kinds.proof_hints.side_of(
        number, is_parity(proof), proof.position.to_move, len(mine), len(theirs)
    )


def better_side(proof: TwoSides) -> str:
    """Return the question that leads to the side that wins."""
    if proof.position.game.ending == "last-loses":
        return words.exercises.kinds.proof_hints.who_is_last()
    return words.exercises.kinds.proof_hints.which_has_more(is_parity(proof))


def has_choice(proof: TwoSides) -> bool:
    """Return whether the player to move may still choose between the two sides."""
    return all(set(side).intersection(proof.position.legal_moves) for side in proof.sides)


def is_parity(proof: TwoSides) -> bool:
    """Return whether the sides are the odd and the even numbers."""
    kinds = [{number % 2 for number in side} for side in proof.sides]
    return max(map(len, kinds)) == 1 and kinds[0] != kinds[1]


def pointer(proof: Proof) -> str:
    """Return a question that leads to the proof.

    >>> from numgames_edu import game
    >>> from numgames_edu.solve import analyse
    >>> pointer(analyse(game("parity-game", 9).start()).proof)
    'All numbers get taken. Count them: who takes the last one, and does that win or lose?'
    """
    say = words.exercises.kinds.proof_hints
    if isinstance(proof, EverythingIsTaken):
        return say.all_get_taken()
    if isinstance(proof, TwoSides):
        return (
            say.parities_take_turns() if is_parity(proof) else say.groups_take_turns(*proof.sides)
        )
    if isinstance(proof, Pairing):
        return say.try_partners(proof.pairs) if proof.pairs else say.try_each()
    return say.go_along() if isinstance(proof, ForcedRun) else say.from_the_end()
