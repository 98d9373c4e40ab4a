"""Taking a tile: storage, and the refresh when nothing fits. §4"""

from palio.core.facts import Fact, Tell
from palio.core.game import Frame
from palio.core.move import Move
from palio.core.seats import Seat
from palio.core.words import Value, Words, seat_name
from palio.games.tuscany.components import COLOUR_COUNT
from palio.games.tuscany.moves import Discard, Refresh, Take, named
from palio.games.tuscany.rules.display import (
    FillGap,
    ask_for_neutral,
    remove_colour,
    take_from_display,
)
from palio.games.tuscany.rules.steps import Step
from palio.games.tuscany.state import Table


def ways_to_take(state: Table, seat: Seat) -> list[Move]:
    """A tile, or a refresh. §4.1, §4.6, §4.8, §4.9"""
    found = False
    can_refresh = False
    for colour in range(COLOUR_COUNT):
        if state.free_fields(seat, colour):  # never mind the price
            if state.shown_of(colour):
                found = True
                break
            for kind in state.box.kinds_of[colour]:
                if state.neutral[kind] or state.removed[kind]:
                    can_refresh = True
    can_refresh = can_refresh and not found
    only_fitting = state.only_fitting and (found or can_refresh)
    answers: list[Move] = []
    take = state.moves.take
    for kind in range(len(take)):
        if state.display_neutral[kind] or state.display_own[kind]:
            colour = state.box.tiles[kind].colour
            if not only_fitting or state.free_fields(seat, colour):
                answers.append(take[kind])
    if can_refresh:
        answers += ways_to_refresh(state)
    return answers


def ways_to_refresh(state: Table) -> list[Move]:
    """A refresh for each colour of the display. §4.6"""
    refresh = state.moves.refresh
    return [refresh[colour] for colour in range(COLOUR_COUNT) if state.shown_of(colour)]


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


def take_tile(state: Table, seat: Seat, kind: int, tell: Tell | None) -> None:
    """A tile goes from the display to the storage, and the gap is filled. §4.1 to §4.3"""
    take_from_display(state, kind)
    state.pending.append(FillGap(seat))
    if tell is not None:
        name = state.box.tiles[kind].id
        values: dict[str, Value] = {"tile": f"tile-{name}"}
        tell(Fact("taken", "§4.1", seat, values, (f"display:{name}",)))
    storage = state.storage[seat]
    is_full = len(storage) >= state.spaces(seat)
    storage.append(kind)
    storage.sort()
    if is_full:
        question = MakeRoom(seat, kind)
        answers = question.legal_moves(state)
        if len(answers) == 1:
            question.play(state, answers[0], tell)  # there is nothing to choose
        else:
            state.pending.append(question)


class MakeRoom(Frame[Table]):
    """Which of the things stored before goes back into the box? §4.2"""

    def __init__(self, seat: Seat, taken: int) -> None:
        super().__init__(seat)
        self.taken = taken

    def words(self, state: Table) -> Words:
        tile = f"tile-{state.box.tile_id(self.taken)}"
        return Words("ask-discard", {"seat": seat_name(self.seat), "tile": tile})

    def legal_moves(self, state: Table) -> list[Move]:
        answers: list[Move] = []
        discard = state.moves.discard
        last = -1
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
        state.storage[self.seat].remove(move.kind)
        if move.kind != state.box.hexagon:
            state.boxed[move.kind] += 1
        if tell is not None:
            values: dict[str, Value] = {"tile": f"tile-{state.box.tile_id(move.kind)}"}
            tell(Fact("discarded", "§4.2", self.seat, values, (move.target,)))


def refresh(state: Table, seat: Seat, colour: int, tell: Tell | None) -> None:
    """All tiles of a colour make room for neutral ones. §4.6"""
    state.pending.append(AfterRefresh(seat))
    count = remove_colour(state, colour)
    if tell is not None:
        tell(Fact("refreshed", "§4.6", seat, {**named(colour), "count": count}))
    ask_for_neutral(state, count, "§4.6", tell)


class AfterRefresh(Step):
    """Again, until there is a tile that fits. §4.7"""

    def run(self, state: Table, tell: Tell | None) -> None:
        for colour in range(COLOUR_COUNT):
            if state.shown_of(colour) and state.free_fields(self.seat, colour):
                state.pending.append(TakeTile(self.seat))
                return
        state.pending.append(RefreshAgain(self.seat))


class RefreshAgain(Frame[Table]):
    """Which colour next? §4.7"""

    def words(self, state: Table) -> Words:
        return Words("ask-refresh", {"seat": seat_name(self.seat)})

    def legal_moves(self, state: Table) -> list[Move]:
        return ways_to_refresh(state)

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Refresh)
        refresh(state, self.seat, move.colour, tell)
