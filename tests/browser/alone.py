"""A board on a page of its own: the same view, drawn from a state, with nobody to answer."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, Route, expect

import numgames_edu

FOLDER = Path(numgames_edu.__file__).parent / "board"

# The colours that JupyterLab's own themes give to a board.
THEMES = {
    "light": {"--jp-layout-color1": "#fff", "--jp-layout-color2": "#eee",
              "--jp-ui-font-color0": "rgba(0,0,0,1)", "--jp-ui-font-color2": "rgba(0,0,0,0.54)"},
    "dark": {"--jp-layout-color1": "#212121", "--jp-layout-color2": "#424242",
             "--jp-ui-font-color0": "rgba(255,255,255,1)",
             "--jp-ui-font-color2": "rgba(255,255,255,0.54)"},
}  # fmt: skip

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A board</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="view.css"><style>:root {%(colours)s} body {margin: 0; background:
var(--jp-layout-color1)}</style></head>
<body data-jp-theme-light="%(light)s"><main id="board"></main><script type="module">
import view from "./view.js";
const traits = %(traits)s;
window.sent = [];
const model = {get: name => traits[name], on() {}, off() {}, send: m => window.sent.push(m)};
view.render({model, el: document.getElementById("board")});
</script></body></html>"""


def show_alone(
    page: Page, board: numgames_edu.Board | numgames_edu.Stepper, theme: str = "light"
) -> None:
    """Show a board's view on an empty page, in the colours of a theme."""
    traits = json.dumps({"setup": board._view.setup, "state": board._view.state})
    colours = ";".join(f"{name}: {value}" for name, value in THEMES[theme].items())
    light = str(theme == "light").lower()
    html = PAGE % {"colours": colours, "light": light, "traits": traits.replace("</", "<\\/")}

    def answer(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        if name in ("view.js", "view.css"):
            route.fulfill(path=FOLDER / name)
        else:
            route.fulfill(body=html, content_type="text/html")

    page.unroute_all()
    page.route("http://board.test/**", answer)
    page.goto("http://board.test/board.html")
    expect(page.locator(".numgames-cell").first).to_be_visible()
