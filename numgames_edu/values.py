"""What all small things of the package share: equal by content, never changed. Imports nothing.

Plain classes rather than dataclasses, because loading `dataclasses` takes longer than starting
Python, and a game in a terminal should start at once. A type checker takes them for dataclasses.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import dataclass_transform
else:

    def dataclass_transform(**_):
        """Return what leaves a class as it is."""
        return lambda kind: kind


@dataclass_transform(frozen_default=True, eq_default=False)
class Value:
    """Something that is its fields: each is set once; slots that begin with `_` do not count.

    The fields are the names in `__slots__`, and a class that has no constructor gets one that
    takes them in that order. A pupil's own class needs no slots: its fields are what its
    constructor sets.

    >>> class Pair(Value):
    ...     __slots__ = ("one", "other")
    >>> Pair(2, other=4), Pair(2, 4) == Pair(2, 4)
    (Pair(2, 4), True)
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "__init__" in cls.__dict__:
            if "__slots__" not in cls.__dict__:
                setattr(cls, "__init__", _sealing(cls.__init__))  # noqa: B010
        elif cls.__dict__.get("__slots__"):
            setattr(cls, "__init__", _constructor(cls))  # noqa: B010

    def _set(self, **fields: object) -> None:
        """Set fields, in a constructor."""
        for name, value in fields.items():
            object.__setattr__(self, name, value)

    def _content(self) -> tuple[object, ...]:
        return tuple(self._fields().values())

    def _fields(self) -> dict[str, object]:
        """Return what it is, by name; everything, where a pupil's own class has no slots."""
        fields = {name: getattr(self, name) for name in _names(type(self))}
        if type(self).__init__ is object.__init__:
            return fields  # nothing was set; what is there was worked out later
        own: dict[str, object] = getattr(self, "__dict__", {})
        return fields | {name: own[name] for name in own.get(SEAL, own)}  # type: ignore[attr-defined]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Value) or type(self) is not type(other):
            return NotImplemented
        return self._content() == other._content()

    def __hash__(self) -> int:
        _seal(self)
        return hash((type(self), self._content()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self._content()))})"

    if not TYPE_CHECKING:  # a type checker shall complain of a change, too

        def __setattr__(self, name: str, value: object) -> None:
            own = getattr(self, "__dict__", None)
            in_slot = own is None or hasattr(getattr(type(self), name, None), "__set__")
            there = hasattr(self, name) if in_slot else name in own
            made = type(self).__init__ is object.__init__ or (own is not None and SEAL in own)
            if there or made:
                raise AttributeError(_unchanging(self))
            object.__setattr__(self, name, value)

        def __delattr__(self, name: str) -> None:
            raise AttributeError(_unchanging(self))

    def __copy__(self) -> Value:
        return self

    def __deepcopy__(self, memo: object) -> Value:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Return how to make it again, for pickle: its class and its fields by name."""
        return _made_again, (type(self), self._fields())


SEAL = "_sealed"
"""What an object without slots carries once it is made: the names of its fields."""


def _names(kind: type) -> list[str]:
    """Return the names of the fields that count, from the first class on."""
    slots = [k.__dict__.get("__slots__", ()) for k in reversed(kind.__mro__)]
    each = [(some,) if isinstance(some, str) else some for some in slots]
    return [name for some in each for name in some if not name.startswith("_")]


def _constructor(kind: type[Value]) -> Callable[..., None]:
    """Return a constructor that takes each field once, by its place or by its name."""
    names = _names(kind)

    def __init__(self: Value, *values: object, **named: object) -> None:  # noqa: N807
        fields = dict(zip(names, values, strict=False)) | named
        if len(values) + len(named) != len(names) or fields.keys() != set(names):
            raise TypeError(f"{kind.__name__}({', '.join(names)})")
        self._set(**fields)

    return __init__


def _sealing(constructor: Callable[..., None]) -> Callable[..., None]:
    """Return the constructor of a class without slots, after which nothing can be added."""

    def __init__(self: Value, *values: object, **named: object) -> None:  # noqa: N807
        constructor(self, *values, **named)
        if type(self).__init__ is __init__:  # else a class below it is still making it
            _seal(self)

    __init__.__doc__ = constructor.__doc__
    setattr(__init__, "__wrapped__", constructor)  # noqa: B010
    return __init__


def _seal(value: Value) -> None:
    """Let an object without slots take no more fields: what it is now is what it is."""
    fields = getattr(value, "__dict__", None)
    if fields is not None and SEAL not in fields:
        fields[SEAL] = tuple(fields)


def _unchanging(value: Value) -> str:
    from .words import words

    return words.grammar.unchanging(type(value).__name__)


def _made_again(kind: type[Value], fields: dict[str, object]) -> Value:
    value = object.__new__(kind)
    value._set(**fields)
    _seal(value)
    return value
