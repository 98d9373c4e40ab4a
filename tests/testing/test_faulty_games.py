"""The kit is tested too: each game here has one seeded fault, and its law must catch it."""

import random
from typing import Any

import pytest

from bottega import COLOURS, Bottega, Choose, Moves, Studio, Use
from palio.core.errors import BadNotation
from palio.core.facts import Fact, Tell
from palio.core.game import Frame, Game, Rng, View
from palio.core.move import Move
from palio.core.outcome import Outcome
from palio.core.seats import Seat
from palio.core.setup import Setup
from palio.core.words import Words
from palio.draw import Canvas
from palio.draw.board import Draw, draw_plainly
from palio.testing import LAWS, LawBroken, check_game

pytestmark = pytest.mark.both


def swap(state: Studio, old: type[Frame[Studio]], new: Frame[Studio]) -> Studio:
    """Put another question in the place of every one of that type."""
    state.pending = [new if type(frame) is old else frame for frame in state.pending]
    return state


class NeverEnds(Bottega):
    """Law 1: the pigment that was used is given back, and the same seat goes on."""

    def play(self, state: Studio, move: Move, tell: Tell | None = None) -> None:
        if move in (Moves.window, Moves.canvas):
            use = state.pending.pop()
            assert isinstance(use, Use)
            state.easel[use.colour] -= 1
            state.hands[use.seat][use.colour] += 1
            state.pending.append(Choose(use.seat))
            return
        super().play(state, move, tell)


class DeadEnd(Bottega):
    """Law 2: who holds only gold has no answer."""

    def legal_moves(self, state: Studio) -> list[Move]:
        moves = super().legal_moves(state)
        return [] if [move.text for move in moves] == ["choose gold"] else moves


class OverTooEarly(Bottega):
    """Law 2: there is an outcome while there are moves."""

    def outcome(self, state: Studio) -> Outcome | None:
        early = Outcome([0] * len(state.hands)) if state.bag[0] == 0 else None
        return super().outcome(state) or early


class OneTextTwice(Bottega):
    """Law 3: two different moves are written the same way."""

    twin = Move("window", "place:window", Words("move-window"))

    def legal_moves(self, state: Studio) -> list[Move]:
        moves = super().legal_moves(state)
        return [*moves, self.twin] if Moves.window in moves else moves


class AnyOrder(Bottega):
    """Law 3: asked twice, the moves come in another order."""

    calls = 0

    def legal_moves(self, state: Studio) -> list[Move]:
        AnyOrder.calls += 1
        moves = super().legal_moves(state)
        return moves[::-1] if AnyOrder.calls % 2 else moves


class BadRoundTrip(Bottega):
    """Law 4: what is written is not what is read."""

    def parse(self, text: str) -> Move:
        return super().parse(text.replace("gold", "red"))


class Unreadable(Bottega):
    """Law 4: what is written can't be read."""

    def parse(self, text: str) -> Move:
        if "gold" in text:
            raise BadNotation(text)
        return super().parse(text)


class ShallowCopy(Bottega):
    """Law 5: copies share the canvases."""

    def copy(self, state: Studio) -> Studio:
        other = state.copy()
        other.canvases = state.canvases
        return other


class HiddenRandomness(Bottega):
    """Law 6: the rules roll dice of their own."""

    coin = random.Random(5)

    def play(self, state: Studio, move: Move, tell: Tell | None = None) -> None:
        super().play(state, move, tell)
        if state.bag[0] and state.bag[1] and self.coin.random() < 0.5:
            state.hands[0], state.hands[1] = state.hands[1], state.hands[0]


class OddsTooHigh(Bottega):
    """Law 7: the odds do not sum to 1."""

    def odds(self, state: Studio) -> list[float]:
        return [value * 1.01 for value in super().odds(state)]


class OddsOfNothing(Bottega):
    """Law 7: a possible outcome has no chance."""

    def odds(self, state: Studio) -> list[float]:
        odds = super().odds(state)
        return [0.0, 1.0, *([0.0] * (len(odds) - 2))] if len(odds) > 1 else odds


class BentSample(Bottega):
    """Law 7: the quick draw prefers the last colour."""

    def sample(self, state: Studio, rng: Rng) -> Move:
        rng.random()
        return self.legal_moves(state)[-1]


class ForgetsOwnHand(Bottega):
    """Law 8: resampling changes the hand of who asks."""

    def resample(self, state: Studio, seat: Seat, rng: Rng) -> Studio:
        return super().resample(state, (seat + 1) % len(state.hands), rng)


class HandsOutTheTruth(Bottega):
    """Law 9: resampling returns the true state."""

    def resample(self, state: Studio, seat: Seat, rng: Rng) -> Studio:
        return state.copy()


