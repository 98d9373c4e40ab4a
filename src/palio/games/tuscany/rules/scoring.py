"""Points: areas, colours, the three scorings and the end. §7, §10, §11"""

from palio.core.facts import Fact, Tell
from palio.core.outcome import Outcome
from palio.core.seats import Seat
from palio.core.words import Value
from palio.games.tuscany.components import COLOURS
from palio.games.tuscany.geometry import FIELD_NAMES, fields_in, size_of
from palio.games.tuscany.state import Table


def score_area(state: Table, seat: Seat, field: int, tell: Tell | None) -> None:
    """Green points if the field was the last of its area. §7.1"""
    area = state.boards[seat].areas[field]
    if area & state.covered[seat] != area:
        return
    size = size_of(area)
    points = state.box.area_points[size - 1]
    state.green[seat] += points
    if tell is not None:
        values: dict[str, Value] = {
            "colour": f"colour-{COLOURS[state.boards[seat].colours[field]]}",
            "points": points,
        }
        targets = tuple(f"field:{FIELD_NAMES[other]}" for other in fields_in(area))
        tell(Fact(f"area-{size}", "§7.1", seat, values, targets))


def score_colour(state: Table, seat: Seat, colour: int, tell: Tell | None) -> None:
    """Green points for the first and the second to cover all fields of a colour. §7.2"""
    fields = state.boards[seat].colour_masks[colour]
    place = state.colour_bonus[colour]
    if place > 1 or fields & state.covered[seat] != fields:
        return
    points = state.box.colour_bonus[colour][place]
    state.colour_bonus[colour] += 1
    state.green[seat] += points
    if tell is not None:
        kind = f"colour-{'second' if place else 'first'}-{COLOURS[colour]}"
        tell(Fact(kind, "§7.2", seat, {"points": points}))


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
            tell(Fact(f"scoring-{number}", "§10.4", seat, values))


def leftovers(state: Table, seat: Seat) -> int:
    """Red points for what is left at the end. §11.2 to §11.4"""
    things = len(state.storage[seat]) + state.marble[seat] + state.workers[seat]
    return things + sum(state.hands[seat]) // state.cards_per_point


def score_end(state: Table, tell: Tell | None) -> None:
    """The final count. §11"""
    for seat in range(state.seats):
        points = leftovers(state, seat)
        state.red[seat] += points
        if tell is not None:
            tell(Fact("leftovers", "§11.2", seat, {"points": points}))
            tell(Fact("counted", "§11.5", seat, {"points": state.red[seat]}))


def outcome(state: Table) -> Outcome | None:
    """Red points, then empty fields, then green points, then a shared win. §11.5 to §11.7"""
    if state.pending:
        return None
    empty = [state.empty_fields(seat) for seat in range(state.seats)]
    return Outcome(state.red, [empty, state.green])
