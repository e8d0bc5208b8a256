"""The terminal: the rule books' facts in their order, bad entries, leaving and coming back."""

from __future__ import annotations

import builtins
import io
import os
import re
import shlex
import signal
import subprocess
import sys
from itertools import pairwise

import pytest

import numgames_edu as ng
from numgames_edu.commands.cli import main
from numgames_edu.english.terminal import Script
from numgames_edu.scripts import SCRIPTS, script_for

# What each rule book's command-line example shows, line by line: the words and numbers that must
# come in this order. Where a book leaves out a legal choice (Number Knockout forgets 1), the
# rules stand.
EVEN_ODD_MATCH = """
    Initial Numbers: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
    Player 1 turn any number
    7
    Numbers Remaining: 1 2 3 4 5 6 8 9 10 11 12 13 14 15 16 17 18 19 20
    Player 2 EVEN number
    Remaining: 2 4 6 8 10 12 14 16 18 20
    16
    Numbers Remaining: 1 2 3 4 5 6 8 9 10 11 12 13 14 15 17 18 19 20
    Player 1 ODD number
    Remaining: 1 3 5 9 11 13 15 17 19
    5
    Numbers Remaining: 1 2 3 4 6 8 9 10 11 12 13 14 15 17 18 19 20
"""
EVEN_ODD_MATCH_END = """
    Player 2 removes 2
    Numbers Remaining:
    Player 1 has no valid moves remaining.
    Player 2 wins the game!
"""
PARITY_DUEL = """
    Available Numbers: 1 2 3 4 5 6 7 8 9 10
    Player 1's Turn
    Last Number Removed by Player 2: None
    You may select any number.
    number to remove: 6
    Player 1 removes 6 (even).
    Available Numbers: 1 2 3 4 5 7 8 9 10
    Player 2's Turn
    Last Number Removed by Player 1: 6 (even)
    You must select an odd number.
    Available Odd Numbers: 1 3 5 7 9
    number to remove: 5
    Player 2 removes 5 (odd).
    Available Numbers: 1 2 3 4 7 8 9 10
    Player 1's Turn
    Last Number Removed by Player 2: 5 (odd)
    You must select an even number.
    Available Even Numbers: 2 4 8 10
    number to remove: 8
    Player 1 removes 8 (even).
"""
NUMBER_KNOCKOUT = """
    Numbers Available 1-20
    Player 1's Turn:
    Available Numbers: 1-20
    Select a number: 6
    Player 1 selected 6.
    Player 2's Turn:
    Opponent's Last Number: 6
    Available Numbers: 1-5 7-20 (excluding 6)
    Valid Choices: 1 2 3 12 18
    Select a number: 3
    Player 2 selected 3.
    Player 1's Turn:
    Opponent's Last Number: 3
    Available Numbers: 1-2 4-5 7-20 (excluding 3 6)
    Valid Choices: 1 9 12 15 18
    Select a number: 9
    Player 1 selected 9.
"""
NUMBER_KNOCKOUT_END = """
    Player 2's Turn:
    Opponent's Last Number: 11
    Available Numbers: 2-6 8-10 12-20
    Valid Choices: None
    Player 2 cannot make a valid move.
    Player 1 wins the game!
"""
PARITY_GAME = """
    Welcome to the Parity Game!
    Initial Numbers: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
    Player 1's turn.
    Available numbers: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
    Please select a number: 5
    picked 5 (odd).
    Player 2 must pick an odd number on their next turn.
    Player 2's turn.
    Available numbers: 1 2 3 4 6 7 8 9 10 11 12 13 14 15
    Required parity: odd
    Please select a number: 11
    picked 11 (odd).
    Player 1 must pick an odd number on their next turn.
    Player 1's turn.
    Available numbers: 2 4 6 8 10 12 14
    Required parity: none no odd number any number
    Please select a number: 2
    Player 1's turn.
    Available numbers: 14
    Please select a number: 14
    picked 14 (even).
    No numbers remain.
    picked the last number and lose
    Congratulations, Player 2! You win!
"""
CHASE = """
    Welcome to Odd or Even Chase!
    Number Line: 1 2 3 4 5 6 7 8 9 10 11 12
    Player 1's Turn:
    Available Numbers: 1 2 3 4 5 6 7 8 9 10 11 12
    Enter a number to select: 5
    Player 1 selected 5.
    Player 2's Turn:
    Opponent's last number: 5 (Odd)
    You must select an EVEN number adjacent to 5.
    Available Options: 4 6
    Enter a number to select: 6
    Player 2 selected 6.
    Player 1's Turn:
    Opponent's last number: 6 (Even)
    You must select an ODD number adjacent to 6.
    Available Options: 7
    Enter a number to select: 7
    Player 2 selected 12.
    Player 1's Turn:
    Opponent's last number: 12 (Even)
    You must select an ODD number adjacent to 12.
    Available Options: None
    Player 1 cannot make a legal move.
    Player 2 Wins
"""


