"""Reference change: one reference gets another name, wherever it stands in an element."""

from collections.abc import Sequence

from kneedeep.model.scenario.edits.basic import Change
from kneedeep.model.scenario.model import Record, Scenario, keys_of
from kneedeep.model.scenario.value import Value, placed_value

Path = tuple[str | int, ...]


@placed_value
class Refer(Value):
    """Write a name in the place of another: `path` leads there through the keys of the file (serial 0: the scenario's)."""

    title: str
    serial: int
    path: Path
    old: str
    new: str

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario with the name. Raises KeyError when the old one does not stand there."""
        element = scenario.element(self.serial)
        key = next((key for key in keys_of(type(element)) if key.name == self.path[0]), None)
        if key is None:
            raise KeyError(self.path)
        data = self._with(key.shape.write(getattr(element, key.attribute)), self.path[1:])
        changes = Record([(key.attribute, key.shape.read(data))])
        return Change(self.title, self.serial, changes).apply(scenario)

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
