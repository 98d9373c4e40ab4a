"""The display of eight tiles: filling gaps, and five of a colour. §4.3, §4.4, §5"""

from typing import Final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.game import Frame
from palio.core.move import Move
from palio.core.packed import vec
from palio.core.seats import CHANCE, Seat
from palio.core.words import Words, seat_name
from palio.games.tuscany.components import COLOUR_COUNT, MOST_SEATS
from palio.games.tuscany.moves import Reveal, named
from palio.games.tuscany.rules.counts import draw_from, is_empty, odds_of, total_of
from palio.games.tuscany.rules.steps import Step
from palio.games.tuscany.state import Table

TOO_MANY: Final = 5


class FillGap(Step):
    """The seat that took a tile puts out one of its own, or a neutral one. §4.3, §4.4"""

    def run(self, state: Table, tell: Tell | None) -> None:
        if is_empty(state.own[self.seat]):
            ask_for_neutral(state, 1, "§4.4", tell)
        else:
            state.pending.append(REVEAL_OWN[self.seat])


class RevealOwn(Frame[Table]):
    """Chance: which tile lies on top of a seat's own stack? §4.3"""

    def __init__(self, owner: Seat) -> None:
        super().__init__(CHANCE)
        self.owner = owner

    def words(self, state: Table) -> Words:
        return Words("ask-reveal-own", {"seat": seat_name(self.owner)})

    def legal_moves(self, state: Table) -> list[Move]:
        return revealing(state, state.own[self.owner])

    def odds(self, state: Table) -> list[float]:
        return odds_of(state.own[self.owner])

    def fall(self, state: Table, u: float) -> Move:
        return state.moves.reveal[draw_from(state.own[self.owner], u)]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Reveal)
        state.show_own(self.owner, move.kind)
        if tell is not None:
            name = state.box.tiles[move.kind].id
            values = {"tile": f"tile-{name}"}
            tell(Fact("put-out", "§4.3", self.owner, values, (f"display:{name}",)))
            tell_of_empty_stack(state, self.owner, tell)
        remove_five_alike(state, "§5.1", tell)


FILL_GAP: Final = [FillGap(seat) for seat in range(MOST_SEATS)]
REVEAL_OWN: Final = [RevealOwn(seat) for seat in range(MOST_SEATS)]


class RevealNeutral(Frame[Table]):
    """Chance: which neutral tile comes next, with so many to come? §1.2, §4.4, §5.1"""

    def __init__(self, count: int, rule: str) -> None:
        super().__init__(CHANCE)
        self.count = count
        self.rule = rule

    def words(self, state: Table) -> Words:
        return Words("ask-reveal-neutral", {"count": self.count})

    def legal_moves(self, state: Table) -> list[Move]:
        return revealing(state, state.neutral)

    def odds(self, state: Table) -> list[float]:
        return odds_of(state.neutral)

    def fall(self, state: Table, u: float) -> Move:
        return state.moves.reveal[draw_from(state.neutral, u)]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Reveal)
        state.show_neutral(move.kind)
        if tell is not None:
            name = state.box.tiles[move.kind].id
            values = {"tile": f"tile-{name}"}
            tell(Fact("revealed", self.rule, CHANCE, values, (f"display:{name}",)))
        if self.count > 1:
            ask_for_neutral(state, self.count - 1, self.rule, tell)
        else:
            remove_five_alike(state, after(self.rule), tell)


def revealing(state: Table, stack: vec[i64]) -> list[Move]:
    """One move for each kind in a stack."""
    reveal = state.moves.reveal
    return [reveal[kind] for kind in range(len(stack)) if stack[kind]]


def ask_for_neutral(state: Table, count: i64, rule: str, tell: Tell | None) -> None:
    """Fill so many gaps with neutral tiles, as far as there are any. §5.3, §5.4"""
    if is_empty(state.neutral):
        if is_empty(state.removed):
            if tell is not None:
                tell(Fact("gap", "§5.4", CHANCE, {"count": count}))
            remove_five_alike(state, after(rule), tell)
            return
        state.neutral = state.removed
        state.removed = vec[i64]([0] * len(state.neutral))
        if tell is not None:
            tell(Fact("neutral-shuffled", "§5.3", CHANCE, {"count": total_of(state.neutral)}))
    state.pending.append(RevealNeutral(count, rule))


def after(rule: str) -> str:
    """The § for five alike among tiles that came by that one: a second time it is repeated."""
    return "§5.2" if rule.startswith("§5.") else "§5.1"


def remove_five_alike(state: Table, rule: str, tell: Tell | None) -> None:
    """Five of a colour leave the display, and neutral ones come. §5.1, §5.2"""
    shown = state.colours_shown
    for colour in range(COLOUR_COUNT):
        if shown[colour] >= TOO_MANY:
            count = remove_colour(state, colour)
            if tell is not None:
                tell(Fact("swept", rule, CHANCE, {**named(colour), "count": count}))
            ask_for_neutral(state, count, rule, tell)
            return


def remove_colour(state: Table, colour: i64) -> i64:
    """Remove all tiles of a colour; neutral ones will come back. Returns how many. §5.3"""
    for kind in state.box.kinds_of[colour]:
        state.removed[kind] += state.display_neutral[kind]
        state.boxed[kind] += state.display_own[kind]
        state.display_neutral[kind] = 0
        state.display_own[kind] = 0
    count = state.colours_shown[colour]
    state.colours_shown[colour] = 0
    return count


def take_from_display(state: Table, kind: i64) -> None:
    """One tile of a kind leaves the display. §4.5"""
    state.colours_shown[state.box.colour_of[kind]] -= 1
    if state.display_own[kind]:
        state.display_own[kind] -= 1
    else:
        state.display_neutral[kind] -= 1


def is_any_fitting(state: Table, seat: Seat) -> bool:
    """Could a tile of the display be placed, never mind the price? §4.6, §8.1"""
    there = state.open_fields(seat)
    masks, shown = state.boards[seat].colour_masks, state.colours_shown
    for colour in range(COLOUR_COUNT):
        if shown[colour] and masks[colour] & there:
            return True
    return False


def tell_of_empty_stack(state: Table, seat: Seat, tell: Tell) -> None:
    """Does the tile just put out empty a stack, and is it the first of its number? §10.1"""
    size = 0
    for number, stack in enumerate(state.box.stacks):
        size += stack
        if state.out[seat] == size:
            first = max(state.out[o] for o in range(state.seats) if o != seat) < size
            kind = "stack-ends-phase" if first else "stack-empty"
            tell(Fact(kind, "§10.1", seat, {"number": number + 1}))
