"""The application: puts the parts together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from fastapi import FastAPI
from sqlalchemy import text

from palio.server import api, pages, security
from palio.server.hub import Hub
from palio.server.identity import People
from palio.server.keeper import Keeper
from palio.server.settings import Settings, from_environment
from palio.server.store.database import Database
from palio.server.tables import Tables
from palio.version import VERSION


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server; ``settings`` from the environment unless given."""
    settings = from_environment() if settings is None else settings
    database = Database(settings)
    hub = Hub(settings)
    tables = Tables(database, settings, hub)
    keeper = Keeper(tables, settings)
    hub.hearers = [keeper.heard, tables.presence.heard]

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        hub.open(asyncio.get_running_loop())
        keeper.open()
        yield
        await keeper.close()
        hub.close()
        database.close()

    # No page of FastAPI's own: it would load its script from elsewhere.
    app = FastAPI(
        title="Palio",
        version=VERSION,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.database = database
    app.state.hub = hub
    app.state.tables = tables
    app.state.people = People(database, settings)

    @app.get("/healthz", tags=["server"])
    def healthz() -> dict[str, str]:
        """Is the server up, and does its database answer?"""
        database.read(lambda session: session.execute(text("SELECT 1")))
        return {"status": "ok", "version": VERSION}

    security.install(app, settings)
    app.include_router(api.router)
    app.include_router(pages.router)
    app.state.render_error = pages.render_error
    return app
