"""Events: what a card does at once, to whom, and how the Patrician wards it off. §11"""

from typing import Any, Final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.game import Frame
from palio.core.move import Move
from palio.core.packed import append, vec
from palio.core.seats import Seat
from palio.core.words import Words, seat_name
from palio.games.firenze.components import (
    BOTCHED_WORK,
    CARDS,
    COLLAPSE,
    COLOUR_COUNT,
    COLOURS,
    FIRE,
    FLOOD,
    KIND_COUNT,
    LUXURY_TAX,
    PATRICIAN,
    RENAISSANCE,
    SABOTEUR,
    TRIBUTE,
)
from palio.games.firenze.moves import Person, Pick, card_words, colour_words
from palio.games.firenze.rules.asking import Ask, tower_json
from palio.games.firenze.rules.bricks import GiveBricks, total
from palio.games.firenze.rules.persons import ChooseSabotage, has_target, spend
from palio.games.firenze.rules.towers import collapse, distinct, lower, picks, tear_down
from palio.games.firenze.state import Table, colour_of, height_of, tower

FOR_ALL: Final = (FLOOD, FIRE, LUXURY_TAX, TRIBUTE)
TALL: Final = 5
"""Luxury Tax is due from that height on. §11.7"""
TAX: Final = 2
BURNT: Final = 3
ANY: Final = -1


def happen(state: Table, seat: Seat, kind: i64, tell: Tell | None) -> None:
    """The event just taken: first a chance to ward it off, then its effect. §11.1, §11.3"""
    if (
        state.cards[seat][PATRICIAN]
        and not state.has_played(PATRICIAN)
        and matters(state, seat, kind)
    ):
        state.pending.append(WardOff(seat, kind))
    else:
        take_effect(state, seat, kind, False, tell)


def matters(state: Table, seat: Seat, kind: i64) -> bool:
    """Would the event do anything that the active seat could ward off?"""
    if kind in (COLLAPSE, BOTCHED_WORK, TRIBUTE):
        return len(state.yards[seat]) > 0
    if kind in (FLOOD, FIRE):
        return total(state.store[seat]) > 0
    if kind == LUXURY_TAX:
        return len(tall_towers(state, seat)) > 0
    return kind == RENAISSANCE


class WardOff(Ask):
    """Play the Patrician against the event, or let it happen? §11.3"""

    def __init__(self, seat: Seat, kind: i64) -> None:
        super().__init__(seat)
        self.kind = kind

    def words(self, state: Table) -> Words:
        values = card_words(state.box.kinds[self.kind])
        values["seat"] = seat_name(self.seat)
        return Words("ask-ward-off", values)

    def settled(self) -> dict[str, object]:
        return {"event": CARDS[self.kind][0]}

    def legal_moves(self, state: Table) -> list[Move]:
        return [state.moves.person[PATRICIAN], state.moves.suffer]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        is_spared = isinstance(move, Person)
        if is_spared:
            spend(state, self.seat, PATRICIAN, tell)
            if tell is not None:
                card = state.box.kinds[self.kind]
                tell(Fact("warded-off", "§11.3", self.seat, card_words(card)))
        take_effect(state, self.seat, self.kind, is_spared, tell)


def take_effect(state: Table, seat: Seat, kind: i64, is_spared: bool, tell: Tell | None) -> None:
    """What the event does to everybody it touches, the active seat first. §11.2"""
    if is_spared:
        gather(state, seat)
    if kind not in FOR_ALL:
        if not is_spared:
            strike_alone(state, seat, kind, tell)
        return
    asked: list[Frame[Any]] = []
    for step in range(1 if is_spared else 0, state.seats):
        victim = (seat + step) % state.seats
        frame = strike(state, victim, kind, step == 0, tell)
        if frame is not None:
            asked.append(frame)
        elif step == 0:
            gather(state, seat)
    # The stack is read from its end.
    asked.reverse()
    state.pending.extend(asked)


def gather(state: Table, seat: Seat) -> None:
    """Bricks that lay on the event card reach the storehouse, untouched by it. §11.4"""
    store = state.store[seat]
    for colour in range(COLOUR_COUNT):
        store[colour] += state.aside[colour]
        state.aside[colour] = 0


def strike_alone(state: Table, seat: Seat, kind: i64, tell: Tell | None) -> None:
    """Events that touch the active seat only. §11.8 to §11.10"""
    if kind == RENAISSANCE:
        for card in range(KIND_COUNT):
            state.deck[card] += state.starts[card] + state.discards[card]
            state.starts[card] = 0
            state.discards[card] = 0
        if tell is not None:
            tell(Fact("reshuffled", "§11.10", seat, {"count": total(state.deck)}, ("deck",)))
    elif kind == SABOTEUR:
        if has_target(state, seat):
            state.pending.append(ChooseSabotage(seat))
    else:
        towers = distinct(state.yards[seat])
        if len(towers) == 1:
            hit(state, seat, kind, towers[0], tell)
        elif len(towers):
            state.pending.append(ChooseHit(seat, kind))


