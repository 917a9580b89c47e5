"""The questions of conditions that states of every ruleset answer in the same way."""

from kneedeep.board.script.conditions import Place
from kneedeep.rules.state import State, Tables


class ScriptFacts:
    """The facts of one state; see `kneedeep.board.script.conditions.ConditionContext`."""

    __slots__ = ("s", "t")

    def __init__(self, tables: Tables, state: State) -> None:
        """Answer for a state."""
        self.t = tables
        self.s = state

    def flag(self, name: str) -> bool:
        """Whether a flag is set."""
        number = self.t.flag_number.get(name)
        return number is not None and bool(self.s.course.flags >> number & 1)

    def used(self, token: str) -> bool:
        """Whether a token of that id has ever been used."""
        return any(self.s.course.used >> number & 1 for number in self.t.tokens_named.get(token, ()))

    def got(self, thing: str, color: str | None) -> int:
        """How many marines ever got."""
        return int(dict(self.s.course.got).get(thing, 0))

    def killed(self, name: str) -> int:
        """How many figures of an id, group or kind were killed."""
        return int(dict(self.s.course.killed).get(name, 0))

    def destroyed(self, token: str) -> bool:
        """Whether every token of that id has been destroyed."""
        numbers = self.t.tokens_named.get(token, ())
        return bool(numbers) and all(self.s.course.destroyed >> number & 1 for number in numbers)

    def left(self, way: str) -> int:
        """How many marines have left by an exit."""
        return len({seat for seat, name in self.s.course.exits if name == way})

    def standing(self, place: Place) -> int:
        """How many marines stand in an area or on some spaces."""
        if isinstance(place, str):
            number = self.t.area_number.get(place)
            bits = 0 if number is None else self.t.area_bits[number]
        else:
            bits = self.t.board.bits(place)
        return sum(1 for at in self.s.at[: self.s.players] if at >= 0 and bits >> at & 1)

    def held(self, area: str) -> int:
        """The number of rounds in a row with a marine in an area at the end."""
        return int(dict(self.s.course.held).get(self.t.area_number.get(area, -1), 0))

    def rounds(self) -> int:
        """How many rounds have ended."""
        return int(self.s.ended)

    def frags(self) -> int:
        """The invader's frag points or tokens."""
        return int(self.s.frags)

    def judged(self, text: str) -> bool:
        """Whether the players have answered a question with yes."""
        return text in self.t.questions and bool(self.s.course.judged >> self.t.questions.index(text) & 1)

    def marines(self) -> int:
        """The number of marines."""
        return int(self.s.players)
