"""Accounts: a name with a password, for those who want to be known on every device.

The password is kept as an argon2id hash. A guest who gets an account keeps all games; a guest who
turns out to have an account brings them along.
"""

from __future__ import annotations

import secrets
import threading
import unicodedata
from base64 import b64decode
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import Type
from sqlalchemy import and_, delete, select, update
from sqlalchemy.orm import Session

from palio.server.errors import BadRequest, Forbidden, NameTaken
from palio.server.limiter import Limiter
from palio.server.names import checked_name, folded
from palio.server.shapes import Player
from palio.server.store.database import Database
from palio.server.store.schema import ChatRow, PlayerRow, PresenceRow, SeatRow, TableRow
from palio.server.tokens import revoke_all

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
AT_ONCE: Final = 2
"""How many hashes are computed side by side: each takes 64 MB."""
SALT_BYTES: Final = 16
WRONG: Final = "that name and password do not go together"


class Accounts:
    """Registers, signs in and changes passwords."""

    def __init__(
        self,
        database: Database,
        *,
        limiter: Limiter | None = None,
        hasher: PasswordHasher | None = None,
    ) -> None:
        self.database = database
        self.limiter = Limiter() if limiter is None else limiter
        self.hasher = PasswordHasher(type=Type.ID) if hasher is None else hasher
        self._turnstile = threading.BoundedSemaphore(AT_ONCE)
        self._nobodys = ""

    def register(self, guest: Player | None, name: str, password: str) -> Player:
        """An account under that name; a guest becomes it, and keeps everything but tokens.

        Tokens and cookies of the guest end: whoever else may hold one does not get the account.
        """
        name = checked_name(name)
        hashed = self._hash(checked_password(password, name))
        player = Player(guest.id if guest else secrets.token_hex(16), name, has_account=True)

        def work(session: Session) -> None:
            if session.scalar(select(PlayerRow.id).where(PlayerRow.login == folded(name))):
                raise NameTaken("somebody has an account with that name")
            row = session.get(PlayerRow, player.id) if guest else None
            if row is None:
                row = PlayerRow(id=player.id)
                session.add(row)
            if row.login is not None:
                raise Forbidden("you have an account already: sign out to make another")
            row.name, row.login, row.password = name, folded(name), hashed
            tell_tables_of(session, player.id)
            revoke_all(session, player.id)

        self.database.write(work)
        return player

    def sign_in(self, name: str, password: str, guest: Player | None = None) -> Player:
        """The player of that account; what the guest has played until now goes along.

        Takes the same time whether there is such an account or not.
        """
        login = folded(name[:LONGEST_PASSWORD])
        self.limiter.count("passwords of one", login)
        row = self._by_login(login)
        # Drawn at the first attempt, whoever makes it: so it does not tell who is known.
        self._nobodys = self._nobodys or self._hash(secrets.token_hex(16))
        known = row.password if row is not None and row.password is not None else self._nobodys
        good = self._verify(known, password)
        if row is None or not good:
            raise Forbidden(WRONG)
        if self.hasher.check_needs_rehash(known):
            self._strengthen(row, known, password)
        player = Player(row.id, row.name, has_account=True)
        if guest is not None and not guest.has_account:
            self.database.write(lambda session: merge(session, guest.id, player.id))
        return player

    def change_password(self, player: Player, old: str, new: str) -> None:
        """Another password. Whoever is signed in elsewhere has to sign in again, programs too."""
        self.limiter.count("passwords of one", folded(player.name))
        row = self.database.read(lambda session: session.get(PlayerRow, player.id))
        known = row.password if row is not None else None
        if known is None:
            raise Forbidden("a guest has no password to change: make an account first")
        if not self._verify(known, old):
            raise Forbidden("that is not your password until now")
        hashed = self._hash(checked_password(new, player.name))

        def work(session: Session) -> None:
            mine = and_(PlayerRow.id == player.id, PlayerRow.password == known)
            if session.scalar(select(PlayerRow.id).where(mine)) is None:
                raise Forbidden("your password has just been changed elsewhere")
            session.execute(update(PlayerRow).where(mine).values(password=hashed))
            revoke_all(session, player.id)

        self.database.write(work)

    # Inside.

    def _by_login(self, login: str) -> PlayerRow | None:
        found = select(PlayerRow).where(PlayerRow.login == login)
        return self.database.read(lambda session: session.scalar(found))

    def _hash(self, password: str, salt: bytes | None = None) -> str:
        with self._turnstile:
            return self.hasher.hash(
                prepared(password), salt=salt or secrets.token_bytes(SALT_BYTES)
            )

    def _verify(self, hashed: str, password: str) -> bool:
        with self._turnstile:
            try:
                return self.hasher.verify(hashed, prepared(password))
            except (VerificationError, InvalidHashError):
                return False

    def _strengthen(self, row: PlayerRow, known: str, password: str) -> None:
        """Hash again with the parameters of today. The salt stays, and with it all cookies."""
        stronger = self._hash(password, salt_of(known))
        mine = and_(PlayerRow.id == row.id, PlayerRow.password == known)
        change = update(PlayerRow).where(mine).values(password=stronger)
        self.database.write(lambda session: session.execute(change))


def checked_password(password: str, name: str) -> str:
    """The password, if it is one that cannot be guessed at once."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise BadRequest(f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} letters")
    if folded(password) == folded(name) or len(set(password)) < 3:
        raise BadRequest("that password would be guessed at once: choose another")
    return password


def prepared(password: str) -> bytes:
    """The same bytes whatever the keyboard; never more than are worth hashing."""
    same = unicodedata.normalize("NFKC", password[:LONGEST_PASSWORD])
    return same.encode("utf-8", "surrogatepass")


def salt_of(hashed: str) -> bytes:
    """The salt of an argon2 hash."""
    text = hashed.split("$")[4]
    return b64decode(text + "=" * (-len(text) % 4))


def tell_tables_of(session: Session, player_id: str) -> None:
    """Somebody is called otherwise: who keeps their tables in memory notices by the revision."""
    theirs = select(SeatRow.table_id).where(SeatRow.player_id == player_id)
    session.execute(
        update(TableRow).where(TableRow.id.in_(theirs)).values(revision=TableRow.revision + 1)
    )


def merge(session: Session, guest: str, account: str) -> None:
    """Everything that a guest did becomes the account's, except where both sit at one table.

    There it would be one person with two hands. Tokens of the guest end.
    """
    theirs = set(session.scalars(select(SeatRow.table_id).where(SeatRow.player_id == guest)))
    mine = set(session.scalars(select(SeatRow.table_id).where(SeatRow.player_id == account)))
    left, moving = theirs & mine, theirs - mine
    tell_tables_of(session, guest)
    for change in (
        update(ChatRow)
        .where(ChatRow.player_id == guest, ChatRow.table_id.not_in(left))
        .values(player_id=account),
        update(TableRow)
        .where(TableRow.host == guest, TableRow.id.not_in(left))
        .values(host=account),
        update(SeatRow)
        .where(SeatRow.player_id == guest, SeatRow.table_id.in_(moving))
        .values(player_id=account),
        delete(PresenceRow).where(PresenceRow.player_id == guest),
    ):
        session.execute(change)
    revoke_all(session, guest)
    if not left:
        session.execute(delete(PlayerRow).where(PlayerRow.id == guest))
