"""The same board in Voilà, where a notebook is a page without code."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import PageBoard
from tests.browser.lab import write_notebook

pytestmark = pytest.mark.browser


def test_a_game_in_voila(page: Page, tmp_path: Path) -> None:
    notebook = tmp_path / "board.ipynb"
    write_notebook(notebook, "import numgames_edu as ng\nng.play('number-knockout')")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "voila", str(notebook), "--no-browser", f"--port={port}"]
    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, text=True) as server:
        try:
            wait_for(f"http://127.0.0.1:{port}/static/", server)
            page.goto(f"http://127.0.0.1:{port}/", timeout=60_000)
            board = PageBoard(page)
            for count, number in enumerate((7, 1, 11), 1):
                board.click(number)
                board.expect_taken(count)
            expect(board.turn).to_contain_text("has won")
        finally:
            server.terminate()


def wait_for(address: str, server: subprocess.Popen[str], seconds: float = 60) -> None:
    """Return when the server answers anything at all."""
    until = time.monotonic() + seconds
    while time.monotonic() < until and server.poll() is None:
        try:
            urlopen(address).close()
        except URLError as problem:
            if hasattr(problem, "code"):
                return
            time.sleep(0.1)
        else:
            return
    raise AssertionError("Voilà did not start")
