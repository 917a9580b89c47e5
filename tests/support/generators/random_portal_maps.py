"""Random small scenarios with portals, teleporters and objectives, for comparing the analysis with a brute force.

Rooms, doors and locks are laid as in `random_scenarios`. Their content and the script are of the 2016 edition.
Played by one marine.
"""

import random
from typing import Any

from tests.support.generators.random_scenarios import Data, RoomMaker

BLOCK = "block"
THREATS = ("infestation", "infestation", "horde", "script")
GROUPS: Data = {
    "blue": [{"demons": {"imp": 2}}, {"demons": {"imp": 1, "pinky": 1}}],
    "red": [{"demons": {"pinky": 2}}, {"demons": {"imp": 1}}],
}


class PortalMaker(RoomMaker):
    """Makes one scenario."""

    def make(self) -> Data:
        data = super().make()
        for door in data["doors"]:
            door.pop("key", None)
        return {
            **data,
            "rules": {**data["rules"], "door_reach": self.rng.choice(("beside", "corner"))},
            "ruleset": "doom-2016",
            "threat": self.rng.choice(THREATS),
            "invasion": {"name": "Ours", **GROUPS},
            "items": [{"id": "jar"}],
            "figures": self.figures,
            "token_types": [{"id": BLOCK, "size": [1, 1], "blocks": ["steps"], "shown_as": {"kind": "objective"}}],
        }

    def put_tokens(self) -> None:
        rng = self.rng
        self.figures: list[Data] = []
        for number in range(rng.choice((1, 1, 2))):
            portal: Data = {"kind": "portal", "id": f"p{number}", "color": rng.choice(("blue", "red"))}
            portal["at"] = self.place()
            if rng.random() < 0.4:
                portal["carries"] = "jar"
            if rng.random() < 0.4:
                portal["do"] = [self.effect()]
            self.tokens.append(portal)
        for _block in range(rng.choice((0, 0, 1))):
            self.tokens.append({"kind": BLOCK, "id": f"b{len(self.tokens)}", "at": self.place()})
        for number in range(rng.choice((0, 2, 2, 3))):
            pad: Data = {"kind": "teleporter", "id": f"t{number}", "at": self.place()}
            pad["active"] = rng.random() < 0.5
            if rng.random() < 0.25:
                pad["needs"] = {"flag": rng.choice(self.flags)}
            self.tokens.append(pad)
        for number in range(rng.choice((0, 1, 1, 2))):
            token: Data = {"kind": "objective", "id": f"e{number}", "at": self.place(), "do": [self.effect()]}
            if rng.random() < 0.2:
                token["needs"] = {"flag": rng.choice(self.flags)}
            if rng.random() < 0.4:
                token["use"] = {"from": "adjacent", "times": rng.choice((1, 2))}
            self.tokens.append(token)
        for number in range(rng.choice((0, 0, 1))):
            self.figures.append({"kind": "imp", "id": f"f{number}", "at": self.place()})

    def condition(self, depth: int) -> Data:
        rng = self.rng
        kinds = ["flag", "reveal", "reach", "got", "use", "open", "round", "summoned", "summoned", "clear", "kill"]
        if depth > 1:
            kinds += ["all", "any"]
        kind = rng.choice(kinds)
        if kind in ("all", "any"):
            return {kind: [self.condition(depth - 1) for _part in range(2)]}
        doors = [door["id"] for door in self.doors]
        if kind in ("reveal", "reach"):
            return {kind: rng.choice(list(self.area.values()))}
        if kind == "clear":
            return {kind: rng.choice([*self.area.values(), "board"])}
        if kind == "got":
            return {"got": "jar", "count": rng.choice((1, 1, 2))}
        if kind == "kill":
            return {"kill": rng.choice(("imp", "pinky")), "count": rng.choice((1, 2))}
        if kind == "summoned":
            return {"summoned": rng.choice(("all", "blue", "red", "p0"))}
        if kind == "use":
            uses = [token["id"] for token in self.tokens if token["kind"] in ("objective", "teleporter")]
            if uses:
                return {"use": rng.choice(uses)}
        if kind == "open" and doors:
            asked: dict[str, Any] = {"open": rng.choice([*doors, "any"])}
            return {**asked, "by": "marines"} if rng.random() < 0.4 else asked
        if kind == "round":
            return {"round": rng.choice((2, 3))}
        return {"flag": rng.choice(self.flags)}

    def effect(self) -> Data:
        rng = self.rng
        kinds = ["set", "set", "give", "open", "unlock", "summon", "summon"]
        kinds += ["lose", "place", "remove", "remove"] if self.closing else []
        kind = rng.choice(kinds)
        doors = [door["id"] for door in self.doors if door["id"] not in self.steered]
        if kind in ("open", "unlock") and doors:
            name = rng.choice(doors)
            self.steered.add(name)
            return {kind: name}
        if kind == "give":
            return {"give": "jar"}
        if kind == "summon":
            return {"summon": rng.choice(("all", "blue", "red"))}
        if kind == "lose":
            return {"lose": "jar"}
        if kind == "remove":
            named = [token["id"] for token in self.tokens if token["kind"] in ("objective", "teleporter", BLOCK)]
            if named:
                return {"remove": rng.choice(named)}
        if kind == "place" and len(self.free) > 3:
            return {"place": {"kind": BLOCK, "at": self.place()}}
        return {"set": rng.choice(self.flags)}


def random_portal_map(rng: random.Random, *, closing: bool) -> Data:
    """The data of a random scenario. `closing`: with steps that remove something."""
    return PortalMaker(rng, closing=closing).make()
