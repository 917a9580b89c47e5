"""The canonical spelling of anything a file may spell in two ways."""

from kneedeep.board.board import compile_board
from kneedeep.model.catalog import load_catalog
from kneedeep.model.geometry.space import Space, canonical_edge
from kneedeep.model.scenario.model import Door, Scenario
from kneedeep.model.scenario.value_shapes import COORDINATE_LIMIT


def canonical(scenario: Scenario) -> Scenario:
    """The scenario with the canonical spelling of every door.

    Rule: scenario format, names: one door line has two spellings. Canonical is the western or northern space with
    `east` or `south`, and for an exit its own space of the board with the outward side.
    """
    doors = tuple(_canonical_door(door) for door in scenario.doors)
    if any(door.exit for door in doors):
        board = compile_board(scenario, load_catalog(scenario.ruleset))
        doors = tuple(_at(door, *board.place_of(door)) for door in doors)
    return scenario if doors == scenario.doors else scenario.having(doors=doors)


def _canonical_door(door: Door) -> Door:
    at, side = canonical_edge(door.at, door.side)
    # At the very rim of what a file can say only the other spelling is left.
    return door if min(at) < -COORDINATE_LIMIT else _at(door, at, side)


def _at(door: Door, at: Space, side: str) -> Door:
    return door if (at, side) == (door.at, door.side) else door.having(at=at, side=side)
