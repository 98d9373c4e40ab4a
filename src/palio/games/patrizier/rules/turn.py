"""The questions of a turn, in their order: play, build, special action, draw, refill. §2 to §7"""

from typing import Final, final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.game import Frame
from palio.core.move import Move
from palio.core.packed import append, pop
from palio.core.seats import CHANCE, Seat
from palio.core.words import Value, Words, seat_name
from palio.games.patrizier.components import CITIES, MOST_KINDS, SEATS, SIDES
from palio.games.patrizier.moves import (
    LEFT,
    RIGHT,
    Build,
    Lay,
    Play,
    Shift,
    Show,
    Take,
)
from palio.games.patrizier.rules.cards import add, count_of, distinct, has, odds_of, take_out
from palio.games.patrizier.rules.scoring import score_city, tell_final_count
from palio.games.patrizier.state import Table


@final
class PlayCard(Frame[Table]):
    """Which card? §3"""

    def words(self, state: Table) -> Words:
        return Words("ask-play", {"seat": seat_name(self.seat)})

    def legal_moves(self, state: Table) -> list[Move]:
        dealt, taken = state.dealt[self.seat], state.taken[self.seat]
        play = state.moves.play
        moves: list[Move] = []  # §4.3: every card can be played
        last: i64 = -1
        i: i64 = 0
        j: i64 = 0
        while i < len(dealt) or j < len(taken):
            if j == len(taken) or (i < len(dealt) and dealt[i] < taken[j]):
                kind = dealt[i]
                i += 1
            else:
                kind = taken[j]
                j += 1
            if kind != last:
                moves.append(play[kind])
                last = kind
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        if not isinstance(move, Play):
            assert isinstance(move, Show)
            self.show(state, move.kind, tell)
            return
        # Of two equal cards the one that all have seen goes first: nobody could tell them apart.
        seat: i64 = self.seat
        kind = move.kind
        if has(state.taken[seat], kind):
            state.taken[seat] = take_out(state.taken[seat], kind)
        else:
            state.dealt[seat] = take_out(state.dealt[seat], kind)
        state.piles[seat] = append(state.piles[seat], kind)
        state.put_down(seat, kind)
        if tell is not None:
            tell(Fact("played", "§3.1", self.seat, state.box.kinds[move.kind].words))
        state.pending.append(BUILD_FLOORS[seat][kind])

    def ways(self, state: Table, move: Move) -> int:
        assert isinstance(move, Play)
        if has(state.taken[self.seat], move.kind):
            return 1  # it is that one, and tells nothing of the others
        return count_of(state.dealt[self.seat], move.kind)

    def shows(self, state: Table, move: Move) -> Move | None:
        """A card that only its owner had seen is known to all once it was played. §10.1"""
        assert isinstance(move, Play)
        is_known = has(state.taken[self.seat], move.kind)
        return None if is_known else state.moves.show[move.kind]

    def show(self, state: Table, kind: i64, tell: Tell | None) -> None:
        """The card is in the hand again, and from now on all know it. §10.1"""
        state.dealt[self.seat] = take_out(state.dealt[self.seat], kind)
        state.taken[self.seat] = add(state.taken[self.seat], kind)
        state.pending.append(self)
        if tell is not None:
            tell(Fact("shown", "§10.1", self.seat, state.box.kinds[kind].words))


