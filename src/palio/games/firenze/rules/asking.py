"""What every question of Firenze can say for the view: what has been settled on the way to it."""

from abc import abstractmethod
from collections.abc import Iterable

from mypy_extensions import i64

from palio.core.facts import Tell
from palio.core.game import Frame
from palio.games.firenze.components import COLOURS
from palio.games.firenze.state import Table, colour_of, height_of


class Ask(Frame[Table]):
    """A question of Firenze."""

    def settled(self) -> dict[str, object]:
        """All that the question holds, as JSON: answers given before, which everybody saw. §16.1

        Two questions that differ in anything must differ in this, or in their prompts.
        """
        return {}


class Hub(Ask):
    """A question at which persons may be played: when one has had its effect, it is asked again.

    What is settled at it names the moment of the turn; the questions of the persons show it too.
    """

    @abstractmethod
    def resume(self, state: Table, tell: Tell | None) -> None:
        """Ask again, or go on if there is nothing left to ask."""


class PersonAsks(Ask):
    """A question of a person that was played at a hub."""

    def __init__(self, hub: Hub) -> None:
        super().__init__(hub.seat)
        self.hub = hub

    def settled(self) -> dict[str, object]:
        return self.hub.settled()


def tower_json(code: i64) -> dict[str, object]:
    """A tower, as it is named in the view."""
    return {"colour": COLOURS[colour_of(code)], "height": height_of(code)}


def towers_json(codes: Iterable[i64]) -> list[dict[str, object]]:
    """Towers, in their order."""
    return [tower_json(code) for code in codes]
