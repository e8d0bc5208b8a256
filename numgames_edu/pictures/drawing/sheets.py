"""Pages to print in matplotlib, and saved as a PDF."""

from __future__ import annotations

from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.backends.backend_pdf import PdfPages
from matplotlib.figure import Figure

from ...words import words
from ..canvas.canvas import MARGIN, Canvas
from ..canvas.lettering import folded
from ..canvas.shapes import box, curve, outline
from ..canvas.style import GREY, INK
from ..sheets import Sheet

A4 = 8.27, 11.69  # inches
PAGE = 20.0, 28.6  # cells
TABLE_ROW = 0.95


def draw_sheet(sheet: Sheet, ax: Axes | None) -> Axes:
    """Return the Axes with the page drawn on them."""
    canvas = Canvas(ax, sheet, PAGE)
    width, top = PAGE
    top = _paragraph(canvas, top - 0.8, sheet.game.rules)
    top = _draw_board(canvas, sheet, top - 0.3)
    top = _paragraph(canvas, top - 0.5, sheet.howto)
    _draw_table(canvas, sheet, width, top - 0.2)
    return canvas.ax


def save(sheet: Sheet, path: Path) -> None:
    """Write the page as a PDF in A4; a file that is there already is not touched."""
    figure = Figure(figsize=A4)
    place = MARGIN * 4 / A4[0], MARGIN * 4 / A4[1]
    ax = figure.add_axes((*place, 1 - 2 * place[0], 1 - 2 * place[1]))
    draw_sheet(sheet, ax)
    try:
        file = path.open("xb")
    except FileExistsError:
        raise ValueError(words.pictures.sheets.is_there_already(path)) from None
    except FileNotFoundError:
        raise ValueError(words.pictures.sheets.no_folder(path.parent)) from None
    # Without a date, the same page is always the same file.
    with file, PdfPages(file, metadata={"Title": sheet.title, "CreationDate": None}) as pages:
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
            say = words.pictures.sheets
            for at, heading in ((number_at, say.number()), (reason_at, say.because())):
                canvas.text(left + at, top - 0.5, heading, 0.4, ha="left", color=GREY)
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
