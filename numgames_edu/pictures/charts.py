"""Two charts from exact play: which openings win on which boards, and where a game turned."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from matplotlib.axes import Axes

from ..games import Game, Position
from ..solve.fairness import Fairness, fairness
from ..solve.review import Review, review
from ..values import Value
from ..words import player, shortened
from .style import (
    GREY,
    INK,
    OF_PLAYER,
    PALE,
    PALE_OF_PLAYER,
    VERMILION,
    Canvas,
    box,
    disc,
    key,
    outline,
    square,
)
from .what import Picture, checked_size, numbers, where

PER_STRIP = 20


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

    def __init__(self, game: Game, sizes: Iterable[int]) -> None:
        chosen = sorted(set(sizes))
        if not chosen:
            raise ValueError("Which boards? Give sizes such as range(2, 41).")
        checked_size(chosen[-1])
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
    def title(self) -> str:
        even = ", first number even" if self.game.opening == "even" else ""
        boards = f"boards 1 to {self.sizes[0]}"
        if len(self.sizes) > 1:
            boards = f"boards from 1 to {self.sizes[0]} up to 1 to {self.sizes[-1]}"
        return f"{self.game.title}{even}: which first numbers win on {boards}"

    @property
    def rows(self) -> list[tuple[str, Fairness]]:
        """Return the rows that say who wins with best play: a label and the boards."""
        rows = [("first number even" if self.even is None else "any first number", self.free)]
        if self.even is not None:
            rows.append(("first number even", self.even))
        return rows

    @property
    def words(self) -> str:
        lines = [f"{self.title}."]
        for label, boards in self.rows:
            for who in (1, 2):
                won = boards.won_by(who)
                on = f"on the boards up to {numbers(won)}" if won else "on none of these boards"
                lines.append(f"With {label}, {player(who)} wins {on}.")
        lines.append("The first numbers that win for Player 1 (the rule applies after them):")
        for board in self.free:
            if board.winning_openings and board.winning_openings == board.openings:
                found = "every first number that is allowed"
            else:
                found = numbers(board.winning_openings)
            lines.append(f"1 to {board.size}: {found}.")
        return "\n".join(lines).replace("With first number even", "With an even first number")


def draw_openings(chart: Openings, ax: Axes | None) -> Axes:
    """Return the Axes with the chart drawn on them."""
    sizes, most = chart.sizes, chart.sizes[-1]
    column = {size: i for i, size in enumerate(sizes)}
    left, rows = 6.0, len(chart.rows)
    width, height = left + len(sizes) + 0.2, most + rows + 3.0
    cell = min(0.3, 8.6 / height)
    signs = [
        key("wins for Player 1", "o", OF_PLAYER[1], "none"),
        key("loses for Player 1", "s", "white", VERMILION, markersize=5),
    ]
    canvas = Canvas(ax, chart, (width, height), [], signs, cell)
    bottom = rows + 2.6

    def place(size: int, number: float) -> tuple[float, float]:
        return left + column[size] + 0.5, bottom + number - 0.6

    canvas.shapes((disc(place(*mark), 0.4) for mark in sorted(chart.winning)), OF_PLAYER[1])
    canvas.shapes((square(place(*mark), 0.2) for mark in sorted(chart.losing)), "white", VERMILION)
    every = _every(most)
    for number in range(1, most + 1):
        if number == 1 or number % every == 0:
            y = bottom + number - 0.6
            canvas.text(left - 0.35, y, number, _tick(canvas), ha="right")
    canvas.text(0, bottom + most / 2 - 0.5, "first number", _tick(canvas, 1.3), rotation=90,
                ha="left", va="center")
    across = _every(len(sizes))
    for i, size in enumerate(sizes):
        if i % across == 0:
            canvas.text(left + i + 0.5, rows + 1.4, size, _tick(canvas))
    canvas.text(0.0, rows + 1.4, "board 1 to", _tick(canvas), ha="left")
    for i, (label, boards) in enumerate(chart.rows):
        y = rows - i - 0.4
        canvas.text(0, y, label, _tick(canvas), ha="left")
        for board in boards:
            shape = outline(board.winner, (left + column[board.size] + 0.5, y))
            canvas.shapes([shape], OF_PLAYER[board.winner])
    return canvas.ax


def _every(count: int) -> int:
    """Return that each so-manieth label is written, so that all can be read."""
    return 1 if count <= 45 else 2 if count <= 60 else 5


def _tick(canvas: Canvas, scale: float = 1) -> float:
    return 0.5 * scale


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
    def title(self) -> str:
        return f"{where(self.position)}: who was winning"

    @property
    def note(self) -> str:
        """Return the sentences below the picture."""
        text = self.review.text.splitlines()[-1]
        if self.position.outcome is not None:
            return f"{text} {self.position.outcome.reason}"
        return text

    @property
    def words(self) -> str:
        if self.before is None:
            return f"{self.title}.\n{self.note}"
        lines = [f"{self.title}.", f"At the start, {player(self.before)} was winning."]
        for move in self.review:
            lines.append(f"{move.move}. {move.text} {player(move.winner_after)} is winning now.")
        return "\n".join([*lines, self.note])


def draw_review(played: Played, ax: Axes | None) -> Axes:
    """Return the Axes with the game as a strip: the upper lane is Player 1's, the lower Player 2's."""
    moves = list(played.review)
    strips = [moves[i : i + PER_STRIP] for i in range(0, len(moves), PER_STRIP)] or [[]]
    left, tall = 4.6, 4.4
    columns = max(8, 1 + max(len(strip) for strip in strips))
    size = left + columns * 1.05, tall * len(strips)
    signs = [
        key("Player 1's move", "o", OF_PLAYER[1], "none"),
        key("Player 2's move", "s", OF_PLAYER[2], "none"),
        key("gave the win away", "o", "white", INK, markeredgewidth=2.5),
    ]
    canvas = Canvas(ax, played, size, [played.note], signs if moves else [])
    winner = played.before
    for row, strip in enumerate(strips):
        bottom = tall * (len(strips) - 1 - row)
        lanes = {1: bottom + 3.0, 2: bottom + 1.6}
        for who, y in lanes.items():
            lane = box(left - 0.2, y - 0.62, size[0], y + 0.62)
            canvas.shapes([lane], PALE_OF_PLAYER[who], zorder=0, alpha=0.45)
            canvas.text(0, y, f"{player(who)} wins", 0.4, ha="left", color=INK)
        if any(move.gave_away for move in strip):
            canvas.text(0, bottom + 0.5, "better", 0.36, ha="left", color=INK)
        way = [] if winner is None else [(left + 0.1, lanes[winner])]
        for i, move in enumerate(strip):
            way.append((left + (i + 0.9) * 1.05, lanes[move.winner_after]))
        if way:
            canvas.lines([np.array(way)], GREY, 2.0, 1)
        for move, (x, y) in zip(strip, way[1:], strict=False):
            edge, thick = (INK, 3.2) if move.gave_away else ("white", 1.0)
            canvas.shapes([outline(move.player, (x, y))], OF_PLAYER[move.player], edge, thick)
            number_size = 0.36 if move.number < 100 else 0.3
            canvas.text(x, y, move.number, number_size, color="white", weight="bold", zorder=4)
            canvas.text(x, bottom + 3.85, f"{move.move}.", 0.26, color=GREY)
            if move.gave_away:
                more = "…" if len(move.better) > 1 else ""
                canvas.text(x, bottom + 0.5, f"{move.better[0]}{more}", 0.36)
        if strip:
            winner = strip[-1].winner_after
    return canvas.ax


