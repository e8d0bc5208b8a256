"""Questions for programmers: write the rule, or a strategy; a counterexample answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import Parameter, signature
from random import Random
from typing import Any

from ...games import Game, Position
from ...notation import spelled
from ...reasons import reason
from ...rules import Adjacent, DivisorOrMultiple
from ...sentences import spoken, whole_number
from ...solve import analyse
from ...words import listed, player
from .. import answers
from ..feedback import Feedback, right, wrong
from .beliefs import PARITIES, kinds_of
from .guard import Failed, called, in_time
from .legal_moves import AboutPosition
from .positions import games_like, position_of
from .task import Task, sensible
from .winning import told_reply

PAIRS = 60
"""Up to this size, a rule is compared for all pairs of numbers; beyond, for those up to here."""

MOVES = 1500
"""How many moves a strategy is asked for before the rest is tried by chance."""

GAMES_TRIED = 60
"""How many games are played by chance when there are too many to play them all."""

POSITIONAL = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)

TOOLS = {
    DivisorOrMultiple: "last % number == 0 says that number is a divisor of last.",
    Adjacent: "abs(number - last) is how far apart the two are.",
    **dict.fromkeys(PARITIES, "number % 2 is 1 for odd numbers, and 0 for even ones."),
}


class AFunction(Task):
    """A question that a function answers."""

    __slots__ = ()
    input = "function"
    name = ""

    def read(self, answer: object) -> Callable[..., Any]:
        if not callable(answer) or isinstance(answer, type):
            leave = "quotation marks" if isinstance(answer, str) else "brackets after it"
            raise answers.Unreadable(
                f"The answer is the function itself: write its name, {self.name}, without {leave}."
            )
        return answer

    @property
    def how(self) -> str:
        return f"{self.give[:1].upper()}{self.give[1:]}."

    @property
    def give(self) -> str:
        return "write the function in the box and run it again"


class WriteRule(AFunction):
    """Write `is_legal(last, number)`."""

    __slots__ = ("game",)
    kind = "write-rule"
    name = "is_legal"
    game: Game

    def __init__(self, game: object) -> None:
        self._set(game=position_of(game).game)
        if not any(map(self.game.followers, range(1, self.game.size + 1))):
            raise ValueError(
                "On this board, no number may follow another: there is no rule to find."
            )

    @property
    def about(self) -> str:
        return spelled(self.game.start())

    @property
    def prompt(self) -> str:
        return f"Write a function is_legal(last, number) for {self.game.title}."

    @property
    def note(self) -> str:
        there = "still free"
        if self.game.rule.otherwise_any:
            there += "; leave out the case that none fits"
        return (
            f"It gives back True if number may follow last, and False if not. "
            f"{self.game.rule.summary} The two are different numbers of the board 1 to "
            f"{self.game.size}, and number is {there}."
        )

    def judge(self, answer: object) -> Feedback:
        assert callable(answer)
        try:
            said = in_time(lambda: dict(self._asked(answer)))
        except Failed as failure:
            return wrong(str(failure))
        allows = self._allows
        wrongly = [pair for pair in said if said[pair] != allows(*pair)]
        if not wrongly:
            return right(f"Your function agrees with the rules for all {len(said)} pairs.")
        last, number = wrongly[0]
        truth = "may" if allows(last, number) else "cannot"
        why = spoken(self.game.rule.because(last, number))
        gave = f"Your function says {said[last, number]} for is_legal({last}, {number})"
        count = (
            "This is the only pair" if len(wrongly) == 1 else f"It is one of {len(wrongly)} pairs"
        )
        return wrong(
            f"{gave}, but {number} {truth} follow {last}: {why}. {count} of {len(said)} where your "
            "function and the rules differ.",
            self._score(said),
        )

    def _allows(self, last: int, number: int) -> bool:
        """Return what the rule says, as True or False even if a pupil's own says it otherwise."""
        return bool(self.game.rule.allows(last, number))

    def solution(self) -> Callable[[int, int], bool]:
        return self._allows

    def solution_words(self) -> str:
        return f"any function that says what the rule says: {self.game.rule.summary}"

    def _asked(self, function: Callable[..., Any]) -> Iterator[tuple[tuple[int, int], bool]]:
        """Yield what the function says about every pair, or raise Failed."""
        numbers = range(1, min(self.game.size, PAIRS) + 1)
        for last in numbers:
            for number in numbers:
                if last != number:
                    said = called("is_legal", function, last, number)
                    if type(said).__name__ not in ("bool", "bool_"):
                        nothing = " Does it end with return?" if said is None else ""
                        raise Failed(
                            f"is_legal({last}, {number}) gave back {_kind(said)[0]}: it should be "
                            f"True or False.{nothing}"
                        )
                    yield (last, number), bool(said)

    def _score(self, said: dict[tuple[int, int], bool]) -> float:
        """Return how much better than always saying the same it is."""
        shares = []
        for truth in (True, False):
            asked = [pair for pair in said if self._allows(*pair) is truth]
            if asked:
                shares.append(sum(said[pair] is truth for pair in asked) / len(asked))
        return 2 * sum(shares) / len(shares) - 1 if len(shares) == 2 else 0

    @property
    def hints(self) -> tuple[str, ...]:
        tools = [words for kind, words in TOOLS.items() if kind in kinds_of(self.game.rule)]
        numbers = range(1, self.game.size + 1)
        last = min((n for n in numbers if self.game.followers(n)), key=lambda n: abs(n - 6))
        fits = listed(self.game.followers(last)[:6])
        return (
            "How do you decide it without a computer? Say it in one sentence with “if”.",
            f"After {last}, these fit: {fits}. Your function should give back True for each.",
            *tools[:1],
        )

    @property
    def difficulty(self) -> float:
        return float(self.game.size)

    @property
    def _key(self) -> str:
        return f"{self.kind} {self.game.start()!r}"

    def others(self, chance: Random) -> Iterator[Task]:
        return sensible(WriteRule, ((game,) for game in games_like(self.game, chance)))


