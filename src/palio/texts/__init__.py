"""Putting keys into a language: the texts of a game, and a few words that all games share.

Texts are Fluent files, ``texts/<language>.ftl`` in a game's package. English stands in for what a
language lacks; law 14 sees to it that none of ours lacks anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from palio.core.errors import PalioError
from palio.core.game import Game
from palio.core.seats import CHANCE
from palio.core.words import Value, Words

FALLBACK = "en"
SHARED = "palio"
REMEMBERED = 20_000
"""Texts that are kept, so that they are put together once."""


class TextError(PalioError):
    """A key or an argument that a text lacks: a bug in a game's texts."""


class Speaker:
    """Speaks one language about one game; ``Speaker(game, "de")("city-roma")``."""

    def __init__(
        self, game: Game[Any], language: str, names: Sequence[str] = (), *, strict: bool = False
    ) -> None:
        """``strict`` raises TextError where people would be shown the next best thing."""
        if language not in languages(game.package):
            there = ", ".join(languages(game.package))
            raise PalioError(f"{game.slug} does not speak {language!r}; it speaks {there}")
        self.language = language
        self.names = tuple(names)
        self.strict = strict
        self._said = memory(game.package, language, self.names, strict)
        self._bundles = [bundle(game.package, language)]
        if language != FALLBACK and not strict:
            self._bundles.append(bundle(game.package, FALLBACK))

    def __call__(self, key: str, /, **args: Value) -> str:
        whole = f"{key}{args}" if args else key
        text = self._said.get(whole)
        if text is None:
            text = self._put_together(key, args)
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[whole] = text
        return text

    def _put_together(self, key: str, args: dict[str, Value]) -> str:
        for texts in self._bundles:
            if texts.has_message(key):
                pattern = texts.get_message(key).value
                assert pattern is not None, f"text {key} is empty"
                spoken = {name: self._argument(value) for name, value in args.items()}
                text, errors = texts.format_pattern(pattern, spoken)
                if errors and self.strict:
                    raise TextError(f"{self.language}.ftl: {key}: {errors[0]}")
                return str(text)
        if self.strict:
            raise TextError(f"{self.language}.ftl: {key} is missing")
        return key

    def words(self, words: Words) -> str:
        """The text of a question, a label or a fact."""
        return self(words.key, **words.args)

    def name(self, seat: int) -> str:
        """Who sits there."""
        if seat == CHANCE:
            return self("chance")
        if seat < len(self.names):
            return self.names[seat]
        return self("seat-name", number=seat + 1)

    def _argument(self, value: Value) -> Value:
        if isinstance(value, int):
            return value
        if value.startswith("seat:"):
            return self.name(int(value.removeprefix("seat:")))
        return self(value) if any(texts.has_message(value) for texts in self._bundles) else value


@cache
def languages(package: str) -> tuple[str, ...]:
    """The languages that a package has texts in; English first."""
    folder = resources.files(package).joinpath("texts")
    names = [file.name for file in folder.iterdir() if file.name.endswith(".ftl")]
    codes = sorted(name.removesuffix(".ftl") for name in names)
    return tuple(sorted(codes, key=lambda code: code != FALLBACK))


@lru_cache(maxsize=64)
def memory(
    package: str,  # noqa: ARG001  each of these has a memory of its own
    language: str,  # noqa: ARG001
    names: tuple[str, ...],  # noqa: ARG001
    strict: bool,  # noqa: ARG001
) -> dict[str, str]:
    """What has been said before in the same words to the same people."""
    return {}


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """A game's texts with the shared words."""
    # Isolation marks around arguments are for mixed scripts; ours run left to right.
    texts = FluentBundle([language], use_isolating=False)
    for source in (SHARED, package):
        texts.add_resource(FluentResource(source_of(source, language)))
    return texts


def source_of(package: str, language: str) -> str:
    """The file with a package's texts in a language; "" if there is none."""
    file = resources.files(package).joinpath("texts", f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""
