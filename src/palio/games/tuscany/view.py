"""All secrecy of the game in one file: what a seat may see, and redrawing what it may not. §12"""

from typing import Final

from palio.core.game import Game, Rng, View, Worlds
from palio.core.seats import EVERYBODY, Seat
from palio.games.tuscany.components import BONUSES, COLOUR_COUNT, COLOURS, LETTERS
from palio.games.tuscany.geometry import (
    ANSWERS,
    CASTLE,
    FIELD_NAMES,
    SHIFTS,
    UP,
    Layout,
    fields_in,
    part_colours,
    places,
    read_answers,
)
from palio.games.tuscany.rules.cards import DREW, LOG_SEAT, SHUFFLED
from palio.games.tuscany.rules.counts import draw_from
from palio.games.tuscany.state import EXTRA_ROUND, Table

PARTICLES: Final = 8
"""How many guesses at where discards came from are weighed against each other."""
SHARED: Final = 64
"""How many they are when many worlds are drawn by them."""
PATIENCE: Final = 8
"""How many times as many are tried before fewer of them, if only one, must do."""


def view(state: Table, seat: Seat | None) -> View:
    """The table as that seat, or a spectator, may know it."""
    box = state.box
    display = {tile.id: state.shown(tile.index) for tile in box.tiles if state.shown(tile.index)}
    return View(
        {
            "seats": state.seats,
            "first": state.first if state.first >= 0 else None,
            "phase": min(state.phase + 1, len(box.stacks)),
            "extra_round": state.phase == EXTRA_ROUND,
            "display": display,
            "deck": sum(state.deck),
            "discards": by_colour(state.discards),
            "yield_deck": sum(state.yield_deck),
            "yields_seen": {
                card.id: state.yield_discards[card.index]
                for card in box.yields
                if state.yield_discards[card.index]
            },
            "neutral": sum(state.neutral),
            "removed": {
                tile.id: state.removed[tile.index]
                for tile in box.tiles
                if state.removed[tile.index]
            },
            "bonus_tiles": dict(zip(BONUSES, state.bonus_stock, strict=True)),
            "colour_bonus": {
                name: box.colour_bonus[colour][state.colour_bonus[colour] :]
                for colour, name in enumerate(COLOURS)
            },
            "players": [player_view(state, other, seat) for other in range(state.seats)],
        }
    )


def by_colour(cards: list[int]) -> dict[str, int]:
    """The cards that are there, by colour."""
    return {name: cards[colour] for colour, name in enumerate(COLOURS) if cards[colour]}


def player_view(state: Table, other: Seat, seat: Seat | None) -> dict[str, object]:
    """One player, as seen from a seat: cards and an unfinished board only if they are one's own."""
    is_open = seat in (other, EVERYBODY)
    is_seen = is_open or bool(state.boards)
    beside = state.reach[other] & ~state.covered[other]
    return {
        "red": state.red[other],
        "green": state.green[other],
        "marble": state.marble[other],
        "workers": state.workers[other],
        "cards": sum(state.hands[other]),
        "hand": by_colour(state.hands[other]) if is_open else None,
        "spaces": state.spaces(other),
        "storage": [state.box.tile_id(kind) for kind in state.storage[other]],
        "bonuses": dict(zip(BONUSES, state.bonuses[other], strict=True)),
        "stack": sum(state.own[other]),
        "parts": {
            state.box.parts[part].id: [COLOURS[colour] for colour in state.box.parts[part].colours]
            for part in state.parts[other]
        },
        "layout": layout_view(state, other) if is_seen else None,
        "fields": fields_view(state, other) if is_seen else None,
        "tiles": tiles_view(state, other) if is_seen else None,
        "free": [FIELD_NAMES[field] for field in fields_in(beside)],
    }


def layout_view(state: Table, seat: Seat) -> dict[str, object]:
    """How the parts lie, as far as they do."""
    layout = read_answers(state.answers[seat][:CASTLE])
    return {
        "letters": [LETTERS[letter] for letter in layout.letters],
        "turned": [turned == 1 for turned in layout.turned],
        "shifts": [SHIFTS[shift] for shift in layout.shifts],
    }


def fields_view(state: Table, seat: Seat) -> dict[str, object]:
    """The fields of the parts that lie, each with its place (axial) and colour.

    A part whose shift is still to be answered is shown half a hexagon up.
    """
    if state.boards:
        board = state.boards[seat]
        return describe(places(board.layout.shifts), board.colours)
    layout: Layout = read_answers(state.answers[seat][:CASTLE])
    if not layout.letters:
        return {}
    missing = len(layout.letters) - 1 - len(layout.shifts)
    colours: list[int] = []
    for position, letter in enumerate(layout.letters):
        part = state.parts[seat][letter]
        colours += part_colours(state.box, part, layout.turned[position])
    return describe(places(layout.shifts + [UP] * missing), colours)


