"""Players: what they are called, and the computer ones, which name the number they take."""

from __future__ import annotations

from random import Random

from .games import Position
from .notation import meant
from .sentences import Player
from .words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .notation import PositionLike

    ComputerPlayer = Callable[[PositionLike], int]

MAX_NAME = 30

LEVELS = ("perfect", "careful", "random")

CARELESS = 0.25
"""How often a careful player does not look before moving."""

MOVES_WEIGHED = 24
"""How many moves a lost perfect player looks at to find the one that resists best."""

SEARCHED = 12
"""With this many numbers left, or fewer, the longest resistance is found exactly."""


def computer_name() -> str:
    """Return the name that the computer plays under."""
    return words.players.computer()


def default_names(opponent: str | None = None, first: int = 1) -> tuple[str, str]:
    """Return what two players are called who gave no names.

    Whoever begins (the `first` of the two) is Player 1, and the other one Player 2; the second of
    the two is the computer where that is the `opponent`.

    >>> default_names(), default_names("computer", first=2)
    (('Player 1', 'Player 2'), ('Player 2', 'Computer'))
    """
    one = Player(first)
    return one.text, computer_name() if opponent == "computer" else one.other.text


def checked_names(
    names: Sequence[str] | None, opponent: str | None = None, first: int = 1
) -> tuple[str, str]:
    """Return the two players' names, or raise a ValueError with a sentence.

    Without names, they have those that nobody chose.
    """
    if names is None:
        return default_names(opponent, first)
    if isinstance(names, str) or len(names) != 2:
        raise ValueError(words.players.two_names())
    one, two = (str(name).strip() for name in names)
    for name in (one, two):
        if not name or len(name) > MAX_NAME or not name.isprintable():
            raise ValueError(words.players.bad_name(MAX_NAME))
    if one == two:
        raise ValueError(words.players.same_name())
    return one, two


def computer(level: str = "perfect", seed: int | None = None) -> ComputerPlayer:
    """Return a computer player; the same seed gives the same game.

    "perfect" never gives a win away and, when lost, holds out; "careful" plays like that most of
    the time; "random" takes any legal number.

    >>> from numgames_edu import game
    >>> computer("perfect", seed=1)(game("number-knockout", size=10).replay([10]))
    5
    """
    if level not in LEVELS:
        raise ValueError(words.players.bad_level(LEVELS))
    chance = Random(seed)
    careless = {"perfect": 0.0, "careful": CARELESS, "random": 1.0}[level]

    def player(position: PositionLike) -> int:
        at = meant(position)
        if careless and (careless == 1 or chance.random() < careless):
            return chance.choice(at.legal_moves)
        return _best(at, chance)

    return player


def _best(position: Position, chance: Random) -> int:
    """Return a winning move; without one, the move that resists longest or best.

    In a game that is too large to solve, any move.
    """
    from .solve import TooLarge, analyse

    try:
        winning = analyse(position).winning_moves
    except TooLarge:
        return chance.choice(position.legal_moves)
    if winning:
        return chance.choice(winning)
    moves = position.legal_moves
    rule = position.game.rule
    if len(moves) == 1 or rule.otherwise_any or rule.side(1) is not None:
        return chance.choice(moves)  # where counting decides, every line is as long as the other
    if len(position.available) <= SEARCHED:
        known: dict[tuple[int | None, int], int] = {}
        longest = {number: _resistance(position.play(number), known) for number in moves}
        most = max(longest.values())
        return chance.choice([number for number in moves if longest[number] == most])
    weighed = sorted(chance.sample(moves, min(len(moves), MOVES_WEIGHED)))

    def ways_to_win(number: int) -> int:
        """Return how many answers win for the other player: the fewer, the harder to find."""
        return len(analyse(position.play(number)).winning_moves)

    ways = {number: ways_to_win(number) for number in weighed}
    fewest = min(ways.values())
    return chance.choice([number for number in weighed if ways[number] == fewest])


def _resistance(position: Position, known: dict[tuple[int | None, int], int]) -> int:
    """Return how many moves are left if the winner hurries and the loser holds out."""
    from .solve import analyse

    if position.outcome is not None:
        return 0
    state = position.last, position.free_bits
    if state not in known:
        winning = analyse(position).winning_moves
        after = (_resistance(position.play(n), known) for n in winning or position.legal_moves)
        known[state] = 1 + (min(after) if winning else max(after))
    return known[state]
