"""Games and positions against an independent reading of the rule books."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Sequence

import pytest
from hypothesis import given, settings

import numgames_edu as ng
from tests import oracle
from tests.strategies import games, own_games, positions


def facts(position: ng.Position) -> tuple[str, int, str, list[int]]:
    game = position.game
    return game.slug, game.size, game.opening, list(position.history)


def test_every_rule_book_is_read_a_second_time() -> None:
    """Here alone it is said that one is missing: the other tests take the games of `BOOKS`."""
    unread = [slug for slug in ng.GAMES if slug not in oracle.BOOKS]
    assert not unread, f"Read the rule books of {unread} a second time: BOOKS in tests/oracle.py."
    assert set(oracle.BOOKS) == set(ng.GAMES)
    assert {slug: ng.game(slug).size for slug in ng.GAMES} == {
        slug: book.size for slug, book in oracle.BOOKS.items()
    }


@settings(max_examples=3000)
@given(positions())
def test_positions_agree_with_the_rule_books(position: ng.Position) -> None:
    taken = list(position.history)
    assert list(position.legal_moves) == oracle.legal(*facts(position))
    outcome = position.outcome
    assert (outcome and outcome.winner) == oracle.winner(*facts(position))
    everything = range(1, position.game.size + 1)
    assert list(position.available) == [n for n in everything if n not in taken]
    assert position.last == (taken[-1] if taken else None)
    assert position.to_move == (1 if len(taken) % 2 == 0 else 2)
    assert [position.owner(n) for n in taken] == [1 + i % 2 for i in range(len(taken))]


@given(positions())
def test_exactly_the_legal_numbers_can_be_played(position: ng.Position) -> None:
    before = (position.history, position.available, position.legal_moves)
    for number in range(-1, position.game.size + 3):
        if number in position.legal_moves:
            assert position.play(number).history == (*position.history, number)
        else:
            with pytest.raises(ng.IllegalMove):
                position.play(number)
    assert (position.history, position.available, position.legal_moves) == before


@given(positions())
def test_a_position_is_its_game_and_its_history(position: ng.Position) -> None:
    again = position.game.replay(position.history)
    assert again == position
    assert hash(again) == hash(position)
    assert pickle.loads(pickle.dumps(position)) == position
    assert copy.deepcopy(position) == position
    assert position.back(len(position.history)) == position.game.start()
    if position.history:
        assert position.back() != position
        assert position.back().play(position.history[-1]) == position


@given(positions(own_games()))
def test_own_games_end_as_they_say(position: ng.Position) -> None:
    if position.outcome is None:
        assert position.legal_moves
        return
    assert position.legal_moves == ()
    assert position.outcome.loser == 3 - position.outcome.winner
    mover_loses = position.game.ending == "stuck-loses" or not position.history
    assert (position.outcome.loser == position.to_move) == mover_loses


@given(own_games())
def test_followers_say_the_same_as_allows(game: ng.Game) -> None:
    for last in range(1, game.size + 1):
        expected = [n for n in range(1, game.size + 1) if n != last and game.rule.allows(last, n)]
        assert list(game.followers(last)) == expected


def test_a_new_rule_needs_only_allows_and_relation() -> None:
    class SharesADigit(ng.Rule):
        def allows(self, last: int, number: int) -> bool:
            return bool(set(str(last)) & set(str(number)))

        def relation(self, last: int) -> str:
            return f"shares a digit with {last}"

    game = ng.Game(title="Shared digits", size=25, rule=SharesADigit() & ng.OppositeParity())
    position = game.replay([12])
    assert position.legal_moves == (1, 11, 13, 15, 17, 19, 21, 23, 25)
    assert position.requirement == "an odd number that shares a digit with 12"
    assert "3 cannot follow 12" in ng.explain(position, 3).text
    assert ng.explain(position, 13).legal
    assert ng.position(position.code) == position


def test_a_rule_of_ones_own_may_have_settings() -> None:
    class AtMost(ng.Rule):
        def __init__(self, far: int) -> None:
            self.far = far

        def allows(self, last: int, number: int) -> bool:
            return abs(last - number) <= self.far

    assert AtMost(2) == AtMost(2) != AtMost(3)
    assert ng.Game(title="Near", size=9, rule=AtMost(2)).replay([5]).legal_moves == (3, 4, 6, 7)
    with pytest.raises(AttributeError, match="cannot be changed"):
        AtMost(2).far = 3


def test_rules_are_combined_with_rules() -> None:
    with pytest.raises(TypeError, match="combined with rules"):
        ng.Adjacent() & 7  # type: ignore[operator]
    with pytest.raises(TypeError, match="comes last"):
        ng.SameParity().else_any() & ng.Adjacent()
    with pytest.raises(TypeError, match="needs a rule"):
        ng.Game(title="Nothing to follow", size=9)


@pytest.mark.parametrize("size", [0, -1, 10_001, 10**30, 2.0, "20", True, [20]])
def test_a_bad_size_gets_a_sentence(size: object) -> None:
    with pytest.raises(ValueError, match="whole number from 1 to 10000"):
        ng.game("number-knockout", size=size)  # type: ignore[arg-type]


@pytest.mark.parametrize("opening", ["odd", "", "EVEN", None, 2, ["even"]])
def test_a_bad_opening_gets_a_sentence(opening: object) -> None:
    with pytest.raises(ValueError, match="'any' or 'even'"):
        ng.game("number-knockout", opening=opening)  # type: ignore[arg-type]


@pytest.mark.parametrize("slug", ["juniper-green", "", None, 7, ["parity-duel"]])
def test_an_unknown_game_gets_the_list(slug: object) -> None:
    with pytest.raises(ValueError, match="The games are even-odd-match, parity-duel"):
        ng.game(slug)  # type: ignore[arg-type]


@pytest.mark.parametrize("slug", ["Mine", "my game", "-mine", "mine-", "a--b", "x" * 41, "a/b"])
def test_a_bad_slug_gets_a_sentence(slug: str) -> None:
    with pytest.raises(ValueError, match="small letters, digits and single hyphens"):
        ng.Game(slug, "Mine", 9, ng.Adjacent())


@pytest.mark.parametrize("ending", ["", "draw", None])
def test_a_bad_ending_gets_a_sentence(ending: object) -> None:
    with pytest.raises(ValueError, match="'stuck-loses' or 'last-loses'"):
        ng.Game("mine", "Mine", 9, ng.Adjacent(), ending=ending)  # type: ignore[arg-type]


@pytest.mark.parametrize("move", ["6", "", 6.0, float("nan"), True, None, [6], 6j, b"6", int])
def test_what_is_no_whole_number_gets_a_sentence(move: object) -> None:
    position = ng.game("number-knockout").replay([12])
    with pytest.raises(TypeError, match=r"A move is a whole number such as 6, but this is .+\."):
        position.play(move)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="A move is a whole number"):
        ng.explain(position, move)  # type: ignore[arg-type]
    assert position == ng.game("number-knockout").replay([12])


@pytest.mark.parametrize("exponent", [0, 1, 19, 20, 6000])
@pytest.mark.parametrize("sign", [1, -1])
def test_numbers_off_the_board_get_a_sentence(exponent: int, sign: int) -> None:
    move = sign * (20 + 10**exponent)
    position = ng.game("number-knockout").replay([12])
    with pytest.raises(ng.IllegalMove, match="not on this board"):
        position.play(move)
    assert not ng.explain(position, move).legal
    assert position.owner(move) is None


def test_whole_numbers_of_other_libraries_are_numbers() -> None:
    import sympy

    assert ng.game("number-knockout").start().play(sympy.Integer(6)).history == (6,)


def test_a_board_without_an_even_number_cannot_be_begun() -> None:
    for slug in ng.GAMES:
        outcome = ng.game(slug, size=1, opening="even").start().outcome
        assert outcome is not None
        assert outcome.winner == 2
        assert outcome.reason.startswith("Player 1 cannot begin, because no even number")


def test_rules_in_words() -> None:
    assert ng.game("parity-game", 9, "even").rules == (
        "Take turns to take one of the numbers 1 to 9. The first number must be even. After an odd "
        "number comes an odd one, after an even number an even one. If no such number is free, any "
        "number may be taken. Whoever takes the last number loses."
    )
    near = ng.Game(title="Near", size=9, rule=ng.Adjacent() & ng.DivisorOrMultiple())
    assert near.replay([2]).requirement == (
        "a number that is adjacent to 2 and is a divisor or a multiple of 2"
    )


def test_a_similar_name_is_suggested() -> None:
    with pytest.raises(ValueError, match=r"Did you mean number-knockout\?"):
        ng.game("Number Knock-out")


def test_a_notebook_shows_a_refusal_without_code() -> None:
    with pytest.raises(ng.IllegalMove) as refusal:
        ng.game("number-knockout").replay([6]).play(5)
    shown = refusal.value._render_traceback_()
    assert shown == [f"IllegalMove: {refusal.value}"]


def test_nothing_of_a_position_can_be_changed() -> None:
    position = ng.game("parity-duel").replay([3])
    for name in ("history", "game", "last", "code"):
        with pytest.raises(AttributeError):
            setattr(position, name, ())
    with pytest.raises(AttributeError):
        del position.history


def test_the_requirement_in_words() -> None:
    def requirement(slug: str, moves: Sequence[int], **board: object) -> str:
        return ng.game(slug, **board).replay(moves).requirement  # type: ignore[arg-type]

    assert requirement("number-knockout", []) == "any number"
    assert requirement("number-knockout", [], opening="even") == "an even number"
    assert requirement("number-knockout", [9]) == "a divisor or a multiple of 9"
    assert requirement("even-odd-match", [9]) == "an even number"
    assert requirement("parity-game", [9]) == "an odd number"
    assert requirement("odd-or-even-chase", [6]) == "an odd number adjacent to 6"
    assert requirement("parity-game", [1], size=2) == "any number, because no odd number is free"
    assert requirement("parity-game", [1, 2], size=2) == "nothing, because every number is taken"


@given(games())
def test_a_game_is_what_it_was_asked_for(game: ng.Game) -> None:
    assert ng.game(game.slug, game.size, game.opening) == game
    assert eval(repr(ng.GAMES)) == ng.GAMES
    assert pickle.loads(pickle.dumps(game)) == game


class Swapped(ng.Rule):
    """Between two distances."""

    def __init__(self, *, most: int, least: int) -> None:
        self.least = least
        self._most = most

    def allows(self, last: int, number: int) -> bool:
        return self.least <= abs(last - number) <= self._most


def test_own_rules_are_kept_by_name() -> None:
    rule = Swapped(most=3, least=2)
    game = ng.Game(title="Between", size=9, rule=rule)
    again = pickle.loads(pickle.dumps(game.replay([5])))
    assert again == game.replay([5])
    assert again.legal_moves == (2, 3, 7, 8)
    assert Swapped(most=4, least=2) != rule


def test_a_rule_that_can_change_is_refused() -> None:
    class Listed(ng.Rule):
        def __init__(self) -> None:
            self.numbers = [1, 2]

        def allows(self, last: int, number: int) -> bool:
            return number in self.numbers

    with pytest.raises(TypeError, match="use tuples, not lists"):
        ng.Game(title="Listed", size=9, rule=Listed())


@pytest.mark.parametrize("title", [None, 7, "\x1b[31m", "x" * 61])
def test_a_bad_title_gets_a_sentence(title: object) -> None:
    with pytest.raises(ValueError, match="printable characters"):
        ng.Game(title=title, size=9, rule=ng.Adjacent())  # type: ignore[arg-type]


def test_titles_in_any_script_have_slugs_of_their_own() -> None:
    slugs = {ng.Game(title=title, size=9, rule=ng.Adjacent()).slug for title in ("Ёж", "日本", "")}
    assert len(slugs) == 3


def test_a_position_always_shows_itself() -> None:
    impostor = ng.Game("number-knockout", "X", 20, ng.Adjacent())
    assert repr(impostor.replay([3])) == "position('number-knockout/20: 3')"


def test_replaying_something_else_gets_a_sentence() -> None:
    with pytest.raises(TypeError, match="replayed from a list of numbers"):
        ng.game("parity-duel").replay(6)  # type: ignore[arg-type]


def test_settings_are_for_rules_that_have_them() -> None:
    with pytest.raises(TypeError):
        ng.Adjacent(far=3)  # type: ignore[call-arg]