class WriteStrategy(AboutPosition, AFunction):
    """Write a function that wins from a position, whatever the other player does.

    With two parameters, strategy(last, allowed), it is given the last number and the numbers that
    are allowed.
    """

    __slots__ = ()
    kind = "write-strategy"
    input = "function"
    name = "strategy"

    def __init__(self, position: object) -> None:
        super().__init__(position)
        analyse(self.position)  # a game too large to be solved says so now

    @property
    def _winner(self) -> int:
        return analyse(self.position).winner

    @property
    def prompt(self) -> str:
        game = self.position.game
        where = f"{game.title} on 1 to {game.size}"
        if self.position.history:
            where = f"{where} after {' '.join(map(str, self.position.history))}"
        return f"Write a function strategy(position) that wins {where} for {player(self._winner)}."

    @property
    def note(self) -> str:
        return "It gives back the number to take, and should win whatever the other player chooses."

    def judge(self, answer: object) -> Feedback:
        assert callable(answer)
        player_of = _as_player(answer)
        try:
            count, complete = in_time(lambda: self._played(player_of))
        except Failed as failure:
            return wrong(str(failure))
        games = "the one game" if count == 1 else f"all {count} games"
        if complete:
            return right(f"Your strategy wins {games} that can come of it, whatever is answered.")
        return right(
            f"Your strategy made no mistake in the {count} games that were played. There are more "
            "than could all be tried."
        )

    def solution(self) -> Callable[[Position], int]:
        return lambda position: analyse(position).winning_moves[0]

    def solution_words(self) -> str:
        return f"any function that wins every game for {player(self._winner)}, as the solver does"

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
                    return games + self._tried(strategy), False
                stack.append(self._move(strategy, at))
            else:
                stack += [at.play(number) for number in reversed(at.legal_moves)]
        return games, True

    def _tried(self, strategy: Callable[[Position], object]) -> int:
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
        moves = at.history
        game = f"after {' '.join(map(str, moves))}" if moves else "at the start"
        said = strategy(at)
        try:
            number = whole_number(said)
        except TypeError:
            nothing = " Does it end with return?" if said is None else ""
            kind, advice = _kind(said)
            raise Failed(
                f"Here is a game that your strategy cannot play: {game}, it gives back {kind} "
                f"instead of a whole number{advice}.{nothing}"
            ) from None
        if number not in at.legal_moves:
            shown = "a number" if abs(number) > 10**6 else str(number)
            why = reason(at, number).text
            raise Failed(
                f"Here is a game that it loses: {game}, your strategy takes {shown}. {why}"
            )
        after = at.play(number)
        if number in analyse(at).winning_moves:
            return after
        lost = f"Here is a game that it can lose: {game}, your strategy takes {number}."
        if after.outcome is not None:
            raise Failed(f"{lost} {after.outcome.reason}")
        reply = told_reply(after, " and win from there")
        raise Failed(f"{lost} The other player can answer with {reply}.")

    @property
    def hints(self) -> tuple[str, ...]:
        return (
            "How would you play yourself? Find the one thing that you look at before each move.",
            "position.legal_moves holds the numbers allowed, position.last the number before.",
            f"Think about this reason. {analyse(self.position).proof.text}",
        )

    @property
    def difficulty(self) -> float:
        return float(self.position.game.size)


def _kind(said: object) -> tuple[str, str]:
    """Return what a function gave back, and what to do about it, if that is known."""
    kind, colon, advice = answers.kind(said).partition(":")
    return kind, colon + advice


def _as_player(function: Callable[..., Any]) -> Callable[[Position], object]:
    """Return the function as one of a position, if it asks for the last number and the allowed."""
    try:
        parameters = signature(function).parameters.values()
    except (TypeError, ValueError):
        parameters = ()  # type: ignore[assignment]
    wanted = [p for p in parameters if p.default is Parameter.empty and p.kind in POSITIONAL]
    if len(wanted) == 2:
        return lambda at: called("strategy", function, at.last, at.legal_moves)
    return lambda at: called("strategy", function, at)