class LeansToTheTruth(Bottega):
    """Law 9: resampling returns the true state every third time."""

    def resample(self, state: Studio, seat: Seat, rng: Rng) -> Studio:
        return state.copy() if rng.random() < 0.33 else super().resample(state, seat, rng)


class WrongOdds(Bottega):
    """Law 9: resampling takes every colour for equally likely, however few there are of it."""

    def resample(self, state: Studio, seat: Seat, rng: Rng) -> Studio:
        world = super().resample(state, seat, rng)
        for who in range(len(world.hands)):
            if who == seat:
                continue
            pool = [a + b for a, b in zip(world.bag, world.hands[who], strict=True)]
            held = sum(world.hands[who])
            world.hands[who] = [0] * len(COLOURS)
            for _ in range(held):
                there = [colour for colour, count in enumerate(pool) if count]
                colour = there[int(rng.random() * len(there))]
                pool[colour] -= 1
                world.hands[who][colour] += 1
            world.bag = pool
        return world


class AnythingGoes(Bottega):
    """Law 10: a garbled text is taken for a move."""

    def parse(self, text: str) -> Move:
        try:
            return super().parse(text)
        except BadNotation:
            return Moves.canvas


class LosesAPiece(Bottega):
    """Law 11: a pigment vanishes on its way to the window."""

    def play(self, state: Studio, move: Move, tell: Tell | None = None) -> None:
        super().play(state, move, tell)
        if move is Moves.window:
            state.window[state.window.index(max(state.window))] -= 1


class LeakyView(Bottega):
    """Law 12: the view shows what is in the bag, and so what the others hold."""

    def view(self, state: Studio, seat: Seat | None) -> View:
        return View(super().view(state, seat) | {"bag": list(state.bag)})


class LeakyLog(Bottega):
    """Law 12: the log tells everybody what was drawn."""

    def play(self, state: Studio, move: Move, tell: Tell | None = None) -> None:
        def openly(fact: Fact) -> None:
            assert tell is not None
            tell(Fact(fact.kind, fact.rule, fact.seat, fact.values))

        super().play(state, move, None if tell is None else openly)


class LeakyPrompt(Bottega):
    """Law 12: the prompt names a card that only one seat may know."""

    def new(self, setup: Setup) -> Studio:
        return swap(super().new(setup), Choose, TellingChoose(0))


class TellingChoose(Choose):
    """Says what is in the hand."""

    def words(self, state: Studio) -> Words:
        return Words("ask-choose", {"seat": str(state.hands[self.seat])})


class NotJson(Bottega):
    """Law 12: a view that JSON would change."""

    def view(self, state: Studio, seat: Seat | None) -> View:
        return View(super().view(state, seat) | {"window": tuple(state.window)})


class Speechless(Bottega):
    """Law 14: a question without a text."""

    def new(self, setup: Setup) -> Studio:
        return swap(super().new(setup), Choose, WordlessChoose(0))


class WordlessChoose(Choose):
    """Asks by a key that no language has."""

    def words(self, state: Studio) -> Words:
        return Words("ask-nothing")


class RanksSomeSeats(Bottega):
    """Law 15: the last seat is forgotten."""

    def outcome(self, state: Studio) -> Outcome | None:
        outcome = super().outcome(state)
        return Outcome(outcome.scores[:-1]) if outcome else None


class NotInCatalogue(Bottega):
    """Law 16: a move that the catalogue does not hold."""

    stray = Move("attic", "place:attic", Words("move-window"))

    def legal_moves(self, state: Studio) -> list[Move]:
        moves = super().legal_moves(state)
        return [*moves, self.stray] if Moves.window in moves else moves


class CountsInSilence(Bottega):
    """Law 17: nobody is told what the last seat scores."""

    def play(self, state: Studio, move: Move, tell: Tell | None = None) -> None:
        def not_all(fact: Fact) -> None:
            assert tell is not None
            if fact.seat != len(state.hands) - 1 or not fact.points:
                tell(fact)

        super().play(state, move, None if tell is None else not_all)


class ScoresWithoutANumber(Bottega):
    """Law 17: the points are there, but the line does not say how many."""

    def play(self, state: Studio, move: Move, tell: Tell | None = None) -> None:
        def vaguely(fact: Fact) -> None:
            assert tell is not None
            values = {} if fact.points else fact.values
            tell(
                Fact(
                    fact.kind, fact.rule, fact.seat, values, secret=fact.secret, points=fact.points
                )
            )

        super().play(state, move, None if tell is None else vaguely)


class ForgetsTheWindow(Bottega):
    """Law 18: all saw what went into the window, but no view holds it."""

    def view(self, state: Studio, seat: Seat | None) -> View:
        return View(super().view(state, seat) | {"window": [0, 0, 0]})


