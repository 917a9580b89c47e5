"""Layers of the map: sorts of elements that can be hidden from view or locked against the pointer."""

from collections.abc import Iterable
from typing import NamedTuple

from kneedeep.model.scenario.model import Scenario
from kneedeep_editor.texts import later

PIECES, DOORS, TOKENS, FIGURES, STARTS, LABELS = "pieces", "doors", "tokens", "figures", "spawns", "labels"
TITLES = {
    PIECES: later("Map pieces"),
    DOORS: later("Doors"),
    TOKENS: later("Tokens"),
    FIGURES: later("Invaders"),
    STARTS: later("Starts"),
    LABELS: later("Names"),
}
"""The layers from the ground up. Layers with elements have the names of their sections."""
LOCKABLE = (PIECES, DOORS, TOKENS, FIGURES, STARTS)


class Layers(NamedTuple):
    """The hidden and the locked layers. Hidden ones are out of the pointer's reach too."""

    hidden: frozenset[str] = frozenset()
    locked: frozenset[str] = frozenset()

    @property
    def untouched(self) -> frozenset[str]:
        """The layers that the pointer passes over."""
        return self.hidden | self.locked

    def held(self, scenario: Scenario, serials: Iterable[int]) -> frozenset[int]:
        """Which of some elements are on layers that the pointer passes over."""
        wanted = set(serials) if self.untouched else set()
        if not wanted:
            return frozenset()
        sections = (section for section in LOCKABLE if section in self.untouched)
        return frozenset(
            one.serial for section in sections for one in getattr(scenario, section) if one.serial in wanted
        )


EVERYTHING = Layers()
"""Nothing is hidden or locked."""
