"""Write a function that wins a game; a game that it loses is the answer where it does not."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, signature
from random import Random
from typing import Any

from ....games import Position
from ....reasons import reason
from ....sentences import whole_number
from ....solve import analyse
from ....words import words
from ...feedback import Feedback, right
from ..legal_moves import AboutPosition
from ..winning import best_reply
from .functions import AFunction
from .guard import Failed, called

MOVES = 1500
"""How many moves a strategy is asked for before the rest is tried by chance."""

GAMES_TRIED = 60
"""How many games are played by chance when there are too many to play them all."""

LARGEST = 10**6
"""Numbers beyond this are not written out."""

POSITIONAL = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)


class WriteStrategy(AFunction, AboutPosition):
    """Write a function that wins from a position, whatever the other player does.

    With two parameters, strategy(last, allowed), it is given the last number and the numbers that
    are allowed.
    """

    __slots__ = ()
    kind = "write-strategy"
    name = "strategy"

    def __init__(self, position: object) -> None:
        super().__init__(position)
        analyse(self.position)  # a game too large to be solved says so now

    @property
    def _winner(self) -> int:
        return analyse(self.position).winner

    @property
    def prompt(self) -> str:
        game, history = self.position.game, self.position.history
        return words.exercises.kinds.write_strategy.prompt(
            game.title, game.size, history, self._winner
        )

    @property
    def note(self) -> str:
        return words.exercises.kinds.write_strategy.note()

    def _tried(self, function: Callable[..., Any]) -> tuple[int, bool]:
        return self._played(_as_player(function))

    def _judged(self, found: tuple[int, bool]) -> Feedback:
        games, complete = found
        say = words.exercises.kinds.write_strategy
        return right(say.wins_all(games) if complete else say.wins_many(games))

    def solution(self) -> Callable[[Position], int]:
        return lambda position: analyse(position).winning_moves[0]

    def solution_words(self) -> str:
        return words.exercises.kinds.write_strategy.solution(self._winner)

    def _played(self, strategy: Callable[[Position], object]) -> tuple[int, bool]:
        """Return how many games were played to the end, and whether they are all; or Failed."""
        me = self._winner
        stack, games, moves = [self.position], 0, 0
        while stack:
            at = stack.pop()
            if at.outcome is not None:
                games += 1
            elif at.to_move == me:
                moves += 1
                if moves > MOVES:
                    return games + self._by_chance(strategy), False
                stack.append(self._move(strategy, at))
            else:
                stack += [at.play(number) for number in reversed(at.legal_moves)]
        return games, True

    def _by_chance(self, strategy: Callable[[Position], object]) -> int:
        """Return how many games were played against chance; Failed tells of a lost one."""
        chance, me = Random(self._key), self._winner
        for _ in range(GAMES_TRIED):
            at = self.position
            while at.outcome is None:
                if at.to_move == me:
                    at = self._move(strategy, at)
                else:
                    at = at.play(chance.choice(at.legal_moves))
        return GAMES_TRIED

    def _move(self, strategy: Callable[[Position], object], at: Position) -> Position:
        """Return the position after the strategy's move, or raise Failed if it is no good one."""
        say = words.exercises.kinds.write_strategy
        said = strategy(at)
        try:
            number = whole_number(said)
        except TypeError:
            raise Failed(say.gives_back(at.history, said)) from None
        if number not in at.legal_moves:
            why = reason(at, number).text
            if abs(number) > LARGEST:
                raise Failed(say.takes_too_large(at.history, why))
            raise Failed(say.takes(at.history, number, why))
        after = at.play(number)
        if number in analyse(at).winning_moves:
            return after
        if after.outcome is not None:
            raise Failed(say.ends(at.history, number, after.outcome.reason))
        raise Failed(say.can_be_answered(at.history, number, *best_reply(after)))

    @property
    def hints(self) -> tuple[str, ...]:
        say = words.exercises.kinds.write_strategy
        proof = analyse(self.position).proof.text
        return say.how_would_you(), say.what_there_is(), say.think_about(proof)

    @property
    def difficulty(self) -> float:
        return float(self.position.game.size)


def _as_player(function: Callable[..., Any]) -> Callable[[Position], object]:
    """Return the function as one of a position, if it asks for the last number and the allowed."""
    name = WriteStrategy.name
    try:
        parameters = signature(function).parameters.values()
    except (TypeError, ValueError):
        parameters = ()  # type: ignore[assignment]
    wanted = [p for p in parameters if p.default is Parameter.empty and p.kind in POSITIONAL]
    if len(wanted) == 2:
        return lambda at: called(name, function, at.last, at.legal_moves)
    return lambda at: called(name, function, at)
