"""Edit of a single reference: it gets another name."""

from collections.abc import Sequence

from kneedeep.model.scenario.edits.basic import Change
from kneedeep.model.scenario.model import Record, Scenario, keys_of
from kneedeep.model.scenario.value import Value, placed_value

Path = tuple[str | int, ...]


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
