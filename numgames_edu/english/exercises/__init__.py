"""What exercises say: questions, feedback, hints and progress.

| room | what is said there |
|---|---|
| `kinds` | what each kind of question asks, and says to its answers |
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
        feedback,
        kinds,
        lesson,
        page,
        picking,
        predictions,
        progress,
        question,
    )

__all__ = [
    "answer_keys",
    "answers",
    "feedback",
    "kinds",
    "lesson",
    "page",
    "picking",
    "predictions",
    "progress",
    "question",
]
