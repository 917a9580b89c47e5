"""Targets of references: the matching elements of the map, including those without an id."""

from collections.abc import Iterator
from typing import Any

from kneedeep.board.kinds import Kinds
from kneedeep.model.scenario.model import Door, Element, Scenario, Spawn, Token
from kneedeep.model.scenario.reference_kinds import WANTED


def fitting_elements(scenario: Scenario, kinds: Kinds, wanted: str) -> Iterator[Any]:
    """Yield the possible targets of a reference (a key of WANTED), in the order of the file.

    Tokens must be usable, destroyable, switchable or teleporters if the reference wants that. An
    unknown kind may be anything.
    """
    if wanted not in WANTED:
        return
    sorts = WANTED[wanted].sorts
    for element in scenario.elements():
        if "exit" in sorts:
            if leads_out(element):
                yield element
        elif element.word in sorts and _does(element, kinds, wanted):
            yield element


def leads_out(element: object) -> bool:
    """True if marines may leave the board by an element: an exit door or an exit token."""
    if isinstance(element, Door):
        return element.exit
    return isinstance(element, Token) and element.kind == "exit"


def _does(element: Element, kinds: Kinds, wanted: str) -> bool:
    if isinstance(element, Spawn):
        return element.side == "invaders"
    if not isinstance(element, Token):
        return True
    if (kind := kinds.tokens.get(element.kind)) is None:
        return True
    match wanted:
        case "usable token":
            return bool(kind.use or kind.teleports)
        case "portal":
            return kind.summons
        case "destroyable token":
            return kind.destroyable
        case "teleporter":
            return kind.teleports
        case "switch":
            return kind.switchable or kind.teleports
    return True
