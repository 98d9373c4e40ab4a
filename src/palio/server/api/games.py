"""Which games there are."""

from __future__ import annotations

from palio.core import registry
from palio.server.api.common import refusals, router_of
from palio.server.api.models import GameInfo, OptionInfo
from palio.server.tables import BOTS

router = router_of("games")


@router.get("/games", responses=refusals())
def list_games() -> list[GameInfo]:
    """All games that can be played here, with their options and bots."""
    return [
        GameInfo(
            slug=game.slug,
            title=game.title,
            seats=list(game.seats),
            options=[
                OptionInfo(
                    name=option.name,
                    choices=list(option.choices),
                    seats=list(option.seats) if option.seats is not None else None,
                )
                for option in game.options
            ],
            rules_version=game.rules_version,
            bots=list(BOTS),
        )
        for game in map(registry.find, registry.slugs())
    ]
