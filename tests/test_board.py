"""The board without a browser: driven by Python and by the messages a page may send."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from xml.etree import ElementTree

import ipywidgets
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import numgames_edu as ng
from numgames_edu.board import pace
from numgames_edu.board.layout import rows_of
from tests.strategies import games, own_games, positions


@pytest.fixture(autouse=True)
def in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the computer answer at once, whatever loops other tests have running."""
    monkeypatch.setattr(pace, "running_loop", lambda: None)


def click(board: ng.Board, number: object, code: object = None) -> None:
    """Send what the page sends when a number is clicked."""
    code = board.position.code if code is None else code
    board._view._handle_custom_msg({"do": "take", "number": number, "code": code}, [])


def said(board: ng.Board | ng.Stepper) -> str:
    """Return the message on the board as plain text."""
    parts = board._view.state["message"]["parts"]
    return "".join(part if isinstance(part, str) else part["math"] for part in parts)


def history(board: ng.Board | ng.Stepper) -> tuple[int, ...]:
    """Return the moves on the board (a function, because each call may say something else)."""
    return board.position.history


def press(board: ng.Board | ng.Stepper, words: str) -> None:
    """Press the button with these words."""
    (button,) = [w for w in inside(board) if getattr(w, "description", None) == words]
    button.click()


def inside(widget: ipywidgets.Widget) -> list[Any]:
    found = [widget]
    for child in getattr(widget, "children", ()):
        found += inside(child)
    return found


def field(board: ng.Board, words: str) -> Any:
    if len(board.children) == 2:
        press(board, "New game …")
    (found,) = [w for w in inside(board) if getattr(w, "description", None) == words]
    return found


def test_a_game_by_clicks() -> None:
    board = ng.play("number-knockout", players=("Ann", "Ben"))
    for number in (7, 1, 11):
        click(board, number)
    assert history(board) == (7, 1, 11)
    state = board._view.state
    assert state["over"]
    assert state["winner"] == 1
    assert state["turn"] == "Ann has won!"
    assert "Ben cannot move, because no divisor or multiple of 11 is free" in said(board)
    assert [move.get("mark") for move in state["moves"]] == ["", "", ""]


def test_a_board_greets_and_a_finished_game_says_how_it_ended() -> None:
    assert said(ng.play("parity-duel")).startswith("Click a number, or go to it")
    assert "Player 2 cannot move" in said(ng.play("number-knockout/20: 7 1 11"))


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


@pytest.mark.parametrize("slug", ng.GAMES)
def test_driven_from_python(slug: str) -> None:
    board = ng.play(slug, size=12)
    while board.position.outcome is None:
        board.play(board.position.legal_moves[0])
    assert board._view.state["over"]
    with pytest.raises(ng.IllegalMove):
        board.play(1)
    with pytest.raises(TypeError):
        board.play("1")  # type: ignore[arg-type]
    board.undo()
    assert not board._view.state["over"]
    board.restart()
    assert history(board) == ()


def test_undo() -> None:
    board = ng.play("parity-duel")
    board.undo()
    assert said(board) == "There is no move to take back."
    board.play(3)
    board.play(4)
    press(board, "Undo")
    assert history(board) == (3,)
    assert said(board) == "The last move is taken back."


def test_the_computer_answers_at_once_in_python_and_undo_takes_both_back() -> None:
    board = ng.play("parity-duel", opponent="computer", seed=3)
    board.play(3)
    assert len(history(board)) == 2
    board.undo()
    assert history(board) == ()
    assert said(board) == "The last two moves are taken back."
    again = ng.play("parity-duel", opponent="computer", seed=3)
    again.play(3)
    board.restart()
    board.play(3)
    assert board.position == again.position


def test_the_computer_may_begin() -> None:
    board = ng.play("number-knockout", opponent="computer", first=2, seed=1)
    assert len(history(board)) == 1
    assert board.players == ("Computer", "Player 1")
    board.undo()
    assert said(board) == "There is no move to take back."
    assert len(history(board)) == 1


def test_after_undo_somebody_can_always_move() -> None:
    """Also when the last move won the game, and when the computer has only just begun."""
    for first in (1, 2):
        for seed in range(8):
            board = ng.play("number-knockout", 8, opponent="computer", first=first, seed=seed)
            while board.position.outcome is None:
                board.play(board.position.legal_moves[-1])
            for _ in range(12):
                board.undo()
                assert not board._computer_is_next()
                assert board.position.legal_moves


