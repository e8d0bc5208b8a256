"""Why a player wins: what every proof can do, and the proofs by counting.

Each proof carries a certificate. `holds()` looks at that certificate and at the rules alone. It
never asks the solver, so a mistake there cannot hide here.
"""

from __future__ import annotations

from ..games import Position
from ..values import Value
from ..words import as_markdown, listed, parity, player

TYPE_CHECKING = False
if TYPE_CHECKING:
    Pair = tuple[int, int]

SHOWN = 16
"""How many pairs or moves a sentence lists before it says how many more there are."""


class Proof(Value):
    """The claim that `winner` wins `position` with best play, and the reason."""

    __slots__ = ("position", "winner")
    position: Position
    winner: int

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Return the pairs of a pairing proof; of another proof, none."""
        return ()

    @property
    def text(self) -> str:
        """Return the proof at a pupil's level."""
        raise NotImplementedError

    @property
    def long(self) -> str:
        """Return the proof for older pupils, with the reasons behind the reasons."""
        return self.text

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
    def _loser(self) -> int:
        return 3 - self.winner

    @property
    def _winner_moves(self) -> bool:
        return self.winner == self.position.to_move


class AlreadyOver(Proof):
    """The game has ended; the rules say who has won."""

    __slots__ = ()

    def __init__(self, position: Position, winner: int) -> None:
        self._set(position=position, winner=winner)

    @property
    def text(self) -> str:
        outcome = self.position.outcome
        return outcome.reason if outcome else ""

    def _holds(self) -> bool:
        outcome = self.position.outcome
        return outcome is not None and outcome.winner == self.winner


class EverythingIsTaken(Proof):
    """Counting: nobody can ever be stuck, so all numbers are taken, and it is clear who is last."""

    __slots__ = ()

    def __init__(self, position: Position, winner: int) -> None:
        self._set(position=position, winner=winner)

    @property
    def text(self) -> str:
        left = len(self.position.available)
        last = player(self.position.to_move if left % 2 else 3 - self.position.to_move)
        end = "loses"
        if self.position.game.ending == "stuck-loses":
            end = "wins, because the other player then cannot move"
        are = "number is" if left == 1 else "numbers are"
        return (
            f"Nobody is stuck while a number is left: if no number fits, any number may be taken. "
            f"So all numbers get taken, one in each turn. {left} {are} left and it is "
            f"{player(self.position.to_move)}'s turn, so {last} takes the last one. Whoever does "
            f"that {end}. So {player(self.winner)} wins, whatever anybody chooses."
        )

    @property
    def long(self) -> str:
        return (
            f"{self.text} The number of turns that are left is an invariant of this game: no "
            f"choice changes it. Only whether it is odd or even decides who wins."
        )

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
    def text(self) -> str:
        mover, other = player(self.position.to_move), player(3 - self.position.to_move)
        mine, theirs = map(_counted, self.sides, self._kinds())
        counts = f"{mover} has {mine} to take, {other} has {theirs}. "
        begin, after = "", ""
        if self.first is not None:
            begin, after = f"{mover} begins with {self.first}. ", " after that"
        elif self.position.last is None:
            even = "The first number must be even. " if self.position.game.opening == "even" else ""
            equal = len(self.sides[0]) == len(self.sides[1])
            counts = f"{even}The numbers to take are {mine} and {theirs}"
            counts += ": as many of one kind as of the other. " if equal else ". "
        if self._mover_stuck(*map(len, self.sides)):
            turn = f"has no more than {other}, and it is {mover}'s turn"
            end = f"{mover} {turn}, so {mover} runs out first. "
        else:
            end = f"{other} has fewer, so {other} runs out first. "
        lost = "Who runs out loses: "
        if self.position.game.ending == "last-loses":
            lost = (
                "The other player has then taken the last number that could be taken, and loses: "
            )
        winner = f"{player(self.winner)} wins, whatever anybody chooses{after}."
        return f"{begin}{self._turns()}{counts}{end}{lost}{winner}"

    def _turns(self) -> str:
        """Return why each player only ever takes one kind of number."""
        if self._parities:
            return "Even and odd numbers take turns, so each player only ever takes one kind. "
        groups = " and ".join(f"({some(side)})" for side in self.sides)
        return (
            f"The free numbers fall into two groups: {groups}. After a number of one group comes "
            f"one of the other, so each player only ever takes from one group. "
        )

    @property
    def long(self) -> str:
        return (
            f"{self.text} No choice changes how many numbers of each kind a player can take: every "
            f"move takes away exactly one of the mover's own kind and none of the other's."
        )

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
    def _parities(self) -> bool:
        """Return whether the sides are the odd and the even numbers."""
        kinds = [{number % 2 for number in side} for side in self.sides]
        return all(len(kind) <= 1 for kind in kinds) and kinds[0] != kinds[1]

    def _kinds(self) -> tuple[str, str]:
        """Return what the numbers of each side are: "odd", "even", or nothing special."""
        if not self._parities:
            return "", ""
        mine, theirs = self.sides
        kind = parity(mine[0] if mine else theirs[0] + 1)
        return kind, "even" if kind == "odd" else "odd"

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


def _counted(side: tuple[int, ...], kind: str) -> str:
    """Return how many numbers of a kind there are: "9 odd numbers"."""
    return f"{len(side) or 'no'} {kind} number{'' if len(side) == 1 else 's'}".replace("  ", " ")


def some(numbers: tuple[int, ...]) -> str:
    """Return the first numbers of a list, and how many more there are."""
    if len(numbers) <= SHOWN:
        return listed(numbers)
    return f"{', '.join(map(str, numbers[:SHOWN]))} and {len(numbers) - SHOWN} more"
