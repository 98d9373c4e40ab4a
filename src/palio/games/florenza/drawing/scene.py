"""What every part of the drawing needs: the view, the box, the canvas, and a few small signs."""

from __future__ import annotations

from typing import Final

from palio.core.seats import Seat
from palio.core.words import Value
from palio.draw.art.dice import DYES, PIPS
from palio.draw.canvas import Canvas, number
from palio.draw.pen import Pen
from palio.games.florenza.components import (
    ANY_VALUE,
    ARTISTS,
    CASA,
    DIE,
    MAGGIORE,
    POINTS,
    RESOURCES,
    STEP,
    SWAP,
    Box,
)
from palio.games.florenza.picture import SheetView, TableView

INK: Final = "lapis"
"""What the players write with."""
BONUS_ART: Final = ("", "fiorino", "res-any", "star-gold", "die-body", "sign-steps")
"""By the number of the bonus; points are a laurel."""
EFFECT_ART: Final = {
    13: ("tool-painter", "0"),
    14: ("res-any", "2="),
    15: ("sign-steps", "2"),
    16: ("fiorino", "300"),
    17: ("res-any", "200"),
    18: ("tool-painter", "−100"),
    19: ("res-any", "+2"),
    20: ("star-gold", "3"),
    21: ("tool-painter", "⇄"),
}
"""What stands on a building, in short."""