@final
class BuildFloors(Frame[Table]):
    """On which plot of the card's city? §4"""

    def __init__(self, seat: Seat, kind: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind
        self.action = SpecialAction(seat, kind)
        """What follows if the card has the move symbol."""

    def words(self, state: Table) -> Words:
        card = state.box.kinds[self.kind]
        key = "ask-build" if card.crests == 1 else "ask-build-two"
        values: dict[str, Value] = {
            "seat": seat_name(self.seat),
            "city": f"city-{state.box.cities[card.city].name}",
        }
        side = self.side_to_fill(state)
        if side >= 0:
            key = "ask-build-last" if card.crests == 1 else "ask-build-last-two"
            values["side"] = f"side-{SIDES[side]}"
        return Words(key, values)

    def side_to_fill(self, state: Table) -> int:
        """The empty plot on which the last floor has to be built; -1: none. §4.4"""
        answers = self.legal_moves(state)
        if len(answers) > state.box.kinds[self.kind].crests:
            return -1
        first = answers[0]
        assert isinstance(first, Build)
        return RIGHT if first.right else LEFT

    def legal_moves(self, state: Table) -> list[Move]:
        card = state.box.kinds[self.kind]
        city = card.city
        moves = state.moves
        left = len(state.towers[2 * city + LEFT])
        right = len(state.towers[2 * city + RIGHT])
        left_empty, right_empty = left == 0, right == 0
        fills = left + right + card.crests == state.box.cities[city].floors
        # §4.4: the floor that fills the city goes to the empty plot, if there is one.
        if card.crests == 1:
            if fills and left_empty:
                return moves.one_floor_left[city]
            if fills and right_empty:
                return moves.one_floor_right[city]
            return moves.one_floor[city]
        if fills and right_empty:
            return moves.two_floors_some_right[city]
        if fills and left_empty:
            return moves.two_floors_some_left[city]
        return moves.two_floors[city]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Build)
        seat = self.seat
        if tell is not None:
            self.tell_built(state, move, tell)
        add_floors(state, 2 * move.city + LEFT, move.left, seat)
        add_floors(state, 2 * move.city + RIGHT, move.right, seat)
        state.stock[seat] -= move.left + move.right
        assert state.stock[seat] >= 0, "§4.3: nobody runs out of floors"
        if state.is_full(move.city):
            score_city(state, move.city, tell)  # §8.1: before anything else
        action = self.action
        if state.box.kinds[self.kind].is_move:
            if action.can_shift(state):
                state.pending.append(action)
                return
            if tell is not None:
                tell(Fact("lapsed", "§5.5", seat))
        ask_for_draw(state, action.draw, tell)

    def tell_built(self, state: Table, move: Build, tell: Tell) -> None:
        """The floors on each plot; ``state`` is the table before. §4.1, §4.2, §4.4"""
        city = state.box.cities[move.city]
        to_fill = self.side_to_fill(state)
        first = RIGHT if to_fill == LEFT else LEFT
        for side in (first, 1 - first):
            floors = move.left if side == LEFT else move.right
            targets = city.plots[side]
            if floors == 1 and side == to_fill:
                tell(Fact("built-last", "§4.4", self.seat, city.sides[side], targets))
            elif floors:
                tell(Fact("built", move.rule, self.seat, move.words[side], targets))


def add_floors(state: Table, plot: i64, floors: i64, seat: Seat) -> None:
    """Build on a plot. §4.1, §4.2"""
    if floors > 0:
        tower = append(state.towers[plot], seat)
        state.towers[plot] = append(tower, seat) if floors == 2 else tower


@final
class SpecialAction(Frame[Table]):
    """Which top floor changes over, if any? §5"""

    def __init__(self, seat: Seat, kind: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind
        self.draw = TakeCard(seat, kind)
        """What follows."""

    def words(self, state: Table) -> Words:
        return Words("ask-move", {"seat": seat_name(self.seat)})

    def is_open(self, state: Table, city: i64) -> bool:
        """The three conditions. §5.2, §5.3, §5.4"""
        return (
            city != state.box.kinds[self.kind].city
            and (
                has(state.towers[2 * city + LEFT], self.seat)
                or has(state.towers[2 * city + RIGHT], self.seat)
            )
            and not state.is_full(city)
        )

    def can_shift(self, state: Table) -> bool:
        """Is there anything to ask?"""
        for city in range(len(state.box.cities)):
            if self.is_open(state, city):
                return True
        return False

    def legal_moves(self, state: Table) -> list[Move]:
        moves: list[Move] = []
        shift = state.moves.shift
        for city in range(len(state.box.cities)):
            if self.is_open(state, city):
                if len(state.towers[2 * city + LEFT]):
                    moves.append(shift[2 * city + LEFT])
                if len(state.towers[2 * city + RIGHT]):
                    moves.append(shift[2 * city + RIGHT])
        moves.append(state.moves.pass_)
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Shift):
            plot = 2 * move.city + move.side
            other = 2 * move.city + 1 - move.side
            state.towers[plot], floor = pop(state.towers[plot])
            state.towers[other] = append(state.towers[other], floor)
            if tell is not None:
                self.tell_moved(state, move, floor, tell)
        elif tell is not None:
            tell(Fact("passed", "§5.5", self.seat))
        ask_for_draw(state, self.draw, tell)

    def tell_moved(self, state: Table, move: Shift, owner: Seat, tell: Tell) -> None:
        """Whose floor changed over, and from where to where. §5.1"""
        name = state.box.cities[move.city].name
        sides = (SIDES[move.side], SIDES[1 - move.side])
        values: dict[str, Value] = {
            "city": f"city-{name}",
            "from": f"side-{sides[0]}",
            "to": f"side-{sides[1]}",
        }
        targets = (f"plot:{name}:{sides[0]}", f"plot:{name}:{sides[1]}")
        if owner == self.seat:
            tell(Fact("moved-own", "§5.1", self.seat, values, targets))
            return
        values["owner"] = seat_name(owner)
        tell(Fact("moved", "§5.1", self.seat, values, targets))


