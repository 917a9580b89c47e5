"""Random small scenarios for comparing the analysis with a brute force: rooms, doors, keys, pads, script.

A scenario is the plain data of a file. Rooms are home-made pieces in a grid, joined by openings. Every door, token
and trigger is a random one. Played by one marine.
"""

import random
from typing import Any

Data = dict[str, Any]
SIDES = {"N": "S", "S": "N", "E": "W", "W": "E"}


class RoomMaker:
    """Makes one scenario. `closing`: with steps that remove something."""

    def __init__(self, rng: random.Random, *, closing: bool) -> None:
        self.rng = rng
        self.closing = closing
        self.widths = [rng.choice((2, 2, 3)) for _column in range(rng.choice((2, 2, 3)))]
        rows = 2 if len(self.widths) == 2 else rng.choice((1, 2, 2))
        self.heights = [rng.choice((2, 2, 3)) for _row in range(rows)]
        self.rooms = [(i, j) for i in range(len(self.widths)) for j in range(len(self.heights))]
        self.openings: dict[tuple[int, int], list[str]] = {room: [] for room in self.rooms}
        self.area: dict[tuple[int, int], str] = {}
        self.doors: list[Data] = []
        self.tokens: list[Data] = []
        self.free: list[tuple[int, int]] = []
        self.flags = ["fa", "fb", "fc"]
        self.steered: set[str] = set()

    def corner(self, room: tuple[int, int]) -> tuple[int, int]:
        return sum(self.widths[: room[0]]), sum(self.heights[: room[1]])

    def spaces(self, room: tuple[int, int]) -> list[tuple[int, int]]:
        x, y = self.corner(room)
        return [(x + i, y + j) for i in range(self.widths[room[0]]) for j in range(self.heights[room[1]])]

    def make(self) -> Data:
        rng = self.rng
        for room in self.rooms:
            left = (room[0] - 1, room[1])
            merged = left in self.area and rng.random() < 0.2
            self.area[room] = self.area[left] if merged else f"a{len(self.area)}"
        for i, j in self.rooms:
            if i + 1 < len(self.widths):
                self.join((i, j), (i + 1, j), "E", self.heights[j])
            if j + 1 < len(self.heights):
                self.join((i, j), (i, j + 1), "S", self.widths[i])
        start = rng.choice(self.rooms)
        first = rng.choice(self.spaces(start))
        self.free = [space for room in self.rooms for space in self.spaces(room) if space != first]
        rng.shuffle(self.free)
        self.put_tokens()
        triggers = [self.trigger(number) for number in range(rng.choice((0, 1, 1, 2)))]
        areas: list[Data] = []
        for name in dict.fromkeys(self.area.values()):
            area: Data = {"id": name}
            if name == self.area[start]:
                area["start"] = True
            if rng.random() < 0.1:
                area["do"] = [self.effect()]
            areas.append(area)
        return {
            "format": 1,
            "ruleset": "doom-2004",
            "title": "Random",
            "marines": [1],
            "pieces": [
                {"piece": f"p{i}{j}", "at": list(self.corner((i, j))), "area": self.area[i, j]} for i, j in self.rooms
            ],
            "piece_types": [
                {"id": f"p{i}{j}", "rows": ["#" * self.widths[i]] * self.heights[j], "openings": self.openings[i, j]}
                for i, j in self.rooms
            ],
            "areas": areas,
            "doors": self.doors,
            "tokens": self.tokens,
            "triggers": triggers,
            "spawns": [{"side": "marines", "spaces": [list(first)]}],
            "victory": {"marines": self.condition(2), "invaders": {"frags": 6}},
            "rules": {"corner": rng.choice(("one-side", "one-side", "both-sides"))},
        }

    def join(self, a: tuple[int, int], b: tuple[int, int], rim: str, length: int) -> None:
        rng = self.rng
        if rng.random() < 0.2:
            return
        offset = rng.randrange(length - 1)
        self.openings[a].append(f"{rim}@{offset}")
        self.openings[b].append(f"{SIDES[rim]}@{offset}")
        kind = rng.choices(("none", "door", "key", "needs", "passage", "open"), (25, 30, 15, 12, 13, 8))[0]
        if kind == "none":
            return
        x, y = self.corner(a)
        if rim == "E":
            at, side = [x + self.widths[a[0]] - 1, y + offset], "east"
        else:
            at, side = [x + offset, y + self.heights[a[1]] - 1], "south"
        door: Data = {"id": f"d{len(self.doors)}", "at": at, "side": side}
        if kind == "key":
            door["key"] = rng.choice(("red", "blue"))
        if kind in ("needs", "passage"):
            door["needs"] = {"flag": rng.choice(self.flags)}
        if kind == "passage":
            door["kind"] = "passage"
        if kind == "open":
            door["open"] = True
            if rng.random() < 0.3:
                door["key"] = "red"
        if rng.random() < 0.1:
            door["do"] = [{"set": rng.choice(self.flags)}]
        self.doors.append(door)

    def put_tokens(self) -> None:
        rng = self.rng
        for _obstacle in range(rng.choice((0, 0, 1, 2))):
            token: Data = {"kind": "obstacle", "at": self.place()}
            if rng.random() < 0.3:
                token["id"] = f"o{len(self.tokens)}"
            self.tokens.append(token)
        if rng.random() < 0.4:
            self.tokens.append({"kind": "barrel", "at": self.place()})
        for color in ("red", "blue"):
            if rng.random() < 0.6:
                self.tokens.append({"kind": "key", "color": color, "at": self.place()})
        if rng.random() < 0.5:
            self.put_pads()
        for number in range(rng.choice((0, 1, 1, 2))):
            token = {"kind": "encounter", "id": f"e{number}", "at": self.place(), "do": [self.effect()]}
            if rng.random() < 0.2:
                token["needs"] = {"flag": rng.choice(self.flags)}
            self.tokens.append(token)

    def put_pads(self) -> None:
        rng = self.rng
        names = [f"t{number}" for number in range(rng.choice((2, 2, 3)))]
        for name in names:
            pad: Data = {"kind": "teleporter", "id": name, "color": "blue", "at": self.place()}
            if rng.random() < 0.3:
                pad["to"] = [{"pad": rng.choice([other for other in names if other != name])}]
            if rng.random() < 0.25:
                pad["needs"] = {"flag": rng.choice(self.flags)}
            self.tokens.append(pad)

    def place(self) -> list[int]:
        return list(self.free.pop())

    def trigger(self, number: int) -> Data:
        return {"id": f"g{number}", "when": self.condition(2), "do": [self.effect()]}

    def condition(self, depth: int) -> Data:
        rng = self.rng
        kinds = ["flag", "flag", "reveal", "reach", "got", "use", "open", "round"]
        if depth > 1:
            kinds += ["all", "any"]
        kind = rng.choice(kinds)
        if kind in ("all", "any"):
            return {kind: [self.condition(depth - 1) for _part in range(2)]}
        uses = [token["id"] for token in self.tokens if token["kind"] == "encounter"]
        doors = [door["id"] for door in self.doors]
        if kind in ("reveal", "reach"):
            return {kind: rng.choice(list(self.area.values()))}
        if kind == "got":
            return {"got": "key", "color": rng.choice(("red", "blue"))}
        if kind == "use" and uses:
            return {"use": rng.choice(uses)}
        if kind == "open" and doors:
            return {"open": rng.choice(doors)}
        if kind == "round":
            return {"round": rng.choice((2, 3))}
        return {"flag": rng.choice(self.flags)}

    def effect(self) -> Data:
        rng = self.rng
        kinds = ["set", "set", "set", "give", "reveal", "open", "unlock", "remove"]
        if self.closing:
            kinds += ["shut", "shut", "deactivate", "lose", "place", "place"]
        kind = rng.choice(kinds)
        doors = [door["id"] for door in self.doors if door["id"] not in self.steered]
        if kind == "give":
            return {"give": "key", "color": rng.choice(("red", "blue"))}
        if kind == "reveal":
            return {"reveal": rng.choice(list(self.area.values()))}
        if kind in ("open", "unlock", "shut") and doors:
            # One door is steered by one step alone: in which order steps of the same instant come is not laid down.
            name = rng.choice(doors)
            self.steered.add(name)
            return {kind: name}
        if kind == "remove":
            named = [token["id"] for token in self.tokens if token["kind"] == "obstacle" and "id" in token]
            named += [
                token["id"] for token in self.tokens if self.closing and token["kind"] in ("teleporter", "encounter")
            ]
            if named:
                return {"remove": rng.choice(named)}
        if kind == "deactivate":
            pads = [token["id"] for token in self.tokens if token["kind"] == "teleporter"]
            if pads:
                return {"deactivate": rng.choice(pads)}
        if kind == "lose":
            return {"lose": "key"}
        if kind == "place" and len(self.free) > 3:
            return {"place": {"kind": rng.choice(("obstacle", "hazard")), "at": self.place(), "size": 1}}
        return {"set": rng.choice(self.flags)}


def random_scenario(rng: random.Random, *, closing: bool) -> Data:
    """The data of a random scenario. `closing`: with steps that remove something."""
    return RoomMaker(rng, closing=closing).make()
