"""What pupils believe of a number, and what to say to it: each in two parts, (because, answer).

`because` follows "Yes, because" or "No, because". The functions have the names of the beliefs,
and take what each is about.
"""

from __future__ import annotations

from ...grammar import a, parity, player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....facts import Wanted
    from ....requirements import Requirement

    Words = tuple[str, str]


# The first number


def may_begin_anywhere(size: int) -> Words:
    """Return the belief that the first number need not be on the board."""
    return "any number may be first", f"Only the numbers of the board may be taken: 1 to {size}."


def is_a_number(number: int, size: int) -> Words:
    """Return the belief that every number is on the board."""
    like = "It is a number like all others, but is it one of the board"
    return f"{number} is a number like all others", f"{like}, 1 to {size}?"


def must_begin_odd() -> Words:
    """Return the belief that the first number must be odd, where it must be even."""
    return "the first number must be odd", "The rules ask for an even one."


def begins_with_odd_one() -> Words:
    """Return the belief that every game begins with 1, where the first must be even."""
    return "every game begins with 1", "1 is odd, so it cannot even be first here."


def must_begin_with(kind: int) -> Words:
    """Return the belief that the first number must be even (0) or odd (1), where any may be."""
    games = "The rules of this game do not say so. There are games with such a rule."
    return f"the first number must be {parity(kind)}", games


def one_does_not_count() -> Words:
    """Return the belief that 1 is no number."""
    return "1 does not count as a number", "1 is a number of the board, too."


def begins_with_one() -> Words:
    """Return the belief that every game begins with 1."""
    return "every game begins with 1", "The first player is free to choose."


def other_begins(mover: int) -> Words:
    """Return the belief that the other player begins."""
    return f"{player(3 - mover)} begins", f"{player(mover)} is the one who begins."


def may_begin_odd() -> Words:
    """Return the belief that any number may be first, where it must be even."""
    even = "On this board, the rules ask for an even first number. Look at the rules again."
    return "any number may be first", even


def prime_may_begin(number: int) -> Words:
    """Return the belief that a prime may begin, where the first must be even."""
    prime = "Whether it is a prime does not matter. What must the first number be?"
    return f"{number} is a prime number", prime


def free_may_begin(number: int) -> Words:
    """Return the belief that to be free is enough, where the first must be even."""
    every = "At the start, every number is free. What else must the first number be?"
    return f"{number} is still free", every


# Numbers that are not on the board


def multiple_off_the_board(number: int, last: int) -> Words:
    """Return the belief that a multiple may be taken, also off the board."""
    multiple = "It is a multiple. But look at the board: is the number there?"
    return f"{number} is a multiple of {last}", multiple


def parity_off_the_board(number: int, last: int) -> Words:
    """Return the belief that a number of the other kind may be taken, also off the board."""
    kinds = "That is true. But look at the board: where does it end?"
    return f"{number} is {parity(number)} and {last} is {parity(last)}", kinds


def nobody_has_it(number: int) -> Words:
    """Return the belief that what nobody has taken may be taken, also off the board."""
    return f"nobody has taken {number} yet", "Nobody can take it either. Look for it on the board."


def any_may_be_taken() -> Words:
    """Return the belief that anything may be taken, also off the board."""
    some = "Only a number of the board may be taken, and it must fit the last one."
    return "any number may be taken", some


# Numbers that are taken


def fits_but_taken(wanted: Wanted) -> Words:
    """Return the belief that a number that fits may be taken again."""
    return f"it is {wanted}", "So it is. But a number can be taken only once, whoever took it."


def other_took_it(owner: int, mover: int) -> Words:
    """Return the belief that what the other player took may be taken again."""
    gone = "A number can be taken only once, whoever took it."
    return f"{player(owner)} took it, and now it is the turn of {player(mover)}", gone


def took_it_before(owner: int) -> Words:
    """Return the belief that one may take again what is one's own."""
    gone = "A number can be taken only once, whoever took it."
    return f"{player(owner)} took it before, and may take it again", gone


