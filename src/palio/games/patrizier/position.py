"""Positions as small TOML files, so that a test need not play its way to one.

    seats = 3
    turn = 2                      # who is to play a card; or, when all are played: over = true

    [cities.milano]
    left = "ABA"                  # floors from the ground up; A is seat 0
    right = "C"
    market = "roma-hat-star"

    [[players]]                   # seat 0, and so on; all of it may be left out
    dealt = ["lucca-lady-star"]   # hand cards that only this player has seen: start cards
    taken = ["lucca-move"]        # hand cards that all have seen
    pile = ["siena-crests"]       # the last one on top
    tiles = ["roma high"]         # in this order; if left out, in that of the cities

Floors that are not mentioned are in the stocks. Every floor came with a crest: where no card in its
owner's pile has it, one that is not mentioned lies at the bottom. All other cards are in the draw
pile. What could not come about on a table is refused (§4.3, §4.4, §8, §9.1), except that hands and
market may be small.
"""

from mypy_extensions import i64

from palio.core.components import Entries, read_toml
from palio.core.errors import PositionError
from palio.core.packed import append, vec
from palio.core.seats import Seat
from palio.games.patrizier.components import SEATS, Box, City
from palio.games.patrizier.moves import LEFT, RIGHT, Moves
from palio.games.patrizier.rules.cards import count_of
from palio.games.patrizier.rules.scoring import score_city
from palio.games.patrizier.rules.turn import PLAY_CARD
from palio.games.patrizier.state import Table, empty_table

LETTERS = "ABCDE"


def read_position(moves: Moves, text: str, source: str) -> Table:
    """The table that the file describes; PositionError names the key that is wrong."""
    top = read_toml(text, source, PositionError)
    seats = top.integer("seats")
    if seats not in SEATS:
        raise top.error("seats", f"must be 2 to 5, not {seats}")
    table = empty_table(moves, seats)
    cards = Cards(moves.box, seats)
    if top.has("cities"):
        _read_cities(top.table("cities"), table, cards)
    rows = top.rows("players") if top.has("players") else []
    if len(rows) > seats:
        raise top.error("players", f"there are {len(rows)} players at {seats} seats")
    for seat, row in enumerate(rows):
        _read_cards(row, table, seat, cards)
    for city in moves.box.cities_for(seats):
        _complete_piles(top, rows, table, city, cards)
        if table.is_full(city.index):
            score_city(table, city.index, None)
    table.deck = vec[i64](sorted(cards.left))
    _count_cards(table)
    for seat, row in enumerate(rows):
        _read_tiles(row, table, seat)
        row.finish()
    _read_turn(top, table)
    top.finish()
    return table


class Cards:
    """The cards that have not found a place yet."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.left = list(box.cards_for(seats))
        self.by_id = {kind.id: kind.index for kind in box.kinds}

    def take(self, row: Entries, key: str) -> list[int]:
        """The cards named at a key, taken from what is left."""
        return [self.take_one(row, key, card) for card in row.texts(key)] if row.has(key) else []

    def take_one(self, row: Entries, key: str, card: str) -> int:
        """One card by its id."""
        kind = self.by_id.get(card, -1)
        if kind not in self.left:
            raise row.error(key, f"there is no card {card!r} (left)")
        self.left.remove(kind)
        return kind

    def of(self, city: City, crests: int) -> list[int]:
        """What is left of a city's cards with so many crests; those without portraits first."""
        kinds = self.box.kinds
        found = [
            card
            for card in self.left
            if kinds[card].city == city.index and kinds[card].crests == crests
        ]
        return sorted(found, key=lambda card: kinds[card].portraits)

    def lay_under(self, table: Table, seat: Seat, card: int) -> None:
        """Put a card that is left at the bottom of a pile."""
        self.left.remove(card)
        table.piles[seat] = vec[i64]([card, *table.piles[seat]])


def _read_cities(entries: Entries, table: Table, cards: Cards) -> None:
    for city in table.box.cities_for(table.seats):
        if not entries.has(city.name):
            continue
        row = entries.table(city.name)
        for side, key in ((LEFT, "left"), (RIGHT, "right")):
            for letter in row.text(key) if row.has(key) else "":
                seat = LETTERS.find(letter)
                if not 0 <= seat < table.seats:
                    raise row.error(key, f"no seat has the letter {letter!r}")
                if table.stock[seat] == 0:
                    raise row.error(key, f"seat {seat} has no floor left")
                plot = 2 * city.index + side
                table.towers[plot] = append(table.towers[plot], seat)
                table.stock[seat] -= 1
            if table.built_in(city.index) > city.floors:
                raise row.error(key, f"more than {city.floors} floors")
            if table.is_full(city.index) and not len(table.towers[2 * city.index + 1 - side]):
                raise row.error(key, "the city would be full, with an empty plot")  # §4.4
        if row.has("market"):
            table.market[city.index] = cards.take_one(row, "market", row.text("market"))
        row.finish()
    entries.finish()


