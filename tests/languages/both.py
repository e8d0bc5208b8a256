"""What a game says, rendered in English and in Spanish, and what has to be the same in both."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

import numgames_edu as ng
from numgames_edu.facts import Fact
from numgames_edu.sentences import Meaning, spoken
from numgames_edu.spanish.grammar import NUMERALS
from numgames_edu.words import speaking

from .rooms import english_words, words_in

if TYPE_CHECKING:
    from numgames_edu.sentences import Clause

PLAYERS = re.compile(r"(?:Player|Jugador) ([12])\b")

FAULTS = {
    "o before ocho or once": r"\bo (?:8|11(?:\d{3})*\b)",
    "u before another number": r"\bu (?!8|11)\d",
    "y before i": r"\by h?[ií](?![aeo])",
    "no contraction": r"\b(?:de|a) el\b",
    "no agreement of number": r"\b1 (?:números|pasos|parejas|jugadas|situaciones)\b",
    "no singular": r"\b(?!1\b)\d+ (?:número|paso|pareja|jugada|situación)\b",
    "no agreement of gender": r"\b(?:un|ningún|cualquier) \w*(?:ción|dad)\b",
    "one among los": r"\blos números \d+ (?!y|e)",
    "a parity with a wrong end": r"\b(?:número (?:im)?pares|números (?:im)?par)\b",
    "a space too many": r"[^\n ]  +(?![Jj]|—|\d)|[(¿¡] | [.,;:?!)]",
    "a placeholder": r"[{}]",
    "a number to take without its article": r"\b(?:tomar|toma) \d",
    "a space before dots": r"\w …",
    "words that mean something else in America": r"\b(?:coge[rns]?|nada que tomar)\b",
    "a sign twice": r"\.\.|,,|\?\.",
}
"""What good Spanish does not have, whatever the values are."""


IN_WORDS = {
    r"otr[oa] (?:pareja|más)|(?<=deja al menos )uno|un(?= grupo así más)": "1",
    r"(?<=es el único número de este tablero)": " 1 1 ",
    r"(?<=solo con el 1)|(?<=solo tiene el 1)|(?<=el único número, el 1)": " 1 ",
    **{rf"(?<=Hay ){word}(?= con los que ganas)": str(n) for n, word in enumerate(NUMERALS, 2)},
}
"""Where Spanish has a word, or one number on a board of one, and English has digits."""


def numbers(text: str) -> Counter[str]:
    """Return the numbers of a text, each as often as it is there, without the players' own."""
    text = text.replace("\N{NO-BREAK SPACE}", "")
    for words, digits in IN_WORDS.items():
        text = re.sub(words, digits, text)
    return Counter(re.findall(r"\d+", PLAYERS.sub("", text)))


def in_both(say: Callable[[], str]) -> tuple[str, str]:
    """Return what is said in English and in Spanish."""
    with speaking("en"):
        english = say()
    with speaking("es"):
        spanish = say()
    return english, spanish


def same(say: Callable[[], str], own: Iterable[str] = (), counted: bool = True) -> str:
    """Return the Spanish text, after it was compared with the English one.

    `own` are words that somebody gave: names and titles. Where it is not `counted`, one language
    may name a number more often than the other.
    """
    english, spanish = in_both(say)
    if counted:
        assert numbers(english) == numbers(spanish), f"{english}\n{spanish}"
    assert set(numbers(english)) == set(numbers(spanish)), f"{english}\n{spanish}"
    assert set(PLAYERS.findall(english)) == set(PLAYERS.findall(spanish)), f"{english}\n{spanish}"
    assert english.count("\n") == spanish.count("\n")
    good(spanish, own)
    return spanish


def good(spanish: str, own: Iterable[str] = ()) -> None:
    """Assert that no English is left in a text, and none of the known faults is there."""
    said = words_in(spanish) - set().union(*map(words_in, own))
    assert not said & english_words(), (spanish, said & english_words())
    for fault, pattern in FAULTS.items():
        assert not re.search(pattern, spanish), (fault, spanish)
    assert spanish.count("¿") == spanish.count("?"), spanish
    assert spanish.count("¡") == spanish.count("!"), spanish
    assert spanish.count("(") == spanish.count(")"), spanish


def same_parts(say: Callable[[], Clause], own: Iterable[str] = ()) -> str:
    """Return a Spanish text, after its parts were compared with those of the English one."""
    with speaking("en"):
        english = list(say())
    with speaking("es"):
        spanish = list(say())
    assert Counter(facts(english)) == Counter(facts(spanish))
    assert set(meanings(english)) == set(meanings(spanish))
    return same(lambda: spoken(say()), own)


def meanings(parts: Clause) -> Iterator[Meaning]:
    return (part for part in parts if isinstance(part, Meaning))


def facts(parts: Clause) -> Iterator[Fact]:
    return (part for part in parts if isinstance(part, Fact))


def titles(game: ng.Game) -> list[str]:
    """Return the words of a game that stay as they are."""
    return [game.title, game.slug]
