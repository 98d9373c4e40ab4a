"""The rules of a game as a page."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from palio.core import registry
from palio.server.pages.common import Someone, page
from palio.server.rules import rules_of

router = APIRouter()


@router.get("/rules/{game}")
def rules_page(request: Request, game: str, someone: Someone) -> HTMLResponse:
    """The rules; a line of the log links to the paragraph that it rests on."""
    found = registry.find(game)
    return page(request, someone, "rules.html", game=found, rules=rules_of(game))
