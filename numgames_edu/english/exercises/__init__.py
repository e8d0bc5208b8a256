"""What exercises say: questions, feedback, hints and progress. One module per kind, and per page.

| room | what is said there |
|---|---|
| `task` | what questions of every kind say |
| `legal_moves`, `winning`, `why` | which numbers may be taken; which win, and who; why |
| `beliefs` | what pupils believe, and what to say to it |
| `pairs`, `chains`, `mistakes` | partners; long chains; the mistake in a played game |
| `functions`, `write_rule`, `write_strategy` | a pupil's function, and what it has to do |
| `proof_hints` | questions that lead to a proof |
| `answers`, `feedback` | answers that cannot be read; what stands before what is said to one |
| `question`, `predictions` | how far a question is answered; guesses |
| `lesson`, `progress`, `answer_keys` | a lesson, what is done of it, and its teacher's answers |
| `page`, `picking` | what stands on a question's page, and what is picked on its board |
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from . import (
        answer_keys,
        answers,
        beliefs,
        chains,
        feedback,
        functions,
        legal_moves,
        lesson,
        mistakes,
        page,
        pairs,
        picking,
        predictions,
        progress,
        proof_hints,
        question,
        task,
        why,
        winning,
        write_rule,
        write_strategy,
    )

__all__ = [
    "answer_keys",
    "answers",
    "beliefs",
    "chains",
    "feedback",
    "functions",
    "legal_moves",
    "lesson",
    "mistakes",
    "page",
    "pairs",
    "picking",
    "predictions",
    "progress",
    "proof_hints",
    "question",
    "task",
    "why",
    "winning",
    "write_rule",
    "write_strategy",
]
