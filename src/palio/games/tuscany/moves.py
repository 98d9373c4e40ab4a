"""Every answer that can be given, made once for a box."""

from typing import Final

from mypy_extensions import i64

from palio.core.components import Shared
from palio.core.move import Move
from palio.core.words import Value, Words, seat_name
from palio.games.tuscany.components import (
    BONUSES,
    COLOUR_COUNT,
    COLOURS,
    LETTERS,
    MOST_SEATS,
    Box,
    Part,
    Tile,
    Yield,
)
from palio.games.tuscany.geometry import FIELD_NAMES, SHIFTS, Atlas

TURNED: Final = ("", " turned")
CAN_DRAW: Final = 1
CAN_TAKE: Final = 2
CAN_PLACE: Final = 4
"""Bits of a set of actions. §2.1"""


def named(colour: int) -> dict[str, Value]:
    """A colour in words: by itself, and as it stands before "cards" (in German "rote")."""
    return {"colour": f"colour-{COLOURS[colour]}", "shade": f"shade-{COLOURS[colour]}"}


class First(Move):
    """The lot falls on a seat. §1.1"""

    def __init__(self, seat: int) -> None:
        label = Words("move-first", {"seat": seat_name(seat)})
        super().__init__(f"first {seat}", f"seat:{seat}", label)
        self.seat = seat


class Reveal(Move):
    """A tile comes from a stack into the display. §1.2, §4.3"""

    def __init__(self, tile: Tile) -> None:
        label = Words("move-reveal", {"tile": f"tile-{tile.id}"})
        super().__init__(f"reveal {tile.id}", f"tile:{tile.id}", label)
        self.kind: i64 = tile.index


class Card(Move):
    """A region card is drawn. §1.3, §3.1"""

    def __init__(self, colour: int) -> None:
        name = COLOURS[colour]
        label = Words("move-card", named(colour))
        super().__init__(f"card {name}", f"card:{name}", label)
        self.colour: i64 = colour


class Deal(Move):
    """A part of a board is given out. §1.4"""

    def __init__(self, index: int, part: Part) -> None:
        super().__init__(
            f"part {part.id}", f"part:{part.id}", Words("move-part", {"part": part.id})
        )
        self.part: i64 = index


class Lay(Move):
    """A part is laid, turned or not. §1.5"""

    def __init__(self, letter: int, turned: int) -> None:
        name = LETTERS[letter]
        key = "move-lay-turned" if turned else "move-lay"
        target = f"part:{name}:turned" if turned else f"part:{name}"
        super().__init__(f"lay {name}{TURNED[turned]}", target, Words(key, {"letter": name}))


class Shift(Move):
    """Half a hexagon up or down. §1.5"""

    def __init__(self, shift: int) -> None:
        name = SHIFTS[shift]
        super().__init__(f"shift {name}", f"button:{name}", Words(f"move-shift-{name}"))


class Field(Move):
    """A field of one's own board. §1.6, §6.5"""

    def __init__(self, field: int) -> None:
        name = FIELD_NAMES[field]
        super().__init__(f"field {name}", f"field:{name}", Words("move-field", {"field": name}))
        self.field: i64 = field


class Bonus(Move):
    """A bonus tile. §1.8, §8.3"""

    def __init__(self, bonus: int) -> None:
        name = BONUSES[bonus]
        label = Words("move-bonus", {"bonus": f"bonus-{name}"})
        super().__init__(f"bonus {name}", f"bonus:{name}", label)
        self.bonus: i64 = bonus


class Take(Move):
    """A tile of the display. §4.1, §8.1"""

    def __init__(self, tile: Tile) -> None:
        label = Words("move-take", {"tile": f"tile-{tile.id}"})
        super().__init__(f"take {tile.id}", f"display:{tile.id}", label)
        self.kind: i64 = tile.index


class Refresh(Move):
    """All tiles of a colour leave the display. §4.6"""

    def __init__(self, colour: int) -> None:
        name = COLOURS[colour]
        label = Words("move-refresh", named(colour))
        super().__init__(f"refresh {name}", f"refresh:{name}", label)
        self.colour: i64 = colour


class Place(Move):
    """What lies on a storage space is to be placed. §6.1"""

    def __init__(self, box: Box, kind: int) -> None:
        name = box.tile_id(kind)
        label = Words("move-place", {"tile": f"tile-{name}"})
        super().__init__(f"place {name}", f"storage:{name}", label)
        self.kind: i64 = kind


class Discard(Move):
    """What lies on a storage space makes room. §4.2"""

    def __init__(self, box: Box, kind: int) -> None:
        name = box.tile_id(kind)
        label = Words("move-discard", {"tile": f"tile-{name}"})
        super().__init__(f"discard {name}", f"storage:{name}", label)
        self.kind: i64 = kind


class Pay(Move):
    """A price: so many cards of one or two colours, and workers. §6.2 to §6.4"""

    def __init__(self, first: int, first_count: int, second: int, second_count: int) -> None:
        """``second`` is a colour, or -1 for workers; the counts may be 0."""
        items: list[str] = []
        args: dict[str, Value] = {}
        key = "move-pay-workers"
        if first_count:
            items.append(counted(first_count, COLOURS[first]))
            args = {"count": first_count, **named(first)}
            key = "move-pay-cards"
        if second_count and second >= 0:
            items.append(counted(second_count, COLOURS[second]))
            args["other-count"] = second_count
            args["other"] = f"shade-{COLOURS[second]}"
            key = "move-pay-two-colours"
        elif second_count:
            items.append(counted(second_count, "workers" if second_count == 2 else "worker"))
            if first_count:
                key = "move-pay-cards-worker"
        text = "pay " + " + ".join(items)
        target = "pay:" + "+".join(items).replace(" ", "-")
        super().__init__(text, target, Words(key, args))
        self.first: i64 = first
        self.first_count: i64 = first_count
        self.second: i64 = second if second_count and second >= 0 else first
        self.second_count: i64 = second_count if second >= 0 else 0
        self.workers: i64 = second_count if second < 0 else 0


