"""The possible steps for a door or a thing at a moment, likeliest first."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.board.doors import LaidDoor
from kneedeep.board.figure_moves import demons_open_doors
from kneedeep.board.script.conditions import holds
from kneedeep.board.script.table_session import round_steps
from kneedeep.board.script.table_session.frontiers import is_shown, shown_areas
from kneedeep.board.script.table_session.moment import TableMoment, TableStep
from kneedeep.board.script.table_session.portals import is_portal, portals_left
from kneedeep.board.script.table_session.table_context import TableContext, is_active
from kneedeep.board.script.table_session.table_game import TableGame
from kneedeep.board.script.table_session.table_things import Thing
from kneedeep.model.scenario.invasion import threat_card
from kneedeep.model.scenario.model import Token

BY_DEMON = 1
"""The number of an `open` step by a demon."""
AREA = "area:"
"""The prefix of the names of areas."""


class TableDeed(NamedTuple):
    """A possible step for a door or thing, and the word for its label."""

    step: TableStep
    word: str


def deeds_at(top: TableGame, moment: TableMoment, name: str) -> tuple[TableDeed, ...]:
    """The possible steps for a door or thing by its name, likeliest first."""
    if (door := top.doors.get(name)) is not None:
        return _deeds_of_door(top, moment, name, door)
    if name.startswith(AREA):
        return _deeds_of_area(top, moment, name.removeprefix(AREA))
    if (thing := top.thing(name, moment.placed)) is None or not is_shown(top, moment, thing):
        return ()
    if thing.is_figure:
        return (TableDeed(TableStep("kill", name), "frag" if top.has("frag tokens") else "kill"),)
    if is_portal(thing):
        return tuple(TableDeed(step, word) for step, word in round_steps.portal_deeds(top, moment, thing))
    return tuple(_deeds_of_token(top, moment, name, thing))


def locked(top: TableGame, moment: TableMoment, door: LaidDoor) -> bool:
    """True if a door is locked as far as known: its key was not found, or its `needs` do not hold."""
    if door.number in moment.unlocked or door.number in moment.opened:
        return False
    ledger = TableContext(top, moment)
    keyless = door.element.key is not None and not ledger.got("key", door.element.key)
    return keyless or not holds(door.element.needs, ledger)


def _deeds_of_door(top: TableGame, moment: TableMoment, name: str, door: LaidDoor) -> tuple[TableDeed, ...]:
    areas, shown = top.areas_of_door(door), shown_areas(top, moment)
    if not set(areas) & set(shown):
        return ()
    standing = door.number in moment.open
    beyond = [TableDeed(TableStep("reveal", area), "look") for area in areas if area not in shown]
    if door.kind == "passage":
        return tuple(beyond) if standing else ()
    if not standing:
        closed = locked(top, moment, door)
        leaving = _leaving(top, moment, name) if door.element.exit and not closed else []
        return (*_openings(top, moment, name, closed), *leaving)
    if door.element.exit:
        return (*_leaving(top, moment, name), *beyond)
    return (*beyond, TableDeed(TableStep("shut", name), "shut")) if top.has("closing doors") else tuple(beyond)


def _openings(top: TableGame, moment: TableMoment, name: str, closed: bool) -> Iterator[TableDeed]:
    """The ways to open a shut door, a try first if it is locked."""
    if closed:
        yield TableDeed(TableStep("try", name), "try")
        yield TableDeed(TableStep("open", name), "force")
    elif top.has("closing doors"):
        yield TableDeed(TableStep("open", name), "open")
    else:
        yield TableDeed(TableStep("open", name), "open-marine")
        if _demons_open(top, moment):
            yield TableDeed(TableStep("open", name, BY_DEMON), "open-demon")


def _demons_open(top: TableGame, moment: TableMoment) -> bool:
    """Whether demons may open doors now. Rule: RUL16-70."""
    rule = top.house_rule("demon_doors", "by-threat")
    return demons_open_doors(rule, threat_card(top.scenario), bool(portals_left(top, moment)))


def _deeds_of_area(top: TableGame, moment: TableMoment, area: str) -> tuple[TableDeed, ...]:
    """The possible events at an empty place: marines see the area for the first time. Rule: RUL16-180."""
    if top.has("hidden areas") or area not in top.board.areas or area in moment.revealed:
        return ()
    return (TableDeed(TableStep("reveal", area), "see"),)


def _leaving(top: TableGame, moment: TableMoment, name: str) -> list[TableDeed]:
    playing = TableContext(top, moment).playing()
    found = [TableDeed(TableStep("leave", name, playing), "leave-all")] if playing > 1 else []
    return [*found, TableDeed(TableStep("leave", name, 1), "leave")] if playing else []


def _deeds_of_token(top: TableGame, moment: TableMoment, name: str, thing: Thing) -> Iterator[TableDeed]:
    element = thing.element
    assert isinstance(element, Token)
    ready = holds(element.needs, TableContext(top, moment))
    if element.kind == "exit":
        yield from _leaving(top, moment, name) if ready else [TableDeed(TableStep("try", name), "try")]
        return
    if not ready and not is_active(moment, thing):
        yield TableDeed(TableStep("try", name), "try")
    pad = getattr(thing.type, "linked", "") == "active"
    if pad and not is_active(moment, thing):
        yield TableDeed(TableStep("enter", name), "enter" if ready else "force")
    if not pad and not used_up(moment, name, element) and (word := _word_of_use(top, thing, element)):
        yield TableDeed(TableStep("use", name), word if ready else "force")
    if ready:
        yield from _ways_on(top, moment, thing)
    if getattr(thing.type, "destroyable", False):
        yield TableDeed(TableStep("destroy", name), "destroy")


def _word_of_use(top: TableGame, thing: Thing, element: Token) -> str:
    """The word for taking or using a token, empty if that has no effect."""
    if getattr(thing.type, "taken", False):
        return "gain" if top.has("action decks") else "take"
    return "use" if getattr(thing.type, "use", "") or element.text or element.do else ""


def _ways_on(top: TableGame, moment: TableMoment, thing: Thing) -> Iterator[TableDeed]:
    """Reveal the areas of all teleporters that a teleporter leads to."""
    for other in top.pads_of(thing):
        at = top.board.number.get(other.at) if other.at is not None else None
        area = top.board.area_of[at] if at is not None else ""
        if area and area not in shown_areas(top, moment):
            yield TableDeed(TableStep("reveal", area), "go")


def used_up(moment: TableMoment, name: str, element: Token) -> bool:
    """True if a token was used as often as it can be. Rule: RUL16-184 (`times`)."""
    if name not in moment.used:
        return False
    times = 1 if element.use is None else int(element.use.get("times", 1))
    return moment.uses.count(name) + 1 >= times
