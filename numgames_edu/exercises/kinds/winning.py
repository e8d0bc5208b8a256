"""Questions that the solver answers: which number wins, and who wins."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ...games import Position
from ...reasons import reason
from ...solve import analyse
from ...solve.pairing import Pairing
from ...solve.proofs import SHOWN, Proof, TwoSides
from ...words import listed, player
from .. import answers
from ..feedback import Feedback, right, wrong
from .counting import better_side, instead_of_moves, is_counted, to_count, worse_side
from .legal_moves import AboutPosition
from .pointers import pointer
from .positions import TRIED, games_like, played, positions_like
from .task import Task, sensible

FEW = 3
"""How many pairs stand for all, where there are too many to list."""


class WinningMove(AboutPosition):
    """Choose a number that wins with best play."""

    __slots__ = ()
    kind = "winning-move"
    input = "number"

    def __init__(self, position: object) -> None:
        super().__init__(position)
        if not self._winning:
            raise ValueError(
                f"{self._mover} has no winning move here: ask who_wins, or take another position."
            )

    @property
    def _winning(self) -> tuple[int, ...]:
        return analyse(self.position).winning_moves

    @property
    def prompt(self) -> str:
        return (
            f"It is the turn of {self._mover}. Which number wins, if both play as well as can be?"
        )

    @property
    def how(self) -> str:
        return f"Choose one number on the board and press Check, or {self.give}."

    @property
    def give(self) -> str:
        return "give a number such as 6"

    def read(self, answer: object) -> int:
        return answers.number(answer)

    def judge(self, answer: object) -> Feedback:
        assert isinstance(answer, int)
        if answer not in self.position.legal_moves:
            return wrong(reason(self.position, answer).text)
        after = self.position.play(answer)
        if answer in self._winning:
            return right(f"{answer} wins. {_outlook(after)}")
        if after.outcome is not None:
            return wrong(f"{answer} is allowed, but look at the end. {after.outcome.reason}")
        allowed = f"{answer} is allowed, but it gives the win away"
        proof = analyse(self.position).proof
        if isinstance(proof, TwoSides):
            return wrong(f"{allowed}: {worse_side(proof, answer)} {better_side(proof)}")
        reply = told_reply(after)
        return wrong(f"{allowed}. {self._other} can answer with {reply}. Look for a better one.")

    def solution(self) -> int:
        return self._winning[0]

    def solution_words(self) -> str:
        return listed(self._winning, "or")

    @property
    def hints(self) -> tuple[str, ...]:
        legal, winning = self.position.legal_moves, self._winning
        count = "one of them wins" if len(winning) == 1 else f"{len(winning)} of them win"
        losing = [n for n in legal if n not in winning]
        proof = analyse(self.position).proof
        first = f"For each number you may take: what could {self._other} answer?"
        if is_counted(proof):
            first = to_count(proof)
        second = f"{self._required}. That leaves {listed(legal, 'or')}, and {count}."
        if not losing:
            return first, f"{self._required}. All of them win: just take one."
        after = self.position.play(losing[0])
        if isinstance(proof, TwoSides):
            second = "With your first number you choose what you take in the whole game."
            return first, second, f"Not {losing[0]}: {worse_side(proof, losing[0])}"
        if after.outcome is not None:
            return first, second, f"Not {losing[0]}. {after.outcome.reason}"
        reply = told_reply(after)
        return first, second, f"Not {losing[0]}: {self._other} would answer with {reply}."

    @property
    def difficulty(self) -> float:
        """A win that is hard to find has few winning moves among many."""
        legal = len(self.position.legal_moves)
        return legal + 4 * (legal - len(self._winning)) / legal

    @property
    def _trivial(self) -> bool:
        return self._winning == self.position.legal_moves


def told_reply(after: Position, otherwise: str = "") -> str:
    """Return the number that wins after a losing move: that it ends the game, or `otherwise`."""
    reply, ends = _reply(after)
    return f"{reply}, and {player(3 - after.to_move)} is stuck" if ends else f"{reply}{otherwise}"


def _reply(after: Position) -> tuple[int, bool]:
    """Return a number that wins, and whether at once: then everybody sees why it does."""
    winning = analyse(after).winning_moves
    at_once = [n for n in winning if after.play(n).outcome is not None]
    return (at_once or winning)[0], bool(at_once)


def _outlook(after: Position) -> str:
    """Return why the player who has just moved wins."""
    return after.outcome.reason if after.outcome is not None else _in_short(analyse(after).proof)


def _in_short(proof: Proof) -> str:
    """Return the proof in words, with an example of the pairs where there are very many."""
    if not isinstance(proof, Pairing) or len(proof.pairs) <= SHOWN:
        return proof.text
    winner, loser = player(proof.winner), player(3 - proof.winner)
    begin = "" if proof.first is None else f"{winner} takes {proof.first}. From then on "
    few = listed(f"{one}–{other}" for one, other in proof.pairs[:FEW])
    return (
        f"{begin}{winner} answers each number with its partner, such as {few}. There are "
        f"{len(proof.pairs)} such pairs. So {winner} always has an answer, and {loser} is the one "
        "who gets stuck."
    )


class WhoWins(AboutPosition):
    """Say who wins with best play."""

    __slots__ = ()
    kind = "who-wins"
    choices = (player(1), player(2))

    def __init__(self, position: object) -> None:
        super().__init__(position)
        analyse(self.position)  # a game too large to be solved says so now, not to a pupil

    @property
    def prompt(self) -> str:
        game = self.position.game
        if not self.position.history:
            even = ", with an even first number" if game.opening == "even" else ""
            where = f"{game.title} on 1 to {game.size}{even}"
            return f"Who wins {where}, if both play as well as can be?"
        return f"It is the turn of {self._mover}. Who wins, if both play as well as can be?"

    @property
    def how(self) -> str:
        return f"Choose a player and press Check, or {self.give}."

    @property
    def give(self) -> str:
        return "give 1 or 2"

    def read(self, answer: object) -> int:
        return answers.choice(answer, self.choices) + 1

    def judge(self, answer: object) -> Feedback:
        assert isinstance(answer, int)
        analysis = analyse(self.position)
        if answer == analysis.winner:
            return right(f"{player(answer)} wins. {_in_short(analysis.proof)}")
        if is_counted(analysis.proof):
            return wrong(instead_of_moves(analysis.proof))
        if analysis.winning_moves:
            return wrong(f"{self._mover} {self._ways(len(analysis.winning_moves))}")
        after = self.position.play(self.position.legal_moves[0])
        example = f"Say that {self._mover} takes {after.last}."
        if after.outcome is not None:
            return wrong(f"{example} {after.outcome.reason} And {self._mover} has nothing better.")
        reply, ends = _reply(after)
        then = f"Then {self._mover} is stuck." if ends else "Play on from there."
        return wrong(f"{example} What if {self._other} answers with {reply}? {then}")

    def _ways(self, winning: int) -> str:
        """Return how many moves win, as the end of a sentence, and what to look for."""
        every = len(self.position.legal_moves)
        if every == 1:
            return "has only one move. Take it, and play on from there."
        if winning == every:
            return f"has {every} moves, and each of them wins. Try one, and play on from there."
        if winning == 1:
            return "has a move that wins. Can you find it?"
        return f"has {winning} moves that win. Can you find one?"

    def solution(self) -> int:
        return analyse(self.position).winner

    def solution_words(self) -> str:
        return player(self.solution())

    @property
    def hints(self) -> tuple[str, ...]:
        count = len(self.position.legal_moves)
        moves = "only one move" if count == 1 else f"{count} moves"
        proof = analyse(self.position).proof
        second = (
            f"{self._mover} has {moves} now. Is there one after which {self._other} is in trouble?"
        )
        return (
            "What does the last move of such a game look like? Who makes it?",
            to_count(proof) if is_counted(proof) else second,
            pointer(proof),
        )

    @property
    def difficulty(self) -> float:
        """As long as about as many numbers are free, one is about as hard as the other."""
        return len(self.position.available).bit_length()

    def others(self, chance: Random) -> Iterator[Task]:
        """Yield as many that Player 1 wins as Player 2, if there are both, on like boards."""
        near = list(positions_like(self.position, chance))
        moves = len(self.position.history)
        for game in games_like(self.position.game, chance) if moves else ():
            near += [played(game, moves, chance) for _ in range(TRIED // 12)]
        found = dict.fromkeys(sensible(WhoWins, ((position,) for position in near)))
        won: dict[int, list[Task]] = {1: [], 2: []}
        for task in found:
            assert isinstance(task, WhoWins)
            won[analyse(task.position).winner].append(task)
        if all(won.values()):
            yield from (task for both in zip(won[1], won[2], strict=False) for task in both)
        else:
            yield from found
