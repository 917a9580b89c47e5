"""What conditions ask for, answered from the state of a game."""

from __future__ import annotations

from kneedeep.rules.doom2016.board.tokens_on_map import bits_of
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.state import GONE, State
from kneedeep.script.conditions import Place


class StateConditionContext:
    """The facts of one state; see `kneedeep.script.conditions.ConditionContext`."""

    __slots__ = ("s", "t")

    def __init__(self, tables: CompiledScenario, state: State) -> None:
        """Answer for a state."""
        self.t = tables
        self.s = state

    def flag(self, name: str) -> bool:
        """Return whether a flag is set."""
        number = self.t.flag_number.get(name)
        return number is not None and bool(self.s.course.flags >> number & 1)

    def revealed(self, area: str) -> bool:
        """Return whether a marine has seen an area. Rule: RUL16-180."""
        number = self.t.area_number.get(area)
        return number is not None and bool(self.s.course.fired >> self.t.fired_area + number & 1)

    def cleared(self, area: str) -> bool:
        """Return whether no demon has a space in an area, or on the `board`, and no portal lies there. Rule: RUL16-178."""
        number = self.t.area_number.get(area)
        bits = self.t.everywhere if area == "board" else 0 if number is None else self.t.area_bits[number]
        if self.s.demon_bits & bits:
            return False
        return not any(
            self.s.portals >> portal.number & 1 and bits_of(self.t, self.s, portal.number) & bits
            for portal in self.t.portals
        )

    def opened(self, door: str, by: str) -> bool:
        """Return whether a door has been opened, by marines where the condition says so. Rule: RUL16-179."""
        opened = self.s.course.by_marines if by else self.s.course.opened
        if door == "any":
            return bool(opened)
        number = self.t.door_number.get(door)
        return number is not None and bool(opened >> number & 1)

    def used(self, token: str) -> bool:
        """Return whether a token of that id has been used; of a teleporter, whether it is active."""
        return any(
            self.s.course.used >> number & 1
            or (
                self.t.tokens[number].type.linked == "active"
                and self.s.pads & bits_of(self.t, self.s, number)
            )
            for number in self.t.tokens_named.get(token, ())
        )

    def got(self, thing: str, color: str | None) -> int:
        """Return how many marines ever got."""
        return dict(self.s.course.got).get(thing, 0)

    def killed(self, name: str) -> int:
        """Return how many figures of an id, group or kind were fragged."""
        return dict(self.s.course.killed).get(name, 0)

    def destroyed(self, token: str) -> bool:
        """Return whether every token of that id has been destroyed."""
        numbers = self.t.tokens_named.get(token, ())
        return bool(numbers) and all(self.s.course.destroyed >> number & 1 for number in numbers)

    def summoned(self, portals: str) -> bool:
        """Return whether a portal has summoned, or all of a color, or all."""
        named = [
            portal.number
            for portal in self.t.portals
            if portals in ("all", portal.element.color, portal.element.id or None)
        ]
        return bool(named) and all(self.s.course.summoned >> number & 1 for number in named)

    def left(self, way: str) -> int:
        """Return how many marines have left by an exit."""
        return len({seat for seat, name in self.s.course.exits if name == way})

    def standing(self, place: Place) -> int:
        """Return how many marines stand in an area or on some spaces."""
        if isinstance(place, str):
            number = self.t.area_number.get(place)
            bits = 0 if number is None else self.t.area_bits[number]
        else:
            bits = self.t.board.bits(place)
        return sum(1 for seat in self.s.squad if self.s.body[seat] & bits)

    def held(self, area: str) -> int:
        """Return for how many rounds in a row a marine stood in an area at the end of the round."""
        return dict(self.s.course.held).get(self.t.area_number.get(area, -1), 0)

    def rounds(self) -> int:
        """Return how many rounds have ended."""
        return self.s.ended

    def frags(self) -> int:
        """Return the invader's frag tokens."""
        return self.s.frags

    def judged(self, text: str) -> bool:
        """Return whether the players have answered a question with yes."""
        return text in self.t.questions and bool(self.s.course.judged >> self.t.questions.index(text) & 1)

    def marines(self) -> int:
        """Return the number of marines."""
        return self.s.players

    def playing(self) -> int:
        """Return how many marines have not left."""
        return sum(1 for status in self.s.status if status != GONE)
