"""Layers of the map: kinds of elements that can be hidden or locked."""

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
"""The layers, bottom to top. Layers with elements have the names of their sections."""
LOCKABLE = (PIECES, DOORS, TOKENS, FIGURES, STARTS)


class Layers(NamedTuple):
    """The hidden and the locked layers. Tools ignore both."""

    hidden: frozenset[str] = frozenset()
    locked: frozenset[str] = frozenset()

    @property
    def untouched(self) -> frozenset[str]:
        """The layers ignored by tools."""
        return self.hidden | self.locked

    def held(self, scenario: Scenario, serials: Iterable[int]) -> frozenset[int]:
        """The elements among some that are on hidden or locked layers."""
        wanted = set(serials) if self.untouched else set()
        if not wanted:
            return frozenset()
        sections = (section for section in LOCKABLE if section in self.untouched)
        return frozenset(
            one.serial for section in sections for one in getattr(scenario, section) if one.serial in wanted
        )


EVERYTHING = Layers()
"""The layers with nothing hidden or locked."""
