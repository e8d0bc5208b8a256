"""The stand-in lesson of this folder, built once."""

from __future__ import annotations

from pathlib import Path

import pytest

from lessons import build

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def stand_in(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the notebooks that are built from the stand-in lesson."""
    folder: Path = tmp_path_factory.mktemp("notebooks")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "LESSONS", HERE)
        patch.setattr(build, "NOTEBOOKS", folder)
        assert build.main([]) == 0
    return folder
