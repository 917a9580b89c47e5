"""Random small scenarios of the 2016 edition for random games: rooms with all kinds of edges and things."""

import random

from kneedeep.model.catalog.house_rules import switches
from tests.support.generators.random_battles import Data, Rooms, lay_rooms

RULESET = "doom-2016"
ROUNDS = 6
MARINES = 4
SMALL = ("imp", "possessed-soldier", "cacodemon", "revenant")
LARGE = ("pinky", "mancubus", "baron-of-hell", "cyberdemon")
OWN_FIGURES = [
    {"id": "guard", "like": "imp", "side": "neutral", "spaces": 1, "health": 2, "stagger": 1, "speed": 3},
    {"id": "crawler", "like": "cyberdemon", "spaces": 6, "health": 5, "stagger": 2, "speed": 6, "range": 2},
    {"id": "twin", "like": "pinky", "spaces": 2, "health": 3, "stagger": 2, "speed": 5, "toughness": True},
]
LYING = (
    ({"kind": "health-pack"}, 3),
    ({"kind": "weapon", "item": "chainsaw"}, 1),
    ({"kind": "weapon", "item": "rocket-launcher"}, 1),
    ({"kind": "weapon", "item": "bfg-9000"}, 1),
    ({"kind": "weapon", "item": "frag-grenade"}, 2),
    ({"kind": "weapon", "item": "decoy-grenade"}, 1),
    ({"kind": "weapon", "item": "siphon-grenade"}, 1),
    ({"kind": "weapon", "item": "combat-shotgun"}, 1),
    ({"kind": "teleporter"}, 2),
    ({"kind": "teleporter", "active": False}, 2),
    ({"kind": "teleporter", "active": False, "needs": {"flag": "power"}}, 1),
    ({"kind": "portal", "color": "blue"}, 2),
    ({"kind": "portal", "color": "yellow"}, 1),
    ({"kind": "portal", "color": "red"}, 1),
    ({"kind": "portal", "color": "blue", "carries": "core"}, 1),
    ({"kind": "objective", "id": "pump", "use": {"from": "adjacent", "cost": {"points": 2}, "times": 2}}, 1),
    ({"kind": "objective", "id": "switch", "use": {"from": "on"}, "do": [{"set": "power"}]}, 1),
    ({"kind": "objective", "use": {"cost": {"action": "bonus"}}, "do": [{"give": "health-pack"}]}, 1),
    ({"kind": "objective", "do": [{"wound": 2, "who": "all"}, {"draw": 2}]}, 1),
    ({"kind": "item", "item": "core"}, 1),
    ({"kind": "crate"}, 2),
    ({"kind": "mud"}, 2),
)
HIDDEN = ({"kind": "portal", "color": "blue"}, {"kind": "teleporter"}, {"kind": "weapon", "item": "chaingun"})
"""Tokens of which the invader chooses the space."""
VICTORIES = (
    {"clear": "board"},
    {"got": "core"},
    {"use": "pump"},
    {"kill": "imp", "count": 3},
    {"exit": "way-out", "who": "all"},
    {"all": [{"flag": "power"}, {"reach": "a0", "who": "all"}]},
    {"all": [{"open": "any"}, {"clear": "board"}]},
    {"hold": "a1", "rounds": 2},
    {"summoned": "all"},
    {"manual": "Is it done?"},
)
THREATS = (
    "script",
    "infestation",
    "infestation",
    "horde",
    "assault",
    {"card": "assault", "income": 3, "prices": {"blue": 1, "yellow": 2, "red": 3}},
)
GROUPS = (
    {"demons": {"imp": 2}},
    {"demons": {"possessed-soldier": 3}, "argent": 2},
    {"demons": {"pinky": 1, "imp": 1}, "argent": 1},
    {"demons": {"baron-of-hell": 1}},
    {"demons": {"cyberdemon": 1}, "argent": 3},
    {"demons": {"twin": 2, "crawler": 1}},
    {"demons": {"revenant": 1, "cacodemon": 2}, "argent": 1},
)


def random_battle_2016(rng: random.Random) -> Data:
    """Return the plain data of a random scenario that ends after a few rounds."""
    plan = lay_rooms(rng, _door, MARINES)
    for kind in plan.types:
        _roughen(rng, kind)
    free = plan.free
    tokens: list[Data] = []
    for entry, most in LYING:
        for _ in range(rng.randint(0, most)):
            if free and not (entry.get("id") and any(token.get("id") == entry["id"] for token in tokens)):
                tokens.append({**entry, "at": list(free.pop())})
    tokens += [{**entry, "in": rng.choice(list(plan.area.values()))} for entry in HIDDEN if rng.random() < 0.15]
    spawns = [{"side": "marines", "spaces": [list(space) for space in plan.starts]}]
    marines: Data = {"squad": rng.choice(("printed", "printed", "none"))}
    if rng.random() < 0.5:
        marines["weapons"] = [["combat-shotgun", "plasma-rifle"], ["super-shotgun", "static-rifle"]] * 2
    if rng.random() < 0.4:
        marines["health"] = rng.randint(1, 9)
    if rng.random() < 0.2:
        marines["hand"] = rng.randint(2, 5)
    return {
        "format": 1,
        "ruleset": RULESET,
        "title": "Battle",
        "flags": {"power": "Power"},
        "threat": rng.choice(THREATS),
        "invasion": _invasion(rng),
        "events": rng.choice(
            ("choose", ["kd-fury", "kd-haste", "kd-hide"], ["blood-rush", "kd-hide", "seek-and-destroy"])
        ),
        "demons": {"imp": {"spaces": rng.choice((1, 1, 2)), "health": rng.randint(1, 4), "stagger": 1}},
        "piece_types": plan.types,
        "token_types": [
            {"id": "crate", "blocks": ["steps"], "shown_as": {"kind": "objective"}},
            {"id": "mud", "enter": 1, "shown_as": {"kind": "objective"}},
        ],
        "figure_types": OWN_FIGURES,
        "items": [{"id": "core", "name": "Core", "fragged": rng.choice(("keep", "drop", "lose"))}],
        "pieces": plan.pieces,
        "areas": plan.areas,
        "doors": plan.doors,
        "tokens": tokens,
        "figures": _figures(rng, plan),
        "spawns": spawns,
        "triggers": _triggers(rng, plan),
        "victory": {
            "marines": _victory(rng, plan, tokens),
            "invaders": {"any": [{"frags": rng.randint(2, 5)}, {"rounds": ROUNDS}]},
        },
        "rules": _rules(rng),
        "setup": {"marines": marines, "invaders": {"hand": rng.choice((6, 6, 3)), "argent": rng.choice((3, 3, 1))}},
    }


