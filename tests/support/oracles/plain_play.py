"""Every course of play of a small scenario, one marine, action by action, with plain sets.

Written from the texts of the format and the board geometry, for comparison with the analysis. Sight between two
spaces is taken from the geometry, which has oracles of its own. Everything else is done here.
"""

import itertools
import random
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
import yaml

from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.geometry.lattice import Lattice

Space = tuple[int, int]
Data = dict[str, Any]
Fact = tuple[Any, ...]
MOMENTS = 12_000
"""The most moments that a course of play goes through."""
_AWAY = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Standing(NamedTuple):
    """One moment: the marine's place, the facts, the open doors and passages."""

    at: Space
    facts: frozenset[Fact]
    doors: frozenset[str]


class Played(NamedTuple):
    """The results of all courses of play. States are (areas revealed, closing things done) -> the marine's places."""

    states: dict[tuple[frozenset[str], frozenset[Fact]], set[Space]]
    facts: set[Fact]
    stood: set[Space]
    wins: bool
    moments: int
    trapped: bool


class TooMany(Exception):
    """There are more moments than one wants to go through."""


class PlainPlay:
    def __init__(self, data: Data) -> None:
        self.data = data
        types = {kind["id"]: kind for kind in data["piece_types"]}
        self.area: dict[Space, str] = {}
        piece_of: dict[Space, int] = {}
        gaps: dict[tuple[Space, Space], int] = {}
        for number, piece in enumerate(data["pieces"]):
            left, top = piece["at"]
            kind = types[piece["piece"]]
            rows = kind["rows"]
            for y, row in enumerate(rows):
                for x in range(len(row)):
                    self.area[left + x, top + y] = piece["area"]
                    piece_of[left + x, top + y] = number
            for opening in kind["openings"]:
                rim, offset = opening.split("@")
                dx, dy = _AWAY[rim]
                for along in (int(offset), int(offset) + 1):
                    inside = {
                        "N": (left + along, top),
                        "S": (left + along, top + len(rows) - 1),
                        "W": (left, top + along),
                        "E": (left + len(rows[0]) - 1, top + along),
                    }[rim]
                    beyond = (inside[0] + dx, inside[1] + dy)
                    gaps[inside, beyond] = gaps.get((inside, beyond), 0) + 1
        self.door_at: dict[frozenset[Space], str] = {}
        self.beside: dict[str, set[Space]] = {}
        self.doors: dict[str, Data] = {}
        for door in data["doors"]:
            x, y = door["at"]
            if door["side"] == "east":
                pairs = [((x, y), (x + 1, y)), ((x, y + 1), (x + 1, y + 1))]
            else:
                pairs = [((x, y), (x, y + 1)), ((x + 1, y), (x + 1, y + 1))]
            self.doors[door["id"]] = door
            for pair in pairs:
                self.door_at[frozenset(pair)] = door["id"]
            self.beside[door["id"]] = {space for pair in pairs for space in pair}
        self.gap = {frozenset(pair) for pair in gaps if (pair[1], pair[0]) in gaps}
        self.piece_of = piece_of
        self.both = data["rules"]["corner"] == "both-sides"
        self.tokens: dict[int, Data] = dict(enumerate(data["tokens"]))
        self.by_name = {token["id"]: number for number, token in self.tokens.items() if "id" in token}
        self.lattice = Lattice.of(self.area)
        self.sights: dict[tuple[frozenset[str], frozenset[Space]], CenterSight] = {}
        self.scripts = self._scripts()
        self.next: dict[tuple[Space, frozenset[str]], list[Space]] = {}
        self.looks: dict[tuple[Space, frozenset[str], frozenset[Space]], set[str]] = {}
        self.settled: dict[Standing, Standing] = {}
        self.rounds = [count for count in (2, 3) if f"'round': {count}" in str(data)]

    # Edges, steps and sight

    def free(self, a: Space, b: Space, doors: frozenset[str]) -> bool:
        if a not in self.area or b not in self.area:
            return False
        if self.piece_of[a] == self.piece_of[b]:
            return True
        pair = frozenset((a, b))
        if pair in self.door_at:
            return self.door_at[pair] in doors
        return pair in self.gap

    def steps(self, a: Space, doors: frozenset[str]) -> list[Space]:
        if (a, doors) in self.next:
            return self.next[a, doors]
        found = self.next[a, doors] = []
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                b = (a[0] + dx, a[1] + dy)
                if b == a or b not in self.area:
                    continue
                if dx == 0 or dy == 0:
                    if self.free(a, b, doors):
                        found.append(b)
                    continue
                ways = [
                    self.free(a, corner, doors) and self.free(corner, b, doors)
                    for corner in ((a[0] + dx, a[1]), (a[0], a[1] + dy))
                ]
                if all(ways) if self.both else any(ways):
                    found.append(b)
        return found

    def seen(self, at: Space, doors: frozenset[str], blocked: frozenset[Space]) -> set[str]:
        if (at, doors, blocked) in self.looks:
            return self.looks[at, doors, blocked]
        sight = self.sights.get((doors, blocked))
        if sight is None:
            stopped = []
            for x, y in self.area:
                if (x + 1, y) in self.area and not self.free((x, y), (x + 1, y), doors):
                    stopped.append(((x, y), "east"))
                if (x, y + 1) in self.area and not self.free((x, y), (x, y + 1), doors):
                    stopped.append(((x, y), "south"))
            free = self.lattice.free(stopped)
            corner = "both-sides" if self.both else "one-side"
            sight = CenterSight(self.lattice, free, self.lattice.bits(blocked), corner)  # type: ignore[arg-type]
            self.sights[doors, blocked] = sight
        number = self.lattice.number
        found = {self.area[space] for space in self.area if sight.sees(number[at], number[space])}
        self.looks[at, doors, blocked] = found
        return found

    # What is so

    def blocked(self, facts: frozenset[Fact], kinds: tuple[str, ...]) -> frozenset[Space]:
        found = set()
        for token in self.tokens.values():
            if token["kind"] in kinds and ("gone", token.get("id")) not in facts:
                found.add(tuple(token["at"]))
        for fact in facts:
            if fact[0] == "placed" and fact[1] in kinds:
                found.add(fact[2])
        return frozenset(found)

    def holds(self, given: Data | None, now: Standing) -> bool:
        if given is None:
            return True
        if "all" in given:
            return all(self.holds(part, now) for part in given["all"])
        if "any" in given:
            return any(self.holds(part, now) for part in given["any"])
        if "flag" in given:
            return ("flag", given["flag"]) in now.facts
        if "reveal" in given:
            return ("area", given["reveal"]) in now.facts
        if "reach" in given:
            return bool(self.area[now.at] == given["reach"])
        if "got" in given:
            return ("key", given["color"]) in now.facts
        if "use" in given:
            return ("used", given["use"]) in now.facts
        if "open" in given:
            return ("opened", given["open"]) in now.facts
        if "round" in given:
            return any(fact[0] == "waited" and fact[1] >= given["round"] for fact in now.facts)
        if "frags" in given:
            return False
        raise ValueError(given)

    def unlocked(self, name: str, now: Standing) -> bool:
        door = self.doors[name]
        if door.get("kind") == "passage":
            return False
        if ("unlocked", name) in now.facts:
            return True
        if "key" in door and ("key", door["key"]) not in now.facts:
            return False
        return self.holds(door.get("needs"), now)

    def works(self, number: int, now: Standing) -> bool:
        pad = self.tokens[number]
        if {("gone", pad["id"]), ("off", pad["id"])} & now.facts:
            return False
        return self.holds(pad.get("needs"), now)

    # What happens

    def _scripts(self) -> list[tuple[Fact, Data, list[Data]]]:
        """What comes about by itself: (the fact that it has, its condition, its steps)."""
        return self._triggers() + self._passages()

    def _triggers(self) -> list[tuple[Fact, Data, list[Data]]]:
        return [(("fired", trigger["id"]), trigger["when"], trigger["do"]) for trigger in self.data["triggers"]]

    def _passages(self) -> list[tuple[Fact, Data, list[Data]]]:
        return [
            (("fired", name), door["needs"], [{"open": name}])
            for name, door in self.doors.items()
            if door.get("kind") == "passage"
        ]

    def settle(self, now: Standing, steps: list[Data]) -> Standing:
        """Carry out steps and all that follows from them and from what the marine now sees."""
        if steps:
            return self._settled(now, steps)
        if (known := self.settled.get(now)) is None:
            known = self.settled[now] = self._settled(now, steps)
        return known

    def _settled(self, now: Standing, steps: list[Data]) -> Standing:
        waiting = list(steps)
        while True:
            while waiting:
                now, more = self.carry_out(waiting.pop(0), now)
                waiting += more
            blocked = self.blocked(now.facts, ("obstacle", "barrel"))
            for area in sorted(self.seen(now.at, now.doors, blocked)):
                if ("area", area) not in now.facts:
                    now, more = self.reveal(area, now)
                    waiting += more
            if not waiting:
                for fact, when, then in self.scripts:
                    if fact not in now.facts and self.holds(when, now):
                        now = now._replace(facts=now.facts | {fact} | self.closing_in(fact, then))
                        waiting += then
                        break
                else:
                    return now

    def closing_in(self, cause: Fact, steps: list[Data]) -> set[Fact]:
        """A mark for a cause with closing steps: they tell states apart."""
        for step in steps:
            closing = next(iter(step)) in ("shut", "deactivate", "lose", "place")
            if "remove" in step:
                closing = self.tokens[self.by_name[step["remove"]]]["kind"] != "obstacle"
            if closing:
                return {("closed by", *cause)}
        return set()

    def reveal(self, area: str, now: Standing) -> tuple[Standing, list[Data]]:
        entry = next(entry for entry in self.data["areas"] if entry["id"] == area)
        steps = entry.get("do", [])
        new = {("area", area)} | self.closing_in(("area", area), steps)
        return now._replace(facts=now.facts | new), steps

    def opened(self, name: str, now: Standing) -> tuple[Standing, list[Data]]:
        fact = ("opened", name)
        steps = [] if fact in now.facts else self.doors[name].get("do", [])
        new = {fact} | self.closing_in(fact, steps)
        return Standing(now.at, now.facts | new, now.doors | {name}), steps

    def carry_out(self, step: Data, now: Standing) -> tuple[Standing, list[Data]]:
        facts, doors = now.facts, now.doors
        if "set" in step:
            return now._replace(facts=facts | {("flag", step["set"])}), []
        if "give" in step:
            return now._replace(facts=facts | {("key", step["color"])}), []
        if "reveal" in step:
            if ("area", step["reveal"]) in facts:
                return now, []
            return self.reveal(step["reveal"], now)
        if "open" in step:
            return self.opened(step["open"], now)
        if "unlock" in step:
            return now._replace(facts=facts | {("unlocked", step["unlock"])}), []
        if "shut" in step and ("fired", step["shut"]) in facts:
            # A passage whose needs once held is open for ever.
            return now, []
        if "shut" in step:
            return now._replace(doors=doors - {step["shut"]}), []
        if "remove" in step:
            return now._replace(facts=facts | {("gone", step["remove"])}), []
        if "deactivate" in step:
            return now._replace(facts=facts | {("off", step["deactivate"])}), []
        if "lose" in step:
            return now._replace(facts=facts | {("lost", step["lose"])}), []
        if "place" in step:
            thing = step["place"]
            return now._replace(facts=facts | {("placed", thing["kind"], tuple(thing["at"]))}), []
        raise ValueError(step)

    # What the marine can do

    def start(self) -> Standing:
        at = tuple(self.data["spawns"][0]["spaces"][0])
        doors = frozenset(name for name, door in self.doors.items() if door.get("open"))
        first = next(area["id"] for area in self.data["areas"] if area.get("start"))
        now, steps = self.reveal(first, Standing(at, frozenset(), doors))
        return self.settle(now, steps)

    def actions(self, now: Standing) -> list[Standing]:
        found = []
        stops = self.blocked(now.facts, ("obstacle",))
        for space in self.steps(now.at, now.doors):
            if space not in stops and ("area", self.area[space]) in now.facts:
                found.append(self.settle(Standing(space, now.facts, now.doors), []))
        for name, spaces in self.beside.items():
            if now.at in spaces and self.unlocked(name, now):
                if name in now.doors:
                    found.append(self.settle(now._replace(doors=now.doors - {name}), []))
                else:
                    found.append(self.settle(*self.opened(name, now)))
        for number, token in self.tokens.items():
            if tuple(token["at"]) == now.at:
                found += self.act_on(number, token, now)
        for count in self.rounds:
            if ("waited", count) not in now.facts:
                found.append(self.settle(now._replace(facts=now.facts | {("waited", count)}), []))
        return found

    def act_on(self, number: int, token: Data, now: Standing) -> list[Standing]:
        facts = now.facts
        if ("gone", token.get("id")) in facts:
            return []
        if token["kind"] == "key" and ("took", number) not in facts and ("lost", "key") not in facts:
            new = {("took", number), ("key", token["color"])}
            return [self.settle(now._replace(facts=facts | new), [])]
        if token["kind"] == "encounter" and ("used", token["id"]) not in facts:
            if self.holds(token.get("needs"), now):
                fact = ("used", token["id"])
                new = {fact} | self.closing_in(fact, token["do"])
                return [self.settle(now._replace(facts=facts | new), token["do"])]
        if token["kind"] == "teleporter" and self.works(number, now):
            return self.teleports(number, token, now)
        return []

    def teleports(self, number: int, token: Data, now: Standing) -> list[Standing]:
        found = []
        stops = self.blocked(now.facts, ("obstacle",))
        named = {entry["pad"] for entry in token.get("to", ())}
        for other, pad in self.tokens.items():
            if other == number or pad["kind"] != "teleporter" or not self.works(other, now):
                continue
            end = tuple(pad["at"])
            if end in stops or (named and pad["id"] not in named):
                continue
            there = now
            steps: list[Data] = []
            if ("area", self.area[end]) not in now.facts:
                there, steps = self.reveal(self.area[end], now)
            found.append(self.settle(there._replace(at=end), steps))
        return found

    def play(self, most: int) -> Played:
        """Go through every moment. Raises TooMany when there are more than `most`."""
        first = self.start()
        seen = {first}
        following: dict[Standing, list[Standing]] = {}
        waiting = deque([first])
        while waiting:
            now = waiting.popleft()
            following[now] = self.actions(now)
            for after in following[now]:
                if after not in seen:
                    if len(seen) >= most:
                        raise TooMany
                    seen.add(after)
                    waiting.append(after)
        states: dict[tuple[frozenset[str], frozenset[Fact]], set[Space]] = {}
        facts: set[Fact] = set()
        stood: set[Space] = set()
        winning = {now for now in seen if self.holds(self.data["victory"]["marines"], now)}
        for now in seen:
            areas = frozenset(fact[1] for fact in now.facts if fact[0] == "area")
            closed = frozenset(fact for fact in now.facts if fact[0] == "closed by")
            states.setdefault((areas, closed), set()).add(now.at)
            facts |= now.facts
            stood.add(now.at)
        return Played(states, facts, stood, bool(winning), len(seen), self.trapped(winning, following))

    @staticmethod
    def trapped(winning: set[Standing], following: dict[Standing, list[Standing]]) -> bool:
        """Whether some moment can't be won from although the start could."""
        back: dict[Standing, list[Standing]] = {}
        for now, afters in following.items():
            for after in afters:
                back.setdefault(after, []).append(now)
        good = set(winning)
        waiting = list(winning)
        while waiting:
            for before in back.get(waiting.pop(), ()):
                if before not in good:
                    good.add(before)
                    waiting.append(before)
        return bool(winning) and len(good) < len(following)


