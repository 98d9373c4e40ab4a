"""A game's RULES.md as a page: every paragraph can be linked to by its number."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Final

from markdown_it import MarkdownIt
from markupsafe import Markup

from palio.core import registry

NUMBER: Final = r"\d+(?:\.\d+)*"
HEADING: Final = re.compile(r"<h2>(\d+)\. (.*?)</h2>")
PARAGRAPH: Final = re.compile(rf"<li>\s*(<p>)?<strong>§({NUMBER})\b\s*(.*?)</strong>", re.DOTALL)
MENTION: Final = re.compile(rf"§({NUMBER})(?![^<]*</a>)")
TITLE: Final = re.compile(r"<h1>(.*?)</h1>")


@dataclass(frozen=True)
class Entry:
    """A chapter."""

    number: str
    title: str


@dataclass(frozen=True)
class Rules:
    """The rules of a game, ready to be shown."""

    title: Markup
    contents: tuple[Entry, ...]
    body: Markup


@lru_cache(maxsize=64)
def rules_of(slug: str) -> Rules:
    """The rules; UnknownGame if there is no such game."""
    game = registry.find(slug)
    file = resources.files(game.package).joinpath("RULES.md")
    if not file.is_file():
        return Rules(Markup.escape(game.title), (), Markup())
    text = MarkdownIt("commonmark").enable("table").render(file.read_text(encoding="utf-8"))
    title = TITLE.search(text)
    body = numbered(TITLE.sub("", text, count=1))
    contents = tuple(
        Entry(number, Markup(words).striptags())  # noqa: S704  our own file
        for number, words in HEADING.findall(text)
    )
    found = Markup(title[1]) if title else Markup.escape(game.title)  # noqa: S704
    return Rules(found, contents, Markup(body))  # noqa: S704  our own file


def numbered(html: str) -> str:
    """Give every chapter and every paragraph its anchor, and link what is mentioned."""
    html = MENTION.sub(
        lambda found: (
            found[0]
            if html[: found.start()].endswith("<strong>")
            else f'<a class="ref" href="#{found[1]}">§{found[1]}</a>'
        ),
        html,
    )
    html = HEADING.sub(r'<h2 id="\1"><a href="#\1">\1</a> \2</h2>', html)
    return PARAGRAPH.sub(
        lambda found: (
            f'<li id="{found[2]}">{found[1] or ""}'
            f'<a class="number" href="#{found[2]}">§{found[2]}</a> <strong>{found[3]}</strong>'
        ),
        html,
    )
