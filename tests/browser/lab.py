"""JupyterLab and Chromium as a pupil has them, for tests that look at the page."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import IO

import nbformat
from playwright.sync_api import Page, expect

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def browser_path() -> str | None:
    """Return where Chromium or Chrome is, or None."""
    named = os.environ.get("NUMGAMES_BROWSER")
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    return named or next(filter(None, map(shutil.which, names)), None)


@contextmanager
def running_lab(folder: Path, python: str = sys.executable) -> Iterator[str]:
    """Run `numgames lab` in the folder, away from anybody's settings; give its address."""
    with tempfile.TemporaryDirectory() as settings:
        kinds = ("CONFIG", "DATA", "RUNTIME")
        own = {f"JUPYTER_{kind}_DIR": f"{settings}/{kind}" for kind in kinds}
        own |= {"JUPYTERLAB_SETTINGS_DIR": f"{settings}/lab", "IPYTHONDIR": f"{settings}/ipython"}
        quiet = Path(settings, "lab", "@jupyterlab", "apputils-extension")
        quiet.mkdir(parents=True)
        (quiet / "notification.jupyterlab-settings").write_text('{"checkForUpdates": false}')
        # The tests install nbgrader, which adds to JupyterLab what no user of ours has there.
        without = Path(settings, "CONFIG", "labconfig")
        without.mkdir(parents=True)
        page = {"disabledExtensions": {"@jupyter/nbgrader": True}}
        (without / "page_config.json").write_text(json.dumps(page))
        command = [python, "-m", "numgames_edu", "lab", str(folder)]
        command += ["--no-browser", "--port=0", "--ServerApp.ip=127.0.0.1"]
        with subprocess.Popen(
            command,
            env=os.environ | own,
            cwd=settings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as server:
            lines: Queue[str] = Queue()
            assert server.stdout is not None
            reader = Thread(target=_pass_on, args=(server.stdout, lines))
            reader.start()
            try:
                yield _address(server, lines)
            finally:
                server.terminate()
                reader.join()


def _address(server: subprocess.Popen[str], lines: Queue[str], seconds: float = 60) -> str:
    """Return the address that JupyterLab prints, with its token."""
    said = ""
    until = time.monotonic() + seconds
    while time.monotonic() < until and server.poll() is None:
        try:
            said += lines.get(timeout=0.2)
        except Empty:
            continue
        found = re.search(r"http://127\.0\.0\.1:(\d+)/\S+\?token=\w+", said)
        if found:
            _wait_for_port(int(found[1]), until)
            return found.group()
    raise AssertionError(f"JupyterLab did not start:\n{said}")


def _wait_for_port(port: int, until: float) -> None:
    """Return when somebody answers there: the address is printed a moment before that."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
        else:
            return


def _pass_on(stream: IO[str], lines: Queue[str]) -> None:
    for line in stream:
        lines.put(line)


def write_notebook(path: Path, *cells: str) -> None:
    """Write a notebook with these code cells."""
    made = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(cell) for cell in cells],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    )
    nbformat.write(made, path)


def run_all_cells(page: Page) -> None:
    """Run the open notebook by its menu, as a teacher would, and wait until it is done."""
    cells = page.locator(".jp-CodeCell")
    expect(cells.first).to_be_visible(timeout=60_000)
    expect(page.get_by_text("| Idle").first).to_be_visible(timeout=60_000)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    cells.last.scroll_into_view_if_needed()
    expect(cells.last.locator(".jp-InputArea-prompt")).to_have_text(
        re.compile(r"\[\d+\]:"), timeout=60_000
    )
