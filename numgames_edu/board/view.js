/**
 * Draws a board of numbers and reports what a person asks for. No rule is decided here.
 *
 * No sentence is made here, either: `setup` brings the words. The types are those of
 * `display/wire.py`, which says what is in them.
 *
 * @typedef {{math: string}} Maths
 * @typedef {string | Maths} Part
 * @typedef {{parts: Part[], tone: string, cell: number}} Message
 * @typedef {{number: number, player: number, parts: Part[], mark: string}} Move
 * @typedef {{label: string, numbers: number[]}} Row
 * @typedef {{taken: string, free: string, allowed: string, refused: string, last: string,
 *            partner: string, chosen: string, moves: string, silent: string}} Words
 * @typedef {{title: string, rules: string, layout: string, rows: Row[], names: string[],
 *            words: Words, language: string, readonly: string, choosing: boolean}} Setup
 * @typedef {{code: string, taken: number[][], last: number, player: number, over: boolean,
 *            winner: number, turn: string, legal: number[] | null, count: string,
 *            message: Message, moves: Move[], pairs: number[][], chosen: number[]}} State
 * @typedef {State & {answer: number}} Answer
 * @typedef {{do: string, number: number, code: string, answer: number}} Request
 * @typedef {{copy: string}} Copy
 */

const PATIENCE = 4000; // how long a click waits for Python before the page says what is wrong
const QUICK = 1000; // a click before an answer that comes as soon as this is meant for the next turn
const MARKED = 900; // how long a cell stays marked
const LINES = 12; // more pairs than that are drawn one at a time
const SHAPES = ["●", "◆"]; // a player is a colour and a shape
const MATHML = "http://www.w3.org/1998/Math/MathML";
const SVG = "http://www.w3.org/2000/svg";

/** @returns {HTMLElement} an element with a class and plain text in it */
function make(tag, name, text = "") {
  const element = document.createElement(tag);
  element.className = name;
  if (text) element.textContent = text;
  return element;
}