class Person:
    """Somebody at a keyboard, who types these entries and then ends the input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def plays(self, command: str | list[str], *entries: object) -> str:
        """Return what the terminal shows."""
        words = command.split() if isinstance(command, str) else command
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{e}\n" for e in entries)))
        assert main(["play", *words]) == 0
        shown = self.capsys.readouterr()
        assert shown.err == ""
        return shown.out


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Person:
    return Person(monkeypatch, capsys)


def tokens(text: str) -> list[str]:
    return re.findall(r"[a-z]+|\d+", text.lower())


def assert_in_order(expected: str, shown: str) -> None:
    """Check that each expected line's words stand together, one line after the other."""
    lines = [" ".join(tokens(line)) for line in shown.splitlines()]
    lines = [f"{first} {second}".strip() for first, second in pairwise([*lines, ""])]
    at = 0
    for wanted in filter(None, (line.strip() for line in expected.splitlines())):
        words = tokens(wanted)
        found = next((i for i in range(at, len(lines)) if holds(words, lines[i].split())), None)
        assert found is not None, f"{wanted!r} is missing after line {at} of:\n{shown}"
        at = found


def holds(words: list[str], line: list[str]) -> bool:
    """Return whether the words occur in the line in their order, the numbers without a gap."""
    rest = iter(line)
    if not all(any(word.startswith(w) for word in rest) for w in words):
        return False
    numbers, there = ("".join(f" {w}," for w in row if w.isdigit()) for row in (words, line))
    return numbers in there


@pytest.mark.parametrize(
    ("command", "entries", "expected"),
    [
        ("even-odd-match", [7, 16, 5], EVEN_ODD_MATCH),
        (
            "even-odd-match",
            [7, 16, 5, 18, 15, 20, 17, 14, 13, 12, 19, 10, 11, 8, 9, 6, 3, 4, 1, 2],
            EVEN_ODD_MATCH_END,
        ),
        ("parity-duel --size 10", [6, 5, 8], PARITY_DUEL),
        ("number-knockout", [6, 3, 9], NUMBER_KNOCKOUT),
        ("number-knockout", [7, 1, 11], NUMBER_KNOCKOUT_END),
        ("parity-game", [5, 11, 1, 3, 7, 9, 13, 15, 2, 4, 6, 8, 10, 12, 14], PARITY_GAME),
        ("odd-or-even-chase", [5, 6, 7, 8, 9, 10, 11, 12], CHASE),
    ],
)
def test_the_rule_books_facts_in_their_order(
    person: Person, command: str, entries: list[int], expected: str
) -> None:
    assert_in_order(expected, person.plays(command, *entries))


def test_the_order_is_really_checked() -> None:
    with pytest.raises(AssertionError, match="is missing"):
        assert_in_order("Player 2\nPlayer 1", "Player 1\n\nPlayer 2")
    with pytest.raises(AssertionError, match="is missing"):
        assert_in_order("Available Options: 4 6", "Available Options: 4, 5, 6")


RULE_BOOKS = [
    *("even-odd-match", "parity-duel", "number-knockout", "parity-game", "odd-or-even-chase"),
]


def test_every_rule_book_has_its_script() -> None:
    assert set(RULE_BOOKS) <= set(SCRIPTS)
    kinds = {type(script_for(ng.game(slug), ("Ann", "Ben"))) for slug in RULE_BOOKS}
    assert len(kinds) == len(RULE_BOOKS)


def test_a_game_without_a_script_is_told_by_the_plain_one() -> None:
    for game in (
        ng.Game(title="Steps", size=3, rule=ng.Adjacent()),
        ng.Game("parity-game", "Parity Game", 9, ng.Adjacent()),
    ):
        assert type(script_for(game, ("Ann", "Ben"))) is Script


@pytest.mark.parametrize("slug", ng.GAMES)
def test_every_game_says_why_it_ended(person: Person, slug: str) -> None:
    position = ng.game(slug, size=6).start()
    while position.legal_moves:
        position = position.play(position.legal_moves[0])
    assert position.outcome is not None
    shown = person.plays(f"{slug} --size 6 --players Ann Ben", *position.history)
    reason = position.outcome.reason.replace("Player 1", "Ann").replace("Player 2", "Ben")
    assert reason in shown
    assert "Player 1" not in shown
    assert "Player 2" not in shown


