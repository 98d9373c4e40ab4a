"""Every line that a game can say, put into every language and read for what must not be there.

Arguments come from games that are really played; numbers among them are replaced by small, large
and negative ones, because a text has to stand those as well.
"""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from palio.core.game import Game, pick
from palio.core.heuristics import lean
from palio.core.seats import CHANCE
from palio.core.setup import Setup
from palio.core.words import Value, Words
from palio.testing.scenes import NAMES
from palio.texts import Speaker, TextError, languages, source_of

SPOKEN: Final = ("ask-", "move-", "fact-")
"""Prompts, labels and lines of the log: whole sentences, or what stands on a button."""
NUMBERS: Final = (0, 1, -1, 2, 7, 2300)
ROUTINE: Final = 40
"""So many examples of a line are read; the rest differ in names alone."""
BLIND: Final = 0.3
KEY: Final = re.compile(r"[a-z]+(-[a-z0-9]+)+")
ODD_SPACE: Final = re.compile(r"\s\s|^\s|\s$|\s[.,:;?!)]|\(\s|[{}$]|seat:\d")
BARE_ONE: Final = re.compile(r"(?<![-\N{MINUS SIGN}\d.,])1(?![\d.,]*\d)")
COUNTED: Final = re.compile(r"(?<![-\N{MINUS SIGN}\d.,])1 ([^\W\d]+)")

Examples = dict[str, list[dict[str, Value]]]


def examples(game: Game[Any], setups: Iterable[Setup], games: int = 3) -> Examples:
    """Every key that is used in some random games, with the arguments that it was given."""
    found: Examples = {}
    kept: set[str] = set()

    def keep(words: Words) -> None:
        # Numbers are replaced later, so they make no new example.
        names = {k: v if isinstance(v, str) else 0 for k, v in words.args.items()}
        if f"{words.key}{names}" not in kept:
            kept.add(f"{words.key}{names}")
            found.setdefault(words.key, []).append(dict(words.args))

    for setup in setups:
        for number in range(games):
            for words in lines_of(game, setup, number):
                keep(words)
    for move in game.catalogue:
        keep(move.label)
    return found


def lines_of(game: Game[Any], setup: Setup, seed: int) -> Iterator[Words]:
    """All prompts and facts of one random game, also as those are told them who may not know."""
    rng = random.Random(f"{setup!r}{seed}")
    state = game.new(setup)
    facts: list[Any] = []
    while (question := game.question(state)) is not None:
        yield question.words(state)
        moves = game.legal_moves(state)
        heuristics = game.heuristics(state)
        if game.actor(state) == CHANCE:
            move = pick(moves, game.odds(state), rng.random())
        elif heuristics is None or rng.random() < BLIND:
            move = rng.choice(moves)
        else:
            move = lean(moves, heuristics.priors(state, moves), rng.random())
        game.play(state, move, facts.append)
    for fact in facts:
        yield fact.words()
        yield fact.as_seen_by(None).words()


def faults(
    game: Game[Any], seen: Examples, *, invariable: Mapping[str, Collection[str]]
) -> list[str]:
    """What is wrong with the game's lines, in all its languages.

    ``invariable`` are, by language, words that may follow 1 as they follow 2: "2 sheep".
    """
    wrong: list[str] = []
    for language in languages(game.package):
        speaker = Speaker(game, language, NAMES, strict=True)
        reader = Reader(speaker, frozenset(invariable.get(language, ())))
        for key, names in arguments_of(game, language).items():
            if key.startswith(SPOKEN):
                for args in seen.get(key) or invented(names, seen):
                    reader.read(key, args)
        wrong += reader.wrong.values()
    return wrong


def arguments_of(game: Game[Any], language: str) -> dict[str, set[str]]:
    """The arguments that each text of a game asks for, by its key."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source_of(game.package, language)).body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


class Variables(Visitor):
    """Collects the names of a text's arguments."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  fluent's
        self.names.add(node.id.name)


def invented(names: set[str], seen: Examples) -> list[dict[str, Value]]:
    """Arguments for a text that no game has used: what other texts have under the same names."""
    pools: list[list[Value]] = []
    for name in sorted(names):
        pool = {args[name] for used in seen.values() for args in used if name in args}
        texts = sorted(v for v in pool if isinstance(v, str) and not v.startswith("seat:-"))
        pools.append([*texts[:3]] or [0])
    return [dict(zip(sorted(names), values, strict=True)) for values in itertools.product(*pools)]


class Reader:
    """Reads lines in one language, and remembers what is wrong with them."""

    def __init__(self, speaker: Speaker, invariable: frozenset[str]) -> None:
        self.speaker = speaker
        self.invariable = invariable
        self.wrong: dict[str, str] = {}
        self.read_so_far: dict[str, int] = {}

    def read(self, key: str, args: dict[str, Value]) -> None:
        """One line with all numbers."""
        self.read_so_far[key] = self.read_so_far.get(key, 0) + 1
        if self.read_so_far[key] > ROUTINE:
            return
        counts = [name for name, value in args.items() if isinstance(value, int)]
        fixed = bare_ones(self.say(key, args | dict.fromkeys(counts, 7)))
        for numbers in combinations(len(counts)):
            filled = args | dict(zip(counts, numbers, strict=True))
            text = self.say(key, filled)
            if -1 in numbers and 1 not in numbers and bare_ones(text) > fixed:
                self.complain(key, text, "the minus is lost")
        for name in counts:
            self.compare(key, args | dict.fromkeys(counts, 7), name)

    def compare(self, key: str, args: dict[str, Value], count: str) -> None:
        """Is what is counted one thing after 1 and several after 2?"""
        one, two = self.say(key, args | {count: 1}), self.say(key, args | {count: 2})
        names = " ".join(self.speaker("seat", seat=v) for v in args.values() if isinstance(v, str))
        if re.sub(r"\b1\b", "2", one) != re.sub(r"\b1\b", "2", two):
            return
        for word in COUNTED.findall(one):
            if word not in self.invariable and word not in names:
                self.complain(key, one, f"1 {word}, 2 {word}")

    def say(self, key: str, args: dict[str, Value]) -> str:
        try:
            text = self.speaker(key, **args)
        except TextError as error:
            self.complain(key, "", str(error))
            return ""
        if not text or text[0].islower():
            self.complain(key, text, "does not begin with a capital")
        if ODD_SPACE.search(text):
            self.complain(key, text, "odd spaces, or something unresolved")
        for value in args.values():
            if isinstance(value, str) and KEY.fullmatch(value) and value in text:
                self.complain(key, text, f"{value} has no words")
        return text

    def complain(self, key: str, text: str, what: str) -> None:
        self.wrong.setdefault(f"{key}{what}", f"{self.speaker.language} {key}: {what}: {text!r}")


def combinations(count: int) -> Iterator[tuple[int, ...]]:
    """Numbers for so many places: all combinations of a few, all alike for more."""
    if count <= 2:
        yield from itertools.product(NUMBERS, repeat=count)
        return
    for number in NUMBERS:
        yield (number,) * count
        for at in range(count):
            yield (*(7,) * at, number, *(7,) * (count - at - 1))


def bare_ones(text: str) -> int:
    """How often a 1 without a sign stands in a text."""
    return len(BARE_ONE.findall(text))
