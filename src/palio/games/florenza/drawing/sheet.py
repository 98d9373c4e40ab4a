"""The head of a sheet: whose it is, its supply, its points, the rounds, and the three tracks."""

from __future__ import annotations

from palio.games.florenza.components import BISHOP, TRACKS
from palio.games.florenza.drawing.scene import INK, Scene

BOX_ART = (
    "work-palazzo-facciata",
    "work-chiesa-facciata",
    "rione-shop",
    "office-captain",
    "fiorino",
)


def draw_rounds(scene: Scene, x: float, y: float, size: float) -> None:
    """A box for every round: crossed when it is over, circled while it lasts. §2.1"""
    canvas = scene.canvas
    table = scene.table
    canvas.open("", scene.say("picture-round", round=table["round"], rounds=table["rounds"]))
    for index in range(table["rounds"]):
        middle = x + index * size * 1.18 + size / 2
        canvas.rect(
            middle - size / 2, y - size / 2, size, size, fill="panel", stroke="faint", round=3
        )
        letter = max(10.0, size * 0.6)
        canvas.text(middle, y + letter * 0.36, str(index + 1), letter, serif=True, bold=True)
        if index + 1 < table["round"]:
            scene.cross(middle, y, size * 0.9, salt=index)
        elif index + 1 == table["round"]:
            scene.icon("pen-ring", middle, y, size * 1.3, fill=INK)
    canvas.close()


def draw_turn(scene: Scene, x: float, y: float, width: float) -> None:
    """Who is active, and who holds the offices: a line on its baseline. §4, §5"""
    canvas = scene.canvas
    active = scene.table["active"]
    who = scene.say("picture-dummy") if active == "dummy" else scene.say("picture-nobody")
    if isinstance(active, int):
        who = scene.name(active)
    words = scene.say("picture-active", who=who)
    room = width - 96
    canvas.text(x, y, words, 14, anchor="start", width=room)
    for index, name in enumerate(("captain", "bishop")):
        left = x + width - 88 + index * 46
        scene.icon(f"office-{name}", left + 10, y - 5, 20)
        if not _holder(scene, name, left + 32, y - 5):
            canvas.text(left + 32, y, "–", 14, fill="faint")


def draw_band(scene: Scene, x: float, y: float, width: float, height: float) -> None:
    """The ribbon with emblem, name and points of who the sheet belongs to."""
    canvas = scene.canvas
    seat = scene.near
    scene.ribbon(seat, x, y, width, height, round=min(8.0, height / 4))
    letter = max(12.0, height * 0.5)
    right = scene.badges(
        seat,
        x + width - height * 1.15,
        y + height / 2,
        height * (0.5 if canvas.layout.is_phone else 0.66),
    )
    left = x + height
    scene.nameplate(seat, left, y + height / 2, letter, right - left - 4)
    canvas.open("", scene.say("picture-points", points=scene.sheet["points"]))
    scene.points(x + width - height * 0.58, y + height / 2, height * 0.98, scene.sheet["points"])
    canvas.close()


def draw_boxes(scene: Scene, x: float, y: float, width: float, height: float) -> None:
    """The five boxes of the final count, as they stand now. §12"""
    canvas = scene.canvas
    step = width / len(BOX_ART)
    words = [f"house-{house}" for house in ("palazzo", "chiesa", "rione")]
    words += ["track-captain", "draw-supply"]
    for index, points in enumerate(scene.sheet["boxes"]):
        at = x + index * step
        canvas.open("", f"{scene.say(words[index])}: {scene.say('picture-points', points=points)}")
        canvas.rect(at, y, step - 4, height, fill="panel", stroke="edge", round=4)
        size = height * 0.66
        scene.icon(BOX_ART[index], at + 4 + size / 2, y + height / 2, size)
        canvas.text(
            at + size + (step - size) / 2 + 0.5,
            y + height / 2 + height * 0.18,
            str(points),
            height * 0.5,
            bold=True,
        )
        canvas.close()


