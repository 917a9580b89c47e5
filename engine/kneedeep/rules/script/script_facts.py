"""The conditions' queries with the same answer in every ruleset."""

from kneedeep.board.script.conditions import ConditionContext, Place
from kneedeep.rules.state import State, Tables


class ScriptFacts(ConditionContext):
    """The facts of one state."""

    __slots__ = ("s", "t")

    def __init__(self, tables: Tables, state: State) -> None:
        self.t = tables
        self.s = state

    def flag(self, name: str) -> bool:
        number = self.t.flag_number.get(name)
        return number is not None and bool(self.s.course.flags >> number & 1)

    def used(self, token: str) -> bool:
        return any(self.s.course.used >> number & 1 for number in self.t.tokens_named.get(token, ()))

    def got(self, thing: str, color: str | None) -> int:
        return int(dict(self.s.course.got).get(thing, 0))

    def killed(self, name: str) -> int:
        return int(dict(self.s.course.killed).get(name, 0))

    def destroyed(self, token: str) -> bool:
        numbers = self.t.tokens_named.get(token, ())
        return bool(numbers) and all(self.s.course.destroyed >> number & 1 for number in numbers)

    def left(self, way: str) -> int:
        return len({seat for seat, name in self.s.course.exits if name == way})

    def standing(self, place: Place) -> int:
        if isinstance(place, str):
            number = self.t.area_number.get(place)
            bits = 0 if number is None else self.t.area_bits[number]
        else:
            bits = self.t.board.bits(place)
        return sum(1 for at in self.s.at[: self.s.players] if at >= 0 and bits >> at & 1)

    def held(self, area: str) -> int:
        return int(dict(self.s.course.held).get(self.t.area_number.get(area, -1), 0))

    def rounds(self) -> int:
        return int(self.s.ended)

    def frags(self) -> int:
        return int(self.s.frags)

    def judged(self, text: str) -> bool:
        return text in self.t.questions and bool(self.s.course.judged >> self.t.questions.index(text) & 1)

    def marines(self) -> int:
        return int(self.s.players)
