"""Fame: full cities, portraits, and the final count. §8, §9"""

from palio.core.facts import Fact, Tell
from palio.core.outcome import Outcome
from palio.core.seats import Seat
from palio.core.words import Value
from palio.games.patrizier.components import PERSONS
from palio.games.patrizier.moves import LEFT, RIGHT, SIDES
from palio.games.patrizier.state import Table


def majority(tower: list[Seat], seats: int) -> Seat:
    """Who has the most floors in a tower; tied: the highest floor. §8.2 to §8.4

    >>> majority([0, 1, 0, 1, 2], 3), majority([0, 1, 1, 0], 2)
    (1, 0)
    """
    counts = [0] * seats
    for seat in tower:
        counts[seat] += 1
    most = max(counts)
    for seat in reversed(tower):
        if counts[seat] == most:
            return seat
    raise AssertionError("§4.4: no tower is empty when its city is full")


def score_city(state: Table, city: int, tell: Tell | None) -> None:
    """Give out the two tiles of a full city. §8"""
    left = state.towers[2 * city + LEFT]
    right = state.towers[2 * city + RIGHT]
    high_side = LEFT if len(left) > len(right) else RIGHT
    for rank in (0, 1):
        side = high_side if rank == 0 else 1 - high_side
        winner = majority(state.towers[2 * city + side], state.seats)
        state.tiles[winner].append(2 * city + rank)
        if tell is not None:
            name = state.box.cities[city].name
            values: dict[str, Value] = {
                "city": f"city-{name}",
                "side": f"side-{SIDES[side]}",
                "fame": tile_fame(state, 2 * city + rank),
            }
            rule = "§8.2" if rank == 0 else "§8.3"
            tell(Fact("won", rule, winner, values, (f"plot:{name}:{SIDES[side]}",)))


def tile_fame(state: Table, tile: int) -> int:
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


def portrait_fame(state: Table, seat: Seat) -> int:
    """Fame for sets of equal portraits. §9.2"""
    box = state.box
    sets = 0
    for count in portraits_in(state, seat):
        sets += count // box.portrait_set
    return sets * box.portrait_fame


def fame(state: Table, seat: Seat) -> int:
    """A seat's fame if the game ended now. §9.3"""
    total = portrait_fame(state, seat)
    for tile in state.tiles[seat]:
        total += tile_fame(state, tile)
    return total


def outcome(state: Table) -> Outcome | None:
    """Fame, then floors left in stock, then a shared win. §9.3 to §9.5"""
    if state.pending:
        return None
    return Outcome([fame(state, seat) for seat in range(state.seats)], [state.stock])


def tell_final_count(state: Table, tell: Tell) -> None:
    """The final count, seat by seat."""
    for seat in range(state.seats):
        for person, count in enumerate(portraits_in(state, seat)):
            sets = count // state.box.portrait_set
            values: dict[str, Value] = {
                "person": f"person-{PERSONS[person]}",
                "count": count,
                "fame": sets * state.box.portrait_fame,
            }
            tell(Fact("portraits", "§9.2", seat, values))
        tell(Fact("counted", "§9.3", seat, {"fame": fame(state, seat)}))
