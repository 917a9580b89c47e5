"""Every condition and step of a scenario, wherever it stands, and what the steps put on the board."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.scenario.element import keys_of, read_element
from kneedeep.scenario.model import Clear, Figure, Token
from kneedeep.scenario.record import Record
from kneedeep.scenario.script import Condition, Effect, condition
from kneedeep.scenario.value_shapes import thawed

Path = tuple[str | int, ...]


class ScriptStep(NamedTuple):
    """A condition or effect: on which element (serial 0: the scenario) and where in it."""

    serial: int
    path: Path
    script: Condition | Effect


class PlacedThing(NamedTuple):
    """A token or figure that a `place` step puts on the board; it has no serial of its own."""

    serial: int
    path: Path
    element: Token | Figure


def script_steps(facts: Facts) -> tuple[ScriptStep | PlacedThing, ...]:
    """Return every condition, effect and placed thing, outer ones first, in the order of the file's sections."""
    tokens = facts.board.kinds.tokens
    found: list[ScriptStep | PlacedThing] = []

    def of_element(element: Any, serial: int, path: Path) -> None:
        for key in keys_of(type(element)):
            value = getattr(element, key.attribute)
            inner: Path = (*path, key.name)
            if isinstance(value, Condition):
                of_condition(value, serial, inner)
            elif isinstance(value, Clear):
                of_element(value, serial, inner)
            elif isinstance(value, tuple):
                for index, part in enumerate(value):
                    if isinstance(part, Effect):
                        of_effect(part, serial, (*inner, index))
                    elif isinstance(part, Record) and "needs" in part:
                        needs = condition().read(thawed(part["needs"]))
                        of_condition(needs, serial, (*inner, index, "needs"))

    def of_condition(given: Condition, serial: int, path: Path) -> None:
        found.append(ScriptStep(serial, path, given))
        if given.kind in ("all", "any"):
            for index, part in enumerate(given.value):
                of_condition(part, serial, (*path, given.kind, index))
        for index, part in enumerate(given.params.get("of", ())):
            of_condition(part, serial, (*path, "of", index))

    def of_effect(given: Effect, serial: int, path: Path) -> None:
        found.append(ScriptStep(serial, path, given))
        if given.kind == "place":
            data = thawed(given.value)
            thing: Token | Figure
            if _is_token(given.value, tokens):
                thing = read_element(Token, data)
            else:
                thing = read_element(Figure, data)
            found.append(PlacedThing(serial, (*path, "place"), thing))
            of_element(thing, serial, (*path, "place"))

    for element in facts.scenario.elements():
        of_element(element, element.serial, ())
    of_element(facts.scenario.victory, 0, ("victory",))
    return tuple(found)


def _is_token(data: Record, tokens: Any) -> bool:
    """Tell a token of a `place` step from a figure: by its kind, for an unknown kind by its keys."""
    if data.get("kind") in tokens:
        return True
    figure_keys = {key.name for key in keys_of(Figure)}
    return not set(data) <= figure_keys


def placed_things(facts: Facts) -> Iterator[PlacedThing]:
    """Yield what the steps of the script put on the board."""
    return (step for step in facts.of(script_steps) if isinstance(step, PlacedThing))
