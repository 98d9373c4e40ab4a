"""The six towers of the families: commissions, balconies, seals, flags, level tiles; the bag."""

from __future__ import annotations

from palio.games.firenze.components import COLOURS, FLOORS, LOWEST
from palio.games.firenze.drawing.pen import Pen
from palio.games.firenze.picture import FloorView


class Board:
    """Where everything of the board lies."""

    def __init__(self, pen: Pen, x: float, y: float, width: float, height: float) -> None:
        self.pen = pen
        self.canvas = pen.canvas
        self.x, self.y, self.width, self.height = x, y, width, height
        self.gutter = 24.0 if pen.small else 46.0
        self.margin = 32.0 if pen.small else 58.0
        self.pitch = (width - self.gutter - self.margin) / len(COLOURS)
        self.body = self.pitch * (0.86 if pen.small else 0.74)
        self.sky = 32.0 if pen.small else 0.17 * height
        self.base = 29.0 if pen.small else 0.125 * height
        self.floor = (height - self.sky - self.base) / float(FLOORS)

    def left(self, column: int) -> float:
        """Where the wall of a tower begins."""
        return self.x + self.gutter + column * self.pitch + (self.pitch - self.body) / 2

    def top(self, height: int) -> float:
        """The upper edge of a floor."""
        return self.y + self.sky + float(FLOORS - 1 - (height - LOWEST)) * self.floor

    def draw(self) -> None:
        """All of it."""
        self.land()
        self.edges()
        for column, colour in enumerate(COLOURS):
            self.tower(column, colour)
            self.flag(column, colour)
            self.bag(column, colour)

    def land(self) -> None:
        """Hills behind the towers, and the Arno in front of them."""
        canvas = self.canvas
        x, y, width, height = self.x, self.y, self.width, self.height
        canvas.rect(x, y, width, height, fill="parchment", stroke="edge", line=1.5, round=10)
        horizon = y + height - self.base
        rise = 0.3 * height
        canvas.path(
            f"M{x + 1:.0f} {horizon:.0f}v{-0.6 * rise:.0f}c{0.12 * width:.0f} {-0.5 * rise:.0f}"
            f" {0.2 * width:.0f} {-0.3 * rise:.0f} {0.3 * width:.0f} {-0.1 * rise:.0f}"
            f"s{0.25 * width:.0f} {-0.5 * rise:.0f} {0.4 * width:.0f} {-0.1 * rise:.0f}"
            f"s{0.2 * width:.0f} {-0.4 * rise:.0f} {0.3 * width - 2:.0f} {-0.2 * rise:.0f}"
            f"V{horizon:.0f}Z",
            fill="hill",
            more=' opacity=".7"',
        )
        canvas.path(
            f"M{x + 1:.0f} {horizon:.0f}h{width - 2:.0f}v{self.base - 11:.0f}q0 10 -10 10"
            f"h{22 - width:.0f}q-10 0 -10 -10Z",
            fill="sea",
            more=' opacity=".7"',
        )

    def edges(self) -> None:
        """Heights on the left, level tiles on the right, the end tile above them."""
        canvas, pen = self.canvas, self.pen
        size = 12.0 if pen.small else 19.0
        brick = 0.28 * self.gutter
        bricks = ""
        for height in range(LOWEST, LOWEST + FLOORS):
            middle = self.top(height) + self.floor / 2
            canvas.text(
                self.x + self.gutter * 0.42,
                middle + 0.36 * size,
                str(height),
                size,
                fill="faint",
                serif=True,
                bold=True,
            )
            left = self.x + self.gutter - brick - 1
            bricks += (
                f"M{left:.1f} {middle - brick / 4:.1f}h{brick:.1f}v{brick / 2:.1f}h{-brick:.1f}Z"
            )
            self.level(height, middle)
        canvas.path(bricks, fill="shade", stroke="faint", line=1.2)
        at = self.x + self.width - self.margin / 2
        if pen.table["end_tile"] is None:
            laurel = min(self.margin - 4, self.sky - 2)
            canvas.open("end", pen.say("draw-end"), piece="end-tile")
            self.end_tile(at, self.y + self.sky / 2, laurel)
            canvas.close()
        sack = min(0.8 * self.base, self.gutter - 4)
        canvas.open("bag", pen.say("picture-bag"))
        canvas.use(
            "sack",
            self.x + (self.gutter - sack) / 2,
            self.y + self.height - (self.base + sack) / 2,
            sack,
            sack,
        )
        canvas.close()

    def end_tile(self, x: float, y: float, size: float) -> None:
        """The laurel for the last seal, with its points."""
        canvas = self.canvas
        canvas.use("laurel", x - size / 2, y - size / 2, size, size, fill="verdigris")
        text = max(10.0, 0.38 * size)
        canvas.text(x, y + 0.36 * text, str(self.pen.box.last_seal), text, bold=True)

    def level(self, height: int, middle: float) -> None:
        """The tile for the first commission of a height, until somebody has it. §7.6"""
        canvas, pen = self.canvas, self.pen
        points = pen.table["level_tiles"].get(str(height))
        if points is None:
            return
        size = min(self.margin - 4, self.floor - 2)
        at = self.x + self.width - self.margin / 2
        canvas.open(
            f"level:{height}", f"{pen.say('draw-level')}: +{points}", piece=f"level:{height}"
        )
        canvas.use("level", at - size / 2, middle - size / 2, size, size)
        text = max(10.0, 0.36 * size)
        canvas.text(at, middle + 0.36 * text, f"+{points}", text, fill="black", bold=True)
        canvas.close()

    def tower(self, column: int, colour: str) -> None:
        """A tower of the board, from the battlements down."""
        canvas = self.canvas
        paint = self.pen.paint(colour)
        left, width = self.left(column), self.body
        roof = self.y + self.sky
        tooth = width / 7
        teeth = f"h{tooth:.1f}v{0.6 * tooth:.1f}h{tooth:.1f}v{-0.6 * tooth:.1f}" * 3
        eaves = 0.05 * width
        canvas.path(
            f"M{left - eaves:.1f} {roof:.1f}v{-tooth:.1f}l{eaves:.1f} {-0.6 * tooth:.1f}"
            f"{teeth}h{tooth:.1f}l{eaves:.1f} {0.6 * tooth:.1f}v{tooth:.1f}Z",
            fill=paint,
            stroke="black",
            line=1.2,
        )
        ground = self.y + self.height - self.base
        canvas.rect(left, roof, width, ground - roof, fill=paint, stroke="black", line=1.2)
        canvas.rect(
            left + 0.82 * width,
            roof,
            0.18 * width,
            ground - roof,
            fill="#000",
            more=' opacity=".14"',
        )
        ledges = "".join(
            f"M{left:.1f} {roof + float(step) * self.floor:.1f}h{width:.1f}"
            for step in range(1, FLOORS)
        )
        canvas.path(ledges, stroke="black", line=0.8)
        for floor in self.pen.table["board"][colour]["floors"]:
            self.commission(column, colour, floor)

    def commission(self, column: int, colour: str, floor: FloorView) -> None:
        """A floor: its points in a window or on a balcony, or the seal that covers it."""
        canvas, pen = self.canvas, self.pen
        height, seal, balcony = floor["height"], floor["seal"], floor["balcony"]
        left, top = self.left(column), self.top(height)
        middle = left + self.body / 2
        title = f"{pen.colours[colour]} {height}: {floor['points']}"
        if balcony:
            title += f" ({pen.say(f'numeral-{balcony}')})"
        if isinstance(seal, int):
            title += f" – {pen.name(seal)}"
        lit = canvas.open(f"floor:{colour}:{height}", title)
        if balcony:
            self.balcony(balcony, floor["points"], left, top, is_open=seal is None)
        elif seal is None:
            self.window(floor["points"], middle, top)
        if seal is not None:
            mine = isinstance(seal, int)
            canvas.open(
                "",
                piece=f"seal:{seal if mine else 'neutral'}@{colour}:{height}",
                source=f"seals:{seal}" if mine else "",
            )
            pen.seal(seal, middle, top + self.floor / 2, min(self.body, self.floor) * 0.98)
            canvas.close()
        if lit:
            canvas.halo(left - 2, top, self.body + 4, self.floor)
        canvas.close()

    def window(self, points: int, middle: float, top: float) -> None:
        """An arched window with the points of a commission."""
        tall = 0.76 * self.floor
        wide = min(0.62 * self.body, 1.1 * tall)
        base = top + 0.9 * self.floor
        arch = min(wide / 2, 0.4 * tall)
        self.canvas.path(
            f"M{middle - wide / 2:.1f} {base:.1f}v{arch - tall:.1f}"
            f"q0 {-arch:.1f} {wide / 2:.1f} {-arch:.1f}q{wide / 2:.1f} 0 {wide / 2:.1f} {arch:.1f}"
            f"v{tall - arch:.1f}Z",
            fill="panel",
            stroke="black",
        )
        size = 0.6 * self.floor if self.pen.small else 0.48 * self.floor
        self.canvas.text(middle, base - 0.16 * self.floor, str(points), size, bold=True)

    def balcony(self, numeral: str, points: int, left: float, top: float, *, is_open: bool) -> None:
        """A balcony with numeral and points; the next to be fulfilled has a dark medallion."""
        canvas, pen = self.canvas, self.pen
        out = 0.06 * self.body
        x, width = left - out, self.body + 2 * out
        y, height = top + 0.06 * self.floor, 0.88 * self.floor
        rail = y + 0.74 * height
        canvas.rect(x, y, width, height, fill="leaf", stroke="black", line=1.2, round=3)
        step = width / 9
        bars = "".join(
            f"M{x + step * (i + 0.5):.1f} {rail:.1f}v{y + height - rail:.1f}" for i in range(9)
        )
        canvas.path(bars, stroke="gold", line=0.36 * step)
        canvas.path(f"M{x:.1f} {rail:.1f}h{width:.1f}", stroke="black")
        if not is_open:
            return
        is_next = pen.table["balcony"] == numeral
        size = 0.46 * self.floor if pen.small else 0.34 * self.floor
        middle = y + 0.39 * height
        radius = 0.36 * height
        canvas.rect(
            x + 0.04 * width,
            middle - 0.86 * radius,
            0.46 * width,
            1.72 * radius,
            fill="black" if is_next else "leaf",
            stroke="black",
            round=radius,
        )
        canvas.text(
            x + 0.27 * width,
            middle + 0.34 * size,
            pen.say(f"numeral-{numeral}"),
            size,
            fill="leaf" if is_next else "black",
            serif=True,
            bold=True,
        )
        size *= 1.25
        canvas.text(
            x + 0.75 * width, middle + 0.36 * size, str(points), size, fill="black", bold=True
        )

    def flag(self, column: int, colour: str) -> None:
        """The pennant of a family, with the points for the majority and who has it. §15.3"""
        canvas, pen = self.canvas, self.pen
        tower = pen.table["board"][colour]
        leader = tower["leader"]
        left, width = self.left(column), self.body
        roof = self.y + self.sky - width / 7
        pole = left + 0.3 * width
        head = self.y + (2 if pen.small else 7)
        tall = 0.62 * (roof - head)
        wide = 0.66 * width
        title = f"{pen.say('picture-flag')}: {tower['flag']}"
        if leader is not None:
            title += f" – {pen.name(leader)}"
        canvas.open(f"flag:{colour}", title)
        canvas.path(f"M{pole:.1f} {head:.1f}V{roof:.1f}", stroke="black", line=2)
        canvas.path(
            f"M{pole:.1f} {head + 1:.1f}h{wide:.1f}l{-0.18 * wide:.1f} {tall / 2:.1f}"
            f" {0.18 * wide:.1f} {tall / 2:.1f}h{-wide:.1f}Z",
            fill=pen.paint(colour),
            stroke="black",
        )
        size = max(11.0, 0.74 * tall) if pen.small else 0.5 * tall
        canvas.text(
            pole + (0.56 if pen.small else 0.66) * wide,
            head + 1 + tall / 2 + 0.36 * size,
            str(tower["flag"]),
            size,
            fill=pen.ink_on(colour),
            bold=True,
        )
        mark = (0.5 if pen.small else 0.34) * tall
        canvas.use(
            f"mark-{colour}",
            pole + 4,
            head + 1 + (tall - mark) / 2,
            mark,
            mark,
            fill=pen.ink_on(colour),
        )
        if leader is not None:
            token = 0.34 * width if pen.small else 0.4 * width
            canvas.open("", piece=f"leader:{leader}@{colour}", source=f"seals:{leader}")
            pen.seal(leader, left + 0.08 * width, roof - 0.35 * token, token)
            canvas.close()
        canvas.close()

    def bag(self, column: int, colour: str) -> None:
        """How many bricks of the colour are in the bag: on the foundation of its tower."""
        canvas, pen = self.canvas, self.pen
        left = self.left(column) - 0.06 * self.body
        width = 1.12 * self.body
        top = self.y + self.height - self.base
        tall = self.base - 3
        count = pen.table["bag"].get(colour, 0)
        title = f"{pen.say('picture-bag')}: {pen.colours[colour]} {count}"
        lit = canvas.open(f"bag:{colour}", title)
        canvas.path(
            f"M{left + 3:.1f} {top:.1f}h{width - 6:.1f}l3 {tall:.1f}h{-width:.1f}Z",
            fill="stone",
            stroke="black",
        )
        pen.pile(colour, count, left + 1, top + 1, width - 2, tall - 2, "bag")
        if lit:
            canvas.halo(left, top, width, tall)
        canvas.close()
