"""The words of the pages: every phrase in every language, and every phrase that is used."""

import re
from importlib import resources

import pytest

from palio.core import registry
from palio.server.errors import CODES
from palio.server.pages.common import FOR_SCRIPTS
from palio.server.speech import LANGUAGES, phrases

KEY = re.compile(r"^([a-z][a-z0-9_-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-z]+)")
OURS = ("patrizier", "firenze", "florenza", "tuscany")
SERVER = resources.files("palio.server")


def text_of(language: str) -> str:
    return SERVER.joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")


def messages(language: str) -> dict[str, str]:
    """Every message with its text."""
    text = text_of(language)
    starts = [*KEY.finditer(text)]
    ends = [found.start() for found in starts[1:]] + [len(text)]
    return {
        found[1]: text[found.end() : end].split("\n##")[0]
        for found, end in zip(starts, ends, strict=True)
    }


def templates() -> str:
    folder = SERVER.joinpath("templates")
    files = [file for file in folder.iterdir() if file.name.endswith(".html")]
    files += list(folder.joinpath("parts").iterdir())
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_every_phrase_is_there_in_every_language_with_the_same_variables(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    for key, text in english.items():
        assert set(VARIABLE.findall(other[key])) == set(VARIABLE.findall(text)), key


def test_every_phrase_that_a_template_says_is_there() -> None:
    found = templates()
    said = set(re.findall(r"""say\(\s*["']([a-z][a-z-]+)["']\s*[,)]""", found))
    for first, second in re.findall(
        r"""say\(["']([a-z-]+)["'] if [^()]*? else ["']([a-z-]+)["']""", found
    ):
        said |= {first, second}
    assert len(said) > 100
    assert said | set(FOR_SCRIPTS) <= set(messages("en"))


@pytest.mark.parametrize("slug", OURS)
def test_every_option_of_our_games_has_words(slug: str) -> None:
    known = messages("en")
    for option in registry.find(slug).options:
        for choice in ("", *option.choices):
            key = f"option-{slug}-{option.name}{f'-{choice}' if choice else ''}".replace("_", "-")
            assert key in known


def test_a_refusal_that_has_words_is_one_that_there_is() -> None:
    codes = {code for _, code in CODES.values()} | {"internal"}
    said = {key.removeprefix("error-") for key in messages("en") if key.startswith("error-")}
    assert said - {"title"} <= codes


def test_what_has_no_words_is_said_by_its_key() -> None:
    assert phrases("de")("no-such-phrase") == "no-such-phrase"
    assert phrases("de").level("master:250ms") == "Meister"
    assert phrases("xx")("your-turn") == "Your turn"
