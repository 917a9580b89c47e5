"""Edit that removes one step or one part of a condition from the script of an element."""

from typing import Any

from kneedeep.model.scenario.edits.basic import Change, Remove
from kneedeep.model.scenario.model import Record, Scenario, Trigger, keys_of
from kneedeep.model.scenario.value import Value, placed_value

Path = tuple[str | int, ...]
_LISTS = ("all", "any", "of")


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
        key = next((key for key in keys_of(type(element)) if key.name == self.path[0]), None)
        if key is None:
            raise KeyError(self.path)
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
