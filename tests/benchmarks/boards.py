"""The board in Chromium beside a plain grid of ipywidgets buttons that plays the same moves."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, WebSocket, sync_playwright

from numgames_edu.tables import Table
from tests.benchmarks.measure import duration
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

# The least that a widget can be: what JupyterLab and anywidget need themselves.
EMPTY = """import anywidget
class Empty(anywidget.AnyWidget):
    _esm = "export default {{ render({{ el }}) {{ el.innerHTML = '<i class=empty></i>' }} }}"
Empty()"""

# A click, and the times until the page has the number as taken, and says whose turn it is; without
# the wait for the screen's next frame (up to 17 ms), which is chance and the same for both.
CLICK = """async ([cell, number, taken, words]) => {
    const output = document.querySelector('.jp-OutputArea-output');
    const target = [...output.querySelectorAll(cell)].find(e => e.textContent.trim() == number);
    const before = output.querySelector(words).textContent;
    const start = performance.now();
    const drawn = condition => new Promise(done => {
        const look = () => {
            if (!condition()) return;
            observer.disconnect();
            done((performance.now() - start) / 1000);
        };
        const observer = new MutationObserver(look);
        observer.observe(output, {
            subtree: true, childList: true, characterData: true, attributes: true
        });
    });
    const times = [
        drawn(() => target.closest(taken)),
        drawn(() => output.querySelector(words).textContent !== before),
    ];
    target.click();
    return Promise.all(times);
}"""

# The time from the keys that run the cell until its new output is complete.
SHOWN = """([cell, count]) => {
    document.querySelectorAll('.jp-OutputArea-output').forEach(old => old.dataset.old = 'yes');
    window.shown = new Promise(done => {
        let start;
        const pressed = event => { if (event.key === 'Enter') start ??= performance.now(); };
        document.addEventListener('keydown', pressed, true);
        const observer = new MutationObserver(() => {
            if (!start || document.querySelector('.jp-OutputArea-output[data-old]')) return;
            if (document.querySelectorAll(cell).length < count) return;
            observer.disconnect();
            document.removeEventListener('keydown', pressed, true);
            done((performance.now() - start) / 1000);
        });
        observer.observe(document.querySelector('.jp-Notebook'), {subtree: true, childList: true});
    });
}"""

# What is run; its numbers; how a taken one looks; where the words are.
KINDS = {
    "board": (OURS, ".numgames-number", '[data-player="1"], [data-player="2"]', ".numgames-turn"),
    "buttons": (BUTTONS, ".widget-button", ".mod-info", ".widget-label"),
}
MOVES = (6, 3, 9, 18, 2, 4, 8, 16, 1, 5, 10, 20)


def boards() -> str:
    """Return times and messages for both, at 20 and at 100 numbers."""
    path = browser_path()
    if path is None:
        return "The board is measured in Chromium, which is not installed."
    rows = []
    with tempfile.TemporaryDirectory() as folder, running_lab(Path(folder)) as address:
        place = _Place(path, address, Path(folder))
        for size in (20, 100):
            ours, peer = (_measured(place, size, kind) for kind in KINDS)
            for name in ("first shown", "first click", "later clicks", "words of a click"):
                ratio = f"{ours[name] / peer[name]:.2f}"
                rows.append(
                    [f"1 to {size}: {name}", duration(ours[name]), duration(peer[name]), ratio]
                )
            rows += [
                [f"1 to {size}: {name} per click", f"{ours[name]:g}", f"{peer[name]:g}", ""]
                for name in ("messages in", "messages out")
            ]
        with place.page("empty", EMPTY.format(), ".empty", 1) as page:
            floor = duration(_first_shown(page, ".empty", 1))
    shown = Table(["in JupyterLab", "board", "grid of Buttons", "ratio"], rows).markdown
    return f"{shown}\n\nAn empty anywidget is shown in {floor}: no board can be quicker."


class _Place:
    """A running JupyterLab, and Chromium to look at notebooks there."""

    def __init__(self, path: str, address: str, folder: Path) -> None:
        self._path, self._address, self._folder = path, address, folder

    @contextmanager
    def page(self, name: str, source: str, cell: str, count: int) -> Iterator[Page]:
        """Give a page with a notebook of one cell that has been run; all is loaded by then."""
        write_notebook(self._folder / f"{name}.ipynb", source)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=self._path, args=CHROMIUM_FLAGS)
            page = browser.new_page(viewport={"width": 1280, "height": 900})
            self.frames = _Frames(page)
            page.goto(self._address.replace("00-welcome.ipynb?", f"{name}.ipynb?reset&"))
            page.get_by_text("| Idle").first.wait_for(timeout=60_000)
            page.locator(".jp-CodeCell .cm-content").first.click()
            page.keyboard.press("Shift+Enter")
            complete = f"document.querySelectorAll('{cell}').length >= {count}"
            page.wait_for_function(complete, timeout=60_000)
            yield page
            browser.close()


def _measured(place: _Place, size: int, kind: str) -> dict[str, float]:
    source, cell, taken, words = KINDS[kind]
    with place.page(f"{kind}-{size}", source.format(size=size), cell, size) as page:
        frames = place.frames
        found = {"first shown": _first_shown(page, cell, size)}
        page.wait_for_timeout(300)
        times = []
        for number in MOVES:
            frames.start()
            times.append(page.evaluate(CLICK, [cell, str(number), taken, words]))
            page.wait_for_timeout(400)  # let the last messages of this click arrive
            frames.stop()
    drawn, told = zip(*times, strict=True)
    found |= {"first click": drawn[0], "later clicks": median(drawn[1:])}
    found |= {"words of a click": median(told)}
    return found | {"messages in": median(frames.sent), "messages out": median(frames.received)}


def _first_shown(page: Page, cell: str, count: int) -> float:
    """Run the cell again and again; return the median of the seconds until it is shown."""
    times = []
    for _ in range(11):
        page.wait_for_timeout(250)
        page.locator(".jp-CodeCell .cm-content").first.click()
        page.evaluate(SHOWN, [cell, count])
        page.keyboard.press("Control+Enter")
        times.append(page.evaluate("window.shown"))
    return float(median(times))


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