def counted(count: int, name: str) -> str:
    """
    >>> counted(1, "red"), counted(2, "red")
    ('red', '2 red')
    """
    return name if count == 1 else f"{count} {name}"


class YieldCard(Move):
    """A yield card is turned up. §8.9"""

    def __init__(self, card: Yield) -> None:
        label = Words(f"move-yield-{card.gain}", {"amount": card.amount})
        super().__init__(f"yield {card.id}", f"yield:{card.id}", label)
        self.kind: i64 = card.index


class Button(Move):
    """An action (§2.1), no thanks, or no more."""

    def __init__(self, name: str) -> None:
        super().__init__(name, f"button:{name}", Words(f"button-{name}"))


class Moves(Shared):
    """The moves of a box, by what they do, and the boards that its parts make."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.atlas = Atlas(box)
        colours = range(COLOUR_COUNT)
        stored = [*range(len(box.tiles)), box.hexagon]
        self.first = [First(seat) for seat in range(MOST_SEATS)]
        self.reveal = [Reveal(tile) for tile in box.tiles]
        self.card = [Card(colour) for colour in colours]
        self.deal = [Deal(index, part) for index, part in enumerate(box.parts)]
        self.lay = [Lay(letter, turned) for letter in range(len(LETTERS)) for turned in (0, 1)]
        self.lay_rest = [self._lay_rest(laid) for laid in range(1 << len(LETTERS))]
        """By the set of letters that are laid: the answers for all others. §1.5"""
        self.shift: list[Move] = [Shift(shift) for shift in range(len(SHIFTS))]
        self.field = [Field(field) for field in range(len(FIELD_NAMES))]
        self.bonus = [Bonus(bonus) for bonus in range(len(BONUSES))]
        self.draw = Button("draw")
        self.take_a_tile = Button("take")
        self.place_a_tile = Button("place")
        self.end = Button("end")
        every = range(CAN_DRAW + CAN_TAKE + CAN_PLACE + 1)
        self.actions = [self._actions(possible) for possible in every]
        """The answers for each set of actions that can be carried through. §2.1"""
        self.second_actions = [[self.end, *self._actions(possible)] for possible in every]
        self.take = [Take(tile) for tile in box.tiles]
        self.refresh = [Refresh(colour) for colour in colours]
        self.place = [Place(box, kind) for kind in stored]
        self.discard = [Discard(box, kind) for kind in stored]
        self.pay_two = [Pay(colour, 2, -1, 0) for colour in colours]
        self.pay_worker = [Pay(colour, 1, -1, 1) for colour in colours]
        self.pay_pair = [[Pay(colour, 1, other, 2) for other in colours] for colour in colours]
        """By the colour of the card, then by that of the pair."""
        self.pay_workers = Pay(-1, 0, -1, 2)
        self.pay_pair_worker = [Pay(colour, 2, -1, 1) for colour in colours]
        # Two pairs of different colours are one move, whichever is named first.
        halves = [[Pay(one, 2, two, 2) for two in range(one + 1, COLOUR_COUNT)] for one in colours]
        self.pay_four = [Pay(colour, 4, -1, 0) for colour in colours]
        self.pay_pairs = [
            [
                self.pay_four[one] if one == two else halves[min(one, two)][abs(one - two) - 1]
                for two in colours
            ]
            for one in colours
        ]
        self.yield_card = [YieldCard(card) for card in box.yields]
        self.pass_ = Button("pass")

    def _actions(self, possible: int) -> list[Move]:
        """The answers for a set of actions."""
        answers: list[Move] = []
        if possible & CAN_DRAW:
            answers.append(self.draw)
        if possible & CAN_TAKE:
            answers.append(self.take_a_tile)
        if possible & CAN_PLACE:
            answers.append(self.place_a_tile)
        return answers

    def _lay_rest(self, laid: int) -> list[Move]:
        """The answers for all letters but those of a set."""
        answers: list[Move] = []
        for letter in range(len(LETTERS)):
            if not laid >> letter & 1:
                answers += self.lay[2 * letter : 2 * letter + 2]
        return answers

    def all(self) -> list[Move]:
        """The catalogue, in a fixed order."""
        moves: list[Move] = [*self.first, *self.reveal, *self.card, *self.deal, *self.lay]
        moves += [*self.shift, *self.field, *self.bonus, *self.take, *self.refresh]
        moves += [*self.place, *self.discard, *self.pay_two, *self.pay_worker]
        for one in range(COLOUR_COUNT):
            for two in range(COLOUR_COUNT):
                if one != two:
                    moves.append(self.pay_pair[one][two])
        moves += [self.pay_workers, *self.pay_pair_worker]
        for one in range(COLOUR_COUNT):
            for two in range(one, COLOUR_COUNT):
                moves.append(self.pay_pairs[one][two])
        actions = [self.draw, self.take_a_tile, self.place_a_tile, self.end, self.pass_]
        return [*moves, *self.yield_card, *actions]
