"""Why a player wins: what every proof can do, and the proofs by counting.

Each proof carries a certificate. `holds()` looks at that certificate and at the rules alone. It
never asks the solver, so a mistake there cannot hide here.
"""

from __future__ import annotations

from ..games import Position
from ..sentences import Player, Spoken, as_markdown, spoken
from ..values import Value
from ..words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..sentences import Clause

    Pair = tuple[int, int]


class Proof(Spoken, Value):
    """The claim that `winner` wins `position` with best play, and the reason.

    `text` is the proof at a pupil's level, `long` with the reasons behind the reasons; `parts` and
    `long_parts` are the same with the players as values.
    """

    __slots__ = ("position", "winner")
    position: Position
    winner: int

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Return the pairs of a pairing proof; of another proof, none."""
        return ()

    @property
    def long_parts(self) -> Clause:
        """Return the proof for older pupils as its parts: words, numbers and players."""
        return self.parts

    @property
    def long(self) -> str:
        """Return the proof for older pupils, with the reasons behind the reasons."""
        return spoken(self.long_parts)

    def holds(self) -> bool:
        """Return whether the certificate proves the claim, by the rules alone."""
        try:
            return self.winner in (1, 2) and self._holds()
        except (AttributeError, LookupError, RecursionError, TypeError, ValueError):
            return False  # what is not even made like a certificate proves nothing

    def _holds(self) -> bool:
        raise NotImplementedError

    def __repr__(self) -> str:
        return self.text

    def _repr_markdown_(self) -> str:
        return as_markdown(repr(self))

    @property
    def _wins(self) -> Player:
        return Player(self.winner)

    @property
    def _loses(self) -> Player:
        return self._wins.other

    @property
    def _winner_moves(self) -> bool:
        return self.winner == self.position.to_move


class AlreadyOver(Proof):
    """The game has ended; the rules say who has won."""

    __slots__ = ()

    @property
    def parts(self) -> Clause:
        outcome = self.position.outcome
        return outcome.ending.parts if outcome else []

    def _holds(self) -> bool:
        outcome = self.position.outcome
        return outcome is not None and outcome.winner == self.winner


class EverythingIsTaken(Proof):
    """Counting: nobody can ever be stuck, so all numbers are taken, and it is clear who is last."""

    __slots__ = ()

    @property
    def parts(self) -> Clause:
        left = len(self.position.available)
        mover = self.position.mover
        last = mover if left % 2 else mover.other
        last_loses = self.position.game.ending == "last-loses"
        return words.proofs.everything_is_taken(left, mover, last, last_loses, self._wins)

    @property
    def long_parts(self) -> Clause:
        return in_a_row(self.parts, words.proofs.turns_are_fixed())

    def _holds(self) -> bool:
        position = self.position
        if not position.game.rule.otherwise_any or not position.legal_moves:
            return False
        mover_is_last = len(position.available) % 2 == 1
        last = position.to_move if mover_is_last else 3 - position.to_move
        return self.winner == (last if position.game.ending == "stuck-loses" else 3 - last)


class TwoSides(Proof):
    """Counting: each number is followed by one of the other side, so each player has one side.

    `sides` holds the free numbers: first those that the player to move takes from, then the
    others. At the start, the first player chooses a side by the first number: `first`.
    """

    __slots__ = ("sides", "first")
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    first: int | None

    def __init__(
        self,
        position: Position,
        winner: int,
        sides: tuple[tuple[int, ...], tuple[int, ...]],
        first: int | None = None,
    ) -> None:
        self._set(position=position, winner=winner, sides=sides, first=first)

    @property
    def parts(self) -> Clause:
        say, mover, begun = words.proofs, self.position.mover, self.first is not None
        last_loses = self.position.game.ending == "last-loses"
        mover_stuck = self._mover_stuck(*map(len, self.sides))
        return in_a_row(
            [] if self.first is None else say.begins_with(mover, self.first),
            say.parities_take_turns() if self.parities else say.groups_take_turns(*self.sides),
            self._counts(),
            say.mover_runs_out(mover) if mover_stuck else say.other_runs_out(mover.other),
            say.running_out_decides(self._wins, last_loses, begun),
        )

    def _counts(self) -> Clause:
        """Return how many numbers there are to take."""
        say, (mine, theirs) = words.proofs, zip(map(len, self.sides), self._kinds(), strict=True)
        if self.first is not None or self.position.last is not None:
            return say.each_has(self.position.mover, mine, theirs)
        even = self.position.game.opening == "even"
        return in_a_row(
            say.first_must_be_even() if even else [],
            say.to_take(mine, theirs, mine[0] == theirs[0]),
        )

    @property
    def long_parts(self) -> Clause:
        return in_a_row(self.parts, words.proofs.sides_are_fixed())

    def _holds(self) -> bool:
        position, (mine, theirs) = self.position, self.sides
        if not position.legal_moves or sorted((*mine, *theirs)) != list(position.available):
            return False
        if position.game.rule.otherwise_any or not self._sides_alternate():
            return False
        if position.last is not None:
            return set(position.legal_moves) == set(mine) and self._claims(mine, theirs)
        if self._winner_moves:
            begun = self.first in position.legal_moves and self.first in mine
            return begun and self._claims(mine, theirs)
        openings = set(position.legal_moves)
        return all(
            self._claims(one, other)
            for one, other in ((mine, theirs), (theirs, mine))
            if openings & set(one)
        )

    def _claims(self, mine: tuple[int, ...], theirs: tuple[int, ...]) -> bool:
        """Return whether the winner wins when the player to move takes from the first side."""
        mover = self.position.to_move
        stuck = mover if self._mover_stuck(len(mine), len(theirs)) else 3 - mover
        return self.winner == (3 - stuck if self.position.game.ending == "stuck-loses" else stuck)

    @property
    def parities(self) -> bool:
        """Return whether the sides are the odd and the even numbers."""
        kinds = [{number % 2 for number in side} for side in self.sides]
        return all(len(kind) <= 1 for kind in kinds) and kinds[0] != kinds[1]

    def _kinds(self) -> tuple[int | None, int | None]:
        """Return what the numbers of each side are: 0 for even, 1 for odd, None for neither."""
        if not self.parities:
            return None, None
        mine, theirs = self.sides
        kind = (mine[0] if mine else theirs[0] + 1) % 2
        return kind, 1 - kind

    @staticmethod
    def _mover_stuck(mine: int, theirs: int) -> bool:
        """Return whether the player to move is the first to find nothing to take."""
        return mine <= theirs

    def _sides_alternate(self) -> bool:
        """Return whether each number may be followed by all of the other side, and no others."""
        mine, theirs = (set(side) for side in self.sides)
        free = mine | theirs
        followers = self.position.game.followers
        return all(
            free.intersection(followers(number)) == (theirs if number in mine else mine)
            for number in free
        )


def in_a_row(*sentences: Clause) -> Clause:
    """Return sentences one after the other; those that say nothing are left out."""
    clause: Clause = []
    for sentence in sentences:
        clause += [" ", *sentence] if clause and sentence else sentence
    return clause
