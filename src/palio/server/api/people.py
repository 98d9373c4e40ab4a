"""Who you are, and the tokens of your programs."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path
from starlette.requests import Request

from palio.server.api.common import CHANGES, SIGN_IN, AnyPeople, Known, refusals, router_of
from palio.server.api.models import (
    LabelGiven,
    Me,
    NameGiven,
    NewGuest,
    NewToken,
    Person,
    Token,
)
from palio.server.identity import bearer, csrf_token

router = router_of("people")


@router.post("/guests", status_code=201, responses=refusals("name_taken", "forbidden", "too_large"))
def create_guest(given: NameGiven, people: AnyPeople) -> NewGuest:
    """Become a guest: a player and a token to play with, no account needed."""
    player = people.welcome(given.name)
    _, token = people.tokens.create(player, "first token")
    return NewGuest(player=Person.of(player), token=token)


@router.get("/me", dependencies=SIGN_IN, responses=refusals("not_signed_in"))
def who_am_i(request: Request, player: Known) -> Me:
    """The player whose token or cookie this is."""
    csrf = "" if bearer(request) is not None else csrf_token(request)
    return Me(player=Person.of(player), csrf=csrf)


@router.patch("/me", dependencies=SIGN_IN, responses=refusals("name_taken", *CHANGES))
def rename_me(given: NameGiven, player: Known, people: AnyPeople) -> Person:
    """Be called something else; an account signs in with the new name from then on."""
    return Person.of(people.rename(player, given.name))


@router.get("/tokens", dependencies=SIGN_IN, responses=refusals("not_signed_in"))
def list_tokens(player: Known, people: AnyPeople) -> list[Token]:
    """Your tokens, the oldest first; never their texts."""
    return [Token.of(info) for info in people.tokens.of(player)]


@router.post("/tokens", status_code=201, dependencies=SIGN_IN, responses=refusals(*CHANGES))
def create_token(given: LabelGiven, player: Known, people: AnyPeople) -> NewToken:
    """One more token. Its text is shown this once: only a hash of it is kept."""
    info, text = people.tokens.create(player, given.label)
    return NewToken(id=info.id, label=info.label, created=info.created, token=text)


@router.delete(
    "/tokens/{token_id}",
    status_code=204,
    dependencies=SIGN_IN,
    responses=refusals("no_such_token", *CHANGES),
)
def revoke_token(
    token_id: Annotated[str, Path(examples=["9b74c9897bac770f"])],
    player: Known,
    people: AnyPeople,
) -> None:
    """Make a token useless at once; it may be the one that you are using."""
    people.tokens.revoke(player, token_id)
