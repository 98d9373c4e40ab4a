"""The other players, compact but complete, and the track with everybody's points."""

from __future__ import annotations

from collections import Counter
from typing import Final

from palio.core.seats import Seat
from palio.games.firenze.components import COLOURS
from palio.games.firenze.drawing.cards import draw_cards
from palio.games.firenze.drawing.pen import FLAT, LAID, Pen
from palio.games.firenze.picture import TowerInYard

TRACK: Final = 99


def draw_track(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """The score track from 0 to 99."""
    canvas = pen.canvas
    canvas.rect(x, y, width, height, fill="parchment", stroke="edge", round=height / 2)
    room = width - 2 * height
    start = x + height
    fives = "".join(
        f"M{start + room * points / TRACK:.1f} {y + height - 4:.1f}v3"
        for points in range(0, TRACK + 1, 5)
    )
    canvas.path(fives, stroke="faint")
    spots = marker_spots(pen, start, room / TRACK, height - 2)
    size = 10.0 if pen.small else 12.0
    for points in range(0, TRACK + 1, 10):
        at = start + room * points / TRACK
        if all(abs(at - spot) > height / 2 + size / 2 for spot in spots.values()):
            canvas.text(at, y + height / 2 + 0.36 * size, str(points), size, fill="faint")
    radius = height / 2 - 1
    for seat, at in spots.items():
        score = pen.player(seat)["score"]
        canvas.open("", f"{pen.name(seat)}: {score}", piece=f"marker:{seat}")
        colour = canvas.theme.seat(seat)
        canvas.circle(at, y + height / 2, radius, fill=colour, stroke="black", line=1.2)
        canvas.emblem(seat, at, y + height / 2, 1.24 * radius, fill="on_seat")
        canvas.close()


def marker_spots(pen: Pen, start: float, step: float, token: float) -> dict[Seat, float]:
    """Where each marker lies; who has as many points, or hardly more, moves to the right."""
    spots: dict[Seat, float] = {}
    scores = [max(0, min(TRACK, player["score"])) for player in pen.table["players"]]
    for seat in sorted(range(len(scores)), key=lambda seat: scores[seat]):
        near = sum(abs(scores[seat] - scores[other]) * step < 8 for other in spots)
        spots[seat] = start + scores[seat] * step + near * 0.55 * token
    return spots


def titles(pen: Pen, seat: Seat) -> str:
    """Who sits there, and all numbers that belong to the seat."""
    player = pen.player(seat)
    return (
        f"{pen.name(seat)}: {player['score']}"
        f" ({pen.say('draw-total')}: {player['memory']['points']}),"
        f" {pen.say('draw-seals')}: {player['seals']}"
    )


def band(pen: Pen, seat: Seat, x: float, y: float, width: float, height: float) -> None:
    """The head of a panel: emblem, name, seals left, points and, small, points in the end."""
    canvas = pen.canvas
    canvas.open(f"seat:{seat}", titles(pen, seat))
    pen.ribbon(seat, x, y, width, height)
    size = 0.52 * height
    base = y + height / 2 + 0.36 * size
    score, total = pen.standing(seat)
    small = max(10.0 if pen.small else 12.0, 0.8 * size)
    right = x + width - 8
    canvas.text(right, base, total, small, anchor="end", fill="on_seat")
    right -= 0.56 * small * len(total) + 6
    canvas.text(right, base, score, 1.25 * size, anchor="end", fill="on_seat", bold=True)
    right -= 0.72 * size * len(score) + 10
    canvas.close()
    right = seals_left(pen, seat, right, y, height)
    right = honours(pen, seat, right, y, height)
    name = x + 1.15 * height
    pen.nameplate(seat, name, y + height / 2, size, right - name - 4)


def seals_left(pen: Pen, seat: Seat, right: float, y: float, height: float) -> float:
    """The seals that a player has left, as one seal and a number; returns where it begins."""
    canvas = pen.canvas
    count = pen.player(seat)["seals"]
    size = 0.52 * height
    canvas.open(f"seals:{seat}", f"{pen.say('draw-seals')}: {count}")
    canvas.text(
        right,
        y + height / 2 + 0.36 * size,
        str(count),
        size,
        anchor="end",
        fill="on_seat",
        bold=True,
    )
    right -= 0.62 * size + 0.78 * height
    canvas.use("wax", right, y + 0.14 * height, 0.72 * height, 0.72 * height, fill="on_seat")
    canvas.close()
    return right - 4


def honours(pen: Pen, seat: Seat, right: float, y: float, height: float) -> float:
    """The mark of who began and the end tile, if they are here; returns where they begin."""
    canvas = pen.canvas
    size = 0.76 * height
    if pen.table["end_tile"] == seat:
        right -= size + 2
        canvas.open("end", pen.say("draw-end"), piece="end-tile")
        canvas.use("laurel", right, y + 0.12 * height, size, size, fill="on_seat")
        canvas.close()
    if pen.table["first"] == seat:
        right -= size + 2
        canvas.open("", pen.say("draw-first"))
        canvas.circle(right + size / 2, y + height / 2, size / 2, fill="on_seat")
        canvas.text(
            right + size / 2,
            y + height / 2 + 0.3 * size,
            "1",
            0.8 * size,
            serif=True,
            bold=True,
            fill=canvas.theme.seat(seat),
        )
        canvas.close()
    return right


def draw_others(pen: Pen, x: float, y: float, width: float, height: float, *, down: bool) -> None:
    """The panels of all others, side by side or one below the other."""
    seats = pen.others()
    gap = 3.0 if pen.small else 8.0
    for index, seat in enumerate(seats):
        if down:
            each = (height + gap) / len(seats) - gap
            at = y + index * (each + gap)
            if pen.small:
                draw_strip_of(pen, seat, x, at, width, each)
            else:
                draw_panel(pen, seat, x, at, width, each)
        else:
            each = (width + gap) / len(seats) - gap
            draw_panel(pen, seat, x + index * (each + gap), y, each, height)


def draw_panel(pen: Pen, seat: Seat, x: float, y: float, width: float, height: float) -> None:
    """Another player: head, towers, storehouse, cards."""
    canvas = pen.canvas
    canvas.rect(x, y, width, height, fill="panel", stroke="edge", round=7)
    head = 26.0
    band(pen, seat, x, y, width, head)
    if width > 500:
        half = 0.46 * width
        body = height - head
        draw_yard(pen, seat, x + 8, y + head + 2, half - 12, body - 8)
        draw_bins(pen, seat, x + half, y + head + 6, width - half - 8, 44)
        draw_cards(pen, seat, x + half, y + head + 56, width - half - 8, body - 62)
        return
    share = 0.42 if height > 300 else 0.26
    cards = max(30.0, share * (height - head))
    store = max(28.0, min(40.0, 0.24 * (height - head)))
    towers = height - head - cards - store - 12
    draw_yard(pen, seat, x + 6, y + head + 2, width - 12, towers)
    draw_bins(pen, seat, x + 6, y + head + towers + 4, width - 12, store)
    draw_cards(pen, seat, x + 6, y + height - cards - 4, width - 12, cards)


def draw_strip_of(pen: Pen, seat: Seat, x: float, y: float, width: float, height: float) -> None:
    """Another player on a phone: name and points on the left, things in two lines."""
    canvas = pen.canvas
    canvas.rect(x, y, width, height, fill="panel", stroke="edge", round=6)
    side = 100.0
    canvas.open(f"seat:{seat}", titles(pen, seat))
    canvas.rect(x, y, side, height, fill=canvas.theme.seat(seat), round=6)
    canvas.emblem(seat, x + 12, y + 0.28 * height, 15, fill="on_seat")
    pen.nameplate(seat, x + 22, y + 0.28 * height, 12.5, side - 25)
    score, total = pen.standing(seat)
    low = y + 0.76 * height
    canvas.text(x + 5, low + 5, score, 16, anchor="start", fill="on_seat", bold=True)
    canvas.text(x + 9 + 9.4 * len(score), low + 5, total, 10, anchor="start", fill="on_seat")
    canvas.close()
    right = seals_left(pen, seat, x + side - 4, low - 10, 20)
    honours(pen, seat, right + 3, low - 9, 18)
    left = x + side + 3
    room = width - side - 6
    half = height / 2
    bins = 6 * 26.0
    draw_bins(pen, seat, left, y + 0.5, bins, half - 1)
    # Few towers leave the end of their line to the cards.
    is_free = 30 * len(all_towers(pen, seat)) <= bins
    tall = height - 4 if is_free else half - 3
    draw_cards(pen, seat, left + bins + 3, y + 2, room - bins - 3, tall)
    draw_chips(pen, seat, left, y + half, room, half)


def draw_bins(pen: Pen, seat: Seat, x: float, y: float, width: float, height: float) -> None:
    """A storehouse in six bins."""
    canvas = pen.canvas
    each = width / len(COLOURS)
    store = pen.player(seat)["store"]
    for column, colour in enumerate(COLOURS):
        count = store.get(colour, 0)
        left = x + column * each
        lit = canvas.open(
            f"store:{seat}:{colour}", f"{pen.name(seat)}: {pen.colours[colour]} {count}"
        )
        canvas.rect(left + 0.5, y, each - 1, height, fill="parchment", stroke="shade", round=3)
        if count and each < 34:
            pen.chip(colour, count, left + 1.5, y + 1, each - 3, height - 2, f"store:{seat}")
        elif count:
            pen.pile(colour, count, left, y, each, height, f"store:{seat}")
        else:
            mark = 0.42 * min(each, height)
            canvas.use(
                f"mark-{colour}",
                left + (each - mark) / 2,
                y + (height - mark) / 2,
                mark,
                mark,
                fill="shade",
            )
        if lit:
            canvas.halo(left + 1, y, each - 2, height, round=3)
        canvas.close()


def all_towers(pen: Pen, seat: Seat) -> list[tuple[TowerInYard, bool, str]]:
    """Towers as they stand, then those built on in this turn; each with the name of its place.

    Towers of a colour are built on from left to right, so that those built on are counted first.
    """
    player = pen.player(seat)
    seen: Counter[str] = Counter()
    places = []
    for tower in [*player["raised"], *player["towers"]]:
        places.append(f"yard:{seat}:{tower['colour']}:{seen[tower['colour']]}")
        seen[tower["colour"]] += 1
    raised = len(player["raised"])
    towers = zip(player["towers"], places[raised:], strict=True)
    risen = zip(player["raised"], places[:raised], strict=True)
    return [
        *((tower, False, place) for tower, place in towers),
        *((tower, True, place) for tower, place in risen),
    ]


def tower_title(pen: Pen, tower: TowerInYard) -> str:
    """Colour and height."""
    return f"{pen.colours[tower['colour']]} {tower['height']}"


def draw_yard(pen: Pen, seat: Seat, x: float, y: float, width: float, height: float) -> None:
    """Another player's towers."""
    canvas = pen.canvas
    towers = all_towers(pen, seat)
    ground = y + height - 3
    canvas.path(f"M{x:.1f} {ground:.1f}h{width:.1f}", stroke="stone", line=4)
    if not towers:
        return
    each = min(width / len(towers), 72.0)
    label = 13.0
    room = height - label - 5
    tallest = max(tower["height"] for tower, _, _ in towers)
    brick = min(each - 4, room / (FLAT + LAID * (tallest - 1)), 0.5 * height, 54.0)
    brick = max(brick, min(each - 4, 18.0))
    for index, (tower, _, where) in enumerate(towers):
        colour, floors = tower["colour"], tower["height"]
        left = x + index * each
        lit = canvas.open(f"tower:{seat}:{colour}:{floors}", tower_title(pen, tower))
        top = pen.stack(colour, floors, left + (each - brick) / 2, ground, brick, room, where)
        canvas.text(left + each / 2, top - 2, str(floors), label, bold=True)
        if lit:
            canvas.halo(left + 1, top - label - 2, each - 2, ground - top + label + 4)
        canvas.close()


def draw_chips(pen: Pen, seat: Seat, x: float, y: float, width: float, height: float) -> None:
    """Another player's towers on a phone: battlements with mark and height."""
    canvas = pen.canvas
    towers = all_towers(pen, seat)
    if not towers:
        return
    each = min(width / len(towers), 30.0)
    tall = min(height - 1, 25.0)
    y += (height - tall) / 2
    for index, (tower, _, where) in enumerate(towers):
        colour, floors = tower["colour"], tower["height"]
        left, wide = x + index * each + 1, each - 2
        lit = canvas.open(
            f"tower:{seat}:{colour}:{floors}",
            tower_title(pen, tower),
            piece=f"brick:{colour}@{where}:{floors - 1}",
        )
        tooth = wide / 5
        teeth = f"h{tooth:.1f}v3h{tooth:.1f}v-3" * 2
        canvas.path(
            f"M{left:.1f} {y + tall:.1f}v{-tall:.1f}{teeth}h{tooth:.1f}v{tall:.1f}Z",
            fill=pen.paint(colour),
            stroke="black",
        )
        pen.numbered(colour, floors, left, y + 2, wide, tall)
        if lit:
            canvas.halo(left - 1, y - 0.5, each, tall + 1, round=3)
        canvas.close()
