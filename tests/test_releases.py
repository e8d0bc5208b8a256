"""What a release is made of says the same everywhere: version, changelog, citation, workflow."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import numgames_edu as ng

ROOT = Path(__file__).parents[1]
CHANGES = (ROOT / "CHANGELOG.md").read_text("utf-8")
CITATION: dict[str, Any] = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
WORKFLOW: dict[str, Any] = yaml.safe_load(
    (ROOT / ".github" / "workflows" / "tests.yml").read_text("utf-8")
)


def readme_commands() -> dict[str, str]:
    """Return the README's two lines, by the systems that stand above them."""
    told = (ROOT / "README.md").read_text("utf-8").partition("\n## Run the tests\n")[2]
    lines = re.findall(r"^(\w[\w ]+?)(?: \([^)]*\))?:\n\n    (.+)$", told, re.MULTILINE)
    return dict(lines)


@pytest.mark.parametrize(("system", "shell"), [("Linux and macOS", "bash"), ("Windows", "cmd")])
def test_the_workflow_runs_the_readme_s_command(system: str, shell: str) -> None:
    (step,) = [s for s in WORKFLOW["jobs"]["tests"]["steps"] if s.get("name") == system]
    assert step["run"] == readme_commands()[system]
    assert step["shell"] == shell
    assert step["if"] == f"runner.os {'==' if system == 'Windows' else '!='} 'Windows'"


def test_the_workflow_goes_through_all_systems_and_may_only_read() -> None:
    tests = WORKFLOW["jobs"]["tests"]
    systems = {name.partition("-")[0] for name in tests["strategy"]["matrix"]["os"]}
    assert systems == {"ubuntu", "macos", "windows"}
    oldest = re.search(r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text())
    assert oldest is not None
    assert tests["strategy"]["matrix"]["python"] == [oldest[1], "3"]
    assert WORKFLOW["permissions"] == {"contents": "read"}
    assert "permissions" not in tests
    used = [step["uses"] for step in tests["steps"] if "uses" in step]
    assert used
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", action) for action in used)


def test_the_changelog_keeps_its_form() -> None:
    headings = re.findall(r"^## (.+)$", CHANGES, re.MULTILINE)
    assert headings[0] == "[Unreleased]"
    released = [re.fullmatch(r"\[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)", h) for h in headings[1:]]
    assert all(released)
    versions = [tuple(map(int, found[1].split("."))) for found in released if found]
    assert versions == sorted(set(versions), reverse=True)
    days = [date.fromisoformat(found[2]) for found in released if found]
    assert days == sorted(days, reverse=True)
    kinds = set(re.findall(r"^### (.+)$", CHANGES, re.MULTILINE))
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_the_version_is_the_same_everywhere() -> None:
    latest = re.search(r"^## \[(\d.+)\] - (.+)$", CHANGES, re.MULTILINE)
    assert latest is not None
    assert latest[1] == ng.__version__ == CITATION["version"]
    assert date.fromisoformat(latest[2]) == CITATION["date-released"]


def test_the_citation_names_the_theorems() -> None:
    assert CITATION["cff-version"] == "1.2.0"
    assert CITATION["license"] == "MIT"
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for reference in CITATION["references"]:
        assert re.fullmatch(r"10\.\d{4,}/\S+", reference["doi"])
        assert f"doi:{reference['doi']}" in guide
        assert reference["title"] in guide
