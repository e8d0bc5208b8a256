"""Tables to look at: in a notebook, on a page without a kernel, and as plain text.

Public: lessons make their tables with `Table`.
"""

from __future__ import annotations

from .values import Value
from .words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class Table(Value):
    """Rows below a heading; cells are shown as their text. Shows itself as a Markdown table."""

    __slots__ = ("heading", "rows")
    heading: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def __init__(self, heading: Iterable[object], rows: Iterable[Iterable[object]]) -> None:
        self._set(
            heading=tuple(map(str, heading)), rows=tuple(tuple(map(str, row)) for row in rows)
        )
        if any(len(row) != len(self.heading) for row in self.rows):
            raise ValueError(words.grammar.uneven_table())

    @property
    def markdown(self) -> str:
        """Return the table in Markdown, its columns in line with each other.

        >>> print(Table(["number", "parity"], [(7, "odd"), (12, "even")]).markdown)
        | number | parity |
        | ------ | ------ |
        | 7      | odd    |
        | 12     | even   |
        """
        lines = [[_one_line(cell) for cell in line] for line in (self.heading, *self.rows)]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        lines.insert(1, ["-" * width for width in widths])
        return "\n".join(
            f"| {' | '.join(cell.ljust(w) for cell, w in zip(line, widths, strict=True))} |"
            for line in lines
        )

    def __repr__(self) -> str:
        return self.markdown

    def _repr_markdown_(self) -> str:
        return self.markdown


def _one_line(cell: str) -> str:
    """Return a cell's text so that it stays one cell."""
    return " ".join(cell.split()).replace("|", "\\|")
