"""Two scenarios that were read each by itself, such as a saved game's and the file as it is now: which element is which."""

from collections import defaultdict
from collections.abc import Hashable, Iterator, Mapping
from typing import Any

from kneedeep.scenario.model import Scenario
from kneedeep.scenario.model.scenario import SECTIONS
from kneedeep.scenario.names import names_of


def matched_elements(scenario: Scenario, like: Scenario) -> Scenario:
    """Return a scenario whose elements have the serials of their likes in another one.

    The like of an element is one that equals it, else one with its id, else one with its name in reports (kind and place). Those
    without one get serials that the other scenario does not use.
    """
    mine, theirs = names_of(scenario), names_of(like)
    fresh = like.next_serial
    changed: dict[str, Any] = {}
    for section in SECTIONS:
        elements = getattr(scenario, section)
        serials = _likes(elements, getattr(like, section), mine, theirs)
        found = []
        for place, element in enumerate(elements):
            if place not in serials:
                serials[place], fresh = fresh, fresh + 1
            found.append(element.having(serial=serials[place]))
        changed[section] = tuple(found)
    return scenario.having(**changed, next_serial=fresh)


def _likes(
    elements: tuple[Any, ...], others: tuple[Any, ...], mine: Mapping[int, str], theirs: Mapping[int, str]
) -> dict[int, int]:
    """The serials of the likes, by places of elements."""
    serials: dict[int, int] = {}
    used: set[int] = set()
    for own, other in zip(_match_keys(elements, mine), _match_keys(others, theirs), strict=True):
        waiting: defaultdict[Hashable, list[int]] = defaultdict(list)
        for element, key in zip(others, other, strict=True):
            if element.serial not in used:
                waiting[key].append(element.serial)
        for place, key in enumerate(own):
            if place not in serials and key != "" and waiting[key]:
                serials[place] = waiting[key].pop(0)
                used.add(serials[place])
    return serials


def _match_keys(elements: tuple[Any, ...], names: Mapping[int, str]) -> Iterator[list[Hashable]]:
    """What distinguishes elements, from the most to the least: all of them, by their ids, by their names."""
    yield [(element,) for element in elements]
    yield [getattr(element, "id", None) or "" for element in elements]
    yield [names[element.serial] for element in elements]
