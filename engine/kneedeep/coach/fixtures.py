"""The last additions to a furnished map: relief before the longest way, ducts for their users, barrels at fights."""

from kneedeep.board import compile_board
from kneedeep.coach.chance import Chance
from kneedeep.coach.data_files import Table, number, rows, table, words
from kneedeep.coach.ground import Floor, ground_of
from kneedeep.coach.supplies import Supplies
from kneedeep.model.catalog import Catalog
from kneedeep.model.scenario.model import Scenario


def fitted(scenario: Scenario, catalog: Catalog, edition: Table, chance: Chance) -> Scenario:
    """The scenario with relief before the longest way and an edition's fixtures, within the contents of the boxes."""
    ground = ground_of(compile_board(scenario, catalog), chance, middle=False, most=0)
    boxes = catalog.owned_boxes(scenario.box, expansion=scenario.expansion)
    supplies = Supplies(catalog, scenario, Floor(ground, chance.branch("floor")), boxes)
    supplies.relieve(rows(edition["relief"]), ground.way(max(range(len(ground.far)), key=ground.far.__getitem__))[-2])
    if asked := table(edition.get("fixtures")):
        manned = {at: one.kind for one in scenario.figures for at in one.places}
        kinds = {zone.number: {manned[at] for at in zone.spaces if at in manned} for zone in ground.zones[1:]}
        _lay_ducts(supplies, table(asked["ducts"]), kinds, chance.branch("ducts"))
        barrels = table(asked["barrels"])
        fights = [zone for zone in kinds if kinds[zone] and len(ground.zones[zone].room) >= number(barrels["room"])]
        supplies.stand(table(barrels["token"]), [zone for zone in fights if chance.odds(number(barrels["odds"]))])
    return scenario.having(tokens=scenario.tokens + tuple(supplies.laid))


def _lay_ducts(supplies: Supplies, asked: Table, kinds: dict[int, set[str]], chance: Chance) -> None:
    """Ducts from the areas of their users to some other areas."""
    nests = [zone for zone, of in kinds.items() if not of.isdisjoint(words(asked["users"]))]
    others = chance.order(zone for zone in kinds if zone not in nests)
    if nests and chance.odds(number(asked["odds"])):
        supplies.spread(table(asked["token"]), [*nests[-2:], *others][: int(number(asked["most"]))])
