"""A rule that somebody adds is explained, asked about and drawn as well as those of the package."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from math import gcd

import pytest

import numgames_edu as ng
from numgames_edu import exercises as ex
from numgames_edu import pictures
from numgames_edu.display.static import as_text
from numgames_edu.exercises.kinds.beliefs import beliefs
from numgames_edu.facts import Factorisation, Multiple
from numgames_edu.rules import Belief

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames_edu.sentences import Clause


class Coprime(ng.Rule):
    """The next number has no common factor with the last one but 1."""

    __slots__ = ()
    graph = "layers"
    about = "coprime"

    def allows(self, last: int, number: int) -> bool:
        return gcd(last, number) == 1

    def relation(self, last: int) -> str:
        return f"is coprime to {last}"

    def because(self, last: int, number: int) -> Clause:
        if self.allows(last, number):
            primes: Clause = [Factorisation(last), " and ", Factorisation(number), ": "]
            none = f"no number but 1 divides both {last} and {number}"
            return [*primes, none] if min(last, number) > 1 else [none]
        return [*self.in_short(last, number), f", so {gcd(last, number)} divides both"]

    def in_short(self, last: int, number: int) -> Clause:
        common = gcd(last, number)
        if common == 1:
            return [f"no number but 1 divides both {last} and {number}"]
        return [Multiple(last, common), ", and ", Multiple(number, common)]

    def beliefs(self, last: int, number: int, legal: bool, alone: bool) -> Iterator[Belief]:
        def belief(yes: bool, because: str, answer: str) -> Belief:
            return Belief.of_ones_own("coprime", yes, because, answer)

        if number == last:
            return
        if legal and number > 1 and number % 2 and last % 2:
            odd = "They need not differ in that. Which numbers divide both?"
            yield belief(False, "one of the two has to be even", odd)
        if legal and number not in (1, 2, 3, 5, 7, 11, 13, 17, 19):
            prime = f"{number} need not be a prime, as long as it shares none with {last}."
            yield belief(False, f"{number} is not a prime", prime)
        if not legal and number % last and last % number:
            divides = "That is true. But is there another number that divides both?"
            yield belief(True, f"neither of {last} and {number} divides the other", divides)

    @property
    def tool(self) -> str:
        return "math.gcd(last, number) is the largest number that divides both."


GAME = ng.Game(title="Strangers", size=12, rule=Coprime())


def test_it_is_explained() -> None:
    at = GAME.replay([6])
    assert at.requirement == "a number coprime to 6"
    explanation = ng.explain(at, 9)
    said = "9 cannot follow 6: 6 is a multiple of 3, and 9 is a multiple of 3, so 3 divides both."
    assert explanation.text == said
    assert all(bool(fact.doit()) for fact in explanation.facts)
    assert len(explanation.facts) == 2
    assert ng.explain(GAME.replay([4]), 9).text == (
        "9 may follow 4: 4 = 2 × 2 and 9 = 3 × 3: no number but 1 divides both 4 and 9."
    )
    assert "2 \\times 2" in ng.explain(GAME.replay([4]), 9).latex


def test_the_end_is_explained() -> None:
    over = ng.Game(title="Strangers", size=4, rule=Coprime()).replay([2, 1, 3, 4])
    assert over.outcome is not None
    stuck = ng.Game(title="Strangers", size=4, rule=Coprime()).replay([4, 3, 1, 2])
    assert stuck.outcome is not None
    assert "no number coprime to 2 is free (1 and 3 are taken)" in stuck.outcome.reason


def test_its_beliefs_are_offered_and_answered() -> None:
    question = ex.why(GAME.replay([6]), 9)
    assert question.solution() in question.choices
    true = "No, because 6 is a multiple of 3, and 9 is a multiple of 3."
    assert question.solution() == true
    assert question.check(true).message == f"Right! {ng.explain(GAME.replay([6]), 9)}"
    neither = "Yes, because neither of 6 and 9 divides the other."
    feedback = question.check(neither)
    assert feedback.message == (
        "Not quite. That is true. But is there another number that divides both?"
    )
    legal = ex.why(GAME.replay([4]), 9)
    feedback = legal.check("No, because 9 is not a prime.")
    assert not feedback.correct
    assert feedback.message.endswith("9 need not be a prime, as long as it shares none with 4.")
    larger = ex.why(GAME.replay([6]), 12).check("Yes, because 12 is larger than 6.").message
    asked = "The rules do not ask for a larger number, but for a number coprime to 6."
    assert larger == f"Not quite. {asked}"


def test_every_number_can_be_asked_about() -> None:
    for last in range(1, 13):
        at = GAME.replay([last])
        for number in range(1, 13):
            question = ex.why(at, number)
            right = [words for words in question.choices if question.check(words).correct]
            assert right == [question.solution()]
            assert len(set(question.choices)) == len(question.choices)


def test_combined_with_a_rule_of_the_package() -> None:
    both = ng.Game(title="Both", size=12, rule=Coprime() & ng.Adjacent())
    names = [belief.name for belief in beliefs(both.replay([6]), 9)]
    assert names[0] == "coprime"
    assert "other_kind_is_enough" in names
    said = "No, because 6 is a multiple of 3, and 9 is a multiple of 3. Also, 9 is not adjacent to"
    assert ex.why(both.replay([6]), 9).solution_words().startswith(said)


def test_it_is_asked_about() -> None:
    question = ex.legal_moves(GAME.replay([6]))
    assert question.check([1, 5, 7, 11]).message == (
        "Right! You found all 4. Player 2 must take a number coprime to 6."
    )
    empty = "Player 2 is not stuck: look for a free number coprime to 6."
    assert question.check([]).message == empty
    broken = ex.mistake(GAME, [6, 9, 2])
    assert broken.check(2).correct
    said = "At one move a free number coprime to 6 had to be taken, but something else was."
    assert broken.task.hints[-1] == said


def test_it_is_written() -> None:
    question = ex.write_rule(GAME)
    assert question.task.hints[-1] == Coprime().tool
    assert question.check(lambda last, number: gcd(last, number) == 1).correct
    assert not question.check(lambda last, number: (last + number) % 2 == 1).correct


def test_it_is_drawn() -> None:
    assert as_text(GAME.replay([6])).endswith("Player 2 to move: a number coprime to 6.")
    words = pictures.describe(pictures.move_graph(GAME.replay([6, 5])))
    assert "The next number has no common factor with the last one but 1." in words
    assert "After 7: 1 to 4 or 8 to 12." in words


def test_it_is_solved() -> None:
    analysis = ng.analyse(GAME.replay([6]))
    assert analysis.proof.holds()
    assert ng.longest_chain(GAME).exact


def test_beliefs_of_one_s_own_are_values() -> None:
    belief = Belief.of_ones_own("sum", True, "the sum is even", "Is that the rule?")
    assert belief == Belief.of_ones_own("sum", True, "the sum is even", "Is that the rule?")
    assert belief != Belief.of_ones_own("sum", True, "the sum is odd", "Is that the rule?")
    assert belief.text == "Yes, because the sum is even."
    assert pickle.loads(pickle.dumps(belief)).answer == "Is that the rule?"


class Three(ng.OppositeParity):
    """The next number is of the other kind, and at least 3 away."""

    __slots__ = ()

    def allows(self, last: int, number: int) -> bool:
        return super().allows(last, number) and abs(last - number) >= 3


class PlainThree(ng.OppositeParity):
    __slots__ = ()

    def allows(self, last: int, number: int) -> bool:
        return super().allows(last, number) and abs(last - number) >= 3


@pytest.mark.parametrize("rule", [Three(), PlainThree()])
def test_what_is_allowed_anew_inherits_no_words_that_contradict_it(rule: ng.Rule) -> None:
    """6 is even, and not allowed after 5: then it must not be asked for an even number."""
    at = ng.Game(title="Three", size=12, rule=rule).replay([5])
    assert at.legal_moves == (2, 8, 10, 12)
    said = ng.explain(at, 6).text
    assert said == ("6 cannot follow 5: after 5 comes a number allowed after 5, but 6 is not one.")
    assert at.requirement == "a number allowed after 5"
    assert "After an odd number comes" not in at.game.rules
    question = ex.why(at, 6)
    assert question.solution_words().startswith("No, because after 5 comes a number allowed")
    assert not any("even" in words for words in question.choices)
    assert len(ex.write_rule(at.game).task.hints) == 2, "number % 2 alone is no help"
    assert ng.analyse(at).proof.holds()


class Larger(ng.Rule):
    """The next number is larger than the last one."""

    def allows(self, last: int, number: int) -> bool:
        return number > last

    def wanted(self, last: int) -> str:
        return f"any number larger than {last}"


class Prime(ng.Rule):
    """The next number is a prime."""

    def allows(self, last: int, number: int) -> bool:
        return number in (2, 3, 5, 7, 11)

    def wanted(self, last: int) -> str:
        return "any prime number"


class Double(ng.Rule):
    """The next number is twice the last one."""

    def allows(self, last: int, number: int) -> bool:
        return number == 2 * last

    def wanted(self, last: int) -> str:
        return f"twice {last}"


def test_any_of_a_kind_has_to_be_taken() -> None:
    """What is wanted may begin with "any", and is wanted all the same."""
    larger = ng.Game(title="Larger", size=9, rule=Larger())
    hint = ex.mistake(larger, [2, 5, 3, 7]).task.hints[-1]
    said = "At one move a free number larger than 5 had to be taken, but something else was."
    assert hint == said
    prime = ng.Game(title="Primes", size=12, rule=Prime()).replay([4])
    question = ex.legal_moves(prime)
    assert question.check(prime.legal_moves).message.endswith(
        "Player 2 must take any prime number."
    )
    assert question.check([]).message.endswith("is not stuck: look for a free prime number.")
    assert question.task.hints[1].startswith("Player 2 must take any prime number.")


def test_what_cannot_be_said_to_be_free() -> None:
    at = ng.Game(title="Double", size=12, rule=Double()).replay([3])
    empty = ex.legal_moves(at).check([]).message
    assert empty == "Player 2 is not stuck. Player 2 must take twice 3."
    said = "At one move the rules asked for twice 3, but something else was taken."
    assert ex.mistake(at.game, [3, 5]).task.hints[-1] == said
