"""What may be seen of a table, and when: the one place where a match becomes a ``Sight``."""

from __future__ import annotations

from dataclasses import replace

from palio.core.match import Match
from palio.core.seats import EVERYBODY, Seat
from palio.server.errors import NotOpen
from palio.server.live import Live
from palio.server.shapes import Choice, LogLine, Sight, Status, TableInfo, UndoPolicy


def being_played(live: Live) -> Match:
    """The match of a game that goes on; NotOpen if it does not."""
    if live.status == Status.OVER:
        raise NotOpen("the game is over")
    if live.match is None:
        raise NotOpen("the game has not begun")
    return live.match


def finished(live: Live) -> Match:
    """The match of a game that is over; NotOpen before: its record holds everybody's secrets."""
    if live.status != Status.OVER or live.match is None:
        raise NotOpen("that is shown when the game is over")
    return live.match


def sight_of(live: Live, match: Match, seat: Seat | None, info: TableInfo) -> Sight:
    """All that a seat, a spectator (None) or EVERYBODY may know."""
    question = match.question
    state = match.state()
    asked = seat is not None and seat == match.actor
    may_undo = seat is not None and seat >= 0 and live.row.undo == UndoPolicy.FREE
    may_undo = may_undo and live.status == Status.PLAYING and seat is not None
    can_undo = may_undo and seat is not None and match.can_undo(seat)
    steps = match.steps
    return Sight(
        table=info,
        game=live.game,
        seat=None if seat == EVERYBODY else seat,
        version=match.version,
        question=question.words(state) if question else None,
        choices=tuple(
            Choice(move.text, move.target, move.label)
            for move in (match.legal_moves() if asked else ())
        ),
        view=live.game.view(state, seat),
        log=tuple(
            LogLine(version, fact.as_seen_by(seat))
            for version, step in enumerate(steps)
            for fact in step.facts
        ),
        outcome=match.outcome,
        can_undo=can_undo,
        can_reset=can_undo and len(steps) > 1 and steps[-2].actor == seat,
        commitment=live.dice().commitment,
        proof=live.dice().proof() if live.status == Status.OVER else {},
    )


def renewed(sight: Sight, info: TableInfo) -> Sight:
    """The same sight with clocks and presence of this moment."""
    return replace(sight, table=info)
