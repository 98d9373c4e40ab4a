"""What to build on a field of the Rione, what its marks are worth then, and one more.

Opinions only. A search asks for the same fields over and over, so each is planned for once.
"""

from typing import Final, final

from mypy_extensions import i64

from palio.core.packed import append, vec
from palio.games.florenza.components import DIE, FIELD_PROJECTS, RESOURCE_COUNT, Box

# What the effect of a building may bring in a whole game, beside its points. §11
EFFECTS: Final = [
    *([1.2] * 6),
    *([1.0] * 6),
    *(2.0, 2.0, 1.5, 2.5, 2.0, 2.0, 3.0, 1.0, 1.0),
    *([0.0] * 4),
]
NO_PLAN: Final[i64] = -1
TAKEN: Final[i64] = -1
MANY_DICE: Final[i64] = 12
"""With so many dice to come there is time for everything."""
HOPE: Final = 0.3
"""What is left of a building's worth if its resources can hardly be found any more."""
KEPT: Final = 20_000
"""How many fields are remembered: some megabytes."""

BONUS_AHEAD: Final = 0.2
"""What a die field is worth while it is not crossed, as a part of the die. Crossing it while there
is no die to use must look worse than stopping before it."""


@final
class Field:
    """A field with its marks, as it looks with so much still to come."""

    def __init__(self) -> None:
        self.worth: float = 0.0
        """Of the marks, towards the building where they go furthest …"""
        self.plan: i64 = NO_PLAN
        """… which is this one, by its place in the box."""
        self.raised: vec[float] = vec[float]([0.0] * RESOURCE_COUNT)
        """What the marks are worth with one more, for each resource."""


@final
class Fields:
    """Every field that was looked at, for one box and one weight of the buildings' effects."""

    def __init__(self, box: Box, effect: float) -> None:
        self.box = box
        self.effect = effect
        self._prospects: vec[vec[float]] = vec[vec[float]](
            [self._prospects_with(dice) for dice in range(MANY_DICE + 1)]
        )
        self._furthest: i64 = 2 * max(building.size for building in box.buildings)
        self._known: dict[int, Field] = {}
        self.dice_ahead: vec[vec[i64]] = vec[vec[i64]]([_dice_ahead(t) for t in box.tracks])
        """By track and crosses: how many die fields are still to be crossed."""

    def look(self, project: i64, marks: vec[i64], taken: i64, reach: i64, dice: i64) -> Field:
        """The field of a sheet with these marks.

        ``taken`` are the numbers of buildings not to be planned for, as bits; ``reach`` is twice
        the resources that can still be found, and ``dice`` how many dice are to come.
        """
        reach = min(reach, self._furthest)
        dice = min(dice, MANY_DICE)
        base = project * RESOURCE_COUNT
        levels = self.box.boxes + 1
        key: int = taken
        for resource in range(RESOURCE_COUNT):
            key = key * levels + marks[base + resource]
        key = key * (self._furthest + 1) + reach
        key = key * (MANY_DICE + 1) + dice
        key = key * FIELD_PROJECTS + project
        field = self._known.get(key)
        if field is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            field = self._plan(project, marks, taken, reach, dice)
            self._known[key] = field
        return field

    def _plan(self, project: i64, marks: vec[i64], taken: i64, reach: i64, dice: i64) -> Field:
        field = Field()
        buildings = self.box.buildings
        matched = self._match(project, marks, taken)
        prospects = self._prospects[dice]
        bonus = self.box.field_bonus[project + 1]
        hope = HOPE if dice else 0.0
        base = project * RESOURCE_COUNT
        raised = field.raised
        for i in range(len(buildings)):
            count = matched[i]
            if count == TAKEN:
                continue
            building = buildings[i]
            whole = prospects[i] + float(bonus)
            worth = part_of(whole, building.size, count, reach, hope)
            if worth > field.worth:
                field.worth = worth
                field.plan = i
            worth = part_of(whole, building.size, count + 1, reach, hope)
            for resource in building.needs:
                if worth > raised[resource] and marks[base + resource] < building.cost[resource]:
                    raised[resource] = worth
        for resource in range(RESOURCE_COUNT):
            raised[resource] = max(field.worth, raised[resource])
        return field

    def _match(self, project: i64, marks: vec[i64], taken: i64) -> vec[i64]:
        """How many resources of each building are marked; TAKEN: it is not to be built there."""
        buildings = self.box.buildings
        matched = vec[i64]([0] * len(buildings))
        base = project * RESOURCE_COUNT
        for resource in range(RESOURCE_COUNT):
            have = marks[base + resource]
            if have == 0:
                continue
            for i in range(len(matched)):
                cost = buildings[i].cost[resource]
                matched[i] += have if have < cost else cost
        for i in range(len(matched)):
            if taken >> buildings[i].number & 1:
                matched[i] = TAKEN
        return matched

    def _prospects_with(self, dice: i64) -> vec[float]:
        """What each building is worth, the bonus of its field apart, less its price."""
        effect = self.effect * (float(dice) / float(MANY_DICE))
        return vec[float](
            [
                float(building.points)
                + effect * EFFECTS[building.number - 1]
                - 0.6 * float(building.money)
                for building in self.box.buildings
            ]
        )


def _dice_ahead(track: vec[i64]) -> vec[i64]:
    """For each number of crosses the die fields beyond them."""
    ahead = vec[i64]()
    for crosses in range(len(track) + 1):
        ahead = append(ahead, list(track[crosses:]).count(DIE))
    return ahead


def part_of(worth: float, size: i64, count: i64, reach: i64, hope: float) -> float:
    """What a building is worth of which so many resources are there."""
    part = float(count) / float(size)
    if 2 * (size - count) > reach:
        part *= hope
    return worth * part
