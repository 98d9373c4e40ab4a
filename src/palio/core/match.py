"""A match: the friendly door to a game; servers, commands and notebooks use no other."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from palio.core import registry
from palio.core.dice import Dice, Fair, Resting
from palio.core.errors import BadSetup, IllegalMove, NotYourTurn, NoUndo, PalioError, StaleVersion
from palio.core.facts import Fact
from palio.core.game import Frame, Game, State
from palio.core.move import Move
from palio.core.outcome import Outcome
from palio.core.record import Line, Record
from palio.core.seats import CHANCE, EVERYBODY, NOBODY, Seat
from palio.core.setup import Setup

WORLDS_FOR_UNDO = 16


class Drawing(str):
    """An SVG document that a notebook shows as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


class Step:
    """One answered question: who, what, what came of it, and the question itself.

    Or ``is_shown``: what is left of an answer that was taken back (``Frame.shows``).
    """

    def __init__(
        self, actor: Seat, move: Move, question: Frame[Any], *, is_shown: bool = False
    ) -> None:
        self.actor = actor
        self.move = move
        self.question = question
        self.is_shown = is_shown
        self.facts: list[Fact] = []


class Match:
    """A game in progress: checks what is played, rolls what chance owes, remembers everything.

    >>> from palio.core.dice import Seeded
    >>> match = Match("patrizier", seats=2, dice=Seeded(7))
    >>> match.actor
    0
    >>> match.play(match.legal_moves()[0].text)
    [played(city=city-firenze, shows=shows-lady) by 0 §3.1]
    """

    def __init__(
        self,
        game: str | Game[Any],
        *,
        seats: int,
        options: Mapping[str, str] | None = None,
        dice: Dice | None = None,
        players: Sequence[str] = (),
        rules: int | None = None,
    ) -> None:
        """Fair dice with a fresh seed unless others are given; the newest rules unless told."""
        self.game: Game[Any] = registry.find(game) if isinstance(game, str) else game
        self.setup = self.game.setup(seats, options, rules=rules)
        if players and len(players) != seats:
            raise BadSetup(f"{len(players)} names for {seats} seats")
        self.players = tuple(players)
        self.dice: Dice = Fair() if dice is None else dice
        self.steps: list[Step] = []
        self._rolls = 0
        self._origin: State | None = None
        self._state: State = self._beginning()
        self._roll()

    @classmethod
    def resume(
        cls, record: Record, *, game: Game[Any] | None = None, dice: Dice | None = None
    ) -> Match:
        """A match from its record; RecordError names the line that can't be played.

        ``dice`` roll what is still to come. Without any, chance waits where the record ends.
        """
        game = record.find_game() if game is None else record.check_game(game)
        match = cls(
            game,
            seats=record.seats,
            options=record.options,
            dice=Resting(record.dice),
            players=record.players,
            rules=record.rules,
        )
        for line in record.lines:
            match.follow(record, line)
        record.check_result(match.outcome)
        if dice is not None:
            match.dice = dice
            match._roll()
        return match

    @classmethod
    def at(cls, state: State, *, game: Game[Any], setup: Setup, dice: Dice | None = None) -> Match:
        """A match that starts from a position. It can be played on, but has no record."""
        match = cls(
            game, seats=setup.seats, options=setup.options, dice=Resting(), rules=setup.rules
        )
        match._origin = game.copy(state)
        match._state = game.copy(state)
        if dice is not None:
            match.dice = dice
            match._roll()
        return match

    # Looking.

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.setup.seats

    @property
    def version(self) -> int:
        """How many questions have been answered; counts up, except after an undo."""
        return len(self.steps)

    @property
    def actor(self) -> Seat:
        """Who is to answer: a seat, CHANCE (only if there are no dice) or NOBODY."""
        return self.game.actor(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self._state)

    @property
    def question(self) -> Frame[Any] | None:
        """What is asked now; None when the game is over."""
        return self.game.question(self._state)

    def legal_moves(self) -> list[Move]:
        """All answers to the question on the table."""
        return self.game.legal_moves(self._state)

    def odds(self) -> list[float]:
        """How likely each of the legal moves is, where chance is to answer."""
        return self.game.odds(self._state)

    def state(self) -> State:
        """A copy of the true state: for tests and search, never for a page."""
        copy = self.game.copy(self._state)
        assert isinstance(copy, State)
        return copy

    def world(self, seat: Seat, seed: int) -> State:
        """A world that looks to that seat like the true one: what a bot is handed."""
        world = self.game.resample(self._state, seat, random.Random(seed))
        assert isinstance(world, State)
        return world

    def view(self, seat: Seat | None = None) -> dict[str, object]:
        """All that a seat (None: a spectator) may know now, as JSON.

        The legal moves are there only for who is asked: they can show a hand.
        """
        self._check_seat(seat)
        question = self.question
        asked = seat is not None and seat == self.actor
        outcome = self.outcome
        return {
            "game": self.game.slug,
            "seat": seat,
            "version": self.version,
            "actor": self.actor,
            "question": question.words(self._state).as_json() if question else None,
            "moves": [
                {"text": move.text, "target": move.target, "label": move.label.as_json()}
                for move in (self.legal_moves() if asked else ())
            ],
            "table": self.game.view(self._state, seat),
            "outcome": outcome.as_json() if outcome else None,
        }

    def svg(
        self,
        seat: Seat | None = None,
        *,
        language: str = "en",
        layout: str = "wide",
        theme: str = "light",
    ) -> Drawing:
        """The table as that seat, or a spectator, sees it: a string that a notebook shows.

        What may be clicked has the id of its target, and is lit for who is asked.
        """
        # The friendly door reaches up for pictures and words; the engine needs neither.
        from palio.draw import svg
        from palio.texts import Speaker

        self._check_seat(seat)
        say = Speaker(self.game, language, self.players)
        asked = seat is not None and seat == self.actor
        moves = self.legal_moves() if asked else []
        targets: dict[str, str] = {}
        for move in moves:
            targets.setdefault(move.target, say.words(move.label))
        view = self.game.view(self._state, seat)
        text = svg(self.game, view, seat, say, targets=targets, layout=layout, theme=theme)
        return Drawing(text)

    def log(self, seat: Seat | None = None, *, since: int = 0) -> list[Fact]:
        """The facts told since that version, as a seat or a spectator may know them.

        EVERYBODY is told all of them, secrets too.
        """
        if seat != EVERYBODY:
            self._check_seat(seat)
        return [fact.as_seen_by(seat) for step in self.steps[since:] for fact in step.facts]

    def record(self, *, reveal: bool | None = None) -> Record:
        """The record so far. The seed is in it once the game is over, or if ``reveal`` says so."""
        if self._origin is not None:
            raise PalioError("a match that started from a position has no record")
        over = self.outcome is not None
        header = self.dice.promise()
        if over if reveal is None else reveal:
            header |= self.dice.proof()
        return Record(
            game=self.game.slug,
            rules=self.setup.rules,
            seats=self.seats,
            options=self.setup.options,
            players=self.players,
            components=self.game.components_digest,
            dice=header,
            lines=[Line(step.actor, step.move.text) for step in self.steps],
            scores=self.outcome.scores if self.outcome else None,
        )

    # Playing.

    def play(
        self, text: str, *, seat: Seat | None = None, version: int | None = None
    ) -> list[Fact]:
        """Answer the question on the table, and let chance answer what it owes.

        ``seat`` says who is speaking, ``version`` what they were looking at, where that is not
        clear. Returns all facts told, secret ones too. Raises BadNotation, IllegalMove, NotYourTurn
        or StaleVersion, and then nothing has changed.
        """
        before = self.version
        if version is not None and version != before:
            raise StaleVersion(f"the table is at version {before}, not {version}: look again")
        actor = self.actor
        if actor == NOBODY:
            raise IllegalMove("the game is over; start a new one to play on")
        if seat is not None and seat != actor:
            self._check_seat(seat)
            who = "chance" if actor == CHANCE else f"seat {actor}"
            raise NotYourTurn(f"it is the turn of {who}, not of seat {seat}")
        move = self.game.parse(text)
        legal = self.legal_moves()
        if move not in legal:
            raise IllegalMove(refusal(move.text, f"seat {actor}", legal))
        self._apply(move)
        self._roll()
        return [fact for step in self.steps[before:] for fact in step.facts]

    def follow(self, record: Record, line: Line) -> None:
        """Play one line of a record, and nothing more; RecordError if it can't be played."""
        actor = self.actor
        if actor == NOBODY:
            raise record.error(line, "the game is over, but the record goes on")
        if line.actor != actor:
            who = "chance (*)" if actor == CHANCE else f"seat {actor}"
            raise record.error(line, f"{line.text!r} is given to {line.who}, but {who} is to move")
        legal = self.legal_moves()
        for move in legal:
            if move.text == line.text:
                self._apply(move)
                return
        shown = self._shown_by(line.text, legal)
        if shown is None:
            raise record.error(line, refusal(line.text, line.who, legal))
        self._apply(shown, is_shown=True)

    def can_undo(self, seat: Seat) -> bool:
        """Would ``undo`` go through?"""
        return self._reason_against_undo(seat) is None

    def undo(self, seat: Seat) -> int:
        """Back to the seat's own last question; NoUndo if anything else has happened since.

        If the answer has shown others something, a step that says so takes its place. Returns the
        version from which on the record is another one.
        """
        self._check_seat(seat)
        reason = self._reason_against_undo(seat)
        if reason is not None:
            raise NoUndo(reason)
        last = self.steps[-1]
        version = len(self.steps) - 1
        self._rewind(version)
        shown = last.question.shows(self._state, last.move)
        if shown is not None:
            self._apply(shown, is_shown=True)
        return version

    # Inside.

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSetup(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")

    def _beginning(self) -> State:
        if self._origin is not None:
            state = self.game.copy(self._origin)
        else:
            state = self.game.new(self.setup)
        assert isinstance(state, State)
        return state

    def _apply(self, move: Move, *, is_shown: bool = False) -> None:
        question = self.question
        assert question is not None
        step = Step(self.actor, move, question, is_shown=is_shown)
        self.game.play(self._state, move, step.facts.append)
        self.steps.append(step)
        self._rolls += step.actor == CHANCE

    def _roll(self) -> None:
        while self.actor == CHANCE and not isinstance(self.dice, Resting):
            self._apply(self.dice.roll(self.legal_moves(), self.odds(), self._rolls))

    def _rewind(self, version: int) -> None:
        steps = self.steps[:version]
        self.steps = []
        self._rolls = 0
        self._state = self._beginning()
        for step in steps:
            self._apply(step.move, is_shown=step.is_shown)

    def _shown_by(self, text: str, legal: list[Move]) -> Move | None:
        """The move of that text that stands for an answer taken back, if there can be one."""
        question = self.question
        assert question is not None
        for move in legal:
            shown = question.shows(self._state, move)
            if shown is not None and shown.text == text:
                return shown
        return None

    def _reason_against_undo(self, seat: Seat) -> str | None:
        if not self.steps:
            return "nothing to take back: the game has just begun"
        last = self.steps[-1]
        if last.actor == CHANCE:
            return "can't take back: something random has happened since"
        if last.actor != seat:
            return f"can't take back: seat {last.actor} has played since"
        if last.is_shown:
            return "can't take back: what was shown stays shown"
        if self._has_shown_a_secret(last, seat):
            return "can't take back: something hidden has been shown since"
        return None

    def _has_shown_a_secret(self, last: Step, seat: Seat) -> bool:
        """Did the answer show the seat anything that it could not foresee?

        It did if the same answer looks different in some world that looked the same before. Needs
        no help from the game.
        """
        before = self._beginning()
        for step in self.steps[:-1]:
            self.game.play(before, step.move)
        rng = random.Random(self.version)
        seen = self.game.view(self._state, seat)
        for _ in range(WORLDS_FOR_UNDO):
            world = self.game.resample(before, seat, rng)
            self.game.play(world, last.move)
            if self.game.view(world, seat) != seen:
                return True
        return False


def refusal(text: str, who: str, legal: list[Move]) -> str:
    """What was tried, by whom, and what would have been right."""
    texts = [move.text for move in legal[:12]] + (["…"] if len(legal) > 12 else [])
    return f"illegal move: {text!r} by {who}; legal: {', '.join(texts)}"
