"""Maps that are broken in shapes nobody writes by hand: what is changed in a good map of each edition."""

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml

from kneedeep.model.scenario.yaml_patch.value_text import inline
from tests.support.generators.broken_scenarios import Data, shipped

Change = Callable[[Data], None]
WRITTEN = Path(__file__).parents[2] / "fixtures" / "broken_maps_2016.yaml"


def sec(name: str, value: Any) -> Change:
    """Another value of a key of the file."""

    def change(data: Data) -> None:
        data[name] = value

    return change


def ent(section: str, key: str, value: Any, index: int = 0) -> Change:
    """Another value of a key of an entry."""

    def change(data: Data) -> None:
        data[section][index][key] = value

    return change


def both(*changes: Change) -> Change:
    def change(data: Data) -> None:
        for one in changes:
            one(data)

    return change


def written(shape: Data) -> Change:
    """The change of a shape in the file."""

    def change(data: Data) -> None:
        data |= copy.deepcopy(shape.get("set", {}))
        for section, index, key, value in shape.get("change", ()):
            data[section][index][key] = value
        for section, entries in shape.get("add", {}).items():
            data[section] = [*data.get(section, []), *entries]
        for key in shape.get("drop", ()):
            del data[key]

    return change


def deep(condition: Any, depth: int = 25) -> Any:
    """A condition inside others."""
    for _ in range(depth):
        condition = {"all": [condition]}
    return condition


def undefined_area(data: Data) -> None:
    """A lock that waits for an area which pieces name and nothing defines."""
    data["areas"] = [area for area in data["areas"] if area["id"] != "relay"]
    data["doors"][0]["needs"] = {"clear": "relay"}


def unknown_area(data: Data) -> None:
    data["doors"][0]["needs"] = {"all": [{"clear": "nowhere"}, {"reveal": "nowhere"}]}


def other_area(data: Data) -> None:
    data["pieces"][0]["area"] = "nowhere"


def unseen_door(data: Data) -> None:
    """An area that is looked into by no door, since its door can't be read."""
    data["doors"][1]["at"] = [9]


SHAPES_2004: dict[str, Change] = {
    "numbers for pieces": sec("pieces", [1, 2, [3], {}, None, "x", True]),
    "no pieces": sec("pieces", []),
    "a door for the section": sec("doors", True),
    "undefined area": undefined_area,
    "unknown area": unknown_area,
    "other area": other_area,
    "box of another ruleset": sec("box", ["base-2016"]),
    "box twice and unknown": sec("box", ["base-2004", "nowhere", "base-2004"]),
    "empty kind of token": ent("tokens", "kind", ""),
    "empty kind of figure": ent("figures", "kind", ""),
    "empty kind of door": ent("doors", "kind", ""),
    "unseen door": unseen_door,
    "door far away": ent("doors", "at", [9000, 9000]),
}

SHAPES_2016: dict[str, tuple[Change, str]] = {
    **{name: (written(shape), shape["found"]) for name, shape in yaml.safe_load(WRITTEN.read_text("utf-8")).items()},
    "deep condition": (ent("doors", "needs", deep({"open": "south-door"})), ""),
    "wrong types": (
        both(ent("tokens", "at", "here"), ent("figures", "kind", 7), sec("minutes", "long"), sec("marines", "all")),
        "SCN002 SCN002 SCN002 SCN002",
    ),
    "unicode": (
        both(sec("title", "Ⓓ☠\u202e𝕏\u0301 " * 30), ent("areas", "id", "größe"), ent("doors", "id", "двер")),
        "SCN002 SCN002 SCN005 SCN005",
    ),
    "unicode ok": (
        both(
            sec("title", "Ⓓ☠ \u202e𝕏\u0301"),
            ent("areas", "name", "Größe\tund\x85mehr"),
            ent("areas", "text", "😀" * 2000),
        ),
        "",
    ),
}
"""What is changed in a good map, and the codes found at error or warning level."""
PLAYED = (
    "tile without outline",
    "faces differ",
    "unknown card",
    "color without groups",
    "no invasion",
    "needs cycle",
    "doors cycle",
    "wrong types",
    "sections as mappings",
    "empty sections",
    "no pieces",
    "piece unknown",
    "unicode",
    "unicode ok",
    "huge figure on the rim",
)


def broken(shape: str) -> str:
    """The text of a map of either edition with one shape."""
    of_2004 = shape in SHAPES_2004
    data = copy.deepcopy(shipped("tutorial.yaml" if of_2004 else "range-day.yaml"))
    (SHAPES_2004[shape] if of_2004 else SHAPES_2016[shape][0])(data)
    return inline(data)
