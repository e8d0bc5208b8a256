"""What a question is asked about: a position, however somebody names it; and others like it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ...games import Game, Position
from ...notation import meant
from ...words import words

DRAWN_AT_ONCE = 100
"""Boards up to this size can be drawn for certain; the board itself knows the limit."""

TRIED = 240
"""How many random games are played to find positions like a given one."""


def position_of(what: object) -> Position:
    """Return the position that is meant: by itself, by its code, or a game's start.

    >>> position_of("parity-duel").code, position_of("parity-duel/8: 3").code
    ('parity-duel/20:', 'parity-duel/8: 3')
    """
    position = meant(what)
    if position.game.size > DRAWN_AT_ONCE:
        from ...display.rows import rows_of

        rows_of(position.game)  # says what the largest board on a screen is
    return position


def open_position(what: object) -> Position:
    """Return the position that is meant, in which somebody can still move."""
    position = position_of(what)
    if position.outcome is not None:
        raise ValueError(words.exercises.kinds.task.nothing_to_ask(position.outcome.reason))
    return position


def positions_like(position: Position, chance: Random) -> Iterator[Position]:
    """Yield positions of the same game after about as many moves; at the start, on other boards."""
    moves = len(position.history)
    if not moves:
        yield from (game.start() for game in games_like(position.game, chance))
        return
    for _ in range(TRIED):
        at = played(position.game, moves, chance)
        if len(at.history) >= max(1, moves - 1):
            yield at


def played(game: Game, moves: int, chance: Random) -> Position:
    """Return a random game of so many moves, or of fewer if it ends before."""
    at = game.start()
    while len(at.history) < moves and at.legal_moves:
        at = at.play(chance.choice(at.legal_moves))
    return at


def games_like(game: Game, chance: Random) -> Iterator[Game]:
    """Yield the same game on boards of about the same size."""
    sizes = [n for n in range(max(3, game.size * 2 // 3), game.size * 4 // 3 + 2) if n != game.size]
    chance.shuffle(sizes)
    for size in sizes:
        yield game.variant(min(size, DRAWN_AT_ONCE), game.opening)
