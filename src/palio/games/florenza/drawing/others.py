"""The sheets of the others, small but complete."""

from __future__ import annotations

from palio.core.seats import Seat
from palio.draw.art.dice import DYES
from palio.draw.lettering import in_two
from palio.games.florenza.components import FIELDS, RESOURCES, TRACKS, Building, Work
from palio.games.florenza.drawing.rione import draw_facade
from palio.games.florenza.drawing.scene import INK, Scene
from palio.games.florenza.drawing.sisto import draw_sisto
from palio.games.florenza.drawing.works import work_points
from palio.games.florenza.picture import SheetView


def draw_others(scene: Scene, x: float, y: float, width: float, height: float) -> None:
    """Everybody else, in the order of play after the one in full."""
    others = scene.others()
    if not others:
        draw_sisto(scene, x, y, width, height)
        return
    gap = 4.0 if scene.canvas.layout.is_phone else 8.0
    for index, seat in enumerate(others):
        if scene.canvas.layout.is_wide:
            each = (height + gap) / len(others)
            _sheet(scene, seat, x, y + index * each, width, each - gap)
        else:
            each = (width + gap) / len(others)
            _sheet(scene, seat, x + index * each, y, each - gap, height)


def _sheet(scene: Scene, seat: Seat, x: float, y: float, width: float, height: float) -> None:
    """A small sheet: a column, with two rows of everything if it is long; or broad and low."""
    canvas = scene.canvas
    sheet = scene.table["sheets"][seat]
    canvas.open(f"sheet:{seat}", scene.name(seat))
    canvas.rect(x, y, width, height, fill="parchment", stroke="edge", round=6)
    band = min(34.0, max(20.0, height * 0.12))
    _band(scene, seat, sheet, x, y, width, band)
    inner, wide = x + 4, width - 8
    top = y + band + 3
    left = height - band - 7
    purse = 16.0 if canvas.layout.is_phone else min(30.0, max(20.0, left * 0.1))
    if width > 2.2 * height:
        part = wide * 0.4
        _purse(scene, sheet, inner, top + purse / 2, part, purse * 0.86)
        _tracks(scene, seat, inner, top + purse + 4, part, left - purse - 4)
        _rione(scene, seat, inner + part + 6, top, wide - part - 6, left * 0.55, 1)
        low = top + left * 0.55 + 4
        _works(scene, seat, inner + part + 6, low, wide - part - 6, left * 0.45 - 4, 1)
    else:
        rows = 2 if height > 2 * width else 1
        _purse(scene, sheet, inner, top + purse / 2, wide, purse * 0.86)
        top += purse + 2
        left -= purse + 2
        tracks = min(left * 0.3, (70.0 if canvas.layout.is_phone else 90.0) * rows**0.5)
        _tracks(scene, seat, inner, top, wide, tracks - 3)
        rione = (left - tracks) * 0.57
        _rione(scene, seat, inner, top + tracks, wide, rione - 3, rows)
        low = top + tracks + rione
        _works(scene, seat, inner, low, wide, left - tracks - rione, rows)
    canvas.close()


def _band(
    scene: Scene, seat: Seat, sheet: SheetView, x: float, y: float, width: float, height: float
) -> None:
    canvas = scene.canvas
    scene.ribbon(seat, x, y, width, height, round=6)
    right = scene.badges(seat, x + width - height * 1.2, y + height / 2, height * 0.66)
    letter = max(11.0, height * 0.52)
    scene.nameplate(seat, x + height, y + height / 2, letter, right - x - height - 2)
    canvas.open("", scene.say("picture-points", points=" + ".join(map(str, sheet["boxes"]))))
    scene.points(x + width - height * 0.6, y + height / 2, height * 1.02, sheet["points"])
    canvas.close()


def _purse(scene: Scene, sheet: SheetView, x: float, y: float, width: float, size: float) -> None:
    canvas = scene.canvas
    parts = [("fiorino", sheet["fiorini"]), ("res-any", sheet["extras"])]
    parts += [("star-gold", sheet["stars"])]
    if sheet["bonus_dice"]:
        parts.append(("", sheet["bonus_dice"]))
    letter = max(10.5, size * 0.76)
    each = width / (len(parts) + 0.5)
    for index, (art, amount) in enumerate(parts):
        left = x + (index + (0.5 if index else 0)) * each
        if art:
            scene.icon(art, left + size / 2, y, size)
        else:
            scene.bonus(4, left + size / 2, y, size)
        canvas.text(
            left + size + 2, y + letter * 0.36, str(amount), letter, anchor="start", bold=True
        )


