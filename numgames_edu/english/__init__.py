"""Every sentence in English: functions from values to words, one module per place of reading.

Another language is another folder with the same modules and functions.

| room | what is said there |
|---|---|
| `grammar` | small pieces that all sentences are made from |
| `facts`, `rules` | statements about numbers; what a rule asks for, and why |
| `games`, `explanations` | rules, turns, ends; why a number may or may not be taken |
| `analysis`, `proofs` | who wins, what each move did, hints; why; long chains and fair boards |
| `players`, `board` | who plays; what a board, its buttons and its step-through say |
| `terminal`, `commands` | what a game in a terminal and the command `numgames` say |
| `exercises`, `pictures` | questions, feedback, hints, progress; what pictures show |
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from . import (
        analysis,
        board,
        commands,
        exercises,
        explanations,
        facts,
        games,
        grammar,
        pictures,
        players,
        proofs,
        rules,
        terminal,
    )

__all__ = [
    "analysis",
    "board",
    "commands",
    "exercises",
    "explanations",
    "facts",
    "games",
    "grammar",
    "pictures",
    "players",
    "proofs",
    "rules",
    "terminal",
]
