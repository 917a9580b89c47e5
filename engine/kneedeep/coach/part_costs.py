"""The parts of the boxes that a change uses or returns, for one number of marines."""

from typing import NamedTuple

from kneedeep.analysis.components.inventory import InventoryEntry, inventory
from kneedeep.analysis.framework.facts import Facts
from kneedeep.model.scenario.model import Scenario


class PartCost(NamedTuple):
    """A kind of part: the number used by a change (negative: returned), the number in the boxes, and the number left."""

    name: str
    taken: int
    held: int | None
    left: int | None


Stock = dict[tuple[str, str], InventoryEntry]


def stock_with(scenario: Scenario, marines: int) -> Stock:
    """The parts used and left with a number of marines."""
    entries = inventory(Facts(scenario.having(marines=(marines,)))).entries
    return {(one.group, one.name): one for one in entries}


def is_short(stock: Stock, before: Stock) -> bool:
    """True if more parts are missing than before."""
    return any(one.missing > (before[key].missing if key in before else 0) for key, one in stock.items())


def part_costs(before: Stock, after: Stock) -> tuple[PartCost, ...]:
    """The parts that a change uses or returns."""
    found = []
    for key in dict.fromkeys((*before, *after)):
        now = after.get(key) or before[key]._replace(used=0)
        if taken := now.used - (before[key].used if key in before else 0):
            left = None if now.held is None else max(0, now.held - now.used)
            found.append(PartCost(now.name, taken, now.held, left))
    return tuple(found)
