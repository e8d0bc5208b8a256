"""Find the mistake in a played game: the move that broke the rules, or gave the win away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from ...games import Game, Position
from ...notation import spelled
from ...reasons import reason
from ...solve.review import Review, review
from ...words import bare, player
from .. import answers
from ..feedback import Feedback, right, wrong
from .positions import TRIED, played, position_of
from .task import Task, sensible


def mistake(what: object, numbers: Iterable[int] | None = None) -> Task:
    """Return the question that fits a played game: about the rules if they were broken."""
    position = position_of(what)
    if numbers is not None:
        if isinstance(numbers, (str, bytes)) or not isinstance(numbers, Iterable):
            raise TypeError("A played game is a list of numbers such as [6, 3, 9].")
        game, played = position.game, answers.numbers(numbers)
        if _legal_part(game, played) < len(played):
            return BrokenRule(game, played)
        position = game.replay(played)
    return LostWin(position)


class PlayedGame(Task):
    """A question about the moves of a played game: one of them is the answer."""

    __slots__ = ("game", "numbers")
    game: Game
    numbers: tuple[int, ...]

    @property
    def choices(self) -> tuple[str, ...]:  # type: ignore[override]
        return tuple(
            f"Move {i}: {player(2 - i % 2)} takes {n}." for i, n in enumerate(self.numbers, 1)
        )

    @property
    def about(self) -> str:
        return " ".join([spelled(self.game.start()), *map(str, self.numbers)])

    @property
    def _right(self) -> tuple[int, ...]:
        """Return the moves that are right answers, counted from 1."""
        raise NotImplementedError

    def solution(self) -> int:
        return self._right[0]

    def solution_words(self) -> str:
        first, *others = (self.choices[move - 1] for move in self._right)
        return " ".join([first, *(f"Or {words[:1].lower()}{words[1:]}" for words in others)])

    @property
    def give(self) -> str:
        return f"give the number of the move, 1 to {len(self.numbers)}"

    @property
    def how(self) -> str:
        return f"Choose a move and press Check, or {self.give}."

    def read(self, answer: object) -> int:
        try:
            return answers.choice(answer, self.choices) + 1
        except answers.Unreadable:
            if answer in self.numbers:
                raise answers.Unreadable(
                    f"Say which move it was, 1 to {len(self.numbers)}, not which number was taken."
                ) from None
            raise

    @property
    def difficulty(self) -> float:
        return len(self.numbers)

    @property
    def _key(self) -> str:
        return f"{self.kind} {self.game.start()!r} {self.numbers}"

    def _where(self, move: int) -> str:
        half = "first" if 2 * move <= len(self.numbers) else "second"
        return f"It happens in the {half} half of the game."


class BrokenRule(PlayedGame):
    """Find the first move that breaks the rules."""

    __slots__ = ()
    kind = "broken-rule"

    def __init__(self, game: Game, numbers: Sequence[int]) -> None:
        self._set(game=game, numbers=tuple(numbers))
        if self.solution() > len(self.numbers):
            raise ValueError("No move of this game breaks the rules.")

    @property
    def prompt(self) -> str:
        return "Which is the first move that breaks the rules?"

    @property
    def note(self) -> str:
        title = f"{self.game.title} on 1 to {self.game.size}"
        return f"Somebody wrote down a game of {title}. {self.game.rules}"

    @property
    def _right(self) -> tuple[int, ...]:
        return (_legal_part(self.game, self.numbers) + 1,)

    def judge(self, answer: object) -> Feedback:
        assert isinstance(answer, int)
        (broken,) = self._right
        if answer > broken:
            return wrong(f"Look earlier: the rules were broken before move {answer}.")
        at = self.game.replay(self.numbers[: answer - 1])
        why = reason(at, self.numbers[answer - 1]).text
        return right(why) if answer == broken else wrong(f"Move {answer} keeps to the rules. {why}")

    @property
    def hints(self) -> tuple[str, ...]:
        (broken,) = self._right
        at = self.game.replay(self.numbers[: broken - 1])
        return (
            "Go through the game from its start. What was allowed each time?",
            self._where(broken),
            self._asked(at),
        )

    @staticmethod
    def _asked(at: Position) -> str:
        """Return what the wrong move should have looked at, without saying which it is."""
        if at.outcome is not None:
            return "The game is over before one of the moves."
        if at.requirement.startswith("any"):
            return "One of the moves takes a number that was not there to take."
        wanted = at.requirement
        if wanted.startswith(("a ", "an ")):
            return f"At one move a free {bare(wanted)} had to be taken, but something else was."
        return f"At one move the rules asked for {wanted}, but something else was taken."

    def others(self, chance: Random) -> Iterator[Task]:
        lines = (_spoilt(self.game, len(self.numbers), chance) for _ in range(TRIED))
        return sensible(BrokenRule, ((self.game, line) for line in lines if line))


class LostWin(PlayedGame):
    """Find the move that gave the win away."""

    __slots__ = ("_review",)
    kind = "lost-win"
    _review: Review

    def __init__(self, position: Position) -> None:
        found = review(position)
        self._set(game=position.game, numbers=position.history, _review=found)
        if not found.turning_points:
            raise ValueError("No move of this game broke a rule or gave the win away.")

    def __reduce__(self) -> tuple[object, ...]:
        return LostWin, (self.shown,)

    @property
    def shown(self) -> Position:
        return self.game.replay(self.numbers)

    @property
    def prompt(self) -> str:
        if len(self._review.turning_points) > 1:
            return (
                "In this game the win changed hands more than once. Find a move that gave it away."
            )
        # With one turning point, the player who gave the win away is the one who lost in the end.
        who = "The loser of this game could have won it."
        if self.shown.outcome is None:
            who = "This game is not over yet, but somebody has made a mistake."
        return f"{who} Which move gave the win away?"

    @property
    def _right(self) -> tuple[int, ...]:
        return tuple(turn.move for turn in self._review.turning_points)

    def judge(self, answer: object) -> Feedback:
        assert isinstance(answer, int)
        what = self._review[answer - 1].text
        return right(what) if answer in self._right else wrong(f"Not this one. {what}")

    @property
    def hints(self) -> tuple[str, ...]:
        turn = self._review.turning_points[0]
        return (
            "Go back from the end. Who was winning before each move, and who after it?",
            f"{self._where(turn.move)} Which other numbers were allowed there?",
            f"It was {player(turn.player)}, who could have taken {turn.better[0]} instead.",
        )

    def others(self, chance: Random) -> Iterator[Task]:
        lines = (played(self.game, len(self.numbers), chance) for _ in range(TRIED // 2))
        return sensible(LostWin, ((line,) for line in lines))

    @property
    def difficulty(self) -> float:
        return len(self.numbers) + 3 * (len(self._review.turning_points) - 1)


def _legal_part(game: Game, numbers: Sequence[int]) -> int:
    """Return how many moves keep to the rules before the first that does not."""
    at = game.start()
    for count, number in enumerate(numbers):
        if number not in at.legal_moves:
            return count
        at = at.play(number)
    return len(numbers)


def _spoilt(game: Game, moves: int, chance: Random) -> tuple[int, ...]:
    """Return a random game with one move in it that is not allowed; () if that did not work out."""
    line = list(played(game, moves, chance).history)
    if len(line) < max(2, moves - 1):
        return ()
    at = game.replay(line[: chance.randrange(1, len(line))])
    strays = [n for n in at.available if n not in at.legal_moves]
    if not strays:
        return ()
    spoilt = [*at.history, chance.choice(strays)]
    # What comes after the mistake keeps to the rules, so that there is only one to find.
    while len(spoilt) < len(line):
        free = [n for n in game.followers(spoilt[-1]) if n not in spoilt]
        if not free:
            break
        spoilt.append(chance.choice(free))
    return tuple(spoilt)