def hit(state: Table, seat: Seat, kind: i64, code: i64, tell: Tell | None) -> None:
    """Collapse takes the whole tower, Botched Work one brick of it. §11.8, §11.9"""
    if kind == COLLAPSE:
        collapse(state, seat, code, tell)
    else:
        lower(state, seat, code, "botched-work", "§11.9", tell)


class ChooseHit(Ask):
    """Which of the own towers is hit? §11.8, §11.9"""

    def __init__(self, seat: Seat, kind: i64) -> None:
        super().__init__(seat)
        self.kind = kind

    def words(self, state: Table) -> Words:
        key = "ask-collapse" if self.kind == COLLAPSE else "ask-botched-work"
        return Words(key, {"seat": seat_name(self.seat)})

    def settled(self) -> dict[str, object]:
        return {"event": CARDS[self.kind][0]}

    def legal_moves(self, state: Table) -> list[Move]:
        return picks(state, state.yards[self.seat])

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Pick)
        hit(state, self.seat, self.kind, tower(move.colour, move.height), tell)


def strike(
    state: Table, seat: Seat, kind: i64, is_active: bool, tell: Tell | None
) -> Frame[Any] | None:
    """What an event for all does to one seat; returns what the seat must be asked, if anything."""
    if kind == TRIBUTE:
        return pay_tribute(state, seat, tell)
    if kind == LUXURY_TAX:
        return pay_luxury_tax(state, seat, tell)
    held = total(state.store[seat])
    lost = (held + 2) // 3 if kind == FLOOD else min(BURNT, held)  # §11.4, §11.5
    loss = Lose(seat, lost, 0, 0, kind, is_active)
    if lost < held:
        return loss
    store = state.store[seat]
    for colour in range(COLOUR_COUNT):
        for _ in range(store[colour]):
            loss.receive(state, colour, tell)
        store[colour] = 0
    return None


class Lose(GiveBricks):
    """Which bricks does the flood or the fire take? §11.4, §11.5"""

    def __init__(
        self, seat: Seat, count: i64, lowest: i64, given: i64, kind: i64, is_active: bool
    ) -> None:
        """``is_active``: this seat took the card, and gets its bricks afterwards."""
        super().__init__(seat, count, lowest, given)
        self.kind = kind
        self.is_active = is_active

    def settled(self) -> dict[str, object]:
        own = {"event": CARDS[self.kind][0], "active": self.is_active}
        return {**super().settled(), **own}

    def prompt(self) -> str:
        return "ask-flood" if self.kind == FLOOD else "ask-fire"

    def fact(self) -> str:
        return "lost-flood" if self.kind == FLOOD else "lost-fire"

    def rule(self) -> str:
        return "§11.4" if self.kind == FLOOD else "§11.5"

    def rest(self, lowest: i64) -> GiveBricks:
        given = self.given + 1
        return Lose(self.seat, self.count - 1, lowest, given, self.kind, self.is_active)

    def finish(self, state: Table, tell: Tell | None) -> None:
        if self.is_active:
            gather(state, self.seat)


def pay_tribute(state: Table, seat: Seat, tell: Tell | None) -> Frame[Any] | None:
    """A brick of its own colour for each tower; towers that can't be paid for fall. §11.6

    There is nothing to choose in paying. All of it is paid before anything falls, so that no
    brick of a ruin pays for another tower.
    """
    store = state.store[seat]
    short = [0] * COLOUR_COUNT
    for code in state.yards[seat]:
        colour = colour_of(code)
        if store[colour]:
            store[colour] -= 1
            state.bag[colour] += 1
            if tell is not None:
                tell(Fact("paid-tribute", "§11.6", seat, colour_words(colour)))
        else:
            short[colour] += 1
    for colour in range(COLOUR_COUNT):
        if short[colour] and is_clear(state, seat, TRIBUTE, colour, short[colour]):
            fell_all(state, seat, TRIBUTE, colour, short[colour], tell)
            short[colour] = 0
    return next_fall(seat, TRIBUTE, short)


def next_fall(seat: Seat, kind: i64, short: list[int]) -> Frame[Any] | None:
    """The question which towers of the first colour that is short fall."""
    for colour in range(COLOUR_COUNT):
        if short[colour]:
            return ChooseFall(seat, kind, colour, short[colour], 0, short)
    return None


def tall_towers(state: Table, seat: Seat) -> vec[i64]:
    """Towers on which Luxury Tax is due. §11.7"""
    return threatened(state, seat, LUXURY_TAX, ANY)


