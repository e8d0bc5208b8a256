"""New games, settings and position codes."""

from __future__ import annotations

import ipywidgets
import pytest

import numgames_edu as ng
from tests.board.hands import field, history, inside, press, said


def test_the_settings_show_who_plays() -> None:
    board = ng.play("number-knockout", opponent="computer", first=2, level="perfect", seed=1)
    assert field(board, "Second player").value == "computer"
    assert field(board, "Computer plays").value == "perfect"
    assert field(board, "First name").value == "Player 2"
    assert field(board, "Who begins").value == 2
    press(board, "Begin the new game")
    assert len(history(board)) == 1
    field(board, "Second player").value = "person"
    assert field(board, "Second name").value == "Player 2"
    press(board, "Begin the new game")
    assert history(board) == ()


def test_loading_something_else_gets_a_sentence() -> None:
    with pytest.raises(TypeError, match="This takes a Position"):
        ng.play("parity-duel").load(None)  # type: ignore[arg-type]


def test_a_new_game_is_checked_like_the_first_one() -> None:
    board = ng.play("parity-duel")
    game = board.position.game
    for options in ({"first": 7}, {"opponent": "robot"}, {"level": "?"}, {"players": ("A", "A")}):
        with pytest.raises(ValueError, match=r"The|A player"):
            board.new_game(game, **options)
        assert board.players == ("Player 1", "Player 2")


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


def test_players_without_names_are_called_by_their_turn() -> None:
    board = ng.play("parity-duel", first=2)
    assert board.players == ("Player 1", "Player 2")
    field(board, "Who begins").value = 2
    field(board, "Second player").value = "computer"
    press(board, "Begin the new game")
    assert board.players == ("Computer", "Player 2")
    field(board, "First name").value = "Ann"
    press(board, "Begin the new game")
    assert board.players == ("Computer", "Ann")


def test_a_board_without_the_proof() -> None:
    board = ng.play("parity-duel", proof=False)
    words = [w.description for w in inside(board) if isinstance(w, ipywidgets.Button)]
    assert words == ["Undo", "Hint", "New game …"]
    assert board.who_wins().startswith("With best play"), "a teacher can still ask in Python"
    hints = [board.hint() for _ in range(3)]
    assert not [words for words in hints if "win" in words]
