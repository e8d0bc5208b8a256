"""Which number wins, and who: what is asked, and what is said to it."""

from __future__ import annotations

from ...grammar import either, listed, player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    Pairs = Sequence[tuple[int, int]]

NUMBER = "a number such as 6"
PLAYER = "1 or 2"


# Which number wins?


def nothing_wins(mover: int) -> str:
    """Return why a winning number cannot be asked for."""
    return f"{player(mover)} has no winning move here: ask who_wins, or take another position."


def number_prompt(mover: int) -> str:
    """Return whose turn it is, and the question."""
    return f"{_turn(mover)} {number_asked()}"


def number_asked() -> str:
    """Return the question alone."""
    return "Which number wins, if both play as well as can be?"


def number_how() -> str:
    """Return how it is answered on a board."""
    return f"Choose one number on the board and press Check, or {number_give()}."


def number_give() -> str:
    """Return how it is answered in Python, as the end of a sentence."""
    return f"give {NUMBER}"


def number_in_python() -> str:
    """Return how it is answered in Python."""
    return f"Give {NUMBER}."


def numbers(winning: Sequence[int]) -> str:
    """Return the numbers that win."""
    return either(winning)


def wins(number: int, why: str) -> str:
    """Return that a number wins, and why."""
    return f"{number} wins. {why}"


def loses_at_once(number: int, how_it_ends: str) -> str:
    """Return how the game ends with a number."""
    return f"{number} is allowed, but look at the end. {how_it_ends}"


def worse_side(number: int, there: str, question: str) -> str:
    """Return what there is to take after a number, and the question that leads further."""
    return f"{number} is allowed, but it gives the win away: {there} {question}"


def can_be_answered(number: int, other: int, reply: int, stuck: int | None) -> str:
    """Return how a number is answered."""
    answer = f"{player(other)} can answer with {_reply(reply, stuck)}."
    return f"{number} is allowed, but it gives the win away. {answer} Look for a better one."


def _reply(number: int, stuck: int | None) -> str:
    """Return a number, and who is stuck after it, if anybody is."""
    return str(number) if stuck is None else f"{number}, and {player(stuck)} is stuck"


# Hints for it


def what_follows(other: int) -> str:
    """Return the question how each number could be answered."""
    return f"For each number you may take: what could {player(other)} answer?"


def some_win(required: str, allowed: Sequence[int], winning: int) -> str:
    """Return what may be taken, and how many of it win."""
    count = "one of them wins" if winning == 1 else f"{winning} of them win"
    return f"{required} That leaves {either(allowed)}, and {count}."


def all_win(required: str) -> str:
    """Return that nothing can go wrong."""
    return f"{required} All of them win: just take one."


def first_number_decides() -> str:
    """Return what is chosen with the first number, where the sides take turns."""
    return "With your first number you choose what you take in the whole game."


def not_the_side(number: int, there: str) -> str:
    """Return what there is to take after a number that does not win."""
    return f"Not {number}: {there}"


def not_the_end(number: int, how_it_ends: str) -> str:
    """Return how the game ends with a number that does not win."""
    return f"Not {number}. {how_it_ends}"


def not_this(number: int, other: int, reply: int, stuck: int | None) -> str:
    """Return how a number that does not win would be answered."""
    return f"Not {number}: {player(other)} would answer with {_reply(reply, stuck)}."


# Who wins?


def winner_prompt(mover: int) -> str:
    """Return whose turn it is, and the question."""
    return f"{_turn(mover)} {winner_asked()}"


def winner_asked() -> str:
    """Return the question alone."""
    return "Who wins, if both play as well as can be?"


def winner_of_game(title: str, size: int, even_first: bool) -> str:
    """Return the question for a game from its start."""
    even = ", with an even first number" if even_first else ""
    return f"Who wins {title} on 1 to {size}{even}, if both play as well as can be?"


def winner_how() -> str:
    """Return how it is answered on a page."""
    return f"Choose a player and press Check, or {winner_give()}."


def winner_give() -> str:
    """Return how it is answered in Python, as the end of a sentence."""
    return f"give {PLAYER}"


def winner_in_python() -> str:
    """Return how it is answered in Python."""
    return f"Give {PLAYER}."


def players() -> tuple[str, str]:
    """Return who there is to choose from."""
    return player(1), player(2)


def winner_is(winner: int, why: str) -> str:
    """Return who wins, and why."""
    return f"{player(winner)} wins. {why}"


def only_move(mover: int) -> str:
    """Return what to look at, where there is no choice."""
    return f"{player(mover)} has only one move. Take it, and play on from there."


def every_move_wins(mover: int, moves: int) -> str:
    """Return what to look at, where nothing can go wrong."""
    many = f"{player(mover)} has {moves} moves, and each of them wins."
    return f"{many} Try one, and play on from there."


def some_moves_win(mover: int, winning: int) -> str:
    """Return that there is a way to win."""
    if winning == 1:
        return f"{player(mover)} has a move that wins. Can you find it?"
    return f"{player(mover)} has {winning} moves that win. Can you find one?"


def best_ends(mover: int, number: int, how_it_ends: str) -> str:
    """Return how the game ends with a move, where no other is better."""
    return f"{_say(mover, number)} {how_it_ends} And {player(mover)} has nothing better."


def what_if(mover: int, number: int, reply: int, ends: bool) -> str:
    """Return a move and its answer, and whether that ends the game."""
    then = f"Then {player(mover)} is stuck." if ends else "Play on from there."
    answer = f"What if {player(3 - mover)} answers with {reply}?"
    return f"{_say(mover, number)} {answer} {then}"


def _say(mover: int, number: int) -> str:
    return f"Say that {player(mover)} takes {number}."


def _turn(mover: int) -> str:
    return f"It is the turn of {player(mover)}."


# Hints for it


def last_move() -> str:
    """Return the question how such games end."""
    return "What does the last move of such a game look like? Who makes it?"


def any_trouble(mover: int, moves: int) -> str:
    """Return how many moves there are, and the question whether one of them is good."""
    count = "only one move" if moves == 1 else f"{moves} moves"
    trouble = f"Is there one after which {player(3 - mover)} is in trouble?"
    return f"{player(mover)} has {count} now. {trouble}"


# Why


def very_many_pairs(winner: int, first: int | None, few: Pairs, count: int) -> str:
    """Return a proof by pairs with a few of them, where there are too many to list."""
    begin = "" if first is None else f"{player(winner)} takes {first}. From then on "
    some = listed(f"{one}–{other}" for one, other in few)
    return (
        f"{begin}{player(winner)} answers each number with its partner, such as {some}. There are "
        f"{count} such pairs. So {player(winner)} always has an answer, and {player(3 - winner)} "
        "is the one who gets stuck."
    )