def on_the_board(number: int) -> Words:
    """Return the belief that what is on the board may be taken again."""
    gone = "It is. But a number can be taken only once, whoever took it."
    return f"{number} is on the board", gone


# Rules of other games, or none


def rule_always_holds(number: int, wanted: Wanted) -> Words:
    """Return the belief that the rule holds where nothing fits it any more."""
    left = f"This is the rule as long as such a number is free. Look whether {wanted} is left."
    return f"{number} is not {wanted}", left


def free_is_enough(number: int) -> Words:
    """Return the belief that any free number may be taken."""
    free = "Being free is not enough: the number must also fit the last one."
    return f"{number} is still free, and any free number may be taken", free


def only_neighbours() -> Words:
    """Return the belief that only neighbours may follow."""
    game = "That is the rule of another game. Read the rules of this one again."
    return "only the numbers next to the last one may follow", game


def must_be_larger() -> Words:
    """Return the belief that numbers have to grow."""
    return "the next number must be larger than the last one", _both_ways()


def must_be_smaller() -> Words:
    """Return the belief that numbers have to shrink."""
    return "the next number must be smaller than the last one", _both_ways()


def larger_is_enough(number: int, last: int, required: Requirement | None) -> Words:
    """Return the belief that a larger number may be taken; `required` is what has to be."""
    asked = f"The rules do not ask for a larger number, but for {required}."
    return f"{number} is larger than {last}", asked if required else _not_that_alone()


def smaller_is_enough(number: int, last: int, required: Requirement | None) -> Words:
    """Return the belief that a smaller number may be taken; `required` is what has to be."""
    asked = f"The rules do not ask for a smaller number, but for {required}."
    return f"{number} is smaller than {last}", asked if required else _not_that_alone()


def _both_ways() -> str:
    return "A number may be larger or smaller than the last one, if it fits."


def _not_that_alone() -> str:
    return "The rules do not ask for that alone."


# Divisors and multiples


def no_multiple_of_itself(number: int) -> Words:
    """Return the belief that a number is no multiple of itself, where it is taken."""
    itself = f"{number} = 1 × {number}, so every number is a multiple of itself."
    return "a number is no multiple of itself", f"{itself} Look for another reason."


def common_divisor(number: int, last: int, common: int) -> Words:
    """Return the belief that a common divisor is enough."""
    enough = f"Both are multiples of {common}, that is true. But a common divisor is not enough"
    both = f"{number} and {last} are both multiples of {common}"
    return both, f"{enough}: does one of the two divide the other?"


def fits_with_rest(number: int, last: int) -> Words:
    """Return the belief that a number divides what it goes into with something left over."""
    times, rest = divmod(number, last)
    shown = max(2, times)  # a multiple other than the last number itself
    return (
        f"{last} fits into {number}: {number} = {times} × {last} + {rest}",
        f"There is {rest} left over. A multiple of {last} leaves nothing over, as "
        f"{shown * last} = {shown} × {last} does.",
    )


def primes_are_never_taken(number: int) -> Words:
    """Return the belief that primes cannot be taken."""
    prime = "A prime may be taken like any other number, whenever it fits. Primes do have "
    return (
        f"{number} is a prime, and primes may never be taken",
        f"{prime}divisors: 1 and themselves.",
    )


def primes_divide_all(number: int) -> Words:
    """Return the belief that a prime divides everything."""
    one = "It is 1 that is a divisor of every number."
    return (
        f"{number} is a prime, and a prime divides every number",
        f"{one} {number} is a divisor of its multiples.",
    )


def parity_in_divisors(last: int) -> Words:
    """Return the belief that the other kind must come, where it is about divisors."""
    game = "That is the rule of another game. Here it is about divisors and multiples."
    return _must_come(last, last + 1), game


def one_is_prime() -> Words:
    """Return the belief that 1 is a prime."""
    one = "1 is not a prime, and it divides every number, because any number is 1 × itself."
    return "1 is a prime, and primes have no multiples but themselves", one


def one_divides_nothing(number: int) -> Words:
    """Return the belief that 1 is a divisor of 1 only."""
    one = f"1 × {number} = {number}, so every number is a multiple of 1."
    return "1 is a divisor of nothing but itself", one


