"""Finishing the works of Palazzo and Chiesa. §9"""

from typing import Final, final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.seats import Seat
from palio.core.words import Words, seat_name
from palio.games.florenza.components import (
    ANONYMOUS,
    ARTISTS,
    BOTTEGA,
    CASA,
    FIELD_PROJECTS,
    MAGGIORE,
    MASTRO,
    PAID,
    PALAZZO_WORKS,
    TRACKS,
    WORK_COUNT,
    Work,
)
from palio.games.florenza.moves import Finish, Star, work_words
from palio.games.florenza.rules.sheet import (
    fill_with_extras,
    has_building,
    missing_of_work,
    pay,
    tell_effect,
    use_up,
)
from palio.games.florenza.rules.stage import Stage
from palio.games.florenza.rules.tracks import BY_CHIESA, ChooseTrack, advance
from palio.games.florenza.state import MONEY, STEPS, Table

ANY_ARTIST: Final[i64] = -1


def can_finish(state: Table, seat: Seat, work: Work, wage: i64) -> bool:
    """Could the right artist finish the work at once, for such a wage? §9.3"""
    if missing_of_work(state, seat, work) > state.extras[seat] or state.artists[seat][work.index]:
        return False
    return work.money + wage <= state.fiorini[seat]


def can_finish_any(state: Table, seat: Seat, artist: i64, wage: i64) -> bool:
    """Is there a work that such an artist could finish at once?"""
    for work in works_for(state, artist):
        if can_finish(state, seat, work, wage):
            return True
    return False


def works_for(state: Table, artist: i64) -> list[Work]:
    """The works that such an artist makes. §9.2"""
    return state.box.works if artist == ANY_ARTIST else state.box.works_of[artist]


@final
class Contract:
    """An artist who has been hired: of which kind, for how much, and by whose leave."""

    def __init__(self, artist: i64, any_artist: bool, wage: i64, discount: i64) -> None:
        """``artist`` is what the die allows; ANY_ARTIST is the anonymous one of Casa.

        ``discount`` is what Bottega d'Arte has taken off the wage. §11.9
        """
        self.artist = artist
        self.any_artist = any_artist
        self.wage = wage
        self.discount = discount

    def is_anonymous(self) -> bool:
        """Is it the anonymous artist? §11.4"""
        return self.artist == ANY_ARTIST

    def words(self) -> dict[str, str | int]:
        """The arguments that name the artist and his wage."""
        name = "any" if self.any_artist else ARTISTS[self.artist]
        if self.is_anonymous():
            name = "anonymous"
        return {"artist": f"artist-{name}", "wage": 100 * self.wage}

    def wanted(self) -> i64:
        """The artist that a work must want to be finished under this contract."""
        return ANY_ARTIST if self.any_artist else self.artist


class FinishWork(Stage):
    """Which work does the artist finish? §9.2"""

    def __init__(self, seat: Seat, contract: Contract) -> None:
        super().__init__(seat)
        self.contract = contract

    def words(self, state: Table) -> Words:
        args = self.contract.words()
        args["seat"] = seat_name(self.seat)
        return Words("ask-finish-casa" if self.contract.is_anonymous() else "ask-finish", args)

    def legal_moves(self, state: Table) -> list[Move]:
        moves: list[Move] = []
        for work in works_for(state, self.contract.wanted()):
            if can_finish(state, self.seat, work, self.contract.wage):
                moves.append(state.moves.finish[work.index])
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Finish)
        if state.stars[self.seat]:
            state.pending.append(Masterpiece(self.seat, self.contract, move.work))
        else:
            finish(state, self.seat, self.contract, move.work, False, tell)


class Masterpiece(Stage):
    """Is a star spent to make it a masterpiece? §9.5"""

    def __init__(self, seat: Seat, contract: Contract, work: i64) -> None:
        super().__init__(seat)
        self.contract = contract
        self.work = work

    def words(self, state: Table) -> Words:
        args = self.contract.words()
        args.update(work_words(state.box.works[self.work]))
        args["seat"] = seat_name(self.seat)
        args["points"] = star_points(state, self.seat)
        return Words("ask-masterpiece", args)

    def legal_moves(self, state: Table) -> list[Move]:
        return state.moves.stars

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Star)
        finish(state, self.seat, self.contract, self.work, move.spend, tell)


def star_points(state: Table, seat: Seat) -> i64:
    """What a masterpiece adds. §9.5, §11.11"""
    if has_building(state, seat, MASTRO):
        return state.box.masterpiece_20
    return state.box.masterpiece


