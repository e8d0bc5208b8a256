"""Boards in JupyterLab with a real kernel, by mouse and by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import numgames_edu as ng
from tests.browser.boards import PageBoard
from tests.browser.conftest import Lab

pytestmark = pytest.mark.browser

START = "import numgames_edu as ng\n"


def moves_of(slug: str) -> list[int]:
    """Return a whole game: always the middle one of the legal numbers."""
    position = ng.game(slug).start()
    while position.legal_moves:
        position = position.play(position.legal_moves[len(position.legal_moves) // 2])
    return list(position.history)


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_all_games_to_the_end(lab: Lab, page: Page, by: str) -> None:
    cells = [f"{START}ng.play({slug!r}, players=('Ann', 'Ben'))" for slug in ng.GAMES]
    lab.open(page, *cells)
    for index, slug in enumerate(ng.GAMES):
        board = PageBoard(page, index)
        board.root.scroll_into_view_if_needed()
        if by == "keyboard":
            board.cell(1).focus()
        for count, number in enumerate(moves_of(slug), 1):
            if by == "mouse":
                board.click(number)
            else:
                board.press_keys_to(number, "Enter" if count % 2 else "Space")
                assert board.focused() == str(number)
            board.expect_taken(count)
        outcome = ng.game(slug).replay(moves_of(slug)).outcome
        assert outcome is not None
        winner = ("Ann", "Ben")[outcome.winner - 1]
        expect(board.turn).to_have_text(re.compile(f"{winner} has won!"))
        expect(board.status).to_contain_text("so " + winner + " wins.")


def test_what_a_screen_reader_hears(lab: Lab, page: Page) -> None:
    lab.open(page, f"{START}ng.play('number-knockout/20: 6', players=('Ann', 'Ben'))")
    board = PageBoard(page)
    names = {6: "6, taken by Ann, move 1, the last number", 12: "12, allowed", 9: "9, not allowed"}
    for number, name in names.items():
        expect(board.cell(number)).to_have_attribute("aria-label", name)
        expect(board.cell(number)).to_have_attribute("role", "gridcell")
    expect(board.cell(9)).to_have_attribute("aria-disabled", "true")
    expect(board.cell(12)).to_have_attribute("aria-disabled", "false")
    expect(board.root.get_by_role("grid")).to_have_attribute(
        "aria-label", "Number Knockout, 1 to 20"
    )
    assert board.root.locator('.numgames-cell[tabindex="0"]').count() == 1
    board.click(9)
    expect(board.status).to_contain_text("9 cannot follow 6")
    assert board.status.locator("math").count() >= 2
    assert board.taken() == 1


def test_keys_stay_on_the_board(lab: Lab, page: Page) -> None:
    lab.open(page, f"{START}ng.play('number-knockout')", "1 + 1")
    board = PageBoard(page)
    before = page.locator(".jp-Cell").count()
    board.cell(1).focus()
    for key in ("x", "a", "b", "d", "d", "m", "y", "z", "c", "v"):
        page.keyboard.press(key)
    board.page.keyboard.press("ArrowDown")
    assert board.focused() == "11"
    page.keyboard.press("Home")
    page.keyboard.press("End")
    assert board.focused() == "20"
    page.keyboard.press("Control+Home")
    assert board.focused() == "1"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    assert board.focused() == "1"
    page.keyboard.press("Space")
    board.expect_taken(1)
    for name in ("Undo", "Hint", "New game"):
        page.get_by_role("button", name=name).focus()
        for key in ("x", "a", "d", "d"):
            page.keyboard.press(key)
    page.get_by_role("button", name="New game").click()
    begins = page.get_by_label("Who begins")
    begins.focus()
    page.keyboard.press("x")
    page.keyboard.press("ArrowDown")
    assert begins.evaluate("select => select.selectedIndex") == 1
    assert page.locator(".jp-Cell").count() == before


def test_the_focus_is_seen_in_jupyterlab(lab: Lab, page: Page) -> None:
    lab.open(page, f"{START}ng.play('number-knockout')")
    board = PageBoard(page)
    board.cell(2).focus()
    page.keyboard.press("ArrowRight")
    style = board.cell(3).evaluate("cell => getComputedStyle(cell).outline")
    assert "4px" in style
    board.press_keys_to(3)
    board.expect_taken(1)
    assert "4px" in board.cell(3).evaluate("cell => getComputedStyle(cell).outline")


def test_buttons_and_menus(lab: Lab, page: Page) -> None:
    lab.open(page, f"{START}b = ng.play('number-knockout', size=10)\nb")
    board = PageBoard(page)
    board.click(10)
    board.expect_taken(1)
    page.get_by_role("button", name="Hint").click()
    expect(board.status).to_contain_text("Which free numbers fit?")
    page.get_by_role("button", name="Hint").click()
    expect(board.status).to_contain_text("one of them wins")
    page.get_by_role("button", name="Who wins").click()
    expect(board.status).to_contain_text("Player 2 takes 5")
    expect(board.root.locator(".numgames-lines path")).to_have_count(1)
    expect(board.cell(7)).to_have_attribute("aria-label", re.compile("partner of 1"))
    page.get_by_role("button", name="Undo").click()
    board.expect_taken(0)
    page.get_by_role("button", name="New game").click()
    code = page.get_by_label("Position code")
    code.fill("odd-or-even-chase/12: 5 6")
    code.press("Tab")
    page.get_by_role("button", name="Load code").click()
    board.expect_taken(2)
    assert len(board.rows()) == 1
    page.get_by_label("Numbers 1 to").fill("9")
    page.get_by_label("Numbers 1 to").press("Tab")
    page.get_by_role("button", name="Begin the new game").click()
    board.expect_taken(0)
    expect(board.root.locator(".numgames-cell")).to_have_count(9)


def test_the_computer_thinks_visibly(lab: Lab, page: Page) -> None:
    lab.open(page, f"{START}ng.play('parity-duel', opponent='computer', seed=1)")
    board = PageBoard(page)
    board.click(3)
    board.expect_taken(1)
    board.click(4)
    expect(board.status).to_have_text("One moment, please: the computer is thinking.")
    board.expect_taken(2)
    expect(board.turn).to_contain_text("Player 1’s turn")


def test_two_views_of_one_board_stay_equal(lab: Lab, page: Page) -> None:
    lab.open(page, f"{START}b = ng.play('parity-duel')\nb", "b")
    one, two = PageBoard(page, 0), PageBoard(page, 1)
    one.click(3)
    two.expect_taken(1)
    two.click(4)
    one.expect_taken(2)
    one.cell(5).dblclick(force=True)
    two.expect_taken(3)
    expect(two.cell(5)).to_have_attribute("aria-label", re.compile("taken by Player 1, move 3"))
    assert one.taken() == two.taken() == 3


def test_motion_and_colours_of_a_click(page: Page) -> None:
    """Nothing shakes for who wants no motion; a number under the pointer stays readable."""
    from tests.browser.alone import show_alone

    look = "cell => [getComputedStyle(cell).animationName, getComputedStyle(cell).backgroundColor]"
    for motion, name in (("reduce", "none"), ("no-preference", "numgames-shake")):
        page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
        board = ng.play("number-knockout/20: 6")
        message = {"do": "take", "number": 9, "code": board.position.code}
        board._view._handle_custom_msg(message, [])
        show_alone(page, board)
        cell = page.locator('[data-number="9"]')
        assert cell.evaluate(look)[0] == name
    cell = page.locator('[data-number="12"]')
    cell.click()
    expect(cell).to_have_attribute("data-player", "2")
    assert cell.evaluate(look)[1] == "rgb(179, 75, 0)"


@pytest.mark.parametrize("slug", ng.GAMES)
def test_a_hundred_numbers_fit_a_projector(lab: Lab, page: Page, slug: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    lab.open(page, f"{START}ng.play({slug!r}, size=100)")
    PageBoard(page)
    seen = page.locator(".jp-WindowedPanel-outer, .jp-Notebook").first.bounding_box()
    panel = page.locator(".numgames-panel").bounding_box()
    assert seen
    assert panel
    assert panel["height"] <= seen["height"]


def test_the_moves_unfold_at_the_end_of_a_game_that_was_played_here(page: Page) -> None:
    from tests.browser.alone import show_alone

    code = "number-knockout/20: 7 1 11"
    stepper = ng.replay(code)
    stepper.step = 3
    for shown, opened in ((ng.play(code), True), (stepper, False)):
        show_alone(page, shown)
        assert page.locator(".numgames-history").evaluate("list => list.open") == opened


def test_quick_clicks_are_all_answered(lab: Lab, page: Page) -> None:
    """A number clicked before the answer to the one before it is meant for the next player."""
    lab.open(page, f"{START}ng.play('parity-duel')")
    board = PageBoard(page)
    clicks = (
        "numbers => numbers.forEach(n => document.querySelector(`[data-number='${n}']`).click())"
    )
    page.evaluate(clicks, [3, 3, 4, 5, 7, 6])
    expect(board.status).to_contain_text("6 may follow 5")
    board.expect_taken(4)
    expect(board.cell(7)).to_have_attribute("aria-label", "7, allowed")


def test_after_a_kernel_restart_a_click_says_what_to_do(lab: Lab, page: Page) -> None:
    lab.open(page, f"{START}ng.play('parity-duel')")
    board = PageBoard(page)
    page.get_by_role("menuitem", name="Kernel", exact=True).click()
    page.get_by_role("menuitem", name=re.compile("^Restart Kernel…")).first.click()
    page.get_by_role("button", name="Confirm Kernel Restart").click()
    expect(page.get_by_text("| Idle").first).to_be_visible(timeout=30_000)
    board.click(3)
    expect(board.status).to_contain_text("run this cell first", timeout=15_000)
    board.expect_taken(0)
    assert board.cell(3).get_attribute("data-player") == ""
    board.status.evaluate("status => { status.textContent = '' }")
    page.get_by_role("button", name="Hint").click()
    expect(board.status).to_contain_text("run this cell first", timeout=15_000)


def test_the_stepper_by_keyboard(lab: Lab, page: Page) -> None:
    lab.open(page, f"{START}ng.replay('number-knockout/20: 14 1 11')")
    board = PageBoard(page)
    page.get_by_role("button", name="Next").focus()
    page.keyboard.press("Enter")
    board.expect_taken(1)
    expect(board.status).to_contain_text("With best play, Player 2 wins.")
    page.keyboard.press("Space")
    board.expect_taken(2)
    expect(board.status).to_contain_text("Also allowed: 2 and 7.")
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    board.expect_taken(3)
    board.click(5)
    expect(board.status).to_contain_text("go through it with the buttons")
    board.expect_taken(3)
    expect(page.get_by_role("slider")).to_have_accessible_name("Move")
    page.get_by_role("button", name="First").click()
    board.expect_taken(0)
    page.get_by_role("button", name="Play").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Pause")).to_be_focused()
    board.expect_taken(1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play")).to_be_visible()


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("slug", ng.GAMES)
def test_numbers_are_large_enough_to_touch(page: Page, width: int, slug: str) -> None:
    """Outside JupyterLab, where the board has the whole width of a telephone."""
    from tests.browser.alone import show_alone

    page.set_viewport_size({"width": width, "height": 720})
    for size in (12, 20, 100):
        show_alone(page, ng.play(slug, size=size))
        boxes = page.locator(".numgames-cell").evaluate_all(
            """cells => cells.map(cell => {
                const box = cell.getBoundingClientRect();
                return [box.width, box.height, box.right, box.bottom];
            })"""
        )
        assert min(min(w, h) for w, h, _, _ in boxes) >= 24
        assert max(right for _, _, right, _ in boxes) <= width
        if width > 1000:
            assert max(bottom for _, _, _, bottom in boxes) <= 720, "no scrolling on a projector"
