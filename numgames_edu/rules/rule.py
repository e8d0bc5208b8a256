"""What every rule can do, and what it says where a rule of one's own says nothing."""

from __future__ import annotations

from ..facts import Wanted
from ..sentences import Noun, Predicate
from ..values import Value
from ..words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ..sentences import Clause
    from .beliefs import Belief

TEACHING = (
    *("followers", "side", "quality", "relation", "predicate", "noun", "wanted", "summary"),
    *("because", "in_short", "beliefs", "tool", "about", "telling", "parts"),
)
"""What follows from what a rule allows: a class that says that anew inherits none of it."""


class Rule(Value):
    """Which number may follow which. Combine rules with `&`; soften one with `.else_any()`."""

    __slots__ = ()

    otherwise_any = False
    """Whether any number may be taken when no number fits."""

    layout = "grid"
    """How a board shows best what the rule is about: "grid", "sides" (odd and even) or "line".

    "line" is for rules that let only near numbers follow: farther ways would hide others.
    """

    graph = ""
    """How a move graph shows it best: "layers" by prime factors, or "" for what the layout says."""

    about = ""
    """What it is about, in one word for code: "parity". A rule that says nothing is not known."""

    telling = 0
    """Whose beliefs are offered first where rules are combined: those of the smaller number."""

    def __init_subclass__(cls) -> None:
        """Keep what is said true: who says anew what is allowed inherits no words for it."""
        super().__init_subclass__()
        own = cls.__dict__
        for name in TEACHING if "allows" in own else ():
            if name not in own and _is_said_of_another(cls, name):
                setattr(cls, name, getattr(Rule, name))
        if own.get("__doc__") and "summary" not in own:
            setattr(cls, "summary", Rule.summary)  # noqa: B010
        if "followers" in own and cls.__module__.rpartition(".")[0] != __package__:
            setattr(cls, "followers", _tidied(own["followers"]))  # noqa: B010

    def allows(self, last: int, number: int) -> bool:
        """Return whether `number` may follow `last`, as far as this rule is concerned."""
        raise NotImplementedError

    @property
    def summary(self) -> str:
        """Return the rule in one sentence: the first line of its docstring."""
        said = (type(self).__doc__ or "").strip().splitlines()
        return said[0] if said else words.rules.unsaid()

    def wanted(self, last: int) -> str:
        """Return what has to follow `last`, in words: "a divisor or a multiple of 9"."""
        return words.rules.wanted(self.quality(last), self.predicate(last)).one

    def noun(self, last: int) -> Noun:
        """Return what has to follow `last`, with its forms as other sentences need them."""
        if type(self).wanted is not Rule.wanted:
            return words.rules.noun(self.wanted(last))
        return words.rules.wanted(self.quality(last), self.predicate(last))

    def quality(self, last: int) -> str:
        """Return what kind of number has to follow, as an adjective: "even"."""
        return ""

    def relation(self, last: int) -> str | Predicate:
        """Return how it has to relate to the last number, as a predicate: "is adjacent to 5"."""
        return words.rules.allowed_after(last)

    def predicate(self, last: int) -> Predicate | None:
        """Return the relation as a value; None if the kind of number says it all."""
        said = self.relation(last)
        if not said:
            return None
        return said if isinstance(said, Predicate) else words.rules.predicate(said)

    def side(self, number: int) -> int | None:
        """Return which side a number is on, 0 or 1, if what may follow is just the other side.

        Rules of another kind return None.
        """
        return None

    def because(self, last: int, number: int) -> Clause:
        """Return why `number` may or may not follow `last`: words and facts, no full stop."""
        fits = self.allows(last, number)
        return words.rules.because_wanted(last, self.wanted(last), number, fits)

    def in_short(self, last: int, number: int) -> Clause:
        """Return the same reason as short as it can be, to choose among others."""
        return self.because(last, number)

    def beliefs(self, last: int, number: int, legal: bool, alone: bool) -> Iterable[Belief]:
        """Yield what pupils believe wrongly of a number after the last one, the most telling first.

        Each is wrong for certain: its verdict is, or its reason is untrue. `alone` says whether
        this is the game's only rule. The number may be the last one itself, taken already.
        """
        return ()

    @property
    def tool(self) -> str:
        """Return what to write the rule with in Python, in a sentence; "" if nothing special."""
        return ""

    @property
    def parts(self) -> tuple[Rule, ...]:
        """Return the rules that it is put together from; itself, if it is one piece."""
        return (self,)

    def followers(self, last: int, size: int) -> Sequence[int]:
        """Return, in ascending order, what may follow `last` on the empty board 1 to `size`.

        A rule may override this with something faster; it must say the same as `allows`.
        """
        return tuple(
            number for number in range(1, size + 1) if number != last and self.allows(last, number)
        )

    def __and__(self, other: Rule) -> Rule:
        from .combined import Both

        return Both(self, other)

    def else_any(self) -> Rule:
        """Return this rule, softened: when no number fits, any number may be taken."""
        from .combined import ElseAny

        return ElseAny(self)


class Asked(Wanted):
    """What a rule asks for after a number."""

    __slots__ = ("rule", "last")
    rule: Rule
    last: int

    @property
    def noun(self) -> Noun:
        return self.rule.noun(self.last)


def _is_said_of_another(kind: type[Rule], name: str) -> bool:
    """Return whether a class inherits this from one that allows something itself.

    Words of a base or a mixin that allows nothing are meant for the classes below it.
    """
    says = next(base for base in kind.__mro__[1:] if name in base.__dict__)
    return getattr(says, "allows", Rule.allows) is not Rule.allows


def _tidied(followers: Callable[[Rule, int, int], Iterable[int]]) -> object:
    """Return a rule's own `followers` in ascending order, without the last number or strays."""

    def tidied(self: Rule, last: int, size: int) -> Sequence[int]:
        found = {number for number in followers(self, last, size) if 1 <= number <= size}
        return tuple(sorted(found - {last}))

    tidied.__doc__ = followers.__doc__
    return tidied
