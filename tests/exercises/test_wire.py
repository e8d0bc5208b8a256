"""What travels between Python and a form has the same names and types on both sides."""

from __future__ import annotations

import re
from pathlib import Path
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from numgames_edu import exercises as ex
from numgames_edu.exercises.pages import page, wire
from tests.exercises.kinds import KINDS
from tests.exercises.test_page import page_of

SCRIPT = (Path(page.__file__).parent / "form.js").read_text("utf-8")
PLAIN = {str: "string", int: "number", bool: "boolean", type(None): "null"}


def in_javascript(kind: Any) -> str:
    """Return how JSDoc writes a type."""
    if get_origin(kind) is list:
        return f"{in_javascript(get_args(kind)[0])}[]"
    if isinstance(kind, UnionType):
        return " | ".join(map(in_javascript, get_args(kind)))
    return str(PLAIN.get(kind, kind.__name__))


def in_jsdoc(kind: Any) -> str:
    """Return how JSDoc says what is in something that travels."""
    fields = (f"{name}: {in_javascript(of)}" for name, of in get_type_hints(kind).items())
    return f"{{{', '.join(fields)}}}"


def test_both_sides_name_the_same() -> None:
    comment = " ".join(re.sub(r"\n \* *", " ", SCRIPT.partition("*/")[0]).split())
    said = {name: text for text, name in re.findall(r"@typedef \{(.+?)\} (\w+)(?= @|$)", comment)}
    said["Answer"] = said["Answer"].replace("State & {", f"{said['State'][:-1]}, ")
    kinds = {name: kind for name, kind in vars(wire).items() if is_typeddict(kind)}
    assert said == {name: in_jsdoc(kind) for name, kind in kinds.items()}


def test_the_script_says_nothing_of_its_own() -> None:
    texts = re.findall(
        r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`", re.sub(r"//.*|/\*[\s\S]*?\*/", "", SCRIPT)
    )
    assert not [text for parts in texts for text in parts if re.search(r"[A-Za-z] [A-Za-z]", text)]


@pytest.mark.parametrize("shown", [*KINDS, "prediction", "progress"])
def test_what_is_sent_is_what_is_said(shown: str) -> None:
    lesson = ex.Lesson("a")
    made = {"prediction": lesson.predict("p", "Who?"), "progress": lesson.progress}
    form = page_of(made.get(shown) or lesson.ask("1", KINDS[shown].make(1))).form
    assert form.state.keys() == get_type_hints(wire.Answer).keys()
    assert form.setup.keys() == get_type_hints(wire.Setup).keys()
    for name, kind in get_type_hints(wire.Answer).items():
        assert isinstance(form.state[name], get_origin(kind) or kind)
    for item, kind in (("items", wire.Item), ("buttons", wire.Button)):
        assert all(each.keys() == get_type_hints(kind).keys() for each in form.state[item])
