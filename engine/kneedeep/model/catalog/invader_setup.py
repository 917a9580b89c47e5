"""The invader's set-up in the 2016 edition: the invasion card, the threat card, the event sets."""

from typing import NamedTuple

from kneedeep.model.catalog.data_rows import Row, marked_of, record_of, rows_in
from kneedeep.model.catalog.sourced_value import Number, SourcedValue

PORTAL_COLORS = ("blue", "yellow", "red")
"""The tiers of portals, the lowest first. Rule: RUL16-143."""
GROUPS = 2
"""How many groups a color has, of which the invader chooses one. Rule: RUL16-144."""


class InvasionGroup(NamedTuple):
    """Demons that come together: (kind, number) of each, and the Argent Power tokens they bring (None: not known)."""

    demons: SourcedValue[tuple[tuple[str, int], ...]]
    argent: Number | None


class InvasionCard(NamedTuple):
    """An invasion card: for each color of portal the groups of which the invader chooses one.

    A card of the box has all colors; one that a scenario writes may leave out those without a portal. Rule: RUL16-144.
    """

    id: str
    name: str
    groups: dict[str, tuple[InvasionGroup, ...]]
    note: str = ""


class Threat(NamedTuple):
    """A threat card: when portals summon. `income` and `prices` (by color) belong to Assault. Rule: RUL16-151 to 153."""

    id: str
    name: str
    income: Number | None = None
    prices: dict[str, Number] = {}


class EventSet(NamedTuple):
    """A set of six event cards by its name. Rule: RUL16-07."""

    id: str
    name: str
    mark: str
    source: str
    note: str = ""


def invasion_card_of(row: Row) -> InvasionCard:
    """The invasion card that a data row describes."""
    groups = {color: tuple(map(_group_of, rows_in(row, color))) for color in PORTAL_COLORS}
    return record_of(InvasionCard, row, groups=groups)


def _group_of(row: Row) -> InvasionGroup:
    return record_of(InvasionGroup, row, demons=marked_of(row["demons"], lambda demons: tuple(demons.items())))
