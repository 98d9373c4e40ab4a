"""Finding games: whatever installed distribution offers one under ``palio.games``."""

import difflib
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from palio.core.errors import UnknownGame
from palio.core.game import Game

GROUP = "palio.games"


def slugs() -> list[str]:
    """The slugs of all installed games, sorted; nothing is imported."""
    return sorted(_found())


def find(slug: str) -> Game[Any]:
    """The game of that slug; UnknownGame names the ones there are."""
    found = _found()
    if slug not in found:
        near = difflib.get_close_matches(slug, found, n=1)
        hint = f"did you mean {near[0]!r}? " if near else ""
        raise UnknownGame(f"no game {slug!r}; {hint}installed: {', '.join(sorted(found))}")
    game = found[slug].load()
    assert isinstance(game, Game), f"entry point {slug} of {GROUP} is not a Game"
    assert game.slug == slug, f"entry point {slug} of {GROUP} offers the game {game.slug}"
    return game


def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