class Scene(Pen):
    """The pen of this game: knows the view and the box, and draws small signs."""

    def __init__(self, table: TableView, box: Box, seat: Seat | None, canvas: Canvas) -> None:
        """A spectator sits beside who is active."""
        players = [who for who in (table["active"], table["start"]) if isinstance(who, int)]
        super().__init__(canvas, seat, table["seats"], near=players[0] if players else 0)
        self.table = table
        self.box = box
        self.sheet: SheetView = table["sheets"][self.near]
        self.resources = [self.say(f"resource-{name}") for name in RESOURCES]

    def say(self, key: str, **args: Value) -> str:
        """A text; numbers go in as they are written, for none of these texts counts."""
        if not args:
            return self.canvas.say(key)
        return self.canvas.say(key, **{name: str(value) for name, value in args.items()})

    def holds(self, seat: Seat, office: str) -> bool:
        """Does a seat hold the office of captain or bishop this round? §4"""
        if office == "captain":
            return self.table["captain"] == seat
        return office == "bishop" and self.table["bishop"] == seat

    def title(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        width: float,
        *,
        anchor: str = "middle",
        fill: str = "ink",
    ) -> None:
        """A name in the serif; squeezed only if it is too wide for its place."""
        self.canvas.text(
            x, y, text, size, anchor=anchor, fill=fill, serif=True, bold=True, width=width
        )

    # Small signs; x and y are the middle of each.

    def icon(
        self,
        symbol: str,
        x: float,
        y: float,
        size: float,
        *,
        fill: str = "",
        piece: str = "",
        source: str = "",
    ) -> None:
        """A bit of art, centred."""
        corner = (x - size / 2, y - size / 2)
        self.canvas.use(symbol, *corner, size, size, fill=fill, piece=piece, source=source)

    def panel(self, x: float, y: float, width: float, height: float) -> None:
        """A sheet of parchment with a double frame."""
        canvas = self.canvas
        canvas.rect(x, y, width, height, fill="parchment", stroke="edge", line=1.5, round=9)
        if not canvas.layout.is_phone:
            canvas.rect(
                x + 4, y + 4, width - 8, height - 8, fill="none", stroke="edge", line=0.7, round=6
            )

    def cells(
        self, x: float, y: float, step: float, height: float, count: int, *, gap: float = 2.0
    ) -> None:
        """The fields of a track, in one stroke."""
        top, wide, tall = number(y), number(step - gap), number(height)
        d = "".join(
            f"M{number(x + index * step + gap / 2)} {top}h{wide}v{tall}h-{wide}Z"
            for index in range(count)
        )
        self.canvas.path(d, fill="panel", stroke="edge", line=1.2, more=' stroke-linejoin="round"')

    def points(self, x: float, y: float, size: float, points: int | str) -> None:
        """Prestige points in their laurel."""
        text = str(points)
        if len(text) == 1:
            self.canvas.symbols["laurel-wreath"] = None  # it is inside
            self.icon(f"laurel-{text}", x, y, size)
            return
        self.icon("laurel-wreath", x, y, size)
        letter = size * (0.5 if len(text) == 2 else 0.4)
        self.canvas.text(x, y + letter * 0.36, text, letter, bold=True)

    def die(self, name: str, x: float, y: float, size: float, *, value: int = 0) -> None:
        """A die; without a value it is blank."""
        self.icon("die-body", x, y, size, fill=DYES[name])
        if value:
            self.icon(f"pips-{value}", x, y, size, fill=PIPS[name])

    def money(self, x: float, y: float, size: float, hundreds: int) -> None:
        """A coin and how many fiorini it stands for; x is the left edge."""
        self.icon("fiorino", x + size / 2, y, size)
        letter = size * 0.78
        self.canvas.text(
            x + size * 1.1, y + letter * 0.36, str(100 * hundreds), letter, anchor="start"
        )

    def cross(
        self,
        x: float,
        y: float,
        size: float,
        *,
        salt: int = 0,
        piece: str = "",
        source: str = "",
    ) -> None:
        """A cross by hand: no two neighbours are alike."""
        self.icon(f"pen-{salt % 3}", x, y, size, fill=INK, piece=piece, source=source)

    def bonus(self, bonus: int, x: float, y: float, size: float) -> None:
        """What a field of a track gives."""
        if bonus > POINTS:
            self.points(x, y, size * 1.08, bonus - POINTS)
        elif bonus == DIE:
            self.icon("die-body", x, y, size, fill=DYES["white"])
            self.canvas.text(x, y + size * 0.3, "+", size * 0.9, fill=PIPS["white"], bold=True)
        elif bonus == STEP:
            self.icon("office-captain", x - size * 0.22, y + size * 0.24, size * 0.64)
            self.icon("office-bishop", x + size * 0.32, y + size * 0.2, size * 0.6)
            self.icon("sign-steps", x - size * 0.05, y - size * 0.26, size * 0.55, fill="ink")
        elif bonus:
            self.icon(BONUS_ART[bonus], x, y, size)

    def cost(self, cost: list[int], money: int, x: float, y: float, size: float) -> float:
        """Resources and fiorini in a row from the left; returns where it ends."""
        for resource, count in enumerate(cost):
            for _ in range(count):
                self.icon(f"res-{RESOURCES[resource]}", x + size / 2, y, size)
                x += size * 1.08
        if money:
            self.icon("fiorino", x + size / 2, y, size)
            if money > 1:
                self.icon("fiorino", x + size * 0.9, y, size)
                x += size * 0.4
            x += size * 1.08
        return x

    def effect(self, building: int, x: float, y: float, size: float) -> None:
        """What a building does; x is the left edge."""
        canvas = self.canvas
        middle = x + size / 2
        if building < SWAP:
            name = self.box.dice[building - ANY_VALUE].name
            self.die(name, middle, y, size)
            canvas.text(middle, y + size * 0.28, "?", size * 0.78, fill=PIPS[name], bold=True)
        elif building < CASA:
            name = self.box.dice[building - SWAP].name
            self.die(name, middle, y, size)
            self.icon("sign-exchange", middle, y, size * 0.66, fill=PIPS[name])
        elif building <= MAGGIORE:
            art, text = EFFECT_ART[building]
            self.icon(art, middle, y, size, fill="ink")
            letter = max(10.0 if canvas.layout.is_phone else 12.0, size * 0.62)
            if text == "⇄":
                self.icon("sign-exchange", middle + size, y, size * 0.8, fill="ink")
            else:
                canvas.text(
                    x + size * 1.1, y + letter * 0.36, text, letter, anchor="start", bold=True
                )

    def effect_words(self, number: int) -> str:
        """What a building does, in words."""
        for kind, first in (("value", ANY_VALUE), ("swap", SWAP)):
            if first <= number < first + len(self.box.dice):
                die = self.box.dice[number - first].name
                return self.say(f"effect-{kind}", die=f"colour-{die}")
        return self.say(f"effect-{number}") if CASA <= number <= MAGGIORE else ""

    def palazzo_words(self) -> str:
        """By what the bonus for a complete Palazzo goes. §9.8, §13.7"""
        return self.say("draw-palazzo-solo" if self.seats == 1 else "draw-palazzo-complete")

    def artist(self, artist: int, x: float, y: float, size: float) -> None:
        """An artist's tool in front of the colour of his die."""
        die = next(die for die in self.box.dice if die.artist == artist)
        self.canvas.circle(x, y, size / 2, fill=DYES[die.name], stroke="ink", line=0.8)
        self.icon(f"tool-{ARTISTS[artist]}", x, y, size * 0.74)

    def badges(self, seat: Seat, x: float, y: float, size: float) -> float:
        """Who is active, starts or holds an office, from the right; returns where they begin."""
        canvas, table = self.canvas, self.table
        who = self.name(seat)
        for office, holder in (("bishop", table["bishop"]), ("captain", table["captain"])):
            if holder == seat and not canvas.layout.is_phone:  # there the tracks show it
                canvas.open("", self.say(f"picture-{office}", who=who), piece=f"office:{office}")
                canvas.circle(x - size / 2, y, size * 0.6, fill="panel", stroke="gold", line=1.5)
                self.icon(f"office-{office}", x - size / 2, y, size * 0.84)
                if office == "bishop" and not table["free_choice"]:  # §5.4
                    self.cross(x - size / 2, y, size)
                canvas.close()
                x -= size * 1.3
        if table["active"] == seat:
            canvas.open("", self.say("picture-active", who=who), piece="active")
            self.die("white", x - size / 2, y, size, value=5)
            canvas.close()
            x -= size * 1.15
        if table["start"] == seat and self.seats > 1:
            canvas.open("", self.say("draw-start"), piece="start")
            canvas.circle(x - size / 2, y, size * 0.46, fill="none", stroke="on_seat", line=1.5)
            letter = max(10.0 if canvas.layout.is_phone else 12.0, size * 0.7)
            canvas.text(x - size / 2, y + letter * 0.36, "1", letter, fill="on_seat", bold=True)
            canvas.close()
            x -= size * 1.15
        return x

    def ring(self, x: float, y: float, width: float, height: float) -> None:
        """The mark of a small thing that may be clicked: a dashed frame with strong corners."""
        canvas = self.canvas
        a, b, c, d = number(x), number(y), number(x + width), number(y + height)
        corner = number(min(width, height) * 0.3)
        light = canvas.theme["light"]
        canvas.parts.append(
            f'<g class="halo" fill="none" stroke="{light}"><rect x="{a}" y="{b}"'
            f' width="{number(width)}" height="{number(height)}" rx="3" fill="{light}"'
            f' fill-opacity=".14" stroke-width="1.4" stroke-dasharray="4 3"/><path stroke-width="3"'
            f' d="M{a} {number(y + min(width, height) * 0.3)}V{b}h{corner}M{c}'
            f' {number(y + height - min(width, height) * 0.3)}V{d}h-{corner}"/></g>'
        )
