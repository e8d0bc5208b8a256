"""Games, positions and how a game ends. Knows nothing of drawing, sympy or solving.

>>> from numgames_edu.rules import DivisorOrMultiple
>>> knockout = Game("knockout", "Knockout", size=12, rule=DivisorOrMultiple())
>>> position = knockout.start().play(6).play(3)
>>> position.legal_moves
(1, 9, 12)
"""

from __future__ import annotations

from .outcomes import Outcome, ending
from .reasons import reason
from .requirements import Requirement, required
from .rules import Rule
from .sentences import Player, whole_number
from .values import Value
from .words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

MAX_SIZE = 10_000
"""The largest board: far beyond a classroom's, small enough to stay quick."""

MAX_TITLE = 60

OPENINGS = ("any", "even")
ENDINGS = ("stuck-loses", "last-loses")

made: dict[str, Game] = {}
"""The game of each short name that was made last, so that codes of games of one's own are read."""

_CACHED_SIZE = 1000  # up to here a game remembers what may follow what; n² numbers beyond


class IllegalMove(ValueError):
    """A move that the rules forbid; says why in a sentence a pupil can learn from."""

    def _render_traceback_(self) -> list[str]:
        """Return what a notebook shows: the sentence, without the code that said it."""
        return [f"IllegalMove: {self}"]


class Game(Value):
    """A two-player number game: the numbers 1 to `size`, and what may follow what.

    `opening` is "any" or "even" (what the first number may be). `ending` is "stuck-loses" (who
    cannot move loses) or "last-loses" (who takes the last number loses). Without a `slug`, the
    title is turned into one.
    """

    __slots__ = ("slug", "title", "size", "rule", "opening", "ending", "_followers")
    slug: str
    title: str
    size: int
    rule: Rule
    opening: str
    ending: str
    _followers: dict[int, Sequence[int]]

    def __init__(
        self,
        slug: str = "",
        title: str = "",
        size: int = 20,
        rule: Rule | None = None,
        opening: str = "any",
        ending: str = "stuck-loses",
    ) -> None:
        if not isinstance(rule, Rule):
            raise TypeError(words.games.needs_a_rule())
        if not isinstance(title, str) or not title.isprintable() or len(title) > MAX_TITLE:
            raise ValueError(words.games.bad_title(MAX_TITLE))
        try:
            hash(rule)
        except TypeError:
            raise TypeError(words.games.rule_can_change()) from None
        slug = slug or _slug_from(title)
        self._set(
            slug=_checked_slug(slug),
            title=title or slug.replace("-", " ").capitalize(),
            size=_checked_size(size),
            rule=rule,
            opening=_checked_opening(opening),
            ending=_checked_ending(ending),
            _followers={},
        )
        made[self.slug] = self

    def variant(self, size: int, opening: str) -> Game:
        """Return this game on a board of that size, with that opening rule."""
        game = object.__new__(Game)
        game._set(**self._fields(), _followers={})
        game._set(size=_checked_size(size), opening=_checked_opening(opening))
        return game

    @property
    def rules(self) -> str:
        """Return the rules of the game in a few sentences.

        >>> from numgames_edu import game
        >>> game("number-knockout").rules
        'Take turns to take one of the numbers 1 to 20. The next number is a divisor or a \
multiple of the last one. Whoever cannot move loses.'
        """
        return words.games.rules(
            self.size, self.opening == "even", self.rule.summary, self.ending == "last-loses"
        )

    def __reduce__(self) -> tuple[object, ...]:
        return _made_again, self._content()

    def start(self) -> Position:
        """Return the position before the first move."""
        return Position(self)

    def replay(self, numbers: Iterable[int]) -> Position:
        """Return the position after these moves; an IllegalMove says which one was not allowed."""
        return Position(self, numbers)

    def followers(self, last: int) -> Sequence[int]:
        """Return, in ascending order, what may follow `last` while the board is still full."""
        known = self._followers.get(last)
        if known is None:
            known = self.rule.followers(last, self.size)
            if self.size <= _CACHED_SIZE:
                self._followers[last] = known
        return known


