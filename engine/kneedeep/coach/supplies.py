"""Equipment with a purpose, and figures on a budget.

Rewards are behind danger, medkits before the long way, weapons have their ammunition. The budget of each number of
marines rises along the way. Each area has its company.
"""

from collections import Counter
from collections.abc import Collection, Sequence

from kneedeep.coach.chance import Chance
from kneedeep.coach.data_files import Table, number, rows, table, words
from kneedeep.coach.ground import Floor, Full, Ground, Zone
from kneedeep.model.catalog import Catalog
from kneedeep.model.catalog.components.assignment import assign
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Figure, Scenario, Token, read_element

LARGE, HUGE, AMID = 24, 45, 30
"""The sizes of rooms with cover and with more cover, and the percentage of finds in the middle of the room."""


class Supplies:
    """Places equipment and cover within the contents of the boxes."""

    def __init__(self, catalog: Catalog, scenario: Scenario, floor: Floor, boxes: tuple[str, ...]) -> None:
        self.catalog, self.floor, self.parts = catalog, floor, catalog.parts(boxes)
        self.laid: list[Token] = []
        self._demand = {catalog.face("door"): len(scenario.doors)}
        for token in scenario.tokens:
            self._ask(token)

    def stock(
        self, ground: Ground, edition: Table, factor: float, stashes: list[int], chance: Chance, zones: Sequence[int]
    ) -> None:
        """Place the equipment of an edition in areas: start equipment, stashes, medkits on the way, the rest."""
        for row in rows(edition["start"]) if 0 in zones else ():
            self._lay(row, 0, "wall")
        far = ground.far
        stashes = [zone for zone in stashes if zone in zones]
        others = [zone for zone in zones if zone not in (0, *stashes)]
        others.sort(key=lambda one: far[one])
        arsenal = chance.order(rows(edition["arsenal"]))[: max(2, round(len(zones) * 0.45))]
        places = [*stashes, *others[::2]]
        for row, zone in zip(sorted(arsenal, key=lambda row: -number(row["worth"])), places, strict=False):
            self._cluster(rows(row["tokens"]), zone, "deep")
        kits = round(len(zones) * 0.62 * factor)
        for k in range(kits):
            zone = others[(k * len(others)) // max(kits, 1)] if others else zones[0]
            self._cluster(rows(edition["relief"]), zone, "door")
        for zone in chance.order(others)[: round(len(others) * 0.5 * factor)]:
            self._cluster([chance.pick(rows(edition["finds"]))], zone, "wall")
        for zone in stashes:
            self._cluster(rows(edition["prize"]), zone, "deep")

    def _cluster(self, things: tuple[Table, ...] | list[Table], zone: int, want: str) -> None:
        """Place things side by side, like a store."""
        first: Space | None = None
        want = "open" if self.floor.chance.odds(AMID) else want
        for row in things:
            first = self._lay(row, zone, want, first) or first

    def _lay(self, row: Table, zone: int, want: str, near: Space | None = None) -> Space | None:
        try:
            at = self.floor.spot(zone, want, near=near)
        except Full:
            return None
        token = read_element(Token, {**row, "at": list(at)})
        if not self._ask(token):
            return None
        self.laid.append(token)
        return at

    def relieve(self, relief: tuple[Table, ...], zone: int) -> None:
        """Place relief by the door of an area without any."""
        kinds = {row["kind"] for row in relief}
        spaces = {*self.floor.ground.zones[zone].spaces}
        tokens = self.floor.ground.board.scenario.tokens
        if not any(one.kind in kinds and not spaces.isdisjoint(one.places) for one in tokens):
            self._cluster(relief, zone, "door")

    def spread(self, row: Table, zones: list[int]) -> None:
        """Place a thing by a wall of each of some areas, or none if only one could be placed."""
        found = [self._lay(row, zone, "wall") for zone in zones]
        if sum(at is not None for at in found) == 1:
            self.laid.pop()

    def stand(self, row: Table, zones: list[int]) -> None:
        """Place a blocking thing in the middle of each of some areas, without cutting anything off."""
        for zone in zones:
            room = self.floor.chance.order(self.floor.ground.zones[zone].room)
            at = next((one for one in room if self.floor.block(zone, (1, 1), one)), None)
            token = None if at is None else read_element(Token, {**row, "at": list(at)})
            if token is not None and self._ask(token):
                self.laid.append(token)

    def _ask(self, token: Token) -> bool:
        """Count a token if the boxes can show it together with all others."""
        face = self.catalog.face(token.kind, color=token.color, item=token.item, size=token.size)
        more = {**self._demand, face: self._demand.get(face, 0) + len(token.places)}
        if met := assign(more, self.parts).met:
            self._demand = more
        return met

    def cover(self, ground: Ground, kinds: tuple[Table, ...], chance: Chance, zones: Sequence[int]) -> None:
        """Place cover in pairs across the middle of large rooms, never beside doors."""
        for zone in [ground.zones[one] for one in zones] if kinds else ():
            wanted = (len(zone.room) >= LARGE) + 2 * (len(zone.room) >= HUGE)
            row, turn = chance.pick(kinds), chance.pick((0, 90))
            length = int(number(row["size"]))
            size = (length, 1) if turn == 0 else (1, length)
            (left, top), (right, bottom) = zone.room[0], zone.room[-1]
            for x, y in chance.order(zone.room):
                for at in ((x, y), (left + right - x - size[0] + 1, top + bottom - y - size[1] + 1)):
                    if wanted and self.floor.block(zone.number, size, at):
                        wanted -= 1
                        token = read_element(Token, {**row, "at": list(at), "turn": turn if length > 1 else 0})
                        self.laid += [token] if self._ask(token) else []


DRAWN, DEAREST, SAVED, ROOMY, REWARDED = 3, 35, 1.5, 35, 1.15
"""The companies drawn for an area, the percentage of the most expensive figures, the most saved for the next marine,
the spaces of a room with a whole budget, and the share of an area off the way, where rewards are."""


class Garrison:
    """Buys the figures of a map within the contents of the boxes."""

    def __init__(
        self, catalog: Catalog, edition: Table, scenario: Scenario, boxes: tuple[str, ...], chance: Chance
    ) -> None:
        self.catalog, self.counts, self.boxes, self.chance = catalog, scenario.counts, boxes, chance
        figures = {kind: table(data) for kind, data in table(edition["figures"]).items()}
        allowed = [kind for kind in figures if scenario.expansion or not catalog.figures[kind].expansion]
        self._kinds = {kind: figures[kind] for kind in allowed}
        self._companies = [one for row in rows(edition["companies"]) if {*(one := words(row["kinds"]))} <= {*allowed}]
        self._budget = table(edition["budget"])
        self._used = Counter(
            (one.kind, marines) for one in scenario.figures for _ in one.places for marines in self.counts
        )
        self.found: list[Figure] = []

    def man(
        self, ground: Ground, floor: Floor, factor: float, weights: dict[int, float], zones: Collection[int]
    ) -> tuple[Figure, ...]:
        """Add figures to all areas except the start. `weights`: the areas with larger or smaller shares than others."""
        for zone in ground.zones[1:]:
            if zone.number not in zones:
                continue
            far, purse = ground.far[zone.number], 0.0
            company = self._company(far)
            usual = REWARDED if len(ground.beside(zone.number)) == 1 else 1
            share = factor * weights.get(zone.number, usual) * min(1.1, 0.25 + len(zone.room) / ROOMY)
            for marines in range(1, max(self.counts) + 1):
                budget = table(self._budget[str(marines)])
                purse += share * (number(budget["base"]) + number(budget["more"]) * far)
                if marines in self.counts:
                    purse = min(self._enlist(zone, purse, marines, company, floor), SAVED)
        return tuple(self.found)

    def _enlist(self, zone: Zone, purse: float, marines: int, company: list[str], floor: Floor) -> float:
        """Buy figures for at least a number of marines until the budget is used up, and return the rest.

        If the boxes have no more of the company's kinds, other kinds are bought.
        """
        least = marines if marines > min(self.counts) else 0
        bought: dict[str, list[Space]] = {}
        others = sorted(self._kinds)
        while kinds := self._affordable(company, purse, least) or self._affordable(others, purse / 2, least):
            kind = max(kinds, key=self._price) if self.chance.odds(DEAREST) else self.chance.pick(kinds)
            try:
                at = floor.spot(
                    zone.number, str(self._kinds[kind]["stands"]), self.catalog.figures[kind].footprint.value
                )
            except Full:
                company, others = ([one for one in these if one != kind] for these in (company, others))
                continue
            purse -= self._price(kind)
            self._used.update((kind, count) for count in self.counts if count >= least)
            bought.setdefault(kind, []).append(at)
        for kind, spaces in bought.items():
            place = {"at": spaces[0]} if len(spaces) == 1 else {"spaces": tuple(spaces)}
            self.found.append(Figure(kind=kind, marines=least or None, **place))
        return purse

    def _affordable(self, kinds: list[str], purse: float, least: int) -> list[str]:
        return [kind for kind in kinds if self._price(kind) <= purse and self._left(kind, least)]

    def _company(self, far: int) -> list[str]:
        """The kinds of an area: the drawn company whose most expensive kind suits the distance best."""
        drawn = self.chance.order(self._companies)[:DRAWN]
        return sorted(min(drawn, key=lambda one: abs(max(map(self._price, one)) - SAVED - far)))

    def _price(self, kind: str) -> float:
        return number(self._kinds[kind]["price"])

    def _left(self, kind: str, least: int) -> bool:
        """True if the boxes have one more for every number of marines from `least` on."""
        most = number(self._kinds[kind].get("most", 12))
        held = {count: self.catalog.figures_held(kind, self.boxes, count) for count in self.counts if count >= least}
        return all(
            self._used[kind, count] < (most * max(count, 2) if there is None else there)
            for count, there in held.items()
        )
