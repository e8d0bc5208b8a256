"""What a terminal says at each moment of a game: one script per rule book, and the words around it.

Each script shows the facts of its rule book's own command-line example, in the same order. To
give a game its own words, add a class here and name it in `scripts.py`.
"""

from __future__ import annotations

from ..outcomes import ending as ending_of
from ..scripts import Telling, runs
from ..sentences import spoken
from .grammar import parity
from .rules import wanted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..games import Position

LEAVING = ("q", "quit", "exit")
"""What somebody enters to leave the game, in small letters."""

HELPING = ("?", "h", "help", "rules")
"""What somebody enters to read the rules again, in small letters."""


# Around the game


def help_for(title: str, rules: str) -> str:
    """Return the rules, and what can be entered."""
    return f"{title}: {rules} Type a number, 'help' for the rules, or 'quit' to leave."


def taken_so_far(moves: Sequence[tuple[int, str]]) -> str:
    """Return which numbers were taken before, and by whom."""
    taken = ", ".join(f"{number} ({name})" for number, name in moves)
    return f"Taken so far: {taken}."


def left() -> str:
    """Return what is said to whoever leaves, before the way to come back."""
    return "You have left the game. To play on from here:"


def one_at_a_time() -> str:
    """Return what is said to whoever enters several numbers."""
    return "One number at a time, please."


def enter_a_number() -> str:
    """Return what can be entered."""
    return "Please enter a whole number such as 6, 'help' or 'quit'."


# The game itself


class Script(Telling):
    """The plain way to tell a game; the others change what their rule books say otherwise."""

    none = "None"

    def welcome(self, position: Position) -> str:
        """Return what is shown before the first turn."""
        return f"Welcome to {position.game.title}!\n\nNumbers: {self.board(position)}\n"

    def turn(self, position: Position) -> str:
        """Return what a player is told before choosing."""
        lines = [f"{self.mover(position)}'s turn:"]
        if position.last is not None:
            lines += [f"Opponent's last number: {self.last(position)}"]
            lines += [f"Available numbers: {self.row(position.available)}"]
        return "\n".join([*lines, f"You {self.must(position)}.", self.choices(position)])

    def must(self, position: Position) -> str:
        """Return what the player must or may select."""
        required = position.required
        return f"{'must' if required.must else 'may'} select {required.text}"

    def choices(self, position: Position) -> str:
        """Return the line that lists the valid choices."""
        return f"Valid choices: {self.row(position.legal_moves)}"

    def prompt(self, position: Position) -> str:
        """Return the words before the cursor."""
        return "Select a number: "

    def moved(self, before: Position, after: Position) -> str:
        """Return the announcement of a move."""
        return f"\n{self.mover(before)} selected {self.last(after)}.\n"

    def stuck(self, position: Position) -> str:
        """Return what a player is told who finds no move."""
        if position.game.ending == "last-loses":
            return f"{self.mover(position)} has nothing left to take."
        return f"{self.turn(position)}\n\n{self.mover(position)} cannot make a valid move."

    def end(self, position: Position) -> list[str]:
        """Return how the game ended, piece by piece: who is stuck, who wins, and why."""
        ending = ending_of(position)
        winner = ending.winner.called(self.names)
        why = spoken(ending.parts, self.names)
        return [self.stuck(position), f"{winner} wins the game!", why]

    def last(self, position: Position) -> str:
        """Return the last number with its parity."""
        return self.none if position.last is None else f"{position.last} ({parity(position.last)})"

    def required(self, position: Position) -> str:
        """Return what is required, with the kind of number in capitals."""
        required, rule, last = position.required, position.game.rule, position.last
        if not required.must or required.wanted is None:
            return required.text
        kind = parity(0) if last is None else rule.quality(last)
        relation = None if last is None else rule.predicate(last)
        if wanted(kind, relation) != required.wanted.noun:  # a rule that says it in its own words
            return required.text
        return wanted(kind.upper(), relation).one


class EvenOddMatchScript(Script):
    """Even/Odd Match: numbers in brackets, the required parity in capitals."""

    def welcome(self, position: Position) -> str:
        return f"Initial Numbers: {self.board(position)}\n"

    def turn(self, position: Position) -> str:
        if position.last is None:
            return f"{self.mover(position)}'s turn. Remove {self.required(position)}:"
        return (
            f"The last number removed was {self.last(position)}.\n"
            f"{self.mover(position)} must remove {self.required(position)}.\n"
            f"{parity(position.last + 1).capitalize()} Numbers Remaining: "
            f"{self.row(position.legal_moves)}"
        )

    def prompt(self, position: Position) -> str:
        return f"{self.mover(position)} inputs: "

    def moved(self, before: Position, after: Position) -> str:
        move = f"{self.mover(before)} removes {self.last(after)}."
        return f"{move}\nNumbers Remaining: {self.row(after.available)}\n"

    def stuck(self, position: Position) -> str:
        return f"{self.mover(position)} has no valid moves remaining."

    def row(self, numbers: Iterable[int]) -> str:
        return f"[{', '.join(map(str, numbers))}]"


