"""Names of elements in reports. Programs identify elements by serial, never by these names."""

from collections import Counter
from collections.abc import Mapping

from kneedeep.model.scenario.model import Element, Scenario


def names_of(scenario: Scenario) -> Mapping[int, str]:
    """Serial -> name: `door:gate`, `token:key@29,8`, `token:key@29,8#2`, `trigger#1`."""
    used: Counter[str] = Counter()
    names: dict[int, str] = {0: "scenario"}
    for element in scenario.elements():
        name = _name(element)
        used[name] += 1
        if "@" not in name and ":" not in name or used[name] > 1:
            name = f"{name}#{used[name]}"
        names[element.serial] = name
    return names


def _name(element: Element) -> str:
    word = element.word
    if own_id := getattr(element, "id", None):
        return f"{word}:{own_id}"
    kind = getattr(element, "piece", None) or getattr(element, "door_kind", None) or getattr(element, "kind", None)
    kind = kind or getattr(element, "side", None)
    if kind is None:
        return str(word)
    return f"{word}:{kind}@{_place(element)}"


def _place(element: Element) -> str:
    if element.places:
        x, y = element.places[0]
        return f"{x},{y}"
    return str(next(iter(element.place_areas), "?"))