def _door(rng: random.Random, at: tuple[int, int], side: str) -> list[Data]:
    kind = rng.choice(("none", "door", "door", "door", "open", "passage", "needs"))
    if kind == "none":
        return []
    door: Data = {"at": list(at), "side": side}
    if kind == "open":
        door["open"] = True
    elif kind == "passage":
        door |= {"kind": "passage", "needs": {"flag": "power"}}
    elif kind == "needs":
        door |= {"needs": {"flag": "power"}, "locked_text": "Locked."}
    return [door]


def _roughen(rng: random.Random, kind: Data) -> None:
    """Give a room difficult spaces and edges. No space of it is left out, so that all openings stay."""
    wide, high = len(kind["rows"][0]), len(kind["rows"])
    spaces = [(x, y) for x in range(wide) for y in range(high)]
    kind["difficult"] = [list(space) for space in spaces if rng.random() < 0.15]
    inside = [(space, "east") for space in spaces if space[0] < wide - 1]
    inside += [(space, "south") for space in spaces if space[1] < high - 1]
    kinds = ("wall", "impassable", "blocking")
    chosen = ((space, side) for space, side in inside if rng.random() < 0.12)
    kind["edges"] = [{"at": list(space), "side": side, "kind": rng.choice(kinds)} for space, side in chosen]


def _figures(rng: random.Random, plan: Rooms) -> list[Data]:
    """Draw the figures of the set-up: large ones wherever their spaces are free."""
    figures: list[Data] = []
    sizes = {"pinky": (2, 1), "twin": (2, 1), "cyberdemon": (3, 2), "crawler": (3, 2)}
    for _ in range(rng.randint(1, 6)):
        kind = rng.choice((*SMALL, *SMALL, *LARGE, "guard", "crawler", "twin"))
        if kind == "imp" or not plan.free:
            continue
        turn = rng.choice((0, 90))
        wide, high = sizes.get(kind, (2, 2) if kind in LARGE else (1, 1))
        if turn:
            wide, high = high, wide
        x, y = rng.choice(plan.free)
        body = [(x + right, y + down) for right in range(wide) for down in range(high)]
        if set(body) <= set(plan.free):
            for space in body:
                plan.free.remove(space)
            figure: Data = {"kind": kind, "at": [x, y], "turn": turn}
            if rng.random() < 0.3:
                figure |= {"health": rng.randint(1, 4), "stagger": 1}
            if kind in SMALL and rng.random() < 0.2:
                figure["carries"] = "core"
            figures.append(figure)
    return figures


def _invasion(rng: random.Random) -> object:
    card = rng.choice(("first-strike", "imp-assault", "kd-rabble", "kd-brutes", "own", "own", "own"))
    if card != "own":
        return card if rng.random() < 0.7 else {"card": card, "faceup": True}
    faceup = rng.random() < 0.3
    return {"name": "Own", "faceup": faceup, **{color: rng.sample(GROUPS, 2) for color in ("blue", "yellow", "red")}}


def _triggers(rng: random.Random, plan: Rooms) -> list[Data]:
    space = list(rng.choice(plan.spaces))
    found: list[Data] = [
        {"when": {"round": 2}, "do": [{"place": {"kind": "possessed-soldier", "at": space}}]},
        {"when": {"open": "any", "by": "marines"}, "do": [{"summon": rng.choice(("all", "blue"))}]},
        {"when": {"reveal": "a1"}, "after": 1, "do": [{"summon": "all"}, {"heal": 1, "who": "all"}]},
        {"when": {"flag": "power"}, "do": [{"heal": 1, "who": "all"}, {"give": "core", "to": "any"}]},
        {"when": {"clear": "a0"}, "do": [{"give": "health-pack"}]},
    ]
    return rng.sample(found, rng.randint(0, 3))


def _victory(rng: random.Random, plan: Rooms, tokens: list[Data]) -> Data:
    names = {token.get("id") for token in tokens}
    victory: Data = dict(rng.choice(VICTORIES))
    if victory.get("use") == "pump" and "pump" not in names:
        return {"clear": "board"}
    if victory.get("exit"):
        first = plan.types[0]
        first["openings"] = [*first["openings"], "N@0"]
        plan.doors.append({"id": "way-out", "at": [0, 0], "side": "north", "exit": True})
    return victory


def _rules(rng: random.Random) -> Data:
    found: Data = {}
    for switch in switches(RULESET):
        if switch.values and rng.random() < 0.15:
            found[switch.name] = rng.choice(switch.values)
    return found
