"""The words around a picture: how wide they are, and how they fit on Axes of any size."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from matplotlib.font_manager import FontProperties
from matplotlib.lines import Line2D
from matplotlib.textpath import TextToPath

TITLE, NOTE, FOOT = 13, 10, 9  # points; the last is the space between picture and notes
SCALES = 1.0, 0.9, 0.8, 0.7, 0.6  # of the lettering: small Axes get small words
DRAWING = 0.6  # of the height is for the drawing, however many words there are
SMALLEST = 4  # points: smaller numbers cannot be read
SPARE = 0.97  # of a line: lettering on a screen is a little wider than its outlines
SPARE_SMALL = 0.9  # small lettering more so, because its letters take whole pixels
LINE = 1.35  # a line's height in type sizes


class Lettering:
    """The words around a picture, folded into lines that are so many points wide."""

    def __init__(
        self,
        title: str,
        notes: Sequence[str],
        key: Sequence[Line2D],
        wide: float,
        scale: float = 1.0,
    ) -> None:
        self.wide, self.scale = wide, scale
        self.title = folded(title, wide, TITLE * scale, "bold")
        self.notes = [line for note in notes for line in folded(note, wide, NOTE * scale)]
        self.rows: list[list[Line2D]] = []
        room = 0.0
        for handle in key:
            needed = key_width(handle, scale)
            if not self.rows or needed > room:
                self.rows.append([])
                room = wide
            self.rows[-1].append(handle)
            room -= needed

    @property
    def top(self) -> float:
        """Return how many points the title needs."""
        return (len(self.title) * TITLE * LINE + 5) * self.scale

    @property
    def foot(self) -> float:
        """Return how many points the words below the picture need."""
        return ((len(self.notes) + 1.2 * len(self.rows)) * NOTE * LINE + FOOT) * self.scale

    def unit(self, size: tuple[float, float], high: float) -> float:
        """Return how large a cell may be, in points, on Axes that are so many points high."""
        return max(0.5, min(self.wide / size[0], (high - self.top - self.foot) / size[1]))


def fitting(
    title: str,
    notes: Sequence[str],
    key: Sequence[Line2D],
    axes: tuple[float, float],
    shape: float,
) -> Lettering:
    """Return the words as they fit on Axes: smaller, then without the key, then without notes.

    `shape` is the drawing's height for a width of 1. What is not written is still in the
    picture's description.
    """
    wide, high = axes
    needed = min(DRAWING * high, shape * wide) - 0.5
    choices = [(title, notes, key, scale) for scale in SCALES]
    choices += [(title, notes, (), SCALES[-1]), (title, (), (), SCALES[-1])]
    for above, below, signs, scale in choices:
        lettering = Lettering(above, below, signs, wide, scale)
        if high - lettering.top - lettering.foot >= needed:
            return lettering
    return Lettering("", (), (), wide, SCALES[-1])


def key_width(handle: Line2D, scale: float) -> float:
    """Return how wide an entry of the key is, in points."""
    return 3.6 * NOTE * scale + width_of(str(handle.get_label()), NOTE * scale)


@lru_cache(4096)
def width_of(text: str, points: float, weight: str = "normal") -> float:
    """Return how wide a text is, in points."""
    font = FontProperties(size=points, weight=weight)
    width, _, _ = TextToPath().get_text_width_height_descent(text, font, ismath=False)
    return float(width)


def folded(text: str, wide: float, points: float, weight: str = "normal") -> list[str]:
    """Return a text in lines that are at most so many points wide."""
    lines: list[str] = []
    room = 0.0
    for word in text.split():
        needed = width_of(f"{word} ", points, weight)
        if lines and needed <= room:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
            room = wide * (SPARE if points >= NOTE else SPARE_SMALL)
        room -= needed
    return lines
