"""Bottega: a whole small game for Palio, to copy from. 2 to 4 painters, five minutes.

§1 The bag holds 8 red, 6 blue and 4 gold pigments. Everybody draws 3, in secret.
§2 On your turn, choose a pigment from your hand, then put it to use: in the shop window, where it
   makes its colour fashionable, or on your own canvas. Then draw a new one, in secret, if the
   bag has any. Painters with an empty hand are passed over.
§3 The game ends when all hands are empty. Each pigment on your canvas is worth as many points as
   there are pigments of its colour in the window. A tie goes to more gold on the canvas, and
   is a shared win after that.
"""

from typing import Final

from palio.core.components import Shared
from palio.core.facts import Fact, Tell
from palio.core.game import Frame, Game, Rng, State, View
from palio.core.move import Move
from palio.core.outcome import Outcome
from palio.core.seats import CHANCE, Seat
from palio.core.setup import Setup
from palio.core.words import Say, Words, columns, seat_name

COLOURS: Final = ("red", "blue", "gold")
IN_THE_BAG: Final = (8, 6, 4)
HAND: Final = 3
GOLD: Final = COLOURS.index("gold")


class Studio(State):
    """What lies on the table: counts of pigments by colour, no rules."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.bag = list(IN_THE_BAG)
        self.easel = [0] * len(COLOURS)
        """The chosen pigment, until it is put to use: all have seen it."""
        self.window = [0] * len(COLOURS)
        self.hands = [[0] * len(COLOURS) for _ in range(seats)]
        self.canvases = [[0] * len(COLOURS) for _ in range(seats)]

    def copy(self) -> "Studio":
        other = Studio(len(self.hands))
        other.pending = self.pending.copy()
        other.bag = self.bag.copy()
        other.easel = self.easel.copy()
        other.window = self.window.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.canvases = [canvas.copy() for canvas in self.canvases]
        return other


class Colour(Move):
    """A colour, drawn by chance or chosen by a painter."""

    def __init__(self, verb: str, colour: int) -> None:
        name = COLOURS[colour]
        label = Words(f"move-{verb}", {"colour": f"colour-{name}"})
        super().__init__(f"{verb} {name}", f"pigment:{name}", label)
        self.colour = colour


class Place(Move):
    """Where the chosen pigment goes."""

    def __init__(self, place: str) -> None:
        super().__init__(place, f"place:{place}", Words(f"move-{place}"))


class Moves(Shared):
    """All moves there are, made once."""

    draw: Final = [Colour("draw", colour) for colour in range(len(COLOURS))]
    choose: Final = [Colour("choose", colour) for colour in range(len(COLOURS))]
    window: Final = Place("window")
    canvas: Final = Place("canvas")


class Draw(Frame[Studio]):
    """Chance: which pigment does a painter draw from the bag, in secret? §1, §2"""

    def __init__(self, to: Seat) -> None:
        super().__init__(CHANCE)
        self.to = to

    def words(self, state: Studio) -> Words:
        return Words("ask-draw", {"seat": seat_name(self.to)})

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.to

    def legal_moves(self, state: Studio) -> list[Move]:
        return [Moves.draw[colour] for colour, count in enumerate(state.bag) if count]

    def odds(self, state: Studio) -> list[float]:
        return [count / sum(state.bag) for count in state.bag if count]

    def play(self, state: Studio, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Colour)
        state.bag[move.colour] -= 1
        state.hands[self.to][move.colour] += 1
        if tell is not None:
            values = {"colour": f"colour-{COLOURS[move.colour]}"}
            tell(Fact("drawn", "§2", self.to, values, (move.target,), secret=("colour",)))


class Choose(Frame[Studio]):
    """The first question of a turn: which pigment? §2"""

    def words(self, state: Studio) -> Words:
        return Words("ask-choose", {"seat": seat_name(self.seat)})

    def legal_moves(self, state: Studio) -> list[Move]:
        hand = state.hands[self.seat]
        return [Moves.choose[colour] for colour, count in enumerate(hand) if count]

    def ways(self, state: Studio, move: Move) -> int:
        assert isinstance(move, Colour)
        return state.hands[self.seat][move.colour]

    def play(self, state: Studio, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Colour)
        state.hands[self.seat][move.colour] -= 1
        state.easel[move.colour] += 1
        state.pending.append(Use(self.seat, move.colour))


class Use(Frame[Studio]):
    """The second: window or canvas? §2"""

    def __init__(self, seat: Seat, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def words(self, state: Studio) -> Words:
        return Words("ask-use", {"colour": f"colour-{COLOURS[self.colour]}"})

    def legal_moves(self, state: Studio) -> list[Move]:
        return [Moves.window, Moves.canvas]

    def play(self, state: Studio, move: Move, tell: Tell | None) -> None:
        state.easel[self.colour] -= 1
        place = state.window if move is Moves.window else state.canvases[self.seat]
        place[self.colour] += 1
        if tell is not None:
            values = {"colour": f"colour-{COLOURS[self.colour]}", "place": f"place-{move.text}"}
            tell(Fact("used", "§2", self.seat, values, (move.target,)))
        seats = len(state.hands)
        draws = any(state.bag)
        for step in range(1, seats + 1):
            following = (self.seat + step) % seats
            if any(state.hands[following]) or (following == self.seat and draws):
                state.pending.append(Choose(following))
                break
        if draws:
            state.pending.append(Draw(self.seat))
        elif not state.pending and tell is not None:
            for seat, points in enumerate(scores(state)):
                tell(Fact("counted", "§3", seat, {"points": points}, points=points))


def scores(state: Studio) -> list[int]:
    """Each pigment on a canvas is worth as many points as the window has of its colour. §3"""
    worth = state.window
    return [sum(w * n for w, n in zip(worth, own, strict=True)) for own in state.canvases]


class Bottega(Game[Studio]):
    """The verbs."""

    def __init__(self) -> None:
        super().__init__(
            slug="bottega",
            title="Bottega",
            package="bottega",
            seats=(2, 3, 4),
            max_moves=60,
            moves=[*Moves.draw, *Moves.choose, Moves.window, Moves.canvas],
        )

    def new(self, setup: Setup) -> Studio:
        studio = Studio(setup.seats)
        studio.pending.append(Choose(0))
        studio.pending += [Draw(seat) for seat in range(setup.seats) for _ in range(HAND)]
        return studio

    def copy(self, state: Studio) -> Studio:
        return state.copy()

    def outcome(self, state: Studio) -> Outcome | None:
        if state.pending:
            return None
        return Outcome(scores(state), [[canvas[GOLD] for canvas in state.canvases]])  # §3

    def view(self, state: Studio, seat: Seat | None) -> View:
        # The bag's contents would tell what the others hold; a seat may know only how many.
        hands = [own if who == seat else sum(own) for who, own in enumerate(state.hands)]
        return View(
            {
                "bag": sum(state.bag),
                "easel": list(state.easel),
                "window": list(state.window),
                "hands": [list(own) if isinstance(own, list) else own for own in hands],
                "canvases": [list(canvas) for canvas in state.canvases],
            }
        )

    def resample(self, state: Studio, seat: Seat, rng: Rng) -> Studio:
        world = state.copy()
        others = [who for who in range(len(world.hands)) if who != seat]
        unknown = [
            colour
            for colour in range(len(COLOURS))
            for _ in range(world.bag[colour] + sum(world.hands[who][colour] for who in others))
        ]
        for who in others:
            held = sum(world.hands[who])
            world.hands[who] = [0] * len(COLOURS)
            for _ in range(held):
                world.hands[who][unknown.pop(int(rng.random() * len(unknown)))] += 1
        world.bag = [unknown.count(colour) for colour in range(len(COLOURS))]
        return world

    def census(self, state: Studio) -> dict[str, int]:
        places = [state.bag, state.easel, state.window, *state.hands, *state.canvases]
        return {name: sum(place[i] for place in places) for i, name in enumerate(COLOURS)}

    def picture(self, view: View, seat: Seat | None, say: Say) -> str:
        rows = [["", *(say(f"colour-{name}") for name in COLOURS)]]
        for name in ("window", "easel", "hands", "canvases"):
            value = view[name]
            assert isinstance(value, list)
            own = name in ("hands", "canvases")
            for who, pigments in enumerate(value if own else [value]):
                label = say(f"place-{name}") + (f" {who + 1}" if own else "")
                cells = pigments if isinstance(pigments, list) else [f"({pigments})", "", ""]
                rows.append([label, *map(str, cells)])
        return "\n".join([*columns(rows), say("picture-bag", count=str(view["bag"]))])


GAME = Bottega()
