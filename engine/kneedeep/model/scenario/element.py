"""Common parts of every element of a scenario: its keys in the file, its serial, reading and writing."""

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple, TypeVar

from kneedeep.model.catalog.edition import Feature
from kneedeep.model.scenario.key_texts import KEY_TEXTS
from kneedeep.model.scenario.record import EMPTY, Record
from kneedeep.model.scenario.value import REQUIRED, Value, field, fields_of, value
from kneedeep.model.scenario.value_shapes import ELEMENT_LIMIT, Schema, ValueShape, texts_by

AnElement = TypeVar("AnElement", bound="Element")


class Key(NamedTuple):
    """A key of an element in the file."""

    attribute: str
    name: str
    shape: ValueShape
    doc: str
    example: object
    default: object
    required: bool
    needs: Feature | None = None
    """The feature an edition needs for the key. None for all editions."""


def slot(
    shape: ValueShape,
    default: object = REQUIRED,
    *,
    name: str = "",
    required: bool = False,
    needs: Feature | None = None,
) -> Any:
    """Declare a key of an element: its shape, default, and name in the file. `key_texts.txt` describes it.

    A key without a default is required. `required`: the key is required in the file although it has a default.
    `needs`: the feature an edition needs for the key.
    """
    return field(default=default, notes={"key": (name, shape, required or default is REQUIRED, needs)})


class Entry(dict[str, Any]):
    """The plain data of one element with the element's serial."""

    __slots__ = ("serial",)

    def __init__(self, data: Mapping[str, object], serial: int) -> None:
        super().__init__(data)
        self.serial = serial


@value
class Element(Value):
    """A part of a scenario with an identity of its own.

    `serial` is set on load or creation and kept by every edit. It is neither compared nor written.
    """

    serial: int = field(0, compared=False)
    allow: Record = slot(texts_by("^[A-Z]{3}[0-9]{3}$"), EMPTY)

    word: ClassVar[str] = ""
    """The word for the element in reports: `door:gate`."""

    @property
    def places(self) -> tuple[tuple[int, int], ...]:
        """The element's spaces in the file. Empty for an element without a place."""
        return ()

    @property
    def place_areas(self) -> tuple[str, ...]:
        """The element's areas in the file."""
        return ()


_KEYS: dict[type, tuple[Key, ...]] = {}


def keys_of(kind: type[Element]) -> tuple[Key, ...]:
    """The keys of an element class in the order of the file."""
    if (known := _KEYS.get(kind)) is None:
        own: list[Key] = []
        shared: list[Key] = []
        for item in fields_of(kind):
            declared = item.notes.get("key")
            if not isinstance(declared, tuple):
                continue
            name, shape, required, needs = declared
            name, group = name or item.name, shared if item.name == "allow" else own
            word = "element" if group is shared else kind.word
            group.append(Key(item.name, name, shape, *KEY_TEXTS[f"{word}.{name}"], item.default, required, needs))
        known = _KEYS[kind] = (*own, *shared)
    return known


def read_element(kind: type[AnElement], data: Mapping[str, object], serial: int = 0) -> AnElement:
    """The element for plain data. Unknown keys are left to the checks."""
    values = {item.attribute: item.shape.read(data[item.name]) for item in keys_of(kind) if item.name in data}
    return kind(serial=serial, **values)


def write_element(element: Element) -> Entry:
    """The plain data of an element without keys at their default."""
    data = {}
    for item in keys_of(type(element)):
        value = getattr(element, item.attribute)
        if item.required or value != item.default:
            data[item.name] = item.shape.write(value)
    return Entry(data, element.serial)


class Nested:
    """An element inside another, with its own definition in the schema."""

    def __init__(self, kind: type[Element]) -> None:
        self.kind = kind

    def schema(self) -> Schema:
        return {"$ref": f"#/$defs/{self.kind.word}"}

    def read(self, data: Any) -> Element:
        return read_element(self.kind, data)

    def write(self, value: Any) -> dict[str, object]:
        return dict(write_element(value))


class Elements:
    """A list of elements with identities of their own."""

    def __init__(self, kind: type[Element], most: int = ELEMENT_LIMIT) -> None:
        self.kind, self.most = kind, most

    def schema(self) -> Schema:
        return {"type": "array", "items": {"$ref": f"#/$defs/{self.kind.word}"}, "maxItems": self.most}

    def read(self, data: Any) -> tuple[Element, ...]:
        return tuple(read_element(self.kind, part) for part in data)

    def write(self, value: Any) -> list[Entry]:
        return [write_element(part) for part in value]
