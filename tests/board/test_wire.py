"""What travels to the page: made once, typed on both sides, with every word that is read there."""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import Any, get_type_hints, is_typeddict

import pytest

import numgames_edu as ng
from numgames_edu import board as room
from numgames_edu.display import wire
from numgames_edu.words import words
from tests.board.hands import click

SCRIPT = (Path(room.__file__).parent / "view.js").read_text("utf-8")

TYPES = {name: kind for name, kind in vars(wire).items() if is_typeddict(kind)}

COMMENT = re.compile(r"/\*.*?\*/|(?<=[\s;,{])//[^\n]*", re.DOTALL)
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`', re.DOTALL)


def typedefs() -> dict[str, str]:
    """Return the types that the script names, each as it is written there."""
    script = re.sub(r"\n \* ?", "\n", SCRIPT)
    found = re.findall(r"@typedef \{(.+?)\} (\w+)\n", script, re.DOTALL)
    return {name: " ".join(written.split()) for written, name in found}


def fields(written: str, known: dict[str, str]) -> set[str]:
    """Return the fields of a type as the script writes it: "{a: string, b?: number}"."""
    inherited, _, rest = written.rpartition("&")
    own = re.sub(r"\{.*?\}\[\]", "", rest.strip().removeprefix("{").removesuffix("}"))
    names = set(re.findall(r"(\w+\??):", own))
    return names | (fields(known[inherited.strip()], known) if inherited else set())


def test_both_sides_of_the_wire_have_the_same_types() -> None:
    written = typedefs()
    assert set(written) == {*TYPES, "Part"}
    for name, kind in TYPES.items():
        optional = kind.__optional_keys__
        ours = {f"{field}?" if field in optional else field for field in get_type_hints(kind)}
        assert fields(written[name], written) == ours, name


def shape(value: object, kind: type) -> None:
    """Check that a value has the fields of its type, and no others."""
    assert isinstance(value, dict)
    assert kind.__required_keys__ <= set(value) <= set(get_type_hints(kind)), kind  # type: ignore[attr-defined]


@pytest.mark.parametrize("slug", ng.GAMES)
def test_what_is_sent_has_these_types(slug: str) -> None:
    board = ng.play(slug, size=9, opponent="computer", seed=1)
    while board.position.outcome is None:
        click(board, 99)
        click(board, board.position.legal_moves[0])
        shape(board._view.setup, wire.Setup)
        shape(board._view.setup["words"], wire.Words)
        state = board._view.state
        shape(state, wire.Answer)
        shape(state["message"], wire.Message)
        for move in state["moves"]:
            shape(move, wire.Move)
    shape(ng.replay(board.position)._view.state, wire.Answer)


def test_what_was_sent_is_not_changed_any_more() -> None:
    board = ng.play("number-knockout/10:", players=("Ann", "Ben"))
    sent: list[tuple[Any, Any]] = []
    for number in (10, 3, 2, 6, 3, 9, 1, 7):
        click(board, number)
        board.hint()
        for kept, was in sent:
            assert kept == was
        sent.append((board._view.state, copy.deepcopy(board._view.state)))
    board.undo()
    board.restart()
    assert all(kept == was for kept, was in sent)


def literals(script: str) -> list[str]:
    """Return the texts in a script, without those in its comments."""
    return [a or b for a, b in LITERAL.findall(COMMENT.sub("", script))]


def test_the_page_makes_no_sentence() -> None:
    texts = literals(SCRIPT)
    assert "numgames-board" in texts
    said = words.board.page().values()
    assert not set(texts) & set(said)
    for text in texts:
        plain = re.sub(r"\$\{.*?\}", "", text)  # what is put in comes from Python
        if "[" not in plain:  # a selector of elements
            assert not re.search(r"[A-Za-z]{2,}[ ,.]+[A-Za-z]{2,}", plain), text


def test_a_sentence_in_a_script_would_be_found() -> None:
    assert literals('say("No answer yet."); // "not this"') == ["No answer yet."]


def test_all_that_the_page_says_is_used_there() -> None:
    for name in words.board.page():
        assert re.search(rf"words\.{name}\b", SCRIPT), name
