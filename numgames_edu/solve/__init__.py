"""Exact play: who wins a position, every winning move, and a proof.

Three ways, chosen by the rule. Counting, where no choice matters. Matching, where the rule is
symmetric and who is stuck loses: the player to move at a number wins exactly by going to a
neighbour that some maximum matching of the free numbers misses (Fraenkel, Scheinerman and
Ullman's theorem on undirected vertex geography [1]_), so one matching finds all winning moves. And
search, for everything else, on small boards.

References
----------
.. [1] A. S. Fraenkel, E. R. Scheinerman and D. Ullman, "Undirected edge geography", Theoretical
   Computer Science 112(2), 371–381, 1993. doi:10.1016/0304-3975(93)90026-P
"""

from __future__ import annotations

from ..games import Game, Position
from ..notation import meant
from ..sentences import Player, Spoken, as_markdown
from ..values import Value
from ..words import words
from .graph import graph_of, is_symmetric
from .lines import EveryLine, ForcedRun
from .matching import INNER, Matching
from .pairing import Pairing
from .proofs import AlreadyOver, EverythingIsTaken, Proof, TwoSides
from .search import Search, TooLarge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..sentences import Clause

__all__ = ["Analysis", "Proof", "TooLarge", "analyse"]

MAX_PROOFS_TRIED = 12
"""How many winning moves are looked at for the one with the shortest proof."""


class Analysis(Spoken, Value):
    """Who wins a position with best play, by which moves, and why."""

    __slots__ = ("position", "winner", "winning_moves", "_prove", "_proof")
    position: Position
    winner: int
    winning_moves: tuple[int, ...]
    _prove: Callable[[], Proof]
    _proof: Proof | None

    def __init__(
        self,
        position: Position,
        winner: int,
        winning_moves: tuple[int, ...],
        prove: Callable[[], Proof],
    ) -> None:
        self._set(
            position=position,
            winner=winner,
            winning_moves=winning_moves,
            _prove=prove,
            _proof=None,
        )

    @property
    def proof(self) -> Proof:
        """Return why the winner wins; found when it is first asked for."""
        if self._proof is None:
            object.__setattr__(self, "_proof", self._prove())
        assert self._proof is not None
        return self._proof

    @property
    def parts(self) -> Clause:
        """Return the result in a sentence or two, as their parts."""
        outcome = self.position.outcome
        if outcome is not None:
            return outcome.ending.parts
        winner, mover = Player(self.winner), self.position.mover
        if not self.winning_moves:
            return words.analysis.no_winning_move(winner, mover)
        if self.winning_moves == self.position.legal_moves:
            return words.analysis.every_move_wins(winner, mover)
        return words.analysis.wins_with(winner, mover, self.winning_moves)

    def __repr__(self) -> str:
        return self.text

    def _repr_markdown_(self) -> str:
        return as_markdown(repr(self))

    def __reduce__(self) -> tuple[object, ...]:
        return analyse, (self.position,)


def analyse(position: Position | Game | str) -> Analysis:
    """Return who wins the position with best play, every winning move, and a proof.

    The position may be named by its code, or by a game or a game's name for its start.

    >>> from numgames_edu import game
    >>> analysis = analyse(game("number-knockout", size=10).replay([10]))
    >>> analysis.winner, analysis.winning_moves
    (2, (5,))
    >>> analysis.proof
    Player 2 takes 5. From then on Player 2 answers each number with its partner: 1–7. \
Partners may follow each other, and they are always taken together, so the partner is still free. \
Player 1 can never get to a number without a partner. So Player 2 always has an answer, and \
Player 1 is the one who gets stuck.
    >>> analysis.proof.holds()
    True
    """
    if not isinstance(position, Position):
        position = meant(position)
    outcome = position.outcome
    if outcome is not None:
        proof = AlreadyOver(position, outcome.winner)
        return Analysis(position, outcome.winner, (), lambda: proof)
    game = position.game
    if game.rule.otherwise_any:
        return _by_counting_turns(position)
    if game.rule.side(1) is not None:
        return _by_counting_sides(position)
    if game.ending == "stuck-loses":
        graph = graph_of(game, position.available)
        if is_symmetric(graph):
            matching = Matching(graph, position.available)
            winning = tuple(n for n in position.legal_moves if matching.missable(n))
            return _result(position, winning, lambda winner: _pairing(position, winner, winning))
    search = Search(position)
    winning = search.winning_moves()
    return _result(
        position, winning, lambda winner: EveryLine(position, winner, search.answers(winner))
    )