class HidesTheQuestion(Bottega):
    """Law 18: all saw which pigment was chosen, but neither view nor prompt says it."""

    def view(self, state: Studio, seat: Seat | None) -> View:
        return View(super().view(state, seat) | {"easel": [0, 0, 0]})

    def play(self, state: Studio, move: Move, tell: Tell | None = None) -> None:
        super().play(state, move, tell)
        top = state.pending[-1] if state.pending else None
        if type(top) is Use:
            state.pending[-1] = MumbledUse(top.seat, top.colour)


class MumbledUse(Use):
    """Does not say what is to be used."""

    def words(self, state: Studio) -> Words:
        return Words("ask-choose", {"seat": "seat:0"})


FAULTS: list[tuple[int, type[Bottega]]] = [
    (1, NeverEnds),
    (2, DeadEnd),
    (2, OverTooEarly),
    (3, OneTextTwice),
    (3, AnyOrder),
    (4, BadRoundTrip),
    (4, Unreadable),
    (5, ShallowCopy),
    (6, HiddenRandomness),
    (7, OddsTooHigh),
    (7, OddsOfNothing),
    (7, BentSample),
    (8, ForgetsOwnHand),
    (9, HandsOutTheTruth),
    (9, LeansToTheTruth),
    (9, WrongOdds),
    (10, AnythingGoes),
    (11, LosesAPiece),
    (12, LeakyView),
    (12, LeakyLog),
    (12, LeakyPrompt),
    (12, NotJson),
    (14, Speechless),
    (15, RanksSomeSeats),
    (16, NotInCatalogue),
    (17, CountsInSilence),
    (17, ScoresWithoutANumber),
    (18, ForgetsTheWindow),
    (18, HidesTheQuestion),
]


def test_the_faultless_game_passes() -> None:
    report = check_game(Bottega(), games=10)
    assert report.games == 30
    assert report.moves > 30 * 30
    assert report.histories > 0


@pytest.mark.parametrize(("law", "faulty"), FAULTS, ids=[fault.__name__ for _, fault in FAULTS])
def test_a_seeded_fault_is_caught_by_its_law(law: int, faulty: type[Bottega]) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(faulty(), games=20)
    assert caught.value.law == law, str(caught.value)


def not_well_formed(game: Game[Any], view: View, seat: Seat | None, canvas: Canvas) -> None:
    """Law 13: a group is opened and never closed."""
    canvas.open("", "nothing")
    draw_plainly(game, view, seat, canvas)


def misses_a_target(game: Game[Any], view: View, seat: Seat | None, canvas: Canvas) -> None:
    """Law 13: the window can't be clicked."""
    canvas.drawn.add("place:window")
    draw_plainly(game, view, seat, canvas)


def draws_an_id_twice(game: Game[Any], view: View, seat: Seat | None, canvas: Canvas) -> None:
    """Law 13: two elements are the deck."""
    canvas.parts.append('<g id="deck"/><g id="deck"/>')
    draw_plainly(game, view, seat, canvas)


def draws_a_piece_twice(game: Game[Any], view: View, seat: Seat | None, canvas: Canvas) -> None:
    """Law 13: a page could not tell which of two pieces has travelled."""
    canvas.parts.append('<g data-piece="card"/><g data-piece="card"/>')
    draw_plainly(game, view, seat, canvas)


def speaks_no_language(game: Game[Any], view: View, seat: Seat | None, canvas: Canvas) -> None:
    """Law 13: the drawing asks for a text that there is not."""
    draw_plainly(game, view, seat, canvas)
    canvas.text(9, 9, canvas.say("no-such-text"), 9)


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (not_well_formed, "mismatched tag"),
        (misses_a_target, "no element has the id of a target, .'place:window'"),
        (draws_an_id_twice, "two elements have the id .'deck'"),
        (draws_a_piece_twice, "two elements have the piece .'card'"),
        (speaks_no_language, "no-such-text is missing"),
    ],
)
def test_a_faulty_drawing_is_caught_by_law_13(
    monkeypatch: pytest.MonkeyPatch, fault: Draw, words: str
) -> None:
    monkeypatch.setattr("palio.draw.board.drawing_of", lambda _: fault)
    with pytest.raises(LawBroken, match=words) as caught:
        check_game(Bottega(), games=10)
    assert caught.value.law == 13


def test_every_law_has_a_fault() -> None:
    drawings = 13
    assert {law for law, _ in FAULTS} | {drawings} == set(LAWS)


def test_the_report_names_game_seed_and_move() -> None:
    with pytest.raises(LawBroken, match=r"law 11 .*bottega, .*seats=2.*seed 0, move \d+"):
        check_game(LosesAPiece(), games=5)
