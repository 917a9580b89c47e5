"""The invader's set-up in the 2016 edition: invasion card, threat card, event sets."""

from typing import NamedTuple

from kneedeep.model.catalog.data_rows import Row, marked_of, record_of, rows_in
from kneedeep.model.catalog.sourced_value import Number, SourcedValue

PORTAL_COLORS = ("blue", "yellow", "red")
"""The tiers of portals from the lowest to the highest. Rule: RUL16-143."""
GROUPS = 2
"""The number of groups of a color. The invader chooses one of them. Rule: RUL16-144."""


class InvasionGroup(NamedTuple):
    """Demons that arrive together as (kind, number), and their Argent Power tokens (None: unknown)."""

    demons: SourcedValue[tuple[tuple[str, int], ...]]
    argent: Number | None


class InvasionCard(NamedTuple):
    """An invasion card: the groups of each color of portal. The invader chooses one group of a color.

    A card of the box has all colors. A scenario's own card may leave out colors without a portal. Rule: RUL16-144.
    """

    id: str
    name: str
    groups: dict[str, tuple[InvasionGroup, ...]]
    note: str = ""


class Threat(NamedTuple):
    """A threat card: times of summoning. `income` and `prices` (by color) belong to Assault. Rule: RUL16-151 to 153."""

    id: str
    name: str
    income: Number | None = None
    prices: dict[str, Number] = {}


class EventSet(NamedTuple):
    """A named set of six event cards. Rule: RUL16-07."""

    id: str
    name: str
    mark: str
    source: str
    note: str = ""


def invasion_card_of(row: Row) -> InvasionCard:
    """The invasion card of a data row."""
    groups = {color: tuple(map(_group_of, rows_in(row, color))) for color in PORTAL_COLORS}
    return record_of(InvasionCard, row, groups=groups)


def _group_of(row: Row) -> InvasionGroup:
    return record_of(InvasionGroup, row, demons=marked_of(row["demons"], lambda demons: tuple(demons.items())))