def _result(
    position: Position, winning: tuple[int, ...], prove: Callable[[int], Proof]
) -> Analysis:
    """Return the analysis of a position with these winning moves."""
    winner = position.to_move if winning else 3 - position.to_move
    return Analysis(position, winner, winning, lambda: prove(winner))


def _by_counting_turns(position: Position) -> Analysis:
    """All numbers get taken, so who takes the last one is known, whatever anybody does."""
    mover_takes_last = len(position.available) % 2 == 1
    wins = mover_takes_last == (position.game.ending == "stuck-loses")
    winning = position.legal_moves if wins else ()
    return _result(position, winning, lambda winner: EverythingIsTaken(position, winner))


def _by_counting_sides(position: Position) -> Analysis:
    """Each player takes from one side only, so who runs out first is known."""
    sides: tuple[list[int], list[int]] = ([], [])
    side_of = position.game.rule.side
    for number in position.available:
        sides[side_of(number) or 0].append(number)

    def wins(number: int) -> bool:
        """Return whether the player to move wins by taking from this number's side."""
        mine = side_of(number) or 0
        other_is_stuck = len(sides[mine]) > len(sides[1 - mine])
        return other_is_stuck == (position.game.ending == "stuck-loses")

    winning = tuple(number for number in position.legal_moves if wins(number))

    def prove(winner: int) -> Proof:
        mine = side_of((winning or position.legal_moves)[0]) or 0
        both = tuple(sides[mine]), tuple(sides[1 - mine])
        first = winning[0] if winning and position.last is None else None
        return TwoSides(position, winner, both, first)

    return _result(position, winning, prove)


def _pairing(position: Position, winner: int, winning: tuple[int, ...]) -> Proof:
    """Return a proof by pairs, or by a forced run where there is hardly a choice."""
    if not winning:
        proof = _pairing_after(position, winner, None)
    else:
        tried = winning[:MAX_PROOFS_TRIED] if position.game.size <= 500 else winning[:1]
        proofs = (_pairing_after(position, winner, first) for first in tried)
        proof = min(proofs, key=lambda proof: (len(proof.hubs), len(proof.matched)))
    return _forced_run(proof) or proof


def _pairing_after(position: Position, winner: int, first: int | None) -> Pairing:
    """Return the pairs for the winner to answer with, once `first` (if any) is taken."""
    after = position if first is None else position.play(first)
    matching = Matching(graph_of(after.game, after.available), after.available)
    mate = matching.mate
    reached = dict.fromkeys(after.legal_moves)
    queue = list(reached)
    for number in queue:
        if not mate[number]:
            break  # not by looking, then; by counting
        for follower in after.game.followers(mate[number]):
            if follower not in reached and not after.owner(follower):
                reached[follower] = None
                queue.append(follower)
    else:
        pairs = {(min(n, mate[n]), max(n, mate[n])) for n in reached}
        return Pairing(position, winner, first, sorted(pairs))
    free = after.available
    pairs = {(min(n, mate[n]), max(n, mate[n])) for n in free if mate[n]}
    hubs = [n for n in free if matching.mark[n] == INNER]
    return Pairing(position, winner, first, sorted(pairs), hubs)


def _forced_run(proof: Pairing) -> ForcedRun | None:
    """Return the proof as lines, if there are never more than two ways on and hardly a choice."""
    position, winner = proof.position, proof.winner
    followers = position.game.followers
    if any(len(followers(number)) > 2 for number in position.available):
        return None
    partner = {one: other for pair in proof.pairs for one, other in (pair, pair[::-1])}
    lines: list[tuple[int, ...]] = []
    open_lines: list[tuple[Position, list[int]]] = [(position, [])]
    while open_lines:
        at, line = open_lines.pop()
        while at.outcome is None:
            if at.to_move == winner:
                moves: tuple[int, ...] = (partner[line[-1]] if line else proof.first or 0,)
            else:
                moves = at.legal_moves
            if len(moves) > 1:
                open_lines += [(at.play(n), [*line, n]) for n in reversed(moves[1:])]
                if len(open_lines) + len(lines) > 1:
                    return None
            at = at.play(moves[0])
            line.append(moves[0])
        lines.append(tuple(line))
    return ForcedRun(position, winner, lines)