def map_ranges(few: int, parts: int, many: int) -> pytest.MarkDecorator:
    """Give a test the `numbers` of its maps: parts of a few, all but the first nightly, then parts of many."""
    sizes = [few] * parts + [many // parts] * parts
    nightly = (pytest.mark.nightly, pytest.mark.timeout(7200))
    ranges = [
        pytest.param(range(end - size, end), id=f"{part}", marks=nightly if part else ())
        for part, (size, end) in enumerate(zip(sizes, itertools.accumulate(sizes), strict=True))
    ]
    return pytest.mark.parametrize("numbers", ranges)


def compare_maps(
    seed: str,
    numbers: range,
    made: Callable[..., Data],
    played_by: Callable[[Data], PlainPlay],
    compared: Callable[[Data, Played], None],
) -> None:
    """Compare the random maps of some numbers, every second one with closing steps; most can be gone through."""
    done = 0
    for number in numbers:
        data = made(random.Random(f"{seed}:{number}"), closing=number % 2 == 1)
        try:
            played = played_by(data).play(MOMENTS)
        except TooMany:
            continue
        try:
            compared(data, played)
        except AssertionError:
            print(f"map {number} of seed {seed}:\n{yaml.safe_dump(data, sort_keys=False)}")
            raise
        done += 1
    assert done > len(numbers) // 2
