"""Equipment with a purpose: rewards behind danger, medkits before the long way, weapons with their ammunition."""

from collections.abc import Sequence

from kneedeep.coach.chance import Chance
from kneedeep.coach.data_files import Table, number, rows
from kneedeep.coach.floor import Floor, Full
from kneedeep.coach.ground import Ground
from kneedeep.model.catalog import Catalog
from kneedeep.model.catalog.components.assignment import assign
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Scenario, Token, read_element

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
        met = assign(more, self.parts).met
        if met:
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
