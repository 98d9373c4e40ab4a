"""The table as a picture: nine or ten cities with their towers, everybody's things, the hand."""

from __future__ import annotations

from typing import Any, Final

from palio.core.game import View
from palio.core.seats import Seat
from palio.draw.canvas import Canvas

ROMAN: Final = {5: "V", 7: "VII", 9: "IX"}
PERSONS: Final = ("hat", "lady", "beard")
HEADS: Final = {"hats": "hat", "ladies": "lady", "beards": "beard"}
# Where the cities lie, roughly as on a map: column and row.
MAP: Final[dict[str, tuple[float, float]]] = {
    "milano": (0.0, 0.0),
    "verona": (1.25, 0.0),
    "ferrara": (2.5, 0.0),
    "parma": (0.35, 1.0),
    "pistoia": (1.5, 1.0),
    "bologna": (2.65, 1.0),
    "lucca": (0.0, 2.0),
    "firenze": (1.0, 2.0),
    "siena": (2.0, 2.0),
    "roma": (3.0, 2.0),
}


class Sizes:
    """How large a city is drawn, and where its parts lie in it."""

    def __init__(self, width: float, height: float, floor: float, *, compact: bool = False) -> None:
        """``compact``: the tiles lie in the line with the name."""
        self.width = width
        self.height = height
        self.floor = floor  # the height of a floor
        self.compact = compact
        self.plot = 0.27 * width  # the width of a plot
        self.head = 22.0 if compact else 0.19 * height  # the line with crest and name
        self.ground = 0.93 * height
        self.card_width = 0.27 * width
        self.card_height = 1.38 * self.card_width
        self.coin = 19.0 if compact else 0.48 * self.card_width


def draw(view: View, seat: Seat | None, canvas: Canvas) -> None:
    """Everything that this seat, or a spectator, may see."""
    table: dict[str, Any] = dict(view)
    Drawing(table, seat, canvas).draw()


