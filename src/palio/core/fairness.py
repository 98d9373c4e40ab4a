"""Rolling a finished record's dice again: does every outcome follow from the seed?"""

from typing import Any

from palio.core.dice import Dice, Fair, Seeded
from palio.core.errors import FairnessError, PalioError
from palio.core.game import Game
from palio.core.match import Match
from palio.core.record import Line, Record
from palio.core.seats import CHANCE


def verify(record: Record, *, game: Game[Any] | None = None) -> int:
    """How many outcomes were rolled again and agreed; FairnessError names the first that did not.

    The moves are checked too: RecordError names a line that can't be played.
    """
    dice = dice_of(record)
    match = Match.resume(record.cut(0), game=game)
    rolls = 0
    for line in record.lines:
        if match.actor == CHANCE and line.actor == CHANCE:
            rolled = dice.roll(match.legal_moves(), match.odds(), rolls)
            if rolled.text != line.text:
                message = (
                    f"{line.text!r} does not follow from the seed, which gives {rolled.text!r}"
                )
                raise unfair(record, line, message)
            rolls += 1
        match.follow(record, line)
    if match.outcome is None:
        raise unfair(record, "moves", "the game is not over, so there is nothing to verify yet")
    record.check_result(match.outcome)
    return rolls


def dice_of(record: Record) -> Dice:
    """The dice that a record names, with the seed it shows; FairnessError if they can't be had."""
    kind = record.dice.get("dice", "")
    seed = record.dice.get("seed", "")
    if kind not in ("fair", "seeded"):
        raise unfair(record, "dice", "it names no fair dice, so there is nothing to verify")
    if not seed:
        raise unfair(record, "dice", "its seed is not shown yet, so there is nothing to verify")
    try:
        if kind == "seeded":
            return Seeded(int(seed))
        fair = Fair(seed, record.dice.get("salt", ""))
    except (PalioError, ValueError):
        raise unfair(record, "seed", f"not a seed of {kind} dice: {seed!r}") from None
    promised = record.dice.get("commitment", "")
    if fair.commitment != promised:
        message = f"the seed does not match the commitment {promised[:12]!r}…"
        raise unfair(record, "seed", message)
    return fair


def unfair(record: Record, where: Line | str, message: str) -> FairnessError:
    """An error at that line of the record."""
    return FairnessError(str(record.error(where, message)))