def test_the_settings_show_who_plays() -> None:
    board = ng.play("number-knockout", opponent="computer", first=2, level="perfect", seed=1)
    assert field(board, "Second player").value == "computer"
    assert field(board, "Computer plays").value == "perfect"
    assert field(board, "First name").value == "Player 1"
    assert field(board, "Who begins").value == 2
    press(board, "Begin the new game")
    assert len(history(board)) == 1
    field(board, "Second player").value = "person"
    assert field(board, "Second name").value == "Player 2"
    press(board, "Begin the new game")
    assert history(board) == ()


def test_loading_something_else_gets_a_sentence() -> None:
    with pytest.raises(TypeError, match="A board shows a Position"):
        ng.play("parity-duel").load(None)  # type: ignore[arg-type]


def test_on_a_page_the_computer_thinks_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("numgames_edu.board.board.PAUSE", 0.05)

    async def play() -> ng.Board:
        board = ng.play("parity-duel", opponent="computer", seed=3)
        click(board, 3)
        assert history(board) == (3,)
        click(board, 4)
        assert said(board) == "One moment, please: the computer is thinking."
        while len(history(board)) < 2:
            await asyncio.sleep(0.01)
        click(board, 5)
        board.undo()
        assert history(board) == (3, history(board)[1])
        await asyncio.sleep(0.1)
        assert len(history(board)) == 2, "what was taken back is not answered any more"
        return board

    monkeypatch.setattr(pace, "running_loop", asyncio.get_running_loop)
    with ThreadPoolExecutor() as thread:  # away from the loop that a browser's tests may run in
        thread.submit(asyncio.run, play()).result()


def test_hints_go_from_a_question_to_a_number() -> None:
    board = ng.play("number-knockout/10: 10")
    question = "You must take a divisor or a multiple of 10. Which free numbers fit?"
    assert board.hint() == question
    assert board.hint().startswith("You may take 1, 2 or 5; one of them wins.")
    assert board.hint().startswith("You could take 5. It wins. 5 may follow 10: ")
    board.play(5)
    assert board.hint().endswith("Which free numbers fit?"), "each turn begins with the question"
    assert ng.play("number-knockout").hint().startswith("What would the other player")


@settings(max_examples=200)
@given(positions(games(largest=30)))
def test_every_position_has_hints_and_a_proof(position: ng.Position) -> None:
    board = ng.play(position)
    for _ in range(4):
        assert board.hint().endswith((".", "?"))
    assert board.who_wins().endswith(".")
    assert board.position == position


def test_the_proof_is_drawn() -> None:
    board = ng.play("number-knockout/10:", players=("Ann", "Ben"))
    press(board, "Who wins, and why?")
    assert [1, 7] in board._view.state["pairs"]
    assert said(board).startswith("With best play, Ben wins.")
    board.play(10)
    assert board._view.state["pairs"] == []


def test_a_game_too_large_to_solve_is_still_played() -> None:
    game = ng.Game(title="Wide", size=60, rule=ng.SameParity(), ending="last-loses")
    board = ng.play(game)
    assert "situations" in board.who_wins()
    assert [board.hint() for _ in range(3)][1].startswith("You may take 1, 2, 3")
    against = ng.play(game, opponent="computer", level="perfect", seed=1)
    against.play(3)
    assert len(history(against)) == 2, "the computer always has a move"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("parity-duel/20: 3", "no choice changes who wins here"),
        ("parity-game/15: 3", "no choice changes who wins here"),
        ("parity-duel/9:", "5 of them win"),
        ("odd-or-even-chase/12: 5 6", "Only one number is allowed"),
        ("number-knockout/20: 14 2", "None of them wins by force"),
        ("number-knockout/10: 10", "one of them wins"),
        ("number-knockout/400:", "or 376 others"),
    ],
)
def test_the_second_hint_is_a_reason(code: str, words: str) -> None:
    board = ng.play(code)
    board.hint()
    assert words in board.hint()


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize(
    "players", [None, ("Player 2", "Player 1"), ("Player 2", "Ann"), ("Computer", "Player 1")]
)
def test_what_is_shown_names_whom_it_means(players: tuple[str, str] | None, first: int) -> None:
    board = ng.play("number-knockout/10:", players=players, first=first)
    assert said(board) != board.who_wins()
    assert said(board) == board.who_wins()
    assert board.who_wins().startswith(f"With best play, {board.players[1]} wins.")
    assert board.hint() == said(board)


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


def test_in_a_kernel_too_the_computer_answers_python_at_once() -> None:
    """What a notebook prints does not depend on how quickly its cells are run."""

    async def cell() -> None:
        board = ng.play("number-knockout", opponent="computer", first=2, seed=1)
        begun = history(board)
        assert len(begun) == 1
        board.restart()
        assert history(board) == begun
        board.play(board.position.legal_moves[0])
        board.undo()
        assert len(history(board)) == 1

    with ThreadPoolExecutor() as thread, pytest.MonkeyPatch.context() as patch:
        patch.setattr(pace, "running_loop", asyncio.get_running_loop)
        thread.submit(asyncio.run, cell()).result()


