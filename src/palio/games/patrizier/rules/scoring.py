"""Fame: full cities, portraits, and the final count. §8, §9"""

from typing import Final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.outcome import Outcome
from palio.core.packed import append, vec
from palio.core.seats import Seat
from palio.core.words import Value, seat_name
from palio.games.patrizier.components import PERSONS, SIDES
from palio.games.patrizier.moves import LEFT, RIGHT
from palio.games.patrizier.rules.cards import count_of
from palio.games.patrizier.state import Table

RANKS: Final = ("higher", "lower")


def majority(tower: vec[i64], seats: i64) -> i64:
    """Who has the most floors in a tower; tied: the highest floor. §8.2 to §8.4

    >>> majority(vec[i64]([0, 1, 0, 1, 2]), 3), majority(vec[i64]([0, 1, 1, 0]), 2)
    (1, 0)
    """
    counts = vec[i64]([0] * seats)
    for seat in tower:
        counts[seat] += 1
    most: i64 = 1
    for count in counts:
        most = count if count > most else most
    for level in range(len(tower) - 1, -1, -1):
        if counts[tower[level]] == most:
            return tower[level]
    raise AssertionError("§4.4: no tower is empty when its city is full")


def score_city(state: Table, city: i64, tell: Tell | None) -> None:
    """Give out the two tiles of a full city. §8"""
    left = state.towers[2 * city + LEFT]
    right = state.towers[2 * city + RIGHT]
    high_side: i64 = LEFT if len(left) > len(right) else RIGHT
    rank: i64
    for rank in range(2):
        side = high_side if rank == 0 else 1 - high_side
        winner = majority(state.towers[2 * city + side], state.seats)
        state.tiles[winner] = append(state.tiles[winner], 2 * city + rank)
        if tell is not None:
            tell_won(state, city, side, rank, winner, tell)


def tell_won(state: Table, city: i64, side: i64, rank: i64, winner: i64, tell: Tell) -> None:
    """Who wins a tower, and if others have as many floors in it, why not they. §8.2 to §8.4"""
    tower = state.towers[2 * city + side]
    floors = count_of(tower, winner)
    name = state.box.cities[city].name
    where: dict[str, Value] = {
        "city": f"city-{name}",
        "tower": f"tower-{SIDES[side]}",
        "floors": floors,
    }
    targets = (f"plot:{name}:{SIDES[side]}",)
    rule = "§8.2" if rank == 0 else "§8.3"
    for rival in range(state.seats):
        if rival != winner and count_of(tower, rival) == floors:
            rule = "§8.4"
            values: dict[str, Value] = {
                **where,
                "rival": seat_name(rival),
                "level": top_level(tower, winner),
                "below": top_level(tower, rival),
            }
            tell(Fact("tied", rule, winner, values, targets))
    fame_won = tile_fame(state, 2 * city + rank)
    won: dict[str, Value] = {**where, "rank": f"rank-{RANKS[rank]}", "fame": fame_won}
    tell(Fact("won", rule, winner, won, targets, points=fame_won))


def top_level(tower: vec[i64], seat: i64) -> i64:
    """How high the seat's highest floor is, the ground floor being 1.

    >>> top_level(vec[i64]([0, 1, 0, 1, 2]), 1)
    4
    """
    level = len(tower)
    while tower[level - 1] != seat:
        level -= 1
    return level


def tile_fame(state: Table, tile: i64) -> i64:
    """The number on a tile."""
    city = state.box.cities[tile // 2]
    return city.high if tile % 2 == 0 else city.low


def portraits_in(state: Table, seat: Seat) -> list[int]:
    """How many portraits of each person are in a seat's pile."""
    counts = [0] * len(PERSONS)
    for card in state.piles[seat]:
        kind = state.box.kinds[card]
        if kind.person >= 0:
            counts[kind.person] += kind.portraits
    return counts


def portrait_fame(state: Table, seat: Seat) -> i64:
    """Fame for sets of equal portraits. §9.2"""
    box = state.box
    sets: i64 = 0
    for count in portraits_in(state, seat):
        sets += count // box.portrait_set
    return sets * box.portrait_fame


def fame(state: Table, seat: Seat) -> i64:
    """A seat's fame if the game ended now. §9.3"""
    total = portrait_fame(state, seat)
    for tile in state.tiles[seat]:
        total += tile_fame(state, tile)
    return total


def outcome(state: Table) -> Outcome | None:
    """Fame, then floors left in stock, then a shared win. §9.3 to §9.5"""
    if state.pending:
        return None
    return Outcome([fame(state, seat) for seat in range(state.seats)], [list(state.stock)])


def tell_final_count(state: Table, tell: Tell) -> None:
    """The final count, seat by seat: tiles were told when they were won. §9"""
    for seat in range(state.seats):
        for person, count in enumerate(portraits_in(state, seat)):
            if count:
                worth = count // state.box.portrait_set * state.box.portrait_fame
                values: dict[str, Value] = {
                    "person": f"person-{PERSONS[person]}",
                    "count": count,
                    "fame": worth,
                }
                tell(Fact("portraits", "§9.2", seat, values, points=worth))
        total, portraits = fame(state, seat), portrait_fame(state, seat)
        parts: dict[str, Value] = {
            "fame": total,
            "tiles": total - portraits,
            "portraits": portraits,
        }
        tell(Fact("counted", "§9.3", seat, parts))
    tell_tie(state, tell)


def tell_tie(state: Table, tell: Tell) -> None:
    """If several have the most fame: their stocks, and who wins by them. §9.4, §9.5"""
    totals = [fame(state, seat) for seat in range(state.seats)]
    tied = [seat for seat in range(state.seats) if totals[seat] == max(totals)]
    if len(tied) == 1:
        return
    for seat in tied:
        tell(Fact("stock", "§9.4", seat, {"floors": state.stock[seat]}))
    most = max(state.stock[seat] for seat in tied)
    winners = [seat for seat in tied if state.stock[seat] == most]
    for seat in winners:
        if len(winners) == 1:
            tell(Fact("won-by-stock", "§9.4", seat))
        else:
            tell(Fact("shared", "§9.5", seat))
