"""What a terminal says at each moment of a game: one script per rule book.

Each script shows the facts of its rule book's own command-line example, in the same order. A game
without a script of its own is told by the plain `Script`. To give a game its own words, add a
class here and name it in `SCRIPTS`.
"""

from __future__ import annotations

from .games import Position
from .players import COMPUTER
from .words import named, parity

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class Script:
    """The plain way to tell a game; the others change what their rule books say otherwise."""

    separator = " "

    def __init__(self, names: tuple[str, str]) -> None:
        self.names = names

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
        may = position.requirement.startswith("any")
        return f"{'may' if may else 'must'} select {position.requirement}"

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

    def end(self, position: Position) -> str:
        """Return how the game ended: who is stuck, who wins, and why."""
        assert position.outcome is not None
        winner = self.names[position.outcome.winner - 1]
        return f"{self.stuck(position)}\n{winner} wins the game!\n{self.why(position)}"

    def mover(self, position: Position) -> str:
        """Return the name of the player whose turn it is."""
        return self.names[position.to_move - 1]

    def opponent(self, position: Position) -> str:
        """Return the name of the other player."""
        return self.names[2 - position.to_move]

    def last(self, position: Position) -> str:
        """Return the last number with its parity."""
        return "None" if position.last is None else f"{position.last} ({parity(position.last)})"

    def required(self, position: Position) -> str:
        """Return what is required, with the parity in capitals."""
        return position.requirement.replace("odd", "ODD").replace("even", "EVEN")

    def why(self, position: Position) -> str:
        """Return the reason of the outcome."""
        assert position.outcome is not None
        return self.named(position.outcome.reason)

    def named(self, sentence: str) -> str:
        """Return a sentence about Player 1 and Player 2 with the players' own names."""
        return named(sentence, self.names)

    def board(self, position: Position) -> str:
        """Return all numbers of the board, taken or not."""
        return self.row(range(1, position.game.size + 1))

    def row(self, numbers: Iterable[int]) -> str:
        """Return the numbers side by side."""
        return self.separator.join(map(str, numbers)) or "None"


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
        if position.last is None and position.game.opening == "any":
            return "\n".join(lines)
        return "\n".join([*lines, self.choices(position)])

    def choices(self, position: Position) -> str:
        kind = "even" if position.last is None else parity(position.last + 1)
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
            lines += [f"Available Numbers: {runs(position.available)}"]
            lines += [] if position.game.opening == "any" else ["The first number must be even."]
            return "\n".join(lines)
        taken = self.row(sorted(position.history))
        lines += [f"Opponent's Last Number: {position.last}"]
        lines += [f"Available Numbers: {runs(position.available)} (excluding {taken})"]
        lines += [f"You must select {position.requirement}."]
        return "\n".join([*lines, f"Valid Choices: {self.row(position.legal_moves)}"])

    def moved(self, before: Position, after: Position) -> str:
        return f"\n{self.mover(before)} selected {after.last}.\n"


class ParityGameScript(Script):
    """Parity Game: each move says which parity the opponent must pick next."""

    def welcome(self, position: Position) -> str:
        title, board = position.game.title, self.board(position)
        return f"Welcome to the {title}!\n\nInitial Numbers: {board}\n"

    def turn(self, position: Position) -> str:
        lines = [f"{self.mover(position)}'s turn."]
        lines += [f"Available numbers: {self.row(position.available)}"]
        if position.last is None:
            lines += [] if position.game.opening == "any" else ["Required parity: even"]
            return "\n".join(lines)
        required = parity(position.last)
        if position.requirement.startswith("any"):
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
        if after.requirement.startswith("any"):
            kind = parity(after.last)
            order = f"No {kind} number is free, so {self.mover(after)} may pick any number next."
        return f"{move}\n{order}\n"

    def end(self, position: Position) -> str:
        assert position.outcome is not None
        winner = self.names[position.outcome.winner - 1]
        if not position.history:
            return f"{self.why(position)}\nCongratulations, {winner}! You win!"
        loser = self.opponent(position)
        cheer = f"Congratulations, {winner}! You win!"
        if winner == COMPUTER:
            cheer = f"The computer wins this time. Well played, {loser}!"
        return f"{loser} picked the last number and loses the game.\n{cheer}\n{self.why(position)}"


class OddOrEvenChaseScript(Script):
    """Odd or Even Chase: a number line, the parity of the last number, the options."""

    def welcome(self, position: Position) -> str:
        line = self.row(range(1, position.game.size + 1))
        return f"Welcome to {position.game.title}!\n\nNumber Line: {line}\n"

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
        return f"Available Options: {', '.join(map(str, position.legal_moves)) or 'None'}"

    def prompt(self, position: Position) -> str:
        return "Enter a number to select: "

    def moved(self, before: Position, after: Position) -> str:
        return f"\n{self.mover(before)} selected {after.last}.\n"

    def last(self, position: Position) -> str:
        assert position.last is not None
        return f"{position.last} ({parity(position.last).capitalize()})"

    def stuck(self, position: Position) -> str:
        return f"{self.turn(position)}\n\n{self.mover(position)} cannot make a legal move."


SCRIPTS: dict[str, type[Script]] = {
    "even-odd-match": EvenOddMatchScript,
    "parity-duel": ParityDuelScript,
    "number-knockout": NumberKnockoutScript,
    "parity-game": ParityGameScript,
    "odd-or-even-chase": OddOrEvenChaseScript,
}


def runs(numbers: Iterable[int]) -> str:
    """Return the numbers with neighbours drawn together.

    >>> runs([1, 2, 3, 5, 7, 8])
    '1-3,5,7-8'
    """
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][-1] + 1:
            parts[-1] = [parts[-1][0], number]
        else:
            parts.append([number])
    return ",".join("-".join(map(str, part)) for part in parts) or "None"
