"""A board to look at without a kernel: as text, and as an SVG picture that carries the text."""

from __future__ import annotations

from xml.etree import ElementTree

from ..games import Position
from ..sentences import Player, spoken
from ..words import words
from .rows import label_width, rows_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..sentences import Names

SIGNS = ("o", "x")
"""What the players' numbers carry in plain text."""

COLOURS = ("#0072B2", "#B34B00")  # Okabe and Ito's blue, and vermilion dark enough for white
CELL, GAP, LETTER = 40, 4, 10


def headline(position: Position, names: Names | None = None) -> str:
    """Return where the game stands, in a sentence."""
    over = position.outcome
    if over is not None:
        return spoken(words.board.won_in_text(Player(over.winner)), names)
    return spoken(words.board.to_move(position.mover, position.required), names)


def taken_by_whom(position: Position, names: Names | None = None) -> str:
    """Return what each player has taken, with the sign that the board has for it."""
    taken = (
        spoken(words.board.has_taken(Player(i + 1), sign, position.history[i::2]), names)
        for i, sign in enumerate(SIGNS)
    )
    return "; ".join(taken)


def rows_as_text(position: Position, plain: bool = False) -> list[str]:
    """Return the lines of a board as text: its title, and its rows of numbers."""
    game = position.game
    digits = len(str(game.size))
    rows = rows_of(game, plain)
    room = label_width() + 1 if any(label for label, _ in rows) else 0
    lines = [words.board.title(game.title, game.size)]
    for label, row in rows:
        cells = (_text_cell(position, number, digits) for number in row)
        lines.append(f"{label.ljust(room)}{' '.join(cells)}".rstrip())
    return lines


def as_text(position: Position, names: Names | None = None, plain: bool = False) -> str:
    """Return the board as text: a taken number stands in brackets, with its player's sign.

    >>> from numgames_edu import game
    >>> print(as_text(game("number-knockout", size=6).replay([6, 3])))
    Number Knockout, 1 to 6
     1    2   [3x]
     4    5   [6o]
    o Player 1: 6; x Player 2: 3
    Player 1 to move: a divisor or a multiple of 3.
    """
    rows = rows_as_text(position, plain)
    return "\n".join([*rows, taken_by_whom(position, names), headline(position, names)])


def _text_cell(position: Position, number: int, digits: int) -> str:
    owner = position.owner(number)
    if owner is None:
        return f"{number:>{digits + 1}}  "
    return f"[{number}{SIGNS[owner - 1]}]".rjust(digits + 3)


def as_svg(position: Position, names: Names | None = None, marked: bool = True) -> str:
    """Return the board as an SVG picture that carries its text for those who cannot see it.

    The numbers that may be taken are `marked` by a thicker line.
    """
    rows = rows_of(position.game)
    title = words.board.title(position.game.title, position.game.size)
    end = headline(position, names)
    left = LETTER * label_width() + GAP if any(label for label, _ in rows) else GAP
    width = left + max(len(row) for _, row in rows) * (CELL + GAP)
    width = max(width, 12 * len(title), 9 * len(end))  # letters are hardly ever wider
    top = 30
    height = top + len(rows) * (CELL + GAP) + 30
    svg = ElementTree.Element(
        "svg",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=str(width),
        role="img",
    )
    ElementTree.SubElement(svg, "title").text = title
    ElementTree.SubElement(svg, "desc").text = as_text(position, names)
    ElementTree.SubElement(svg, "rect", width="100%", height="100%", fill="#ffffff")
    _write(svg, 4, 20, title, anchor="start")
    for i, (label, row) in enumerate(rows):
        y = top + i * (CELL + GAP)
        if label:
            _write(svg, 4, y + 25, label, anchor="start", size=13)
        for j, number in enumerate(row):
            bold = marked and number in position.legal_moves
            _draw_cell(svg, left + j * (CELL + GAP), y, position, number, bold)
    _write(svg, 4, height - 10, end, anchor="start", size=13)
    return ElementTree.tostring(svg, encoding="unicode")


def with_picture(
    bundle: Any, position: Position, names: Names, marked: bool = True
) -> dict[str, Any]:
    """Return what a widget shows of itself, with the board as text and as a picture added."""
    data = dict(bundle[0] if isinstance(bundle, tuple) else bundle or {})
    picture = as_svg(position, names, marked)
    return data | {"text/plain": as_text(position, names), "image/svg+xml": picture}


def _draw_cell(
    svg: ElementTree.Element, x: int, y: int, position: Position, number: int, bold: bool
) -> None:
    owner = position.owner(number)
    style = {"x": str(x), "y": str(y), "width": str(CELL), "height": str(CELL), "rx": "6"}
    if owner is None:
        style |= {"fill": "#ffffff", "stroke": "#333333", "stroke-width": "2" if bold else "1"}
        ElementTree.SubElement(svg, "rect", style)
        _write(svg, x + CELL // 2, y + 26, str(number))
        return
    style |= {"fill": COLOURS[owner - 1], "stroke": "#000000"}
    style["stroke-width"] = "4" if number == position.last else "0"
    if owner == 1:
        style["rx"] = str(CELL // 2)
    ElementTree.SubElement(svg, "rect", style)
    _write(svg, x + CELL // 2, y + 24, str(number), colour="#ffffff")
    move = position.history.index(number) + 1
    _write(svg, x + CELL // 2, y + 36, str(move), size=10, colour="#ffffff")


def _write(
    svg: ElementTree.Element,
    x: int,
    y: int,
    text: str,
    anchor: str = "middle",
    size: int = 16,
    colour: str = "#111111",
) -> None:
    style = {"x": str(x), "y": str(y), "font-size": str(size), "fill": colour}
    style |= {"text-anchor": anchor, "font-family": "sans-serif"}
    ElementTree.SubElement(svg, "text", style).text = text