def _tracks(scene: Scene, seat: Seat, x: float, y: float, width: float, height: float) -> None:
    canvas = scene.canvas
    sheet = scene.table["sheets"][seat]
    row = height / len(TRACKS)
    size = min(row, width / 11)
    label = size * 1.15
    step = (width - label) / scene.box.track_length
    for track, name in enumerate(TRACKS):
        crosses = sheet["tracks"][name]
        middle = y + (track + 0.5) * row
        canvas.open("", f"{scene.say(f'track-{name}')}: {crosses}")
        if canvas.layout.is_phone and scene.holds(seat, name):
            canvas.circle(x + size * 0.5, middle, size * 0.54, fill="leaf", stroke="ink")
        scene.icon(f"office-{name}", x + size * 0.5, middle, size * 0.94)
        scene.cells(x + label, middle - row * 0.42, step, row * 0.84, scene.box.track_length, gap=1)
        for field, bonus in enumerate(scene.box.tracks[track]):
            at = x + label + (field + 0.5) * step
            if field < crosses:
                piece = f"cross:{seat}:{name}:{field}"
                scene.cross(at, middle, min(row, step) * 0.86, salt=field, piece=piece)
            elif row > 17 and step > 17:
                scene.bonus(bonus, at, middle, min(row, step) * 0.88)
        canvas.close()


def _rione(
    scene: Scene, seat: Seat, x: float, y: float, width: float, height: float, rows: int
) -> None:
    """The eight fields in one row or two."""
    sheet = scene.table["sheets"][seat]
    columns = FIELDS // rows
    step, tall = width / columns, height / rows
    for field in range(1, FIELDS + 1):
        left = x + (field - 1) % columns * step + 0.5
        top = y + (field - 1) // columns * tall
        if field <= len(sheet["district"]):
            building = scene.box.buildings[sheet["district"][field - 1] - 1]
            spent = building.number in sheet["used_effects"]
            _house(scene, seat, building, left, top, step - 1, tall - 1, spent=spent)
        else:
            _field(scene, seat, field, left, top, step - 1, tall - 1)


def _house(
    scene: Scene,
    seat: Seat,
    building: Building,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    spent: bool,
) -> None:
    """A building by its number; by its name too where there is room; crossed if it is used up."""
    canvas = scene.canvas
    letter = max(10.0, min(16.0, width * 0.5))
    words = f"{building.number} {building.name}: {scene.effect_words(building.number)}"
    canvas.open("", words, piece=f"house:{building.number}:{seat}")
    canvas.rect(x, y, width, height, fill="sea", stroke="edge", round=3)
    foot = 0.0
    if width > 60 and height > 90:
        foot = 34.0
        canvas.rect(x + 1, y + height - foot, width - 2, foot - 1, fill="panel", round=3)
        lines = in_two(building.name, 11)
        for index, line in enumerate(lines):
            at = y + height - foot / 2 + 4 + (index - (len(lines) - 1) / 2) * 13
            scene.title(x + width / 2, at, line, 12.5, width - 4)
        scene.effect(building.number, x + 5, y + 13, 17)
        scene.points(x + width - 13, y + 13, 22, building.points)
    else:
        top = y + letter + (1 if height < 50 else 4)
        canvas.text(x + width / 2, top, str(building.number), letter, bold=True, width=width)
    art = min(width * 0.94, height - letter - 6 - foot)
    draw_facade(scene, building.number, x + (width - art) / 2, y + height - foot - art, art)
    if spent:
        scene.cross(x + width / 2, y + height - foot - art / 2, art * 0.8)
    canvas.close()


