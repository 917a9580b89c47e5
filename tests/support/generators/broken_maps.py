"""Maps that are broken in shapes nobody writes by hand: what is changed in a good map of each edition."""

import copy
from collections.abc import Callable
from typing import Any

from kneedeep.model.scenario.yaml_patch.value_text import inline
from tests.support.generators.broken_scenarios import Data, shipped

Change = Callable[[Data], None]
GROUP = {"demons": {"imp": 2}}


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


def add(section: str, *entries: Any) -> Change:
    """More entries of a section."""

    def change(data: Data) -> None:
        data[section] = [*data.get(section, []), *entries]

    return change


def both(*changes: Change) -> Change:
    def change(data: Data) -> None:
        for one in changes:
            one(data)

    return change


def drop(key: str) -> Change:
    def change(data: Data) -> None:
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
    "expansion": (sec("expansion", True), "SCN003"),
    "setup respawn": (sec("setup", {"respawn": "nowhere", "marines": {"armor": 2}}), "SCN003 SCN003"),
    "invader spawn": (add("spawns", {"side": "invaders", "area": "stores"}), "SCN003 SCN003"),
    "security door": (ent("doors", "kind", "security"), "SCN003"),
    "door key": (ent("doors", "key", "red"), "SCN003"),
    "door width 1": (ent("doors", "width", 1), "SCN002"),
    "door width x": (ent("doors", "width", "wide"), "SCN002"),
    "reveal step": (ent("triggers", "do", [{"reveal": "pit"}]), "SCN003"),
    "shut step": (ent("triggers", "do", [{"shut": "east-door"}, {"deactivate": "pad"}]), "SCN003 SCN003"),
    "figure wounds": (ent("figures", "wounds", 3), "SCN003"),
    "obstacle": (add("tokens", {"kind": "obstacle", "at": [1, 2], "size": 2}), "SCN003 SCN003"),
    "key token": (add("tokens", {"kind": "key", "color": "red", "at": [1, 2]}), "SCN003"),
    "tile without outline": (add("pieces", {"piece": "05a", "at": [30, 0], "area": "pit"}), "BRD010"),
    "tile not of the box": (add("pieces", {"piece": "77a", "at": [30, 0], "area": "pit"}), "SCN005"),
    "tile with face c": (add("pieces", {"piece": "05c", "at": [30, 0], "area": "pit"}), "SCN005"),
    "faces differ": (
        sec(
            "piece_types",
            [
                {"id": "05a", "rows": ["###", "#.."], "openings": ["N@0"]},
                {"id": "05b", "rows": ["###", "#.."], "openings": ["N@0"]},
            ],
        ),
        "BRD011",
    ),
    "tile twice": (
        sec("piece_types", [{"id": "05a", "rows": ["###", "#.."]}, {"id": "05a", "rows": ["###"]}]),
        "SCN004",
    ),
    "unknown card": (sec("invasion", "first-stike"), "SCN005"),
    "unknown card 2": (sec("invasion", {"card": "nothing", "faceup": True}), "SCN005"),
    "card list": (sec("invasion", ["first-strike"]), "SCN002"),
    "no invasion": (drop("invasion"), "SPN005 SPN005"),
    "color without groups": (sec("invasion", {"name": "Own", "blue": [GROUP, GROUP]}), "SPN005"),
    "one group": (sec("invasion", {"name": "Own", "blue": [GROUP], "yellow": [GROUP, GROUP]}), "SCN002"),
    "three groups": (
        sec("invasion", {"name": "Own", "blue": [GROUP, GROUP, GROUP], "yellow": [GROUP, GROUP]}),
        "SCN002",
    ),
    "group of nobody": (
        sec("invasion", {"name": "Own", "blue": [{"demons": {}}, GROUP], "yellow": [GROUP, GROUP]}),
        "SCN002",
    ),
    "group of unknown": (
        sec(
            "invasion",
            {"name": "Own", "blue": [{"demons": {"zombie": 1}}, GROUP], "yellow": [{"demons": {"ipm": 1}}, GROUP]},
        ),
        "SCN005 SCN005",
    ),
    "group of 10**9": (
        sec("invasion", {"name": "Own", "blue": [{"demons": {"imp": 10**9}}, GROUP], "yellow": [GROUP, GROUP]}),
        "SCN002",
    ),
    "group of 100": (
        sec("invasion", {"name": "Own", "blue": [{"demons": {"cyberdemon": 20}}, GROUP], "yellow": [GROUP, GROUP]}),
        "SCN002",
    ),
    "group -1": (
        sec("invasion", {"name": "Own", "blue": [{"demons": {"imp": -1}}, GROUP], "yellow": [GROUP, GROUP]}),
        "SCN002",
    ),
    "threat x": (sec("threat", "infestion"), "SCN003"),
    "threat card": (sec("threat", {"card": "horde", "income": 3}), "SCN002"),
    "threat numbers": (sec("threat", {"card": "assault", "income": -3, "prices": {"green": 1}}), "SCN002 SCN003"),
    "threat list": (sec("threat", [1, 2]), "SCN002"),
    "events two": (sec("events", ["blood-rush", "blood-rush", "blood-rush"]), "SCN002"),
    "events unknown": (sec("events", ["blood-rush", "x", "seek-and-destroy"]), "SCN005"),
    "events one": (sec("events", ["blood-rush"]), "SCN002"),
    "demons list": (sec("demons", ["imp"]), "SCN002"),
    "demons spaces 3": (sec("demons", {"imp": {"spaces": 3}}), "SCN002"),
    "demons dice Y": (sec("demons", {"imp": {"dice": "YY"}}), "SCN002"),
    "demons special": (sec("demons", {"imp": {"special": {"shields": 1, "dodge": True}}}), "SCN002"),
    "demons stagger": (sec("demons", {"imp": {"health": 2, "stagger": 5}}), "SCN002"),
    "demons unknown": (sec("demons", {"zombie": {"health": 2}}), "SCN005"),
    "demons huge": (sec("demons", {"imp": {"health": 10**9}}), "SCN002"),
    "portal no color": (add("tokens", {"kind": "portal", "at": [2, 2]}), "SCN002"),
    "portal green": (add("tokens", {"kind": "portal", "color": "green", "at": [2, 2]}), "SCN003"),
    "portal carries": (ent("tokens", "carries", "nothing", 1), "SCN005"),
    "teleporter color": (ent("tokens", "color", "red"), "SCN003"),
    "teleporter to": (ent("tokens", "to", [{"pad": "pad"}]), "SCN003"),
    "needs itself": (both(ent("tokens", "active", False), ent("tokens", "needs", {"use": "pad"})), "RCH002 RSP004"),
    "needs cycle": (
        both(
            add(
                "tokens",
                {"kind": "teleporter", "id": "a", "at": [2, 1], "active": False, "needs": {"use": "b"}},
                {"kind": "teleporter", "id": "b", "at": [2, 2], "active": False, "needs": {"use": "a"}},
            )
        ),
        "RCH002",
    ),
    "door needs itself": (ent("doors", "needs", {"open": "east-door"}), "RCH001"),
    "doors cycle": (
        both(ent("doors", "needs", {"open": "south-door"}), ent("doors", "needs", {"open": "east-door"}, 1)),
        "OBJ002 RCH001 RCH001 RCH005",
    ),
    "deep condition": (ent("doors", "needs", deep({"open": "south-door"})), ""),
    "wrong types": (
        both(ent("tokens", "at", "here"), ent("figures", "kind", 7), sec("minutes", "long"), sec("marines", "all")),
        "SCN002 SCN002 SCN002 SCN002",
    ),
    "sections as mappings": (
        both(sec("tokens", {}), sec("figures", {"a": 1}), sec("doors", None), sec("spawns", "x")),
        "SCN002 SCN002 SCN002 SCN002",
    ),
    "empty sections": (
        both(
            sec("tokens", []),
            sec("figures", []),
            sec("doors", []),
            sec("spawns", []),
            sec("triggers", []),
            sec("areas", []),
        ),
        "SCN005 SCN005 SCN005 SCN005 SCN005 SCN005 SCN005",
    ),
    "no pieces": (sec("pieces", []), "BRD009"),
    "token far": (ent("tokens", "at", [-9999, 9999], 2), "BRD005"),
    "piece turn 45": (ent("pieces", "turn", 45), "SCN002"),
    "piece unknown": (ent("pieces", "piece", "room-8x8"), "SCN005"),
    "piece empty": (ent("pieces", "piece", ""), "SCN005"),
    "figure of no kind": (add("figures", {"kind": "", "at": [1, 2]}), "SCN005"),
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
    "duplicates": (
        both(
            add("doors", {"id": "east-door", "at": [7, 2], "side": "east"}),
            add("tokens", {"kind": "portal", "id": "near", "color": "blue", "at": [4, 8]}),
        ),
        "SCN004 SCN004",
    ),
    "marines 5": (sec("marines", [1, 5]), "SCN002"),
    "marines none": (sec("marines", []), "SCN002"),
    "spawn twice": (sec("spawns", [{"side": "marines", "spaces": [[0, 1], [0, 1], [0, 1], [0, 1]]}]), "BRD006"),
    "spawn few": (sec("spawns", [{"side": "marines", "spaces": [[0, 1]]}]), "BRD009"),
    "victory none": (sec("victory", {}), "OBJ001 OBJ001"),
    "victory reveal": (
        sec("victory", {"marines": {"kill": "zombie", "count": 3}, "invaders": {"rounds": 3}}),
        "SCN005",
    ),
    "frags": (sec("victory", {"marines": {"clear": "board"}, "invaders": {"frags": {"1": 3, "9": 2}}}), "SCN002"),
    "frags gap": (sec("victory", {"marines": {"clear": "board"}, "invaders": {"frags": {"1": 3}}}), "OBJ008"),
    "weapons one": (sec("setup", {"marines": {"weapons": ["chainsaw"]}}), "SCN003"),
    "weapons unknown": (sec("setup", {"marines": {"weapons": [["chainsaw", "shotgun"]]}}), "SCN005"),
    "rules": (
        sec("rules", {"tie": "draw", "demon_doors": "maybe", "corner": 7, "x": 1}),
        "SCN002 SCN003 SCN003 SCN003",
    ),
    "box 2004": (sec("box", ["base-2004"]), "SCN005"),
    "caps": (sec("caps", True), "SCN002"),
    "use cost": (
        add(
            "tokens",
            {
                "kind": "objective",
                "id": "o",
                "at": [1, 2],
                "use": {"from": "under", "who": "all", "cost": {"points": -1}, "times": 0},
            },
        ),
        "SCN002 SCN002 SCN003 SCN003",
    ),
    "use both costs": (
        add("tokens", {"kind": "objective", "id": "o", "at": [1, 2], "use": {"cost": {"points": 1, "action": "main"}}}),
        "SCN002",
    ),
    "summon unknown": (
        ent("triggers", "do", [{"summon": "nowhere"}, {"summon": "green"}, {"activate": "near"}]),
        "SCN005 SCN005",
    ),
    "own token sight": (sec("token_types", [{"id": "crate", "blocks": ["sight"]}]), "SCN003"),
    "own token armor": (
        both(
            sec("token_types", [{"id": "crate", "armor": 2, "wounds": 3}]),
            add("tokens", {"kind": "crate", "at": [1, 2]}),
        ),
        "SCN003 SCN003",
    ),
    "own figure": (
        both(
            sec("figure_types", [{"id": "pilot", "side": "neutral", "like": "imp", "spaces": 9, "dice": "GG"}]),
            add("figures", {"kind": "pilot", "at": [1, 2]}),
        ),
        "SCN002",
    ),
    "own figure like itself": (
        both(sec("figure_types", [{"id": "pilot", "like": "pilot"}]), add("figures", {"kind": "pilot", "at": [1, 2]})),
        "SCN005",
    ),
    "figure stagger": (ent("figures", "stagger", 50), ""),
    "figure numbers": (both(ent("figures", "health", 0), ent("figures", "turn", 30)), "SCN002 SCN002"),
    "huge figure on the rim": (add("figures", {"kind": "cyberdemon", "at": [7, 5], "turn": 90}), ""),
    "item": (sec("items", [{"id": "disc", "fragged": "burn", "shown_as": {"kind": "encounter"}}]), "SCN003"),
    "choices": (sec("choices", [{"by": "luck", "of": []}]), "SCN002 SCN003"),
    "deadline": (sec("deadlines", [{"rounds": 0, "goal": {"reveal": "nowhere"}}]), "SCN002"),
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
    change = SHAPES_2004[shape] if of_2004 else SHAPES_2016[shape][0]
    change(data)
    return inline(data)
