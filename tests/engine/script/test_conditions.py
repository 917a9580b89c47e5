"""The condition grammar, word by word, against a ledger that a test fills in."""

from typing import Any

from kneedeep.board.script.conditions import Place, holds, leaves_of, wanting
from kneedeep.model.scenario.script_values import Condition, condition
from tests.support.cases import cases


class FilledIn:
    """A ledger whose answers are given."""

    def __init__(self, **answers: Any) -> None:
        self.answers = answers

    def _of(self, question: str, asked: object, otherwise: Any) -> Any:
        return self.answers.get(question, {}).get(str(asked), otherwise)

    def flag(self, name: str) -> bool:
        return bool(self._of("flag", name, False))

    def revealed(self, area: str) -> bool:
        return bool(self._of("revealed", area, False))

    def cleared(self, area: str) -> bool:
        return bool(self._of("cleared", area, False))

    def opened(self, door: str, by: str) -> bool:
        return bool(self._of("opened", f"{door} by {by}" if by else door, False))

    def used(self, token: str) -> bool:
        return bool(self._of("used", token, False))

    def got(self, thing: str, color: str | None) -> int:
        return int(self._of("got", f"{thing} {color}" if color else thing, 0))

    def killed(self, name: str) -> int:
        return int(self._of("killed", name, 0))

    def destroyed(self, token: str) -> bool:
        return bool(self._of("destroyed", token, False))

    def summoned(self, portals: str) -> bool:
        return bool(self._of("summoned", portals, False))

    def left(self, way: str) -> int:
        return int(self._of("left", way, 0))

    def standing(self, place: Place) -> int:
        return int(self._of("standing", place, 0))

    def held(self, area: str) -> int:
        return int(self._of("held", area, 0))

    def rounds(self) -> int:
        return int(self.answers.get("rounds", 0))

    def frags(self) -> int:
        return int(self.answers.get("frags", 0))

    def judged(self, text: str) -> bool:
        return bool(self._of("judged", text, False))

    def marines(self) -> int:
        return int(self.answers.get("marines", 2))

    def playing(self) -> int:
        return self.marines() - int(sum(self.answers.get("left", {}).values()))


def given(data: dict[str, Any]) -> Condition:
    read = condition().read(data)
    assert isinstance(read, Condition)
    return read


@cases(("data", "answers"))
def test_a_condition_holds_by_what_it_asks_for_and_not_without_it(
    data: dict[str, Any], answers: dict[str, Any]
) -> None:
    assert holds(given(data), FilledIn(**answers))
    if answers:
        assert not holds(given(data), FilledIn())


@cases(("data", "answers"))
def test_a_near_miss_does_not_hold(data: dict[str, Any], answers: dict[str, Any]) -> None:
    assert not holds(given(data), FilledIn(**answers))


def test_no_condition_always_holds() -> None:
    assert holds(None, FilledIn())


def test_what_is_wanting_are_the_single_conditions_that_do_not_hold() -> None:
    whole = given({"all": [{"flag": "a"}, {"any": [{"flag": "b"}, {"use": "c"}]}]})
    assert [leaf.value for leaf in leaves_of(whole)] == ["a", "b", "c"]
    assert [leaf.value for leaf in wanting(whole, FilledIn(flag={"a": True}))] == ["b", "c"]
    assert wanting(whole, FilledIn(flag={"a": True, "b": True})) == ()
