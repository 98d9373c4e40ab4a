"""Files that browsers may keep: our own, those from npm, and pictures of the games."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from palio.core import registry
from palio.draw import THEMES
from palio.server.paper import file_response
from palio.server.pictures import picture
from palio.server.speech import LANGUAGES

router = APIRouter()


@router.get("/static/{mark}/{name}")
def static_file(mark: str, name: str) -> Response:
    """A file of ours."""
    return file_response("static", mark, name)


@router.get("/assets/{mark}/{name}")
def asset_file(mark: str, name: str) -> Response:
    """A file from npm."""
    return file_response("assets", mark, name)


@router.get("/pictures/{game}.svg")
def picture_file(
    game: str, theme: str = "light", language: str = "en", whole: bool = False
) -> Response:
    """A picture of a game; UnknownGame if there is none."""
    registry.find(game)
    drawn = picture(
        game,
        theme if theme in THEMES else "light",
        language if language in LANGUAGES else "en",
        whole=whole,
    )
    headers = {"Cache-Control": "public, max-age=3600"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)