class Drawing:
    """One drawing in the making."""

    def __init__(self, table: dict[str, Any], seat: Seat | None, canvas: Canvas) -> None:
        self.table = table
        self.seat = seat
        self.canvas = canvas
        self.say = canvas.say

    def draw(self) -> None:
        """The whole page."""
        layout = self.canvas.layout
        self.canvas.rect(0, 0, layout.width, layout.height, fill="table")
        if layout.name == "wide":
            self.wide()
        elif layout.name == "tall":
            self.tall()
        else:
            self.phone()

    # The pages.

    def wide(self) -> None:
        self.land(16, 16, 1056, 676)
        sizes = Sizes(242, 208, 12.2)
        for name in self.table["cities"]:
            column, row = MAP[name]
            self.city(name, 30 + column * 262, 26 + row * 222, sizes)
        self.deck(66 if self.has_pistoia else 462, 300, 54)
        self.players(1088, 16, 336, 868)
        self.hand(16, 704, 1056, 180)

    def tall(self) -> None:
        self.land(12, 12, 796, 792)
        rows = 4 if self.has_pistoia else 3
        each = 780 / rows
        sizes = Sizes(240, min(each - 10, 230), 10.6 if rows == 4 else 14.0)
        for index, name in enumerate(self.order()):
            at = 28 + index % 3 * 262
            self.city(name, at, 22 + index // 3 * each, sizes)
        self.players(12, 816, 796, 196)
        self.hand(12, 1024, 796, 146)
        if self.has_pistoia:
            self.deck(420, 640, 56)
        else:
            self.deck(736, 1044, 52)

    def phone(self) -> None:
        sizes = Sizes(184, 110, 6.6, compact=True)
        for index, name in enumerate(self.order()):
            self.city(name, 7 + index % 2 * 192, 6 + index // 2 * 116, sizes, panel=True)
        self.players(7, 588, 376, 116)
        self.hand(7, 712, 376, 126)
        if self.has_pistoia:
            self.deck(316, 740, 34)
        else:
            self.deck(264, 486, 44)

    @property
    def has_pistoia(self) -> bool:
        """Is the tenth city in play? §1.1"""
        return "pistoia" in self.table["cities"]

    def order(self) -> list[str]:
        """The cities from north to south."""
        return sorted(self.table["cities"], key=lambda name: (MAP[name][1], MAP[name][0]))

    # The map.

    def land(self, x: float, y: float, width: float, height: float) -> None:
        """A sheet of parchment with the two seas and a few hills."""
        canvas = self.canvas
        canvas.rect(x, y, width, height, fill="parchment", stroke="edge", line=1.5, round=10)
        low, right = y + height, x + width
        west = (
            f"M{x:.0f} {y + 0.4 * height:.0f}c26 40 12 70 22 110s36 60 30 120 30 90 70 "
            f"{0.6 * height - 260:.0f}c40 18 90 6 130 30H{x + 10:.0f}q-10 0 -10 -10Z"
        )
        east = (
            f"M{right:.0f} {y + 0.04 * height:.0f}c-46 20 -66 60 -50 104s-6 90 14 130 16 60 36 84Z"
        )
        for sea in (west, east):
            canvas.path(sea, fill="sea", more=' opacity="0.7"')
        canvas.path(
            f"M{right - 30:.0f} {y + 0.12 * height:.0f}q6 -5 12 0t12 0"
            f"M{x + 12:.0f} {low - 60:.0f}q6 -5 12 0t12 0"
            f"M{x + 30:.0f} {low - 36:.0f}q6 -5 12 0t12 0",
            stroke="faint",
            line=1.2,
            more=' opacity="0.6"',
        )
        hills = "".join(
            f"M{x + width * a:.0f} {y + height * b:.0f}q14 -26 28 0m-14 4q14 -26 28 0"
            for a, b in ((0.262, 0.05), (0.56, 0.05), (0.03, 0.42), (0.6, 0.42), (0.88, 0.6))
        )
        canvas.path(hills, stroke="hill", line=3)

    def city(self, name: str, x: float, y: float, sizes: Sizes, *, panel: bool = False) -> None:
        """A city: crest, name, numeral, two plots, two tiles, and the card beside it."""
        canvas = self.canvas
        city = self.table["cities"][name]
        title = self.say(f"city-{name}")
        if panel:
            canvas.rect(x, y, sizes.width, sizes.height, fill="parchment", stroke="edge", round=6)
        self.head(name, city, title, x, y, sizes)
        left = x + 0.035 * sizes.width
        right = left + sizes.plot + 0.045 * sizes.width
        for side, at in (("left", left), ("right", right)):
            self.plot(name, side, city[side], at, y, sizes)
        card_x = x + sizes.width - sizes.card_width - 0.04 * sizes.width
        self.market(name, city["market"], card_x, y + sizes.head + 0.03 * sizes.height, sizes)
        if sizes.compact:
            room = 2 * sizes.coin + 2
            self.tiles(city["tiles"], x + sizes.width - room - 3, y + 1.5, room, sizes)
        else:
            top = y + sizes.ground - sizes.coin + 0.03 * sizes.height
            self.tiles(city["tiles"], card_x, top, sizes.card_width, sizes)

    def head(
        self, name: str, city: dict[str, Any], title: str, x: float, y: float, sizes: Sizes
    ) -> None:
        canvas = self.canvas
        height = sizes.head
        wide = sizes.width - (2 * sizes.coin + 10 if sizes.compact else 0.04 * sizes.width)
        lit = canvas.open(f"city:{name}", title)
        canvas.use(f"crest-{name}", x + 2, y + 1, height, height)
        canvas.text(
            x + height + 8,
            y + height * 0.74,
            title,
            height * 0.62,
            anchor="start",
            serif=True,
            bold=True,
            width=wide - 2.3 * height,
        )
        canvas.text(
            x + wide,
            y + height * 0.74,
            ROMAN.get(city["floors"], str(city["floors"])),
            height * 0.6,
            anchor="end",
            serif=True,
            fill="faint",
        )
        if lit:
            canvas.halo(x, y, wide + 4, height + 2)
        canvas.close()

    def plot(
        self, name: str, side: str, floors: list[int], x: float, y: float, sizes: Sizes
    ) -> None:
        """A plot and the tower on it; each floor carries its builder's colour and emblem."""
        canvas = self.canvas
        ground = y + sizes.ground
        top = y + sizes.head + 0.05 * sizes.height
        city = self.say(f"city-{name}")
        lit = canvas.open(
            f"plot:{name}:{side}", f"{city}, {self.say(f'side-{side}')}: {len(floors)}"
        )
        width = sizes.plot
        canvas.rect(x, top, width, ground - top, fill="panel", more=' opacity="0.35"', round=4)
        canvas.path(
            f"M{x - 3:.1f} {ground:.1f}h{width + 6:.1f}l-4 {0.045 * sizes.height:.1f}"
            f"h{-(width - 2):.1f}Z",
            fill="stone",
            stroke="faint",
            line=0.8,
        )
        inset = 0.1 * width
        for level, owner in enumerate(floors):
            self.floor(name, side, level, owner, x + inset, ground, width - 2 * inset, sizes)
        if floors:
            self.roof(x + inset, ground - len(floors) * sizes.floor, width - 2 * inset, floors[-1])
        if lit:
            canvas.halo(x - 3, top - 2, width + 6, ground - top + 0.06 * sizes.height + 4)
        canvas.close()

    def floor(
        self,
        name: str,
        side: str,
        level: int,
        owner: int,
        x: float,
        ground: float,
        width: float,
        sizes: Sizes,
    ) -> None:
        canvas = self.canvas
        y = ground - (level + 1) * sizes.floor
        colour = canvas.theme.seat(owner)
        canvas.rect(x, y, width, sizes.floor, fill=colour, stroke="black", line=0.7)
        canvas.emblem(owner, x + width / 2, y + sizes.floor / 2, sizes.floor * 0.72, fill="on_seat")

    def roof(self, x: float, y: float, width: float, owner: int) -> None:
        """Battlements, so that a tower is a tower."""
        canvas = self.canvas
        tooth = width / 5
        d = f"M{x:.1f} {y:.1f}v{-tooth:.1f}"
        d += f"h{tooth:.1f}v{tooth * 0.6:.1f}h{tooth:.1f}v{-tooth * 0.6:.1f}" * 2
        d += f"h{tooth:.1f}v{tooth:.1f}Z"
        canvas.path(d, fill=canvas.theme.seat(owner), stroke="black", line=0.7)

    def tiles(self, tiles: list[int], x: float, y: float, width: float, sizes: Sizes) -> None:
        """The fame tiles that are still to be won."""
        canvas = self.canvas
        size = sizes.coin
        for index, fame in enumerate(tiles):
            at = x + index * (width - size)
            canvas.use("coin", at, y, size, size)
            canvas.text(
                at + size / 2, y + size * 0.69, str(fame), size * 0.56, bold=True, fill="black"
            )

    def market(self, name: str, card: str | None, x: float, y: float, sizes: Sizes) -> None:
        canvas = self.canvas
        lit = canvas.open(f"market:{name}", self.card_title(card) if card else "")
        if card:
            self.card(card, x, y, sizes.card_width)
        else:
            canvas.rect(
                x,
                y,
                sizes.card_width,
                sizes.card_height,
                fill="none",
                stroke="edge",
                round=4,
                more=' stroke-dasharray="4 3"',
            )
        if lit:
            canvas.halo(x - 2, y - 2, sizes.card_width + 4, sizes.card_height + 4)
        canvas.close()

    # Cards.

    def card_title(self, card: str) -> str:
        city, _, shows = card.removesuffix("-star").partition("-")
        return f"{self.say(f'city-{city}')}, {self.say(f'shows-{shows}')}"

    def card(self, card: str, x: float, y: float, width: float) -> None:
        """A card: one crest or two, and what else it shows."""
        canvas = self.canvas
        height = 1.38 * width
        city, _, shows = card.removesuffix("-star").partition("-")
        canvas.rect(x, y, width, height, fill="panel", stroke="faint", round=0.08 * width)
        canvas.rect(
            x + 0.05 * width,
            y + 0.05 * width,
            0.9 * width,
            height - 0.1 * width,
            fill="none",
            stroke="edge",
            line=0.8,
            round=0.05 * width,
        )
        crest = 0.42 * width
        if shows == "crests":
            canvas.use(f"crest-{city}", x + 0.06 * width, y + 0.12 * width, crest, crest)
            canvas.use(f"crest-{city}", x + 0.52 * width, y + 0.12 * width, crest, crest)
        else:
            canvas.use(f"crest-{city}", x + (width - crest) / 2, y + 0.1 * width, crest, crest)
        low = y + 0.62 * width
        if shows.startswith("two-"):
            sign = f"head-{HEADS[shows.removeprefix('two-')]}"
            for at in (0.07, 0.51):
                canvas.use(sign, x + at * width, low, 0.42 * width, 0.42 * width)
        elif shows in PERSONS:
            canvas.use(f"head-{shows}", x + 0.28 * width, low, 0.44 * width, 0.44 * width)
        elif shows in ("choice", "move"):
            canvas.use(f"sign-{shows}", x + 0.29 * width, low, 0.42 * width, 0.42 * width)
        canvas.text(
            x + width / 2,
            y + height - 0.1 * width,
            self.say(f"city-{city}"),
            0.17 * width,
            serif=True,
            width=0.84 * width,
        )

    def back(self, x: float, y: float, width: float) -> None:
        """The back of a card."""
        canvas = self.canvas
        height = 1.38 * width
        canvas.rect(x, y, width, height, fill="lapis", stroke="faint", round=0.08 * width)
        canvas.rect(
            x + 0.1 * width,
            y + 0.1 * width,
            0.8 * width,
            height - 0.2 * width,
            fill="none",
            stroke="leaf",
            line=1.2,
            round=0.05 * width,
        )
        canvas.emblem(0, x + width / 2, y + height / 2, 0.4 * width, fill="leaf")

    def deck(self, x: float, y: float, width: float) -> None:
        """The draw pile and how many are left."""
        canvas = self.canvas
        left = self.table["deck"]
        for step in range(min(3, left)):
            self.back(x - 2 * step, y - 2 * step, width)
        title = self.say("picture-deck", count=left)
        canvas.text(x + width / 2, y + 1.38 * width + 16, title, 13, fill="faint")

    # People.

    def players(self, x: float, y: float, width: float, height: float) -> None:
        """Everybody's public things, side by side or one below the other."""
        people = self.table["players"]
        count = len(people)
        if self.canvas.layout.is_wide:
            each = (height + 10) / count
            for seat in range(count):
                self.player(seat, x, y + seat * each, width, each - 10)
        else:
            each = (width + 6) / count
            for seat in range(count):
                self.player(seat, x + seat * each, y, each - 6, height)

    def player(self, seat: int, x: float, y: float, width: float, height: float) -> None:
        canvas = self.canvas
        person = self.table["players"][seat]
        own = seat == self.seat
        canvas.rect(
            x,
            y,
            width,
            height,
            fill="panel",
            stroke="ink" if own else "edge",
            line=2 if own else 1,
            round=8,
        )
        small = width < 180
        band = 24 if small else 34
        canvas.rect(x, y, width, band, fill=canvas.theme.seat(seat), round=8)
        canvas.emblem(seat, x + band * 0.55, y + band / 2, band * 0.6, fill="on_seat")
        canvas.text(
            x + band * 1.05,
            y + band * 0.68,
            self.say("picture-player", seat=f"seat:{seat}"),
            band * 0.5,
            anchor="start",
            fill="on_seat",
            serif=True,
            bold=True,
            width=width - band * 1.3,
        )
        self.possessions(person, seat, x, y + band, width, height - band, small=small)

    def possessions(
        self,
        person: dict[str, Any],
        seat: int,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        small: bool,
    ) -> None:
        """Heads and fame as anybody who paid attention knows them, floors, cards."""
        canvas = self.canvas
        memory = person["memory"]
        counts = [(f"head-{who}", memory["portraits"][who]) for who in PERSONS]
        counts.append(("coin", memory["fame"]))
        size = 14.0 if small else 24.0
        columns = 2 if small else 4
        step = (width - 10) / columns
        for index, (sign, count) in enumerate(counts):
            at = x + 6 + index % columns * step
            top = y + 5 + index // columns * (size + 3)
            canvas.use(sign, at, top, size, size)
            canvas.text(
                at + size + 4, top + size * 0.8, str(count), size * 0.82, anchor="start", bold=True
            )
        line = y + 5 + (2 if small else 1) * (size + 3) + (11 if small else 16)
        stock = f"{self.say('picture-stock')} {person['stock']}"
        canvas.text(x + 8, line, stock, 10.5 if small else 15, anchor="start", fill="faint")
        room = y + height - line - (10 if small else 16)
        card = min(room / 1.38, (width - 20) / 3.3, 66.0)
        if card < 12:
            return
        top = line + (5 if small else 9)
        taken = 0.0
        if seat != self.seat:
            cards = [*person["hand"], *[""] * person["hidden"]]
            for index, kind in enumerate(cards):
                at = x + 8 + index * (card + 3)
                if kind:
                    self.card(kind, at, top, card)
                else:
                    self.back(at, top, card)
            taken = len(cards) * (card + 3) + 14
        if not small:
            self.pile(memory["pile"], x + 8 + taken, top, width - taken - 16, card)

    def pile(self, cards: list[str], x: float, y: float, width: float, card: float) -> None:
        """What was played, the last card on top; as many as there is room to fan out."""
        if not cards or width < card:
            return
        step = 0.24 * card
        shown = cards[-(1 + int((width - card) / step)) :]
        for index, kind in enumerate(shown):
            self.card(kind, x + index * step, y, card)

    def hand(self, x: float, y: float, width: float, height: float) -> None:
        """The own hand, large and near, and the buttons."""
        canvas = self.canvas
        canvas.rect(x, y, width, height, fill="shade", stroke="edge", round=10)
        cards: list[str] = []
        if self.seat is not None:
            cards = list(self.table["players"][self.seat]["hand"])
        size = min((height - 22) / 1.38, 112.0)
        step = size + 14
        left = x + 16
        for index, card in enumerate(cards):
            at = left + index * step
            top = y + (height - 1.38 * size) / 2
            lit = canvas.open(f"card:{card}", self.card_title(card))
            self.card(card, at, top, size)
            if lit:
                canvas.halo(at - 3, top - 3, size + 6, 1.38 * size + 6)
            canvas.close()
        start = left + len(cards) * step
        canvas.buttons(start, y + 14, x + width - start - 12)
