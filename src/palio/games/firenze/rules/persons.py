"""Persons: when they may be played, and the questions they ask. §10

Princess and Mason ask nothing: having been played in this turn is all they do. The Architect is
part of the commissions, and warding off an event with the Patrician part of the events.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.packed import vec
from palio.core.seats import Seat
from palio.core.words import Value, Words, seat_name
from palio.games.firenze.components import (
    ALCHEMIST,
    COLOUR_COUNT,
    COLOURS,
    FEAST,
    KIND_COUNT,
    MASON,
    PATRICIAN,
    PERSON,
    PRINCESS,
    SABOTEUR,
    SMUGGLER,
    WHOLESALER,
)
from palio.games.firenze.moves import (
    Discard,
    Get,
    Give,
    Refresh,
    Sabotage,
    Smuggle,
    card_words,
    colour_words,
)
from palio.games.firenze.rules.asking import Ask, Hub, PersonAsks
from palio.games.firenze.rules.bricks import Draws, total
from palio.games.firenze.rules.towers import distinct, lower
from palio.games.firenze.state import Table, colour_of, height_of, tower

# §10.11: what may be played before the card is chosen, before the first brick is built, and after
# the commissions
CHOOSING: Final = vec[i64]([ALCHEMIST, PRINCESS, WHOLESALER, PATRICIAN, SABOTEUR, SMUGGLER])
WORKING: Final = vec[i64]([ALCHEMIST, WHOLESALER, MASON, PATRICIAN, SABOTEUR, SMUGGLER])
CLOSING: Final = vec[i64]([ALCHEMIST, PATRICIAN, SABOTEUR, SMUGGLER])


def playable(state: Table, seat: Seat, kinds: vec[i64]) -> list[Move]:
    """The persons among ``kinds`` that the seat could play now."""
    cards = state.cards[seat]
    moves: list[Move] = []
    for kind in kinds:
        if cards[kind] and can_play(state, seat, kind):
            moves.append(state.moves.person[kind])
    return moves


def can_play(state: Table, seat: Seat, kind: i64) -> bool:
    """May the seat, who holds the card, play it now, and would it do anything?"""
    if state.has_played(kind) or state.box.types[kind] != PERSON:
        return False  # §10.2
    if kind == ALCHEMIST:
        return differs(state.store[seat], state.bag)
    if kind == SMUGGLER:
        for other in range(state.seats):
            if other != seat and differs(state.store[seat], state.store[other]):
                return True
        return False
    if kind == SABOTEUR:
        return has_target(state, seat)
    if kind == PATRICIAN:
        return hand_size(state, seat) > 1
    if kind == WHOLESALER:
        # The Mason belongs to phase 3, the Wholesaler to the phases before. §10.5, §10.7
        if state.has_played(MASON):
            return False
        for bricks in state.row_bricks:
            if total(bricks):
                return True
        return False
    if kind == PRINCESS:
        return len(state.row) > 1
    return True


def differs(given: vec[i64], wanted: vec[i64]) -> bool:
    """Can a brick of the first be exchanged for one of another colour from the second?"""
    for colour in range(COLOUR_COUNT):
        if given[colour] and has_other(wanted, colour):
            return True
    return False


def has_other(counts: vec[i64], colour: i64) -> bool:
    """Is there a brick of any other colour?"""
    for other in range(COLOUR_COUNT):
        if other != colour and counts[other]:
            return True
    return False


def has_target(state: Table, seat: Seat) -> bool:
    """Does anybody else have a tower? §10.8"""
    for other in range(state.seats):
        if other != seat and len(state.yards[other]):
            return True
    return False


def hand_size(state: Table, seat: Seat) -> i64:
    """Persons and feasts in hand."""
    count: i64 = 0
    cards = state.cards[seat]
    types = state.box.types
    for kind in range(KIND_COUNT):
        if cards[kind] and (types[kind] == PERSON or types[kind] == FEAST):
            count += cards[kind]
    return count


def spend(state: Table, seat: Seat, kind: i64, tell: Tell | None) -> None:
    """The card goes to the discard pile, and no other of its name follows in this turn. §10.1"""
    state.cards[seat][kind] -= 1
    state.discards[kind] += 1
    state.played |= 1 << kind
    if tell is not None:
        card = state.box.kinds[kind]
        tell(Fact(f"played-{card.id}", "§10.1", seat, card_words(card), (f"hand:{card.id}",)))


def play_person(state: Table, hub: Hub, kind: i64, tell: Tell | None) -> None:
    """Play a person at a hub, and ask what it asks."""
    spend(state, hub.seat, kind, tell)
    if kind == ALCHEMIST:
        state.pending.append(AlchemistGives(hub))
    elif kind == SMUGGLER:
        state.pending.append(SmugglerGives(hub))
    elif kind == SABOTEUR:
        state.pending.append(SaboteurActs(hub))
    elif kind == PATRICIAN:
        state.pending.append(PatricianDiscards(hub))
    elif kind == WHOLESALER:
        state.pending.append(ChooseRefresh(hub))
    else:
        hub.resume(state, tell)


class AlchemistGives(PersonAsks):
    """Which brick goes into the bag? §10.3"""

    def words(self, state: Table) -> Words:
        return Words("ask-alchemist-give", {"seat": seat_name(self.seat)})

    def legal_moves(self, state: Table) -> list[Move]:
        store = state.store[self.seat]
        give = state.moves.give
        moves: list[Move] = []
        for colour in range(COLOUR_COUNT):
            if store[colour] and has_other(state.bag, colour):
                moves.append(give[colour])
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Give)
        state.pending.append(AlchemistGets(self.hub, move.colour))


class PersonSwaps(PersonAsks):
    """What for the brick that was offered?"""

    def __init__(self, hub: Hub, given: i64) -> None:
        super().__init__(hub)
        self.given = given

    def settled(self) -> dict[str, object]:
        return {**self.hub.settled(), "offered": COLOURS[self.given]}

    def swap_words(self, colour: i64) -> dict[str, Value]:
        """The colours that change hands."""
        given = COLOURS[self.given]
        values = colour_words(colour)
        values["given"] = f"colour-{given}"
        values["given_hue"] = f"hue-{given}"
        return values


class AlchemistGets(PersonSwaps):
    """Which brick of the bag comes for it? Not one of the same colour. §10.3"""

    def words(self, state: Table) -> Words:
        return Words(
            "ask-alchemist-get", {"seat": seat_name(self.seat), **colour_words(self.given)}
        )

    def legal_moves(self, state: Table) -> list[Move]:
        get = state.moves.get
        moves: list[Move] = []
        for colour in range(COLOUR_COUNT):
            if state.bag[colour] and colour != self.given:
                moves.append(get[colour])
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Get)
        store = state.store[self.seat]
        store[self.given] -= 1
        state.bag[self.given] += 1
        state.bag[move.colour] -= 1
        store[move.colour] += 1
        if tell is not None:
            values = self.swap_words(move.colour)
            tell(Fact("transmuted", "§10.3", self.seat, values, (move.target,)))
        self.hub.resume(state, tell)


class SmugglerGives(PersonAsks):
    """Which brick of the own storehouse? §10.9"""

    def words(self, state: Table) -> Words:
        return Words("ask-smuggler-give", {"seat": seat_name(self.seat)})

    def legal_moves(self, state: Table) -> list[Move]:
        store = state.store[self.seat]
        give = state.moves.give
        moves: list[Move] = []
        for colour in range(COLOUR_COUNT):
            if not store[colour]:
                continue
            for other in range(state.seats):
                if other != self.seat and has_other(state.store[other], colour):
                    moves.append(give[colour])
                    break
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Give)
        state.pending.append(SmugglerGets(self.hub, move.colour))


class SmugglerGets(PersonSwaps):
    """Which brick of whose storehouse comes for it? §10.9"""

    def words(self, state: Table) -> Words:
        return Words("ask-smuggler-get", {"seat": seat_name(self.seat), **colour_words(self.given)})

    def legal_moves(self, state: Table) -> list[Move]:
        smuggle = state.moves.smuggle
        moves: list[Move] = []
        for other in range(state.seats):
            if other == self.seat:
                continue
            for colour in range(COLOUR_COUNT):
                if state.store[other][colour] and colour != self.given:
                    moves.append(smuggle[other][colour])
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Smuggle)
        own = state.store[self.seat]
        theirs = state.store[move.seat]
        own[self.given] -= 1
        theirs[self.given] += 1
        theirs[move.colour] -= 1
        own[move.colour] += 1
        if tell is not None:
            values = self.swap_words(move.colour)
            values["owner"] = seat_name(move.seat)
            tell(Fact("smuggled", "§10.9", self.seat, values, (move.target,)))
        self.hub.resume(state, tell)


class ChooseSabotage(Ask):
    """Which tower of another loses a brick? As it is, an event that asks nothing more. §10.8"""

    def words(self, state: Table) -> Words:
        return Words("ask-saboteur", {"seat": seat_name(self.seat)})

    def legal_moves(self, state: Table) -> list[Move]:
        moves: list[Move] = []
        for other in range(state.seats):
            if other == self.seat:
                continue
            sabotage = state.moves.sabotage[other]
            for code in distinct(state.yards[other]):
                moves.append(sabotage[colour_of(code)][height_of(code)])
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Sabotage)
        lower(state, move.seat, tower(move.colour, move.height), "saboteur", "§10.8", tell)


class SaboteurActs(ChooseSabotage):
    """The Saboteur as a person, played at a hub. §10.8"""

    def __init__(self, hub: Hub) -> None:
        super().__init__(hub.seat)
        self.hub = hub

    def settled(self) -> dict[str, object]:
        return self.hub.settled()

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        super().play(state, move, tell)
        self.hub.resume(state, tell)


class ChooseRefresh(PersonAsks):
    """Which card of the row gets other bricks? §10.7"""

    def words(self, state: Table) -> Words:
        return Words("ask-wholesaler", {"seat": seat_name(self.seat)})

    def legal_moves(self, state: Table) -> list[Move]:
        refresh = state.moves.refresh
        moves: list[Move] = []
        for slot in range(len(state.row)):
            if total(state.row_bricks[slot]):
                moves.append(refresh[slot])
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Refresh)
        bricks = state.row_bricks[move.slot]
        count = total(bricks)
        for colour in range(COLOUR_COUNT):
            state.bag[colour] += bricks[colour]
            bricks[colour] = 0
        if tell is not None:
            values: dict[str, Value] = {"number": move.slot + 1, "count": count}
            tell(Fact("refreshed", "§10.7", self.seat, values, (move.target,)))
        # Nothing may go on before the bricks are drawn, so that the hub waits below.
        state.pending.append(self.hub)
        REFRESHING.ask(state, move.slot, count)


REFRESHING: Final = Draws("§10.7")


class DiscardFromHand(Ask):
    """Which hand card does the Patrician take along? §10.6, §8.4"""

    def words(self, state: Table) -> Words:
        return Words("ask-patrician", {"seat": seat_name(self.seat)})

    def legal_moves(self, state: Table) -> list[Move]:
        cards = state.cards[self.seat]
        types = state.box.types
        moves: list[Move] = []
        for kind in range(KIND_COUNT):
            if cards[kind] and (types[kind] == PERSON or types[kind] == FEAST):
                moves.append(state.moves.discard[kind])
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Discard)
        discard(state, self.seat, move, "§10.6", tell)
        self.finish(state, tell)

    @abstractmethod
    def finish(self, state: Table, tell: Tell | None) -> None:
        """What follows the discard."""


class PatricianDiscards(DiscardFromHand):
    """The Patrician's discard at a hub. §10.6"""

    def __init__(self, hub: Hub) -> None:
        super().__init__(hub.seat)
        self.hub = hub

    def settled(self) -> dict[str, object]:
        return self.hub.settled()

    def finish(self, state: Table, tell: Tell | None) -> None:
        self.hub.resume(state, tell)


def discard(state: Table, seat: Seat, move: Discard, rule: str, tell: Tell | None) -> None:
    """A card of the seat goes to the discard pile. §9.2"""
    state.cards[seat][move.kind] -= 1
    state.discards[move.kind] += 1
    if tell is not None:
        card = state.box.kinds[move.kind]
        tell(Fact("discarded", rule, seat, card_words(card), (move.target,)))
