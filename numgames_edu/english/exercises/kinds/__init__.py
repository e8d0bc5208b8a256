"""What the kinds of questions say, one module each.

| room | what is said there |
|---|---|
| `task` | what questions of every kind say |
| `legal_moves`, `winning`, `why` | which numbers may be taken; which win, and who; why |
| `beliefs` | what pupils believe, and what to say to it |
| `pairs`, `chains`, `mistakes` | partners; long chains; the mistake in a played game |
| `functions`, `write_rule`, `write_strategy` | a pupil's function, and what it has to do |
| `proof_hints` | questions that lead to a proof |
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from . import (
        beliefs,
        chains,
        functions,
        legal_moves,
        mistakes,
        pairs,
        proof_hints,
        task,
        why,
        winning,
        write_rule,
        write_strategy,
    )

__all__ = [
    "beliefs",
    "chains",
    "functions",
    "legal_moves",
    "mistakes",
    "pairs",
    "proof_hints",
    "task",
    "why",
    "winning",
    "write_rule",
    "write_strategy",
]
