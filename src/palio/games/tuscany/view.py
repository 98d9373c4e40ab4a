"""All secrecy of the game in one file: what a seat may see, and redrawing what it may not. §12"""

from typing import Final

from mypy_extensions import i64

from palio.core.game import Game, Rng, View, Worlds
from palio.core.packed import extend, vec
from palio.core.seats import EVERYBODY, Seat
from palio.games.tuscany.components import BONUSES, COLOUR_COUNT, COLOURS, LETTERS, Box
from palio.games.tuscany.geometry import (
    ANSWERS,
    CASTLE,
    FIELD_NAMES,
    SHIFTS,
    UP,
    Layout,
    describe,
    fields_in,
    places,
    read_answers,
)
from palio.games.tuscany.guesses import Guess, Guesses
from palio.games.tuscany.rules.counts import draw_from, total_of
from palio.games.tuscany.rules.display import FillGap
from palio.games.tuscany.rules.effects import TurnUpYield
from palio.games.tuscany.rules.memory import IN_POOL
from palio.games.tuscany.rules.taking import AfterRefresh
from palio.games.tuscany.rules.turn import AfterAction, ChooseAction, ChooseSecondAction, EndTurn
from palio.games.tuscany.state import EXTRA_ROUND, Table

PARTICLES: Final = 8
"""How many guesses at where discards came from are weighed against each other."""
SHARED: Final = 64
"""How many they are when many worlds are drawn by them."""


def view(state: Table, seat: Seat | None) -> View:
    """The table as that seat, or a spectator, may know it."""
    box = state.box
    shown = vec[i64]([state.shown(kind) for kind in range(len(box.tiles))])
    return View(
        {
            "seats": state.seats,
            "first": state.first if state.first >= 0 else None,
            "phase": min(state.phase + 1, len(box.stacks)),
            "extra_round": state.phase == EXTRA_ROUND,
            "turn": turn_view(state),
            "display": by_tile(box, shown),
            "display_own": by_tile(box, state.display_own),
            "deck": total_of(state.deck),
            "discards": by_colour(state.discards),
            "pools": by_pool(state.pools, 0, COLOUR_COUNT),
            "yield_deck": total_of(state.yield_deck),
            "yields_seen": {
                card.id: state.yield_discards[card.index]
                for card in box.yields
                if state.yield_discards[card.index]
            },
            "neutral": total_of(state.neutral),
            "neutral_left": by_tile(box, state.neutral),
            "removed": by_tile(box, state.removed),
            "bonus_tiles": dict(zip(BONUSES, state.bonus_stock, strict=True)),
            "colour_bonus": {
                name: list(box.colour_bonus[colour])[state.colour_bonus[colour] :]
                for colour, name in enumerate(COLOURS)
            },
            "players": [player_view(state, other, seat) for other in range(state.seats)],
        }
    )


def by_colour(cards: vec[i64]) -> dict[str, int]:
    """The cards that are there, by colour."""
    return {name: cards[colour] for colour, name in enumerate(COLOURS) if cards[colour]}


def by_tile(box: Box, counts: vec[i64]) -> dict[str, int]:
    """The tiles that are there, by kind."""
    return {tile.id: counts[tile.index] for tile in box.tiles if counts[tile.index]}


def by_pool(cards: vec[i64], start: int, step: int) -> list[dict[str, int]]:
    """The cards of every pool, by colour. §12.2"""
    return [by_colour(cards[at : at + COLOUR_COUNT]) for at in range(start, len(cards), step)]


def turn_view(state: Table) -> dict[str, object] | None:
    """Whose turn it is, and what of it is still to come after the question that is asked."""
    seat = -1
    second = refresh = False
    gaps = yields = 0
    for frame in state.pending:
        if isinstance(frame, (ChooseAction, ChooseSecondAction, AfterAction, EndTurn)):
            seat = frame.seat
            second = isinstance(frame, (ChooseSecondAction, EndTurn))
        elif isinstance(frame, FillGap):
            gaps += 1
        elif isinstance(frame, AfterRefresh):
            refresh = True
        elif isinstance(frame, TurnUpYield):
            yields = frame.count
    if seat < 0:
        return None
    return {
        "seat": seat,
        "second": second,
        "fresh": state.fresh,
        "refresh": refresh,
        "gaps": gaps,
        "yields": yields,
    }


def player_view(state: Table, other: Seat, seat: Seat | None) -> dict[str, object]:
    """One player, as seen from a seat: cards and an unfinished board only if they are one's own."""
    box = state.box
    is_open = seat in (other, EVERYBODY)
    is_seen = is_open or bool(state.boards)
    beside = state.reach[other] & ~state.covered[other]
    step = state.seats * COLOUR_COUNT
    return {
        "red": state.red[other],
        "green": state.green[other],
        "marble": state.marble[other],
        "workers": state.workers[other],
        "cards": total_of(state.hands[other]),
        "hand": by_colour(state.hands[other]) if is_open else None,
        "drawn": by_pool(state.drawn, other * COLOUR_COUNT, step) if is_open else None,
        "past": past_view(state.past[other]) if len(state.past) else [],
        "spaces": state.spaces(other),
        "storage": [box.tile_id(kind) for kind in state.storage[other]],
        "bonuses": dict(zip(BONUSES, state.bonuses[other], strict=True)),
        "stack": total_of(state.own[other]),
        "stack_left": by_tile(box, state.own[other]),
        "parts": {
            box.parts[part].id: list(box.parts[part].colour_names) for part in state.parts[other]
        },
        "layout": layout_view(state, other) if is_seen else None,
        "fields": fields_view(state, other) if is_seen else None,
        "tiles": tiles_view(state, other) if is_seen else None,
        "free": [FIELD_NAMES[field] for field in fields_in(beside)],
    }


