"""Exercises are told in one language throughout, with all that they quote.

They speak the language in use if it has the room "exercises", else English: a question in English
does not give a reason in Spanish, or call the players by Spanish names.
"""

from __future__ import annotations

from types import FunctionType
from typing import TypeVar

from ..words import told_in

SPEAKING = {"__init__", "__repr__", "__str__", "_repr_markdown_", "_repr_mimebundle_"}
"""What is asked from outside by names that begin with `_`."""

Kind = TypeVar("Kind", bound=type)

in_one_language = told_in("exercises")
"""Lets a function speak the language of exercises."""


def one_language(kind: Kind) -> Kind:
    """Let a class speak the language of exercises, in whatever it is asked from outside."""
    for name, member in list(vars(kind).items()):
        if name.startswith("_") and name not in SPEAKING:
            continue
        if isinstance(member, FunctionType):
            setattr(kind, name, in_one_language(member))
        elif isinstance(member, property) and member.fget is not None:
            setattr(kind, name, property(in_one_language(member.fget)))
    return kind