def threatened(state: Table, seat: Seat, kind: i64, colour: i64, lowest: i64 = 0) -> vec[i64]:
    """Towers that may fall: those of the colour for Tribute, the tall ones for Luxury Tax.

    In the order of the yard; those before ``lowest`` have been passed over.
    """
    towers = vec[i64]()
    for code in state.yards[seat]:
        is_due = height_of(code) >= TALL if kind == LUXURY_TAX else colour_of(code) == colour
        if is_due and code >= lowest:
            towers = append(towers, code)
    return towers


def is_clear(state: Table, seat: Seat, kind: i64, colour: i64, count: i64) -> bool:
    """Is there no choice which of the threatened towers fall: all of them, or all are equal?"""
    towers = threatened(state, seat, kind, colour)
    return count == len(towers) or len(distinct(towers)) == 1


def fell_all(
    state: Table, seat: Seat, kind: i64, colour: i64, count: i64, tell: Tell | None
) -> None:
    """So many of the threatened towers fall, and it is clear which."""
    for code in threatened(state, seat, kind, colour)[:count]:
        fell(state, seat, kind, code, tell)


def fell(state: Table, seat: Seat, kind: i64, code: i64, tell: Tell | None) -> None:
    """A tower that was not paid for is torn down like a ruin. §11.6, §11.7"""
    if kind == TRIBUTE:
        tear_down(state, seat, code, "ruin-tribute", "§11.6", tell)
    else:
        tear_down(state, seat, code, "ruin-luxury-tax", "§11.7", tell)


class ChooseFall(Ask):
    """Which tower falls, where not all could be paid for? §11.6, §11.7

    Asked one by one in the order of the yard, since order makes no difference.
    """

    def __init__(
        self, seat: Seat, kind: i64, colour: i64, count: i64, lowest: i64, short: list[int]
    ) -> None:
        """``short``: how many towers of each colour fall, for Tribute; never changed."""
        super().__init__(seat)
        self.kind = kind
        self.colour = colour
        self.count = count
        self.lowest = lowest
        self.short = short

    def words(self, state: Table) -> Words:
        values = card_words(state.box.kinds[self.kind])
        values["seat"] = seat_name(self.seat)
        values["count"] = self.count
        values["further"] = 1 if self.lowest else 0
        return Words("ask-fall", values)

    def settled(self) -> dict[str, object]:
        return {
            "event": CARDS[self.kind][0],
            "colour": None if self.colour == ANY else COLOURS[self.colour],
            "count": self.count,
            "from": tower_json(self.lowest) if self.lowest else None,
            "short": self.short,
        }

    def legal_moves(self, state: Table) -> list[Move]:
        towers = threatened(state, self.seat, self.kind, self.colour, self.lowest)
        # The last ones are no choice for the first of several.
        return picks(state, towers[: len(towers) - self.count + 1])

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Pick)
        code = tower(move.colour, move.height)
        fell(state, self.seat, self.kind, code, tell)
        if self.count > 1:
            state.pending.append(
                ChooseFall(self.seat, self.kind, self.colour, self.count - 1, code, self.short)
            )
        elif self.kind == TRIBUTE:
            rest = self.short.copy()
            rest[self.colour] = 0
            frame = next_fall(self.seat, TRIBUTE, rest)
            if frame is not None:
                state.pending.append(frame)


def pay_luxury_tax(state: Table, seat: Seat, tell: Tell | None) -> Frame[Any] | None:
    """Two bricks for each tall tower, for as many towers as the storehouse can pay. §11.7"""
    due = len(tall_towers(state, seat))
    payable = min(due, total(state.store[seat]) // TAX)
    if payable:
        return PayTax(seat, payable * TAX, 0, 0, due - payable)
    if due:
        fell_all(state, seat, LUXURY_TAX, ANY, due, tell)
    return None


class PayTax(GiveBricks):
    """Which bricks pay the Luxury Tax? §11.7"""

    def __init__(self, seat: Seat, count: i64, lowest: i64, given: i64, unpaid: i64) -> None:
        """``unpaid``: the number of towers that fall when this is paid."""
        super().__init__(seat, count, lowest, given)
        self.unpaid = unpaid

    def settled(self) -> dict[str, object]:
        return {**super().settled(), "unpaid": self.unpaid}

    def prompt(self) -> str:
        return "ask-luxury-tax"

    def fact(self) -> str:
        return "paid-luxury-tax"

    def rule(self) -> str:
        return "§11.7"

    def rest(self, lowest: i64) -> GiveBricks:
        return PayTax(self.seat, self.count - 1, lowest, self.given + 1, self.unpaid)

    def finish(self, state: Table, tell: Tell | None) -> None:
        if not self.unpaid:
            return
        if is_clear(state, self.seat, LUXURY_TAX, ANY, self.unpaid):
            fell_all(state, self.seat, LUXURY_TAX, ANY, self.unpaid, tell)
        else:
            state.pending.append(ChooseFall(self.seat, LUXURY_TAX, ANY, self.unpaid, 0, []))
