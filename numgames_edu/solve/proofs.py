"""Why a player wins: proofs in words, each with a certificate that checks itself.

`holds()` looks at the certificate and at the rules alone. It never asks the solver, so a mistake
there cannot hide here.
"""

from __future__ import annotations

from ..games import Position
from ..values import Value
from ..words import a, bare, listed, parity, player
from .graph import components, graph_of, is_symmetric

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

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
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            return False  # what is not even made like a certificate proves nothing

    def _holds(self) -> bool:
        raise NotImplementedError

    def __repr__(self) -> str:
        return self.text

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
        super().__init__(position=position, winner=winner)

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
        super().__init__(position=position, winner=winner)

    @property
    def text(self) -> str:
        left = len(self.position.available)
        last = player(self.position.to_move if left % 2 else 3 - self.position.to_move)
        ending = "wins" if self.position.game.ending == "stuck-loses" else "loses"
        are = "number is" if left == 1 else "numbers are"
        return (
            f"Nobody can ever be stuck: if no number fits, any number may be taken. So all numbers "
            f"get taken, one in each turn. {left} {are} left and it is "
            f"{player(self.position.to_move)}'s turn, so {last} takes the last one. Whoever does "
            f"that {ending}. So {player(self.winner)} wins, whatever anybody chooses."
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
        super().__init__(position=position, winner=winner, sides=sides, first=first)

    @property
    def text(self) -> str:
        mover, other = player(self.position.to_move), player(3 - self.position.to_move)
        kinds = [_kind(side) for side in self.sides]
        mine, theirs = (f"{len(s)} {k}" for s, k in zip(self.sides, kinds, strict=True))
        begin = f"{mover} begins with {a(kinds[0][:-1])}, such as {self.first}. "
        start = begin if self.first is not None else ""
        start += "Even and odd numbers take turns, so each player only ever takes one kind. "
        counts = f"{mover} has {mine} to take, {other} has {theirs}. "
        if self.position.last is None and self.first is None:
            counts = (
                f"There are {mine} and {theirs}, so {mover} cannot begin with the larger kind. "
            )
        if self._mover_stuck(*map(len, self.sides)):
            end = f"{mover} has no more than {other} and moves first, so {mover} runs out first. "
        else:
            end = f"{other} has fewer, so {other} runs out first. "
        lost = "Who runs out loses: " if self.position.game.ending == "stuck-loses" else ""
        lost = lost or "The other player has then taken the last number and loses: "
        return f"{start}{counts}{end}{lost}{player(self.winner)} wins, whatever anybody chooses."

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


class ForcedRun(Proof):
    """The loser never has a choice that matters: every line is listed, to its end.

    In `lines`, the loser's every legal move is there, and the winner's one answer to it.
    """

    __slots__ = ("lines",)
    lines: tuple[tuple[int, ...], ...]

    def __init__(self, position: Position, winner: int, lines: Iterable[tuple[int, ...]]) -> None:
        super().__init__(position=position, winner=winner, lines=tuple(lines))

    @property
    def text(self) -> str:
        winner, loser = player(self.winner), player(self._loser)
        begin, lines = "", self.lines
        if self._winner_moves:
            begin = f"{winner} takes {lines[0][0]}. "
            lines = tuple(line[1:] for line in lines)
        if len(lines) == 1:
            way = f"{loser} has no choice on the way: {_way(lines[0])}. " if lines[0] else ""
            return f"{begin}{way}Then {self._end(self.lines[0])}. So {winner} wins."
        ways = " ".join(f"If {loser} takes {line[0]}, it goes {_way(line)}." for line in lines)
        return (
            f"{begin}{loser} has one choice, and no other after it. {ways} Either way, {loser} is "
            f"the one who gets stuck. So {winner} wins."
        )

    def _end(self, line: tuple[int, ...]) -> str:
        position = self.position.game.replay((*self.position.history, *line))
        return f"no {bare(position.requirement)} is free for {player(position.to_move)}"

    def _holds(self) -> bool:
        return bool(self.lines) and self._forced(self.position, self.lines, 0)

    def _forced(self, position: Position, lines: tuple[tuple[int, ...], ...], at: int) -> bool:
        """Return whether these lines win from `at` on: the loser's moves are all in them."""
        while position.outcome is None:
            moves = {line[at] for line in lines}
            expected = 1 if position.to_move == self.winner else len(position.legal_moves)
            if len(moves) != expected or not moves <= set(position.legal_moves):
                return False
            if len(moves) > 1:
                return all(
                    self._forced(position.play(n), tuple(x for x in lines if x[at] == n), at + 1)
                    for n in moves
                )
            position, at = position.play(moves.pop()), at + 1
        return position.outcome.winner == self.winner and {len(line) for line in lines} == {at}


class Pairing(Proof):
    """A list of pairs: whatever the loser takes, the winner answers with its partner.

    If the winner is to move, `first` is the number to begin with. Two things have to be certain:
    partners may follow each other, and the loser never gets to a number without a partner. The
    second is seen by going through what can be reached. Where that is not enough, `hubs` shows
    it: take the hubs away, and the other numbers fall apart into groups, so many of them odd that
    no pairing leaves fewer numbers alone. Then each hub, and each number in an even group, has a
    partner in every largest pairing, and if the loser could get from one of them to a number
    without a partner, moving the partners along the way would give a largest pairing without it.
    """

    __slots__ = ("first", "matched", "hubs")
    first: int | None
    matched: tuple[Pair, ...]
    hubs: tuple[int, ...]

    def __init__(
        self,
        position: Position,
        winner: int,
        first: int | None,
        matched: Iterable[Pair],
        hubs: Iterable[int] = (),
    ) -> None:
        super().__init__(
            position=position, winner=winner, first=first, matched=tuple(matched), hubs=tuple(hubs)
        )

    @property
    def pairs(self) -> tuple[Pair, ...]:
        return self.matched

    @property
    def text(self) -> str:
        winner, loser = player(self.winner), player(self._loser)
        begin = f"{winner} takes {self.first}. " if self.first is not None else ""
        if not self.matched:
            return f"{begin}Now {loser} has no move. So {winner} wins."
        then = "From then on " if self.first is not None else ""
        answers = f"{then}{winner} answers each number with its partner: {self._listed_pairs}. "
        return (
            f"{begin}{answers}Partners may follow each other, and they are always taken together, "
            f"so the partner is still free. {loser} can never get to a number without a partner. "
            f"So {winner} always has an answer, and {loser} is the one who gets stuck."
        )

    @property
    def long(self) -> str:
        loser = player(self._loser)
        alone = self._alone()
        if not self.hubs and not alone:
            return f"{self.text} Every free number has a partner here, so nothing can go wrong."
        if not self.hubs:
            return (
                f"{self.text} Why can {loser} never get to a number without a partner? Go through "
                f"it: each number that may be taken now is in a pair, and each number that may "
                f"follow the partner of such a number is in a pair, and so on. The list is closed."
            )
        return (
            f"{self.text} Why can {loser} never get to one of the numbers without a partner "
            f"({_some(alone)})? Take away {_some(self.hubs)}. The other numbers fall apart into "
            f"groups in which one may follow the other. Each group with an odd count keeps one "
            f"number that only a number taken away can be the partner of, and there are "
            f"{len(alone)} more such groups than numbers taken away. So no pairing leaves fewer "
            f"than {len(alone)} alone: this one is as large as can be. If {loser} could get to a "
            f"number without a partner, all partners on the way could be moved along by one step, "
            f"and a number that is in every largest pairing would be left alone. That cannot be."
        )

    @property
    def _listed_pairs(self) -> str:
        shown = ", ".join(f"{one}–{other}" for one, other in self.matched[:SHOWN])
        more = len(self.matched) - SHOWN
        return f"{shown} and {more} more pairs" if more > 0 else shown

    def _after_first(self) -> Position:
        return self.position if self.first is None else self.position.play(self.first)

    def _alone(self) -> tuple[int, ...]:
        paired = {number for pair in self.matched for number in pair}
        return tuple(n for n in self._after_first().available if n not in paired)

    def _holds(self) -> bool:
        game = self.position.game
        if game.ending != "stuck-loses" or game.rule.otherwise_any:
            return False
        if (self.first is not None) != self._winner_moves:
            return False
        position = self._after_first()
        if position.to_move == self.winner:
            return False
        partner = self._partners(position)
        if partner is None:
            return False
        if self.hubs:
            return self._no_escape_by_counting(position, partner)
        return self._no_escape_by_looking(position, partner)

    def _partners(self, position: Position) -> dict[int, int] | None:
        """Return who is whose partner; None if a pair is not as it should be."""
        followers, free = position.game.followers, set(position.available)
        partner: dict[int, int] = {}
        for one, other in self.matched:
            if not {one, other} <= free or one in partner or other in partner or one == other:
                return None
            if other not in followers(one) or one not in followers(other):
                return None
            partner[one], partner[other] = other, one
        return partner

    def _no_escape_by_looking(self, position: Position, partner: dict[int, int]) -> bool:
        """Return whether everything that the loser might get to has a partner."""
        free = set(position.available)
        followers = position.game.followers
        queue = list(position.legal_moves)
        seen = set(queue)
        for number in queue:
            if number not in partner:
                return False
            for follower in followers(partner[number]):
                if follower in free and follower not in seen:
                    seen.add(follower)
                    queue.append(follower)
        return True

    def _no_escape_by_counting(self, position: Position, partner: dict[int, int]) -> bool:
        """Return whether the hubs show that all that may be taken now is always paired."""
        free, hubs = position.available, set(self.hubs)
        graph = graph_of(position.game, free)
        if not hubs <= set(free) or len(hubs) != len(self.hubs) or not is_symmetric(graph):
            return False
        groups = components(graph, set(free) - hubs)
        odd = [group for group in groups if len(group) % 2]
        if len(odd) - len(hubs) != len(free) - len(partner):
            return False
        always_paired = hubs.union(*(group for group in groups if len(group) % 2 == 0))
        return always_paired.issuperset(position.legal_moves)


class EveryLine(Proof):
    """Every line was tried; `answers` holds what the winner plays whenever it is the winner's turn.

    An answer belongs to the last number and the free ones (as bits): last, free, answer.
    """

    __slots__ = ("answers",)
    answers: tuple[tuple[int, int, int], ...]

    def __init__(
        self, position: Position, winner: int, answers: Iterable[tuple[int, int, int]]
    ) -> None:
        super().__init__(position=position, winner=winner, answers=tuple(answers))

    @property
    def text(self) -> str:
        winner, loser = player(self.winner), player(self._loser)
        first = f"{winner} begins with {self.answers[0][2]}. " if self._winner_moves else ""
        return (
            f"Every line was tried. {first}{winner} has an answer to whatever {loser} does, in "
            f"each of the {len(self.answers)} situations that can come up, and wins every line."
        )

    def _holds(self) -> bool:
        answer = {(last, free): number for last, free, number in self.answers}
        seen = set()
        queue = [self.position]
        for position in queue:
            if position.outcome is not None:
                if position.outcome.winner != self.winner:
                    return False
                continue
            state = position.last or 0, position.free_bits
            if position.to_move == self.winner:
                if answer.get(state) not in position.legal_moves:
                    return False
                following = [position.play(answer[state])]
            else:
                following = [position.play(number) for number in position.legal_moves]
            for after in following:
                key = after.last, after.free_bits
                if key not in seen:
                    seen.add(key)
                    queue.append(after)
        return True


def _kind(side: tuple[int, ...]) -> str:
    """Return what the numbers of a side are called."""
    kinds = {parity(number) for number in side}
    return f"{kinds.pop()} numbers" if len(kinds) == 1 else "numbers"


def _way(line: tuple[int, ...]) -> str:
    """Return a line of moves, drawn with arrows."""
    if len(line) <= SHOWN:
        return " → ".join(map(str, line))
    return f"{' → '.join(map(str, line[:SHOWN]))} → … → {line[-1]} ({len(line)} moves)"


def _some(numbers: tuple[int, ...]) -> str:
    if len(numbers) <= SHOWN:
        return listed(numbers)
    return f"{', '.join(map(str, numbers[:SHOWN]))} and {len(numbers) - SHOWN} more"
