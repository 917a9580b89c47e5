"""Figures by a budget for each number of marines, which rises with the way; every area has its own company."""

from collections import Counter

from kneedeep.coach.chance import Chance
from kneedeep.coach.data_files import Table, number, rows, table, words
from kneedeep.coach.floor import Floor, Full
from kneedeep.coach.ground import Ground
from kneedeep.model.catalog import Catalog
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Figure, Scenario

COMPANIES = 3


class Garrison:
    """The figures of a map. `threat`: how much stands in each area, for the supplies."""

    def __init__(self, catalog: Catalog, edition: Table, scenario: Scenario, boxes: tuple[str, ...]) -> None:
        self.catalog, self.counts, self.boxes = catalog, scenario.counts, boxes
        self._kinds = {
            kind: table(data)
            for kind, data in table(edition["figures"]).items()
            if scenario.expansion or not catalog.figures[kind].expansion
        }
        self._budget = table(edition["budget"])
        self._used = {marines: Counter[str]() for marines in self.counts}
        for figure in scenario.figures:
            self._count(
                figure.kind, figure.marines if isinstance(figure.marines, int) else 0, len(figure.places)
            )
        self._companies = [words(one["kinds"]) for one in rows(edition["companies"])]

    def man(
        self, ground: Ground, floor: Floor, factor: float, weights: dict[int, float], chance: Chance
    ) -> list[Figure]:
        """Figures for every area but the start; `weights`: the areas with a larger or smaller share than others."""
        found: list[Figure] = []
        for zone in ground.zones[1:]:
            company = self._company(max(ground.far[zone.number], 1), chance)
            before = 0.0
            for marines in range(1, max(self.counts) + 1):
                budget = table(self._budget[str(marines)])
                base, more = number(budget["base"]), number(budget["more"])
                share = factor * weights.get(zone.number, 1) * min(1, 0.4 + len(zone.room) / 35)
                purse = before + share * (base + more * ground.far[zone.number])
                if marines in self.counts:
                    before = self._enlist(zone.number, purse, marines, company, floor, chance, found)
                else:
                    before = purse
        return found

    def _enlist(
        self,
        zone: int,
        purse: float,
        marines: int,
        company: list[str],
        floor: Floor,
        chance: Chance,
        found: list[Figure],
    ) -> float:
        """Buy figures until the purse is empty, and return what is left."""
        least = marines if marines > min(self.counts) else 0
        bought: dict[str, list[Space]] = {}
        while True:
            kinds = [kind for kind in company if self._price(kind) <= purse and self._held(kind, least)]
            if not kinds:
                break
            kind = max(kinds, key=self._price) if chance.odds(35) else chance.pick(kinds)
            size = self.catalog.figures[kind].footprint.value
            try:
                at = floor.spot(zone, str(self._kinds[kind]["stands"]), size)
            except Full:
                company = [one for one in company if one != kind]
                continue
            purse -= self._price(kind)
            self._count(kind, least, 1)
            bought.setdefault(kind, []).append(at)
        for kind, spaces in bought.items():
            place = {"at": spaces[0]} if len(spaces) == 1 else {"spaces": tuple(spaces)}
            found.append(Figure(kind=kind, marines=least or None, **place))
        return min(purse, 1.5)

    def _company(self, far: int, chance: Chance) -> list[str]:
        """The kinds of an area: some that go together, of which at least one can be paid for early on."""
        fit = [one for one in self._companies if all(kind in self._kinds for kind in one)]
        drawn = chance.order(fit)[:COMPANIES]
        best = min(drawn, key=lambda one: abs(max(map(self._price, one)) - 1.5 - far))
        return sorted(best)

    def _price(self, kind: str) -> float:
        return number(self._kinds[kind]["price"])

    def _held(self, kind: str, least: int) -> bool:
        """Whether the boxes have one more for every number of marines from `least` on."""
        for marines, used in self._used.items():
            held = self.catalog.figures_held(kind, self.boxes, marines)
            most = number(self._kinds[kind].get("most", 12))
            if marines >= least and used[kind] >= (most * marines if held is None else held):
                return False
        return True

    def _count(self, kind: str, least: int, count: int) -> None:
        for marines, used in self._used.items():
            if marines >= least:
                used[kind] += count
