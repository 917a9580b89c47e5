"""Elements with several places: moving, removing or copying one of the places."""

from kneedeep.board import Board
from kneedeep.model.scenario.edits import Change, Edit, applied
from kneedeep.model.scenario.edits.piece_contents import footprint_of
from kneedeep.model.scenario.model import Figure, Record, Scenario, Token
from kneedeep_editor.tools.geometry.extent import placed_things
from kneedeep_editor.tools.geometry.hit_test import spawn_target_spaces
from kneedeep_editor.tools.protocol import Space


def place_at(board: Board, serial: int, space: Space) -> Space | None:
    """The place of an element on a space, as its top-left space. None for an element with a single place."""
    for laid in placed_things(board):
        if laid.element.serial == serial and space in laid.spaces:
            return laid.at if len(laid.element.places) > 1 else None
    for spawn in board.scenario.spawns:
        if spawn.serial == serial and space in spawn_target_spaces(board, spawn):
            return space if len(spawn.spaces) > 1 else None
    return None


def keep_only_place(scenario: Scenario, serial: int, place: Space) -> Scenario:
    """The scenario with an element reduced to one of its places."""
    return applied(Change("", serial, Record(spaces=(place,))), scenario)


def move_place_edit(title: str, scenario: Scenario, serial: int, place: Space, by: Space) -> tuple[Edit, Space]:
    """The edit that moves one place of an element, and the new place."""
    to = (place[0] + by[0], place[1] + by[1])
    spaces = tuple(to if one == place else one for one in scenario.element(serial).spaces)
    return Change(title, serial, Record(spaces=spaces)), to


def turn_edit(title: str, scenario: Scenario, serial: int, quarters: int) -> Edit | None:
    """The edit that rotates an element at all its places. None for a square one."""
    element = scenario.element(serial)
    if not isinstance(element, Token | Figure):
        return None
    width, height = footprint_of(scenario, element)
    turn = (element.turn + 90 * quarters) % (180 if isinstance(element, Token) else 360)
    return Change(title, serial, Record(turn=turn)) if width != height else None


def remove_place_edit(title: str, scenario: Scenario, serial: int, place: Space) -> Edit:
    """The edit that removes one place of an element."""
    spaces = tuple(one for one in scenario.element(serial).spaces if one != place)
    return Change(title, serial, Record(spaces=spaces))
