"""The JSON API: the same verbs as the pages, for programs. ``docs/api.md`` tells how to use it."""

from __future__ import annotations

from fastapi import APIRouter

from palio.server.api import games, people, play, tables, talk

PREFIX = "/api/v1"

router = APIRouter(prefix=PREFIX)
for part in (games, people, tables, play, talk):
    router.include_router(part.router)

__all__ = ["PREFIX", "router"]