@pytest.mark.parametrize("slug", ng.GAMES)
def test_every_game_says_that_the_first_number_must_be_even(person: Person, slug: str) -> None:
    shown = person.plays(f"{slug} --opening even", 3, 4)
    first_turn = shown[: shown.index("3 cannot be taken first")]
    assert "even" in first_turn.lower()
    assert f'--continue "{slug}/{ng.game(slug).size}-even: 4"' in shown


@pytest.mark.parametrize("slug", ng.GAMES)
def test_a_game_that_cannot_begin_ends_at_once(person: Person, slug: str) -> None:
    assert "Player 1 cannot begin" in person.plays(f"{slug} --size 1 --opening even")


def test_a_bad_entry_is_explained_and_asked_again(person: Person) -> None:
    shown = person.plays(
        "number-knockout --players Ann Ben",
        6,
        "six",
        "",
        "9",
        "6",
        "99",
        "-3",
        "9" * 1001,
        "3.0",
        3,
    )
    assert shown.count("Please enter a whole number such as 6") == 4
    assert "9 cannot follow 6: 9 = 1 × 6 + 3" in shown
    assert "6 is already taken: Ann took it on move 1" in shown
    assert "99 is not on this board" in shown
    assert "-3 is not on this board" in shown
    assert "Ben selected 3." in shown


@pytest.mark.parametrize("word", ["help", "?", "Rules"])
def test_help_says_the_rules_again(person: Person, word: str) -> None:
    shown = person.plays(["Odd or Even Chase"], word)
    assert shown.count(ng.game("odd-or-even-chase").rules) == 2


def test_the_computer_is_not_congratulated(person: Person) -> None:
    shown = person.plays("parity-game --size 3 --opponent computer --seed 1", 1, 3, 2)
    assert "Congratulations" not in shown
    assert "Well played, Player 1!" in shown


def test_who_the_computer_is_is_known_by_its_seat(person: Person) -> None:
    against = "parity-game --size 3 --opponent computer --seed 1 --players Ann"
    assert "The computer wins this time. Well played, Ann!" in person.plays(
        f"{against} Robo", 1, 3, 2
    )
    people = person.plays("parity-game --size 3 --players Ann Computer", 1, 3, 2)
    assert "Congratulations, Computer! You win!" in people


def test_names_are_put_in_where_players_are_meant(person: Person) -> None:
    shown = person.plays(["number-knockout", "--players", "Player 2", "6"], 7, 7, 1, 11)
    assert "7 is already taken: Player 2 took it on move 1, just now." in shown
    assert "6 cannot move, because no divisor or multiple of 11 is free" in shown
    assert shown.rstrip().endswith("so Player 2 wins.")


def test_only_the_kind_of_number_is_in_capitals() -> None:
    class Even(ng.Rule):
        """The next number ends in an even digit."""

        def allows(self, last: int, number: int) -> bool:
            return number % 10 in (2, 4)

        def quality(self, last: int) -> str:
            return "one-digit"

        def relation(self, last: int) -> str:
            return "is not odd"

    class Told(ng.Rule):
        """The next number has an odd sum of digits."""

        def allows(self, last: int, number: int) -> bool:
            return number == 3

        def wanted(self, last: int) -> str:
            return "a number with an odd sum of digits"

    script = Script(("Ann", "Ben"))
    for rule, required in (
        (Even(), "a ONE-DIGIT number not odd"),
        (Told(), "a number with an odd sum of digits"),
        (ng.Adjacent() & ng.OppositeParity(), "an ODD number adjacent to 2"),
        (ng.DivisorOrMultiple(), "a divisor or a multiple of 2"),
    ):
        position = ng.Game(title="Loud", size=9, rule=rule).replay([2])
        assert script.required(position) == required
    assert script.required(ng.game("parity-duel").start()) == "any number"
    assert script.required(ng.game("parity-duel", opening="even").start()) == "an EVEN number"


def test_the_board_of_a_parity_duel_that_must_begin_even(person: Person) -> None:
    shown = person.plays("parity-duel --size 6 --opening even")
    assert "You must select an even number.\nAvailable Even Numbers: 2  4  6" in shown


@pytest.mark.parametrize("word", ["q", "quit", " EXIT "])
def test_leaving_by_word(person: Person, word: str) -> None:
    assert '--continue "parity-duel/20: 3"' in person.plays("parity-duel", 3, word, 4)


