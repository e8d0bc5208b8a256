"""The rule books read a second time, as plainly as possible, sharing no code with the package.

A game is (slug, size, opening), a position the list of numbers taken. Slow and simple on purpose.
A game of the catalogue has one entry in `BOOKS`, and every test asks that entry.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Book:
    """What a rule book says: its board, what may follow the last number, and who loses.

    `else_any`: any number may be taken when no such number is free. `last_loses`: not the player
    who cannot move loses, but the one who took the last number.
    """

    size: int
    may_follow: Callable[[int, int], bool]
    else_any: bool = False
    last_loses: bool = False


def kind(number: int) -> str:
    """Return "odd" or "even"."""
    return "odd" if str(number)[-1] in "13579" else "even"


def of_the_other_kind(last: int, number: int) -> bool:
    return kind(last) != kind(number)


def of_the_same_kind(last: int, number: int) -> bool:
    return kind(last) == kind(number)


def divisor_or_multiple(last: int, number: int) -> bool:
    """Count up in steps of the smaller number: is the larger one met?"""
    small, large = sorted((last, number))
    return large in range(small, large + 1, small)


def neighbour_of_the_other_kind(last: int, number: int) -> bool:
    return number in (last - 1, last + 1) and of_the_other_kind(last, number)


BOOKS = {
    "even-odd-match": Book(20, of_the_other_kind),
    "parity-duel": Book(20, of_the_other_kind),
    "number-knockout": Book(20, divisor_or_multiple),
    "parity-game": Book(15, of_the_same_kind, else_any=True, last_loses=True),
    "odd-or-even-chase": Book(12, neighbour_of_the_other_kind),
}


def book(slug: str) -> Book:
    """Return what the game's rule book says."""
    missing = (
        f"Read the rule book of {slug} a second time: BOOKS in tests/oracle.py. Or, if it is one "
    )
    missing += "of own_games, teach READ_BY_WORDS and fits_by_words (tests/test_explanations.py)."
    assert slug in BOOKS, missing
    return BOOKS[slug]


def legal(slug: str, size: int, opening: str, taken: list[int]) -> list[int]:
    """Return the numbers that the rule book lets the next player take."""
    free = [n for n in range(1, size + 1) if n not in taken]
    if not taken:
        return [n for n in free if kind(n) == "even"] if opening == "even" else free
    last = taken[-1]
    if not 1 <= last <= size:
        return []  # it could not be taken, and nothing follows it
    fitting = [n for n in free if book(slug).may_follow(last, n)]
    return free if book(slug).else_any and not fitting else fitting


def winner(slug: str, size: int, opening: str, taken: list[int]) -> int | None:
    """Return who has won: 1, 2, or None while the game goes on."""
    if legal(slug, size, opening, taken):
        return None
    mover = 1 if len(taken) % 2 == 0 else 2
    if book(slug).last_loses and taken:
        return mover  # the other player has taken the last number
    return 2 if mover == 1 else 1


class Exhaustive:
    """Who wins, found by trying every line of a small game. Numbers are bits, for speed."""

    def __init__(self, slug: str, size: int, opening: str) -> None:
        self.book, self.size, self.opening = book(slug), size, opening
        self.known: dict[tuple[int, int], bool] = {}
        everything = range(1, size + 1)
        self.even = sum(1 << n for n in everything if kind(n) == "even")
        self.fitting = {
            last: sum(1 << n for n in everything if self.book.may_follow(last, n))
            for last in everything
        }

    def moves(self, last: int, free: int) -> int:
        if not last:
            return free & self.even if self.opening == "even" else free
        fitting = free & self.fitting[last]
        return free if self.book.else_any and not fitting else fitting

    def wins(self, last: int, free: int) -> bool:
        """Return whether the player to move wins."""
        state = last, free
        if state not in self.known:
            moves = self.moves(last, free)
            if not moves:
                self.known[state] = self.book.last_loses and last > 0
            else:
                self.known[state] = any(
                    not self.wins(n, free ^ 1 << n) for n in self.numbers(moves)
                )
        return self.known[state]

    def winning_moves(self, taken: tuple[int, ...]) -> list[int]:
        """Return the winning moves after these numbers were taken."""
        free = sum(1 << n for n in range(1, self.size + 1) if n not in taken)
        moves = self.moves(taken[-1] if taken else 0, free)
        return [n for n in self.numbers(moves) if not self.wins(n, free ^ 1 << n)]

    def numbers(self, bits: int) -> list[int]:
        return [n for n in range(1, self.size + 1) if bits >> n & 1]
