"""Edits of a part of an element: a reference gets another name, a step or a part of a condition is removed."""

from collections.abc import Sequence
from typing import Any

from kneedeep.model.scenario.edits.basic import Change, Remove
from kneedeep.model.scenario.model import Element, Key, Record, Scenario, Trigger, keys_of
from kneedeep.model.scenario.value import Value, placed_value

Path = tuple[str | int, ...]
_LISTS = ("all", "any", "of")


def _key_of(element: Element, path: Path) -> Key:
    """The key of an element at the beginning of a path. Raises KeyError if there is none."""
    if (found := next((key for key in keys_of(type(element)) if key.name == path[0]), None)) is None:
        raise KeyError(path)
    return found


@placed_value
class Refer(Value):
    """Replace the name of a reference. `path`: the keys of the file that lead to it (serial 0: the scenario's)."""

    title: str
    serial: int
    path: Path
    old: str
    new: str

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario with the new name. Raises KeyError if the old name is not at the path."""
        element = scenario.element(self.serial)
        key = _key_of(element, self.path)
        data = self._with(key.shape.write(getattr(element, key.attribute)), self.path[1:])
        return Change(self.title, self.serial, Record([(key.attribute, key.shape.read(data))])).apply(scenario)

    def _with(self, data: object, path: Sequence[str | int]) -> object:
        if not path:
            if data != self.old:
                raise KeyError(self.path)
            return self.new
        step, rest = path[0], path[1:]
        if isinstance(data, dict) and step in data:
            return {name: self._with(one, rest) if name == step else one for name, one in data.items()}
        if isinstance(data, list | tuple) and isinstance(step, int) and step < len(data):
            return [self._with(one, rest) if place == step else one for place, one in enumerate(data)]
        raise KeyError(self.path)


@placed_value
class RemoveScript(Value):
    """Remove a step or a condition. `path`: the keys of the file that lead to it (serial 0: the scenario's).

    An `all` or `any` with one remaining condition becomes that condition. A trigger without steps and text is removed.
    """

    title: str
    serial: int
    path: Path

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario without it. Raises KeyError if it is missing, or if its element needs it."""
        element = scenario.element(self.serial)
        key = _key_of(element, self.path)
        data = self._without(key.shape.write(getattr(element, key.attribute)), self.path[1:])
        if not data and key.required:
            raise KeyError(self.path)
        value = key.shape.read(data) if data else key.default
        changed = Change(self.title, self.serial, Record([(key.attribute, value)])).apply(scenario)
        if isinstance(element, Trigger):
            left = changed.element(self.serial)
            if not (left.do or left.text or left.note):
                return Remove(self.title, frozenset({self.serial})).apply(scenario)
        return changed

    def _without(self, data: object, path: Path) -> Any:
        """Plain data without the value at a path. None if a condition has nothing left."""
        if not path:
            return None
        step, rest = path[0], path[1:]
        if isinstance(data, dict) and step in data:
            inner = self._without(data[step], rest)
            others = {name: one for name, one in data.items() if name != step}
            if step in _LISTS and not inner:
                return None
            if step in ("all", "any") and len(inner) == 1:
                return {**others, **inner[0]}
            if inner is None or inner == []:
                return others
            count = {"count": min(data["count"], len(inner))} if step == "of" else {}
            return {**data, step: inner, **count}
        if isinstance(data, list) and isinstance(step, int) and step < len(data):
            inner = self._without(data[step], rest)
            kept = [one for place, one in enumerate(data) if place != step]
            return kept if inner is None else [*kept[:step], inner, *kept[step:]]
        raise KeyError(self.path)
