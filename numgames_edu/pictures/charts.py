"""Two charts from exact play: which openings win on which boards, and where a game turned."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import numpy as np
from matplotlib.axes import Axes

from ..games import Game, Position
from ..solve.fairness import Fairness, fairness
from ..solve.review import Review, review
from ..values import Value
from ..words import kind_of, listed, player
from .canvas.shapes import box, disc, outline, square
from .canvas.style import GREY, INK, MARKER, OF_PLAYER, PALE_OF_PLAYER, VERMILION, Canvas, key
from .picture import Picture, checked_size, numbers, runs, where, whole

LABEL = 0.5  # the size of the chart's lettering, in cells
DIGIT = 0.64  # the width of a digit, in type sizes
MOST_LISTED = 12  # boards in a title
PER_STRIP = 20
ANY, EVEN = "any first number", "first number even"

_IF = {ANY: "If any number may begin", EVEN: "If the first number must be even"}


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
            raise TypeError(
                f"The boards are a list of sizes such as range(2, 41), not {kind_of(sizes)}."
            )
        chosen = sorted({whole(size, "The size of a board") for size in sizes})
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
        found = runs(self.sizes)
        if len(self.sizes) == 1:
            boards = f"the board 1 to {self.sizes[0]}"
        elif len(found) <= MOST_LISTED:
            boards = f"boards of {listed(found)} numbers"
        else:
            boards = f"{len(self.sizes)} boards of {self.sizes[0]} up to {self.sizes[-1]} numbers"
        return f"{self.game.title}{even}: which first numbers win, {boards}"

    @property
    def rows(self) -> list[tuple[str, Fairness]]:
        """Return the rows that say who wins with best play: a label and the boards."""
        if self.even is None:
            return [(EVEN, self.free)]
        return [(ANY, self.free), (EVEN, self.even)]

    @property
    def words(self) -> str:
        lines = [f"{self.title}."]
        for label, boards in self.rows:
            for who in (1, 2):
                won = boards.won_by(who)
                on = (
                    f"with these largest numbers: {numbers(won)}"
                    if won
                    else "on none of these boards"
                )
                lines.append(f"{_IF[label]}, {player(who)} wins {on}.")
        lines.append("The first numbers that win for Player 1, board by board:")
        for board in self.free:
            if board.winning_openings and board.winning_openings == board.openings:
                found = "every first number that is allowed"
            else:
                found = numbers(board.winning_openings)
            lines.append(f"1 to {board.size}: {found}.")
        return "\n".join(lines)


def draw_openings(chart: Openings, ax: Axes | None) -> Axes:
    """Return the Axes with the chart drawn on them."""
    sizes, most = chart.sizes, chart.sizes[-1]
    column = {size: i for i, size in enumerate(sizes)}
    scale = 1.0 if most <= 45 else 1.35 if most <= 60 else 2.3  # of the lettering
    size, rows = LABEL * scale, len(chart.rows)
    left, line = 6.2 * scale, 1.1 * scale
    bottom = (rows + 1.2) * line
    tall = max(most, 6)  # the words at the left need room
    wide = (DIGIT * len(str(most)) + 0.2) * size
    # A few boards stand so far apart that each gets its label.
    apart = max(1.0, wide) if len(sizes) * wide <= tall else 1.0
    width, height = left + len(sizes) * apart + 0.2, bottom + tall + 0.3
    winners = {board.winner for _, boards in chart.rows for board in boards}
    signs = [
        key(f"{player(who)} wins", sign, OF_PLAYER[who], "none")
        for who, sign in MARKER.items()
        if who in winners
    ]
    if chart.losing:
        signs.append(key("a first number that loses", "s", "white", VERMILION, markersize=5))
    canvas = Canvas(ax, chart, (width, height), [], signs, min(0.3, 8.6 / height), size)

    def place(board: int, number: int) -> tuple[float, float]:
        return left + (column[board] + 0.5) * apart, bottom + number - 0.5

    canvas.shapes((disc(place(*mark), 0.4) for mark in sorted(chart.winning)), OF_PLAYER[1])
    canvas.shapes((square(place(*mark), 0.2) for mark in sorted(chart.losing)), "white", VERMILION)
    for number in _labelled(range(1, most + 1), 1.15 * size):
        canvas.text(left - 0.3, place(most, number)[1], number, size, ha="right")
    canvas.text(line / 2, bottom + tall / 2, "first number", size * 1.2, rotation=90, va="center")
    for chosen in _labelled(sizes, wide / apart):
        canvas.text(place(chosen, 1)[0], bottom - line * 0.7, chosen, size)
    canvas.text(0, bottom - line * 0.7, "board 1 to", size, ha="left")
    for i, (label, boards) in enumerate(chart.rows):
        y = (rows - i - 0.5) * line
        canvas.text(0, y, label, size, ha="left")
        for board in boards:
            shape = outline(board.winner, (place(board.size, 1)[0], y))
            canvas.shapes([shape], OF_PLAYER[board.winner])
    return canvas.ax


def _labelled(some: Sequence[int], room: float) -> list[int]:
    """Return which of the numbers, one to a cell, get a label that needs so many cells.

    In a run these are round numbers; elsewhere, as many as there is room for.
    """
    if some[-1] - some[0] == len(some) - 1:
        every = next(step for step in (1, 2, 5, 10, 20) if step >= min(room, 20))
        round_numbers = [number for number in some if number % every == 0]
        return round_numbers or [some[0]]
    return list(some[:: math.ceil(room)])


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
            text = move.text
            if move.gave_away:  # many better numbers are said in short
                better = numbers(move.better, "or")
                takes = f"{player(move.player)} takes {move.number} and gives the win away"
                text = f"{takes}: {better} would have won."
            lines.append(f"{move.move}. {text} {player(move.winner_after)} is winning now.")
        return "\n".join([*lines, self.note])


def draw_review(played: Played, ax: Axes | None) -> Axes:
    """Return the Axes with the game as a strip, with a lane for each player's win."""
    moves = list(played.review)
    strips = [moves[i : i + PER_STRIP] for i in range(0, len(moves), PER_STRIP)] or [[]]
    better = any(move.gave_away for move in moves)
    left, tall = 4.6, 4.2 if better else 3.4
    columns = max(8, 1 + max(len(strip) for strip in strips))
    size = left + columns * 1.05, tall * len(strips)
    signs = [
        key("Player 1's move", "o", OF_PLAYER[1], "none"),
        key("Player 2's move", "s", OF_PLAYER[2], "none"),
    ]
    if better:
        signs.append(key("gave the win away", "o", "white", INK, markeredgewidth=2.5))
    canvas = Canvas(ax, played, size, [played.note], signs if moves else [])
    winner = played.before
    for row, strip in enumerate(strips):
        bottom = tall * (len(strips) - 1 - row)
        lanes = {1: bottom + tall - 1.4, 2: bottom + tall - 2.7}
        for who, y in lanes.items():
            lane = box(left - 0.2, y - 0.62, size[0], y + 0.62)
            canvas.shapes([lane], PALE_OF_PLAYER[who], zorder=0, alpha=0.45)
            canvas.text(0, y, f"{player(who)} is winning", 0.36, ha="left")
        if any(move.gave_away for move in strip):
            canvas.text(0, bottom + 0.5, "better", 0.36, ha="left")
        way = [] if winner is None else [(left + 0.1, lanes[winner])]
        for i, move in enumerate(strip):
            way.append((left + (i + 0.9) * 1.05, lanes[move.winner_after]))
        if way:
            canvas.lines([np.array(way)], GREY, 2.0, 1)
        for move, (x, y) in zip(strip, way[1:], strict=False):
            edge, thick = (INK, 3.2) if move.gave_away else ("white", 1.0)
            canvas.shapes([outline(move.player, (x, y))], OF_PLAYER[move.player], edge, thick)
            number_size = 0.36 if move.number < 100 else 0.3
            canvas.text(x, y, move.number, number_size, color="white", weight="bold")
            canvas.text(x, bottom + tall - 0.5, f"{move.move}.", 0.26, color=GREY)
            if move.gave_away:
                more = "…" if len(move.better) > 1 else ""
                canvas.text(x, bottom + 0.5, f"{move.better[0]}{more}", 0.36)
        if strip:
            winner = strip[-1].winner_after
    return canvas.ax