def describe(where: list[tuple[int, int]], colours: list[int]) -> dict[str, object]:
    """Fields by name."""
    return {
        FIELD_NAMES[field]: {"q": q, "r": r, "colour": COLOURS[colours[field]]}
        for field, (q, r) in enumerate(where)
    }


def tiles_view(state: Table, seat: Seat) -> dict[str, str]:
    """What lies on the covered fields; one's own start castle even before all are shown."""
    answers = state.answers[seat]
    if not state.boards and len(answers) > CASTLE:
        board = state.moves.atlas.board(state.parts[seat], answers)
        castle = board.dark_green_fields()[answers[CASTLE]]
        return {FIELD_NAMES[castle]: state.box.tile_id(state.box.start_castle)}
    laid = state.laid[seat]
    covered = fields_in(state.covered[seat])
    return {FIELD_NAMES[field]: state.box.tile_id(laid[field]) for field in covered}


class TuscanyWorlds(Worlds[Table]):
    """Many worlds for one seat: where discards came from is guessed once for all of them."""

    def __init__(self, game: Game[Table], state: Table, seat: Seat) -> None:
        super().__init__(game, state, seat)
        self.guesses: Guesses | None = None

    def draw(self, rng: Rng) -> Table:
        if self.guesses is None and self.state.pools:
            self.guesses = Guesses(self.state, self.seat, SHARED, rng)
        return draw_world(self.state, self.seat, self.guesses, rng)


def resample(state: Table, seat: Seat, rng: Rng) -> Table:
    """Redraw the other boards before they are shown, and the other hands. §12.1 to §12.3"""
    return draw_world(state, seat, None, rng)


def draw_world(state: Table, seat: Seat, guesses: "Guesses | None", rng: Rng) -> Table:
    """Draw a world by some of the guesses that were made, or by new ones."""
    world = state.copy()
    if not world.boards:
        for other in range(world.seats):
            if other != seat:
                given = len(world.answers[other])
                world.answers[other] = [
                    int(rng.random() * ANSWERS[question]) for question in range(given)
                ]
    actor = world.pending[-1].seat if world.pending else seat
    while True:
        if world.pools:
            some = Guesses(state, seat, PARTICLES, rng) if guesses is None else guesses
            redraw_by_pools(world, seat, some.choose(rng), rng)
        else:
            redraw_hands(world, seat, rng)
        # Whoever has chosen what to place has shown that he can pay for it. §6.2
        if actor in (seat, -1) or world.pending[-1].legal_moves(world):
            return world


def redraw_hands(world: Table, seat: Seat, rng: Rng) -> None:
    """As long as no discards were shuffled, all unseen cards are alike to a seat. §12.1"""
    unseen = world.deck.copy()
    for other in range(world.seats):
        if other != seat:
            add_cards(unseen, world.hands[other])
    for other in range(world.seats):
        if other != seat:
            world.hands[other] = draw_cards(unseen, sum(world.hands[other]), rng)
    world.deck = unseen


def add_cards(cards: list[int], more: list[int]) -> None:
    """Put cards together."""
    for colour in range(COLOUR_COUNT):
        cards[colour] += more[colour]


def draw_cards(cards: list[int], count: int, rng: Rng) -> list[int]:
    """Draw so many cards at random from those given."""
    drawn = [0] * COLOUR_COUNT
    for _ in range(count):
        colour = draw_from(cards, rng.random())
        cards[colour] -= 1
        drawn[colour] += 1
    return drawn


