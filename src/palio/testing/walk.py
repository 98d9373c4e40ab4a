"""One random game, looked at from all sides: laws 1 to 8 and 10 to 18."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Hashable
from typing import Any

from palio.core.errors import BadNotation, PalioError
from palio.core.facts import Fact
from palio.core.game import Game, State, pick
from palio.core.heuristics import lean
from palio.core.match import Match
from palio.core.move import Move
from palio.core.record import Line, Record
from palio.core.seats import CHANCE, EVERYBODY, NOBODY, Seat
from palio.core.setup import Setup
from palio.draw import LAYOUTS, THEMES
from palio.testing.broken import LawBroken
from palio.testing.drawing import fault
from palio.testing.fingerprint import fingerprint
from palio.testing.refusals import check_refusals
from palio.testing.twins import check_twins
from palio.texts import Speaker

TRIES_FOR_DICE = 20
CENSUS_EVERY = 10
MANY_WORLDS = 0.1
"""How often a world is drawn as bots draw many; a game may do that in a way of its own."""
BLIND = (0.05, 0.2, 0.5)
"""How much of a game is answered at random, where the game has opinions to lean on."""


class Step:
    """One step of a walk, for the laws that look at whole histories."""

    def __init__(self, actor: Seat, move: Move) -> None:
        self.actor = actor
        self.move = move


class Walk:
    """Plays one seeded random game and checks every state, some of them in depth."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seed: int,
        *,
        depth: float,
        speakers: list[Speaker],
        known: set[Move],
        start: State | None = None,
    ) -> None:
        """``depth``: the part of the states that is looked at with the costly laws too.

        ``known`` are moves whose notation has been found right; it grows. ``start`` is a position
        to play on from, instead of a new game.
        """
        self.game = game
        self.setup = setup
        self.seed = seed
        self.depth = depth
        self.speakers = speakers
        self.known = known
        self.rng = random.Random(f"{game.slug}:{setup!r}:{seed}")
        self.blind = self.rng.choice(BLIND)
        self.steps: list[Step] = []
        self.kept: list[tuple[int, State, Hashable]] = []
        self.start = start
        self.state: State = game.new(setup)
        self.census = game.census(self.state)
        if start is not None:
            self.state = game.copy(start)
            self.check_census()

    def require(self, law: int, holds: bool, what: str | Callable[[], str]) -> None:
        """Raise LawBroken unless it holds."""
        if not holds:
            where = f"{self.game.slug}, {self.setup!r}, seed {self.seed}, move {len(self.steps)}"
            raise LawBroken(law, what if isinstance(what, str) else what(), where)

    def run(self) -> list[Step]:
        """Play to the end; returns the history."""
        game = self.game
        while True:
            moves = self.check_moves()
            if not moves:
                break
            self.require(1, len(self.steps) < game.max_moves, f"not over by {game.max_moves}")
            deep = self.rng.random() < self.depth
            if deep:
                self.check_in_depth(moves)
            move = self.choose(moves)
            if deep:
                self.check_copy(move)
                check_twins(self, move, moves)
            self.check_secrecy(move, moves, deep)
            self.advance(move, deep)
        self.check_end()
        return self.steps

    def choose(self, moves: list[Move]) -> Move:
        if self.game.actor(self.state) == CHANCE:
            return pick(moves, self.game.odds(self.state), self.rng.random())
        # Players who know a little get to corners of a game that blind ones never see, and sooner.
        heuristics = self.game.heuristics(self.state)
        if heuristics is None or self.rng.random() < self.blind:
            return moves[int(self.rng.random() * len(moves))]
        return lean(moves, heuristics.priors(self.state, moves), self.rng.random())

    def advance(self, move: Move, deep: bool) -> None:
        actor = self.game.actor(self.state)
        facts: list[Fact] = []
        # With nobody listening, unless what is told is looked at: the replay at the end listens.
        self.game.play(self.state, move, facts.append if deep else None)
        self.steps.append(Step(actor, move))
        # What is lost stays lost: a look now and then finds it too.
        if deep or len(self.steps) % CENSUS_EVERY == 0:
            self.check_census()
        if deep:
            self.check_texts(facts)

    def check_census(self) -> None:
        """Law 11."""
        census = self.game.census(self.state)
        self.require(11, census == self.census, lambda: difference(self.census, census))

    # Every state.

    def check_moves(self) -> list[Move]:
        """Laws 2, 3, 4, 7 and 16."""
        game, state = self.game, self.state
        moves = game.legal_moves(state)
        over = game.actor(state) == NOBODY
        self.require(2, bool(moves) != over, f"over: {over}, but {len(moves)} legal moves")
        outcome = game.outcome(state)
        self.require(2, (outcome is not None) == over, f"over: {over}, but outcome {outcome}")
        if not self.known.issuperset(moves):
            texts = texts_of(moves)
            self.require(3, len(set(texts)) == len(texts), f"a text is there twice: {texts}")
            for move in moves:
                if move not in self.known:
                    self.check_notation(move)
                    self.known.add(move)
        # All are known to be what their texts are read as, so two moves are two texts.
        self.require(3, len(set(moves)) == len(moves), lambda: f"twice: {texts_of(moves)}")
        again = game.legal_moves(state)
        self.require(
            3, list(map(id, moves)) == list(map(id, again)), lambda: two_lists(moves, again)
        )
        if game.actor(state) == CHANCE:
            self.check_odds(moves)
        return moves

    def check_notation(self, move: Move) -> None:
        game = self.game
        listed = 0 <= move.id < len(game.catalogue) and game.catalogue[move.id] is move
        self.require(16, listed, f"{move.text!r} with id {move.id} is not in the catalogue")
        try:
            parsed = game.parse(str(move))
        except BadNotation as error:
            self.require(4, False, f"{move.text!r}: {error}")
        else:
            self.require(4, parsed is move, f"{move.text!r} is read as {parsed!r}")

    def check_odds(self, moves: list[Move]) -> None:
        """Law 7."""
        odds = self.game.odds(self.state)
        self.require(7, len(odds) == len(moves), f"{len(odds)} odds for {len(moves)} moves")
        self.require(7, min(odds) > 0.0, f"odds of nothing: {odds}")
        self.require(7, abs(sum(odds) - 1.0) < 1e-9, f"the odds sum to {sum(odds)}")
        number = OneNumber(self.rng.random())
        sampled = self.game.sample(self.state, number)
        picked = pick(moves, odds, number.u)
        self.require(7, sampled is picked, f"sample gives {sampled}, the odds {picked}")
        self.require(7, number.calls == 1, f"sample drew {number.calls} numbers, not one")

    # Some states.

    def check_in_depth(self, moves: list[Move]) -> None:
        self.kept.append((len(self.steps), self.game.copy(self.state), fingerprint(self.state)))
        for seat in range(self.setup.seats):
            self.check_resample(seat, moves)
        for viewer in (*range(self.setup.seats), None):
            self.as_json(self.game.view(self.state, viewer))
        check_refusals(self, moves)
        question = self.game.question(self.state)
        assert question is not None
        # One language at a time: over many states every one gets its turn.
        speaker = self.rng.choice(self.speakers)
        self.spoken(speaker, "words", question.words(self.state))
        for move in moves:
            self.spoken(speaker, "label of " + move.text, move.label)
        viewer = self.rng.choice([*range(self.setup.seats), None])
        picture = self.spoken_picture(speaker, viewer)
        self.require(14, bool(picture.strip()), "the picture is empty")
        self.check_drawing(speaker, viewer, moves)

    def check_copy(self, move: Move) -> None:
        """Law 5 on the spot, and law 6: the same move does the same twice."""
        before = fingerprint(self.state)
        first, second = self.game.copy(self.state), self.game.copy(self.state)
        self.require(5, fingerprint(first) == before, "a copy is not equal to its original")
        self.game.play(first, move)
        self.require(
            5, fingerprint(self.state) == before, f"{move} on a copy shows in the original"
        )
        self.game.play(second, move)
        self.check_same(first, second, move)

    def check_same(self, first: State, second: State, move: Move) -> None:
        """Law 6: there is no chance but chance."""
        same = fingerprint(first) == fingerprint(second)
        self.require(6, same, f"{move}, played twice from the same state, leads to two states")

    def check_resample(self, seat: Seat, moves: list[Move]) -> None:
        """Law 8."""
        game = self.game
        if self.rng.random() < MANY_WORLDS:
            world = game.worlds(self.state, seat).draw(self.rng)
        else:
            world = game.resample(self.state, seat, self.rng)
        seen, again = game.view(self.state, seat), game.view(world, seat)
        self.require(8, again == seen, lambda: f"to seat {seat}: {difference(seen, again)}")
        actor = game.actor(self.state)
        self.require(8, game.actor(world) == actor, f"resampled for seat {seat}, the actor changed")
        there = game.legal_moves(world)
        self.require(8, bool(there), f"resampled for seat {seat}, nobody has a move")
        if actor == seat:
            same = [m.text for m in there] == [m.text for m in moves]
            self.require(8, same, f"resampled for seat {seat}, its own moves changed")
        census = game.census(world)
        self.require(11, census == self.census, lambda: difference(self.census, census))

    def check_secrecy(self, move: Move, moves: list[Move], deep: bool) -> None:
        """Law 12: an answer that a seat may not see changes nothing that it can see.

        In depth, not even the order in which a view lists things.
        """
        question = self.game.question(self.state)
        assert question is not None
        blind: list[Seat | None] = [
            seat for seat in (*range(self.setup.seats), None) if not question.seen_by(seat)
        ]
        others = [other for other in moves if other is not move]
        if not blind or not others:
            return
        other = others[int(self.rng.random() * len(others))]
        here, told_here = self.consequence(move)
        there, told_there = self.consequence(other)
        for seat in blind:
            shown, twin_shown = self.public(here, seat), self.public(there, seat)
            same = shown == twin_shown
            if deep:
                same = same and json.dumps(shown) == json.dumps(twin_shown)
            if not same:  # … unless it is not the answer that makes the difference
                for _ in range(TRIES_FOR_DICE):
                    self.check_same(here, self.consequence(move)[0], move)
            self.require(12, same, f"seat {seat} can tell {move.text!r} from {other.text!r}")
            log, twin = (
                [json.dumps(fact.as_seen_by(seat).as_json()) for fact in told]
                for told in (told_here, told_there)
            )
            self.require(12, log == twin, f"the log tells seat {seat} a secret: {log}, {twin}")

    def consequence(self, move: Move) -> tuple[State, list[Fact]]:
        state = self.game.copy(self.state)
        facts: list[Fact] = []
        self.game.play(state, move, facts.append)
        return state, facts

    def public(self, state: State, seat: Seat | None) -> list[object]:
        """All that a match shows of a state to a seat that is not asked."""
        question = self.game.question(state)
        return [
            self.game.view(state, seat),
            self.game.actor(state),
            question.words(state).as_json() if question else None,
        ]

    def as_json(self, view: dict[str, object]) -> str:
        try:
            text = json.dumps(view, allow_nan=False)
        except (TypeError, ValueError) as error:
            self.require(12, False, f"a view is not JSON: {error}")
        self.require(12, json.loads(text) == view, "a view does not survive JSON")
        return text

    def check_texts(self, facts: list[Fact]) -> None:
        """Law 14, for facts as everybody may be told them."""
        for speaker in self.speakers:
            for fact in facts:
                self.require(14, fact.rule.startswith("§"), f"{fact.kind} cites {fact.rule!r}")
                self.spoken(speaker, fact.kind, fact.words())
                self.spoken(speaker, fact.kind, fact.as_seen_by(None).words())

    def spoken(self, speaker: Speaker, what: str, words: Any) -> None:
        try:
            text = speaker.words(words)
        except PalioError as error:
            self.require(14, False, f"{what}: {error}")
        self.require(14, bool(text.strip()), f"{what}: the text is empty")

    def spoken_picture(self, speaker: Speaker, seat: Seat | None) -> str:
        try:
            return self.game.picture(self.game.view(self.state, seat), seat, speaker)
        except PalioError as error:
            self.require(14, False, f"picture: {error}")
            raise

    def check_drawing(self, speaker: Speaker, viewer: Seat | None, moves: list[Move]) -> None:
        """Law 13, in a layout and a theme of chance."""
        asked = viewer is not None and viewer == self.game.actor(self.state)
        targets = {move.target: speaker.words(move.label) for move in moves} if asked else {}
        wrong = fault(
            self.game,
            self.game.view(self.state, viewer),
            viewer,
            speaker,
            targets=targets,
            layout=self.rng.choice(list(LAYOUTS)),
            theme=self.rng.choice(list(THEMES)),
        )
        self.require(13, not wrong, wrong)

    # The end.

    def check_end(self) -> None:
        """Laws 5, 6, 11, 15 and 17."""
        self.check_census()
        for at, state, before in self.kept:
            same = fingerprint(state) == before
            self.require(5, same, f"the copy made at move {at} has changed since")
        self.check_outcome()
        if self.start is None:
            self.check_record()

    def check_record(self) -> None:
        """Laws 6 and 17."""
        record = self.record()
        text = record.to_text()
        again = Record.from_text(text)
        self.require(6, again == record, "the record's text does not read back equal")
        try:
            match = Match.resume(again, game=self.game)
        except PalioError as error:
            self.require(6, False, str(error))
        same = fingerprint(match.state()) == fingerprint(self.state)
        self.require(6, same, "the record leads to another state")
        self.check_points(match)

    def check_points(self, match: Match) -> None:
        """Law 17: the points of all facts, each of which says how many."""
        outcome = match.outcome
        assert outcome is not None
        told = [0] * self.setup.seats
        for fact in match.log(EVERYBODY):
            if fact.points:
                told[fact.seat] += fact.points
                said = fact.points in fact.values.values() or -fact.points in fact.values.values()
                self.require(17, said, f"{fact!r} does not say its {fact.points} points")
        same = told == list(outcome.scores)
        self.require(17, same, f"told: {told}, but the scores are {list(outcome.scores)}")

    def record(self) -> Record:
        """The record of the walk so far."""
        outcome = self.game.outcome(self.state)
        return Record(
            game=self.game.slug,
            rules=self.setup.rules,
            seats=self.setup.seats,
            options=self.setup.options,
            components=self.game.components_digest,
            lines=[Line(step.actor, step.move.text) for step in self.steps],
            scores=outcome.scores if outcome else None,
        )

    def check_outcome(self) -> None:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        seats = self.setup.seats
        good = (
            len(outcome.scores) == len(outcome.ranks) == seats
            and min(outcome.ranks) == 1
            and all(1 + sum(o < r for o in outcome.ranks) == r for r in outcome.ranks)
            and (bool(outcome.winners) or seats == 1)
            and all(outcome.ranks[seat] == 1 for seat in outcome.winners)
        )
        self.require(15, good, f"{outcome}")


def texts_of(moves: list[Move]) -> list[str]:
    """For messages."""
    return [move.text for move in moves]


def two_lists(first: list[Move], second: list[Move]) -> str:
    """For messages."""
    return f"asked twice: {texts_of(first)}, then {texts_of(second)}"


class OneNumber:
    """A source that gives one number, and counts how often it is asked."""

    def __init__(self, u: float) -> None:
        self.u = u
        self.calls = 0

    def random(self) -> float:
        """The number."""
        self.calls += 1
        return self.u


def difference(before: object, after: object, path: str = "") -> str:
    """Where two JSON values first differ."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in [*before, *(key for key in after if key not in before)]:
            if before.get(key) != after.get(key):
                return difference(before.get(key), after.get(key), f"{path}/{key}")
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (one, two) in enumerate(zip(before, after, strict=True)):
            if one != two:
                return difference(one, two, f"{path}/{index}")
    return f"{path or 'it'} was {before!r}, now {after!r}"
