"""Who one is, and how one likes the pages: name, account, language, theme."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from palio.draw import THEMES
from palio.server.pages.common import AnyTables, Someone, checked_back, page, people_of
from palio.server.speech import LANGUAGES

router = APIRouter()
YEAR: Final = 365 * 24 * 3600


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
    response = RedirectResponse(checked_back(back), status_code=303)
    people.remember(response, player)
    return response


@router.get("/account")
def account(request: Request, someone: Someone, tables: AnyTables) -> HTMLResponse:
    """Name, account and ratings."""
    ratings = [] if someone.player is None else tables.ratings(someone.player)
    return page(request, someone, "account.html", ratings=ratings)


@router.post("/account/register")
def register(
    request: Request,
    someone: Someone,
    login: Annotated[str, Form()],
    password: Annotated[str, Form()],
) -> Response:
    """A guest becomes an account and keeps the games."""
    people = people_of(request)
    player = people.accounts.register(someone.player, login, password)
    response = RedirectResponse("/account", status_code=303)
    people.remember(response, player)
    return response


@router.post("/account/in")
def sign_in(
    request: Request,
    someone: Someone,
    login: Annotated[str, Form()],
    password: Annotated[str, Form()],
) -> Response:
    """Sign in; the guest's games come along."""
    people = people_of(request)
    player = people.accounts.sign_in(login, password, someone.player)
    response = RedirectResponse("/", status_code=303)
    people.remember(response, player)
    return response


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
    people = people_of(request)
    player = someone.known()
    people.accounts.change_password(player, old, new)
    response = RedirectResponse("/account", status_code=303)
    people.remember(response, player)
    return response
