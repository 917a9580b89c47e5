"""Renaming of an id, a flag or a group together with all references to it."""

from typing import Any, NamedTuple

from kneedeep.model.scenario import script_values, value_shapes
from kneedeep.model.scenario.edits.basic import Change
from kneedeep.model.scenario.element import Element, Nested, keys_of
from kneedeep.model.scenario.model import SECTIONS, Figure, Record, Scenario, Token
from kneedeep.model.scenario.reference_kinds import WANTED
from kneedeep.model.scenario.value import Value, placed_value

FLAG = "flag"
GROUP = "group"


@placed_value
class Rename(Value):
    """Rename `old` to `new`. `sort`: the word of an element (`door`), or `flag` or `group`.

    `serial`: one of several elements with the same id. References then stay with the others. 0: all of
    them, including those that steps put on the board.
    """

    title: str
    sort: str
    old: str
    new: str
    serial: int = 0

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario with the new name everywhere. Raises KeyError if the element is missing."""
        if self.old == self.new:
            return scenario
        if self.serial:
            scenario = Change("", self.serial, Record(id=self.new)).apply(scenario)
            if any(one.word == self.sort and getattr(one, "id", None) == self.old for one in scenario.elements()):
                return scenario
        return _Renaming(self.sort, self.old, self.new).scenario(scenario)


def means(wanted: str, sort: str) -> bool:
    """True if a reference to a thing wanted here (a key of WANTED) may name a thing of a sort."""
    if wanted not in WANTED:
        return False
    sorts = WANTED[wanted].sorts
    return sort in sorts or ("exit" in sorts and sort in ("door", "token"))


def referrers(scenario: Scenario, sort: str, name: str) -> tuple[Element, ...]:
    """The elements that name a thing (`sort` as for Rename). For victory and set-up, the scenario itself is last."""
    found = [element for element in scenario.elements() if refers(element, sort, name)]
    alone = scenario.having(**dict.fromkeys(SECTIONS, ()))
    after = _Renaming(sort, name, f"{name}*").scenario(alone)
    if (after.victory, after.setup) != (alone.victory, alone.setup):
        found.append(scenario)
    return tuple(found)


def refers(element: Element, sort: str, name: str) -> bool:
    """True if an element names a thing (`sort` as for Rename). Its own id and group do not count."""
    renamed = _Renaming(sort, name, f"{name}*").element(element)  # no id can be called that
    own = {key: getattr(renamed, key) for key in ("id", "group") if hasattr(element, key)}
    return renamed is not element and renamed != element.having(**own)


class _Renaming(NamedTuple):
    sort: str
    old: str
    new: str

    def scenario(self, scenario: Scenario) -> Scenario:
        changes: dict[str, object] = {**scenario.replaced(lambda element: (self.element(element),))}
        for name in ("victory", "setup", "look"):
            key = next(key for key in keys_of(Scenario) if key.attribute == name)
            changes[name] = self.value(key.shape, getattr(scenario, name))
        if self.sort == FLAG and self.old in scenario.flags:
            changes["flags"] = Record(
                (self.new if name == self.old else name, text) for name, text in scenario.flags.items()
            )
        return scenario.having(**changes)

    def element(self, element: Element) -> Element:
        """An element with the name changed. Elements without the name are returned as they are."""
        changes = {}
        for key in keys_of(type(element)):
            if (before := getattr(element, key.attribute)) is None or before == ():
                continue
            if key.attribute == "id":
                after = self.new if before == self.old and element.word == self.sort else before
            elif key.attribute == "group":
                after = self.new if before == self.old and self.sort == GROUP else before
            elif key.attribute == "item" and getattr(element, "kind", "") != "item":
                continue
            else:
                after = self.value(key.shape, before)
            if after != before:
                changes[key.attribute] = after
        return element.having(**changes) if changes else element

    def value(self, shape: value_shapes.ValueShape, value: Any) -> Any:
        """A value of a shape with the name changed in every reference to the thing."""
        match shape:
            case value_shapes.Name(wanted=wanted):
                return self.new if value == self.old and means(wanted, self.sort) else value
            case value_shapes.Many(part=part):
                return tuple(self.value(part, one) for one in value)
            case script_values.AreaOrSpaces():
                return self.value(shape.area, value)
            case value_shapes.Fields(parts=parts):
                return Record(
                    (name, self.frozen_value(parts[name][0], one) if name in parts else one)
                    for name, one in value.items()
                )
            case value_shapes.Mapped(part=part, wanted=wanted):
                follows = means(wanted, self.sort)
                return Record(
                    (self.new if follows and name == self.old else name, self.frozen_value(part, one))
                    for name, one in value.items()
                )
            case script_values.Placed():
                return self.placed(value)
            case Nested() | value_shapes.Defined() if isinstance(value, Element):
                return self.element(value)
            case value_shapes.Defined() if isinstance(value, script_values.Condition | script_values.Effect):
                return self.script(value)
        return value

    def frozen_value(self, shape: value_shapes.ValueShape, value: Any) -> Any:
        """A value held as plain data in a Record, whatever its shape."""
        if isinstance(shape, value_shapes.Defined):
            return value_shapes.frozen(shape.write(self.value(shape, shape.read(value_shapes.thawed(value)))))
        return self.value(shape, value)

    def script(
        self, given: script_values.Condition | script_values.Effect
    ) -> script_values.Condition | script_values.Effect:
        words, params = (
            (script_values.CONDITIONS, script_values.CONDITION_PARAMS)
            if isinstance(given, script_values.Condition)
            else (script_values.EFFECTS, script_values.EFFECT_PARAMS)
        )
        return type(given)(
            given.kind,
            self.value(words[given.kind].shape, given.value),
            Record((name, self.value(params[name].shape, one)) for name, one in given.params.items()),
        )

    def placed(self, data: Record) -> Record:
        """The data of a token or figure that a step creates."""
        shapes: dict[str, list[value_shapes.ValueShape]] = {}
        for kind in (Token, Figure):
            for key in keys_of(kind):
                shapes.setdefault(key.name, []).append(key.shape)
        pairs = []
        for name, value in data.items():
            if name in ("id", "group"):
                sorts = (GROUP,) if name == "group" else ("token", "figure")
                value = self.new if value == self.old and self.sort in sorts else value
            elif name != "item" or data.get("kind") == "item":
                for shape in shapes.get(name, []):
                    value = self.frozen_many(shape, value)
            pairs.append((name, value))
        return Record(pairs)

    def frozen_many(self, shape: value_shapes.ValueShape, value: Any) -> Any:
        """Plain data of a key of an element, which may hold lists of steps."""
        if isinstance(shape, value_shapes.Many) and isinstance(shape.part, value_shapes.Defined):
            return tuple(self.frozen_value(shape.part, one) for one in value)
        return self.frozen_value(shape, value)
