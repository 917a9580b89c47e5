"""The ideal course of play: everything that could come about if every place were in reach and every lock open."""

from kneedeep.scenario.script import Condition
from kneedeep.script.conditions import holds
from kneedeep.script.facts import Course
from kneedeep.script.ground import Ground
from kneedeep.script.placing import possible


class Ideal:
    """What could come about at best on a ground: what is not among it, nothing on the board brings about."""

    def __init__(self, ground: Ground) -> None:
        """Saturate: every action done, every door opened, every event that can happen."""
        self.ground = ground
        self._exits = {
            way.name: way.spots & ground.terrain.floor for way in ground.exits if way.name is not None
        }
        layout = ground.layout
        facts = layout.area_mask
        for door in ground.terrain.doors:
            if door.kind != "passage" and not _never(door.element.needs):
                facts |= layout.open(door.number)
        for pad in ground.pads:
            facts |= pad.used
        for way in ground.exits:
            for bit in way.leave:
                facts |= bit
        self.facts = facts
        while self._grown():
            pass

    def _grown(self) -> bool:
        """Whether something more came about."""
        before, ground = self.facts, self.ground
        for action in ground.actions:
            if self.facts & action.present == action.present and not _never(
                getattr(action.element, "needs", None)
            ):
                self.facts |= action.bit
        for event in ground.events:
            if event.kind != "lost" and not event.bit & self.facts and self.holds(event.when):
                self.facts |= event.bit
        for bit, grown in ground.outgrowths.items():
            if bit & self.facts:
                self.facts |= grown.widening
        return self.facts != before

    def holds(self, condition: Condition | None) -> bool:
        """Tell whether a condition could come to hold."""
        if condition is None or holds(condition, Course(self.ground, self.facts)):
            return True
        return possible(self.ground, condition, self.facts, self.ground.terrain.floor, self._exits)

    def has_key(self, color: str) -> bool:
        """Tell whether marines could come to get a key of a colour."""
        return Course(self.ground, self.facts).got("key", color) > 0


def _never(condition: Condition | None) -> bool:
    return condition is not None and condition.kind == "never" and bool(condition.value)
