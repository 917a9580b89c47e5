"""A project of Tiled that accompanies a map: it offers an edition's kinds as choices for properties."""

import json
from collections.abc import Iterator, Mapping
from functools import cache

from kneedeep.model.catalog import edition_of, load_catalog
from kneedeep.model.scenario.model import SECTIONS, Scenario, keys_of
from kneedeep.model.scenario.value_shapes import WordShape
from kneedeep_exchange.tiled.map_entries import PLACED

ENDING = ".tiled-project"
_SECTION_OF = {type: section for section, type in PLACED.items()}
_LISTED = {("piece", "piece"), ("piece", "area"), ("token", "kind"), ("token", "item"), ("figure", "kind")}
"""Properties whose words come from the catalog and the scenario."""


@cache
def choice_name(type: str, key: str) -> str:
    """The name of the choices for a property of a type of objects. Empty if it is typed freely."""
    keys = keys_of(SECTIONS[_SECTION_OF[type]]) if type in _SECTION_OF else ()
    chosen = (type, key) in _LISTED or any(one.name == key and _words(one.shape) for one in keys)
    return f"{type} {key}" if chosen else ""


def project_text(scenario: Scenario) -> str:
    """The project for a scenario's maps: choices by name, and a class for each type of objects."""
    choices = dict(_choices(scenario))
    kinds: list[dict[str, object]] = [
        {"name": name, "type": "enum", "storageType": "string", "values": values, "valuesAsFlags": False}
        for name, values in choices.items()
    ]
    for type in PLACED.values():
        members = [
            {"name": name.split()[1], "propertyType": name, "type": "string", "value": ""}
            for name in choices
            if name.split()[0] == type
        ]
        kinds.append({"name": type, "type": "class", "members": members, "useAs": ["object", "tile"]})
    data = {
        "automappingRulesFile": "",
        "commands": [],
        "extensionsPath": "extensions",
        "folders": ["."],
        "propertyTypes": [{"id": number, **kind} for number, kind in enumerate(kinds, 1)],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _choices(scenario: Scenario) -> Iterator[tuple[str, list[str]]]:
    """Yield the properties with choices, as type and name, each with its words."""
    features, own = edition_of(scenario.ruleset).features, _known(scenario)
    keys = ((type, key) for section, type in PLACED.items() for key in keys_of(SECTIONS[section]))
    for type, key in keys:
        name = choice_name(type, key.name)
        needs = key.shape.needs if isinstance(key.shape, WordShape) else {}
        words = own.get(name) or _words(key.shape)
        kept = [word for word in words if needs.get(word) in (None, *features)]
        if name and kept and key.needs in (None, *features):
            yield name, kept


def _known(scenario: Scenario) -> Mapping[str, list[str]]:
    """The kinds and areas that elements may name, by type and property."""
    catalog = load_catalog(scenario.ruleset)
    return {
        "piece piece": [*catalog.pieces, *(one.id for one in scenario.piece_types)],
        "piece area": [area.id for area in scenario.areas],
        "token kind": [*catalog.tokens, *(one.id for one in scenario.token_types)],
        "token item": [*catalog.items, *(one.id for one in scenario.items)],
        "figure kind": [*catalog.figures, *(one.id for one in scenario.figure_types)],
    }


def _words(shape: object) -> list[str]:
    """The possible words of a key. Numbers can't be choices in Tiled."""
    return [word for word in shape.words if isinstance(word, str)] if isinstance(shape, WordShape) else []
