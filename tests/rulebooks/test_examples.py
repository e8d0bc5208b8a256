"""The rule books' worked examples, replayed up to where they break their own rules."""

from __future__ import annotations

import pytest

import numgames_edu as ng

EVEN_ODD_MATCH = [7, 16, 5, 18, 15, 20, 17, 14, 13, 12, 19, 10, 11, 8, 9, 6, 3, 4, 1, 2]
PARITY_GAME = [5, 11, 1, 3, 7, 9, 13, 15, 2, 4, 6, 8, 10, 12, 14]
CHASE = [5, 6, 7, 8, 9, 10, 11, 12]


@pytest.mark.parametrize(
    ("slug", "moves", "reason"),
    [
        (
            "even-odd-match",
            EVEN_ODD_MATCH,
            "Player 1 cannot move, because no odd number is free (all of them are taken), "
            "so Player 2 wins.",
        ),
        (
            "parity-game",
            PARITY_GAME,
            "Player 1 took the last number, 14, and that loses, so Player 2 wins.",
        ),
        (
            "odd-or-even-chase",
            CHASE,
            "Player 1 cannot move, because no odd number adjacent to 12 is free (11 is taken), "
            "so Player 2 wins.",
        ),
    ],
)
def test_whole_examples_replay_to_the_printed_winner(
    slug: str, moves: list[int], reason: str
) -> None:
    position = ng.game(slug).start()
    for number in moves:
        assert position.outcome is None
        position = position.play(number)
    assert position.outcome == ng.Outcome(2, reason)


@pytest.mark.parametrize(
    ("turn", "choices"),
    [
        (8, (2, 4, 6, 8, 10, 12, 14)),
        (9, (1, 3, 9, 11, 13, 19)),
        (10, (2, 4, 6, 8, 10, 12)),
        (13, (1, 3, 9, 11)),
        (16, (2, 4, 6)),
        (19, (1,)),
        (20, (2,)),
    ],
)
def test_even_odd_match_offers_what_is_printed(turn: int, choices: tuple[int, ...]) -> None:
    position = ng.game("even-odd-match").replay(EVEN_ODD_MATCH[: turn - 1])
    assert position.legal_moves == choices


def test_parity_game_gives_way_when_the_odd_numbers_are_gone() -> None:
    position = ng.game("parity-game").replay(PARITY_GAME[:8])
    assert position.to_move == 1
    assert position.available == position.legal_moves == (2, 4, 6, 8, 10, 12, 14)
    assert position.requirement == "any number, because no odd number is free"


@pytest.mark.parametrize(("turn", "choices"), [(2, (4, 6)), (3, (7,)), (7, (11,)), (9, ())])
def test_chase_offers_what_is_printed(turn: int, choices: tuple[int, ...]) -> None:
    assert ng.game("odd-or-even-chase").replay(CHASE[: turn - 1]).legal_moves == choices


def test_parity_duel_replays_up_to_its_end_game_scenario() -> None:
    position = ng.game("parity-duel").replay([10, 7, 8, 5])
    assert position.available == (1, 2, 3, 4, 6, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20)
    # The book lets Player 2 remove 19 here, but it is Player 1's turn, and an even number is due.
    assert position.to_move == 1
    assert position.requirement == "an even number"
    with pytest.raises(ng.IllegalMove) as refusal:
        position.play(19)
    assert str(refusal.value) == (
        "19 cannot follow 5: 5 is odd (5 = 2 × 2 + 1), so an even number must come next, "
        "but 19 is odd (19 = 2 × 9 + 1)."
    )


def test_parity_duel_s_terminal_game_replays() -> None:
    position = ng.game("parity-duel", size=10).replay([6])
    assert position.legal_moves == (1, 3, 5, 7, 9)
    assert position.play(5).legal_moves == (2, 4, 8, 10)
    assert position.play(5).play(8).available == (1, 2, 3, 4, 7, 9, 10)


def test_number_knockout_replays_up_to_turn_5() -> None:
    game = ng.game("number-knockout")
    assert game.replay([6]).legal_moves == (1, 2, 3, 12, 18)
    assert game.replay([6, 3]).legal_moves == (1, 9, 12, 15, 18)  # its terminal leaves 1 out
    assert game.replay([6, 3, 9]).legal_moves == (1, 18)  # the book calls 1 "already selected"
    position = game.replay([6, 3, 9, 18])
    assert position.legal_moves == (1, 2)  # the book offers 2 alone, then takes 12
    with pytest.raises(ng.IllegalMove) as refusal:
        position.play(12)
    assert str(refusal.value) == (
        "12 cannot follow 18: 18 = 1 × 12 + 6, so 12 is not a divisor of 18; 12 is smaller than "
        "18, so 12 is not a multiple of 18. The primes show it, too: 12 = 2 × 2 × 3 has the prime "
        "factor 2 twice, but 18 = 2 × 3 × 3 has the prime factor 2 once."
    )


def test_number_knockout_s_last_player_was_not_stuck() -> None:
    """After 16, with the printed numbers marked, 1 and 2 are free: the book overlooks them."""
    marked = {3, 4, 6, 8, 9, 12, 16, 18}
    game = ng.game("number-knockout")
    assert [n for n in game.followers(16) if n not in marked] == [1, 2]
    assert [n for n in game.followers(8) if n not in marked - {16}] == [1, 2, 16]