/** @returns {string} a template with each value in the place of its name in braces */
function fill(template, values) {
  return template.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/** Put words and mathematics into an element. Everything is text, never markup. */
function write(element, parts) {
  element.replaceChildren();
  let equation; // an equation keeps the bracket before it and the stop after it on its line
  for (const part of parts) {
    if (typeof part === "string") {
      const [, stop, words, bracket] = part.match(/^([).,;:]*)(.*?)(\(?)$/s);
      if (equation) equation.append(stop);
      element.append(equation ? words : stop + words);
      equation = undefined;
      if (bracket) element.append((equation = make("span", "numgames-equation", bracket)));
    } else {
      if (!equation) element.append((equation = make("span", "numgames-equation")));
      equation.append(mathematics(part.math));
    }
  }
}

/** @returns {Element} an equation such as "9 = 1 × 6 + 3", as MathML with its text as its name */
function mathematics(text) {
  const math = document.createElementNS(MATHML, "math");
  math.setAttribute("aria-label", text);
  let inBars = false;
  for (const token of text.match(/\d+|[^\s\d]/g) ?? []) {
    const piece = document.createElementNS(MATHML, /\d/.test(token) ? "mn" : "mo");
    if (token === "|") {
      piece.setAttribute("form", inBars ? "postfix" : "prefix");
      piece.setAttribute("stretchy", "false");
      piece.setAttribute("lspace", "0");
      piece.setAttribute("rspace", "0");
      inBars = !inBars;
    }
    piece.textContent = token;
    math.append(piece);
  }
  return math;
}

function render({ model, el }) {
  const root = make("div", "numgames-board");
  root.setAttribute("data-lm-suppress-shortcuts", "true");
  const heading = make("div", "numgames-title");
  heading.setAttribute("role", "heading");
  heading.setAttribute("aria-level", "3");
  const rules = make("p", "numgames-rules");
  const turn = make("div", "numgames-turn");
  const body = make("div", "numgames-body");
  const talk = make("div", "numgames-talk");
  const field = make("div", "numgames-field");
  const grid = make("div", "numgames-grid");
  const lines = document.createElementNS(SVG, "svg");
  const status = make("div", "numgames-status");
  const history = make("details", "numgames-history");
  const summary = make("summary", "");
  const list = make("ol", "numgames-moves");
  grid.setAttribute("role", "grid");
  status.setAttribute("role", "status");
  status.setAttribute("aria-live", "polite");
  turn.setAttribute("aria-live", "polite");
  lines.setAttribute("class", "numgames-lines");
  lines.setAttribute("aria-hidden", "true");
  summary.setAttribute("data-lm-suppress-shortcuts", "true");
  history.append(summary, list);
  field.append(grid, lines);
  talk.append(status, history);
  body.append(field, talk);
  root.append(heading, rules, turn, body);
  el.append(root);

  /** @type {Map<number, HTMLElement>} */
  const cells = new Map();
  /** @type {number[][]} */
  let rows = [];
  let focused = 0; // the one number that Tab reaches
  let pointed = 0; // the number under the pointer
  let waiting = 0;
  let asked = 0; // the number that waits for an answer
  let since = 0; // when it was asked for
  /** @type {number[]} */
  let queue = []; // numbers asked for meanwhile: meant for what the answer will show
  let said = -1;
  /** @type {HTMLElement | null} */
  let guarded = null;
  /** @type {MutationObserver | undefined} */
  let guard;
  /** @type {Map<HTMLElement, number>} */
  const marks = new Map();

  function build() {
    /** @type {Setup} */
    const setup = model.get("setup");
    root.lang = setup.language;
    heading.textContent = setup.title;
    rules.textContent = setup.rules;
    summary.textContent = setup.words.moves;
    rows = setup.rows.map((row) => row.numbers);
    grid.setAttribute("aria-label", setup.title);
    grid.setAttribute("aria-multiselectable", String(setup.choosing));
    grid.dataset.layout = setup.layout;
    root.classList.toggle("numgames-tall", rows.length > 3);
    const widest = Math.max(1, ...rows.map((row) => row.length));
    grid.style.setProperty("--numgames-columns", String(widest));
    grid.style.setProperty("--numgames-half", String(Math.ceil(widest / 2)));
    grid.style.setProperty("--numgames-rows", String(rows.length));
    grid.classList.toggle("numgames-labelled", setup.rows.some((row) => row.label));
    const hadFocus = grid.contains(grid.getRootNode().activeElement);
    cells.clear();
    grid.replaceChildren(
      ...setup.rows.map(({ label, numbers }) => {
        const row = make("div", "numgames-row");
        row.setAttribute("role", "row");
        if (label) {
          const name = make("span", "numgames-label", label);
          name.setAttribute("role", "rowheader");
          row.append(name);
        }
        for (const number of numbers) {
          const cell = make("button", "numgames-cell");
          cell.type = "button";
          cell.dataset.number = String(number);
          cell.setAttribute("role", "gridcell");
          cell.setAttribute("data-lm-suppress-shortcuts", "true");
          cell.append(make("span", "numgames-number", String(number)), make("span", "numgames-badge"));
          cells.set(number, cell);
          row.append(cell);
        }
        return row;
      })
    );
    if (!cells.has(focused)) focused = rows[0]?.[0] ?? 0;
    draw();
    if (hadFocus) cells.get(focused)?.focus();
  }

  function draw() {
    /** @type {Answer} */
    const state = model.get("state");
    if (state.answer === undefined) return;
    settle();
    paint(state);
    turn.textContent = "";
    const who = state.over ? state.winner : state.player;
    const sign = make("span", "numgames-sign", SHAPES[who - 1]);
    sign.setAttribute("aria-hidden", "true");
    turn.append(sign, ` ${state.turn} ${state.count}`.trimEnd());
    turn.dataset.player = String(who);
    turn.classList.toggle("numgames-over", state.over);
    if (state.answer !== said) {
      said = state.answer;
      write(status, state.message.parts);
      status.dataset.tone = state.message.tone;
      if (state.message.tone === "refused") flash(cells.get(state.message.cell), "numgames-refused");
      if (state.message.tone === "move") flash(cells.get(state.message.cell), "numgames-new");
      // On a board that was played on, the moves say where the game turned.
      if (state.over && !model.get("setup").readonly) history.open = true;
    }
    listMoves(state.moves);
    connect();
    const late = performance.now() - since > QUICK && !model.get("setup").choosing;
    const [next, ...later] = late ? [] : queue;
    queue = later;
    if (next !== undefined) ask(next);
  }

  /** Draw the numbers as a state has them. */
  function paint(state) {
    const { names, choosing, words } = model.get("setup");
    const taken = new Map(state.taken.map(([number, player, move]) => [number, { player, move }]));
    const legal = state.legal && new Set(state.legal);
    const chosen = new Set(state.chosen);
    const partners = new Map(state.pairs.flatMap(([a, b]) => [[a, b], [b, a]]));
    for (const [number, cell] of cells) {
      const owner = taken.get(number);
      const allowed = legal?.has(number);
      const label = [String(number)];
      if (owner) label.push(fill(words.taken, { name: names[owner.player - 1], move: owner.move }));
      else if (!legal || state.over) label.push(words.free);
      else label.push(allowed ? words.allowed : words.refused);
      if (number === state.last) label.push(words.last);
      if (partners.has(number)) label.push(fill(words.partner, { number: partners.get(number) }));
      if (chosen.has(number)) label.push(words.chosen);
      cell.setAttribute("aria-label", label.join(", "));
      const closed = Boolean(owner) || state.over || (legal && !allowed) || false;
      cell.setAttribute("aria-disabled", String(closed && !choosing));
      if (choosing) cell.setAttribute("aria-selected", String(chosen.has(number)));
      cell.dataset.player = owner ? String(owner.player) : "";
      cell.classList.toggle("numgames-allowed", Boolean(allowed));
      cell.classList.toggle("numgames-chosen", chosen.has(number));
      cell.classList.toggle("numgames-last", number === state.last);
      cell.tabIndex = number === focused ? 0 : -1;
      const badge = owner ? `${SHAPES[owner.player - 1]}${owner.move}` : chosen.has(number) ? "✓" : "";
      // The style sheet writes the badge: it repeats what the cell's name says in full.
      cell.lastChild.dataset.badge = partners.has(number) ? `↔${partners.get(number)}` : badge;
    }
  }

  /** List the moves so far, each with its reason. */
  function listMoves(moves) {
    const { names } = model.get("setup");
    list.replaceChildren(
      ...moves.map((move) => {
        const item = make("li", "");
        const mark = make("span", "numgames-sign", SHAPES[move.player - 1]);
        mark.dataset.player = String(move.player);
        mark.setAttribute("role", "img");
        mark.setAttribute("aria-label", names[move.player - 1]);
        const why = make("span", "");
        write(why, move.parts);
        item.append(mark, " ", why);
        if (move.mark) item.append(make("span", "numgames-mark", ` ${move.mark}`));
        return item;
      })
    );
    history.hidden = !moves.length;
  }

  /**
   * Draw a line between the partners of a proof, from the edge of one to the edge of the other. Of
   * many pairs, only those of the number in focus and under the pointer: the rest would be a tangle.
   */
  function connect() {
    const state = model.get("state");
    lines.replaceChildren();
    const all = state.pairs ?? []; // nothing may be drawn yet
    const few = all.length <= LINES;
    const shown = few ? all : all.filter((pair) => pair.includes(focused) || pair.includes(pointed));
    const box = field.getBoundingClientRect();
    if (!shown.length || !box.width) return; // not on the page yet
    lines.setAttribute("viewBox", `0 0 ${box.width} ${box.height}`);
    for (const [a, b] of shown) {
      const [from, to] = [a, b].map((number) => cells.get(number)?.getBoundingClientRect());
      if (!from || !to) continue;
      const [x1, y1] = [from.left + from.width / 2 - box.left, from.top + from.height / 2 - box.top];
      const [x2, y2] = [to.left + to.width / 2 - box.left, to.top + to.height / 2 - box.top];
      const long = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
      const inset = Math.min(0.4, (from.width * 0.34) / long);
      const [dx, dy] = [(x2 - x1) * inset, (y2 - y1) * inset];
      // Partners in one row are joined by a bow over the numbers between them.
      const over = y1 === y2 && long > from.width * 1.5;
      const bow = over ? `Q ${(x1 + x2) / 2} ${y1 - from.height * (0.5 + (0.08 * long) / from.width)}` : "L";
      const line = document.createElementNS(SVG, "path");
      const start = over ? y1 - from.height * 0.3 : y1 + dy;
      const end = over ? y2 - from.height * 0.3 : y2 - dy;
      line.setAttribute("d", `M ${x1 + dx} ${start} ${bow} ${x2 - dx} ${end}`);
      lines.append(line);
    }
  }

  /** Mark a cell for a moment; the same mark again starts anew. */
  function flash(cell, name) {
    if (!cell) return;
    clearTimeout(marks.get(cell));
    cell.classList.remove("numgames-refused", "numgames-new");
    void cell.offsetWidth;
    cell.classList.add(name);
    marks.set(cell, setTimeout(() => cell.classList.remove(name), MARKED));
  }

  function ask(number) {
    const { readonly, choosing } = model.get("setup");
    const state = model.get("state");
    if (readonly) {
      status.textContent = readonly;
      return;
    }
    if (waiting) {
      if (choosing || number !== asked) queue.push(number); // a double click is one click
      return;
    }
    expect();
    [asked, since] = [number, performance.now()];
    // What Python has said to be allowed looks taken at once; its name waits for Python's answer.
    const cell = cells.get(number);
    if (choosing) cell?.classList.toggle("numgames-chosen");
    else if (state.legal?.includes(number)) cell.dataset.player = String(state.player);
    try {
      model.send({ do: "take", number, code: state.code, answer: state.answer });
    } catch {
      unanswered();
    }
  }

  /** Wait for an answer. */
  function expect() {
    clearTimeout(waiting);
    root.classList.add("numgames-waiting");
    waiting = setTimeout(unanswered, PATIENCE);
  }

  function settle() {
    clearTimeout(waiting);
    waiting = asked = 0;
    root.classList.remove("numgames-waiting");
  }

  function unanswered() {
    settle();
    queue = [];
    paint(model.get("state"));
    status.dataset.tone = "refused";
    status.textContent = model.get("setup").words.silent;
  }

  function focus(number) {
    if (!cells.has(number)) return;
    if (cells.has(focused)) cells.get(focused).tabIndex = -1;
    focused = number;
    const cell = cells.get(number);
    cell.tabIndex = 0;
    cell.focus();
    connect();
  }

  /** @returns {number | undefined} where a key leads from a number */
  function destination(number, key, whole) {
    const at = rows.findIndex((row) => row.includes(number));
    const column = rows[at].indexOf(number);
    const near = (row) => row && row[Math.min(column, row.length - 1)];
    switch (key) {
      case "ArrowLeft":
        return rows[at][column - 1];
      case "ArrowRight":
        return rows[at][column + 1];
      case "ArrowUp":
        return near(rows[at - 1]);
      case "ArrowDown":
        return near(rows[at + 1]);
      case "Home":
        return whole ? rows[0][0] : rows[at][0];
      case "End":
        return whole ? rows.at(-1).at(-1) : rows[at].at(-1);
      default:
        return undefined;
    }
  }

  grid.addEventListener("click", (event) => {
    const cell = event.target.closest(".numgames-cell");
    if (!cell) return;
    const number = Number(cell.dataset.number);
    focus(number);
    ask(number);
  });
  grid.addEventListener("focusin", (event) => {
    const number = Number(event.target.dataset.number);
    if (cells.has(number) && number !== focused) focus(number);
  });
  grid.addEventListener("pointerover", (event) => {
    const number = Number(event.target.closest(".numgames-cell")?.dataset.number ?? 0);
    if (number === pointed) return;
    pointed = number;
    connect();
  });
  root.addEventListener("keydown", (event) => {
    event.stopPropagation(); // nothing typed on a board is meant for the notebook
    const cell = event.target.closest(".numgames-cell");
    if (!cell || event.altKey || event.metaKey) return;
    const number = Number(cell.dataset.number);
    const moving = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].includes(event.key);
    if (!moving) return;
    event.preventDefault();
    const next = destination(number, event.key, event.ctrlKey);
    if (next !== undefined) focus(next);
  });

  /** Do what Python asks of the page. */
  function obey(message) {
    if (typeof message?.copy === "string") navigator.clipboard?.writeText(message.copy).catch(() => {});
  }

  /** Look after the buttons and menus around the board, too, as soon as they are there. */
  function protect() {
    const panel = el.closest(".numgames-panel");
    if (!panel || panel === guarded) return;
    guarded = panel;
    const mark = () => {
      for (const control of panel.querySelectorAll("button, select, input, [role=slider], [tabindex]"))
        control.setAttribute("data-lm-suppress-shortcuts", "true"); // no key is meant for the notebook
      for (const handle of panel.querySelectorAll("[role=slider]"))
        handle.setAttribute("aria-label", handle.closest(".widget-slider")?.querySelector("label")?.textContent ?? "");
    };
    guard = new MutationObserver(mark);
    guard.observe(panel, { childList: true, subtree: true });
    panel.addEventListener("click", pressed);
    mark();
  }

  /** Expect an answer to a button beside the board, so that none stays silent without Python. */
  function pressed(event) {
    if (!root.contains(event.target) && event.target.closest("button")) expect();
  }

  const resized = new ResizeObserver(() => {
    protect(); // only now is the board on the page, inside its panel
    connect();
  });
  resized.observe(field);
  model.on("change:setup", build);
  model.on("change:state", draw);
  model.on("msg:custom", obey);
  build();

  return () => {
    clearTimeout(waiting);
    for (const timer of marks.values()) clearTimeout(timer);
    resized.disconnect();
    guard?.disconnect();
    guarded?.removeEventListener("click", pressed);
    model.off("change:setup", build);
    model.off("change:state", draw);
    model.off("msg:custom", obey);
  };
}

export default { render };