def test_the_end_of_input_leaves_with_everything_to_play_on(person: Person) -> None:
    command = ["number-knockout", "--players", "Ann", "Ben O.", "--opponent", "computer"]
    shown = person.plays([*command, "--first", "2", "--seed", "4"])
    match = re.search(r'--continue "(.+?)" (.+)', shown)
    assert match
    assert len(ng.position(match[1]).history) == 1  # the computer has begun
    assert shlex.split(match[2]) == [
        *["--players", "Ann", "Ben O.", "--opponent", "computer"],
        *["--level", "careful", "--first", "2"],
    ]


def test_continuing_a_game(person: Person) -> None:
    shown = person.plays(["--continue", "number-knockout/20: 7 1"], 11)
    assert "Numbers Available [1-20]" in shown
    assert "Taken so far: 7 (Player 1), 1 (Player 2)." in shown
    assert "Player 1 wins the game!" in shown


def test_continuing_a_finished_game_shows_its_end(person: Person) -> None:
    shown = person.plays(["--continue", "number-knockout/20: 7 1 11"])
    assert "Player 1 wins the game!" in shown


@pytest.mark.parametrize("slug", ng.GAMES)
def test_the_computer_plays_by_the_rules_and_by_the_seed(person: Person, slug: str) -> None:
    everything = [n for _ in range(20) for n in range(1, 13)]
    shown = person.plays(f"{slug} --size 12 --opponent computer --seed 7", *everything)
    assert "win" in shown.splitlines()[-2].lower()
    assert shown == person.plays(f"{slug} --size 12 --opponent computer --seed 7", *everything)


def test_who_begins(person: Person) -> None:
    def first(*options: str) -> str:
        shown = person.plays(["parity-duel", "--players", "Ann", "Ben", *options])
        return "Ann" if "Ann's Turn" in shown else "Ben"

    assert first() == "Ann"
    assert first("--first", "2") == "Ben"
    assert {first("--first", "random", "--seed", str(seed)) for seed in range(9)} == {"Ann", "Ben"}


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ([], "Which game? There are even-odd-match, "),
        (["chess"], "There is no such game. The games are"),
        (["parity-duel", "--size", "0"], "from 1 to 10000"),
        (["parity-duel", "--opening", "odd"], "'any' or 'even'"),
        (["--continue", "chess/8: 1"], "no known game"),
        (["--continue", "parity-duel/8: 1 3"], "Move 2: 3 cannot follow 1"),
        (["parity-duel", "--continue", "parity-duel/8: 1"], "already says the game"),
        (["parity-duel", "--players", "Ann", "Ann"], "different names"),
        (["parity-duel", "--players", "Ann", " "], "1 to 30 printable characters"),
        (["parity-duel", "--players", "Ann", "\x1b[31mBen"], "printable characters"),
    ],
)
def test_bad_options_get_a_sentence(
    capsys: pytest.CaptureFixture[str], command: list[str], sentence: str
) -> None:
    assert main(["play", *command]) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith("numgames: ")
    assert sentence in shown.err
    assert shown.out == ""


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "open the lessons in JupyterLab" in capsys.readouterr().out


def test_ctrl_c_at_the_prompt(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupted)
    assert '--continue "parity-duel/20:"' in person.plays("parity-duel")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for one process")
def test_ctrl_c_in_a_real_process() -> None:
    command = [sys.executable, "-u", "-m", "numgames_edu", "play", "number-knockout"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("6\n")
        game.stdin.flush()
        shown = ""
        while "Valid Choices" not in shown:
            shown += game.stdout.readline()
        game.send_signal(signal.SIGINT)
        out, err = game.communicate(timeout=30)
    assert game.returncode == 0
    assert '--continue "number-knockout/20: 6"' in out
    assert err == ""


def test_an_own_game_is_told_in_plain_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from numgames_edu.commands.terminal import play

    mine = ng.Game(title="Steps", size=3, rule=ng.Adjacent())
    monkeypatch.setattr(sys, "stdin", io.StringIO("2\n3\n"))
    position = play(mine.start())
    shown = capsys.readouterr().out
    assert position.history == (2, 3)
    assert "Welcome to Steps!" in shown
    assert "You may select any number." in shown
    assert "You must select a number adjacent to 2." in shown
    assert "Valid choices: 1 3" in shown
    assert "Player 2 wins the game!" in shown


def test_leaving_an_own_game_shows_its_moves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from numgames_edu.commands.terminal import play

    class Boastful(ng.Rule):
        """Bigger than Player A's number."""

        def allows(self, last: int, number: int) -> bool:
            return number > last

        def relation(self, last: int) -> str:
            return f"is bigger than Player A's {last}"

    mine = ng.Game(title="Boast", size=4, rule=Boastful(), ending="last-loses")
    monkeypatch.setattr(sys, "stdin", io.StringIO("2\n1\n3\n"))
    play(mine.start(), ("Ann", "Ben"))
    shown = capsys.readouterr().out
    assert "game.replay([2, 3])" in shown
    assert "bigger than Player A's 2" in shown
    monkeypatch.setattr(sys, "stdin", io.StringIO("4\n"))
    play(mine.start(), ("Ann", "Ben"))
    assert "Ann took the last number, 4, and that loses, so Ben wins." in capsys.readouterr().out


def test_long_sentences_are_broken_between_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from numgames_edu.commands.terminal import print_wrapped

    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "40")
    print_wrapped("9 cannot follow 6: " * 5)
    assert all(len(line) < 40 for line in capsys.readouterr().out.splitlines())


