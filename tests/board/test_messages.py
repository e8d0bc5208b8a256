"""Whatever the page sends, the board shows a legal game."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import numgames_edu as ng
from tests.board.hands import click, history, said
from tests.strategies import games, own_games


def test_an_illegal_click_changes_nothing_and_says_why() -> None:
    board = ng.play("number-knockout").position.game.replay([6])
    board = ng.play(board)
    answers = board._view.state["answer"]
    click(board, 9)
    click(board, 9)
    assert history(board) == (6,)
    assert "9 cannot follow 6: 9 = 1 × 6 + 3" in said(board)
    assert board._view.state["message"]["tone"] == "refused"
    assert board._view.state["message"]["cell"] == 9
    assert board._view.state["answer"] == answers + 2, "each click is answered"


def test_equations_travel_as_mathematics_and_names_as_text() -> None:
    board = ng.play("parity-duel", players=("<b>Ann</b>", "Ben & co"))
    click(board, 3)
    click(board, 4)
    parts = board._view.state["message"]["parts"]
    assert {"math": "3 = 2 × 1 + 1"} in parts
    click(board, 3)
    assert "<b>Ann</b> took it on move 1" in said(board)
    assert "&lt;b&gt;Ann&lt;/b&gt;" in board._repr_mimebundle_()["image/svg+xml"]


def test_a_double_or_late_click_makes_one_move() -> None:
    board = ng.play("parity-duel")
    code = board.position.code
    click(board, 3, code)
    click(board, 3, code)
    click(board, 4, code)
    assert history(board) == (3,)


messages = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
clicks = st.fixed_dictionaries(
    {"do": st.just("take") | messages, "number": st.integers(-3, 25) | messages},
    optional={
        "code": st.sampled_from(["now", "parity-duel/9:", ""]) | messages,
        "answer": messages,
    },
)


@settings(max_examples=400)
@given(games(largest=25) | own_games(largest=12), st.lists(messages | clicks, max_size=25))
def test_whatever_the_page_sends_the_board_shows_a_legal_game(
    game: ng.Game, sent: list[object]
) -> None:
    board = ng.play(game)
    for content in sent:
        if isinstance(content, dict) and content.get("code") == "now":
            content = {**content, "code": board.position.code}
        before = board.position
        board._view._handle_custom_msg(content, [])
        after = board.position
        assert game.replay(after.history) == after
        assert after == before or after.back() == before
        assert board._view.state["code"] == after.code
        assert [n for n, _, _ in board._view.state["taken"]] == list(after.history)


def test_thousands_of_messages_to_one_board() -> None:
    from random import Random

    chance = Random(1)
    board = ng.play("number-knockout", opponent="computer", seed=2)
    for _ in range(3000):
        number: object = chance.choice(
            [chance.randrange(-2, 23), "6", None, 1.5, [6], True, 10**30]
        )
        click(board, number, chance.choice([None, "x", 7, board.position.code]))
        if board.position.outcome is not None:
            board.restart()
    assert board.position.game.replay(history(board)) == board.position


def test_a_failing_rule_is_said_and_not_lost() -> None:
    class Broken(ng.Rule):
        """Breaks after 3."""

        def allows(self, last: int, number: int) -> bool:
            if last == 3:
                raise ZeroDivisionError
            return True

    board = ng.play(ng.Game(title="Broken", size=5, rule=Broken()))
    click(board, 3)
    assert "Something in this game went wrong (ZeroDivisionError)" in said(board)
    assert history(board) == ()
    click(board, 4)
    assert history(board) == (4,), "the board still works"


def test_the_page_cannot_change_what_python_shows() -> None:
    board, stepper = ng.play("parity-duel"), ng.replay("parity-duel/20: 3")
    for panel in (board, stepper):
        for widget, state in (
            (panel._view, {"state": {"x": 1}, "setup": {}, "_esm": "alert(1)"}),
            (panel, {"children": []}),
        ):
            before = widget.get_state()
            message = {"content": {"data": {"method": "update", "state": state}}, "buffers": []}
            widget._handle_msg(message)
            assert widget.get_state() == before