def supplies(scene: Scene) -> list[tuple[str, str, int, int]]:
    """What lies in the supply: art, word, how many, and how much that is in writing."""
    sheet = scene.sheet
    found = [
        ("fiorino", "draw-fiorini", sheet["fiorini"] // 100, sheet["fiorini"]),
        ("res-any", "draw-extras", sheet["extras"], sheet["extras"]),
        ("star-gold", "draw-stars", sheet["stars"], sheet["stars"]),
    ]
    if sheet["bonus_dice"]:
        found.append(("", "draw-bonus-dice", sheet["bonus_dice"], sheet["bonus_dice"]))
    return found


def draw_supply(scene: Scene, x: float, y: float, width: float, height: float) -> None:
    """Rows of printed signs; what is owned is circled by hand. §1.2"""
    canvas = scene.canvas
    rows = supplies(scene)
    row = height / len(rows)
    size = min(24.0, row * 0.62)
    slots = int((width - 48) // (size * 1.22))
    for index, (art, word, count, amount) in enumerate(rows):
        middle = y + (index + 0.5) * row
        canvas.open("", f"{scene.say(word)}: {amount}")
        for slot in range(slots):
            at = x + size * 0.7 + slot * size * 1.22
            owned = slot < count
            if not owned:
                canvas.parts.append('<g opacity=".3">')
            if art:
                scene.icon(art, at, middle, size * 0.86)
            else:
                scene.bonus(4, at, middle, size * 0.8)
            if owned:
                scene.icon("pen-ring", at, middle, size * 1.22, fill=INK)
            else:
                canvas.close()
        canvas.text(
            x + width - 2, middle + size * 0.3, str(amount), size * 0.84, anchor="end", bold=True
        )
        canvas.close()


def draw_purse(scene: Scene, x: float, y: float, width: float, size: float) -> None:
    """The supply in numbers, for a narrow page; y is the middle of the line."""
    canvas = scene.canvas
    rows = supplies(scene)
    each = width / (len(rows) + 0.35)
    for index, (art, word, _, amount) in enumerate(rows):
        left = x + (index * each if not index else (index + 0.35) * each)
        canvas.open("", f"{scene.say(word)}: {amount}")
        if art:
            scene.icon(art, left + size / 2, y, size)
        else:
            scene.bonus(4, left + size / 2, y, size)
        letter = size * 0.78
        canvas.text(
            left + size * 1.16, y + letter * 0.36, str(amount), letter, anchor="start", bold=True
        )
        canvas.close()


def draw_tracks(scene: Scene, x: float, y: float, width: float, height: float) -> None:
    """The tracks of captain, bishop and priest, ten fields each. §10"""
    row = height / len(TRACKS)
    for track in range(len(TRACKS)):
        _track(scene, track, x, y + track * row, width, row - 2)


def _track(scene: Scene, track: int, x: float, y: float, width: float, height: float) -> None:
    canvas = scene.canvas
    name = TRACKS[track]
    crosses = scene.sheet["tracks"][name]
    words = scene.say(f"track-{name}")
    label = 68.0 if canvas.layout.is_phone else 126.0
    step = (width - label) / scene.box.track_length
    middle = y + height / 2
    lit = canvas.open(f"track:{name}", f"{words}: {crosses}")
    size = min(30.0, height * 0.86)
    scene.icon(f"office-{name}", x + size / 2 + 1, middle, size)
    if canvas.layout.is_phone:
        canvas.text(x + size + 15, middle + 4, str(crosses), 12, bold=True)
    else:
        scene.title(x + size + 6, middle + 5, words, 15, label - size - 30, anchor="start")
    _holder(scene, name, x + label - (9 if canvas.layout.is_phone else 12), middle)
    scene.cells(x + label, y + 1, step, height - 2, scene.box.track_length, gap=3)
    if track == BISHOP:  # who has come so far may become bishop, §4.3
        left = x + label + (scene.box.bishop_needs - 1) * step
        canvas.rect(
            left + 1, y + 1, step - 2, height - 2, fill="none", stroke="gold", line=2.4, round=3
        )
    for field, bonus in enumerate(scene.box.tracks[track]):
        left = x + label + field * step
        art = min(step, height) * (0.72 if canvas.layout.is_phone else 0.66)
        scene.bonus(bonus, left + step / 2, middle, art)
        if field < crosses:
            piece = f"cross:{scene.near}:{name}:{field}"
            size = min(step, height) * 0.92
            scene.cross(left + step / 2, middle, size, salt=field + track, piece=piece)
    _rivals(scene, name, x + label, y + height - 5, step)
    if lit:
        canvas.halo(x - 1, y, width + 2, height)
    canvas.close()


def _holder(scene: Scene, name: str, x: float, y: float) -> bool:
    """Who holds the office this round, if anybody does; crossed once its right is used. §4"""
    canvas = scene.canvas
    if name not in ("captain", "bishop"):
        return False
    holder = scene.table["captain"] if name == "captain" else scene.table["bishop"]
    if holder is None:
        return False
    who = scene.say("picture-dummy") if holder == "dummy" else scene.name(int(holder))
    canvas.open("", scene.say(f"picture-{name}", who=who), piece=f"office:{name}")
    canvas.circle(x, y, 8.5, fill="panel", stroke="gold", line=1.8)
    if isinstance(holder, int):
        canvas.emblem(holder, x, y, 10.5, fill=canvas.theme.seat(holder))
    else:
        canvas.text(x, y + 4, "S", 12, serif=True, bold=True)
    if name == "bishop" and isinstance(holder, int) and not scene.table["free_choice"]:  # §5.4
        scene.cross(x, y, 17)
    canvas.close()
    return True


def _rivals(scene: Scene, name: str, x: float, y: float, step: float) -> None:
    """How far the others are on the same track; Pope Sisto is an S."""
    canvas = scene.canvas
    if canvas.layout.is_phone and scene.seats > 1:
        return
    marks: dict[int, list[int]] = {}
    for seat, sheet in enumerate(scene.table["sheets"]):
        if seat != scene.near and sheet["tracks"][name]:
            marks.setdefault(sheet["tracks"][name], []).append(seat)
    if scene.seats == 1 and scene.table["dummy"].get(name):
        marks[scene.table["dummy"][name]] = [-1]
    for field, seats in marks.items():
        for index, seat in enumerate(seats):
            at = x + field * step - 8 - index * 10.5
            if seat < 0:
                canvas.circle(at - 1, y - 3, 7.5, fill="plum", stroke="panel")
                canvas.text(at - 1, y + 1, "S", 12, fill="on_seat", serif=True, bold=True)
            else:
                canvas.circle(at, y - 1, 6, fill="panel", stroke="edge", line=0.6)
                canvas.emblem(seat, at, y - 1, 9.5, fill=canvas.theme.seat(seat))
