"""What conditions ask for, answered from the state of a game."""

from __future__ import annotations

from kneedeep.rules.doom2004.board.game_tokens import COLORS
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.state import GONE, OFF, State
from kneedeep.script.conditions import Place, must_die


class StateConditionContext:
    """The ledger of one state; see `kneedeep.script.conditions.ConditionContext`."""

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
        """Return whether an area has been revealed."""
        number = self.t.area_number.get(area)
        return number is not None and bool(self.s.areas >> number & 1)

    def cleared(self, area: str) -> bool:
        """Return whether an area is revealed and all invaders that were set up there are dead or recycled. Rule: RUL-96."""
        if area == "board":
            return all(self.cleared(one) for one in self.t.areas)
        number = self.t.area_number.get(area)
        if number is None or not self.s.areas >> number & 1:
            return False
        return all(
            self.s.course.gone >> setup.number & 1 or not must_die(self.t.kinds[setup.kind])
            for setup in self.t.setups_in.get(number, ())
        )

    def opened(self, door: str, by: str) -> bool:
        """Return whether a door has ever been opened, by anyone."""
        if door == "any":
            return bool(self.s.course.opened)
        number = self.t.door_number.get(door)
        return number is not None and bool(self.s.course.opened >> number & 1)

    def used(self, token: str) -> bool:
        """Return whether a token of that id has ever been used."""
        return any(self.s.course.used >> number & 1 for number in self.t.tokens_named.get(token, ()))

    def got(self, thing: str, color: str | None) -> int:
        """Return how many marines ever got."""
        name = thing if color is None else f"{thing} {COLORS.index(color)}"
        return dict(self.s.course.got).get(name, 0)

    def killed(self, name: str) -> int:
        """Return how many figures of an id, group or kind were killed."""
        return dict(self.s.course.killed).get(name, 0)

    def destroyed(self, token: str) -> bool:
        """Return whether every token of that id has been destroyed."""
        numbers = self.t.tokens_named.get(token, ())
        return bool(numbers) and all(self.s.course.destroyed >> number & 1 for number in numbers)

    def summoned(self, portals: str) -> bool:
        """Return False: this edition has no portals."""
        return False

    def left(self, way: str) -> int:
        """Return how many marines have left by an exit."""
        return len({seat for seat, name in self.s.course.exits if name == way})

    def standing(self, place: Place) -> int:
        """Return how many marines stand in an area or on some spaces."""
        if isinstance(place, str):
            number = self.t.area_number.get(place)
            bits = 0 if number is None else self.t.area_bits[number]
        else:
            bits = self.t.terrain.bits(place)
        return sum(1 for at in self.s.at[: self.s.players] if at != OFF and bits >> at & 1)

    def held(self, area: str) -> int:
        """Return for how many rounds in a row a marine stood in an area at the end of the round."""
        return dict(self.s.course.held).get(self.t.area_number.get(area, -1), 0)

    def rounds(self) -> int:
        """Return how many rounds have ended."""
        return self.s.ended

    def frags(self) -> int:
        """Return the invader's frag points."""
        return self.s.frags

    def judged(self, text: str) -> bool:
        """Return whether the players have answered a question with yes."""
        return text in self.t.questions and bool(self.s.course.judged >> self.t.questions.index(text) & 1)

    def marines(self) -> int:
        """Return the number of marines."""
        return self.s.players

    def playing(self) -> int:
        """Return how many marines have not left; one who waits to come back counts. Rule: RUL-97."""
        return sum(1 for status in self.s.status if status != GONE)
