"""What is agreed before a game starts: seats, options and the version of the rules."""

from collections.abc import Mapping

from palio.core.errors import BadSetup


class Option:
    """A choice that a table makes before the game: one of a closed set of words."""

    def __init__(
        self, name: str, choices: tuple[str, ...], *, seats: tuple[int, ...] | None = None
    ) -> None:
        """The first of ``choices`` is the default; ``seats`` limits it to some numbers of seats."""
        self.name = name
        self.choices = choices
        self.default = choices[0]
        self.seats = seats

    def applies_to(self, seats: int) -> bool:
        """Does the option mean anything with that many seats?"""
        return self.seats is None or seats in self.seats


class Setup:
    """Seats, the chosen options and the rules; build it with ``Game.setup``, which checks it.

    ``rules`` is the version of the game's rules that is played. New tables take the newest; a game
    that began under an older one is played to its end by it.
    """

    def __init__(self, seats: int, options: Mapping[str, str], rules: int = 1) -> None:
        self.seats = seats
        self.options: dict[str, str] = dict(options)
        self.rules = rules

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setup):
            return NotImplemented
        return (self.seats, self.options, self.rules) == (other.seats, other.options, other.rules)

    def __hash__(self) -> int:
        return hash((self.seats, tuple(sorted(self.options.items())), self.rules))

    def __repr__(self) -> str:
        return f"Setup(seats={self.seats}, options={self.options}, rules={self.rules})"


def checked_setup(
    slug: str,
    offered: tuple[Option, ...],
    allowed_seats: tuple[int, ...],
    seats: int,
    chosen: Mapping[str, str],
    rules: int = 1,
) -> Setup:
    """A setup with every option filled in, or BadSetup saying what would be right."""
    if seats not in allowed_seats:
        raise BadSetup(f"{slug} is for {spoken_range(allowed_seats)} seats, not {seats}")
    here = {option.name: option for option in offered if option.applies_to(seats)}
    for name, value in chosen.items():
        if name not in here:
            names = ", ".join(here) or "none"
            raise BadSetup(f"{slug} with {seats} seats has no option {name!r}; options: {names}")
        if value not in here[name].choices:
            choices = ", ".join(here[name].choices)
            raise BadSetup(f"{slug}: option {name} is one of {choices}, not {value!r}")
    options = {name: chosen.get(name, option.default) for name, option in here.items()}
    return Setup(seats, options, rules)


def spoken_range(numbers: tuple[int, ...]) -> str:
    """
    >>> spoken_range((2, 3, 4, 5)), spoken_range((2,)), spoken_range((1, 2, 4))
    ('2 to 5', '2', '1, 2, 4')
    """
    low, high = min(numbers), max(numbers)
    if len(numbers) > 1 and tuple(range(low, high + 1)) == tuple(numbers):
        return f"{low} to {high}"
    return ", ".join(str(n) for n in numbers)
