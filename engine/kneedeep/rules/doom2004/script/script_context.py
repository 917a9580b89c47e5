"""Queries of script conditions on the state of a game."""

from kneedeep.board.script.conditions import must_die
from kneedeep.rules.doom2004.parts import GONE, CompiledScenario, State
from kneedeep.rules.doom2004.tables.game_tokens import COLORS
from kneedeep.rules.script.script_facts import ScriptFacts


class StateConditionContext(ScriptFacts):
    """Answers the conditions' queries for one state."""

    __slots__ = ()

    t: CompiledScenario
    s: State

    def revealed(self, area: str) -> bool:
        number = self.t.area_number.get(area)
        return number is not None and bool(self.s.areas >> number & 1)

    def cleared(self, area: str) -> bool:
        """True if an area is revealed and all invaders set up there are dead or recycled. Rule: RUL-96."""
        if area == "board":
            return all(self.cleared(one) for one in self.t.areas)
        if (number := self.t.area_number.get(area)) is None or not self.s.areas >> number & 1:
            return False
        return all(
            self.s.course.gone >> setup.number & 1 or not must_die(self.t.kinds[setup.kind])
            for setup in self.t.setups_in.get(number, ())
        )

    def opened(self, door: str, by: str) -> bool:
        """True if a door has ever been opened, by anyone."""
        if door == "any":
            return bool(self.s.course.opened)
        number = self.t.door_number.get(door)
        return number is not None and bool(self.s.course.opened >> number & 1)

    def got(self, thing: str, color: str | None) -> int:
        name = thing if color is None else f"{thing} {COLORS.index(color)}"
        return super().got(name, None)

    def summoned(self, portals: str) -> bool:
        """False: this edition has no portals."""
        return False

    def playing(self) -> int:
        """The number of marines who have not left, including those waiting to return. Rule: RUL-97."""
        return sum(1 for status in self.s.status if status != GONE)
