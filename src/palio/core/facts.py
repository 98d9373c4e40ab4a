"""What the rules report as it happens: for logs, animation, statistics and explanations."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from palio.core.seats import EVERYBODY, Seat
from palio.core.words import Value, Words, seat_name

NOTHING: Final[Mapping[str, Value]] = {}


class Fact:
    """One thing that happened, with the § of RULES.md that says so.

    ``secret`` names the values that only ``seat`` may know. Everybody else is told
    ``kind + "-unseen"`` without them. ``points`` is what the fact adds to the seat's score, or
    takes from it: all of a game's facts together make up its outcome (law 17). ``values`` is
    kept as it is handed over: who hands it over does not change it any more.
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        seat: Seat,
        values: Mapping[str, Value] | None = None,
        targets: tuple[str, ...] = (),
        secret: tuple[str, ...] = (),
        points: int = 0,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.values: Mapping[str, Value] = NOTHING if values is None else values
        self.targets = targets
        self.secret = secret
        self.points = points

    def as_seen_by(self, seat: Seat | None) -> "Fact":
        """The fact as that seat, or a spectator, may know it."""
        if not self.secret or seat in (self.seat, EVERYBODY):
            return self
        open_values = {k: v for k, v in self.values.items() if k not in self.secret}
        points = 0 if "points" in self.secret else self.points
        return Fact(self.kind + "-unseen", self.rule, self.seat, open_values, points=points)

    def words(self) -> Words:
        """The line of the log: key ``fact-<kind>``."""
        args: dict[str, Value] = dict(self.values)
        args["seat"] = seat_name(self.seat)
        return Words("fact-" + self.kind, args)

    def as_json(self) -> dict[str, object]:
        """The wire form."""
        return {
            "kind": self.kind,
            "rule": self.rule,
            "seat": self.seat,
            "values": dict(self.values),
            "targets": list(self.targets),
            "points": self.points,
        }

    def __repr__(self) -> str:
        values = ", ".join(f"{k}={v}" for k, v in self.values.items())
        return f"{self.kind}({values}) by {self.seat} {self.rule}"


Tell: TypeAlias = Callable[[Fact], None]
"""A listener for facts. Bots pass none, and the rules then build none."""
