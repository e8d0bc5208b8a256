"""Two charts from exact play: which openings win on which boards, and where a game turned.

Plain data. Imports no matplotlib.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..games import Game, Position
from ..sentences import Player
from ..solve.fairness import Fairness, fairness
from ..solve.review import MoveReview, Review, review
from ..values import Value
from ..words import words
from .picture import Picture, drawable_size, in_one_language, moment, whole


class Openings(Value, Picture):
    """A game on many boards: which first numbers win, and who wins with best play.

    `free` is the game with its own opening rule, `even` the one whose first number must be even
    (None if that is the game's own rule). After the first number both games are the same, so one
    chart shows the winning openings of both.
    """

    __slots__ = ("game", "free", "even")
    game: Game
    free: Fairness
    even: Fairness | None

    def __init__(self, game: Game, sizes: object) -> None:
        if isinstance(sizes, str) or not isinstance(sizes, Iterable):
            raise TypeError(words.pictures.charts.no_sizes(sizes))
        chosen = sorted({whole(size, "size") for size in sizes})
        if not chosen:
            raise ValueError(words.pictures.charts.which_boards())
        drawable_size(chosen[-1])
        self._set(
            game=game,
            free=fairness(game, chosen),
            even=fairness(game, chosen, "even") if game.opening == "any" else None,
        )

    @property
    def sizes(self) -> tuple[int, ...]:
        """Return the boards' sizes."""
        return tuple(board.size for board in self.free)

    @property
    def winning(self) -> frozenset[tuple[int, int]]:
        """Return each (size, first number) that wins for Player 1."""
        return frozenset((b.size, n) for b in self.free for n in b.winning_openings)

    @property
    def losing(self) -> frozenset[tuple[int, int]]:
        """Return each (size, first number) that loses for Player 1."""
        return frozenset((b.size, n) for b in self.free for n in b.openings) - self.winning

    @property
    @in_one_language
    def title(self) -> str:
        first_even = self.game.opening == "even"
        return words.pictures.charts.openings(self.game.title, first_even, self.sizes)

    @property
    def rows(self) -> list[tuple[bool, Fairness]]:
        """Return who wins with best play: whether the first number must be even, and the boards."""
        if self.even is None:
            return [(True, self.free)]
        return [(False, self.free), (True, self.even)]

    @property
    @in_one_language
    def words(self) -> str:
        say = words.pictures.charts
        lines = [f"{self.title}."]
        lines += [
            say.wins_with(first_even, Player(who), boards.won_by(who))
            for first_even, boards in self.rows
            for who in (1, 2)
        ]
        lines.append(say.first_numbers(Player(1)))
        for board in self.free:
            winning = board.winning_openings
            is_every = bool(winning) and winning == board.openings
            lines.append(say.winning_on(board.size, winning, is_every))
        return "\n".join(lines)


class Played(Value, Picture):
    """A played game: who was winning after each move, and where that changed."""

    __slots__ = ("position", "review")
    position: Position
    review: Review

    def __init__(self, position: Position) -> None:
        self._set(position=position, review=review(position))

    @property
    def before(self) -> int | None:
        """Return who was winning before the first move."""
        return self.review[0].winner_before if len(self.review) else None

    @property
    @in_one_language
    def title(self) -> str:
        return words.pictures.charts.review(*moment(self.position))

    @property
    @in_one_language
    def note(self) -> str:
        """Return the sentences below the picture."""
        over = self.position.outcome
        return " ".join([self.review.changes, *([over.reason] if over is not None else [])])

    @property
    @in_one_language
    def words(self) -> str:
        if self.before is None:
            return f"{self.title}.\n{self.note}"
        start = words.pictures.charts.winning_at_start(Player(self.before))
        return "\n".join([f"{self.title}.", start, *map(_told, self.review), self.note])


def _told(move: MoveReview) -> str:
    """Return what a move did and who is winning after it; many better numbers in short."""
    text = move.text
    if move.gave_away:
        text = words.pictures.charts.gave_away(move.mover, move.number, move.better)
    return words.pictures.charts.move(move.move, text, Player(move.winner_after))
