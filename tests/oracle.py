"""The five rule books read a second time, as plainly as possible, sharing no code with the package.

A game is (slug, size, opening), a position the list of numbers taken. Slow and simple on purpose.
"""

from __future__ import annotations

SIZES = {
    "even-odd-match": 20,
    "parity-duel": 20,
    "number-knockout": 20,
    "parity-game": 15,
    "odd-or-even-chase": 12,
}


def legal(slug: str, size: int, opening: str, taken: list[int]) -> list[int]:
    """Return the numbers that the rule book lets the next player take."""
    free = [n for n in range(1, size + 1) if n not in taken]
    if not taken:
        return [n for n in free if n % 2 == 0] if opening == "even" else free
    last = taken[-1]
    odd = [n for n in free if n % 2 == 1]
    even = [n for n in free if n % 2 == 0]
    if slug in ("even-odd-match", "parity-duel"):
        return even if last % 2 == 1 else odd
    if slug == "number-knockout":
        multiples = {last * k for k in range(1, size + 1)}
        divisors = {d for d in range(1, last + 1) if last / d == last // d}
        return [n for n in free if n in multiples | divisors]
    if slug == "parity-game":
        required = odd if last % 2 == 1 else even
        return required if required else free
    if slug == "odd-or-even-chase":
        beside = [n for n in free if n in (last - 1, last + 1)]
        return [n for n in beside if n in (even if last % 2 == 1 else odd)]
    raise AssertionError(slug)


def winner(slug: str, size: int, opening: str, taken: list[int]) -> int | None:
    """Return who has won: 1, 2, or None while the game goes on."""
    if legal(slug, size, opening, taken):
        return None
    mover = 1 if len(taken) % 2 == 0 else 2
    if slug == "parity-game" and len(taken) == size:
        return mover  # the other player has taken the last number
    return 2 if mover == 1 else 1


class Exhaustive:
    """Who wins, found by trying every line of a small game. Numbers are bits, for speed."""

    def __init__(self, slug: str, size: int, opening: str) -> None:
        self.slug, self.size, self.opening = slug, size, opening
        self.known: dict[tuple[int, int], bool] = {}
        everything = range(1, size + 1)
        self.odd = sum(1 << n for n in everything if n % 2)
        self.even = sum(1 << n for n in everything if n % 2 == 0)
        self.related = {
            last: sum(1 << n for n in legal("number-knockout", size, "any", [last]))
            for last in everything
        }

    def moves(self, last: int, free: int) -> int:
        if not last:
            return free & self.even if self.opening == "even" else free
        other, same = (self.even, self.odd) if last % 2 else (self.odd, self.even)
        if self.slug in ("even-odd-match", "parity-duel"):
            return free & other
        if self.slug == "parity-game":
            return free & same or free
        if self.slug == "odd-or-even-chase":
            return free & (1 << last - 1 | 1 << last + 1) & other
        return free & self.related[last]

    def wins(self, last: int, free: int) -> bool:
        """Return whether the player to move wins."""
        state = last, free
        if state not in self.known:
            moves = self.moves(last, free)
            if not moves:
                self.known[state] = self.slug == "parity-game" and not free
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