class Position(Value):
    """A moment in a game: the numbers taken so far, in order. Playing makes a new position."""

    __slots__ = ("game", "history", "_taken", "_legal")
    game: Game
    history: tuple[int, ...]
    _taken: int  # bit k is set when the number k is taken
    _legal: tuple[int, ...] | None

    def __init__(self, game: Game, history: Iterable[int] = ()) -> None:
        self._set(game=game, history=(), _taken=0, _legal=None)
        position = self
        if not hasattr(history, "__iter__"):
            raise TypeError(words.games.no_list_of_numbers())
        for move, number in enumerate(history, 1):
            try:
                position = position.play(number)
            except IllegalMove as refusal:
                raise IllegalMove(words.games.at_move(move, str(refusal))) from None
        self._set(history=position.history, _taken=position._taken)

    def play(self, number: int) -> Position:
        """Return the position after the player to move takes the number.

        >>> from numgames_edu import game
        >>> game("number-knockout").replay([6]).play(9)  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        ...
        numgames_edu.games.IllegalMove: 9 cannot follow 6: 9 = 1 × 6 + 3, so ...
        """
        if type(number) is not int:
            number = whole_number(number)
        if not self._may_be_taken(number):
            raise IllegalMove(reason(self, number).text)
        after = object.__new__(Position)
        assign = object.__setattr__
        assign(after, "game", self.game)
        assign(after, "history", (*self.history, number))
        assign(after, "_taken", self._taken | 1 << number)
        assign(after, "_legal", None)
        return after

    def back(self, moves: int = 1) -> Position:
        """Return the position that many moves ago (the start, if there were not so many)."""
        return Position(self.game, self.history[: max(0, len(self.history) - moves)])

    @property
    def last(self) -> int | None:
        """Return the number taken last; None at the start."""
        return self.history[-1] if self.history else None

    @property
    def available(self) -> tuple[int, ...]:
        """Return the numbers not taken yet, in ascending order."""
        taken = self._taken
        return tuple(n for n in range(1, self.game.size + 1) if not taken >> n & 1)

    @property
    def legal_moves(self) -> tuple[int, ...]:
        """Return the numbers that may be taken now, ascending; none when the game is over."""
        if self._legal is None:
            object.__setattr__(self, "_legal", self._find_legal_moves())
        assert self._legal is not None
        return self._legal

    @property
    def free_bits(self) -> int:
        """Return the numbers not taken yet as bits: bit k is set when the number k is free."""
        return (1 << self.game.size + 1) - 2 & ~self._taken

    @property
    def to_move(self) -> int:
        """Return the player whose turn it is: 1 or 2."""
        return 1 + len(self.history) % 2

    @property
    def mover(self) -> Player:
        """Return the player whose turn it is, as a part of sentences."""
        return Player(self.to_move)

    @property
    def required(self) -> Requirement:
        """Return what the player to move must choose, for code to ask.

        >>> from numgames_edu import game
        >>> game("parity-game", size=3).replay([1, 3]).required.kind
        'none-fits'
        """
        return required(self)

    @property
    def requirement(self) -> str:
        """Return what the player to move must choose, in words.

        >>> from numgames_edu import game
        >>> game("odd-or-even-chase").replay([5]).requirement
        'an even number adjacent to 5'
        """
        return self.required.text

    @property
    def fitting(self) -> tuple[int, ...]:
        """Return the free numbers that the rule itself lets follow; at the start, all of them."""
        return self._fitting(self.history[-1]) if self.history else self.available

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        if self.legal_moves:
            return None
        how = ending(self)
        return Outcome(how.winner.number, ending=how)

    @property
    def code(self) -> str:
        """Return the position as a short text that `numgames_edu.position` reads back."""
        from .notation import write

        return write(self)

    def owner(self, number: int) -> int | None:
        """Return the player who took the number; None if nobody did."""
        if number < 1 or not self._taken >> number & 1:
            return None
        return 1 + self.history.index(number) % 2

    def __repr__(self) -> str:
        from .notation import spelled

        return f"position({spelled(self)!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Position, (self.game, self.history)

    def _fitting(self, last: int) -> tuple[int, ...]:
        """Return the free numbers that the rule itself lets follow the last one."""
        taken = self._taken
        return tuple([n for n in self.game.followers(last) if not taken >> n & 1])

    def _find_legal_moves(self) -> tuple[int, ...]:
        if not self.history:
            step = 2 if self.game.opening == "even" else 1
            return tuple(range(step, self.game.size + 1, step))
        fitting = self._fitting(self.history[-1])
        return self.available if not fitting and self.game.rule.otherwise_any else fitting

    def _may_be_taken(self, number: int) -> bool:
        """Return whether the number is legal now, without finding all the others."""
        if self._legal is not None:
            return number in self._legal
        if not 1 <= number <= self.game.size or self._taken >> number & 1:
            return False
        if not self.history:
            return self.game.opening == "any" or number % 2 == 0
        last = self.history[-1]
        if self.game.rule.allows(last, number):
            return True
        return self.game.rule.otherwise_any and not self._fitting(last)


def _made_again(*content: Any) -> Game:
    """Return a game that was pickled; codes still mean the game that was made here by its name."""
    before = made.get(content[0])
    game = Game(*content)
    if before is not None:
        made[game.slug] = before
    return game


def _checked_size(size: int) -> int:
    if isinstance(size, bool) or not isinstance(size, int) or not 1 <= size <= MAX_SIZE:
        raise ValueError(words.games.bad_size(MAX_SIZE))
    return size


def _checked_opening(opening: str) -> str:
    if opening not in OPENINGS:
        raise ValueError(words.games.bad_opening(OPENINGS))
    return opening


def _checked_ending(ending: str) -> str:
    if ending not in ENDINGS:
        raise ValueError(words.games.bad_ending(ENDINGS))
    return ending


def _checked_slug(slug: str) -> str:
    if not isinstance(slug, str) or not slug or len(slug) > 40 or slug != _slug_from(slug):
        raise ValueError(words.games.bad_slug())
    return slug


def _slug_from(title: str) -> str:
    """Return the title in small letters, digits and hyphens; never empty."""
    kept = (c if c.isascii() and c.isalnum() else " " for c in title.lower())
    slug = "-".join("".join(kept).split())[:40].strip("-")
    return slug or f"game-{title.encode()[:16].hex()}".strip("-")
