"""Portals at a table: remaining ones, owed summonings, groups, effects of the threat card.

Rule: 2016 rulebook p. 10 (portals) and p. 15 (threat cards); RUL16-143 to RUL16-154.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from kneedeep.board.script.conditions import must_die
from kneedeep.board.script.table_session.moment import TableMoment
from kneedeep.board.script.table_session.table_game import TableGame
from kneedeep.board.script.table_session.table_things import Thing
from kneedeep.model.catalog import InvasionGroup, TokenType
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario.invasion import invasion_card, threat_card
from kneedeep.model.scenario.model import Token


def is_portal(thing: Thing) -> bool:
    """True if demons come from a thing."""
    return isinstance(thing.type, TokenType) and thing.type.summons


def color_of(thing: Thing) -> str:
    """The color of a portal."""
    return (isinstance(thing.element, Token) and thing.element.color) or ""


def all_portals(top: TableGame, moment: TableMoment) -> dict[str, Thing]:
    """The portals of the map by key, including those that have summoned."""
    return {thing.key: thing for thing in top.all_things(moment.placed) if is_portal(thing)}


def portals_left(top: TableGame, moment: TableMoment) -> dict[str, Thing]:
    """The portals on the map, by key."""
    return {key: thing for key, thing in all_portals(top, moment).items() if key not in moment.off}


def portals_named(portals: Mapping[str, Thing], name: object) -> list[str]:
    """The keys of the portals that a condition or step names: by id, by color, or `all`."""
    return [key for key, thing in portals.items() if name in ("all", color_of(thing), thing.element.id or None)]


def owing(moment: TableMoment, keys: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """The owed summonings after these portals must summon too, each only once."""
    single = {entry[0] for entry in moment.owed if len(entry) == 1}
    return (*moment.owed, *((key,) for key in keys if key not in single))


def owed_without(owed: tuple[tuple[str, ...], ...], key: str) -> tuple[tuple[str, ...], ...]:
    """The owed summonings after a portal has summoned. Its own entry is met, or else one that accepts it."""
    met = (key,) if (key,) in owed else next((entry for entry in owed if key in entry), None)
    rest = list(owed)
    if met is not None:
        rest.remove(met)
    return owed_among(rest, {key})


def owed_among(owed: Iterable[tuple[str, ...]], gone: Collection[str]) -> tuple[tuple[str, ...], ...]:
    """The owed summonings after some portals have left the map."""
    left = (tuple(key for key in entry if key not in gone) for entry in owed)
    return tuple(entry for entry in left if entry)


def groups_of(top: TableGame, portal: Thing) -> tuple[InvasionGroup, ...]:
    """The alternative groups for the invader. Empty if the invasion card is unknown. Rule: RUL16-144."""
    card = invasion_card(top.scenario, top.board.catalog)
    return card.groups.get(color_of(portal), ()) if card is not None else ()


def demons_on_map(top: TableGame, moment: TableMoment) -> Counter[str]:
    """The number of demons of each type on the map."""
    figures = (thing for thing in top.all_things(moment.placed) if thing.is_figure and thing.key not in moment.off)
    return Counter(thing.element.kind for thing in figures if must_die(thing.type))


def of_lowest_color(top: TableGame, moment: TableMoment) -> tuple[str, ...]:
    """The keys of the portals of the lowest remaining color. Rule: RUL16-152."""
    left = portals_left(top, moment)
    for color in PORTAL_COLORS:
        if found := tuple(key for key, thing in left.items() if color_of(thing) == color):
            return found
    return ()


def threat_number(top: TableGame, key: str, color: str = "") -> int:
    """The `income` of the threat card, or its `prices` entry for a color. 0 if it has none. Rule: RUL16-153."""
    own = top.scenario.threat
    written = own.get(key) if isinstance(own, Mapping) else None
    if color and isinstance(written, Mapping):
        written = written.get(color)
    if isinstance(written, int):
        return written
    if (card := top.board.catalog.threats.get(threat_card(top.scenario))) is None:
        return 0
    number = card.prices.get(color) if color else card.income
    return number.value if number is not None else 0
