"""Every condition and step of a scenario, at any place, and the things that steps put on the board."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from kneedeep.model.catalog import TokenType
from kneedeep.model.scenario.element import Key, Nested, keys_of, read_element
from kneedeep.model.scenario.model import Clear, Figure, Record, Scenario, Token
from kneedeep.model.scenario.script_values import Condition, Effect, condition
from kneedeep.model.scenario.value_shapes import Defined, Fields, Many, ValueShape, thawed

Path = tuple[str | int, ...]

_SECTIONS = ("areas", "doors", "tokens", "figures", "spawns", "triggers", "deadlines", "endings")
"""The sections whose elements hold conditions or steps."""


class ScriptStep(NamedTuple):
    """A condition or effect: its element (serial 0: the scenario), its path, `inner`: whether it is in a condition."""

    serial: int
    path: Path
    script: Condition | Effect
    inner: bool = False


class PlacedThing(NamedTuple):
    """A token or figure that a `place` step puts on the board. It has no serial of its own."""

    serial: int
    path: Path
    element: Token | Figure


def script_steps(scenario: Scenario, tokens: Mapping[str, object]) -> Iterator[ScriptStep | PlacedThing]:
    """Yield every condition, effect and placed thing, outer ones first, in the order of the file's sections.

    `tokens`: the kinds of tokens.
    """
    for section in _SECTIONS:
        for element in getattr(scenario, section):
            yield from _of_element(element, element.serial, (), tokens)
    yield from _of_element(scenario.victory, 0, ("victory",), tokens)


def placed_element(data: Mapping[str, object], tokens: Mapping[str, object]) -> Token | Figure:
    """The element of a `place` step: a token by its kind, for an unknown kind by its keys."""
    is_token = data.get("kind") in tokens or not set(data) <= {key.name for key in keys_of(Figure)}
    kind: type[Token] | type[Figure] = Token if is_token else Figure
    return read_element(kind, thawed(data))


def token_showing(thing: str, tokens: Mapping[str, TokenType]) -> tuple[str, str | None]:
    """The kind of token, and its item, used for a thing that is given or carried. `tokens`: the kinds of tokens."""
    if thing in tokens:
        return thing, None
    return next((id for id, known in tokens.items() if thing in known.items), "item"), thing


def read_needs(target: Mapping[str, object]) -> Condition | None:
    """The condition of an entry of a teleporter's `to`, None if it has none."""
    needs = target.get("needs")
    return needs if needs is None or isinstance(needs, Condition) else condition().read(thawed(needs))


_SCRIPT_KEYS: dict[type, tuple[Key, ...]] = {}


def _script_keys(kind: type) -> tuple[Key, ...]:
    """The keys of an element class whose values are or contain conditions or steps."""
    if (known := _SCRIPT_KEYS.get(kind)) is None:
        known = _SCRIPT_KEYS[kind] = tuple(key for key in keys_of(kind) if _holds_script(key.shape))
    return known


def _holds_script(shape: ValueShape) -> bool:
    if isinstance(shape, Many):
        return isinstance(shape.part, Defined | Fields)
    return isinstance(shape, Defined | Nested)


def _of_element(
    element: object, serial: int, path: Path, tokens: Mapping[str, object]
) -> Iterator[ScriptStep | PlacedThing]:
    for key in _script_keys(type(element)):
        if not (value := getattr(element, key.attribute)):
            continue
        if isinstance(value, Condition):
            yield from _of_condition(value, serial, (*path, key.name))
        elif isinstance(value, Clear):
            yield from _of_element(value, serial, (*path, key.name), tokens)
        elif isinstance(value, tuple) and value and isinstance(value[0], (Effect, Record)):
            for index, part in enumerate(value):
                if isinstance(part, Effect):
                    yield from _of_effect(part, serial, (*path, key.name, index), tokens)
                elif (needs := read_needs(part)) is not None:
                    yield from _of_condition(needs, serial, (*path, key.name, index, "needs"))


def _of_condition(given: Condition, serial: int, path: Path, *, inner: bool = False) -> Iterator[ScriptStep]:
    yield ScriptStep(serial, path, given, inner)
    if given.kind in ("all", "any"):
        for index, part in enumerate(given.value):
            yield from _of_condition(part, serial, (*path, given.kind, index), inner=True)
    for index, part in enumerate(given.params.get("of", ())):
        yield from _of_condition(part, serial, (*path, "of", index), inner=True)


def _of_effect(
    given: Effect, serial: int, path: Path, tokens: Mapping[str, object]
) -> Iterator[ScriptStep | PlacedThing]:
    yield ScriptStep(serial, path, given)
    if given.kind == "place":
        thing = placed_element(given.value, tokens)
        yield PlacedThing(serial, (*path, "place"), thing)
        yield from _of_element(thing, serial, (*path, "place"), tokens)
