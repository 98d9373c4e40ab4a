"""Law 13: a drawing is well-formed, has an id for every target, and none twice."""

from __future__ import annotations

from collections import Counter
from typing import Any
from xml.etree import ElementTree

from palio.core.errors import PalioError
from palio.core.game import Game, View
from palio.core.seats import Seat
from palio.draw import svg
from palio.texts import Speaker


def fault(
    game: Game[Any],
    view: View,
    viewer: Seat | None,
    speaker: Speaker,
    *,
    targets: dict[str, str],
    layout: str,
    theme: str,
) -> str:
    """What is wrong with a drawing of a view, in one line; nothing if all is well."""
    try:
        text = svg(game, view, viewer, speaker, targets=targets, layout=layout, theme=theme)
        root = ElementTree.fromstring(text)  # noqa: S314  our own drawing
    except (PalioError, ElementTree.ParseError) as error:
        return f"{layout}, as seat {viewer}: {error}"
    ids = values(root, "id")
    for what, names in (("id", ids), ("piece", values(root, "data-piece"))):
        twice = [name for name, count in Counter(names).items() if count > 1]
        if twice:
            return f"{layout}: two elements have the {what} {twice[:1]}"
    lacking = sorted(set(targets) - set(ids))
    return f"{layout}: no element has the id of a target, {lacking}" if lacking else ""


def values(root: ElementTree.Element, attribute: str) -> list[str]:
    """What an attribute is wherever it stands."""
    return [value for element in root.iter() if (value := element.get(attribute))]
