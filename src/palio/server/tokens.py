"""Keys for programs: random, shown once, and only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from palio.core.errors import PalioError
from palio.server.errors import CODES, BadRequest
from palio.server.shapes import Player
from palio.server.store.database import Database
from palio.server.store.schema import PlayerRow, TokenRow, now

PREFIX: Final = "palio_"
LONGEST_LABEL: Final = 40
MOST_TOKENS: Final = 20
ID_LETTERS: Final = 16


class NoSuchToken(PalioError):
    """The player has no token of that id."""


CODES[NoSuchToken] = (404, "no_such_token")


@dataclass(frozen=True)
class TokenInfo:
    """What is known of a token after it was handed out."""

    id: str
    """The beginning of its hash: enough to revoke it, useless to sign in with."""
    label: str
    created: datetime


class Tokens:
    """The tokens of all players."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def create(self, player: Player, label: str) -> tuple[TokenInfo, str]:
        """A new token and its text, which is never shown again."""
        label = checked_label(label)
        text = PREFIX + secrets.token_urlsafe(32)
        digest = digest_of(text)
        created = now()

        def work(session: Session) -> None:
            own = select(func.count()).where(TokenRow.player_id == player.id)
            if (session.scalar(own) or 0) >= MOST_TOKENS:
                raise BadRequest(f"you have {MOST_TOKENS} tokens: revoke one that you do not need")
            session.add(TokenRow(digest=digest, player_id=player.id, label=label, created=created))

        self.database.write(work)
        return TokenInfo(digest[:ID_LETTERS], label, created), text

    def of(self, player: Player) -> list[TokenInfo]:
        """The tokens of a player, the oldest first."""
        found = select(TokenRow).where(TokenRow.player_id == player.id)
        rows = self.database.read(
            lambda session: list(session.scalars(found.order_by(TokenRow.created, TokenRow.digest)))
        )
        return [TokenInfo(row.digest[:ID_LETTERS], row.label, row.created) for row in rows]

    def revoke(self, player: Player, token_id: str) -> None:
        """Make a token useless at once; NoSuchToken unless it is one of the player's."""

        def work(session: Session) -> None:
            own = select(TokenRow).where(TokenRow.player_id == player.id)
            for row in session.scalars(own):
                if row.digest[:ID_LETTERS] == token_id:
                    session.delete(row)
                    return
            raise NoSuchToken("you have no such token")

        self.database.write(work)

    def owner(self, text: str) -> PlayerRow | None:
        """Whose token it is; None if it is nobody's."""
        query = (
            select(PlayerRow)
            .join(TokenRow, TokenRow.player_id == PlayerRow.id)
            .where(TokenRow.digest == digest_of(text))
        )
        return self.database.read(lambda session: session.scalar(query))


def revoke_all(session: Session, player_id: str) -> None:
    """Make every token of a player useless, as part of something larger."""
    session.execute(delete(TokenRow).where(TokenRow.player_id == player_id))


def digest_of(text: str) -> str:
    """What is kept of a token. It is random, so a plain hash is as good as a slow one."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def checked_label(label: str) -> str:
    """A label as it is shown."""
    plain = " ".join(label.split())
    if not 1 <= len(plain) <= LONGEST_LABEL or not plain.isprintable():
        raise BadRequest(f"a label has 1 to {LONGEST_LABEL} letters that can be seen")
    return plain
