"""The rules as pages."""

import re

import pytest

from palio.core import registry
from palio.server.rules import numbered, rules_of

OURS = ("patrizier", "firenze", "florenza", "tuscany")


@pytest.mark.parametrize("slug", OURS)
def test_every_paragraph_has_an_anchor_and_every_mention_leads_to_one(slug: str) -> None:
    rules = rules_of(slug)
    anchors = re.findall(r'id="([\d.]+)"', rules.body)
    assert len(anchors) == len(set(anchors)) > 30
    mentioned = set(re.findall(r'href="#([\d.]+)"', rules.body))
    assert mentioned <= set(anchors)
    assert {entry.number for entry in rules.contents} <= set(anchors)


@pytest.mark.parametrize("slug", OURS)
def test_every_paragraph_that_the_rules_cite_is_on_the_page(slug: str) -> None:
    from importlib import resources

    source = resources.files(registry.find(slug).package).joinpath("RULES.md").read_text()
    written = set(re.findall(r"^- \*\*§([\d.]+\d)", source, re.MULTILINE))
    assert written <= set(re.findall(r'id="([\d.]+)"', rules_of(slug).body))


def test_a_number_becomes_an_anchor_and_a_mention_a_link() -> None:
    html = numbered("<ul><li><strong>§1.2 Deck.</strong> As in §3.</li></ul>")
    assert html == (
        '<ul><li id="1.2"><a class="number" href="#1.2">§1.2</a> <strong>Deck.</strong>'
        ' As in <a class="ref" href="#3">§3</a>.</li></ul>'
    )
