"""Exercises in JupyterLab with a real kernel: each kind answered by keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import test_access
from tests.browser.alone import THEMES
from tests.browser.boards import PageBoard
from tests.browser.conftest import Lab

pytestmark = pytest.mark.browser

axe = test_access.axe

START = """import os
os.environ["NUMGAMES_PROGRESS"] = "{progress}"
from numgames_edu import exercises as ex
lesson = ex.Lesson("test")
"""

EDITED = """def is_legal(last, number):
    return last % number == 0 or number % last == 0

q.answer(is_legal)"""


class Exercise:
    """One exercise, prediction or progress on a page."""

    def __init__(self, page: Page, index: int = 0) -> None:
        self.page = page
        self.root = page.locator(".numgames-exercise").nth(index)
        expect(self.root.locator(".numgames-form")).to_be_visible(timeout=30_000)
        self.root.scroll_into_view_if_needed()

    @property
    def status(self) -> Locator:
        return self.root.locator(".numgames-form").get_by_role("status")

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name, exact=True)

    def press(self, name: str, key: str = "Enter") -> None:
        """Go to a button with Tab alone, from wherever the focus is, and press a key."""
        for _ in range(8):
            if self.page.evaluate("document.activeElement?.textContent") == name:
                break
            self.page.keyboard.press("Tab")
        expect(self.button(name)).to_be_focused()
        self.page.keyboard.press(key)

    def choose(self, words: str) -> None:
        """Go through the choices with the arrow keys until this one is marked."""
        radios = self.root.get_by_role("radio")
        radios.first.focus()
        self.page.keyboard.press("Space")
        for _ in range(radios.count()):
            wanted = self.root.get_by_role("radio", name=words)
            if wanted.is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"no choice {words!r}")


def opened(lab: Lab, page: Page, *cells: str, progress: str = "off") -> None:
    """Open a notebook with these cells; each shows something of the lesson."""
    lab.open(page, START.format(progress=progress), *cells)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_choose_all_legal_moves(lab: Lab, page: Page, key: str) -> None:
    opened(lab, page, "lesson.ask('1', ex.legal_moves('number-knockout/20: 6 3 9'))")
    exercise, board = Exercise(page), PageBoard(page)
    board.cell(1).focus()
    for number in (18, 4, 1):
        board.press_keys_to(number, key)
        expect(board.cell(number)).to_have_attribute("aria-selected", "true")
    expect(board.cell(18)).to_have_attribute("aria-label", re.compile("18, .*chosen"))
    expect(board.status).to_have_text("Chosen: 1, 4 and 18.")
    exercise.press("Check", key)
    expect(exercise.status).to_contain_text("4 cannot follow 9")
    board.cell(1).focus()
    board.press_keys_to(4, key)
    expect(board.cell(4)).to_have_attribute("aria-selected", "false")
    exercise.press("Check", key)
    expect(exercise.status).to_contain_text("Right! You found both.")


def test_choose_the_winning_move(lab: Lab, page: Page) -> None:
    opened(lab, page, "lesson.ask('1', ex.winning_move('number-knockout/10: 10'))")
    exercise, board = Exercise(page), PageBoard(page)
    board.cell(1).focus()
    board.press_keys_to(2)
    board.press_keys_to(5)
    expect(board.cell(2)).to_have_attribute("aria-selected", "false")
    exercise.press("Check")
    expect(exercise.status).to_contain_text("Right! 5 wins.")


def test_complete_the_pairing(lab: Lab, page: Page) -> None:
    opened(lab, page, "lesson.ask('1', ex.pairing('odd-or-even-chase/6:', given=1))")
    exercise, board = Exercise(page), PageBoard(page)
    board.cell(1).focus()
    expect(board.cell(1)).to_have_attribute("aria-label", re.compile("partner of 2"))
    for number in (3, 4, 5):
        board.press_keys_to(number)
    exercise.press("Check")
    expect(exercise.status).to_contain_text("Player 1 could take 5, and 5 has no partner yet.")
    board.cell(6).focus()
    board.press_keys_to(6)
    expect(board.cell(6)).to_have_attribute("aria-label", re.compile("partner of 5"))
    exercise.press("Check")
    expect(exercise.status).to_contain_text("Right!")


def test_make_a_chain(lab: Lab, page: Page) -> None:
    opened(lab, page, "lesson.ask('1', ex.longest_chain('odd-or-even-chase/6:', target=4))")
    exercise, board = Exercise(page), PageBoard(page)
    board.cell(1).focus()
    for number in (2, 3, 4):
        board.press_keys_to(number)
    exercise.press("Check")
    expect(exercise.status).to_contain_text("1 more is missing.")
    board.cell(1).focus()
    board.press_keys_to(5)
    expect(board.status).to_have_text("Your chain: 2 → 3 → 4 → 5 (4 so far).")
    exercise.press("Check")
    expect(exercise.status).to_contain_text("Right! This chain has 4 numbers.")


CHOICES = {
    "ex.who_wins('parity-duel')": ("Player 1", "Player 2"),
    "ex.why('number-knockout/20: 6', 9)": ("Yes, because 9 and 6", "No, because 9 is not"),
    "ex.mistake('number-knockout', [6, 3, 9, 6])": ("Move 2", "Move 4"),
    "ex.mistake('number-knockout/10: 10 2 6')": ("Move 3", "Move 2"),
}


@pytest.mark.parametrize("question", CHOICES)
def test_choose_an_answer(lab: Lab, page: Page, question: str) -> None:
    wrong, right = CHOICES[question]
    opened(lab, page, f"q = lesson.ask('1', {question}); q", "q.prompt")
    exercise = Exercise(page)
    expect(exercise.root.locator("fieldset legend")).to_have_count(1)
    exercise.choose(wrong)
    exercise.press("Check", "Space")
    expect(exercise.status).not_to_be_empty()
    expect(exercise.status).not_to_contain_text("Right!")
    exercise.choose(right)
    page.keyboard.press("Enter")
    expect(exercise.status).to_contain_text("Right!")
    expect(exercise.root.get_by_role("radio", name=right)).to_be_checked()
    exercise.press("Hint")
    expect(exercise.status).not_to_contain_text("Right!")
    expect(exercise.button("Hint")).to_be_focused()


def test_no_board_says_what_is_asked_below_it(lab: Lab, page: Page) -> None:
    opened(
        lab,
        page,
        "lesson.ask('1', ex.why('parity-game/6: 5 1 3', 4))",
        "lesson.ask('2', ex.mistake('number-knockout/10: 8 1 7'))",
    )
    why, ended = Exercise(page, 0), Exercise(page, 1)
    expect(why.root).to_contain_text("Player 2’s turn. Player 1 has just taken 3.")
    expect(why.root.get_by_role("rowheader")).to_have_count(0)
    expect(why.root.locator(".numgames-row").first).to_have_text(re.compile("1.*2.*3", re.DOTALL))
    expect(ended.root).to_contain_text("Player 1 has won!")
    expect(ended.root.locator("details")).to_be_visible()
    expect(ended.root.locator("details")).not_to_have_attribute("open", "")
    expect(ended.root.locator("details ol")).to_be_hidden()


def test_write_a_function(lab: Lab, page: Page) -> None:
    answer = "def is_legal(last, number):\n    pass\n\nq.answer(is_legal)"
    opened(lab, page, "q = lesson.ask('1', ex.write_rule('number-knockout')); q", answer)
    exercise = Exercise(page)
    expect(exercise.status).to_contain_text("Does it end with return?")
    editor = page.locator(".jp-CodeCell .cm-content").last
    editor.focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.insert_text(EDITED)
    page.keyboard.press("Shift+Enter")
    expect(exercise.status).to_contain_text("Right! Your function agrees with the rules")


def test_write_a_strategy(lab: Lab, page: Page) -> None:
    answer = "def strategy(last, allowed):\n    return max(allowed)\n\nq.answer(strategy)"
    opened(lab, page, "q = lesson.ask('1', ex.write_strategy('parity-duel/6:')); q", answer)
    expect(Exercise(page).status).to_contain_text("Right! Your strategy wins all")


def test_a_new_variant(lab: Lab, page: Page) -> None:
    opened(lab, page, "q = lesson.ask('1', ex.who_wins('parity-duel', seed=1)); q")
    exercise = Exercise(page)
    legend = exercise.root.locator("legend")
    before = legend.inner_text()
    exercise.choose("Player 1")
    exercise.press("New variant")
    expect(legend).not_to_have_text(before)
    expect(exercise.root.locator("input:checked")).to_have_count(0)
    expect(exercise.button("New variant")).to_be_focused()


def test_no_key_reaches_the_notebook_and_no_markup_the_page(lab: Lab, page: Page) -> None:
    opened(
        lab,
        page,
        "lesson.ask('1', ex.who_wins('parity-duel'))",
        "lesson.ask('2', ex.legal_moves('number-knockout/20: 6 3 9'))",
        "ex.predict('Is <b>7</b> bold?', ['<i>yes</i>', '<script>no</script>'])",
    )
    guess = Exercise(page, 2)
    expect(guess.root).to_contain_text("Is <b>7</b> bold?")
    expect(guess.root.locator("b, i, script")).to_have_count(0)
    cells = page.locator(".jp-Cell")
    count = cells.count()
    first, second = Exercise(page, 0), Exercise(page, 1)
    board = PageBoard(page, 1)
    controls = [first.root.get_by_role("radio").first, first.button("Check"), first.button("Hint")]
    for control in (*controls, second.button("Check"), board.cell(3)):
        control.focus()
        for key in ("x", "d", "d", "a", "b", "m", "z"):
            page.keyboard.press(key)
    expect(cells).to_have_count(count)
    expect(page.locator(".jp-MarkdownCell")).to_have_count(0)


def test_predictions_and_progress_survive_a_new_kernel(lab: Lab, page: Page) -> None:
    cells = (
        "lesson.predict('p', 'Who wins Parity Duel on 1 to 20?', about='parity-duel')",
        "lesson.ask('1', ex.who_wins('parity-duel'))",
        "lesson.ask('2', ex.who_wins('parity-game'))",
        "lesson.progress",
    )
    opened(lab, page, *cells, progress="kept-by-a-test.json")
    guess, question, progress = Exercise(page, 0), Exercise(page, 1), Exercise(page, 3)
    guess.choose("Player 1")
    guess.press("This is my guess")
    expect(guess.status).to_contain_text("Your guess is noted: Player 1.")
    question.choose("Player 2")
    question.press("Check")
    expect(question.status).to_contain_text("Right!")
    expect(progress.root).to_contain_text("1 of 2 exercises done.")
    expect(progress.root.get_by_role("listitem").first).to_contain_text("1: done")
    opened(lab, page, *cells, progress="kept-by-a-test.json")
    expect(Exercise(page, 0).status).to_contain_text("Your guess was Player 1.")
    expect(Exercise(page, 1).status).to_contain_text("Done before.")
    progress = Exercise(page, 3)
    expect(progress.root).to_contain_text("1: done before")
    progress.button("Reset …").focus()
    progress.press("Reset …")
    expect(progress.button("No, keep it")).to_be_focused()
    progress.press("Yes, forget it all")
    expect(progress.root).to_contain_text("None of 2 exercises done.")
    expect(Exercise(page, 0).status).to_contain_text("No guess yet.")
    assert "lessons" in (lab.folder / "kept-by-a-test.json").read_text()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(lab: Lab, page: Page, axe: str, theme: str) -> None:
    opened(
        lab,
        page,
        "q = ex.legal_moves('number-knockout/20: 6 3 9'); q.answer([1, 4]); q",
        "q = ex.pairing('odd-or-even-chase/6:', given=1); q.hint(); q",
        "q = ex.why('number-knockout/20: 6', 9, seed=1); q.answer(1); q",
        "q = ex.who_wins('parity-duel'); q.answer(2); q",
        "q = ex.write_rule('parity-duel'); q.answer(lambda a, b: True); q",
        "g = ex.predict('Who wins?', about='parity-duel'); g.choose(1); g",
        "lesson.ask('1', q); lesson.ask('2', ex.legal_moves('parity-duel')); lesson.progress",
    )
    if theme == "dark":
        page.evaluate(
            """colours => {
                document.body.dataset.jpThemeLight = "false";
                for (const [name, colour] of Object.entries(colours))
                    document.body.style.setProperty(name, colour);
            }""",
            THEMES["dark"],
        )
    Exercise(page, 6)
    assert test_access.complaints(page, axe, ".numgames-exercise") == []
