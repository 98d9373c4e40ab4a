"""How a game ended."""

from collections.abc import Sequence

from palio.core.seats import Seat


class Outcome:
    """Scores, places and winners of a finished game.

    ``ranks`` counts from 1; equal in score and in every tie-break means an equal rank. ``winners``
    are the seats of rank 1, except where a game says otherwise (a solo game can be lost).
    """

    def __init__(
        self,
        scores: Sequence[int],
        tie_breaks: Sequence[Sequence[int]] = (),
        winners: Sequence[Seat] | None = None,
    ) -> None:
        """Rank by score, then by each of ``tie_breaks`` in turn (one value a seat; more wins)."""
        self.scores = tuple(scores)
        self.tie_breaks = tuple(tuple(values) for values in tie_breaks)
        keys = [
            (score, *(values[seat] for values in self.tie_breaks))
            for seat, score in enumerate(self.scores)
        ]
        self.ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        first = tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
        self.winners: tuple[Seat, ...] = first if winners is None else tuple(winners)

    def share(self, seat: Seat) -> float:
        """The part of the win that is this seat's: 1, a fraction of a shared win, or 0."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def as_json(self) -> dict[str, object]:
        """The wire form."""
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "tie_breaks": [list(values) for values in self.tie_breaks],
        }

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return NotImplemented
        return self.as_json() == other.as_json()

    def __hash__(self) -> int:
        return hash((self.scores, self.ranks, self.winners))

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, ranks={self.ranks}, winners={self.winners})"
