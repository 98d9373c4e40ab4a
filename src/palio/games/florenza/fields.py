"""What the marks on a field of the Rione are worth to a player, and what one more would add.

Opinions only. A search asks for the same fields over and over, so each is appraised once.
"""

from typing import Final

from palio.games.florenza.components import DIE, FIELD_PROJECTS, RESOURCE_COUNT, Box

# What the effect of a building may bring in a whole game, beside its points. §11
EFFECTS: Final = [
    *([1.2] * 6),
    *([1.0] * 6),
    *(2.0, 2.0, 1.5, 2.5, 2.0, 2.0, 3.0, 1.0, 1.0),
    *([0.0] * 4),
]
NO_PLAN: Final = -1
TAKEN: Final = -1
MANY_DICE: Final = 12
"""With so many dice to come there is time for everything."""
HOPE: Final = 0.3
"""What is left of a building's worth if its resources can hardly be found any more."""
KEPT: Final = 20_000
"""How many fields are remembered: some megabytes."""

BONUS_AHEAD: Final = 0.2
"""What a die field is worth while it is not crossed, as a part of the die. Crossing it while there
is no die to use must look worse than stopping before it."""


class Field:
    """A field with its marks, as it looks with so much still to come."""

    def __init__(self) -> None:
        self.worth: float = 0.0
        """Of the marks, towards the building where they go furthest …"""
        self.plan: int = NO_PLAN
        """… which is this one, by its place in the box."""
        self.raised: list[float] = []
        """What the marks are worth with one more, for each resource."""


class Fields:
    """Every field that was looked at, for one box and one weight of the buildings' effects."""

    def __init__(self, box: Box, effect: float) -> None:
        self.box = box
        self.effect = effect
        self._prospects: list[list[float]] = [[] for _ in range(MANY_DICE + 1)]
        self._furthest: int = 2 * max(building.size for building in box.buildings)
        self._known: dict[int, Field] = {}
        self.dice_ahead: list[list[int]] = [
            [track[crosses:].count(DIE) for crosses in range(len(track) + 1)]
            for track in box.tracks
        ]
        """By track and crosses: how many die fields are still to be crossed."""

    def look(self, project: int, marks: list[int], taken: int, reach: int, dice: int) -> Field:
        """The field of a sheet with these marks.

        ``taken`` are the numbers of buildings not to be planned for, as bits; ``reach`` is twice
        the resources that can still be found, and ``dice`` how many dice are to come.
        """
        reach = min(reach, self._furthest)
        dice = min(dice, MANY_DICE)
        base = project * RESOURCE_COUNT
        key = taken
        for resource in range(RESOURCE_COUNT):
            key = key * (self.box.boxes + 1) + marks[base + resource]
        key = key * (self._furthest + 1) + reach
        key = key * (MANY_DICE + 1) + dice
        key = key * FIELD_PROJECTS + project
        field = self._known.get(key)
        if field is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            field = self._appraise(project, marks, taken, reach, dice)
            self._known[key] = field
        return field

    def _appraise(self, project: int, marks: list[int], taken: int, reach: int, dice: int) -> Field:
        field = Field()
        buildings = self.box.buildings
        matched = self._match(project, marks, taken)
        prospects = self._prospects_with(dice)
        bonus = self.box.field_bonus[project + 1]
        hope = HOPE if dice else 0.0
        base = project * RESOURCE_COUNT
        raised = [0.0] * RESOURCE_COUNT
        for i in range(len(buildings)):
            count = matched[i]
            if count == TAKEN:
                continue
            building = buildings[i]
            whole = prospects[i] + bonus
            worth = part_of(whole, building.size, count, reach, hope)
            if worth > field.worth:
                field.worth = worth
                field.plan = i
            worth = part_of(whole, building.size, count + 1, reach, hope)
            for resource in building.needs:
                if worth > raised[resource] and marks[base + resource] < building.cost[resource]:
                    raised[resource] = worth
        field.raised = [max(field.worth, worth) for worth in raised]
        return field

    def _match(self, project: int, marks: list[int], taken: int) -> list[int]:
        """How many resources of each building are marked; TAKEN: it is not to be built there."""
        buildings = self.box.buildings
        matched = [0] * len(buildings)
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

    def _prospects_with(self, dice: int) -> list[float]:
        """What each building is worth, the bonus of its field apart, less its price."""
        if not self._prospects[dice]:
            effect = self.effect * (dice / MANY_DICE)
            self._prospects[dice] = [
                building.points + effect * EFFECTS[building.number - 1] - 0.6 * building.money
                for building in self.box.buildings
            ]
        return self._prospects[dice]


def part_of(worth: float, size: int, count: int, reach: int, hope: float) -> float:
    """What a building is worth of which so many resources are there."""
    part = float(count) / float(size)
    if 2 * (size - count) > reach:
        part *= hope
    return worth * part
