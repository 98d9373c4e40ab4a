"""Refusals of the server: each has a stable code and a status, and says in one line what to do."""

from __future__ import annotations

from palio.core import errors as core
from palio.core.errors import PalioError


class NoSuchTable(PalioError):
    """No table has that id, or it may not be seen."""


class NoSuchMoment(PalioError):
    """A record does not have that many moves."""


class NotSeated(PalioError):
    """Only who sits at the table may do that."""


class SeatTaken(PalioError):
    """Somebody sits there already, or the table is full."""


class NotOpen(PalioError):
    """The table is not in the state for that: the game has begun, or has not."""


class Forbidden(PalioError):
    """Not with this identity."""


class NotSignedIn(PalioError):
    """A name, an account or a token is needed first."""


class BadRequest(PalioError):
    """Something in the request is missing or of the wrong kind."""


class TooLarge(PalioError):
    """More than anybody needs to send."""


class TooMany(PalioError):
    """Slow down."""


class NameTaken(PalioError):
    """Somebody else has an account with that name."""


CODES: dict[type[PalioError], tuple[int, str]] = {
    core.UnknownGame: (404, "unknown_game"),
    core.BadSetup: (422, "bad_setup"),
    core.BadNotation: (422, "bad_notation"),
    core.IllegalMove: (422, "illegal_move"),
    core.NotYourTurn: (409, "not_your_turn"),
    core.NoUndo: (409, "no_undo"),
    core.StaleVersion: (409, "stale_version"),
    core.ComponentError: (422, "bad_components"),
    core.RecordError: (422, "bad_record"),
    core.FairnessError: (422, "unfair_record"),
    NoSuchTable: (404, "no_such_table"),
    NoSuchMoment: (404, "no_such_moment"),
    NotSeated: (403, "not_seated"),
    SeatTaken: (409, "seat_taken"),
    NotOpen: (409, "not_open"),
    Forbidden: (403, "forbidden"),
    NotSignedIn: (401, "not_signed_in"),
    BadRequest: (422, "bad_request"),
    TooLarge: (413, "too_large"),
    TooMany: (429, "too_many"),
    NameTaken: (409, "name_taken"),
}


def code_of(error: PalioError) -> tuple[int, str]:
    """The status and the stable code of a refusal."""
    for kind in type(error).__mro__:
        if kind in CODES:
            return CODES[kind]
    return (400, "refused")
