"""What is loaded when: a game in plain Python stays light, and nothing public is missing."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import numgames_edu as ng
from numgames_edu.words import LANGUAGES

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


FLOORS = (
    ("values",),
    ("words",),
    ("sentences", "saving"),
    ("facts", "tables"),
    ("rules",),
    ("requirements",),
    ("reasons",),
    ("games",),
    ("catalogue",),
    ("notation",),
    ("scripts",),
    ("english",),
    tuple(sorted({*LANGUAGES.values()} - {"english"})),  # what they lack is said in English
    ("explanations",),
    ("players", "solve"),
    ("display",),
    ("board", "pictures"),
    ("exercises",),
    ("commands",),
)
"""The rooms from the ground up: each may know those on the floors below it, and no others."""

FLOOR = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}

HOUSE = Path(ng.__file__).parent
MODULES = sorted(p for p in HOUSE.rglob("*.py") if p.parent != HOUSE or "__" not in p.name)


def imports_of(path: Path) -> Iterator[str]:
    """Yield what a module imports of the package on loading, not for types or on demand."""
    inside = path.relative_to(HOUSE).with_suffix("").parts
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.level:
            above = inside[: len(inside) - node.level]
            names = [node.module] if node.module else [alias.name for alias in node.names]
            found = (".".join((*above, name)) for name in names)
            yield from (name for name in found if name.partition(".")[0] in FLOOR)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(HOUSE).as_posix())
def test_arrows_go_one_way(path: Path) -> None:
    """Rules know nothing of games, games nothing of what shows them, nothing pure of a widget."""
    room = path.relative_to(HOUSE).with_suffix("").parts[0]
    for imported in imports_of(path):
        other = imported.partition(".")[0]
        below = FLOOR[other] < FLOOR[room]
        assert other == room or below, f"{room} imports {imported}"
        words = other in LANGUAGES.values() and room not in LANGUAGES.values()
        assert not words, "words come through `words`"


def test_every_room_has_a_floor() -> None:
    rooms = {path.relative_to(HOUSE).with_suffix("").parts[0] for path in MODULES}
    assert rooms == set(FLOOR)


@pytest.mark.parametrize(
    ("program", "not_loaded"),
    [
        ("repr(ex.who_wins('number-knockout/20: 14'))", {"ipywidgets", "anywidget", "IPython"}),
        ("ex.Lesson('x').ask('1', ex.who_wins('parity-duel')).answer(2)", {"ipywidgets"}),
        ("from numgames_edu import pictures", {"ipywidgets", "anywidget", "IPython"}),
        ("import numgames_edu.display.states, numgames_edu.display.static", HEAVY),
        ("import numgames_edu.commands.terminal, numgames_edu.commands.cli", HEAVY),
        ("ng.analyse('number-knockout').proof.text; ng.review('parity-duel/4: 1 2')", HEAVY),
    ],
)
def test_pure_rooms_load_no_widget(program: str, not_loaded: set[str]) -> None:
    start = "import sys, os; os.environ['NUMGAMES_PROGRESS'] = 'off'; import numgames_edu as ng;"
    uses = "from numgames_edu import exercises as ex;" if "ex." in program else ""
    end = "print('\\n'.join({*sys.modules, *(n.partition('.')[0] for n in sys.modules)}))"
    assert not not_loaded & loaded(f"{start}{uses}{program};{end}")
