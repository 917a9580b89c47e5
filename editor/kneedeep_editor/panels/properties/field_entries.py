"""The rows of a form with sections and labels, derived from the declarations of the model."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.element import Key, Nested, keys_of
from kneedeep.model.scenario.model import SECTIONS, Area, Record, Scenario
from kneedeep.model.scenario.model.look import FLOOR_NAMES
from kneedeep.model.scenario.model.look import LOOK as LOOK_SHAPE
from kneedeep.model.scenario.value_shapes import Fields, ValueShape, WordShape
from kneedeep.support.resources import table_rows
from kneedeep_editor.texts import later, tr

NATURE, PLACE, WHO, SCRIPT, DEMONS, BOX, LOOK, CREDITS, REMARKS = (
    later("What it is"), later("Place"), later("With marines"), later("Script"), later("How demons come"), later("Map and box"), later("Look of the map"), later("Credits"), later("Remarks"),
)  # fmt: skip
SECTION_ORDER = (
    later("About"), NATURE, later("Texts"), PLACE, WHO, SCRIPT, later("Winning"), DEMONS, BOX, LOOK, later("Flags"), "Set-up", later("House rules"), CREDITS, REMARKS,
)  # fmt: skip
"""The sections of a form from top to bottom."""
FOLDED = (DEMONS, BOX, "Set-up", "House rules", CREDITS, REMARKS)
"""Sections of rare settings, initially folded."""
NAMED_BY_HEADING = ("Flags", "Set-up", "House rules")
"""Sections whose only row needs no label besides the heading."""

_OF_ELEMENTS = {
    PLACE: "at spaces in area areas side turn size count start",
    WHO: "marines",
    "Texts": "text locked_text",
    SCRIPT: "needs until when after from goal rounds missed do to clear by draw of next for each_round use",
    REMARKS: "note allow",
}
_OF_SCENARIO = {
    "About": "title author summary marines minutes challenge",
    "Texts": "briefing objective notes",
    "Winning": "victory",
    BOX: "ruleset box expansion caps compass look",
    "Flags": "flags",
    DEMONS: "threat invasion events demons",
    LOOK: "look",
    "Set-up": "setup",
    "House rules": "rules",
    CREDITS: "license source language",
    REMARKS: "allow",
}
_FIRST = "name title author summary marines minutes"
"""The first keys of their sections, in order. Further keys follow in file order."""
_LABELS = dict(table_rows(__file__, "field_labels.txt"))
_OF_PARTS = {"from": later("From"), "in": later("In"), "armor_max": later("Maximum armor")}
_OF_SCRIPT = {"to": later("Receiver"), "count": later("How many"), "rounds": later("In a row")}
_LONG = ("text", "locked_text", "note", "briefing", "objective", "notes", "summary")
"""Texts of several lines."""
_NAMES = ("title", "name", "author", "license")
"""Texts that need the whole width of a narrow panel."""
_OF_LOOK = ("floor", "lettering", "frame")
"""The parts of a look with a row. Painted spaces have none, and areas have their own row."""
AREA_FLOOR = ("floor",)
"""The path of an area's row whose value is in the scenario's look."""
_SET_APART = ("format", "translations")
"""Keys without a row: the program writes the format, and translations have a dialog."""


class FieldEntry(NamedTuple):
    """A row of a form: the attributes on the path to the value, the declared key, the label and the section."""

    path: tuple[str, ...]
    key: Key
    label: str
    section: str

    @property
    def long(self) -> bool:
        """Whether it is a text of several lines."""
        return self.key.name in _LONG

    @property
    def is_name(self) -> bool:
        """Whether it is the name of an element or person."""
        return self.key.name in _NAMES

    @property
    def names(self) -> tuple[str, ...]:
        """The path as keys of the file."""
        return (*self.path[:-1], self.key.name)

    def value(self, element: Any) -> Any:
        """The value in an element. The default if its container is missing."""
        for attribute in self.path:
            if isinstance(element, Record):
                return element.get(attribute)
            if (element := getattr(element, attribute)) is None and attribute != self.path[-1]:
                return self.key.default
        return element


def label_of(name: str) -> str:
    """The label of a key."""
    return _LABELS.get(name, name.replace("_", " ").capitalize())


def part_label(name: str) -> str:
    """The untranslated label of a key of a nested mapping."""
    return _OF_PARTS.get(name) or label_of(name)


def label_of_part(name: str) -> str:
    """The label of a key of a nested mapping."""
    return tr(part_label(name))


def label_of_param(name: str) -> str:
    """The label of a further key of a condition or step."""
    return tr(_OF_SCRIPT.get(name) or label_of(name))


def entries_of(kind: type[Any], ruleset: str) -> tuple[FieldEntry, ...]:
    """The rows of a form for a class of elements, in section order."""
    found: list[FieldEntry] = []
    features = (None, *edition_of(ruleset).features)
    sections = _OF_SCENARIO if kind is Scenario else _OF_ELEMENTS
    section_of = {name: title for title, names in sections.items() for name in names.split()}
    for key in keys_of(kind):
        apart = key.name in _SET_APART or (kind is Scenario and key.attribute in SECTIONS)
        if not apart and key.needs in features:
            found += _entries_of_key(key, section_of.get(key.name, NATURE))
    if kind is Area:
        found.append(_floor_of_area())
    return tuple(sorted(found, key=_sort_key))


def _entries_of_key(key: Key, section: str) -> list[FieldEntry]:
    """The rows of a key: one for each part of a look or nested value."""
    if key.name == "look":
        return [
            FieldEntry((key.attribute, part), _part_key(key.shape, part), label_of(part), section) for part in _OF_LOOK
        ]
    if isinstance(key.shape, Nested):
        return [
            FieldEntry((key.attribute, inner.attribute), inner, _nested_label(key, inner), section)
            for inner in keys_of(key.shape.kind)
            if inner.name != "allow"
        ]
    return [FieldEntry((key.attribute,), key, label_of(key.name), section)]


def _sort_key(entry: FieldEntry) -> tuple[int, int]:
    first, name = _FIRST.split(), entry.path[0]
    return SECTION_ORDER.index(entry.section), first.index(name) if name in first else len(first)


def _part_key(shape: ValueShape, name: str) -> Key:
    """The optional key for a part of a mapping."""
    assert isinstance(shape, Fields)
    part, doc, example = shape.parts[name]
    return Key(name, name, part, doc, example, None, required=False)


def _floor_of_area() -> FieldEntry:
    """The row for the floor of an area, whose value is in the scenario's look."""
    assert isinstance(LOOK_SHAPE, Fields)
    _, doc, _ = LOOK_SHAPE.parts["areas"]
    key = Key("floor", "floor", WordShape(*FLOOR_NAMES), doc, "lab", None, required=False)
    return FieldEntry(AREA_FLOOR, key, label_of("floor"), NATURE)


def _nested_label(key: Key, inner: Key) -> str:
    if key.name == "victory":
        return f"{inner.name.capitalize()} win when"
    return f"When cleared, {label_of(inner.name).lower()}"


def common(entry: FieldEntry, elements: Sequence[Any], floors: Mapping[str, str]) -> tuple[Any, bool]:
    """The common value of all elements (if they differ, the first one's), and whether they differ.

    `floors`: the floors of areas by id.
    """
    if entry.path == AREA_FLOOR:
        values = [floors.get(element.id) for element in elements]
    else:
        values = [entry.value(element) for element in elements]
    return values[0], any(value != values[0] for value in values)
