"""Who is asking: a guest by a signed cookie, an account, or a program with a token."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import select, update
from sqlalchemy.orm import Session
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from palio.server.accounts import Accounts, tell_tables_of
from palio.server.errors import NameTaken, NotSignedIn
from palio.server.limiter import Limiter
from palio.server.names import checked_name, folded
from palio.server.settings import Settings
from palio.server.shapes import Player
from palio.server.store.database import Database
from palio.server.store.schema import PlayerRow
from palio.server.tokens import Tokens, digest_of

COOKIE: Final = "palio"
CSRF_COOKIE: Final = "palio_csrf"
YEAR: Final = 365 * 24 * 3600
LANGUAGES: Final = ("en", "de", "nl")
THEMES: Final = ("light", "dark")
LAYOUTS: Final = ("wide", "tall", "phone")
NONCE: Final = re.compile(r"[A-Za-z0-9_-]{20,40}")


class People:
    """The players that the server knows."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.accounts = Accounts(database, limiter=Limiter(on=settings.limits))
        self.tokens = Tokens(database)
        self._signer = URLSafeSerializer(settings.secret, salt="player")

    def welcome(self, name: str) -> Player:
        """A new guest; NameTaken if an account is called that."""
        player = Player(secrets.token_hex(16), checked_name(name))

        def work(session: Session) -> None:
            refuse_name_of_account(session, player)
            session.add(PlayerRow(id=player.id, name=player.name))

        self.database.write(work)
        return player

    def rename(self, player: Player, name: str) -> Player:
        """The same player under another name, with which an account signs in from now on."""
        new = Player(player.id, checked_name(name), player.has_account)

        def work(session: Session) -> None:
            refuse_name_of_account(session, new)
            mine = update(PlayerRow).where(PlayerRow.id == new.id)
            session.execute(mine.values(name=new.name))
            session.execute(mine.where(PlayerRow.login.is_not(None)).values(login=folded(new.name)))
            tell_tables_of(session, new.id)

        self.database.write(work)
        return new

    def find(self, player_id: str) -> Player | None:
        """The player of that id."""
        row = self._row(player_id)
        return player_of(row) if row is not None else None

    def by_cookie(self, request: HTTPConnection) -> Player | None:
        """Who sent the request; None for somebody whom we have not met."""
        player_id, version = self.claim(request)
        row = self._row(player_id) if player_id else None
        if row is None or not hmac.compare_digest(version, version_of(row)):
            return None
        return player_of(row)

    def claim(self, request: HTTPConnection) -> tuple[str, str]:
        """Player and version that the cookie names, signed by us; two empty texts without one."""
        try:
            value = self._signer.loads(request.cookies.get(COOKIE, ""))
        except BadSignature:
            return "", ""
        match value:
            case [str(player_id), str(version)]:
                return player_id, version
        return "", ""

    def by_token(self, text: str) -> Player:
        """Whose program it is; NotSignedIn if the token is unknown or was revoked."""
        row = self.tokens.owner(text)
        if row is None:
            raise NotSignedIn("that token is not known: it was revoked, or there is a slip in it")
        return player_of(row)

    def identify(self, request: HTTPConnection) -> Player | None:
        """By token if there is one, then by nothing else; by cookie if there is none."""
        token = bearer(request)
        return self.by_cookie(request) if token is None else self.by_token(token)

    def caller(self, request: HTTPConnection) -> str:
        """Whose requests are counted together, without asking the database; "" for a stranger."""
        token = bearer(request)
        if token is not None:
            return "token:" + digest_of(token)
        player_id, _ = self.claim(request)
        return player_id and "player:" + player_id

    def remember(self, response: Response, player: Player) -> None:
        """Let the browser come back as this player."""
        row = self._row(player.id)
        assert row is not None, "only players who are there are remembered"
        value = self._signer.dumps([row.id, version_of(row)])
        self._set(response, COOKIE, value, max_age=YEAR)

    def forget(self, response: Response) -> None:
        """Sign out: the browser comes back as a stranger."""
        secure = self.settings.secure_cookies
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)

    def csrf_token(self, nonce: str) -> str:
        """The token that goes with a cookie; only this server can make it."""
        words = f"csrf:{nonce}".encode()
        return hmac.new(self.settings.secret.encode(), words, hashlib.sha256).hexdigest()

    def _row(self, player_id: str) -> PlayerRow | None:
        found = select(PlayerRow).where(PlayerRow.id == player_id)
        return self.database.read(lambda session: session.scalar(found))

    def _set(self, response: Response, name: str, value: str, *, max_age: int) -> None:
        response.set_cookie(
            name,
            value,
            max_age=max_age,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure_cookies,
        )


