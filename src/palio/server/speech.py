"""The words of the pages, in the reader's language: ``texts/*.ftl`` beside this file."""

from __future__ import annotations

from functools import cache
from typing import Final

from palio.texts import FALLBACK, bundle

PACKAGE: Final = "palio.server"
LANGUAGES: Final = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}


class Phrases:
    """Speaks one language; ``Phrases("de")("lobby-title")``."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [bundle(PACKAGE, language)]
        if language != FALLBACK:
            self._bundles.append(bundle(PACKAGE, FALLBACK))

    def __call__(self, key: str, /, **args: str | int) -> str:
        """The phrase; the key itself where there is none, so that a page never breaks."""
        return self.find(key, key, **args)

    def find(self, key: str, default: str, /, **args: str | int) -> str:
        """The phrase, or ``default`` where there is none."""
        for texts in self._bundles:
            if texts.has_message(key):
                pattern = texts.get_message(key).value
                if pattern is not None:
                    return str(texts.format_pattern(pattern, dict(args))[0])
        return default

    def level(self, level: str) -> str:
        """What a bot of that level is called."""
        return self.find(f"level-{level.partition(':')[0]}", level.capitalize())

    def option(self, game: str, name: str, choice: str = "") -> str:
        """An option of a game, or one of its choices, in words."""
        key = f"option-{game}-{name}{f'-{choice}' if choice else ''}".replace("_", "-")
        return self.find(key, (choice or name).replace("_", " "))


@cache
def phrases(language: str) -> Phrases:
    """The phrases of a language that we speak; English for any other."""
    return Phrases(language if language in LANGUAGES else FALLBACK)
