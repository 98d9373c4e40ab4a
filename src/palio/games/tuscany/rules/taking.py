"""Taking a tile: storage, and the refresh when nothing fits. §4"""

from typing import Final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.game import Frame
from palio.core.move import Move
from palio.core.packed import append, remove, vec
from palio.core.seats import Seat
from palio.core.words import Value, Words, seat_name
from palio.games.tuscany.components import COLOUR_COUNT, MOST_SEATS
from palio.games.tuscany.moves import Discard, Refresh, Take, named
from palio.games.tuscany.rules.display import (
    FILL_GAP,
    ask_for_neutral,
    is_any_fitting,
    remove_colour,
    take_from_display,
)
from palio.games.tuscany.rules.steps import Step
from palio.games.tuscany.state import Table


def ways_to_take(state: Table, seat: Seat) -> list[Move]:
    """A tile, or a refresh. §4.1, §4.6, §4.8, §4.9"""
    fits = is_any_fitting(state, seat)
    can_refresh = not fits and could_others_fit(state, seat)
    only_fitting = state.only_fitting and (fits or can_refresh)
    answers: list[Move] = []
    take = state.moves.take
    neutral, own = state.display_neutral, state.display_own
    for kind in range(len(neutral)):
        if not (neutral[kind] or own[kind]):
            continue
        if not only_fitting or state.free_fields(seat, state.box.colour_of[kind]):
            answers.append(take[kind])
    if can_refresh:
        answers += ways_to_refresh(state)
    return answers


def could_others_fit(state: Table, seat: Seat) -> bool:
    """Is there a neutral tile outside the display that would fit? §4.8"""
    for tile in state.box.tiles:
        there = state.neutral[tile.index] + state.removed[tile.index]
        if there and state.free_fields(seat, tile.colour):
            return True
    return False


def ways_to_refresh(state: Table) -> list[Move]:
    """A refresh for each colour of the display. §4.6"""
    refresh = state.moves.refresh
    return [refresh[colour] for colour in range(COLOUR_COUNT) if state.colours_shown[colour]]


class TakeTile(Frame[Table]):
    """Which tile? Or, if none fits, which colour is replaced first? §4.1, §4.6, §4.7"""

    def words(self, state: Table) -> Words:
        answers = self.legal_moves(state)
        key = "ask-take-or-refresh" if isinstance(answers[-1], Refresh) else "ask-take"
        return Words(key, {"seat": seat_name(self.seat)})

    def legal_moves(self, state: Table) -> list[Move]:
        return ways_to_take(state, self.seat)

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Refresh):
            refresh(state, self.seat, move.colour, tell)
        else:
            assert isinstance(move, Take)
            take_tile(state, self.seat, move.kind, tell)


TAKE_TILE: Final = [TakeTile(seat) for seat in range(MOST_SEATS)]


def take_tile(state: Table, seat: Seat, kind: i64, tell: Tell | None) -> None:
    """A tile goes from the display to the storage, and the gap is filled. §4.1 to §4.3"""
    take_from_display(state, kind)
    if tell is not None:
        name = state.box.tiles[kind].id
        values: dict[str, Value] = {"tile": f"tile-{name}"}
        tell(Fact("taken", "§4.1", seat, values, (f"display:{name}",)))
    is_full = len(state.storage[seat]) >= state.spaces(seat)
    state.storage[seat] = with_tile(state.storage[seat], kind)
    if is_full:
        question = MakeRoom(seat, kind)
        answers = question.legal_moves(state)
        if len(answers) > 1:
            state.pending.append(FILL_GAP[seat])
            state.pending.append(question)
            return
        question.play(state, answers[0], tell)  # there is nothing to choose
    FILL_GAP[seat].run(state, tell)


def with_tile(storage: vec[i64], kind: i64) -> vec[i64]:
    """A storage with one thing more; it stays sorted.

    >>> with_tile([2, 5, 7], 5)
    [2, 5, 5, 7]
    """
    at = len(storage)
    storage = append(storage, kind)
    while at > 0 and storage[at - 1] > kind:
        storage[at] = storage[at - 1]
        at -= 1
    storage[at] = kind
    return storage


class MakeRoom(Frame[Table]):
    """Which of the things stored before goes back into the box? §4.2"""

    def __init__(self, seat: Seat, taken: i64) -> None:
        super().__init__(seat)
        self.taken: i64 = taken

    def words(self, state: Table) -> Words:
        tile = f"tile-{state.box.tile_id(self.taken)}"
        return Words("ask-discard", {"seat": seat_name(self.seat), "tile": tile})

    def legal_moves(self, state: Table) -> list[Move]:
        answers: list[Move] = []
        discard = state.moves.discard
        last: i64 = -1
        skipped = False
        for kind in state.storage[self.seat]:
            if kind == self.taken and not skipped:
                skipped = True  # the new tile itself stays
            elif kind != last:
                answers.append(discard[kind])
                last = kind
        return answers

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Discard)
        state.storage[self.seat] = remove(state.storage[self.seat], move.kind)
        if move.kind != state.box.hexagon:
            state.boxed[move.kind] += 1
        if tell is not None:
            values: dict[str, Value] = {"tile": f"tile-{state.box.tile_id(move.kind)}"}
            tell(Fact("discarded", "§4.2", self.seat, values, (move.target,)))


def refresh(state: Table, seat: Seat, colour: i64, tell: Tell | None) -> None:
    """All tiles of a colour make room for neutral ones. §4.6"""
    state.pending.append(AFTER_REFRESH[seat])
    count = remove_colour(state, colour)
    if tell is not None:
        tell(Fact("refreshed", "§4.6", seat, {**named(colour), "count": count}))
    ask_for_neutral(state, count, "§4.6", tell)


class AfterRefresh(Step):
    """Again, until there is a tile that fits. §4.7"""

    def run(self, state: Table, tell: Tell | None) -> None:
        if is_any_fitting(state, self.seat):
            state.pending.append(TAKE_TILE[self.seat])
        else:
            state.pending.append(RefreshAgain(self.seat))


AFTER_REFRESH: Final = [AfterRefresh(seat) for seat in range(MOST_SEATS)]


class RefreshAgain(Frame[Table]):
    """Which colour next? §4.7"""

    def words(self, state: Table) -> Words:
        return Words("ask-refresh", {"seat": seat_name(self.seat)})

    def legal_moves(self, state: Table) -> list[Move]:
        return ways_to_refresh(state)

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Refresh)
        refresh(state, self.seat, move.colour, tell)
