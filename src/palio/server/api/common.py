"""What the endpoints share: who asks, which table, and which refusals they document."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from fastapi import APIRouter, Depends, Path, Security
from fastapi.routing import APIRoute
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import Request

from palio.server.api.models import Refusal
from palio.server.errors import CODES, NoSuchTable
from palio.server.identity import COOKIE, People, Visitor, visitor
from palio.server.shapes import Player
from palio.server.tables import Tables

TABLE_ID: Final = r"[A-Za-z0-9_-]{1,16}"
ALWAYS: Final = ("bad_request", "too_many")
STATUS_OF: Final = {code: status for status, code in CODES.values()}

Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])

# These two only tell OpenAPI how to sign in; ``visitor`` finds out who it is.
by_token = HTTPBearer(auto_error=False, description="`Authorization: Bearer palio_…`")
by_cookie = APIKeyCookie(
    name=COOKIE,
    auto_error=False,
    description="The cookie of a browser; what changes anything also needs the header"
    " `X-CSRF-Token`, whose value `/me` tells.",
)


def tables_of(request: Request) -> Tables:
    """The tables of the server."""
    tables: Tables = request.app.state.tables
    return tables


def people_of(request: Request) -> People:
    """The people of the server."""
    people: People = request.app.state.people
    return people


def player_of(someone: Annotated[Visitor, Depends(visitor)]) -> Player:
    """Who asks; NotSignedIn for a stranger."""
    return someone.known()


def checked_table_id(
    table_id: Annotated[
        str,
        Path(
            description="The id of a table, as in its link.",
            examples=["3f9c2a7be81d4460"],
            json_schema_extra={"pattern": f"^{TABLE_ID}$"},
        ),
    ],
) -> str:
    """The id of a table; what cannot be one is no table."""
    if not re.fullmatch(TABLE_ID, table_id):
        raise NoSuchTable("there is no such table; it may be a misspelt link")
    return table_id


SIGN_IN: Final = [Security(by_token), Security(by_cookie)]
AnyTables = Annotated[Tables, Depends(tables_of)]
AnyPeople = Annotated[People, Depends(people_of)]
Known = Annotated[Player, Depends(player_of)]
TableId = Annotated[str, Depends(checked_table_id)]


def router_of(tag: str) -> APIRouter:
    """A router whose operation ids are the names of its functions."""

    def operation_id(route: APIRoute) -> str:
        return route.name

    return APIRouter(tags=[tag], generate_unique_id_function=operation_id)


def refusals(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The refusals of an endpoint, for OpenAPI."""
    found: dict[int | str, dict[str, Any]] = {}
    for code in (*codes, *ALWAYS):
        known = found.setdefault(STATUS_OF[code], {"model": Refusal, "description": ""})
        known["description"] += (", " if known["description"] else "") + f"`{code}`"
    return found


CHANGES: Final = ("not_signed_in", "forbidden", "too_large")
"""What may stand against any change."""