def refuse_name_of_account(session: Session, player: Player) -> None:
    """NameTaken if another player has an account under that name."""
    taken = select(PlayerRow.id).where(PlayerRow.login == folded(player.name))
    if session.scalar(taken.where(PlayerRow.id != player.id)) is not None:
        raise NameTaken("somebody has an account with that name; is it yours? then sign in")


def player_of(row: PlayerRow) -> Player:
    """The person of a row."""
    return Player(row.id, row.name, has_account=row.login is not None)


def version_of(row: PlayerRow) -> str:
    """Changes with the password, and when a guest gets one: cookies of before are worth nothing.

    It is made of the salt alone, which a stronger hash of the same password keeps.
    """
    if row.password is None:
        return ""
    salt = row.password.split("$")[4]
    return hashlib.sha256(salt.encode()).hexdigest()[:16]


def bearer(request: HTTPConnection) -> str | None:
    """The token of a program; None if the request carries none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


@dataclass(frozen=True)
class Visitor:
    """Who looks at a page, and how they like it."""

    player: Player | None
    language: str
    theme: str
    layout: str

    def known(self) -> Player:
        """The player; NotSignedIn for somebody without a name."""
        if self.player is None:
            raise NotSignedIn("say what you are called first")
        return self.player


def visitor(request: Request) -> Visitor:
    """Who asks; a dependency, run in a thread because it looks into the database."""
    people: People = request.app.state.people
    cookies = request.cookies
    wished = spoken_by(request.headers.get("accept-language", ""))
    return Visitor(
        player=people.identify(request),
        language=one_of(cookies.get("language", ""), LANGUAGES, wished),
        theme=one_of(cookies.get("theme", ""), THEMES, THEMES[0]),
        layout=one_of(cookies.get("layout", ""), LAYOUTS, LAYOUTS[0]),
    )


AnyVisitor = Annotated[Visitor, Depends(visitor)]
"""For a parameter of an endpoint: whoever it is."""


def spoken_by(accept_language: str) -> str:
    """The language of ours that a browser likes best; English if it likes none.

    >>> spoken_by("fr;q=0.9, nl-BE;q=0.8, de;q=0.3"), spoken_by("*"), spoken_by("de;q=0, nl;q=x")
    ('nl', 'en', 'en')
    """
    best, language = 0.0, LANGUAGES[0]
    for part in accept_language.split(",")[:20]:
        tag, *parameters = (word.strip() for word in part.split(";"))
        code = tag.partition("-")[0].lower()
        quality = quality_of(parameters)
        if code in LANGUAGES and quality > best:
            best, language = quality, code
    return language


def quality_of(parameters: Iterable[str]) -> float:
    """The q of an entry of Accept-Language: 1 if it is left out, 0 if it is nonsense."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            return float(value) if re.fullmatch(r"[01](\.\d{0,3})?", value.strip()) else 0.0
    return 1.0


def one_of(value: str, known: tuple[str, ...], default: str) -> str:
    """The value, if it is one that we know."""
    return value if value in known else default


def csrf_token(request: HTTPConnection) -> str:
    """For the forms and the htmx headers of a page.

    It goes with a cookie, which the answer sets if the browser has none yet.
    """
    people: People = request.app.state.people
    nonce = csrf_nonce(request)
    if not nonce:
        nonce = secrets.token_urlsafe(24)
        request.state.fresh_nonce = nonce
    return people.csrf_token(nonce)


def csrf_nonce(request: HTTPConnection) -> str:
    """The cookie that tokens of this browser are bound to; "" if it has none."""
    fresh: str = getattr(request.state, "fresh_nonce", "")
    nonce = fresh or request.cookies.get(CSRF_COOKIE, "")
    return nonce if NONCE.fullmatch(nonce) else ""
