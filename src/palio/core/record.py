"""Records: a game as text that people can read, edit and share.

    palio record 1
    game: patrizier
    seats: 2
    dice: fair
    commitment: 61b2…
    moves: 190

    * deal bologna-hat
    0 play bologna-hat
    …
    scores: 78 71

A header, an empty line, then one line a move: the seat, or ``*`` for chance, and the move's text.
Chance outcomes are in it, so that it replays without a seed. Lines that begin with ``#`` and empty
lines are passed over. ``moves`` is there so that a record cut short is noticed; whoever edits a
record may change it or leave it out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from palio.core import registry
from palio.core.errors import RecordError
from palio.core.game import Game
from palio.core.outcome import Outcome
from palio.core.seats import CHANCE, Seat
from palio.core.setup import spoken_range

FIRST_LINE: Final = "palio record 1"
DICE_KEYS: Final = ("dice", "commitment", "salt", "seed")
KEYS: Final = ("game", "rules", "seats", "options", "players", "components", "moves", *DICE_KEYS)


class Line:
    """A move of a record; ``number`` is its line in the file, 0 if it was never in one."""

    def __init__(self, actor: Seat, text: str, number: int = 0) -> None:
        self.actor = actor
        self.text = text
        self.number = number

    @property
    def who(self) -> str:
        """``*`` or ``seat 2``."""
        return "chance (*)" if self.actor == CHANCE else f"seat {self.actor}"

    def __str__(self) -> str:
        return f"{'*' if self.actor == CHANCE else self.actor} {self.text}"


class Record:
    """What a game's text holds: who played what, where and with which dice."""

    def __init__(
        self,
        *,
        game: str,
        rules: int,
        seats: int,
        lines: Sequence[Line],
        options: Mapping[str, str] | None = None,
        players: Sequence[str] = (),
        components: str = "",
        dice: Mapping[str, str] | None = None,
        scores: Sequence[int] | None = None,
        source: str = "record",
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.lines = tuple(lines)
        self.options: dict[str, str] = dict(options or {})
        self.players = tuple(players)
        self.components = components
        self.dice: dict[str, str] = dict(dice or {})
        self.scores = tuple(scores) if scores is not None else None
        self.source = source
        self.header_lines: dict[str, int] = {}
        """Where each header stood in the file that this was read from."""

    def error(self, line: Line | str, message: str) -> RecordError:
        """An error at that move, or at the header of that name, ready to be raised."""
        number = line.number if isinstance(line, Line) else self.header_lines.get(line, 0)
        where = f"line {number}: " if number else ""
        return RecordError(f"{self.source}: {where}{message}")

    def find_game(self) -> Game[Any]:
        """The installed game that this is a record of."""
        return self.check_game(registry.find(self.game))

    def check_game(self, game: Game[Any]) -> Game[Any]:
        """The same game back, if it knows the record's rules and has its components."""
        if game.slug != self.game:
            raise self.error("game", f"a record of {self.game}, not of {game.slug}")
        if not 1 <= self.rules <= game.rules_version:
            message = f"made under version {self.rules} of the rules of {self.game}"
            there = spoken_range(tuple(range(1, game.rules_version + 1)))
            raise self.error("rules", f"{message}; this palio has version {there}")
        if game.components_digest != self.components:
            if self.components:
                raise self.error(
                    "components",
                    "played with other components: give the file with --components "
                    f"(sha256 {self.components[:12]}…)",
                )
            raise self.error(
                "game", "played with the components of the game: leave out --components"
            )
        return game

    def check_result(self, outcome: Outcome | None) -> None:
        """Does the last line agree with what the moves lead to?"""
        if self.scores is None:
            return
        if outcome is None:
            raise self.error("scores", "scores are given, but the game is not over")
        if outcome.scores != self.scores:
            real = " ".join(str(score) for score in outcome.scores)
            raise self.error("scores", f"the scores should be {real}")

    def cut(self, moves: int) -> Record:
        """The same record as it was after that many moves."""
        cut = Record(
            game=self.game,
            rules=self.rules,
            seats=self.seats,
            lines=self.lines[:moves],
            options=self.options,
            players=self.players,
            components=self.components,
            dice=self.dice,
            source=self.source,
        )
        cut.header_lines = self.header_lines
        return cut

    def to_text(self) -> str:
        """The one text form."""
        header = {"game": self.game, "rules": str(self.rules), "seats": str(self.seats)}
        if self.options:
            header["options"] = ", ".join(f"{k}={v}" for k, v in self.options.items())
        if self.players:
            header["players"] = ", ".join(_plain(name) for name in self.players)
        if self.components:
            header["components"] = self.components
        header |= self.dice
        header["moves"] = str(len(self.lines))
        text = [FIRST_LINE, *(f"{key}: {value}" for key, value in header.items()), ""]
        text += [str(line) for line in self.lines]
        if self.scores is not None:
            text.append("scores: " + " ".join(str(score) for score in self.scores))
        return "\n".join(text) + "\n"

    @classmethod
    def from_text(cls, text: str, source: str = "record") -> Record:
        """Read a record; RecordError names the line. If moves are legal, ``Match.resume`` knows."""
        return _Reader(text, source).read()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return self.to_text() == other.to_text()

    def __hash__(self) -> int:
        return hash(self.to_text())


def _plain(name: str) -> str:
    """A player's name without what would break the header."""
    return " ".join(name.replace(",", " ").split()) or "?"


class _Reader:
    """Reads line by line, so that every complaint can say where."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.numbered = [
            (number, line.strip())
            for number, line in enumerate(text.splitlines(), start=1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        self.header: dict[str, tuple[int, str]] = {}
        self.lines: list[Line] = []
        self.scores: list[int] | None = None
        self.scores_line = 0

    def fail(self, number: int, message: str) -> RecordError:
        where = f"line {number}: " if number else ""
        return RecordError(f"{self.source}: {where}{message}")

    def read(self) -> Record:
        if not self.numbered or self.numbered[0][1] != FIRST_LINE:
            raise self.fail(1, f"not a record: the first line must be {FIRST_LINE!r}")
        for number, line in self.numbered[1:]:
            if self.scores is not None:
                raise self.fail(number, f"nothing may follow the scores: {line!r}")
            head = line.split(maxsplit=1)
            if head[0] == "*" or head[0].isdecimal():
                self.read_move(number, head)
            elif line.startswith("scores:"):
                self.scores = self.whole_numbers(number, line.removeprefix("scores:"))
                self.scores_line = number
            else:
                self.read_header(number, line)
        return self.assemble()

    def read_move(self, number: int, words: list[str]) -> None:
        if len(words) < 2:
            raise self.fail(number, f"the move is missing after {words[0]!r}")
        actor = CHANCE if words[0] == "*" else int(words[0])
        self.lines.append(Line(actor, " ".join(words[1].split()), number))

    def read_header(self, number: int, line: str) -> None:
        key, colon, value = line.partition(":")
        if not colon or key not in KEYS:
            raise self.fail(number, f"neither a move ('0 …' or '* …') nor a header: {line!r}")
        if self.lines:
            raise self.fail(number, f"header {key!r} after the first move")
        if key in self.header:
            raise self.fail(number, f"header {key!r} is there twice")
        self.header[key] = (number, value.strip())

    def whole_numbers(self, number: int, text: str) -> list[int]:
        try:
            return [int(word) for word in text.split()]
        except ValueError:
            raise self.fail(number, f"whole numbers are needed, not {text.strip()!r}") from None

    def whole(self, key: str, default: int | None = None) -> int:
        if key not in self.header:
            if default is None:
                raise self.fail(0, f"the header {key!r} is missing")
            return default
        number, value = self.header[key]
        values = self.whole_numbers(number, value)
        if len(values) != 1:
            raise self.fail(number, f"{key} must be one whole number, not {value!r}")
        return values[0]

    def text(self, key: str) -> str:
        return self.header[key][1] if key in self.header else ""

    def options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        for part in filter(None, (part.strip() for part in self.text("options").split(","))):
            name, equals, value = part.partition("=")
            if not equals:
                raise self.fail(self.header["options"][0], f"options are name=value, not {part!r}")
            options[name.strip()] = value.strip()
        return options

    def assemble(self) -> Record:
        if not self.text("game"):
            raise self.fail(0, "the header 'game' is missing")
        expected = self.whole("moves", len(self.lines))
        if expected != len(self.lines):
            last = self.lines[-1].number if self.lines else self.header["moves"][0]
            raise self.fail(
                last,
                f"the record ends after {len(self.lines)} of {expected} moves"
                if len(self.lines) < expected
                else f"{len(self.lines)} moves, but the header says {expected}",
            )
        players = [name.strip() for name in self.text("players").split(",")]
        record = Record(
            game=self.text("game"),
            rules=self.whole("rules", 1),
            seats=self.whole("seats"),
            lines=self.lines,
            options=self.options(),
            players=players if self.text("players") else (),
            components=self.text("components"),
            dice={key: self.text(key) for key in DICE_KEYS if key in self.header},
            scores=self.scores,
            source=self.source,
        )
        record.header_lines = {key: number for key, (number, _) in self.header.items()}
        record.header_lines["scores"] = self.scores_line
        return record