class Guess:
    """A guess at the pool from which each card came that others have discarded. §12.2

    ``left`` are the cards of each pool that the seat has not seen, ``held`` how many cards of
    each pool each seat holds, ``shown`` how many of each colour it has discarded of each pool.
    All are flat lists, like the table's ``pools`` and ``drawn``.
    """

    def __init__(self, state: Table, seat: Seat) -> None:
        self.seats = state.seats
        self.seat = seat
        self.left = state.pools.copy()
        self.sizes: list[int] = []
        self.weight = 1.0
        for pool in range(len(self.left) // COLOUR_COUNT):
            mine = (pool * self.seats + seat) * COLOUR_COUNT
            size = 0
            for colour in range(COLOUR_COUNT):
                self.left[pool * COLOUR_COUNT + colour] -= state.drawn[mine + colour]
                size += self.left[pool * COLOUR_COUNT + colour]
            self.sizes.append(size)
        self.held = [0] * (len(self.sizes) * self.seats)
        for other in range(self.seats):
            for colour in range(COLOUR_COUNT):
                self.held[other] += state.drawn[other * COLOUR_COUNT + colour]
        self.shown = [0] * len(state.drawn)
        self.pool = 1

    def follow(self, entries: list[int], rng: Rng) -> bool:
        """Go through the log, guessing at every discard; False at a dead end."""
        for entry in entries:
            if entry == SHUFFLED:
                self.pool += 1
                continue
            other = entry // LOG_SEAT
            what = entry % LOG_SEAT
            if other == self.seat:
                continue
            if what == DREW:
                self.held[self.pool * self.seats + other] += 1
            elif not self.discard(other, what - 1, rng):
                return False
        return True

    def discard(self, other: Seat, colour: int, rng: Rng) -> bool:
        """Guess the pool of one discarded card, and weigh how likely such a card was."""
        total = 0.0
        for pool in range(self.pool + 1):
            total += self.chance(other, colour, pool)
        if total <= 0.0:
            return False
        self.weight *= total
        u = rng.random() * total
        pool = 0
        chance = self.chance(other, colour, 0)
        while pool < self.pool and (u >= chance or chance <= 0.0):
            u -= chance
            pool += 1
            chance = self.chance(other, colour, pool)
        if chance <= 0.0:  # rounding took u past the last pool there was
            chances = [self.chance(other, colour, p) for p in range(self.pool + 1)]
            pool = chances.index(max(chances))
        self.take(other, colour, pool)
        return True

    def chance(self, other: Seat, colour: int, pool: int) -> float:
        """How likely a card that the seat discards is of this pool and colour (times its hand)."""
        held = self.held[pool * self.seats + other]
        left = self.left[pool * COLOUR_COUNT + colour]
        return held * left / self.sizes[pool] if held and left else 0.0

    def take(self, other: Seat, colour: int, pool: int) -> None:
        """The card was of that pool."""
        self.left[pool * COLOUR_COUNT + colour] -= 1
        self.sizes[pool] -= 1
        self.held[pool * self.seats + other] -= 1
        self.shown[(pool * self.seats + other) * COLOUR_COUNT + colour] += 1


class Guesses:
    """Several guesses, each as likely to be chosen as it explains what was seen. §12.2"""

    def __init__(self, state: Table, seat: Seat, count: int, rng: Rng) -> None:
        self.guesses: list[Guess] = []
        self.total = 0.0
        tries = 0
        # The truth is among the guesses, so one will be found sooner or later; mostly at once.
        while len(self.guesses) < count and (tries < PATIENCE * count or not self.guesses):
            tries += 1
            guess = Guess(state, seat)
            if guess.follow(state.card_log, rng):
                self.guesses.append(guess)
                self.total += guess.weight

    def choose(self, rng: Rng) -> Guess:
        """One of them."""
        u = rng.random() * self.total
        for guess in self.guesses:
            u -= guess.weight
            if u < 0.0:
                return guess
        return self.guesses[-1]


def redraw_by_pools(world: Table, seat: Seat, guess: Guess, rng: Rng) -> None:
    """Hands once discards have been shuffled: what a seat holds of a pool comes from that pool."""
    pools = len(guess.sizes)
    drawn = guess.shown.copy()
    for other in range(world.seats):
        if other != seat:
            world.hands[other] = [0] * COLOUR_COUNT
    for pool in range(pools):
        cards = guess.left[pool * COLOUR_COUNT : (pool + 1) * COLOUR_COUNT]
        for other in range(world.seats):
            at = (pool * world.seats + other) * COLOUR_COUNT
            if other == seat:
                drawn[at : at + COLOUR_COUNT] = world.drawn[at : at + COLOUR_COUNT]
                continue
            part = draw_cards(cards, guess.held[pool * world.seats + other], rng)
            add_cards(world.hands[other], part)
            for colour in range(COLOUR_COUNT):
                drawn[at + colour] += part[colour]
        if pool == pools - 1:
            world.deck = cards
    world.drawn = drawn


def census(state: Table) -> dict[str, int]:
    """Every card and tile, wherever it lies; wood is not counted, it never runs out. §8.13"""
    counts: dict[str, int] = {}
    for colour, name in enumerate(COLOURS):
        held = sum(hand[colour] for hand in state.hands)
        counts[f"card {name}"] = state.deck[colour] + state.discards[colour] + held
    for card in state.box.yields:
        there = state.yield_deck[card.index] + state.yield_discards[card.index]
        counts[f"yield {card.id}"] = there
    for tile in state.box.tiles:
        kind = tile.index
        total = state.neutral[kind] + state.removed[kind] + state.boxed[kind] + state.shown(kind)
        for seat in range(state.seats):
            total += state.own[seat][kind]
            total += state.storage[seat].count(kind) + state.laid[seat].count(kind)
        counts[f"tile {tile.id}"] = total
    for bonus, name in enumerate(BONUSES):
        taken = sum(tiles[bonus] for tiles in state.bonuses)
        counts[f"bonus {name}"] = state.bonus_stock[bonus] + taken
    return counts
