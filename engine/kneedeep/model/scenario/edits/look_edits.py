"""Edits of the look: painting floors, adding and removing ornaments, setting the floor of an area."""

from typing import TypeAlias

from kneedeep.model.scenario.look_spaces import with_area, with_floor, with_ornament, without_spaces
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.value import Value, placed_value

Space: TypeAlias = tuple[int, int]


@placed_value
class PaintFloor(Value):
    """Paint spaces with a floor. None: with the floor of their areas."""

    title: str
    floor: str | None
    spaces: tuple[Space, ...]

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario with the floor."""
        return scenario.having(look=with_floor(scenario.look, self.floor, self.spaces))


@placed_value
class PutOrnament(Value):
    """Put an ornament of a kind on spaces, or remove it."""

    title: str
    kind: str
    spaces: tuple[Space, ...]
    there: bool = True

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario with the ornaments."""
        return scenario.having(look=with_ornament(scenario.look, self.kind, self.spaces, there=self.there))


@placed_value
class ClearLook(Value):
    """Take painted floors and ornaments away from spaces."""

    title: str
    spaces: tuple[Space, ...]

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario without them."""
        return scenario.having(look=without_spaces(scenario.look, self.spaces))


@placed_value
class FloorOfArea(Value):
    """Set the floor of an area. None: the usual one."""

    title: str
    area: str
    floor: str | None

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario with the floor."""
        return scenario.having(look=with_area(scenario.look, self.area, self.floor))
