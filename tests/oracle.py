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
