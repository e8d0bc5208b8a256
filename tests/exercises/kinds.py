"""One question of every kind, with answers found by the oracle and not by the package."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import numgames_edu as ng
from numgames_edu import exercises as ex
from tests import oracle


def is_legal(last: int, number: int) -> bool:
    return last % number == 0 or number % last == 0


def only_divisors(last: int, number: int) -> bool:
    return last % number == 0


def chase(position: Any) -> int:
    """Win Odd or Even Chase on an even board: take the side with an odd count, then go on."""
    last = int(position.last)
    if len(position.history) == 1:
        return last - 1 if (last - 1) % 2 else last + 1
    return int(position.legal_moves[0])


def down(position: Any) -> int:
    return int(position.legal_moves[0])


@dataclass
class Kind:
    """A question by its seed, answers to it, and the same kind about any position.

    `give` is what somebody is told who gives no answer.
    """

    make: Callable[[int | None], ex.Question]
    right: object
    wrong: list[object]
    empty: object
    give: str
    about: Callable[[ng.Position, Random], ex.Question]


SOLVED = oracle.Exhaustive("number-knockout", 10, "any")
KNOCKOUT = ("number-knockout", 20, "any")
PARTNERS = [(1, 2), (3, 4), (5, 6), (7, 8), (9, 10), (11, 12)]
CHAIN = [7, 1, 5, 10, 2, 8, 4]
BROKEN = [6, 3, 9, 12, 4]  # 12 is neither a divisor nor a multiple of 9

KINDS = {
    "legal-moves": Kind(
        lambda seed: ex.legal_moves("number-knockout/20: 6 3 9", seed=seed),
        oracle.legal(*KNOCKOUT, [6, 3, 9]),
        [[18], [1, 2, 18], [1, 9, 18], [99], [-1], [10**30]],
        [],
        "Give a list such as [2, 4].",
        lambda at, chance: ex.legal_moves(at),
    ),
    "winning-move": Kind(
        lambda seed: ex.winning_move("number-knockout/10: 10", seed=seed),
        SOLVED.winning_moves((10,))[0],
        [2, 7, 10, 11, 0, -4, 10**5000],
        [],
        "Give a number such as 6.",
        lambda at, chance: ex.winning_move(at),
    ),
    "who-wins": Kind(
        lambda seed: ex.who_wins("number-knockout/10: 10", seed=seed),
        "Player 2",
        [1],
        "",
        "Give 1 or 2.",
        lambda at, chance: ex.who_wins(at),
    ),
    "why": Kind(
        lambda seed: ex.why("number-knockout/20: 6", 9, seed=seed),
        "No, because 9 is not a divisor of 6, and 9 is not a multiple of 6.",
        ["Yes, because 9 and 6 are both multiples of 3."],
        "",
        "Give the number of an answer, 1 to 4.",
        lambda at, chance: ex.why(at, chance.randint(0, at.game.size + 2)),
    ),
    "pairing": Kind(
        lambda seed: ex.pairing("odd-or-even-chase/12:", seed=seed),
        PARTNERS,
        [[(1, 2)], [(1, 3)], [(1, 2), (2, 3)], [(4, 4)], [(12, 13)], PARTNERS[1:]],
        [],
        "Give pairs such as [(2, 4), (3, 9)].",
        lambda at, chance: ex.pairing(at, given=chance.randrange(3)),
    ),
    "broken-rule": Kind(
        lambda seed: ex.mistake("number-knockout", BROKEN, seed=seed),
        next(i + 1 for i, n in enumerate(BROKEN) if n not in oracle.legal(*KNOCKOUT, BROKEN[:i])),
        [1, 2, 3, 5],
        "",
        "Give the number of the move, 1 to 5.",
        lambda at, chance: ex.mistake(
            at.game, [*at.history, chance.randint(0, at.game.size + 2), 1]
        ),
    ),
    "lost-win": Kind(
        lambda seed: ex.mistake("number-knockout/10: 10 2 6", seed=seed),
        2,
        [3],
        "",
        "Give the number of the move, 1 to 3.",
        lambda at, chance: ex.mistake(at),
    ),
    "longest-chain": Kind(
        lambda seed: ex.longest_chain("number-knockout/10:", seed=seed),
        CHAIN,
        [[6, 3], [6, 4], [6, 6], [11], CHAIN[:-1]],
        [],
        "Give a list such as [6, 3, 9].",
        lambda at, chance: ex.longest_chain(at.game),
    ),
    "write-rule": Kind(
        lambda seed: ex.write_rule("number-knockout", seed=seed),
        is_legal,
        [only_divisors, lambda last, number: None, lambda last: True, is_legal(6, 3)],
        "",
        "Write the function in the box and run it again.",
        lambda at, chance: ex.write_rule(at.game),
    ),
    "write-strategy": Kind(
        lambda seed: ex.write_strategy("odd-or-even-chase/12:", seed=seed),
        chase,
        [down, lambda position: None, lambda position: 99, lambda: 1],
        "",
        "Write the function in the box and run it again.",
        lambda at, chance: ex.write_strategy(at),
    ),
}  # fmt: skip
