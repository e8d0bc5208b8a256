"""Proofs by pairing: whatever you take, I take its partner."""

from __future__ import annotations

from ..games import Position
from ..words import words
from .graph import components, graph_of, is_symmetric
from .proofs import Proof, in_a_row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..sentences import Clause
    from .proofs import Pair


class Pairing(Proof):
    """A list of pairs: whatever the loser takes, the winner answers with its partner.

    If the winner is to move, `first` is the number to begin with. Two things have to be certain:
    partners may follow each other, and the loser never gets to a number without a partner. The
    second is seen by going through what can be reached. Where that is not enough, `hubs` shows
    it: take the hubs away, and the other numbers fall apart into groups, so many of them odd that
    no pairing leaves fewer numbers alone. Then each hub, and each number in an even group, has a
    partner in every largest pairing (Gallai and Edmonds [1]_), and if the loser could get from one
    of them to a number without a partner, moving the partners along the way would give a largest
    pairing without it.

    References
    ----------
    .. [1] L. Lovász and M. D. Plummer, "Matching Theory", North-Holland, 1986; AMS Chelsea, 2009.
       doi:10.1090/chel/367
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
        self._set(
            position=position, winner=winner, first=first, matched=tuple(matched), hubs=tuple(hubs)
        )

    @property
    def pairs(self) -> tuple[Pair, ...]:
        return self.matched

    @property
    def parts(self) -> Clause:
        say, winner, begun = words.proofs, self._wins, self.first is not None
        begin = [] if self.first is None else say.takes(winner, self.first)
        if not self.matched:
            return in_a_row(begin, say.no_move_now(winner))
        return in_a_row(
            begin,
            say.answers_with_partners(winner, self.matched, begun),
            say.partners_are_free(winner),
        )

    @property
    def long_parts(self) -> Clause:
        say, loser, alone = words.proofs, self._loses, self._alone()
        if not self.matched:
            return self.parts
        if not alone:
            why = say.all_have_partners()
        elif not self.hubs:
            why = say.list_is_closed(loser, self.first)
        else:
            why = say.hubs_show(loser, alone, self.hubs)
        return in_a_row(self.parts, why)

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
