"""Random games for property tests."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

import numgames_edu as ng
from numgames_edu.games import OPENINGS
from tests.oracle import BOOKS

slugs = st.sampled_from(tuple(BOOKS))
openings = st.sampled_from(OPENINGS)
seeds = st.integers(0, 2**32)


@st.composite
def games(draw: st.DrawFn, smallest: int = 1, largest: int = 60) -> ng.Game:
    """Return a catalogue game on any board."""
    return ng.game(draw(slugs), draw(st.integers(smallest, largest)), draw(openings))


@st.composite
def own_games(draw: st.DrawFn, largest: int = 30) -> ng.Game:
    """Return a game that a pupil might put together from the rules of the package."""
    rules = [ng.OppositeParity(), ng.SameParity(), ng.DivisorOrMultiple(), ng.Adjacent()]
    rule = draw(st.sampled_from(rules))
    if draw(st.booleans()):
        rule = rule & draw(st.sampled_from(rules))
    if draw(st.booleans()):
        rule = rule.else_any()
    ending = draw(st.sampled_from(("stuck-loses", "last-loses")))
    size = draw(st.integers(1, largest))
    return ng.Game("mine", "Mine", size, rule, draw(openings), ending)


@st.composite
def positions(draw: st.DrawFn, of: st.SearchStrategy[ng.Game] | None = None) -> ng.Position:
    """Return a position that random play reaches, anywhere from the start to the end."""
    position = draw(of if of is not None else games()).start()
    chance = Random(draw(seeds))
    for _ in range(draw(st.integers(0, position.game.size))):
        if not position.legal_moves:
            break
        position = position.play(chance.choice(position.legal_moves))
    return position
