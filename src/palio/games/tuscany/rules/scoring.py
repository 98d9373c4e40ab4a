"""Points: areas, colours, the three scorings and the end. §7, §10, §11"""

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.outcome import Outcome
from palio.core.seats import Seat
from palio.core.words import Value
from palio.games.tuscany.geometry import FIELD_NAMES, fields_in
from palio.games.tuscany.moves import named
from palio.games.tuscany.rules.counts import total_of
from palio.games.tuscany.state import Table


def score_area(state: Table, seat: Seat, field: i64, tell: Tell | None) -> None:
    """Green points if the field was the last of its area. §7.1"""
    area = state.boards[seat].areas[field]
    if area & state.covered[seat] != area:
        return
    size = state.boards[seat].area_sizes[field]
    points = state.box.area_points[size - 1]
    state.green[seat] += points
    if tell is not None:
        values: dict[str, Value] = {
            **named(state.boards[seat].colours[field]),
            "points": points,
        }
        targets = tuple(f"field:{FIELD_NAMES[other]}" for other in fields_in(area))
        tell(Fact(f"area-{size}", "§7.1", seat, values, targets))


def score_colour(state: Table, seat: Seat, colour: i64, tell: Tell | None) -> None:
    """Green points for the first and the second to cover all fields of a colour. §7.2"""
    fields = state.boards[seat].colour_masks[colour]
    place = state.colour_bonus[colour]
    if place > 1 or fields & state.covered[seat] != fields:
        return
    points = state.box.colour_bonus[colour][place]
    state.colour_bonus[colour] += 1
    state.green[seat] += points
    if tell is not None:
        kind = "colour-second" if place else "colour-first"
        tell(Fact(kind, "§7.2", seat, {**named(colour), "points": points}))


def score_phase(state: Table, tell: Tell | None) -> None:
    """Add green to red for everybody. §10.4"""
    number = min(state.phase, 2) + 1
    for seat in range(state.seats):
        state.red[seat] += state.green[seat]
        if tell is not None:
            values: dict[str, Value] = {
                "number": number,
                "green": state.green[seat],
                "red": state.red[seat],
            }
            tell(Fact(f"scoring-{number}", "§10.4", seat, values, points=state.green[seat]))


def leftovers(state: Table, seat: Seat) -> i64:
    """Red points for what is left at the end. §11.2 to §11.4"""
    things = len(state.storage[seat]) + state.marble[seat] + state.workers[seat]
    return things + total_of(state.hands[seat]) // state.cards_per_point


def score_end(state: Table, tell: Tell | None) -> None:
    """The final count. §11"""
    for seat in range(state.seats):
        state.red[seat] += leftovers(state, seat)
        if tell is not None:
            tell_leftovers(state, seat, tell)
            tell(Fact("counted", "§11.5", seat, {"points": state.red[seat]}))
    if tell is not None:
        tell_ties(state, tell)


def tell_leftovers(state: Table, seat: Seat, tell: Tell) -> None:
    """What is left, kind by kind, and what it is worth. §11.2 to §11.4"""
    hexagons = list(state.storage[seat]).count(state.box.hexagon)
    for kind, count in (
        ("tiles", len(state.storage[seat]) - hexagons),
        ("hexagons", hexagons),
        ("marble", state.marble[seat]),
        ("workers", state.workers[seat]),
    ):
        if count:
            values: dict[str, Value] = {"count": count, "points": count}
            tell(Fact(f"left-{kind}", "§11.2", seat, values, points=count))
    cards = total_of(state.hands[seat])
    if cards:
        rule = "§11.3" if state.cards_per_point == state.box.cards_per_point else "§11.4"
        points = cards // state.cards_per_point
        each = state.cards_per_point
        counted: dict[str, Value] = {"count": cards, "each": each, "points": points}
        tell(Fact("left-cards", rule, seat, counted, points=points))


def tell_ties(state: Table, tell: Tell) -> None:
    """Who is tied, and what decides between them, from the most points down. §11.6, §11.7"""
    best = max(state.red)
    for points in sorted(set(state.red), reverse=True):
        tied = [seat for seat in range(state.seats) if state.red[seat] == points]
        if len(tied) == 1:
            continue
        empty = {seat: state.empty_fields(seat) for seat in tied}
        for seat in tied:
            tell(Fact("tied", "§11.6", seat, {"points": points, "fields": empty[seat]}))
        still = [seat for seat in tied if list(empty.values()).count(empty[seat]) > 1]
        for seat in still:
            values: dict[str, Value] = {"fields": empty[seat], "green": state.green[seat]}
            tell(Fact("tied-fields", "§11.6", seat, values))
        if points == best:
            tell_winner(state, tied, tell)


def tell_winner(state: Table, tied: list[Seat], tell: Tell) -> None:
    """Who of the best wins, and by what. §11.6, §11.7"""
    most = max(state.empty_fields(seat) for seat in tied)
    first = [seat for seat in tied if state.empty_fields(seat) == most]
    if len(first) == 1:
        tell(Fact("won-by-fields", "§11.6", first[0], {"fields": most}))
        return
    green = max(state.green[seat] for seat in first)
    winners = [seat for seat in first if state.green[seat] == green]
    if len(winners) == 1:
        tell(Fact("won-by-green", "§11.6", winners[0], {"green": green}))
        return
    for seat in winners:
        tell(Fact("won-shared", "§11.7", seat))


def outcome(state: Table) -> Outcome | None:
    """Red points, then empty fields, then green points, then a shared win. §11.5 to §11.7"""
    if state.pending:
        return None
    empty = [state.empty_fields(seat) for seat in range(state.seats)]
    return Outcome(list(state.red), [empty, list(state.green)])
