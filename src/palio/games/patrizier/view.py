"""All secrecy of the game in one file: what a seat may see, and redrawing what it may not. §10"""

from mypy_extensions import i64

from palio.core.game import Rng, View
from palio.core.packed import append, pop, vec
from palio.core.seats import EVERYBODY, Seat
from palio.games.patrizier.components import PERSONS
from palio.games.patrizier.moves import LEFT, RIGHT
from palio.games.patrizier.rules.cards import add, count_of, merged
from palio.games.patrizier.rules.scoring import fame, portraits_in, tile_fame
from palio.games.patrizier.state import Table


def view(state: Table, seat: Seat | None) -> View:
    """The table as that seat, or a spectator, may know it.

    ``hand`` holds the cards that the viewer knows, ``seen`` those of them that everybody does.
    ``memory`` holds what lies face down now but was open once (§10.2, §10.3). A page may choose to
    show only a player's own; a bot may use it all.
    """
    kinds = state.box.kinds
    cities: dict[str, object] = {}
    for city in state.box.cities_for(state.seats):
        card = state.market[city.index]
        cities[city.name] = {
            "floors": city.floors,
            "left": list(state.towers[2 * city.index + LEFT]),
            "right": list(state.towers[2 * city.index + RIGHT]),
            "tiles": [] if state.is_full(city.index) else [city.high, city.low],
            "market": kinds[card].id if card >= 0 else None,
        }
    players: list[object] = []
    for other in range(state.seats):
        seen = [kinds[card].id for card in state.taken[other]]
        is_open = seat in (other, EVERYBODY)
        if is_open:
            own = sorted([*state.taken[other], *state.dealt[other]])
            hand = [kinds[card].id for card in own]
        else:
            hand = seen.copy()
        pile = state.piles[other]
        players.append(
            {
                "stock": state.stock[other],
                "hand": hand,
                "seen": seen,
                "hidden": 0 if is_open else len(state.dealt[other]),
                "pile": len(pile),
                "top": kinds[pile[-1]].id if len(pile) else None,
                "tiles": len(state.tiles[other]),
                "memory": {
                    "pile": [kinds[card].id for card in pile],
                    "tiles": [tile_fame(state, tile) for tile in state.tiles[other]],
                    "portraits": dict(zip(PERSONS, portraits_in(state, other), strict=True)),
                    "fame": fame(state, other),
                },
            }
        )
    return View(
        {
            "seats": state.seats,
            "deck": len(state.deck) + len(state.starts),
            "cities": cities,
            "players": players,
        }
    )


def resample(state: Table, seat: Seat, rng: Rng) -> Table:
    """Deal the unknown start cards anew; all that the seat has seen stays. §10.1, §10.4

    Unknown to a seat are the start cards in the other hands that were never shown, and all cards of
    the draw pile. While the hands are being dealt, the pile of start cards takes its place.
    """
    world = state.copy()
    others = [other for other in range(world.seats) if other != seat and len(world.dealt[other])]
    if not others:
        return world
    dealing = len(world.starts) > 0
    kinds = world.box.kinds
    unknown = vec[i64]()  # sorted: the same draw for the same numbers, whatever the truth was
    known = vec[i64]()
    for card in world.starts if dealing else world.deck:
        if kinds[card].start:
            unknown = append(unknown, card)
        else:
            known = append(known, card)
    for other in others:
        for card in world.dealt[other]:
            unknown = add(unknown, card)
            world.give_back(other, card)
    for other in others:
        hand = vec[i64]()
        for _ in range(len(world.dealt[other])):
            unknown, card = pop(unknown, i64(rng.random() * float(len(unknown))))
            hand = add(hand, card)
            world.take_up(other, card)
        world.dealt[other] = hand
    if dealing:
        world.starts = unknown
    else:
        world.deck = merged(known, unknown)
    return world


def census(state: Table) -> dict[str, int]:
    """Every card, floor and tile, wherever it lies."""
    cards = [*state.starts, *state.deck, *(card for card in state.market if card >= 0)]
    for seat in range(state.seats):
        cards += [*state.dealt[seat], *state.taken[seat], *state.piles[seat]]
    counts = {f"card {kind.id}": cards.count(kind.index) for kind in state.box.kinds}
    for seat in range(state.seats):
        built = sum(count_of(tower, seat) for tower in state.towers)
        counts[f"floor of seat {seat}"] = state.stock[seat] + built
    won = sum(len(tiles) for tiles in state.tiles)
    cities = state.box.cities_for(state.seats)
    counts["fame tile"] = won + 2 * sum(not state.is_full(city.index) for city in cities)
    return counts
