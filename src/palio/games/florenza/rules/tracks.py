"""Steps on the tracks of captain, bishop and priest, and their bonuses. §10"""

from typing import Final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.seats import Seat
from palio.core.words import Words, seat_name
from palio.games.florenza.components import (
    BISHOP,
    DIE,
    EXTRA,
    FIORINI,
    NOTHING,
    POINTS,
    PRIEST,
    SEATS,
    STAR,
    STEP,
    TRACK_COUNT,
    TRACKS,
)
from palio.games.florenza.moves import Track
from palio.games.florenza.rules.stage import Stage
from palio.games.florenza.state import MONEY, STEPS, Table

# Why a track is to be chosen.
BY_PALAGIO: Final = "palagio"
BY_FIELD: Final = "field"
BY_CHIESA: Final = "chiesa"
BONUS_NAMES: Final = {
    FIORINI: "bonus-fiorini",
    EXTRA: "bonus-extra",
    STAR: "bonus-star",
    DIE: "bonus-die",
    STEP: "bonus-step",
    POINTS + 1: "bonus-points-1",
    POINTS + 2: "bonus-points-2",
    POINTS + 3: "bonus-points-3",
}


def advance(state: Table, seat: Seat, track: i64, steps: i64, rule: str, tell: Tell | None) -> None:
    """Mark the next fields of a track and take what they give; beyond its end there is money."""
    box = state.box
    crosses = state.crosses[seat]
    if tell is not None:
        values: dict[str, str | int] = {"track": f"track-{TRACKS[track]}", "steps": steps}
        tell(Fact("stepped", rule, seat, values, (f"track:{TRACKS[track]}",)))
    for _ in range(steps):
        if crosses[track] == box.track_length:  # §10.3
            state.fiorini[seat] += box.overflow
            state.ledger[seat][MONEY] += box.overflow
            state.ledger[seat][STEPS] -= 1
            if tell is not None:
                values = {"track": f"track-{TRACKS[track]}", "fiorini": 100 * box.overflow}
                tell(Fact("overflow", "§10.3", seat, values, (f"track:{TRACKS[track]}",)))
            continue
        bonus = box.tracks[track][crosses[track]]
        crosses[track] += 1
        if bonus == NOTHING:
            continue
        if tell is not None:
            _tell_bonus(seat, track, crosses[track], bonus, tell)
        if bonus == FIORINI:
            state.fiorini[seat] += 1
        elif bonus == EXTRA:
            state.extras[seat] += 1
        elif bonus == STAR:
            state.stars[seat] += 1
        elif bonus == DIE:
            state.owed[seat] += 1  # §10.5: flow.run puts the question when dice lie on the board
        elif bonus == STEP:
            state.pending.append(CHOOSE_OTHER_TRACK[seat])


def _tell_bonus(seat: Seat, track: i64, field: i64, bonus: i64, tell: Tell) -> None:
    """What a crossed field gives; its points are sure from now on. §10.2"""
    values: dict[str, str | int] = {"what": BONUS_NAMES[bonus]}
    points = max(0, bonus - POINTS)
    if points:
        values["points"] = points
    kind = f"bonus-{TRACKS[track]}-{field}"
    tell(Fact(kind, "§10.2", seat, values, (f"track:{TRACKS[track]}:{field}",), points=points))


class ChooseTrack(Stage):
    """On which track? §10.4, §11.6, §9.9"""

    def __init__(self, seat: Seat, steps: i64, reason: str, banned: i64 = -1) -> None:
        super().__init__(seat)
        self.steps = steps
        self.reason = reason
        self.banned = banned

    def words(self, state: Table) -> Words:
        args: dict[str, str | int] = {"seat": seat_name(self.seat), "steps": self.steps}
        return Words(f"ask-track-{self.reason}", args)

    def legal_moves(self, state: Table) -> list[Move]:
        crosses = state.crosses[self.seat]
        tracks: i64 = 0
        full = False
        for track in range(TRACK_COUNT):
            if track == self.banned:
                continue
            if crosses[track] == state.box.track_length:
                if full:  # one full track is as good as the next
                    continue
                full = True
            tracks |= i64(1) << track
        return state.moves.tracks[tracks]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Track)
        rule = "§10.4"
        if self.reason == BY_PALAGIO:
            rule = "§11.6"
        elif self.reason == BY_CHIESA:
            rule = "§9.9"
        advance(state, self.seat, move.track, self.steps, rule, tell)


# The question is made once: it comes again and again.
CHOOSE_OTHER_TRACK: Final = [ChooseTrack(seat, 1, BY_FIELD, PRIEST) for seat in range(max(SEATS))]


def qualifies_for_bishop(state: Table, crosses: i64) -> bool:
    """Are these enough crosses to be compared for the bishop's office? §4.3"""
    return crosses >= state.box.bishop_needs


def bishop_crosses(state: Table, seat: Seat) -> i64:
    """The crosses on the bishop's track, as far as they count for the office."""
    crosses = state.crosses[seat][BISHOP]
    return crosses if qualifies_for_bishop(state, crosses) else 0
