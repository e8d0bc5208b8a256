"""Tables keep their cells apart, whatever stands in them."""

from __future__ import annotations

import pytest

from numgames_edu.tables import Table


def test_a_table_in_a_notebook_and_as_text() -> None:
    table = Table(["a", "b"], [(1, "x | y\nz"), ("long cell", None)])
    assert table._repr_markdown_() == repr(table)
    assert repr(table).splitlines() == [
        "| a         | b        |",
        "| --------- | -------- |",
        "| 1         | x \\| y z |",
        "| long cell | None     |",
    ]


def test_a_row_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="as many cells"):
        Table(["a", "b"], [(1,)])
