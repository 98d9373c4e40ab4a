"""The dice board: six dice, what each brings, who has used it; and what every die can do. §5, §6"""

from __future__ import annotations

from palio.draw.art.dice import DYES
from palio.games.florenza.components import (
    ANY_VALUE,
    ARTISTS,
    CAMBIAVALUTE,
    RESOURCES,
    SWAP,
    TRACKS,
    Die,
)
from palio.games.florenza.drawing.scene import Scene

ANY_DIE = ("use:casa", "use:mercato", "use:palagio")
USE_ART = {
    "use:casa": ("tool-painter", 13),
    "use:mercato": ("res-any", 14),
    "use:palagio": ("sign-steps", 15),
    "use:bank": ("fiorino", 17),
}


def draw_column(scene: Scene, x: float, y: float, width: float, height: float) -> None:
    """The board upright, as it lies on the table: unused dice on the left, used on the right."""
    canvas = scene.canvas
    scene.panel(x, y, width, height)
    side = 66.0
    canvas.text(x + 12, y + 24, scene.say("picture-unused"), 14, anchor="start", fill="faint")
    canvas.text(x + width - 12, y + 24, scene.say("picture-used"), 14, anchor="end", fill="faint")
    canvas.text(x + width / 2, y + 25, scene.say("draw-dice"), 18, serif=True, bold=True)
    top = y + 36
    row = (height - 44) / len(scene.box.dice)
    for die in scene.box.dice:
        at = top + die.index * row
        canvas.rect(
            x + 8,
            at,
            width - 16,
            row - 6,
            fill=DYES[die.name],
            round=8,
            stroke="edge",
            more=' fill-opacity="0.28"',
        )
        middle = at + (row - 6) / 2
        cell = (width - 2 * side - 30) / 2
        left = x + side + 10
        for index in range(2):
            _cell(scene, die, index, left + index * (cell + 6), at + 5, cell, row - 16)
        _places(
            scene,
            die,
            (x + 8 + side / 2, middle),
            (x + width - 8 - side / 2, middle),
            min(54.0, row - 24),
        )
        used = scene.table["dice"][die.name]["used"]
        _users(scene, die, x + 8 + side / 2 if used else x + width - 8 - side / 2, middle, 18)


def draw_row(scene: Scene, x: float, y: float, width: float, height: float) -> None:
    """The board in six columns, for a narrow page; left and right mean the same as upright."""
    canvas = scene.canvas
    scene.panel(x, y, width, height)
    phone = canvas.layout.is_phone
    edge = 4.0 if phone else 10.0
    step = (width - 2 * edge) / len(scene.box.dice)
    inner = height - 2 * edge
    cells = 51.0 if phone else 58.0
    size = min(inner - cells - 4, step / 2 - 4)
    for die in scene.box.dice:
        at = x + edge + die.index * step
        top = y + edge
        canvas.rect(
            at + 1,
            top,
            step - 2,
            inner,
            fill=DYES[die.name],
            round=6,
            stroke="edge",
            more=' fill-opacity="0.28"',
        )
        low = top + inner - cells
        for index in range(2):
            if phone:
                _cell(scene, die, index, at + 3, low + index * 25, step - 6, 24)
            else:
                cell = (step - 10) / 2
                _cell(scene, die, index, at + 4 + index * (cell + 2), low, cell, cells - 4)
        middle = top + 3 + size / 2
        left, right = at + step * 0.26, at + step * 0.74
        _places(scene, die, (left, middle), (right, middle), size)
        used = scene.table["dice"][die.name]["used"]
        _users(scene, die, left if used else right, middle, 11 if phone else 16)


def _places(
    scene: Scene, die: Die, unused: tuple[float, float], used: tuple[float, float], size: float
) -> None:
    """The two places of a die, and the die on one of them."""
    canvas = scene.canvas
    shown = scene.table["dice"][die.name]
    for x, y in (unused, used):
        scene.icon("die-place", x, y, size)
    if not shown["value"]:
        return
    x, y = used if shown["used"] else unused
    state = "used" if shown["used"] else "unused"
    title = f"{scene.say(f'colour-{die.name}')} {shown['value']}, {scene.say(f'picture-{state}')}"
    lit = canvas.open(f"die:{die.name}", title, piece=f"die:{die.name}")
    scene.die(die.name, x, y, size, value=shown["value"])
    if scene.table["using"] == die.name:
        scene.icon("pen-ring", x, y, size * 1.3, fill="lapis")
    if lit:
        canvas.halo(x - size / 2 - 1, y - size / 2 - 1, size + 2, size + 2, round=size * 0.2)
    canvas.close()


