"""A board on a page, as a pupil uses it: by mouse, or by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect


class PageBoard:
    """One board on a page."""

    def __init__(self, page: Page, index: int = 0) -> None:
        self.page = page
        self.root = page.locator(".numgames-board").nth(index)
        expect(self.root).to_be_visible(timeout=30_000)

    def cell(self, number: int) -> Locator:
        """Return the cell of a number."""
        return self.root.locator(f'.numgames-cell[data-number="{number}"]')

    @property
    def status(self) -> Locator:
        """Return the line that answers."""
        return self.root.get_by_role("status")

    @property
    def turn(self) -> Locator:
        """Return the line that says whose turn it is."""
        return self.root.locator(".numgames-turn")

    def click(self, number: int) -> None:
        """Click a number, allowed or not."""
        self.cell(number).click(force=True)

    def press_keys_to(self, number: int, key: str = "Enter") -> None:
        """Go to a number with the arrow keys, from wherever the focus is, and press a key."""
        start = int(self.focused())
        rows = self.rows()
        row, _ = place(rows, start)
        to_row, to_column = place(rows, number)
        vertical = "ArrowDown" if to_row > row else "ArrowUp"
        for _ in range(abs(to_row - row)):
            self.page.keyboard.press(vertical)
        column = rows[to_row].index(int(self.focused()))
        horizontal = "ArrowRight" if to_column > column else "ArrowLeft"
        for _ in range(abs(to_column - column)):
            self.page.keyboard.press(horizontal)
        assert self.focused() == str(number)
        self.page.keyboard.press(key)

    def focused(self) -> str:
        """Return the number that has the focus."""
        return str(self.page.evaluate("document.activeElement?.dataset?.number ?? ''"))

    def rows(self) -> list[list[int]]:
        """Return the numbers as they stand in their rows."""
        return self.root.evaluate(  # type: ignore[no-any-return]
            """board => [...board.querySelectorAll('.numgames-row')].map(row =>
                [...row.querySelectorAll('.numgames-cell')].map(cell => +cell.dataset.number))"""
        )

    @property
    def _taken(self) -> Locator:
        """Return the cells whose names say that they are taken."""
        return self.root.locator('.numgames-cell[aria-label*="taken by"]')

    def taken(self) -> int:
        """Return how many numbers are taken."""
        return self._taken.count()

    def expect_taken(self, count: int) -> None:
        """Wait until so many numbers are taken."""
        expect(self._taken).to_have_count(count)


def place(rows: list[list[int]], number: int) -> tuple[int, int]:
    """Return the row and the column of a number."""
    return next((i, row.index(number)) for i, row in enumerate(rows) if number in row)
