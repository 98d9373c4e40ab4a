"""Who is asking: a guest by a signed cookie, an account, or a program with a token."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import Response

from palio.server.errors import BadRequest, NotSignedIn
from palio.server.settings import Settings
from palio.server.shapes import Player
from palio.server.store.database import Database
from palio.server.store.schema import PlayerRow

COOKIE: Final = "palio"
YEAR: Final = 365 * 24 * 3600
LONGEST_NAME: Final = 24


class People:
    """The players that the server knows."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self._signer = URLSafeSerializer(settings.secret, salt="player")

    def welcome(self, name: str) -> Player:
        """A new guest."""
        row = PlayerRow(id=secrets.token_hex(16), name=checked_name(name))
        player = Player(row.id, row.name)
        self.database.write(lambda session: session.add(row))
        return player

    def find(self, player_id: str) -> Player | None:
        """The player of that id."""
        row = self.database.read(
            lambda session: session.scalar(select(PlayerRow).where(PlayerRow.id == player_id))
        )
        return player_of(row) if row is not None else None

    def by_cookie(self, request: Request) -> Player | None:
        """Who sent the request; None for somebody whom we have not met."""
        try:
            player_id = self._signer.loads(request.cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        return self.find(player_id) if isinstance(player_id, str) else None

    def remember(self, response: Response, player: Player) -> None:
        """Let the browser come back as this player."""
        response.set_cookie(
            COOKIE,
            self._signer.dumps(player.id),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure_cookies,
        )


def player_of(row: PlayerRow) -> Player:
    """The person of a row."""
    return Player(row.id, row.name, has_account=row.login is not None)


def checked_name(name: str) -> str:
    """A name as it is shown; BadRequest if nobody could be called that."""
    plain = " ".join("".join(c for c in name if c.isprintable()).replace(",", " ").split())
    if not 1 <= len(plain) <= LONGEST_NAME:
        raise BadRequest(f"a name has 1 to {LONGEST_NAME} letters")
    return plain


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


def one_of(value: str, known: tuple[str, ...], default: str) -> str:
    """The value, if it is one that we know."""
    return value if value in known else default
