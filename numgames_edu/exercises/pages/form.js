/**
 * Draws a small form: a question, choices, buttons, and a line that answers. Decides nothing.
 *
 * No sentence is made here, either: `setup` brings the words. The types are those of `wire.py`,
 * which says what is in them.
 *
 * @typedef {{done: boolean, words: string}} Item
 * @typedef {{name: string, words: string}} Button
 * @typedef {{language: string, silent: string}} Setup
 * @typedef {{prompt: string, note: string, choices: string[], chosen: number, items: Item[],
 *            buttons: Button[], message: string, tone: string}} State
 * @typedef {State & {answer: number}} Answer
 * @typedef {{do: string, choice: number | null}} Press
 */

const PATIENCE = 8000; // how long a button waits for Python before the page says what is wrong
const SIGNS = { right: "✓", wrong: "↻", info: "" };

/** @returns {HTMLElement} an element with a class and plain text in it, never markup */
function make(tag, name, text = "") {
  const element = document.createElement(tag);
  element.className = name;
  if (text) element.textContent = text;
  return element;
}

/** Keep a key that is pressed on an element away from the notebook's shortcuts. */
function quiet(element) {
  element.setAttribute("data-lm-suppress-shortcuts", "true");
  return element;
}

function render({ model, el }) {
  // The choices of one form belong together; each form on a page loads this file anew.
  const group = `numgames-form-${Math.random().toString(36).slice(2)}`;
  const root = quiet(make("div", "numgames-form"));
  root.lang = model.get("setup").language;
  const question = make("div", "numgames-question");
  const list = make("ul", "numgames-items");
  const row = make("div", "numgames-buttons");
  const status = make("div", "numgames-answer");
  status.setAttribute("role", "status");
  status.setAttribute("aria-live", "polite");
  root.append(question, list, row, status);
  el.append(root);
  let waiting = 0;
  let sending = 0;
  let said = -1;
  let drawn = "";
  let pressed = "";

  function ask() {
    /** @type {Answer} */
    const state = model.get("state");
    if (state.choices.length) {
      const field = make("fieldset", "numgames-choices");
      field.append(make("legend", "numgames-prompt", state.prompt));
      state.choices.forEach((words, index) => {
        const label = make("label", "numgames-choice");
        const radio = quiet(make("input", ""));
        radio.type = "radio";
        radio.name = group;
        radio.value = String(index);
        label.append(radio, make("span", "", words));
        field.append(label);
      });
      question.replaceChildren(...(state.note ? [make("p", "numgames-note", state.note)] : []), field);
    } else {
      const words = [state.prompt, state.note].filter(Boolean);
      question.replaceChildren(...words.map((text, i) => make("p", i ? "numgames-note" : "numgames-prompt", text)));
    }
  }

  function draw() {
    /** @type {Answer} */
    const state = model.get("state");
    clearTimeout(waiting);
    root.classList.remove("numgames-asking");
    const asked = JSON.stringify([state.prompt, state.note, state.choices]);
    if (asked !== drawn) ask();
    if (asked !== drawn || state.answer !== said)
      for (const radio of question.querySelectorAll("input")) radio.checked = Number(radio.value) === state.chosen;
    drawn = asked;
    list.hidden = !state.items.length;
    list.replaceChildren(
      ...state.items.map(({ done, words }) => {
        const item = make("li", done ? "numgames-done" : "");
        const sign = make("span", "numgames-sign-done", done ? "✓" : "○");
        sign.setAttribute("aria-hidden", "true");
        item.append(sign, ` ${words}`);
        return item;
      })
    );
    buttons(state);
    if (state.answer !== said) {
      said = state.answer;
      tell(state.message, state.tone);
    }
  }

  /** Draw the buttons; those that stay are kept, so that the focus stays on them. */
  function buttons(state) {
    const there = new Map([...row.children].map((button) => [button.dataset.name, button]));
    const hadFocus = row.contains(row.getRootNode().activeElement);
    const wanted = state.buttons.map(({ name, words }) => {
      const button = there.get(name) ?? quiet(make("button", "numgames-button"));
      button.type = "button";
      button.dataset.name = name;
      if (button.textContent !== words) button.textContent = words;
      return button;
    });
    for (const [, button] of there) if (!wanted.includes(button)) button.remove();
    wanted.forEach((button, i) => {
      if (row.children[i] !== button) row.insertBefore(button, row.children[i] ?? null);
    });
    if (hadFocus && !row.contains(row.getRootNode().activeElement)) row.children[0]?.focus();
  }

  function tell(words, tone) {
    status.dataset.tone = tone;
    status.replaceChildren();
    if (!words) return;
    const sign = make("span", "numgames-sign-answer", SIGNS[tone] ?? "");
    sign.setAttribute("aria-hidden", "true");
    status.append(sign, make("span", "", words));
  }

  function press(name) {
    clearTimeout(waiting);
    clearTimeout(sending);
    waiting = setTimeout(unanswered, PATIENCE);
    pressed = name;
    root.classList.add("numgames-asking");
    send(name);
  }

  /** Tell Python of a press, once everything that was chosen on the board before has arrived. */
  function send(name) {
    if (root.closest(".numgames-exercise")?.querySelector(".numgames-waiting")) {
      sending = setTimeout(() => send(name), 30);
      return;
    }
    const checked = question.querySelector("input:checked");
    /** @type {Press} */
    const message = { do: name, choice: checked ? Number(checked.value) : null };
    try {
      model.send(message);
    } catch {
      unanswered();
    }
  }

  function unanswered() {
    clearTimeout(sending);
    root.classList.remove("numgames-asking");
    tell(model.get("setup").silent, pressed ? "wrong" : "info");
  }

  row.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button) press(button.dataset.name);
  });
  root.addEventListener("keydown", (event) => {
    event.stopPropagation(); // nothing typed here is meant for the notebook
    if (event.key === "Enter" && event.target.matches?.("input")) {
      event.preventDefault();
      const first = row.children[0];
      if (first) press(first.dataset.name);
    }
  });
  model.on("change:state", draw);
  draw();

  return () => {
    clearTimeout(waiting);
    clearTimeout(sending);
    model.off("change:state", draw);
  };
}

export default { render };
