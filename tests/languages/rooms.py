"""The rooms of a language, and the words that stand in them."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numgames_edu

FOLDER = Path(numgames_edu.__file__).parent

HELPERS = {"agreement", "verbs"}
"""Modules of a language that are no rooms: other languages need not have them."""

NOT_YET = {"exercises", "pictures"}
"""Rooms that speak English only."""

SHARED = {
    # words of both languages
    *("a", "e", "has", "no", "es", "en", "s", "once", "decimal", "divisor", "factor", "mover"),
    # what Python understands, whatever the language
    *("true", "false", "none", "python", "ng", "explain", "enter", "replay", "game", "computer"),
    *("rule", "adjacent", "oppositeparity", "else_any", "first", "second", "players"),
    *("last", "number", "abs", "help", "quit", "knockout", "n"),
    *("numgames", "lab", "jupyterlab", "browser", "port", "pdf", "root", "teacher", "terminal"),
    *("solutions",),
    *("opponent", "person", "perfect", "careful", "random", "any", "even"),
}
"""Words that may stand in a Spanish sentence though they stand in English ones, too."""


def rooms(language: str) -> list[str]:
    """Return the names of a language's rooms."""
    names = [path.stem for path in sorted((FOLDER / language).glob("*.py"))]
    return [name for name in names if name != "__init__" and name not in HELPERS]


def room(language: str, name: str) -> ModuleType:
    return import_module(f"numgames_edu.{language}.{name}")


def functions(module: ModuleType) -> dict[str, Callable[..., Any]]:
    """Return the sentences of a room: the functions, and what it hands on under its own name."""
    offered = getattr(module, "__all__", ())
    return {
        name: thing
        for name, thing in vars(module).items()
        if inspect.isfunction(thing)
        and not name.startswith("_")
        and (thing.__module__ == module.__name__ or name in offered)
    }


def parameters(function: Callable[..., Any]) -> list[tuple[str, Any, bool]]:
    """Return what a function takes: names, kinds, and whether there is something to leave out."""
    found = inspect.signature(function).parameters.values()
    return [(one.name, one.kind, one.default is one.empty) for one in found]


def words_in(text: str) -> set[str]:
    """Return the words of a text, in small letters."""
    return set(re.findall(r"[^\W\d_]+(?:_[^\W\d_]+)*", text.lower()))


def strings(module: ModuleType) -> Iterator[str]:
    """Return the text that stands in a room, but for its docstrings and the names of labels."""
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    alone |= {id(key) for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield re.sub(r"\{\w+\}", " ", node.value)


@cache
def english_words() -> frozenset[str]:
    """Return the words that make a text English: what rooms of a game say, but for the shared."""
    modules = [room("english", name) for name in rooms("english") if name not in NOT_YET]
    said = (words_in(text) for module in modules for text in strings(module))
    return frozenset(set().union(*said) - SHARED)
