"""Every course of play of a small scenario with portals, one marine, action by action, with plain sets.

Written from RUL16-53 to RUL16-69, RUL16-143 to RUL16-184, for comparison with the analysis. Sight between two spaces
is taken from the geometry, which has oracles of its own.
"""

from kneedeep.model.geometry.corner_sight import CornerSight
from tests.support.oracles.plain_play import Data, Fact, PlainPlay, Space, Standing


class PlainPortalPlay(PlainPlay):
    """Opened doors are removed, all areas are open from the start, demons come from portals and are all beaten."""

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        self.portals = [number for number, token in self.tokens.items() if token["kind"] == "portal"]
        self.corner: dict[frozenset[str], CornerSight] = {}
        if data["rules"].get("door_reach") == "corner":
            for name, door in self.doors.items():
                self.beside[name] = self.beside[name] | self.at_the_ends(door, self.beside[name])

    def at_the_ends(self, door: Data, beside: set[Space]) -> set[Space]:
        """The spaces that touch an end of a door's line, next to one beside it."""
        x, y = door["at"]
        if door["side"] == "east":
            ends = {(x + right, y + down) for right in (0, 1) for down in (-1, 2)}
        else:
            ends = {(x + right, y + down) for right in (-1, 2) for down in (0, 1)}
        return {
            (x, y)
            for x, y in ends
            for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
            if other in beside and self.free((x, y), other, frozenset())
        }

    # What is so

    def visible(self, at: Space, doors: frozenset[str]) -> set[Space]:
        if (sight := self.corner.get(doors)) is None:
            stopped = [
                ((x, y), side)
                for x, y in self.area
                for other, side in (((x + 1, y), "east"), ((x, y + 1), "south"))
                if other in self.area and not self.free((x, y), other, doors)
            ]
            sight = self.corner[doors] = CornerSight(self.lattice, self.lattice.free(stopped))
        number = self.lattice.number
        return {space for space in self.area if sight.sees(number[at], number[space])}

    def lies(self, number: int, now: Standing) -> bool:
        """Whether a portal is on the map."""
        gone = ("gone", self.tokens[number]["id"])
        return gone not in now.facts and ("summoned", number) not in now.facts

    def called(self, name: str) -> list[int]:
        return [
            number
            for number in self.portals
            if name in ("all", self.tokens[number]["id"], self.tokens[number]["color"])
        ]

    def clear(self, area: str, now: Standing) -> bool:
        for number in self.portals:
            inside = area == "board" or self.area[tuple(self.tokens[number]["at"])] == area
            if inside and ("beaten", number) not in now.facts and ("gone", self.tokens[number]["id"]) not in now.facts:
                return False
        return all(
            ("killed", figure["id"]) in now.facts
            for figure in self.data["figures"]
            if area == "board" or self.area[tuple(figure["at"])] == area
        )

    def killed(self, kind: str, now: Standing) -> int:
        count = sum(("killed", figure["id"]) in now.facts for figure in self.data["figures"] if figure["kind"] == kind)
        for number in self.portals:
            if ("beaten", number) in now.facts:
                groups = self.data["invasion"][self.tokens[number]["color"]]
                count += min(group["demons"].get(kind, 0) for group in groups)
        return count

    def holds(self, given: Data | None, now: Standing) -> bool:
        facts = now.facts
        if given is None:
            return True
        if "all" in given or "any" in given:
            return super().holds(given, now)
        if "summoned" in given:
            numbers = self.called(given["summoned"])
            return bool(numbers) and all(("summoned", number) in facts for number in numbers)
        if "clear" in given:
            return self.clear(given["clear"], now)
        if "kill" in given:
            return self.killed(given["kill"], now) >= int(given.get("count", 1))
        if "got" in given:
            return len({fact for fact in facts if fact[0] == "jar"}) >= int(given.get("count", 1))
        if "reveal" in given:
            return ("seen", given["reveal"]) in facts
        if "use" in given:
            token = self.tokens[self.by_name[given["use"]]]
            if token["kind"] == "teleporter":
                return ("active", token["id"]) in facts
            return ("used", given["use"], 0) in facts
        if "open" in given:
            words = ("worked",) if "by" in given else ("worked", "opened")
            names = list(self.doors) if given["open"] == "any" else [given["open"]]
            return any((word, name) in facts for word in words for name in names)
        return super().holds(given, now)

    def unlocked(self, name: str, now: Standing) -> bool:
        door = self.doors[name]
        if door.get("kind") == "passage":
            return False
        return ("unlocked", name) in now.facts or self.holds(door.get("needs"), now)

    # What happens

    def _scripts(self) -> list[tuple[Fact, Data, list[Data]]]:
        """Own events of elements come before triggers. Rule: RUL16-181."""
        found: list[tuple[Fact, Data, list[Data]]] = []
        for token in self.data["tokens"]:
            if token["kind"] == "teleporter" and token["active"]:
                when = token.get("needs", {"all": []})
                found.append((("active", token["id"]), when, []))
        return found + self._passages() + self._triggers()

    def _settled(self, now: Standing, steps: list[Data]) -> Standing:
        waiting = list(steps)
        while True:
            while waiting:
                now, more = self.carry_out(waiting.pop(0), now)
                waiting += more
            seen = self.visible(now.at, now.doors)
            new = {("seen", self.area[space]) for space in seen} - now.facts
            for _word, name in sorted(new):
                waiting += next(entry for entry in self.data["areas"] if entry["id"] == name).get("do", [])
            now = now._replace(facts=now.facts | new)
            if self.data["threat"] == "infestation":
                for number in self.portals:
                    if self.lies(number, now) and tuple(self.tokens[number]["at"]) in seen:
                        now, more = self.summon(number, now)
                        waiting += more
            if not waiting:
                for fact, when, then in self.scripts:
                    if fact not in now.facts and self.holds(when, now):
                        now = now._replace(facts=now.facts | {fact})
                        waiting += then
                        break
                else:
                    return now

    def summon(self, number: int, now: Standing) -> tuple[Standing, list[Data]]:
        return now._replace(facts=now.facts | {("summoned", number)}), self.tokens[number].get("do", [])

    def carry_out(self, step: Data, now: Standing) -> tuple[Standing, list[Data]]:
        if "give" in step:
            return now._replace(facts=now.facts | {("jar", "given", step.get("gift", id(step)))}), []
        if "summon" in step:
            more: list[Data] = []
            for number in self.called(step["summon"]):
                if self.lies(number, now):
                    now, own = self.summon(number, now)
                    more += own
            return now, more
        if "open" in step:
            if step["open"] in now.doors:
                return now, []
            return self.gone(step["open"], "opened", now)
        return super().carry_out(step, now)

    def gone(self, name: str, word: str, now: Standing) -> tuple[Standing, list[Data]]:
        steps = self.doors[name].get("do", [])
        return Standing(now.at, now.facts | {(word, name)}, now.doors | {name}), steps

    # What the marine can do

    def start(self) -> Standing:
        at = tuple(self.data["spawns"][0]["spaces"][0])
        doors = frozenset(name for name, door in self.doors.items() if door.get("open"))
        return self.settle(Standing(at, frozenset(), doors), [])

    def entered(self, space: Space, now: Standing) -> Standing:
        """The moment after the marine has entered a space. An inactive teleporter there becomes active."""
        now = now._replace(at=space)
        for token in self.data["tokens"]:
            if token["kind"] == "teleporter" and tuple(token["at"]) == space and ("gone", token["id"]) not in now.facts:
                if not token["active"] and self.holds(token.get("needs"), now):
                    now = now._replace(facts=now.facts | {("active", token["id"])})
        return self.settle(now, [])

    def actions(self, now: Standing) -> list[Standing]:
        found = []
        facts, stops = now.facts, self.blocked(now.facts, ("block",))
        for space in self.steps(now.at, now.doors):
            if space not in stops:
                found.append(self.entered(space, now))
        for name, spaces in self.beside.items():
            if now.at in spaces and name not in now.doors and self.unlocked(name, now):
                found.append(self.settle(*self.gone(name, "worked", now)))
        pads = [
            tuple(token["at"])
            for token in self.data["tokens"]
            if token["kind"] == "teleporter" and ("active", token["id"]) in facts and ("gone", token["id"]) not in facts
        ]
        if now.at in pads:
            found += [self.entered(pad, now) for pad in pads if pad != now.at and pad not in stops]
        for token in self.data["tokens"]:
            if token["kind"] == "objective":
                found += self.use(token, now)
        new: list[Fact] = [("killed", figure["id"]) for figure in self.data["figures"]]
        for number in self.portals:
            new += self.of_portal(number, now)
        new += [("waited", count) for count in self.rounds]
        found += [self.settle(now._replace(facts=facts | {fact}), []) for fact in new if fact not in facts]
        for number in self.portals:
            if self.data["threat"] == "horde" and self.lies(number, now):
                found.append(self.settle(*self.summon(number, now)))
        return found

    def of_portal(self, number: int, now: Standing) -> list[Fact]:
        """The possible gains from a portal that has summoned: its demons dead, one of their items."""
        token, facts = self.tokens[number], now.facts
        if ("beaten", number) not in facts:
            return [("beaten", number)] if ("summoned", number) in facts else []
        near = {tuple(token["at"]), *self.steps(tuple(token["at"]), frozenset())}
        carried = "carries" in token and ("lost", "jar") not in facts and now.at in near
        return [("jar", "collected", number)] if carried else []

    def use(self, token: Data, now: Standing) -> list[Standing]:
        way, at = token.get("use", {}), tuple(token["at"])
        near = {at, *self.steps(at, frozenset())} if way.get("from") == "adjacent" else {at}
        uses = [fact for fact in now.facts if fact[:2] == ("used", token["id"])]
        if now.at not in near or len(uses) >= way.get("times", 1) or ("gone", token["id"]) in now.facts:
            return []
        if not self.holds(token.get("needs"), now):
            return []
        steps = [{**step, "gift": (id(step), len(uses))} if "give" in step else step for step in token["do"]]
        return [self.settle(now._replace(facts=now.facts | {("used", token["id"], len(uses))}), steps)]
