"""Words for messages about a file: the keys and words of its edition, and examples from its catalog."""

from collections.abc import Collection, Mapping

from kneedeep.model.catalog import RULESETS, Catalog, Feature, edition_of, load_catalog
from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.element import Elements, Nested, keys_of
from kneedeep.model.scenario.io.file_problems import Path
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.script_values import CONDITION_PARAMS, CONDITIONS, EFFECT_PARAMS, EFFECTS

_TABLES = ("boxes", "pieces", "tokens", "figures", "items", "doors")
"""The tables of a catalog with names for examples."""
_SCRIPT = {"condition": {**CONDITION_PARAMS, **CONDITIONS}, "effect": {**EFFECT_PARAMS, **EFFECTS}}


class EditionWords:
    """The possible keys and words in the files of one edition."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._features = edition_of(catalog.ruleset).features
        self._others = [load_catalog(ruleset) for ruleset in RULESETS if ruleset != catalog.ruleset]
        self._foreign_boxes = {box for other in self._others for box in other.boxes} - catalog.boxes.keys()

    def own(self, words: Collection[str], path: Path) -> list[str]:
        """The keys or words of this edition at a path of a file."""
        shape: shapes.ValueShape | None = Nested(Scenario)
        for step in path:
            shape = _inside(shape, step, self._features)
        needs = _needs(shape)
        return [
            word
            for word in words
            if needs.get(word) in (None, *self._features) and word not in self._foreign_boxes
            if not (isinstance(shape, shapes.HouseRules) and not self._has_switch(word))
        ]

    def example(self, value: object) -> object:
        """An example with names of this edition in place of names of other editions."""
        if isinstance(value, Mapping):
            return {key: self.example(part) for key, part in value.items()}
        if isinstance(value, list):
            return [self.example(part) for part in value]
        if not isinstance(value, str) or any(value in getattr(self._catalog, table) for table in _TABLES):
            return value
        tables = (table for table in _TABLES if any(value in getattr(other, table) for other in self._others))
        return next((one for table in tables for one in getattr(self._catalog, table)), value)

    def _has_switch(self, name: object) -> bool:
        from kneedeep.model.catalog.house_rules import switches

        return any(switch.name == name for switch in switches(self._catalog.ruleset))


def _needs(shape: shapes.ValueShape | None) -> Mapping[str, Feature | None]:
    """The feature that an edition needs for each key or word of a shape."""
    match shape:
        case Nested(kind=kind):
            return {key.name: key.needs for key in keys_of(kind)}
        case shapes.Fields(needs=needs) | shapes.WordShape(needs=needs):
            return needs
        case shapes.Defined(name=name):
            return {word: item.needs for word, item in _SCRIPT[name].items()}
        case shapes.Either(word=word, mapping=mapping):
            return {**_needs(word), **_needs(mapping)}
    return {}


def _inside(
    shape: shapes.ValueShape | None, step: str | int, features: Collection[Feature]
) -> shapes.ValueShape | None:
    """The shape of a part of a value, None if it is unknown."""
    match shape:
        case Nested(kind=kind):
            key = next((key for key in keys_of(kind) if key.name == step), None)
            return None if key is None else key.shape
        case shapes.Fields(parts=parts):
            return next((part[0] for name, part in parts.items() if name == step), None)
        case shapes.Many(part=part) | shapes.Mapped(part=part):
            return part
        case Elements(kind=kind):
            return Nested(kind)
        case shapes.Defined(name=name):
            words = _SCRIPT[name]
            return words[step].shape if step in words else None
        case shapes.Either(listed=listed, mapping=mapping):
            return _inside(listed if isinstance(step, int) else mapping, step, features)
        case shapes.ByFeature():
            return _inside(shape.shape_in(features), step, features)
    return None
