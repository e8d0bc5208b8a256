"""What pictures say: titles, sentences, keys, labels, and the same picture all in words.

| room | what is said there |
|---|---|
| `common` | what all pictures share: the board and the turn, numbers in lists, refusals |
| `numbers` | dots in pairs and in rows, prime factors |
| `lines` | the number line, and numbers in a row |
| `graphs`, `trees` | which number may follow which; what each move leads to |
| `charts`, `sheets` | openings and reviews; pages to print |
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from . import charts, common, graphs, lines, numbers, sheets, trees

__all__ = ["charts", "common", "graphs", "lines", "numbers", "sheets", "trees"]
