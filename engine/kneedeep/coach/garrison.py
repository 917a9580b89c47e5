"""Buys figures on a budget for each number of marines. The budget rises along the way. Each area has its company."""

from collections import Counter
from collections.abc import Collection

from kneedeep.coach.chance import Chance
from kneedeep.coach.data_files import Table, number, rows, table, words
from kneedeep.coach.floor import Floor, Full
from kneedeep.coach.ground import Ground, Zone
from kneedeep.model.catalog import Catalog
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Figure, Scenario

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
            dearest = self.chance.odds(DEAREST)
            kind = max(kinds, key=self._price) if dearest else self.chance.pick(kinds)
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