def _read_cards(row: Entries, table: Table, seat: Seat, cards: Cards) -> None:
    """What a player has in hand and has played."""
    table.dealt[seat] = vec[i64](sorted(cards.take(row, "dealt")))
    for card in table.dealt[seat]:
        kind = table.box.kinds[card]
        if not kind.start:
            raise row.error("dealt", f"{kind.id!r} is no start card")  # §1.3
    table.taken[seat] = vec[i64](sorted(cards.take(row, "taken")))
    in_hand = len(table.dealt[seat]) + len(table.taken[seat])
    if in_hand > table.box.hand:
        key = "taken" if len(table.taken[seat]) else "dealt"
        raise row.error(key, f"a hand has up to {table.box.hand} cards, not {in_hand}")
    table.piles[seat] = vec[i64](cards.take(row, "pile"))


def _complete_piles(
    top: Entries, rows: list[Entries], table: Table, city: City, cards: Cards
) -> None:
    """Every floor of a city came with a crest in its owner's pile, and no crest without. §4.1"""
    kinds = table.box.kinds
    missing: list[int] = []
    for seat in range(table.seats):
        plots = table.towers[2 * city.index : 2 * city.index + 2]
        floors = sum(count_of(tower, seat) for tower in plots)
        played = [kinds[card] for card in table.piles[seat] if kinds[card].city == city.index]
        crests = sum(kind.crests for kind in played)
        if crests > floors:
            message = f"{crests} crests of {city.name}, but seat {seat} has {floors} floors there"
            raise rows[seat].error("pile", message)
        missing.append(floors - crests)
    singles, doubles = cards.of(city, 1), cards.of(city, 2)
    for seat in range(table.seats):
        while sum(missing) > len(singles) and missing[seat] >= 2 and doubles:
            cards.lay_under(table, seat, doubles.pop(0))
            missing[seat] -= 2
    if sum(missing) > len(singles):
        message = "its floors can't have come from the cards that are left"
        raise top.error(f"cities.{city.name}", message)
    for seat, floors in enumerate(missing):
        for _ in range(floors):
            cards.lay_under(table, seat, singles.pop(0))


def _read_tiles(row: Entries, table: Table, seat: Seat) -> None:
    """The tiles of full cities lie where they belong; a file may say in which order. §8"""
    if not row.has("tiles"):
        return
    cities = table.box.cities
    own = {
        f"{cities[tile // 2].name} {('high', 'low')[tile % 2]}": tile for tile in table.tiles[seat]
    }
    names = row.texts("tiles")
    if sorted(names) != sorted(own):
        raise row.error("tiles", f"by the towers, seat {seat} has won {sorted(own)}")
    table.tiles[seat] = vec[i64]([own[name] for name in names])


def _count_cards(table: Table) -> None:
    """The crests and portraits that the table keeps count of."""
    for seat in range(table.seats):
        for card in table.piles[seat]:
            table.take_up(seat, card)
            table.put_down(seat, card)
        for card in [*table.dealt[seat], *table.taken[seat]]:
            table.take_up(seat, card)


def _read_turn(top: Entries, table: Table) -> None:
    """Who is to play, or that all is over."""
    unplayed = len(table.deck) + sum(card >= 0 for card in table.market)
    for seat in range(table.seats):
        unplayed += len(table.dealt[seat]) + len(table.taken[seat])
    if top.flag("over"):
        if unplayed:
            raise top.error("over", f"{unplayed} cards are still to be played")  # §9.1
        return
    turn = top.integer("turn")
    if turn >= table.seats:
        raise top.error("turn", f"must be 0 to {table.seats - 1}, not {turn}")
    if not len(table.dealt[turn]) + len(table.taken[turn]):
        raise top.error("turn", f"seat {turn} has no card to play")
    _check_stocks(top, table, turn)
    table.pending.append(PLAY_CARD[turn])


def _check_stocks(top: Entries, table: Table, turn: Seat) -> None:
    """Nobody must run out of floors, whatever is drawn. §4.3"""
    kinds = table.box.kinds
    drawn = [card for card in table.market if card >= 0]
    if drawn:  # §7.1: without a card beside any city none is ever laid
        drawn += table.deck
    crests = sorted((kinds[card].crests for card in drawn), reverse=True)
    order = [(turn + step) % table.seats for step in range(table.seats)]
    playing = [seat for seat in order if len(table.dealt[seat]) or len(table.taken[seat])]
    for place, seat in enumerate(playing):
        draws = len(range(place, len(drawn), len(playing)))
        need = sum(kinds[card].crests for card in [*table.dealt[seat], *table.taken[seat]])
        need += sum(crests[:draws])
        if need > table.stock[seat]:
            message = f"seat {seat} may need {need} floors, but has {table.stock[seat]}"
            raise top.error("players", message)