def test_while_the_computer_thinks_no_number_is_called_forbidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("numgames_edu.board.board.after", lambda seconds, action: None)
    board = ng.play("number-knockout", opponent="computer", players=("Ann", "Robot"), seed=1)
    click(board, 6)
    assert board._view.state["turn"] == "Robot is thinking …"
    assert board._view.state["legal"] is None
    board._computer_moves()
    assert said(board).startswith(f"Robot takes {history(board)[1]}. {history(board)[1]} may")


def test_a_new_game_is_checked_like_the_first_one() -> None:
    board = ng.play("parity-duel")
    game = board.position.game
    for options in ({"first": 7}, {"opponent": "robot"}, {"level": "?"}, {"players": ("A", "A")}):
        with pytest.raises(ValueError, match=r"The|A player"):
            board.new_game(game, **options)
        assert board.players == ("Player 1", "Player 2")


def test_help_fades() -> None:
    board = ng.play("number-knockout/20: 6")
    assert board._view.state["legal"] == [1, 2, 3, 12, 18]
    board.help = "count"
    assert board._view.state["legal"] is None
    assert board._view.state["count"] == "5 numbers are allowed."
    field(board, "Help").value = "none"
    assert board.help == "none"
    assert board._view.state["count"] == ""
    with pytest.raises(ValueError, match="'all', 'count' or 'none'"):
        board.help = "some"


def test_a_new_game_by_its_menu() -> None:
    board = ng.play("number-knockout")
    field(board, "Numbers 1 to").value = 30
    field(board, "Opening").value = "even"
    field(board, "First name").value = "Ann"
    field(board, "Second name").value = "Bot"
    field(board, "Second player").value = "computer"
    press(board, "Begin the new game")
    assert board.position.code == "number-knockout/30-even:"
    assert board.players == ("Ann", "Bot")
    board.play(22)
    assert len(history(board)) == 2
    press(board, "New game …")
    assert board.children[2].layout.display == "none"
    press(board, "New game …")
    assert board.children[2].layout.display is None
    field(board, "First name").value = " "
    press(board, "Begin the new game")
    assert "1 to 30 printable characters" in said(board)
    assert len(history(board)) == 2


def test_codes_by_the_menu() -> None:
    board = ng.play("number-knockout")
    board.play(6)
    code = field(board, "Position code")
    press(board, "Copy code")
    assert said(board) == "The code of this position is number-knockout/20: 6"
    assert code.value == "number-knockout/20: 6"
    code.value = "odd-or-even-chase/12: 5 6"
    press(board, "Load code")
    assert history(board) == (5, 6)
    assert board._view.setup["layout"] == "line"
    code.value = "odd-or-even-chase/12: 5 9"
    press(board, "Load code")
    assert "9 cannot follow 5" in said(board)
    assert history(board) == (5, 6)


def test_where_it_turned() -> None:
    board = ng.play("number-knockout/10:")
    for number in (10, 2, 6, 3, 9, 1, 7):
        board.play(number)
    marks = [move.get("mark", "") for move in board._view.state["moves"]]
    assert marks[1] == "Here it turned: 5 would have won."
    assert not any(marks[2:])


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"opponent": "robot"}, "'computer'"),
        ({"help": "some"}, "'all', 'count' or 'none'"),
        ({"level": "best"}, "'perfect', 'careful' or 'random'"),
        ({"first": 3}, "1 or 2"),
        ({"players": ("Ann",)}, "two players"),
        ({"players": "AB"}, "two players"),
        ({"players": ("Ann", "Ann")}, "different names"),
        ({"players": ("Ann", "\n")}, "printable"),
        ({"size": 401}, "at most 400 numbers"),
        ({"opening": "odd"}, "'any' or 'even'"),
    ],
)
def test_bad_options_get_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        ng.play("number-knockout", **options)


def test_what_can_be_played() -> None:
    position = ng.game("parity-duel").replay([3])
    assert ng.play(position).position == ng.play(position.code).position == position
    assert ng.play(position.game).position == position.game.start()
    mine = ng.Game(title="Mine", size=8, rule=ng.Adjacent() & ng.DivisorOrMultiple())
    assert ng.play(mine, size=9).position.game.size == 9
    with pytest.raises(TypeError, match="a Game, a Position or a position code"):
        ng.play(7)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="already has its size"):
        ng.play(position, size=9)
    with pytest.raises(ValueError, match="no such game"):
        ng.play("chess")


