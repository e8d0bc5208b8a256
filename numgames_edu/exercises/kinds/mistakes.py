"""Find the mistake in a played game: the move that broke the rules, or gave the win away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from ...games import Game, Position
from ...notation import spelled
from ...reasons import reason
from ...solve.review import Review, review
from ...words import words
from .. import answers
from ..feedback import Feedback, right, wrong
from .positions import TRIED, played, position_of
from .task import Task, sensible


def mistake(what: object, numbers: Iterable[int] | None = None) -> Task:
    """Return the question that fits a played game: about the rules if they were broken."""
    position = position_of(what)
    if numbers is not None:
        if isinstance(numbers, (str, bytes)) or not isinstance(numbers, Iterable):
            raise TypeError(words.exercises.kinds.mistakes.no_game())
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
    def choices(self) -> tuple[str, ...]:
        moves = range(1, len(self.numbers) + 1)
        return tuple(words.exercises.kinds.mistakes.move(*self._move(move)) for move in moves)

    def _move(self, which: int) -> tuple[int, int, int]:
        """Return which move it is, who made it, and the number taken."""
        return which, 2 - which % 2, self.numbers[which - 1]

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
        return words.exercises.kinds.mistakes.solution([self._move(which) for which in self._right])

    @property
    def how(self) -> str:
        return words.exercises.kinds.mistakes.how(len(self.numbers))

    @property
    def give(self) -> str:
        return words.exercises.kinds.mistakes.give(len(self.numbers))

    @property
    def in_python(self) -> str:
        return words.exercises.kinds.mistakes.in_python(len(self.numbers))

    def read(self, answer: object) -> int:
        try:
            return answers.choice(answer, self.choices)
        except answers.Unreadable:
            if answer in self.numbers:
                no_move = words.exercises.kinds.mistakes.no_move(len(self.numbers))
                raise answers.Unreadable(no_move) from None
            raise

    @property
    def difficulty(self) -> float:
        return len(self.numbers)

    @property
    def _key(self) -> str:
        return f"{self.kind} {self.game.start()!r} {self.numbers}"

    def _where(self, move: int) -> str:
        say = words.exercises.kinds.mistakes
        return say.in_first_half() if 2 * move <= len(self.numbers) else say.in_second_half()


class BrokenRule(PlayedGame):
    """Find the first move that breaks the rules."""

    __slots__ = ()
    kind = "broken-rule"

    def __init__(self, game: Game, numbers: Sequence[int]) -> None:
        self._set(game=game, numbers=tuple(numbers))
        if self.solution() > len(self.numbers):
            raise ValueError(words.exercises.kinds.mistakes.nothing_broken())

    @property
    def prompt(self) -> str:
        return words.exercises.kinds.mistakes.which_broke()

    @property
    def note(self) -> str:
        game = self.game
        return words.exercises.kinds.mistakes.written_down(game.title, game.size, game.rules)

    @property
    def _right(self) -> tuple[int, ...]:
        return (_legal_part(self.game, self.numbers) + 1,)

    def judge(self, answer: object) -> Feedback:
        assert isinstance(answer, int)
        (broken,), say = self._right, words.exercises.kinds.mistakes
        if answer > broken:
            return wrong(say.earlier(answer))
        at = self.game.replay(self.numbers[: answer - 1])
        why = reason(at, self.numbers[answer - 1]).text
        return right(why) if answer == broken else wrong(say.keeps_to_rules(answer, why))

    @property
    def hints(self) -> tuple[str, ...]:
        (broken,) = self._right
        at = self.game.replay(self.numbers[: broken - 1])
        return words.exercises.kinds.mistakes.go_through(), self._where(broken), self._due(at)

    @staticmethod
    def _due(at: Position) -> str:
        """Return what the wrong move should have looked at, without saying which it is."""
        say, required = words.exercises.kinds.mistakes, at.required
        if at.outcome is not None:
            return say.was_over()
        if required.wanted is None or not required.must:
            return say.was_not_there()
        if required.wanted.noun.free:
            return say.free_one_was_due(required.wanted.noun)
        return say.something_was_due(required.wanted)

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
            raise ValueError(words.exercises.kinds.mistakes.nothing_lost())

    def __reduce__(self) -> tuple[object, ...]:
        return LostWin, (self.shown,)

    @property
    def shown(self) -> Position:
        return self.game.replay(self.numbers)

    @property
    def prompt(self) -> str:
        say = words.exercises.kinds.mistakes
        if self._changed_hands:
            return say.changed_hands()
        # With one turning point, the player who gave the win away is the one who lost in the end.
        return say.not_over_yet() if self.shown.outcome is None else say.loser_could_have_won()

    @property
    def asked(self) -> str:
        return self.prompt if self._changed_hands else words.exercises.kinds.mistakes.which_lost()

    @property
    def _changed_hands(self) -> bool:
        return len(self._review.turning_points) > 1

    @property
    def _right(self) -> tuple[int, ...]:
        return tuple(turn.move for turn in self._review.turning_points)

    def judge(self, answer: object) -> Feedback:
        assert isinstance(answer, int)
        what = self._review[answer - 1].text
        if answer in self._right:
            return right(what)
        return wrong(words.exercises.kinds.mistakes.not_this(what))

    @property
    def hints(self) -> tuple[str, ...]:
        say, turn = words.exercises.kinds.mistakes, self._review.turning_points[0]
        return (
            say.go_back(),
            say.what_else(self._where(turn.move)),
            say.better(turn.player, turn.better[0]),
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
