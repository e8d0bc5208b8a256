"""A page for the class without computers: the board, the rules, and lines to write the game on."""

from __future__ import annotations

from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.backends.backend_pdf import PdfPages
from matplotlib.figure import Figure

from ..display.rows import rows_of
from ..games import Game
from ..values import Value
from ..words import listed
from .canvas.lettering import folded
from .canvas.shapes import box, curve, outline
from .canvas.style import GREY, INK, MARGIN, Canvas
from .picture import Picture, board, checked_size, numbers

A4 = 8.27, 11.69  # inches
PAGE = 20.0, 28.6  # cells
TABLE_ROW = 0.95
WITH_REASONS = 30  # moves: for more of them, columns are too narrow to write reasons in


class Sheet(Value, Picture):
    """A game's board and rules, with room for the moves."""

    __slots__ = ("game",)
    game: Game

    def __init__(self, game: Game) -> None:
        self._set(game=game)

    @property
    def rows(self) -> list[tuple[str, list[int]]]:
        """Return the board's rows, as on the screen: a label (or none) and the numbers in it."""
        return rows_of(self.game)

    @property
    def title(self) -> str:
        return board(self.game)

    @property
    def howto(self) -> str:
        """Return how the page is used."""
        draw = "Player 1 draws a circle around each number taken, Player 2 a square."
        if self.has_reasons:
            return f"{draw} Write each move down, and why it is allowed."
        return f"{draw} Write each move down, and tell the other player why it is allowed."

    @property
    def has_reasons(self) -> bool:
        """Return whether the page has room to write a reason beside each move."""
        return self.game.size <= WITH_REASONS

    @property
    def words(self) -> str:
        lines = [f"{self.title}: a page to print and play on.", self.game.rules, self.howto]
        for label, row in self.rows:
            lines.append(f"{label or 'Row'}: {listed(row) if len(row) < 4 else numbers(row)}.")
        moves = "1 move" if self.game.size == 1 else f"{self.game.size} moves"
        reason = " and why it is allowed" if self.has_reasons else ""
        table = f"Below is a table for {moves}, with room for the number{reason}."
        return "\n".join([*lines, f"{table} Each move's count stands in its player's shape."])


def draw_sheet(sheet: Sheet, ax: Axes | None) -> Axes:
    """Return the Axes with the page drawn on them."""
    canvas = Canvas(ax, sheet, PAGE)
    width, top = PAGE
    top = _paragraph(canvas, top - 0.8, sheet.game.rules)
    top = _draw_board(canvas, sheet, top - 0.3)
    top = _paragraph(canvas, top - 0.5, sheet.howto)
    _draw_table(canvas, sheet, width, top - 0.2)
    return canvas.ax


def save_sheet(game: Game, path: Path) -> None:
    """Write the page as a PDF in A4; a file that is there already is not touched."""
    checked_size(game.size)
    figure = Figure(figsize=A4)
    place = MARGIN * 4 / A4[0], MARGIN * 4 / A4[1]
    ax = figure.add_axes((*place, 1 - 2 * place[0], 1 - 2 * place[1]))
    draw_sheet(Sheet(game), ax)
    try:
        file = path.open("xb")
    except FileExistsError:
        raise ValueError(f"{path} is there already. Choose another name.") from None
    except FileNotFoundError:
        raise ValueError(f"There is no folder {path.parent}. Choose one that is there.") from None
    # Without a date, the same page is always the same file.
    with file, PdfPages(file, metadata={"Title": board(game), "CreationDate": None}) as pages:
        pages.savefig(figure)


def _paragraph(canvas: Canvas, top: float, text: str, size: float = 0.46) -> float:
    """Write a paragraph below a height; return the height below it."""
    for line in folded(text, PAGE[0] * canvas.unit, size * canvas.unit):
        canvas.text(0, top, line, size, ha="left", va="top")
        top -= size * 1.6
    return top


def _draw_board(canvas: Canvas, sheet: Sheet, top: float) -> float:
    """Draw the board's cells, as large as the page allows; return the height below them."""
    rows = sheet.rows
    label = 2.0 if any(name for name, _ in rows) else 0.0
    side = min((PAGE[0] - label) / max(len(row) for _, row in rows), 9.5 / len(rows), 1.9)
    cells = []
    for i, (name, row) in enumerate(rows):
        y = top - (i + 0.5) * side
        if name:
            canvas.text(0, y, name, 0.5, ha="left", color=GREY)
        for j, number in enumerate(row):
            x = label + (j + 0.5) * side
            half = side * 0.46
            cells.append(box(x - half, y - half, x + half, y + half))
            canvas.text(x, y, number, min(0.62, side * 0.42))
    canvas.shapes(cells, "white", INK, 1.2)
    return top - len(rows) * side


def _draw_table(canvas: Canvas, sheet: Sheet, width: float, top: float) -> None:
    """Draw lines to write the moves on, in as many columns as the page needs."""
    moves, with_reason = sheet.game.size, sheet.has_reasons
    deep = int((top - 0.9) / TABLE_ROW)
    columns = max(1, -(-moves // deep))
    deep = min(deep, -(-moves // columns))
    wide = width / columns
    number_at, reason_at = 1.3, 3.6  # cells from the left
    lines = []
    for column in range(columns):
        left = column * wide
        right = left + wide - 0.3
        if with_reason:
            canvas.text(left + number_at, top - 0.5, "number", 0.4, ha="left", color=GREY)
            canvas.text(left + reason_at, top - 0.5, "because …", 0.4, ha="left", color=GREY)
        for row in range(min(deep, moves - column * deep)):
            move = column * deep + row + 1
            y = top - 1.0 - (row + 0.5) * TABLE_ROW
            canvas.shapes([outline(2 - move % 2, (left + 0.6, y))], "white", GREY, 1)
            canvas.text(left + 0.6, y, move, 0.36 if move < 100 else 0.3, color=GREY)
            lines.append(curve((left + number_at, y - 0.4), (right, y - 0.4)))
        if with_reason:
            bottom = top - 1.0 - min(deep, moves) * TABLE_ROW
            lines.append(
                curve((left + reason_at - 0.2, top - 0.8), (left + reason_at - 0.2, bottom))
            )
    canvas.lines(lines, GREY, 0.8)