def _users(scene: Scene, die: Die, x: float, y: float, size: float) -> None:
    """The emblems of those who have used this die in this turn, on its empty place. §5.5"""
    canvas = scene.canvas
    users = [
        seat for seat, sheet in enumerate(scene.table["sheets"]) if die.name in sheet["used_dice"]
    ]
    for index, seat in enumerate(users):
        across = 0.0 if len(users) == 1 else (index % 2 - 0.5) * size * 1.15
        down = 0.0 if len(users) < 3 else (index // 2 - 0.5) * size * 1.15
        canvas.open("", scene.name(seat))
        canvas.circle(x + across, y + down, size * 0.6, fill="panel", stroke="edge", line=0.6)
        canvas.emblem(seat, x + across, y + down, size * 0.85, fill=canvas.theme.seat(seat))
        canvas.close()


def _cell(
    scene: Scene, die: Die, index: int, x: float, y: float, width: float, height: float
) -> None:
    """What the die brings: resources on the left, its track or its artist on the right."""
    canvas = scene.canvas
    shown = scene.table["dice"][die.name]
    rolled = bool(shown["value"])
    use = "resources" if not index else "track" if die.track >= 0 else "artist"
    free = rolled and ANY_VALUE + die.index in scene.sheet["district"]
    target = f"use:{use}" if scene.table["using"] == die.name else ""
    words = scene.say(f"move-use-{use}")
    lit = canvas.open(target, words)
    canvas.rect(x, y, width, height, fill="panel", stroke="gold" if free else "edge", round=5)
    big = height > 40
    size = min(34.0, height * 0.44) if big else height * 0.74
    middle = x + width / 2
    line = y + height * (0.38 if big else 0.5)
    if use == "resources":
        count = scene.box.most_resources if free else shown["resources"]
        art = f"res-{RESOURCES[die.resource]}"
        for at in (middle,) if count < 2 else (middle - size * 0.52, middle + size * 0.52):
            scene.icon(art, at, line, size)
        below = scene.resources[die.resource]
        if big and SWAP + die.index in scene.sheet["district"]:
            scene.icon("sign-exchange", x + width - 9, y + 9, 13, fill="faint")
    elif use == "track":
        steps = scene.box.most_steps if free else shown["steps"]
        _pair(
            scene, f"office-{TRACKS[die.track]}", f"+{steps}" if rolled else "", middle, line, size
        )
        below = scene.say(f"track-{TRACKS[die.track]}")
    else:
        price = 100 * scene.box.least_price if free else shown["price"]
        _pair(
            scene, f"tool-{ARTISTS[die.artist]}", str(price) if rolled else "", middle, line, size
        )
        below = scene.say(f"artist-{ARTISTS[die.artist]}")
    if big:
        canvas.text(middle, y + height - 8, below, 12, fill="faint", width=width - 4)
    if lit:
        scene.ring(x, y, width, height)
    canvas.close()


def _pair(scene: Scene, art: str, text: str, x: float, y: float, size: float) -> None:
    """A sign and a number, centred together."""
    letter = max(12.0, min(17.0, size * 0.62))
    width = len(text) * letter * 0.56
    scene.icon(art, x - width / 2, y, size)
    scene.canvas.text(
        x - width / 2 + size * 0.56, y + letter * 0.36, text, letter, anchor="start", bold=True
    )


def draw_uses(scene: Scene, x: float, y: float, width: float, height: float, columns: int) -> None:
    """What any die can be used for; buttons take the place while they are asked. §6.5, §11"""
    canvas = scene.canvas
    buttons = [target for target in canvas.missing() if not target.startswith("use:")]
    shown = buttons or ["use:bank" if "use:bank" in canvas.targets else "use:money", *ANY_DIE]
    if buttons:
        columns = 1 if columns == 2 else len(buttons)
    gap = 6.0
    rows = -(-len(shown) // columns)
    tall = min((height - gap * (rows - 1)) / rows, 44.0)
    wide = (width - gap * (columns - 1)) / columns
    for index, target in enumerate(shown):
        left = x + index % columns * (wide + gap)
        top = y + index // columns * (tall + gap)
        if buttons:
            canvas.button(target, left, top, wide, tall)
        else:
            _use(scene, target, left, top, wide, tall)


def _use(scene: Scene, target: str, x: float, y: float, width: float, height: float) -> None:
    """A tile: money, or an effect that works with any die; faint unless the sheet has it."""
    canvas = scene.canvas
    sheet = scene.sheet
    if target == "use:money":
        hundreds = scene.box.die_money
        if CAMBIAVALUTE in sheet["district"] and CAMBIAVALUTE not in sheet["used_effects"]:
            hundreds = scene.box.die_money_16
        art, text = "fiorino", str(100 * hundreds)
        there, spent = True, False
        words = scene.say("draw-every-die", fiorini=100 * hundreds)
    else:
        art, number = USE_ART[target]
        text = scene.box.buildings[number - 1].name
        there, spent = number in sheet["district"], number in sheet["used_effects"]
        words = f"{text}: {scene.effect_words(number)}"
    lit = canvas.open(target, words)
    canvas.rect(x, y, width, height, fill="panel", stroke="edge", round=6)
    size = min(28.0, height * 0.78)
    letter = max(12.0, min(16.0, height * 0.42))
    if not there:
        canvas.parts.append('<g opacity=".45">')
    scene.icon(art, x + 5 + size / 2, y + height / 2, size, fill="ink")
    canvas.text(
        x + 10 + size,
        y + height / 2 + letter * 0.36,
        text,
        letter,
        anchor="start",
        bold=there,
        width=width - size - 14,
    )
    if not there:
        canvas.close()
    if spent:
        scene.cross(x + 5 + size / 2, y + height / 2, size * 1.1, salt=1)
    if lit:
        scene.ring(x + 1, y + 1, width - 2, height - 2)
    canvas.close()
