"""The plan of the house, held over the syntax tree: where sentences stand, and who reads them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import numgames_edu as ng
from numgames_edu.words import LANGUAGES

HOUSE = Path(ng.__file__).parent
MODULES = sorted(
    path
    for path in HOUSE.rglob("*.py")
    if path.relative_to(HOUSE).parts[0] not in {*LANGUAGES.values(), "notebooks"}
)
SCRIPTS = sorted(HOUSE.rglob("*.js"))

TWO_WORDS = re.compile(r"[^\W\d_]{2,}[,;:.!?]? [^\W\d_]{2,}|^[A-Z][a-z]+( …|[.!?:])?$")
"""Two words with a space between them, or one that begins with a capital letter, as labels do."""

NAMES = {"__all__", "__slots__", "_LAZY", "SCRIPTS"}

IN_CODE = {
    *(ng.game(slug).title for slug in ng.GAMES),  # proper names
    *("Script", "None", "Software", "Title"),  # of a class, of matplotlib, of files' metadata
    *("Home", "End", "Enter"),  # keys
}

SENTENCES = {
    *("text", "long", "turned", "changes", "reason", "requirement", "rules", "summary", "wanted"),
    *("relation", "quality", "because", "in_short", "prompt", "note", "message", "how", "give"),
    *("words", "headline", "hint", "solution_words", "spoken", "as_text", "sentence"),
}
"""What gives people something to read: properties, methods and functions by these names."""

LOOKS = {
    *("startswith", "endswith", "removeprefix", "removesuffix", "replace", "partition", "split"),
    *("rpartition", "rsplit", "splitlines", "find", "rfind", "index", "count", "lower", "upper"),
    *("capitalize", "casefold", "title", "swapcase", "translate", "isupper", "islower"),
}


def name_of(path: Path) -> str:
    return path.relative_to(HOUSE).as_posix()


def strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the strings of a module that are no docstrings, lists of names or types."""
    left_out: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            left_out.add(id(node.value))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("TypeVar", "ParamSpec"):
            left_out.update(map(id, node.args))
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            left_out.update(id(part) for stated in node.body for part in ast.walk(stated))
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(t, ast.Name) and t.id in NAMES for t in targets):
                left_out.update(map(id, ast.walk(node)))
    for node in ast.walk(tree):
        if id(node) in left_out or not isinstance(node, ast.Constant):
            continue
        if isinstance(node.value, str):
            yield node.lineno, node.value


def is_sentence(text: str) -> bool:
    return bool(TWO_WORDS.search(text)) and text not in IN_CODE


def sentences_in(source: str) -> list[tuple[int, str]]:
    return [(line, text) for line, text in strings(ast.parse(source)) if is_sentence(text)]


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_no_sentence_stands_outside_the_languages(path: Path) -> None:
    assert not sentences_in(path.read_text("utf-8"))


def test_a_sentence_would_be_found() -> None:
    found = sentences_in('def f(n):\n    "Say it."\n    return f"{n} is even", "Undo", "x-y"\n')
    assert sorted(found) == [(3, " is even"), (3, "Undo")]
    assert sentences_in('label = "New game …"')
    assert sentences_in('raise ValueError("There is none.")')


@pytest.mark.parametrize("path", SCRIPTS, ids=name_of)
def test_no_sentence_stands_in_a_script(path: Path) -> None:
    source = re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text("utf-8"), flags=re.DOTALL)
    literals = re.findall(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`]*)`', source)
    texts = [text for found in literals for text in found if "[role=" not in text]  # a selector
    assert not list(filter(is_sentence, texts))


class Looking(ast.NodeVisitor):
    """Finds code that looks into a sentence. A name is one if a sentence was put into it."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []
        self.known: set[str] = set()

    def is_sentence(self, node: ast.AST) -> bool:
        match node:
            case ast.Call(func=ast.Attribute(attr=name, value=value)) if name in (*LOOKS, "strip"):
                return self.is_sentence(value)
            case ast.Call(func=ast.Name(id="str"), args=[value]):
                return self.is_sentence(value) or ast.unparse(value).endswith(".required")
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)):
                return name in SENTENCES
            case ast.Subscript(value=ast.Attribute(attr="choices" | "hints")):
                return True
            case ast.Attribute(attr=name):
                return name in SENTENCES and not isinstance(node.ctx, ast.Store)
            case ast.Name(id=name):
                return name in self.known
        return False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        before, self.known = self.known, set()
        self.generic_visit(node)
        self.known = before

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        if self.is_sentence(node.value):
            self.known |= {target.id for target in node.targets if isinstance(target, ast.Name)}

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.generic_visit(node)
        if node.value is not None and self.is_sentence(node.value):
            self.known |= {node.target.id} if isinstance(node.target, ast.Name) else set()

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Attribute(attr=name, value=value) if name in LOOKS and self.is_sentence(value):
                self.found.append((node.lineno, ast.unparse(node)))
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if self.is_sentence(node.value) and not isinstance(node.ctx, ast.Store):
            self.found.append((node.lineno, ast.unparse(node)))
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for operator, right in zip(node.ops, node.comparators, strict=True):
            looked_in = isinstance(operator, (ast.In, ast.NotIn)) and self.is_sentence(right)
            words = right.value if isinstance(right, ast.Constant) else None
            said = isinstance(operator, (ast.Eq, ast.NotEq)) and words and isinstance(words, str)
            if looked_in or (said and self.is_sentence(node.left)):
                self.found.append((node.lineno, ast.unparse(node)))
        self.generic_visit(node)


def looks_in(source: str) -> list[tuple[int, str]]:
    looking = Looking()
    looking.visit(ast.parse(source))
    return looking.found


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_no_code_looks_into_a_sentence(path: Path) -> None:
    assert not looks_in(path.read_text("utf-8"))


@pytest.mark.parametrize(
    "source",
    [
        'p.requirement.startswith("any")',
        'def f():\n    wanted = p.requirement\n    return wanted.startswith(("a ", "an "))',
        "review.text.splitlines()[-1]",
        'spoken(parts).replace(": ", ", because ", 1)',
        "fact.text[0].upper()",
        '"Yes" in task.prompt',
        'rule.relation(5) == "is even"',
        'str(p.required).startswith("any")',
        'q.choices[0].startswith("Yes")',
        "q.text.strip().split()",
        'said: str = p.requirement\nsaid.startswith("any")',
    ],
)
def test_a_look_would_be_found(source: str) -> None:
    assert looks_in(source)