def _field(
    scene: Scene, seat: Seat, field: int, x: float, y: float, width: float, height: float
) -> None:
    """A free field: a spot for each mark, in the row of its resource."""
    canvas = scene.canvas
    marks = scene.table["sheets"][seat]["fields"].get(f"field-{field}", {})
    words = ", ".join(
        f"{scene.resources[RESOURCES.index(name)]} {count}" for name, count in marks.items()
    )
    canvas.open("", f"{scene.say('house-rione')} {field}: {words or '–'}")
    canvas.rect(x, y, width, height, fill="panel", stroke="edge", round=3)
    size = min((height - 2) / len(RESOURCES), (width - 2) / 2)
    top = y + (height - 6 * size) / 2
    middle = x + width / 2
    canvas.use("field-boxes", middle - size, top, 2 * size, 6 * size, fill="edge")
    for index, name in enumerate(RESOURCES):
        for mark in range(marks.get(name, 0)):
            at = middle + (mark - 0.5) * size
            piece = f"mark:{seat}:field-{field}:{name}:{mark}"
            _spot(scene, index, at, top + (index + 0.5) * size, size * 0.96, piece)
    canvas.close()


def _needs(scene: Scene, seat: Seat, work: Work, x: float, y: float, size: float) -> None:
    """The boxes of a work in two rows, in the order of its cost; a spot in each that is marked."""
    place = 0
    shown = scene.table["sheets"][seat]["works"][work.id]
    for resource, needed in enumerate(work.cost):
        marked = shown["marks"].get(RESOURCES[resource], 0)
        for index in range(needed):
            across = x + (place % 2 - 0.5) * size
            down = y + (place // 2 - 0.5 * (work.size > 2)) * size
            if index < marked:
                piece = f"mark:{seat}:{work.id}:{RESOURCES[resource]}:{index}"
                _spot(scene, resource, across, down, size, piece)
            else:
                scene.icon("one-box", across, down, size, fill="edge")
            place += 1


def _spot(scene: Scene, resource: int, x: float, y: float, size: float, piece: str) -> None:
    """A mark on a small sheet: the resource itself where it can be told, else a square."""
    if size >= 9:
        scene.icon(f"res-{RESOURCES[resource]}", x, y, size, piece=piece)
    else:
        scene.canvas.rect(
            x - size * 0.44,
            y - size * 0.44,
            size * 0.88,
            size * 0.88,
            fill=DYES[scene.box.dice[resource].name],
            stroke="black",
            line=0.7,
            more=scene.canvas.piece_mark(piece),
        )


def _works(
    scene: Scene, seat: Seat, x: float, y: float, width: float, height: float, rows: int
) -> None:
    """The eight works in one row or two, Palazzo before Chiesa."""
    columns = len(scene.box.works) // rows
    step, tall = width / columns, height / rows
    for work in scene.box.works:
        left = x + work.index % columns * step + 0.5
        top = y + work.index // columns * tall
        _work(scene, seat, work, left, top, step - 1, tall - 1)


def _work(
    scene: Scene, seat: Seat, work: Work, x: float, y: float, width: float, height: float
) -> None:
    """A picture; below it spots for the marks, or the points, circled, when it is done."""
    canvas = scene.canvas
    shown = scene.table["sheets"][seat]["works"][work.id]
    middle = x + width / 2
    done = shown["artist"] is not None
    words = f"{work.name} ({scene.say('house-palazzo' if work.in_palazzo else 'house-chiesa')})"
    points = work_points(scene, work, shown)
    if done:
        words += f": {scene.say('picture-done', points=points)}"
    canvas.open("", words)
    canvas.rect(
        x,
        y,
        width,
        height,
        fill="shade" if done else "panel",
        stroke="gold" if done else "edge",
        line=1.6 if done else 1,
        round=3,
    )
    art = min(width * 0.88, height * 0.56)
    scene.icon(f"work-{work.id}", middle, y + 2 + art / 2, art)
    low = y + 2 + art
    rest = y + height - low
    centre = low + rest / 2
    if done:
        size = min(width, rest, 44.0)
        if size < 26:
            letter = 10.5 if canvas.layout.is_phone else 12.5
            canvas.text(middle, centre + letter * 0.36, str(points), letter, bold=True)
        else:
            scene.points(middle, centre, size * 0.96, points)
        scene.icon("pen-ring", middle, centre, size, fill=INK)
        if shown["star"]:
            scene.icon("star-gold", x + width - 5, y + 6, min(14.0, width * 0.5))
    else:
        _needs(scene, seat, work, middle, centre, min(rest / 2, width / 2.2, 20.0) - 0.5)
    canvas.close()