@final
class TakeCard(Frame[Table]):
    """Which card of the market? §6"""

    def __init__(self, seat: Seat, kind: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind

    def words(self, state: Table) -> Words:
        moves = self.legal_moves(state)
        values: dict[str, Value] = {"seat": seat_name(self.seat)}
        if len(moves) == 1:
            only = moves[0]
            assert isinstance(only, Take)
            values |= state.box.kinds[state.market[only.city]].words_at[only.city]
            return Words("ask-take", values)
        played = state.box.kinds[self.kind]
        if played.is_choice:
            return Words("ask-take-any", values)  # §6.2
        values["at"] = f"city-{state.box.cities[played.city].name}"
        return Words("ask-take-other", values)  # §6.3

    def legal_moves(self, state: Table) -> list[Move]:
        played = state.box.kinds[self.kind]
        take = state.moves.take
        if not played.is_choice and state.market[played.city] >= 0:
            return state.moves.take_only[played.city]  # §6.1
        market = state.market
        return [take[city] for city in range(len(market)) if market[city] >= 0]  # §6.2, §6.3

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Take)
        kind = state.market[move.city]
        state.market[move.city] = -1
        state.taken[self.seat] = add(state.taken[self.seat], kind)
        state.take_up(self.seat, kind)
        if tell is not None:
            played = state.box.kinds[self.kind]
            if played.city == move.city and not played.is_choice:
                rule = "§6.1"
            else:
                rule = "§6.2" if played.is_choice else "§6.3"
            city = state.box.cities[move.city]
            values = state.box.kinds[kind].words_at[move.city]
            tell(Fact("taken", rule, self.seat, values, city.market))
        begin_next_turn(state, self.seat, tell)
        if len(state.deck):
            state.pending.append(LAY_CARD[move.city])  # §7.1


@final
class LayCard(Frame[Table]):
    """Chance lays a card from the draw pile beside a city: the first one (§1.5), or anew (§7.1)."""

    def __init__(self, city: i64, rule: str = "§7.1") -> None:
        super().__init__(CHANCE)
        self.city: i64 = city
        self.rule = rule

    def words(self, state: Table) -> Words:
        return Words("ask-lay", {"city": f"city-{state.box.cities[self.city].name}"})

    def legal_moves(self, state: Table) -> list[Move]:
        lay = state.moves.lay
        return [lay[kind] for kind in distinct(state.deck)]

    def odds(self, state: Table) -> list[float]:
        return odds_of(state.deck)

    def fall(self, state: Table, u: float) -> Move:
        return state.moves.lay[state.deck[int(u * float(len(state.deck)))]]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Lay)
        state.deck = take_out(state.deck, move.kind)
        state.market[self.city] = move.kind
        if tell is not None:
            city = state.box.cities[self.city]
            values = state.box.kinds[move.kind].words_at[self.city]
            tell(Fact("laid", self.rule, CHANCE, values, city.market))


def ask_for_draw(state: Table, question: TakeCard, tell: Tell | None) -> None:
    """On to the draw, or past it when no card lies beside any city. §6.4"""
    for card in state.market:
        if card >= 0:
            state.pending.append(question)
            return
    begin_next_turn(state, question.seat, tell)


def begin_next_turn(state: Table, seat: Seat, tell: Tell | None) -> None:
    """The next player clockwise who has a card; if nobody has, the game is over. §2.1, §9.1"""
    following: i64 = seat
    for _ in range(state.seats):
        following += 1
        if following == state.seats:
            following = 0
        if len(state.dealt[following]) or len(state.taken[following]):
            state.pending.append(PLAY_CARD[following])
            return
    if tell is not None:
        tell_final_count(state, tell)


# Questions are immutable, so they are made once and shared by all tables.
PLAY_CARD: Final = [PlayCard(seat) for seat in range(max(SEATS))]
BUILD_FLOORS: Final = [
    [BuildFloors(seat, kind) for kind in range(MOST_KINDS)] for seat in range(max(SEATS))
]
LAY_CARD: Final = [LayCard(city) for city in range(len(CITIES))]
