"""The board in Chromium beside a plain grid of ipywidgets buttons that plays the same moves."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from playwright.sync_api import Page, WebSocket, sync_playwright

from tests.benchmarks.measure import duration, table
from tests.browser.lab import CHROMIUM_FLAGS, browser_path, running_lab, write_notebook

OURS = "import numgames_edu as ng\nng.play('number-knockout', size={size})"

# What a teacher would write: each click redraws what is allowed, and says whose turn it is.
BUTTONS = """import ipywidgets as widgets, numgames_edu as ng
position = ng.game('number-knockout', size={size}).start()
def clicked(button):
    global position
    number = int(button.description)
    if number in position.legal_moves:
        position = position.play(number)
        button.button_style = 'info'
    for other in buttons:
        other.disabled = int(other.description) not in position.legal_moves
    turn.value = f"Player {{position.to_move}}'s turn: {{position.requirement}}"
turn = widgets.Label("Player 1's turn: any number")
layout = widgets.Layout(width='3rem')
buttons = [widgets.Button(description=str(n), layout=layout) for n in range(1, {size} + 1)]
for button in buttons:
    button.on_click(clicked)
grid = widgets.GridBox(buttons, layout=widgets.Layout(grid_template_columns='repeat(10, 3.2rem)'))
widgets.VBox([turn, grid])"""

# A click, and the time until the page shows that it is somebody else's turn.
CLICK = """async ([cell, shown]) => {
    const output = document.querySelector('.jp-OutputArea-output');
    const target = [...output.querySelectorAll(cell[0])].find(e => e.textContent.trim() == cell[1]);
    const before = output.querySelector(shown).textContent;
    const start = performance.now();
    target.click();
    await new Promise(done => {
        new MutationObserver((_, observer) => {
            if (output.querySelector(shown).textContent === before) return;
            observer.disconnect();
            done();
        }).observe(output, {subtree: true, childList: true, characterData: true});
    });
    await new Promise(requestAnimationFrame);  // now it is drawn
    return performance.now() - start;
}"""

KINDS = {
    "board": (OURS, ".numgames-number", ".numgames-turn"),
    "buttons": (BUTTONS, ".widget-button", ".widget-label"),
}


def boards() -> str:
    """Return times and messages for both, at 20 and at 100 numbers."""
    path = browser_path()
    if path is None:
        return "The board is measured in Chromium, which is not installed."
    rows = []
    with tempfile.TemporaryDirectory() as folder, running_lab(Path(folder)) as address:
        for size in (20, 100):
            ours, peer = (_measured(path, address, Path(folder), size, kind) for kind in KINDS)
            for name in ("first shown", "first click", "later clicks"):
                ratio = f"{ours[name] / peer[name]:.2f}"
                rows.append(
                    [f"1 to {size}: {name}", duration(ours[name]), duration(peer[name]), ratio]
                )
            rows += [
                [f"1 to {size}: {name} per click", f"{ours[name]:g}", f"{peer[name]:g}", ""]
                for name in ("messages in", "messages out")
            ]
    return table(["in JupyterLab", "board", "grid of Buttons", "ratio"], rows)


def _measured(path: str, address: str, folder: Path, size: int, kind: str) -> dict[str, float]:
    source, cell, shown = KINDS[kind]
    name = f"{kind}-{size}.ipynb"
    write_notebook(folder / name, source.format(size=size))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        frames = _Frames(page)
        page.goto(address.replace("00-welcome.ipynb?", f"{name}?reset&"))
        page.get_by_text("| Idle").first.wait_for(timeout=60_000)
        page.locator(".jp-CodeCell .cm-content").first.click()
        # Loading the packages is the same for both; it is not what is measured.
        page.keyboard.press("Shift+Enter")
        page.wait_for_function(
            f"document.querySelectorAll('{cell}').length >= {size}", timeout=60_000
        )
        complete = f"document.querySelectorAll('{cell}').length >= {size}"
        found = {"first shown": median(_shown_again(page, complete) for _ in range(9))}
        page.wait_for_timeout(300)
        moves = [6, 3, 9, 18, 2, 4, 8, 16, 1, 5, 10, 20]
        times = []
        for number in moves:
            frames.start()
            times.append(page.evaluate(CLICK, [[cell, str(number)], shown]) / 1000)
            page.wait_for_timeout(150)  # let the last messages of this click arrive
            frames.stop()
        browser.close()
    found |= {"first click": times[0], "later clicks": median(times[1:])}
    return found | {"messages in": median(frames.sent), "messages out": median(frames.received)}


def _shown_again(page: Page, complete: str) -> float:
    """Run the cell again; return the seconds until the new output is complete."""
    page.wait_for_timeout(200)
    page.locator(".jp-CodeCell .cm-content").first.click()
    page.evaluate("document.querySelector('.jp-OutputArea-output').dataset.old = 'yes'")
    start = perf_counter()
    page.keyboard.press("Control+Enter")
    new = "!document.querySelector('.jp-OutputArea-output[data-old]')"
    page.wait_for_function(f"{new} && {complete}", polling="raf")
    return perf_counter() - start


class _Frames:
    """Counts the widgets' messages between the page and the kernel."""

    def __init__(self, page: Page) -> None:
        self.sent: list[int] = []
        self.received: list[int] = []
        self.counting = False
        page.on("websocket", self._watch)

    def start(self) -> None:
        self.sent.append(0)
        self.received.append(0)
        self.counting = True

    def stop(self) -> None:
        self.counting = False

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._count(self.sent, frame))
        socket.on("framereceived", lambda frame: self._count(self.received, frame))

    def _count(self, counts: list[int], frame: Any) -> None:
        text = frame if isinstance(frame, bytes) else str(frame).encode()
        # A message's own header comes first; the header of what it answers may follow.
        kind = re.search(rb'"msg_type": ?"(\w+)"', text)
        if self.counting and kind and kind[1] == b"comm_msg":
            counts[-1] += 1