def finish(
    state: Table, seat: Seat, contract: Contract, index: i64, star: bool, tell: Tell | None
) -> None:
    """Pay for the work and its artist, and take what it gives. §9.3 to §9.9"""
    work = state.box.works[index]
    _tell_contract(state, seat, contract, work, tell)
    spent = fill_with_extras(state, seat, FIELD_PROJECTS + index, work.cost)
    pay(state, seat, work.money + contract.wage)
    state.ledger[seat][MONEY] -= contract.wage
    state.artists[seat][index] = ANONYMOUS if contract.is_anonymous() else PAID
    if tell is not None:
        for_artist = state.box.anonymous if contract.is_anonymous() else state.box.paid
        points = work.points + for_artist
        values = work_words(work)
        values["points"] = points
        values["artist"] = for_artist
        values["fiorini"] = 100 * (work.money + contract.wage)
        values["extras"] = spent
        target = (f"work:{work.id}",)
        tell(Fact(f"finished-{work.id}", "§9.2", seat, values, target, points=points))
    if star:
        _make_masterpiece(state, seat, work, tell)
    if work.in_palazzo:
        _finish_in_palazzo(state, seat, work, tell)
    else:
        if state.has_chiesa(seat):
            if tell is not None:
                values = {"steps": state.box.chiesa_steps}
                tell(Fact("chiesa-complete", "§9.9", seat, values))
            state.pending.append(ChooseTrack(seat, state.box.chiesa_steps, BY_CHIESA))
        give_income(state, seat, work, "§9.7", tell)


def _make_masterpiece(state: Table, seat: Seat, work: Work, tell: Tell | None) -> None:
    """Spend a star on the work. §9.5, §11.11"""
    points = star_points(state, seat)
    state.stars[seat] -= 1
    state.masters[seat][work.index] = points
    if has_building(state, seat, MASTRO):
        more: dict[str, str | int] = {"points": points, "usual": state.box.masterpiece}
        tell_effect(state, seat, MASTRO, "§11.11", tell, more)
    if tell is not None:
        values = work_words(work)
        values["points"] = points
        tell(Fact("masterpiece", "§9.5", seat, values, (f"work:{work.id}",), points=points))


def _tell_contract(
    state: Table, seat: Seat, contract: Contract, work: Work, tell: Tell | None
) -> None:
    if contract.is_anonymous():
        use_up(state, seat, CASA, "§11.4", tell)
        return
    if contract.discount:
        use_up(state, seat, BOTTEGA, "§11.9", tell, {"fiorini": 100 * contract.discount})
    if work.artist != contract.artist:
        kind: dict[str, str | int] = {"artist": f"artist-{ARTISTS[work.artist]}"}
        tell_effect(state, seat, MAGGIORE, "§11.12", tell, kind)


def _finish_in_palazzo(state: Table, seat: Seat, work: Work, tell: Tell | None) -> None:
    if work.gives_extra:  # §9.6
        state.extras[seat] += 1
        if tell is not None:
            tell(Fact("palazzo-extra", "§9.6", seat, work_words(work), (f"work:{work.id}",)))
    if state.has_palazzo(seat):
        _complete_palazzo(state, seat, tell)


def _complete_palazzo(state: Table, seat: Seat, tell: Tell | None) -> None:
    """The bonus for all four works: alone by the round, with company by who was earlier."""
    if state.is_solo():
        rule, kind = "§13.7", "palazzo-complete-solo"
        place = state.round
        points = state.box.palazzo_solo[state.round - 1]
    else:
        rule, kind = "§9.8", "palazzo-complete"
        place = 1
        for other in range(state.seats):
            if other != seat and state.has_palazzo(other) and not state.palazzo_now[other]:
                place += 1
        points = state.box.palazzo[place - 1]
    state.palazzo_points[seat] = points
    state.palazzo_now[seat] = 1
    if tell is not None:
        values: dict[str, str | int] = {"points": points, "place": place}
        tell(Fact(kind, rule, seat, values, points=points))


def give_income(state: Table, seat: Seat, work: Work, rule: str, tell: Tell | None) -> None:
    """What a work of the Chiesa gives when it is finished and in every income phase. §3.2, §9.7"""
    if tell is not None:
        values = work_words(work)
        kind = "income-fiorini" if work.track < 0 else "income-step"
        if work.track < 0:
            values["fiorini"] = 100 * state.box.facciata
        else:
            values["track"] = f"track-{TRACKS[work.track]}"
        tell(Fact(kind, rule, seat, values, (f"work:{work.id}",)))
    if work.track >= 0:
        state.ledger[seat][STEPS] += 1
        advance(state, seat, work.track, 1, rule, tell)
    else:
        state.ledger[seat][MONEY] += state.box.facciata
        state.fiorini[seat] += state.box.facciata


def collect(state: Table, seat: Seat, tell: Tell | None) -> None:
    """All income of a seat, work by work: the order makes no difference. §3.3"""
    for index in range(PALAZZO_WORKS, WORK_COUNT):
        if state.artists[seat][index]:
            give_income(state, seat, state.box.works[index], "§3.2", tell)
