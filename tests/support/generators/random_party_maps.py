"""Random small scenarios for several marines: choices, keys somewhere in an area, exits, places for some or all of them.

Rooms, doors, tokens and steps are those of `random_scenarios` and `random_portal_maps`.
"""

import random
from typing import Any

from tests.support.generators.random_portal_maps import PortalMaker
from tests.support.generators.random_scenarios import Data, RoomMaker

CHOOSERS = ("chance", "invader", "marines")


class PartyMaker(RoomMaker):
    """Makes one scenario of the 2004 edition."""

    def make(self) -> Data:
        return for_party(self, super().make())

    def condition(self, depth: int) -> Data:
        return party_condition(self, super().condition(depth))


class PortalPartyMaker(PartyMaker, PortalMaker):
    """Makes one scenario of the 2016 edition."""


def party_condition(maker: RoomMaker, given: Data) -> Data:
    """Return a condition that may ask for several marines, or for some who left."""
    if "reach" in given and maker.rng.random() < 0.7:
        return {**given, "who": maker.rng.choice(("all", 2))}
    if maker.rng.random() < 0.1:
        return {"exit": "way-out", "who": maker.rng.choice(("any", "all", 2))}
    return given


def for_party(maker: RoomMaker, data: Data) -> Data:
    """Return a scenario for up to three marines, with an exit and perhaps a choice."""
    rng = maker.rng
    tokens: list[Data] = data["tokens"]
    if data["ruleset"] == "doom-2004":
        way: Data = {"kind": "exit", "id": "way-out", "at": maker.place()}
        if rng.random() < 0.3:
            way["needs"] = {"flag": rng.choice(maker.flags)}
        tokens.append(way)
    else:
        room = rng.choice([room for room in maker.rooms if room[1] == 0])
        maker.openings[room].append("N@0")
        data["doors"].append({"id": "way-out", "at": list(maker.corner(room)), "side": "north", "exit": True})
    for token in tokens:
        if token["kind"] == "key" and rng.random() < 0.4:
            del token["at"]
            token["in"] = rng.choice(list(maker.area.values()))
        if rng.random() < 0.1:
            token["marines"] = rng.choice((2, [1, 3]))
    named = [token["id"] for token in tokens if "id" in token and token["id"] != "way-out"]
    if len(named) > 1 and rng.random() < 0.6:
        drawn = rng.sample(named, rng.choice((2, min(3, len(named)))))
        entries: list[list[Data]] = [[{"token": name}] for name in drawn]
        if rng.random() < 0.3:
            entries.append([])
        data["choices"] = [{"id": "lot", "by": rng.choice(CHOOSERS), "draw": rng.choice((1, 1, 2)), "of": entries}]
    start = data["spawns"][0]
    first = tuple(start["spaces"][0])
    home = next(room for room in maker.rooms if first in maker.spaces(room))
    blocking = {tuple(token["at"]) for token in tokens if token["kind"] in ("obstacle", "block") and "at" in token}
    others = [space for space in maker.spaces(home) if space != first and space not in blocking]
    start["spaces"] = [list(first), *(list(space) for space in others[:2])]
    data["marines"] = list(range(1, 1 + len(start["spaces"])))
    return data


def random_party_map(rng: random.Random, number: int) -> Any:
    """Return the data of a random scenario for several marines: editions take turns, every fourth has closing steps."""
    return (PartyMaker, PortalPartyMaker)[number % 2](rng, closing=number % 4 > 1).make()
