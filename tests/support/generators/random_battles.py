"""Random scenarios for random games: rooms, doors of every kind, all kinds of things on a board, house rules."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from kneedeep.model.catalog.house_rules import difficulties, switches

Data = dict[str, Any]
ROUNDS = 7
FIGURES = (
    "zombie imp trite archvile demon mancubus hell-knight cyberdemon zombie-commando cherub maggot revenant "
    "cacodemon vagary"
).split()
LYING = (
    ({"kind": "health"}, 2),
    ({"kind": "armor"}, 2),
    ({"kind": "adrenaline"}, 1),
    ({"kind": "berserk"}, 1),
    ({"kind": "oxygen"}, 1),
    ({"kind": "ammo", "item": "bullets"}, 2),
    ({"kind": "ammo", "item": "rockets"}, 2),
    ({"kind": "ammo", "item": "cells"}, 1),
    ({"kind": "weapon", "item": "shotgun"}, 1),
    ({"kind": "weapon", "item": "chain-gun"}, 1),
    ({"kind": "weapon", "item": "rocket-launcher"}, 1),
    ({"kind": "weapon", "item": "bfg"}, 1),
    ({"kind": "weapon", "item": "soul-cube"}, 1),
    ({"kind": "obstacle"}, 2),
    ({"kind": "obstacle", "size": 2}, 1),
    ({"kind": "hazard", "size": 1}, 2),
    ({"kind": "barrel"}, 2),
    ({"kind": "duct"}, 2),
    ({"kind": "teleporter", "color": "red"}, 2),
    ({"kind": "flame-jet", "on": True}, 1),
    ({"kind": "airless"}, 1),
    ({"kind": "sentry-bot"}, 1),
    ({"kind": "key", "color": "red"}, 1),
    ({"kind": "encounter", "do": [{"give": "health"}, {"set": "power"}]}, 1),
    ({"kind": "encounter", "do": [{"wound": 1, "who": "all"}, {"draw": 2}]}, 1),
    ({"kind": "body", "do": [{"give": "adrenaline", "to": "any"}]}, 1),
    ({"kind": "item", "item": "disc"}, 1),
    ({"kind": "terminal"}, 1),
    ({"kind": "crate", "id": "crate"}, 1),
    ({"kind": "exit", "id": "lift"}, 1),
)
OWN = [
    {"id": "terminal", "blocks": ["steps"], "use": {"from": "adjacent", "cost": {"points": 1}, "times": 2}},
    {"id": "crate", "blocks": ["steps", "sight"], "armor": 2, "wounds": 2},
]
VICTORIES = (
    {"exit": "lift", "who": "all"},
    {"got": "disc"},
    {"clear": "board"},
    {"destroy": "crate"},
    {"kill": "zombie", "count": 3},
    {"all": [{"flag": "power"}, {"reach": "a0", "who": "all"}]},
    {"hold": "a1", "rounds": 3},
    {"manual": "Is it done?"},
)


class Rooms(NamedTuple):
    """Rooms in a grid with openings between them: what a file says of them, the marines' spaces and all others, in any order."""

    types: list[Data]
    pieces: list[Data]
    doors: list[Data]
    area: dict[tuple[int, int], str]
    spaces: list[tuple[int, int]]
    starts: list[tuple[int, int]]
    free: list[tuple[int, int]]

    @property
    def areas(self) -> list[Data]:
        """The areas: the first is where the marines start."""
        return [{"id": name, **({"start": True} if room == (0, 0) else {})} for room, name in self.area.items()]