def past_view(deeds: vec[i64]) -> list[dict[str, object]]:
    """How many cards a seat drew from which pool, and what it paid until its next draw. §12.2"""
    chapters: list[dict[str, object]] = []
    paid: dict[str, int] = {}
    for deed in deeds:
        if deed >= IN_POOL:
            paid = {}
            chapters.append({"pool": deed // IN_POOL - 1, "drew": deed % IN_POOL, "paid": paid})
        else:
            paid[COLOURS[deed]] = paid.get(COLOURS[deed], 0) + 1
    return chapters


def layout_view(state: Table, seat: Seat) -> dict[str, object]:
    """How the parts lie, as far as they do."""
    layout = read_answers(state.answers[seat][:CASTLE])
    return {
        "letters": [LETTERS[letter] for letter in layout.letters],
        "turned": [turned == 1 for turned in layout.turned],
        "shifts": [SHIFTS[shift] for shift in layout.shifts],
    }


def fields_view(state: Table, seat: Seat) -> dict[str, dict[str, object]]:
    """The fields of the parts that lie, each with its place (axial) and colour.

    A part whose shift is still to be answered is shown half a hexagon up.
    """
    if state.boards:
        return dict(state.boards[seat].described())
    layout: Layout = read_answers(state.answers[seat][:CASTLE])
    if not layout.letters:
        return {}
    missing = len(layout.letters) - 1 - len(layout.shifts)
    colours = vec[i64]()
    for position, letter in enumerate(layout.letters):
        part = state.box.parts[state.parts[seat][letter]]
        colours = extend(colours, part.lying[layout.turned[position]])
    return describe(places(layout.shifts + [UP] * missing), colours)


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
        if self.guesses is None and len(self.state.pools):
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
                redraw_layout(world.answers[other], rng)
    actor = world.pending[-1].seat if world.pending else seat
    while True:
        if len(world.pools):
            some = Guesses(state, seat, PARTICLES, rng) if guesses is None else guesses
            redraw_by_pools(world, seat, some.choose(rng), rng)
        else:
            redraw_hands(world, seat, rng)
        # Whoever has chosen what to place has shown that he can pay for it. §6.2
        if actor in (seat, -1) or world.pending[-1].legal_moves(world):
            return world


def redraw_layout(answers: vec[i64], rng: Rng) -> None:
    """As long as a board is not shown, each layout is as likely as the next. §12.3"""
    for question in range(len(answers)):
        answers[question] = int(rng.random() * ANSWERS[question])


def redraw_hands(world: Table, seat: Seat, rng: Rng) -> None:
    """As long as no discards were shuffled, all unseen cards are alike to a seat. §12.1"""
    unseen = world.deck
    for other in range(world.seats):
        if other != seat:
            hand = world.hands[other]
            for colour in range(COLOUR_COUNT):
                unseen[colour] += hand[colour]
    for other in range(world.seats):
        if other != seat:
            count = total_of(world.hands[other])
            world.hands[other] = vec[i64]([0] * COLOUR_COUNT)
            hand = world.hands[other]
            for _ in range(count):
                drawn = draw_from(unseen, rng.random())
                unseen[drawn] -= 1
                hand[drawn] += 1


def redraw_by_pools(world: Table, seat: Seat, guess: Guess, rng: Rng) -> None:
    """Hands once discards have been shuffled: what a seat holds of a pool comes from that pool."""
    world.drawn = guess.shown[:]
    for other in range(world.seats):
        if other != seat:
            world.hands[other] = vec[i64]([0] * COLOUR_COUNT)
    pools = len(guess.sizes)
    for pool in range(pools):
        cards = guess.left[pool * COLOUR_COUNT : (pool + 1) * COLOUR_COUNT]
        for other in range(world.seats):
            holder = pool * world.seats + other
            for _ in range(guess.held[holder]):
                colour = draw_from(cards, rng.random())
                cards[colour] -= 1
                world.hands[other][colour] += 1
                world.drawn[holder * COLOUR_COUNT + colour] += 1
        if pool == pools - 1:
            world.deck = cards


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
            total += list(state.storage[seat]).count(kind) + list(state.laid[seat]).count(kind)
        counts[f"tile {tile.id}"] = total
    for bonus, name in enumerate(BONUSES):
        taken = sum(tiles[bonus] for tiles in state.bonuses)
        counts[f"bonus {name}"] = state.bonus_stock[bonus] + taken
    return counts
