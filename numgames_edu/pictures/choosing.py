"""The picture that belongs to an explanation, chosen by the first fact that it rests on."""

from __future__ import annotations

from matplotlib.axes import Axes

from ..explanations import Explanation
from ..facts import (
    Distance,
    Division,
    Divisor,
    Fact,
    Factorisation,
    Gone,
    Halving,
    Multiple,
    NextTo,
    NoneLeft,
    OnBoard,
    Parity,
    Steps,
)
from ..words import kind_of
from .dots import Factors, Rows, Twos, draw_factors, draw_rows, draw_twos
from .picture import MAX_NUMBERS, Picture
from .strips import Line, Tokens, draw_line, draw_tokens, off_the_board


def picture_for(explanation: Explanation) -> Picture:
    """Return the picture that shows best what an explanation says."""
    if not isinstance(explanation, Explanation):
        raise TypeError(
            f"A picture is chosen for what ng.explain says, but this is {kind_of(explanation)}."
        )
    facts = explanation.reason.facts
    for fact in facts:
        picture = _picture(fact, facts)
        if picture is not None:
            return picture
    return _verdict(explanation)


def _picture(fact: Fact, facts: tuple[Fact, ...]) -> Picture | None:
    """Return the picture of a fact; None for a fact without one, or with too many dots."""
    match fact:
        case Division(number=number, other=divisor) | Multiple(number=number, other=divisor):
            return Rows(divisor, number) if number <= MAX_NUMBERS else None
        case Divisor(number=divisor, other=number):
            return Rows(divisor, number) if number <= MAX_NUMBERS else None
        case Steps() | Distance() | NextTo():
            # An explanation does not know its board, so the line shows no number beyond these two.
            return Line(fact.other, None, fact.number)
        case Parity() | Halving():
            about = [f.number for f in facts if isinstance(f, Parity)] or [fact.number]
            return Twos(*about) if max(about) <= MAX_NUMBERS else None
        case Factorisation(number=number):
            return Factors(number)
        case Gone(number=number, history=history):
            crossed = frozenset({number} & set(history))
            row = history if number in history else (*history, number)
            return Tokens(
                "The numbers taken so far", f"{fact.text}.", row, frozenset({number}), crossed
            )
        case NoneLeft():
            gone = frozenset(fact.fitting)
            name = f"What could follow: {fact.wanted}"
            text = f"{fact.text[0].upper()}{fact.text[1:]}."
            return Tokens(name, text, fact.fitting, crossed=gone)
        case OnBoard():
            return off_the_board(fact)
    return None


def _verdict(explanation: Explanation) -> Tokens:
    """Return the number alone, crossed out if it may not be taken."""
    number = explanation.number
    may = "may" if explanation.legal else "cannot"
    it = frozenset({number})
    row = (number,) if len(str(number)) <= 6 else ()
    return Tokens(
        f"{number if row else 'This number'} {may} be taken now",
        explanation.text,
        row,
        it if explanation.legal and row else frozenset(),
        frozenset() if explanation.legal or not row else it,
    )


def draw(picture: Picture, ax: Axes | None) -> Axes:
    """Return the Axes with a number picture drawn on them."""
    match picture:
        case Rows():
            return draw_rows(picture, ax)
        case Twos():
            return draw_twos(picture, ax)
        case Factors():
            return draw_factors(picture, ax)
        case Line():
            return draw_line(picture, ax)
        case Tokens():
            return draw_tokens(picture, ax)
    raise TypeError(f"There is no way to draw {kind_of(picture)}.")
