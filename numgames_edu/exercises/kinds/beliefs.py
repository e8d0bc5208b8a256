"""What pupils believe, and why it is not so: the wrong choices of "Why is this (not) allowed?".

Each belief says Yes or No and gives a reason. It is offered only where it is wrong for certain:
where it says Yes to a number that is not allowed (or No to one that is), or where its reason is
itself untrue. A reason that is true but incomplete is never offered with the right verdict.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from ...facts import prime_factors
from ...games import Position
from ...rules import (
    Adjacent,
    Both,
    DivisorOrMultiple,
    ElseAny,
    OppositeParity,
    Rule,
    SameParity,
)
from ...values import Value
from ...words import parity, player

PARITIES = {OppositeParity, SameParity}
KNOWN = {Adjacent, DivisorOrMultiple, *PARITIES}


class Belief(Value):
    """A verdict with a wrong reason, and what to say to somebody who believes it."""

    __slots__ = ("yes", "because", "answer")
    yes: bool
    because: str
    answer: str

    def __init__(self, yes: bool, because: str, answer: str) -> None:
        self._set(yes=yes, because=because, answer=answer)

    @property
    def text(self) -> str:
        """Return the choice as a pupil reads it."""
        return f"{'Yes' if self.yes else 'No'}, because {self.because}."


def kinds_of(rule: Rule) -> set[type[Rule]]:
    """Return the kinds of rules that a rule is put together from."""
    if isinstance(rule, Both):
        return kinds_of(rule.first) | kinds_of(rule.second)
    return kinds_of(rule.rule) if isinstance(rule, ElseAny) else {type(rule)}


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
    if number < 1 or number > position.game.size:
        board = f"1 to {position.game.size}"
        like = f"It is a number like all others, but is it one of the board, {board}?"
        yield Belief(True, f"{number} is a number like all others", like)
        only = f"Only the numbers of the board may be taken: {board}."
        yield Belief(True, "any number may be first", only)
        return
    even = position.game.opening == "even"
    if legal and even:
        if number // 2 % 2:
            yield _odd_half(number, False)
        yield Belief(False, "the first number must be odd", "The rules ask for an even one.")
        yield Belief(
            False, "every game begins with 1", "1 is odd, so it cannot even be first here."
        )
    elif legal:
        odd = "The rules of this game do not say so. There are games with such a rule."
        kind = parity(number + 1)
        yield Belief(False, f"the first number must be {kind}", odd)
        if number == 1:
            yield Belief(False, "1 does not count as a number", "1 is a number of the board, too.")
        else:
            yield Belief(False, "every game begins with 1", "The first player is free to choose.")
        yield Belief(False, f"{player(2)} begins", f"{player(1)} is the one who begins.")
    else:
        free = "On this board, the rules ask for an even first number. Look at the rules again."
        yield Belief(True, "any number may be first", free)
        if prime_factors(number) == (number,):
            prime = "Whether it is a prime does not matter. What must the first number be?"
            yield Belief(True, f"{number} is a prime number", prime)
        every = "At the start, every number is free. What else must the first number be?"
        yield Belief(True, f"{number} is still free", every)


def _off_the_board(number: int, last: int) -> Iterator[Belief]:
    if number >= 1 and number % last == 0:
        multiple = "It is a multiple. But look at the board: is the number there?"
        yield Belief(True, f"{number} is a multiple of {last}", multiple)
    if number % 2 != last % 2:
        kinds = "That is true. But look at the board: where does it end?"
        yield Belief(True, f"{number} is {parity(number)} and {last} is {parity(last)}", kinds)
    nobody = "Nobody can take it either. Look for it on the board."
    yield Belief(True, f"nobody has taken {number} yet", nobody)
    some = "Only a number of the board may be taken, and it must fit the last one."
    yield Belief(True, "any number may be taken", some)


def _taken(position: Position, number: int, last: int) -> Iterator[Belief]:
    owner = position.owner(number)
    assert owner is not None
    kinds = kinds_of(position.game.rule)
    gone = "A number can be taken only once, whoever took it."
    if number == last and DivisorOrMultiple in kinds:
        itself = f"{number} = 1 × {number}, so every number is a multiple of itself."
        yield Belief(
            False, "a number is no multiple of itself", f"{itself} Look for another reason."
        )
    if number != last and position.game.rule.allows(last, number):
        yield Belief(
            True, f"it is {position.game.rule.wanted(last)}", f"So it is. But {_low(gone)}"
        )
    if owner != position.to_move:
        mine = f"{player(owner)} took it, and now it is the turn of {player(position.to_move)}"
    else:
        mine = f"{player(owner)} took it before, and may take it again"
    yield Belief(True, mine, gone)
    yield Belief(True, f"{number} is on the board", f"It is. But {_low(gone)}")


def _following(position: Position, number: int, last: int, legal: bool) -> Iterator[Belief]:
    """Yield what is believed of a free number: by the rule, then by the rules of other games."""
    rule = position.game.rule
    kinds = kinds_of(rule)
    if legal and not rule.allows(last, number):
        wanted = "This is the rule as long as such a number is free. Look whether "
        wanted += f"{rule.wanted(last)} is left."
        yield Belief(False, f"{number} is not {rule.wanted(last)}", wanted)
    if DivisorOrMultiple in kinds:
        yield from _of_divisors(number, last, legal, alone=kinds == {DivisorOrMultiple})
    if kinds & PARITIES:
        yield from _of_parity(rule, number, last, legal, alone=len(kinds) == 1)
    if Adjacent in kinds:
        yield from _of_neighbours(number, last, legal)
    yield from _of_other_games(position, number, last, legal)


def _of_other_games(position: Position, number: int, last: int, legal: bool) -> Iterator[Belief]:
    """Yield what is believed by those who think of another rule, or of none."""
    kinds = kinds_of(position.game.rule)
    free = "Being free is not enough: the number must also fit the last one."
    if set(position.available) != set(position.legal_moves):
        yield Belief(True, f"{number} is still free, and any free number may be taken", free)
    near = "That is the rule of another game. Read the rules of this one again."
    if legal or (kinds <= KNOWN and Adjacent not in kinds):
        yield Belief(False, "only the numbers next to the last one may follow", near)
    if legal:
        up = "larger" if number < last else "smaller"
        both = "A number may be larger or smaller than the last one, if it fits."
        yield Belief(False, f"the next number must be {up} than the last one", both)
    else:
        up = "larger" if number > last else "smaller"
        asked = "The rules do not ask for that alone."
        if kinds <= KNOWN:
            asked = f"The rules do not ask for a {up} number, but for {position.requirement}."
        yield Belief(True, f"{number} is {up} than {last}", asked)


def _of_divisors(number: int, last: int, legal: bool, alone: bool) -> Iterator[Belief]:
    if legal:
        yield from _of_related(number, last)
        return
    common = gcd(number, last)
    if common > 1:
        both = f"{number} and {last} are both multiples of {common}"
        enough = f"Both are multiples of {common}, that is true. But a common divisor is not enough"
        yield Belief(True, both, f"{enough}: does one of the two divide the other?")
    if 1 < last < number and number % last:
        times = max(2, number // last)  # a multiple other than the last number itself
        fits = f"{last} fits into {number}: {number} = {number // last} × {last} + {number % last}"
        rest = f"There is {number % last} left over. A multiple of {last} leaves nothing over"
        yield Belief(True, fits, f"{rest}, as {times * last} = {times} × {last} does.")
    if prime_factors(number) == (number,):
        prime = "A prime may be taken like any other number, whenever it fits. Primes do have "
        prime += "divisors: 1 and themselves."
        if alone:
            yield Belief(False, f"{number} is a prime, and primes may never be taken", prime)
        goes = f"It is 1 that is a divisor of every number. {number} is a divisor of its multiples."
        yield Belief(True, f"{number} is a prime, and a prime divides every number", goes)
    if alone and number % 2 == last % 2:
        other = f"{parity(last)} number must come {_an(parity(last + 1))} one"
        game = "That is the rule of another game. Here it is about divisors and multiples."
        yield Belief(False, f"after {_an(other)}", game)


def _of_related(number: int, last: int) -> Iterator[Belief]:
    """Yield what is believed of a number that is a divisor or a multiple of the last one."""
    if number == 1:
        one = "1 is not a prime, and it divides every number, because any number is 1 × itself."
        yield Belief(False, "1 is a prime, and primes have no multiples but themselves", one)
    if last == 1:
        one = f"1 × {number} = {number}, so every number is a multiple of 1."
        yield Belief(False, "1 is a divisor of nothing but itself", one)
    if number == 2:
        two = "2 is a prime, and it is even: the only even one. And primes may be taken."
        yield Belief(False, "2 is even, so it is not a prime, and only primes divide numbers", two)
    if number < last:
        mixed = f"{number} is smaller than {last}: can it be a multiple? The other word is right."
        yield Belief(True, f"{number} is a multiple of {last}", mixed)
        half = f"That is true, but a divisor of {last} is allowed as well."
        yield Belief(False, f"{number} is not a multiple of {last}", half)
    else:
        mixed = f"{number} is larger than {last}: can it be a divisor? The other word is right."
        yield Belief(True, f"{number} is a divisor of {last}", mixed)
        half = f"That is true, but a multiple of {last} is allowed as well."
        yield Belief(False, f"{number} is not a divisor of {last}", half)


def _of_parity(rule: Rule, number: int, last: int, legal: bool, alone: bool) -> Iterator[Belief]:
    opposite = OppositeParity in kinds_of(rule)
    fits = (number % 2 != last % 2) == opposite
    if fits == legal:  # to see the number as of the other kind turns the verdict round
        first, half = int(str(number)[0]), number // 2
        if number > 9 and first % 2 != number % 2:
            seen = f"{number} begins with {first}, so it is {parity(first)}"
            ones = f"Whether a number is even is seen at its end: {number} ends in {number % 10}."
            yield Belief(not legal, seen, ones)
        if number % 2 == 0 and half % 2:
            yield _odd_half(number, not legal)
    if fits == legal and number % 10 == 0:
        zero = f"{number} = 2 × {number // 2}, so it is even. And 0 is even, too."
        yield Belief(False, f"{number} ends in 0, and 0 is neither even nor odd", zero)
    if legal and fits and number == 2:
        two = "2 is a prime and even: the only even one. And this rule does not ask for primes."
        yield Belief(False, "2 is a prime, and every prime is odd", two)
    if alone and fits == legal:
        wanted = _an(parity(last) if opposite else parity(last + 1))
        swapped = f"after {_an(parity(last))} number must come {wanted} one"
        yield Belief(not fits, swapped, "It is the other way round: read the rules again.")
    if not legal and alone and number % last == 0 and last > 1:
        game = "It is a multiple, but that is the rule of another game. Here it is odd or even."
        yield Belief(True, f"{number} is a multiple of {last}", game)


def _of_neighbours(number: int, last: int, legal: bool) -> Iterator[Belief]:
    gap = abs(number - last)
    if legal and number < last:
        yield Belief(False, "a chase only goes upwards", "It may go either way on the number line.")
    if legal:
        same = "Neighbours are never of the same kind: one is even, the other is odd."
        yield Belief(False, f"{number} and {last} must both be even, or both odd", same)
    elif gap == 2:
        between = f"{(number + last) // 2} lies between them. Neighbours have nothing between them."
        yield Belief(True, f"{number} is next to {last}: only one number is between them", between)
    if not legal and gap % 2:
        parities = f"{number} and {last} are of different kinds, one even and one odd"
        yield Belief(True, parities, "That is true, but not enough: they must be neighbours.")
    elif not legal and gap > 2:
        yield Belief(
            True, f"{number} and {last} are {_both(number)}", "Is that what the rule says?"
        )


def _odd_half(number: int, yes: bool) -> Belief:
    half = number // 2
    sure = f"{number} = 2 × {half}, and that makes it even, whatever {half} is."
    return Belief(yes, f"{number} = 2 × {half} and {half} is odd, so {number} is odd", sure)


def _both(number: int) -> str:
    return "both odd" if number % 2 else "both even"


def _an(words: str) -> str:
    return f"an {words}" if words[:1] in "aeiou" else f"a {words}"


def _low(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
