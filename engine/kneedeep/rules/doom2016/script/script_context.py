"""The facts for conditions, read from the state of a game."""

from kneedeep.rules.doom2016.board.tokens_on_map import bits_of
from kneedeep.rules.doom2016.parts import GONE, CompiledScenario, State
from kneedeep.rules.script.script_facts import ScriptFacts


class StateConditionContext(ScriptFacts):
    """The facts of one state. See `kneedeep.board.script.conditions.ConditionContext`."""

    __slots__ = ()

    t: CompiledScenario
    s: State

    def revealed(self, area: str) -> bool:
        """Whether a marine has seen an area. Rule: RUL16-180."""
        number = self.t.area_number.get(area)
        return number is not None and bool(self.s.course.fired >> self.t.fired_area + number & 1)

    def cleared(self, area: str) -> bool:
        """True if an area (or the `board`) contains no demon and no portal. Rule: RUL16-178."""
        number = self.t.area_number.get(area)
        bits = self.t.everywhere if area == "board" else 0 if number is None else self.t.area_bits[number]
        if self.s.demon_bits & bits:
            return False
        return not any(
            self.s.portals >> portal.number & 1 and bits_of(self.t, self.s, portal.number) & bits
            for portal in self.t.portals
        )

    def opened(self, door: str, by: str) -> bool:
        """True if a door has been opened. The condition may require that marines opened it. Rule: RUL16-179."""
        opened = self.s.course.by_marines if by else self.s.course.opened
        if door == "any":
            return bool(opened)
        number = self.t.door_number.get(door)
        return number is not None and bool(opened >> number & 1)

    def used(self, token: str) -> bool:
        """Whether a token of this id has been used. For a teleporter: whether it is active."""
        return any(
            self.s.course.used >> number & 1
            or (self.t.tokens[number].type.linked == "active" and self.s.pads & bits_of(self.t, self.s, number))
            for number in self.t.tokens_named.get(token, ())
        )

    def summoned(self, portals: str) -> bool:
        named = [
            portal.number
            for portal in self.t.portals
            if portals in ("all", portal.element.color, portal.element.id or None)
        ]
        return bool(named) and all(self.s.course.summoned >> number & 1 for number in named)

    def playing(self) -> int:
        return sum(1 for status in self.s.status if status != GONE)
