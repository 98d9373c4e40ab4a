"""Majorities, feasts and the final count. §12, §15"""

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.outcome import Outcome
from palio.core.packed import vec
from palio.core.seats import Seat
from palio.games.firenze.components import (
    COLOUR_COUNT,
    COLOURS,
    FEASTS,
    FLOORS,
    LOWEST,
    RECOGNITION,
)
from palio.games.firenze.moves import card_words, floor_words
from palio.games.firenze.state import Table

NOBODY_LEADS = -1


def majority(state: Table, colour: i64) -> Seat:
    """Who has the most seals in a tower; tied: the highest seal. -1 if nobody has any. §15.3"""
    counts = vec[i64]([0] * state.seats)
    highest = vec[i64]([-1] * state.seats)
    for floor in range(FLOORS):
        seat = state.seals[colour * FLOORS + floor]
        if seat >= 0:
            counts[seat] += 1
            highest[seat] = floor
    leader = NOBODY_LEADS
    for seat in range(state.seats):
        if not counts[seat]:
            continue
        if leader < 0 or counts[seat] > counts[leader]:
            leader = seat
        elif counts[seat] == counts[leader] and highest[seat] > highest[leader]:
            leader = seat  # §15.4
    return leader


def low_seals(state: Table, seat: Seat) -> i64:
    """The seat's seals on the two lowest floors of all towers, heights 3 and 4. §12.2"""
    count: i64 = 0
    for colour in range(COLOUR_COUNT):
        for floor in range(2):
            if state.seals[colour * FLOORS + floor] == seat:
                count += 1
    return count


def feast_points(state: Table, seat: Seat, kind: i64) -> i64:
    """What the seat's cards of that kind of feast are worth, all together. §12"""
    held = state.cards[seat][kind]
    if not held:
        return 0
    each = state.box.feast_points[kind]
    return held * each * low_seals(state, seat) if kind == RECOGNITION else held * each


def standing(state: Table) -> list[int]:
    """Everybody's points if the game ended now. §15"""
    points: list[int] = list(state.scores)
    for colour in range(COLOUR_COUNT):
        leader = majority(state, colour)
        if leader >= 0:
            points[leader] += state.box.flags[colour]
    for seat in range(state.seats):
        for kind in FEASTS:
            points[seat] += feast_points(state, seat, kind)
    return points


def outcome(state: Table) -> Outcome | None:
    """Most points win; tied players share the win. §15.6"""
    if state.pending:
        return None
    return Outcome(standing(state))


def tell_final_count(state: Table, tell: Tell) -> None:
    """What everybody had, majorities, feasts, and the sum for each seat."""
    for seat, points in enumerate(state.scores):
        tell(Fact("before-count", "§15.2", seat, {"points": points}))
    for colour in range(COLOUR_COUNT):
        if majority(state, colour) >= 0:
            tell_majority(state, colour, tell)
    for seat in range(state.seats):
        for kind in FEASTS:
            if state.cards[seat][kind]:
                tell_feast(state, seat, kind, tell)
    for seat, points in enumerate(standing(state)):
        tell(Fact("counted", "§15.6", seat, {"points": points}))


def tell_majority(state: Table, colour: i64, tell: Tell) -> None:
    """Who scores a flag, and whether only the highest seal made it so. §15.3, §15.4"""
    leader = majority(state, colour)
    seals: list[int] = list(state.seals[colour * FLOORS : (colour + 1) * FLOORS])
    own = seals.count(leader)
    is_tied = any(seals.count(seat) == own for seat in range(state.seats) if seat != leader)
    highest = max(floor for floor in range(FLOORS) if seals[floor] == leader)
    values = floor_words(colour, LOWEST + highest)
    values["count"] = own
    values["points"] = state.box.flags[colour]
    kind, rule = ("majority-tied", "§15.4") if is_tied else ("majority", "§15.3")
    target = f"flag:{COLOURS[colour]}"
    tell(Fact(kind, rule, leader, values, (target,), points=state.box.flags[colour]))


def tell_feast(state: Table, seat: Seat, kind: i64, tell: Tell) -> None:
    """What the seat's feasts of one kind bring or cost. §12, §15.5"""
    card = state.box.kinds[kind]
    points = feast_points(state, seat, kind)
    values = card_words(card)
    values["count"] = state.cards[seat][kind]
    values["points"] = points
    if kind == RECOGNITION:
        values["seals"] = low_seals(state, seat)  # §12.2
    tell(Fact(f"feast-{card.id}", "§15.5", seat, values, points=points))
