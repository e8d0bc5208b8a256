"""Questions that the solver answers: which number wins, and who wins."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ...games import Position
from ...reasons import reason
from ...solve import analyse
from ...solve.pairing import Pairing
from ...solve.proofs import Proof, TwoSides
from ...words import words
from .. import answers
from ..feedback import Feedback, right, wrong
from .legal_moves import AboutPosition
from .positions import TRIED, games_like, played, positions_like
from .proof_hints import better_side, instead_of_moves, is_counted, pointer, to_count, worse_side
from .task import Task, sensible

FEW, MANY = 3, 16
"""How many pairs stand for all, where there are too many to list; and up to how many all are."""


class WinningMove(AboutPosition):
    """Choose a number that wins with best play."""

    __slots__ = ()
    kind = "winning-move"
    input = "number"

    def __init__(self, position: object) -> None:
        super().__init__(position)
        if not self._winning:
            raise ValueError(words.exercises.kinds.winning.nothing_wins(self._mover))

    @property
    def _winning(self) -> tuple[int, ...]:
        return analyse(self.position).winning_moves

    @property
    def prompt(self) -> str:
        return words.exercises.kinds.winning.number_prompt(self._mover)

    @property
    def asked(self) -> str:
        return words.exercises.kinds.winning.number_asked()

    @property
    def how(self) -> str:
        return words.exercises.kinds.winning.number_how()

    @property
    def give(self) -> str:
        return words.exercises.kinds.winning.number_give()

    @property
    def in_python(self) -> str:
        return words.exercises.kinds.winning.number_in_python()

    def read(self, answer: object) -> int:
        return answers.number(answer)

    def judge(self, answer: object) -> Feedback:
        assert isinstance(answer, int)
        say = words.exercises.kinds.winning
        if answer not in self.position.legal_moves:
            return wrong(reason(self.position, answer).text)
        after = self.position.play(answer)
        if answer in self._winning:
            return right(say.wins(answer, _outlook(after)))
        if after.outcome is not None:
            return wrong(say.loses_at_once(answer, after.outcome.reason))
        proof = analyse(self.position).proof
        if isinstance(proof, TwoSides):
            return wrong(say.worse_side(answer, worse_side(proof, answer), better_side(proof)))
        return wrong(say.can_be_answered(answer, self._other, *best_reply(after)))

    def solution(self) -> int:
        return self._winning[0]

    def solution_words(self) -> str:
        return words.exercises.kinds.winning.numbers(self._winning)

    @property
    def hints(self) -> tuple[str, ...]:
        say, proof = words.exercises.kinds.winning, analyse(self.position).proof
        first = to_count(proof) if is_counted(proof) else say.what_follows(self._other)
        legal = self.position.legal_moves
        losing = [n for n in legal if n not in self._winning]
        if not losing:
            return first, say.all_win(self._required)
        if isinstance(proof, TwoSides):
            third = say.not_the_side(losing[0], worse_side(proof, losing[0]))
            return first, say.first_number_decides(), third
        second = say.some_win(self._required, legal, len(self._winning))
        after = self.position.play(losing[0])
        if after.outcome is not None:
            return first, second, say.not_the_end(losing[0], after.outcome.reason)
        return first, second, say.not_this(losing[0], self._other, *best_reply(after))

    @property
    def difficulty(self) -> float:
        """A win that is hard to find has few winning moves among many."""
        legal = len(self.position.legal_moves)
        return legal + 4 * (legal - len(self._winning)) / legal

    @property
    def _trivial(self) -> bool:
        return self._winning == self.position.legal_moves


def best_reply(after: Position) -> tuple[int, int | None]:
    """Return a number that wins after a losing move, and who is stuck then; None if nobody is.

    If there is one that wins at once, it is that one: then everybody sees why it does.
    """
    winning = analyse(after).winning_moves
    at_once = [n for n in winning if after.play(n).outcome is not None]
    return (at_once or winning)[0], 3 - after.to_move if at_once else None


def _outlook(after: Position) -> str:
    """Return why the player who has just moved wins."""
    return after.outcome.reason if after.outcome is not None else _in_short(analyse(after).proof)


def _in_short(proof: Proof) -> str:
    """Return the proof in words, with an example of the pairs where there are very many."""
    if not isinstance(proof, Pairing) or len(proof.pairs) <= MANY:
        return proof.text
    return words.exercises.kinds.winning.very_many_pairs(
        proof.winner, proof.first, proof.pairs[:FEW], len(proof.pairs)
    )


class WhoWins(AboutPosition):
    """Say who wins with best play."""

    __slots__ = ()
    kind = "who-wins"

    def __init__(self, position: object) -> None:
        super().__init__(position)
        analyse(self.position)  # a game too large to be solved says so now, not to a pupil

    @property
    def prompt(self) -> str:
        if self.position.history:
            return words.exercises.kinds.winning.winner_prompt(self._mover)
        return self.asked

    @property
    def asked(self) -> str:
        game = self.position.game
        if self.position.history:
            return words.exercises.kinds.winning.winner_asked()
        even = game.opening == "even"
        return words.exercises.kinds.winning.winner_of_game(game.title, game.size, even)

    @property
    def how(self) -> str:
        return words.exercises.kinds.winning.winner_how()

    @property
    def give(self) -> str:
        return words.exercises.kinds.winning.winner_give()

    @property
    def in_python(self) -> str:
        return words.exercises.kinds.winning.winner_in_python()

    @property
    def choices(self) -> tuple[str, ...]:
        return words.exercises.kinds.winning.players()

    def read(self, answer: object) -> int:
        return answers.player(answer)

    def judge(self, answer: object) -> Feedback:
        assert isinstance(answer, int)
        say, analysis = words.exercises.kinds.winning, analyse(self.position)
        if answer == analysis.winner:
            return right(say.winner_is(answer, _in_short(analysis.proof)))
        if is_counted(analysis.proof):
            return wrong(instead_of_moves(analysis.proof))
        if analysis.winning_moves:
            return wrong(self._ways(len(analysis.winning_moves)))
        first = self.position.legal_moves[0]
        after = self.position.play(first)
        if after.outcome is not None:
            return wrong(say.best_ends(self._mover, first, after.outcome.reason))
        reply, stuck = best_reply(after)
        return wrong(say.what_if(self._mover, first, reply, stuck is not None))

    def _ways(self, winning: int) -> str:
        """Return how many moves win, and what to look for."""
        say, every = words.exercises.kinds.winning, len(self.position.legal_moves)
        if every == 1:
            return say.only_move(self._mover)
        if winning == every:
            return say.every_move_wins(self._mover, every)
        return say.some_moves_win(self._mover, winning)

    def solution(self) -> int:
        return analyse(self.position).winner

    def solution_words(self) -> str:
        return words.grammar.player(self.solution())

    @property
    def hints(self) -> tuple[str, ...]:
        say, proof = words.exercises.kinds.winning, analyse(self.position).proof
        second = say.any_trouble(self._mover, len(self.position.legal_moves))
        return (
            say.last_move(),
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