def two_is_no_prime() -> Words:
    """Return the belief that 2 is no prime, and that only primes divide."""
    two = "2 is a prime, and it is even: the only even one. And primes may be taken."
    return "2 is even, so it is not a prime, and only primes divide numbers", two


def divisor_called_multiple(number: int, last: int) -> Words:
    """Return the belief that a divisor is called a multiple."""
    mixed = f"{number} is smaller than {last}: can it be a multiple? The other word is right."
    return f"{number} is a multiple of {last}", mixed


def only_multiples(number: int, last: int) -> Words:
    """Return the belief that only multiples may be taken."""
    half = f"That is true, but a divisor of {last} is allowed as well."
    return f"{number} is not a multiple of {last}", half


def multiple_called_divisor(number: int, last: int) -> Words:
    """Return the belief that a multiple is called a divisor."""
    mixed = f"{number} is larger than {last}: can it be a divisor? The other word is right."
    return f"{number} is a divisor of {last}", mixed


def only_divisors(number: int, last: int) -> Words:
    """Return the belief that only divisors may be taken."""
    half = f"That is true, but a multiple of {last} is allowed as well."
    return f"{number} is not a divisor of {last}", half


# Odd and even


def first_digit_tells(number: int) -> Words:
    """Return the belief that the first digit says whether a number is even."""
    first = int(str(number)[0])
    ones = f"Whether a number is even is seen at its end: {number} ends in {number % 10}."
    return f"{number} begins with {first}, so it is {parity(first)}", ones


def half_is_odd(number: int) -> Words:
    """Return the belief that the double of an odd number is odd."""
    half = number // 2
    sure = f"{number} = 2 × {half}, and that makes it even, whatever {half} is."
    return f"{number} = 2 × {half} and {half} is odd, so {number} is odd", sure


def zero_is_neither(number: int) -> Words:
    """Return the belief that 0 is neither even nor odd."""
    zero = f"{number} = 2 × {number // 2}, so it is even. And 0 is even, too."
    return f"{number} ends in 0, and 0 is neither even nor odd", zero


def primes_are_odd() -> Words:
    """Return the belief that every prime is odd."""
    two = "2 is a prime and even: the only even one. And this rule does not ask for primes."
    return "2 is a prime, and every prime is odd", two


def other_way_round(last: int, wanted: int) -> Words:
    """Return the belief that the wrong kind has to follow: `wanted` is 0 for even, 1 for odd."""
    return _must_come(last, wanted), "It is the other way round: read the rules again."


def multiple_in_parity(number: int, last: int) -> Words:
    """Return the belief that a multiple may be taken, where it is about odd and even."""
    game = "It is a multiple, but that is the rule of another game. Here it is odd or even."
    return f"{number} is a multiple of {last}", game


def _must_come(last: int, wanted: int) -> str:
    return f"after {a(parity(last))} number must come {a(parity(wanted))} one"


# Neighbours


def only_upwards() -> Words:
    """Return the belief that a chase goes one way."""
    return "a chase only goes upwards", "It may go either way on the number line."


def same_kind(number: int, last: int) -> Words:
    """Return the belief that neighbours have to be of the same kind."""
    same = "Neighbours are never of the same kind: one is even, the other is odd."
    return f"{number} and {last} must both be even, or both odd", same


def one_between(number: int, last: int) -> Words:
    """Return the belief that one number may lie between neighbours."""
    between = f"{(number + last) // 2} lies between them. Neighbours have nothing between them."
    return f"{number} is next to {last}: only one number is between them", between


def other_kind_is_enough(number: int, last: int) -> Words:
    """Return the belief that numbers of different kinds are neighbours."""
    enough = "That is true, but not enough: they must be neighbours."
    return f"{number} and {last} are of different kinds, one even and one odd", enough


def same_kind_is_enough(number: int, last: int) -> Words:
    """Return the belief that numbers of the same kind may follow each other."""
    return f"{number} and {last} are both {parity(number)}", "Is that what the rule says?"
