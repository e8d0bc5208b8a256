"""What pupils believe, and why it is not so: the wrong choices of "Why is this (not) allowed?".

Each belief says Yes or No and gives a reason. It is offered only where it is wrong for certain:
where it says Yes to a number that is not allowed (or No to one that is), or where its reason is
itself untrue. A reason that is true but incomplete is never offered with the right verdict.

What is believed about a rule stands in the class of the rule. Here is what belongs to none: the
start, numbers that cannot be taken at all, rules that give way, and other games.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...facts import prime_factors
from ...games import Position
from ...rules import Belief, Rule
from ...rules.rule import Asked

NEAR = range(1, 9)
"""Where to look whether a rule ever lets a number follow that is no neighbour."""


def beliefs(position: Position, number: int) -> list[Belief]:
    """Return the beliefs that fit this number, the most telling ones first; all are wrong."""
    legal = number in position.legal_moves
    last = position.last
    if last is None:
        found = _at_the_start(position, number, legal)
    elif number < 1 or number > position.game.size:
        found = _off_the_board(number, last)
    elif position.owner(number):
        found = _taken(position, number, last)
    else:
        found = _following(position, number, last, legal)
    return list(dict.fromkeys(found))


def _at_the_start(position: Position, number: int, legal: bool) -> Iterator[Belief]:
    size, even = position.game.size, position.game.opening == "even"
    if number < 1 or number > size:
        yield Belief("is_a_number", True, number=number, size=size)
        yield Belief("may_begin_anywhere", True, size=size)
    elif legal and even:
        if number // 2 % 2:
            yield Belief("half_is_odd", False, number=number)
        yield Belief("must_begin_odd", False)
        yield Belief("begins_with_odd_one", False)
    elif legal:
        yield Belief("must_begin_with", False, kind=1 - number % 2)
        yield Belief("one_does_not_count" if number == 1 else "begins_with_one", False)
        yield Belief("other_begins", False, mover=position.to_move)
    else:
        yield Belief("may_begin_odd", True)
        if prime_factors(number) == (number,):
            yield Belief("prime_may_begin", True, number=number)
        yield Belief("free_may_begin", True, number=number)


def _off_the_board(number: int, last: int) -> Iterator[Belief]:
    if number >= 1 and number % last == 0:
        yield Belief("multiple_off_the_board", True, number=number, last=last)
    if number % 2 != last % 2:
        yield Belief("parity_off_the_board", True, number=number, last=last)
    yield Belief("nobody_has_it", True, number=number)
    yield Belief("any_may_be_taken", True)


def _taken(position: Position, number: int, last: int) -> Iterator[Belief]:
    rule, owner = position.game.rule, position.owner(number)
    if number == last:
        yield from _of_the_rule(rule, number, last, legal=False)
    elif rule.allows(last, number):
        yield Belief("fits_but_taken", True, wanted=Asked(rule, last))
    if owner == position.to_move:
        yield Belief("took_it_before", True, owner=owner)
    else:
        yield Belief("other_took_it", True, owner=owner, mover=position.to_move)
    yield Belief("on_the_board", True, number=number)


def _following(position: Position, number: int, last: int, legal: bool) -> Iterator[Belief]:
    """Yield what is believed of a free number: by the rule, then by the rules of other games."""
    rule = position.game.rule
    if legal and not rule.allows(last, number):
        yield Belief("rule_always_holds", False, number=number, wanted=Asked(rule, last))
    yield from _of_the_rule(rule, number, last, legal)
    yield from _of_other_games(position, number, last, legal)


def _of_the_rule(rule: Rule, number: int, last: int, legal: bool) -> Iterator[Belief]:
    """Yield what is believed about the parts of a rule."""
    for part in sorted(rule.parts, key=lambda part: part.telling):
        yield from part.beliefs(last, number, legal, len(rule.parts) == 1)


def _of_other_games(position: Position, number: int, last: int, legal: bool) -> Iterator[Belief]:
    """Yield what is believed by those who think of another rule, or of none."""
    rule = position.game.rule
    known = all(part.about for part in rule.parts)
    if set(position.available) != set(position.legal_moves):
        yield Belief("free_is_enough", True, number=number)
    if legal or (known and _goes_far(rule)):
        yield Belief("only_neighbours", False)
    if legal:
        yield Belief("must_be_larger" if number < last else "must_be_smaller", False)
    else:
        name = "larger_is_enough" if number > last else "smaller_is_enough"
        required = position.required if known else None
        yield Belief(name, True, number=number, last=last, required=required)


def _goes_far(rule: Rule) -> bool:
    """Return whether a rule lets more than neighbours follow, which is certain only if it does."""
    return any(rule.allows(one, other) for one in NEAR for other in NEAR if abs(one - other) > 1)
