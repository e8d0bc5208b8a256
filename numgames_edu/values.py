"""What all small things of the package share: equal by content, never changed. Imports nothing.

Plain classes rather than dataclasses, because loading `dataclasses` takes longer than starting
Python, and a game in a terminal should start at once.
"""

from __future__ import annotations

TYPE_CHECKING = False


class Value:
    """Something that is its fields: each is set once, those that begin with `_` do not count."""

    __slots__ = ()

    def _set(self, **fields: object) -> None:
        """Set fields, in a constructor."""
        for name, value in fields.items():
            object.__setattr__(self, name, value)

    def _content(self) -> tuple[object, ...]:
        return tuple(self._fields().values())

    def _fields(self) -> dict[str, object]:
        """Return what it is, by name; everything, where a pupil's own class has no slots."""
        kinds = reversed(type(self).__mro__)
        names = [name for kind in kinds for name in kind.__dict__.get("__slots__", ())]
        fields = {name: getattr(self, name) for name in names if not name.startswith("_")}
        return fields | getattr(self, "__dict__", {})

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Value) or type(self) is not type(other):
            return NotImplemented
        return self._content() == other._content()

    def __hash__(self) -> int:
        return hash((type(self), self._content()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self._content()))})"

    if not TYPE_CHECKING:  # a type checker shall complain of a change, too

        def __setattr__(self, name: str, value: object) -> None:
            if hasattr(self, name):
                raise AttributeError(f"a {type(self).__name__} cannot be changed; make a new one")
            object.__setattr__(self, name, value)

        def __delattr__(self, name: str) -> None:
            raise AttributeError(f"a {type(self).__name__} cannot be changed; make a new one")

    def __copy__(self) -> Value:
        return self

    def __deepcopy__(self, memo: object) -> Value:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Return how to make it again, for pickle: its class and its fields by name."""
        return _made_again, (type(self), self._fields())


def _made_again(kind: type[Value], fields: dict[str, object]) -> Value:
    value = object.__new__(kind)
    value._set(**fields)
    return value