def lay_rooms(
    rng: random.Random, door: Callable[[random.Random, tuple[int, int], str], list[Data]], marines: int = 3
) -> Rooms:
    """Lay two to six rooms. `door` draws the content of each opening."""
    wide, high = rng.choice((2, 3)), rng.choice((1, 2))
    widths = [rng.randint(3, 6) for _ in range(wide)]
    heights = [rng.randint(3, 6) for _ in range(high)]
    openings: dict[tuple[int, int], list[str]] = {(i, j): [] for i in range(wide) for j in range(high)}
    area = {room: f"a{number}" for number, room in enumerate(openings)}
    doors: list[Data] = []
    for i, j in openings:
        x, y = sum(widths[:i]), sum(heights[:j])
        if i + 1 < wide and rng.random() < 0.9:
            at = rng.randrange(heights[j] - 1)
            openings[i, j].append(f"E@{at}")
            openings[i + 1, j].append(f"W@{at}")
            doors += door(rng, (x + widths[i] - 1, y + at), "east")
        if j + 1 < high and rng.random() < 0.9:
            at = rng.randrange(widths[i] - 1)
            openings[i, j].append(f"S@{at}")
            openings[i, j + 1].append(f"N@{at}")
            doors += door(rng, (x + at, y + heights[j] - 1), "south")
    types, pieces, spaces = [], [], []
    for (i, j), rims in openings.items():
        x, y = sum(widths[:i]), sum(heights[:j])

        types.append({"id": f"room-{area[i, j]}", "rows": ["#" * widths[i]] * heights[j], "openings": rims})
        pieces.append({"piece": f"room-{area[i, j]}", "at": [x, y], "area": area[i, j]})
        spaces += [(x + right, y + down) for right in range(widths[i]) for down in range(heights[j])]
    starts = [space for space in spaces if space[0] < widths[0] and space[1] < heights[0]]
    rng.shuffle(starts)
    free = [space for space in spaces if space not in starts[:marines]]
    rng.shuffle(free)
    return Rooms(types, pieces, doors, area, spaces, starts[:marines], free)


def random_battle(rng: random.Random) -> Data:
    """The plain data of a random scenario that ends after a few rounds."""
    plan = lay_rooms(rng, _door)
    spaces, free = plan.spaces, plan.free
    tokens: list[Data] = []
    for entry, most in LYING:
        for _ in range(rng.randint(0, most)):
            if free and not (entry.get("id") and any(token.get("id") == entry["id"] for token in tokens)):
                tokens.append({**entry, "at": list(free.pop())})
    figures: list[Data] = []
    for _ in range(rng.randint(2, 9)):
        if free:
            named = {"id": "boss", "carries": "disc"} if not figures and rng.random() < 0.3 else {}
            figures.append({"kind": rng.choice(FIGURES), "at": list(free.pop()), "turn": rng.choice((0, 90)), **named})
    spawns: list[Data] = [{"side": "marines", "spaces": [list(space) for space in plan.starts]}]
    if rng.random() < 0.4:
        spawns.append({"side": "invaders", "area": plan.area[rng.choice(list(plan.area))]})
    triggers = [
        {"when": {"round": 2}, "do": [{"spawn": {"kind": "imp", "count": 2}}, {"activate": "none"}][:1]},
        {"when": {"reveal": "a1"}, "after": 1, "do": [{"place": {"kind": "trite", "at": list(rng.choice(spaces))}}]},
        {"when": {"flag": "power"}, "do": [{"heal": 1, "who": "all"}, {"give": "disc", "to": "any"}]},
    ]
    return {
        "format": 1,
        "ruleset": "doom-2004",
        "title": "Battle",
        "expansion": True,
        "flags": {"power": "Power"},
        "piece_types": plan.types,
        "token_types": OWN,
        "items": [{"id": "disc", "fragged": rng.choice(("keep", "drop", "lose"))}],
        "pieces": plan.pieces,
        "areas": plan.areas,
        "doors": plan.doors,
        "tokens": tokens,
        "figures": figures,
        "spawns": spawns,
        "triggers": rng.sample(triggers, rng.randint(0, 3)),
        "victory": {
            "marines": rng.choice(VICTORIES),
            "invaders": {"any": [{"frags": rng.randint(2, 6)}, {"rounds": ROUNDS}]},
        },
        "rules": _rules(rng),
        "setup": {"marines": {"rockets": rng.randint(0, 2), "bullets": rng.randint(1, 5)}},
    }


def _door(rng: random.Random, at: tuple[int, int], side: str) -> list[Data]:
    kind = rng.choice(("none", "door", "door", "open", "security", "airlock", "passage", "needs"))
    door: Data = {"at": list(at), "side": side}
    if kind == "none":
        return []
    if kind == "open":
        door["open"] = True
    elif kind == "security":
        door["key"] = "red"
    elif kind in ("airlock", "passage"):
        door["kind"] = kind
        if kind == "passage":
            door["needs"] = {"flag": "power"}
    elif kind == "needs":
        door |= {"needs": {"flag": "power"}, "locked_text": "Locked."}
    return [door]


def _rules(rng: random.Random) -> Data:
    found: Data = {}
    for switch in switches("doom-2004"):
        if switch.values and rng.random() < 0.2:
            found[switch.name] = rng.choice(switch.values)
    if rng.random() < 0.2:
        found["difficulty"] = rng.choice(difficulties("doom-2004")).id
    return found
