"""What is done of a lesson, as text and on a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..words import words
from .language import one_language

if TYPE_CHECKING:
    from .lesson import Lesson

Lines = Sequence[tuple[bool, str]]
"""Each exercise of a lesson: whether it is done, and that in words."""

SIGNS = {True: "[x]", False: "[ ]"}


@one_language
class Progress:
    """What is done of a lesson, as text and on a page."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._page: Any = None

    @property
    def headline(self) -> str:
        """Return how much is done, in a sentence."""
        return how_much(self.lesson.lines())

    def refresh(self, lines: Lines | None = None) -> None:
        """Show on the page what is done now, if there is one; the lines are read if not given."""
        if self._page is not None:
            self._page.show(self.lesson.lines() if lines is None else lines)

    def __repr__(self) -> str:
        lines = self.lesson.lines()
        listed = [f"{SIGNS[done]} {said}" for done, said in lines]
        trouble = [self.lesson.trouble] if self.lesson.trouble else []
        return "\n".join([how_much(lines), *listed, *trouble])

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        if self._page is None:
            from .pages.page import ProgressPage

            self._page = ProgressPage(self)
        return self._page.bundle(repr(self), **kwargs)  # type: ignore[no-any-return]


def how_much(lines: Lines) -> str:
    """Return how much is done, in a sentence."""
    return words.exercises.progress.headline(sum(done for done, _ in lines), len(lines))
