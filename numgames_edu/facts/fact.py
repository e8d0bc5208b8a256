"""What every fact is: a statement in words and in sympy, about one number or about two."""

from __future__ import annotations

from ..sentences import Meaning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Statement = Any  # a sympy Boolean; sympy itself carries no types


class Fact(Meaning):
    """One true statement. `equation` says whether mathematicians would write it in symbols."""

    __slots__ = ()

    def statement(self) -> Statement:
        """Return the statement in sympy, not yet evaluated; its `.doit()` is true."""
        raise NotImplementedError


class About(Fact):
    """A fact about one number."""

    __slots__ = ("number",)
    number: int


class Between(Fact):
    """A fact about two numbers."""

    __slots__ = ("number", "other")
    number: int
    other: int