class ParityDuelScript(Script):
    """Parity Duel: a heading for each turn, the board before it, wide rows of numbers."""

    separator = "  "

    def welcome(self, position: Position) -> str:
        return f"Available Numbers:\n{self.row(position.available)}\n"

    def turn(self, position: Position) -> str:
        heading = f"{self.mover(position)}'s Turn"
        lines = [heading, "-" * len(heading)]
        lines += [f"Last Number Removed by {self.opponent(position)}: {self.last(position)}"]
        lines += [f"You {self.must(position)}."]
        if position.last is not None or position.game.opening == "even":
            lines += [self.choices(position)]
        return "\n".join(lines)

    def choices(self, position: Position) -> str:
        kind = parity(0 if position.last is None else position.last + 1)
        return f"Available {kind.capitalize()} Numbers: {self.row(position.legal_moves)}"

    def prompt(self, position: Position) -> str:
        return "Enter the number to remove: "

    def moved(self, before: Position, after: Position) -> str:
        move = f"{self.mover(before)} removes {self.last(after)}."
        return f"{move}\n\nAvailable Numbers:\n{self.row(after.available)}\n"


class NumberKnockoutScript(Script):
    """Number Knockout: rows of numbers with runs drawn together, 1-5,7-20."""

    separator = ","

    def welcome(self, position: Position) -> str:
        return f"Game Start: Numbers Available [1-{position.game.size}]\n"

    def turn(self, position: Position) -> str:
        lines = [f"{self.mover(position)}'s Turn:"]
        if position.last is None:
            lines += [f"Available Numbers: {self.free(position)}"]
            lines += [] if position.game.opening == "any" else ["The first number must be even."]
            return "\n".join(lines)
        taken = self.row(sorted(position.history))
        lines += [f"Opponent's Last Number: {position.last}"]
        lines += [f"Available Numbers: {self.free(position)} (excluding {taken})"]
        lines += [f"You must select {position.requirement}."]
        return "\n".join([*lines, f"Valid Choices: {self.row(position.legal_moves)}"])

    def moved(self, before: Position, after: Position) -> str:
        return f"\n{self.mover(before)} selected {after.last}.\n"

    def free(self, position: Position) -> str:
        """Return the free numbers with neighbours drawn together."""
        return runs(position.available) or self.none


class ParityGameScript(Script):
    """Parity Game: each move says which parity the opponent must pick next."""

    def welcome(self, position: Position) -> str:
        welcome = f"Welcome to the {position.game.title}!"
        return f"{welcome}\n\nInitial Numbers: {self.board(position)}\n"

    def turn(self, position: Position) -> str:
        lines = [f"{self.mover(position)}'s turn."]
        lines += [f"Available numbers: {self.row(position.available)}"]
        if position.last is None:
            lines += [] if position.game.opening == "any" else ["Required parity: even"]
            return "\n".join(lines)
        required = parity(position.last)
        if not position.required.must:
            required = f"none, because no {required} number is free. You may pick any number."
        return "\n".join([*lines, f"Required parity: {required}", self.choices(position)])

    def prompt(self, position: Position) -> str:
        return "Please select a number: "

    def moved(self, before: Position, after: Position) -> str:
        move = f"\n{self.mover(before)} picked {self.last(after)}."
        if after.outcome:
            return f"{move}\nNo numbers remain."
        assert after.last is not None
        order = f"{self.mover(after)} must pick {after.requirement} on their next turn."
        if not after.required.must:
            kind = parity(after.last)
            order = f"No {kind} number is free, so {self.mover(after)} may pick any number next."
        return f"{move}\n{order}\n"

    def end(self, position: Position) -> list[str]:
        ending = ending_of(position)
        why = spoken(ending.parts, self.names)
        winner, loser = ending.winner, ending.winner.other.called(self.names)
        cheer = f"Congratulations, {winner.called(self.names)}! You win!"
        if not position.history:
            return [why, cheer]
        if winner.number in self.computers:
            cheer = f"The computer wins this time. Well played, {loser}!"
        return [f"{loser} picked the last number and loses the game.", cheer, why]


class OddOrEvenChaseScript(Script):
    """Odd or Even Chase: a number line, the parity of the last number, the options."""

    def welcome(self, position: Position) -> str:
        return f"Welcome to {position.game.title}!\n\nNumber Line: {self.board(position)}\n"

    def turn(self, position: Position) -> str:
        lines = [f"{self.mover(position)}'s Turn:"]
        if position.last is None:
            lines += [f"Available Numbers: {self.row(position.available)}"]
            lines += [] if position.game.opening == "any" else ["You must select an EVEN number."]
            return "\n".join(lines)
        lines += [f"Opponent's last number: {self.last(position)}"]
        return "\n".join(
            [*lines, f"You must select {self.required(position)}.", self.choices(position)]
        )

    def choices(self, position: Position) -> str:
        return f"Available Options: {', '.join(map(str, position.legal_moves)) or self.none}"

    def prompt(self, position: Position) -> str:
        return "Enter a number to select: "

    def moved(self, before: Position, after: Position) -> str:
        return f"\n{self.mover(before)} selected {after.last}.\n"

    def last(self, position: Position) -> str:
        assert position.last is not None
        return f"{position.last} ({parity(position.last).capitalize()})"

    def stuck(self, position: Position) -> str:
        return f"{self.turn(position)}\n\n{self.mover(position)} cannot make a legal move."