def solved(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["solve", *words]) == 0
    return capsys.readouterr().out


def test_solving_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    shown = solved(capsys, "number-knockout/10: 10")
    assert "With best play, Player 2 wins. Player 2 wins with 5." in shown
    assert "Why? Player 2 takes 5." in shown
    assert "The proof was checked by the rules alone." in shown
    assert len(solved(capsys, "number-knockout/10: 10", "--long")) > len(shown)


def test_reviewing_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    shown = solved(capsys, "--review", "number-knockout/10: 10 2")
    assert "2. Player 2 takes 2 and gives the win away: 5 would have won." in shown


def test_a_finished_game_is_not_proved(capsys: pytest.CaptureFixture[str]) -> None:
    shown = solved(capsys, "number-knockout/20: 7 1 11")
    assert "so Player 1 wins" in shown
    assert "Why?" not in shown


def test_solving_nonsense_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "number-knockout/10: 10 3"]) == 2
    assert "3 cannot follow 10" in capsys.readouterr().err


@pytest.mark.parametrize("level", ["perfect", "careful", "random"])
def test_the_levels_of_the_computer(person: Person, level: str) -> None:
    command = f"number-knockout --size 10 --opponent computer --level {level} --seed 3"
    shown = person.plays(command, 10)
    assert f"--level {level}" in shown
    if level == "perfect":
        assert "Select a number: 5" in shown  # the one winning answer


def run(words: list[str], typed: bytes, **environment: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "numgames_edu", *words]
    return subprocess.run(
        command, input=typed, capture_output=True, env=os.environ | environment, check=False
    )


def test_a_console_without_the_signs_still_shows_the_mathematics() -> None:
    shown = run(["play", "number-knockout"], b"6\n9\n", PYTHONIOENCODING="ascii")
    assert b"9 = 1 x 6 + 3" in shown.stdout
    assert b"?" not in shown.stdout


def test_a_bad_byte_is_one_bad_entry() -> None:
    shown = run(["play", "number-knockout"], b"6\n\xff\n3\n", PYTHONIOENCODING="utf-8:strict")
    assert shown.returncode == 0
    assert b'--continue "number-knockout/20: 6 3"' in shown.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell with head")
def test_a_reader_that_leaves_early_is_no_error() -> None:
    line = f"yes 5 | {sys.executable} -m numgames_edu play parity-duel | head -n 3"
    shown = subprocess.run(["/bin/sh", "-c", line], capture_output=True, check=False, timeout=60)
    assert shown.stderr == b""
    assert len(shown.stdout.splitlines()) == 3


def test_the_required_parity_is_in_capitals(person: Person) -> None:
    assert "must remove an EVEN number" in person.plays("even-odd-match", 7)
    assert "You must select an ODD number adjacent to 6." in person.plays("odd-or-even-chase", 6)


def test_a_player_may_be_called_code(person: Person) -> None:
    shown = person.plays(["parity-duel", "--players", "CODE", "Ben"], 3)
    assert '--continue "parity-duel/20: 3" --players CODE Ben' in shown


def test_a_level_needs_the_computer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "parity-duel", "--level", "perfect"]) == 2
    assert "add --opponent computer" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["play", "parity-duel"], ["solve", "number-knockout/10: 10"]])
def test_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    chosen: list[object] = []
    monkeypatch.setattr("numgames_edu.commands.cli.choose", chosen.append)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main([*command, "--language", "en"]) == 0
    assert chosen == ["en"]
    if command[0] == "play":
        assert "--language en" in capsys.readouterr().out, "the game goes on in it"
    with pytest.raises(SystemExit) as left:
        main([*command, "--language", "klingon"])
    assert left.value.code == 2
    assert "'klingon'" in capsys.readouterr().err


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"numgames_edu {ng.__version__}\n"
