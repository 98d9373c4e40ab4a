"""Who one is, and how one likes the pages: name, account, language, theme."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from palio.core import registry
from palio.draw import THEMES
from palio.server.pages.common import AnyTables, Someone, checked_back, page, people_of
from palio.server.shapes import Player
from palio.server.show import names_of
from palio.server.speech import LANGUAGES, phrases

router = APIRouter()
YEAR: Final = 365 * 24 * 3600


def go_on_as(request: Request, player: Player, address: str) -> Response:
    """To another page; the browser comes back as this player."""
    response = RedirectResponse(address, status_code=303)
    people_of(request).remember(response, player)
    return response


@router.post("/settings")
def settings(
    request: Request,
    language: Annotated[str, Form()] = "",
    theme: Annotated[str, Form()] = "",
    back: Annotated[str, Form()] = "/",
) -> Response:
    """Another language or another light."""
    response = RedirectResponse(checked_back(back), status_code=303)
    secure = request.app.state.settings.secure_cookies
    for name, value, known in (("language", language, LANGUAGES), ("theme", theme, THEMES)):
        if value in known:
            response.set_cookie(name, value, max_age=YEAR, samesite="lax", secure=secure)
    return response


@router.post("/name")
def rename(
    request: Request,
    someone: Someone,
    name: Annotated[str, Form()],
    back: Annotated[str, Form()] = "/",
) -> Response:
    """What one is called from now on."""
    people = people_of(request)
    player = people.welcome(name) if someone.player is None else people.rename(someone.player, name)
    return go_on_as(request, player, checked_back(back))


@router.get("/account")
def account(request: Request, someone: Someone, tables: AnyTables) -> HTMLResponse:
    """Name, account, ratings and past games."""
    player, say = someone.player, phrases(someone.language)
    return page(
        request,
        someone,
        "account.html",
        ratings=[] if player is None else tables.ratings(player),
        finished=() if player is None else tables.finished(player),
        names=lambda table: names_of(table, say),
    )


@router.get("/ratings")
def ratings_page(request: Request, someone: Someone, tables: AnyTables) -> HTMLResponse:
    """Who is best at each game."""
    boards = [(registry.find(slug).title, tables.best(slug)) for slug in registry.slugs()]
    boards.sort(key=lambda board: not board[1])
    return page(request, someone, "ratings.html", boards=boards)


@router.post("/account/register")
def register(
    request: Request,
    someone: Someone,
    login: Annotated[str, Form()],
    password: Annotated[str, Form()],
) -> Response:
    """A guest becomes an account and keeps the games."""
    player = people_of(request).accounts.register(someone.player, login, password)
    return go_on_as(request, player, "/account")


@router.post("/account/in")
def sign_in(
    request: Request,
    someone: Someone,
    login: Annotated[str, Form()],
    password: Annotated[str, Form()],
) -> Response:
    """Sign in; the guest's games come along."""
    player = people_of(request).accounts.sign_in(login, password, someone.player)
    return go_on_as(request, player, "/")


@router.post("/account/out")
def sign_out(request: Request) -> Response:
    """Sign out."""
    response = RedirectResponse("/", status_code=303)
    people_of(request).forget(response)
    return response


@router.post("/account/password")
def change_password(
    request: Request,
    someone: Someone,
    old: Annotated[str, Form()],
    new: Annotated[str, Form()],
) -> Response:
    """Another password."""
    player = someone.known()
    people_of(request).accounts.change_password(player, old, new)
    return go_on_as(request, player, "/account")
