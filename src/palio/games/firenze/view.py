"""What a seat may see: in Firenze, everything that is not still to be drawn. §16

Every brick, card and seal has lain open before it went where it is, so hands and bag are known to
whoever paid attention, and nothing is left to redraw. Only the order of deck and bag is unknown,
and neither has one until something is drawn.
"""

from palio.core.game import View
from palio.core.seats import Seat
from palio.games.firenze.components import (
    BUILDING,
    CAMPANILE,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    FLOORS,
    KIND_COUNT,
    LOWEST,
    NUMERALS,
)
from palio.games.firenze.rules.bricks import total
from palio.games.firenze.rules.scoring import majority, standing
from palio.games.firenze.state import FREE, NEUTRAL, NO_TILE, Table, colour_of, height_of


def view(state: Table) -> View:
    """The table as every seat, and any spectator, may know it. §16.1

    ``memory`` holds what is not laid out but was open once: a page may choose to show only a
    player's own; a bot may use it all.
    """
    points = standing(state)
    players = [_player(state, other, points[other]) for other in range(state.seats)]
    campanile: object = None
    if CAMPANILE in state.church:
        campanile = [bool(bell) for bell in state.bells]
    return View(
        {
            "seats": state.seats,
            "first": state.first if state.first >= 0 else None,
            "row": [
                {"card": state.box.kinds[kind].id, "bricks": _bricks(bricks)}
                for kind, bricks in zip(state.row, state.row_bricks, strict=True)
            ],
            "deck": total(state.starts) + total(state.deck),
            "discards": _cards(state, state.discards),
            "bag": _bricks(state.bag),
            "aside": _bricks(state.aside),
            "church": [state.box.kinds[kind].id for kind in state.church],
            "campanile": campanile,
            "board": _board(state),
            "level_tiles": {
                str(LOWEST + floor): state.box.levels[floor]
                for floor in range(FLOORS)
                if state.levels[floor]
            },
            "balcony": NUMERALS[state.open_balcony] if state.open_balcony < len(NUMERALS) else None,
            "neutral_seals": state.neutral,
            "end_tile": state.end if state.end >= 0 else None,
            "players": players,
        }
    )


def _player(state: Table, seat: Seat, points: int) -> dict[str, object]:
    cards = state.cards[seat]
    types = state.box.types
    hand = [cards[kind] if types[kind] != BUILDING else 0 for kind in range(KIND_COUNT)]
    buildings = [cards[kind] if types[kind] == BUILDING else 0 for kind in range(KIND_COUNT)]
    # While a seat builds, its raised towers are kept apart: all others have nothing there.
    builds = bool(state.risen) and state.pending[-1].seat == seat
    return {
        "score": state.scores[seat],
        "seals": state.left[seat],
        "store": _bricks(state.store[seat]),
        "towers": [_tower(code) for code in state.yards[seat]],
        "raised": [_tower(code) for code in state.risen] if builds else [],
        "hand": total(hand),
        "buildings": _cards(state, buildings),
        "memory": {"hand": _cards(state, hand), "points": points},
    }


def _tower(code: int) -> dict[str, object]:
    return {"colour": COLOURS[colour_of(code)], "height": height_of(code)}


def _bricks(counts: list[int]) -> dict[str, int]:
    return {COLOURS[colour]: counts[colour] for colour in range(COLOUR_COUNT) if counts[colour]}


def _cards(state: Table, counts: list[int]) -> list[str]:
    return [kind.id for kind in state.box.kinds for _ in range(counts[kind.index])]


def _board(state: Table) -> dict[str, object]:
    board: dict[str, object] = {}
    for colour, name in enumerate(COLOURS):
        floors: list[object] = []
        for floor in range(FLOORS):
            at = colour * FLOORS + floor
            tile = state.tiles[at]
            balcony = state.box.balconies[tile] if tile != NO_TILE else None
            seal = state.seals[at]
            floors.append(
                {
                    "height": LOWEST + floor,
                    "points": balcony.points if balcony else state.box.points[at],
                    "balcony": NUMERALS[balcony.numeral] if balcony else None,
                    "seal": "neutral" if seal == NEUTRAL else None if seal == FREE else seal,
                }
            )
        leader = majority(state, colour)
        board[name] = {
            "floors": floors,
            "flag": state.box.flags[colour],
            "leader": leader if leader >= 0 else None,
        }
    return board


def resample(state: Table) -> Table:
    """A copy: there is nothing that a seat could not know. §16.1"""
    return state.copy()


def census(state: Table) -> dict[str, int]:
    """Every brick, card and seal, wherever it lies."""
    bricks = [0] * COLOUR_COUNT
    for place in [state.bag, state.aside, *state.row_bricks, *state.store]:
        for colour in range(COLOUR_COUNT):
            bricks[colour] += place[colour]
    for towers in [state.risen, *state.yards]:
        for code in towers:
            bricks[colour_of(code)] += height_of(code)
    cards = [0] * KIND_COUNT
    for pile in [state.starts, state.deck, state.discards, *state.cards]:
        for kind in range(KIND_COUNT):
            cards[kind] += pile[kind]
    for kind in state.row:
        cards[kind] += 1
    for kind in state.church:
        cards[kind] += 1
    counts: dict[str, int] = {}
    for colour in range(COLOUR_COUNT):
        counts[COLOURS[colour]] = bricks[colour]
    for kind in range(KIND_COUNT):
        counts[CARDS[kind][0]] = cards[kind]
    for seat in range(state.seats):
        counts[f"seal of seat {seat}"] = state.left[seat] + state.seals.count(seat)
    counts["neutral seal"] = state.neutral + state.seals.count(NEUTRAL)
    return counts