@given(games(largest=120) | own_games())
def test_rows_hold_every_number_once(game: ng.Game) -> None:
    numbers = [n for _, row in rows_of(game) for n in row]
    assert sorted(numbers) == list(range(1, game.size + 1))
    assert max(len(row) for _, row in rows_of(game)) <= 12


def test_layouts_teach() -> None:
    assert len(rows_of(ng.game("odd-or-even-chase"))) == 1
    assert [label for label, _ in rows_of(ng.game("parity-duel"))] == ["odd", "even"]
    assert rows_of(ng.game("number-knockout"))[1] == ("", list(range(11, 21)))


@settings(max_examples=100)
@given(positions(games(largest=60)))
def test_without_a_page_there_is_text_and_a_picture(position: ng.Position) -> None:
    board = ng.play(position, players=("Ann <1>", "Ben"))
    bundle = board._repr_mimebundle_()
    assert (
        bundle["text/plain"] == repr(board) == repr(ng.play(position, players=("Ann <1>", "Ben")))
    )
    assert "application/vnd.jupyter.widget-view+json" in bundle
    svg = ElementTree.fromstring(bundle["image/svg+xml"])
    title, desc = (svg.find(f"{{http://www.w3.org/2000/svg}}{tag}") for tag in ("title", "desc"))
    assert title is not None
    assert desc is not None
    assert desc.text == bundle["text/plain"]
    texts = [t.text for t in svg.iter("{http://www.w3.org/2000/svg}text")]
    for number in range(1, position.game.size + 1):
        assert str(number) in texts
    for owner, sign in ((1, "o"), (2, "x")):
        for number in position.history[owner - 1 :: 2]:
            assert f"[{number}{sign}]" in bundle["text/plain"]


def test_a_game_plays_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    stepper = ng.replay("number-knockout/20: 14 1 11")
    press(stepper, "Play")
    assert stepper.step == 3, "at once, where nobody is looking"
    monkeypatch.setattr("numgames_edu.board.stepper.INTERVAL", 0.02)
    monkeypatch.setattr(pace, "running_loop", asyncio.get_running_loop)

    async def watch() -> None:
        press(stepper, "Play")
        assert stepper.step == 0, "it begins again"
        while stepper.step < 2:
            await asyncio.sleep(0.005)
        press(stepper, "Pause")
        paused = stepper.step
        await asyncio.sleep(0.06)
        assert stepper.step == paused
        press(stepper, "Play")
        while stepper.step < 3:
            await asyncio.sleep(0.005)
        press(stepper, "Play")
        press(stepper, "Next")
        assert stepper.step == 1, "who steps by hand stops the playing"
        await asyncio.sleep(0.06)
        assert stepper.step == 1

    with ThreadPoolExecutor() as thread:
        thread.submit(asyncio.run, watch()).result()


def test_every_press_is_answered() -> None:
    """The page waits for an answer to each button, and says so if none comes."""
    board, stepper = ng.play("parity-duel"), ng.replay("parity-duel/20: 3")
    for panel in (board, stepper):
        buttons = [w for w in inside(panel) if isinstance(w, ipywidgets.Button)]
        for button in [*buttons, *buttons]:
            before = panel._view.state["answer"]
            button.click()
            assert panel._view.state["answer"] > before, button.description
    assert said(board) == "The settings below the board are closed."
    opened = [w for w in inside(board) if isinstance(w, ipywidgets.Button)][len(buttons) - 1 :]
    for button in opened:
        before = board._view.state["answer"]
        button.click()
        assert board._view.state["answer"] > before, button.description


def test_stepping_through_a_game() -> None:
    stepper = ng.replay("number-knockout/20: 14 1 11", players=("Ann", "Ben"))
    assert stepper.step == 0
    assert said(stepper) == "No move has been made yet. With best play, Ann wins."
    press(stepper, "Next")
    assert "14 may be taken first" in said(stepper)
    assert said(stepper).endswith("With best play, Ben wins.")
    press(stepper, "Next")
    assert "Also allowed: 2 and 7. With best play, Ann wins." in said(stepper)
    press(stepper, "Last")
    assert stepper.step == 3
    assert "Ben cannot move" in said(stepper)
    press(stepper, "Next")
    assert stepper.step == 3
    press(stepper, "Previous")
    assert history(stepper) == (14, 1)
    press(stepper, "First")
    press(stepper, "Previous")
    assert stepper.step == 0
    assert stepper._view.setup["readonly"]
    assert repr(stepper).startswith("Number Knockout, 1 to 20")
    assert ng.replay(ng.game("parity-duel").start()).step == 0
