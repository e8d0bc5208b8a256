"""What is loaded when: a game in plain Python stays light, and nothing public is missing."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import numgames_edu as ng

HEAVY = {"sympy", "matplotlib", "numpy", "networkx", "ipywidgets", "anywidget", "IPython"}

PLAYED = """
import sys
import numgames_edu as ng
position = ng.game("number-knockout").replay([6, 3, 9])
assert ng.position(position.code) == position
try:
    position.play(7)
except ng.IllegalMove as refusal:
    assert "7 cannot follow 9" in str(refusal)
for slug in ng.GAMES:
    position = ng.game(slug).start()
    while position.outcome is None:
        position = position.play(position.legal_moves[0])
    str(position.outcome.reason)
print("\\n".join({name.partition(".")[0] for name in sys.modules}))
"""


def loaded(program: str) -> set[str]:
    command = [sys.executable, "-c", program]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


def test_playing_in_plain_python_loads_nothing_heavy() -> None:
    assert not HEAVY & loaded(PLAYED)


def test_a_refusal_in_the_terminal_loads_nothing_heavy() -> None:
    program = (
        "import sys, io; sys.stdin = io.StringIO('6\\n9\\n'); out, sys.stdout = sys.stdout, None;"
        "sys.stdout = io.StringIO(); from numgames_edu.commands.cli import main;"
        "main(['play', 'number-knockout']); assert 'cannot follow' in sys.stdout.getvalue();"
        "sys.stdout = out; print('\\n'.join({n.partition('.')[0] for n in sys.modules}))"
    )
    assert not HEAVY & loaded(program)


def test_sympy_comes_with_the_facts() -> None:
    program = (
        "import sys, numgames_edu as ng; e = ng.explain(ng.game('parity-duel').replay([3]), 4);"
        "e.text; assert 'sympy' not in sys.modules; e.facts; print('\\n'.join(sys.modules))"
    )
    assert "sympy" in loaded(program)


@pytest.mark.parametrize("name", ng.__all__)
def test_every_public_name_is_there_and_documented(name: str) -> None:
    assert name in dir(ng)
    thing = getattr(ng, name)
    assert name.isupper() or thing.__doc__


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        ng.nothing  # type: ignore[attr-defined]  # noqa: B018


def test_no_module_has_the_name_of_a_public_one() -> None:
    modules = {path.stem for path in Path(ng.__file__).parent.iterdir()}
    assert not modules & set(ng.__all__)


def test_arrows_go_one_way() -> None:
    """The rules know nothing of games, the games nothing of what shows or explains them."""
    layers = ["values", "words", "sentences", "facts", "rules", "rules.rule", "requirements"]
    layers += ["reasons", "games", "catalogue", "notation"]
    folder = Path(ng.__file__).parent
    for height, name in enumerate(layers):
        path = folder / f"{name.replace('.', '/')}.py"
        if not path.is_file():
            continue  # a folder: its rooms are looked at one by one
        tree = ast.parse(path.read_text("utf-8"))
        for node in tree.body:  # what is imported on loading, not for types or on demand
            if isinstance(node, ast.ImportFrom) and node.level:
                assert node.module in layers[:height], f"{name} imports {node.module}"
