"""What a seat may see: in Firenze, everything that is not still to be drawn. §16

Every brick, card and seal has lain open before it went where it is, so hands and bag are known to
whoever paid attention, and nothing is left to redraw. Only the order of deck and bag is unknown,
and neither has one until something is drawn.
"""

from mypy_extensions import i64

from palio.core.game import View
from palio.core.packed import vec
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
from palio.games.firenze.rules.asking import Ask, towers_json
from palio.games.firenze.rules.bricks import total
from palio.games.firenze.rules.limits import most_rounds
from palio.games.firenze.rules.scoring import majority, standing
from palio.games.firenze.state import FREE, NEUTRAL, NO_TILE, Table, colour_of, height_of


def view(state: Table) -> View:
    """The table as every seat, and any spectator, may know it. §16.1

    ``memory`` holds what is not laid out but was open once: a page may choose to show only a
    player's own; a bot may use it all. ``questions`` are those that wait for an answer, the one on
    the table first, with all that was settled on the way to them.
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
            "round": state.turns // state.seats + 1,
            "most_rounds": most_rounds(state) if state.terms.rules >= 2 else None,  # §15.7
            "questions": _questions(state),
            "row": [
                {"card": state.box.kinds[kind].id, "bricks": _bricks(bricks)}
                for kind, bricks in zip(state.row, state.row_bricks, strict=True)
            ],
            "deck": total(state.starts) + total(state.deck),
            "start_cards": total(state.starts),
            "discards": _cards(state.discards),
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
            "played": _played(state),
            "players": players,
        }
    )


def _player(state: Table, seat: Seat, points: int) -> dict[str, object]:
    hand: list[str] = []
    buildings: list[str] = []
    types = state.box.types
    for kind, count in enumerate(state.cards[seat]):
        if count:
            place = buildings if types[kind] == BUILDING else hand
            place.extend([CARDS[kind][0]] * count)
    # While a seat builds, its raised towers are kept apart: all others have nothing there.
    builds = len(state.risen) > 0 and state.pending[-1].seat == seat
    return {
        "score": state.scores[seat],
        "seals": state.left[seat],
        "store": _bricks(state.store[seat]),
        "towers": towers_json(state.yards[seat]),
        "raised": towers_json(state.risen) if builds else [],
        "hand": len(hand),
        "buildings": buildings,
        "memory": {"hand": hand, "points": points},
    }


def _questions(state: Table) -> list[dict[str, object]]:
    questions: list[dict[str, object]] = []
    for at in range(len(state.pending) - 1, -1, -1):  # the stack is read from its end
        frame = state.pending[at]
        assert isinstance(frame, Ask)
        question: dict[str, object] = {
            "ask": frame.words(state).key.removeprefix("ask-"),
            "seat": frame.seat if frame.seat >= 0 else None,
        }
        question.update(frame.settled())
        questions.append(question)
    return questions


def _bricks(counts: vec[i64]) -> dict[str, int]:
    return {COLOURS[colour]: counts[colour] for colour in range(COLOUR_COUNT) if counts[colour]}


def _cards(counts: vec[i64]) -> list[str]:
    cards: list[str] = []
    for kind, count in enumerate(counts):
        if count:
            cards.extend([CARDS[kind][0]] * count)
    return cards


def _played(state: Table) -> list[str]:
    if not state.played:
        return []
    return [CARDS[kind][0] for kind in range(KIND_COUNT) if state.has_played(kind)]


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
    """Every brick, card and seal, wherever it lies; what a position leaves in the box too."""
    places: list[vec[i64]] = [state.bag, state.aside, *state.row_bricks, *state.store]
    piles: list[vec[i64]] = [state.starts, state.deck, state.discards, *state.cards]
    spare_seals = vec[i64]([0] * state.seats)
    spare = state.terms.spare
    if spare is not None:
        places.append(spare.bricks)
        piles.append(spare.cards)
        spare_seals = spare.seals
    bricks = _sum(places, COLOUR_COUNT)
    for towers in [state.risen, *state.yards]:
        for code in towers:
            bricks[colour_of(code)] += height_of(code)
    cards = _sum(piles, KIND_COUNT)
    for kind in [*state.row, *state.church]:
        cards[kind] += 1
    counts: dict[str, int] = {}
    for colour in range(COLOUR_COUNT):
        counts[COLOURS[colour]] = bricks[colour]
    for kind in range(KIND_COUNT):
        counts[CARDS[kind][0]] = cards[kind]
    seals = list(state.seals)
    for seat in range(state.seats):
        placed = seals.count(seat)
        counts[f"seal of seat {seat}"] = state.left[seat] + placed + spare_seals[seat]
    counts["neutral seal"] = state.neutral + seals.count(NEUTRAL)
    return counts


def _sum(lists: list[vec[i64]], length: int) -> list[int]:
    counts = [0] * length
    for one in lists:
        for index in range(length):
            counts[index] += one[index]
    return counts
