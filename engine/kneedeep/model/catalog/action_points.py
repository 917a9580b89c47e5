"""Numbers of a turn: points of a marine's actions, costs of doors. Used by games and by lower bounds of time."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from kneedeep.model.catalog.catalog_files import read_data
from kneedeep.model.catalog.data_rows import marked_of, records_of
from kneedeep.model.catalog.sourced_value import Number

SPRINT, UNLOAD, ADVANCE, READY = range(4)
"""The actions of a marine by their keys in the data. Rule: 2004 rulebook p. 6 (the marine turn)."""


class MarineAction(NamedTuple):
    """An action a marine may choose: movement points and attacks. Rule: 2004 rulebook p. 6 (the marine turn)."""

    id: str
    name: str
    move: Number
    attacks: Number


@cache
def marine_actions(ruleset: str) -> tuple[MarineAction, ...]:
    """The actions of a marine, in the order of the data. Raises OSError for a ruleset without any."""
    return records_of(MarineAction, read_data(ruleset, "play", "turns.json"), "marine_actions")


@cache
def turn_parameters(ruleset: str) -> dict[str, Number]:
    """The numbers of a turn by their names. Raises OSError for a ruleset without any."""
    rows = read_data(ruleset, "play", "turns.json")["turn_numbers"]
    return {row["id"]: marked_of(row["number"], int) for row in rows}


def action_points(actions: Sequence[MarineAction], move: int | None) -> tuple[int, ...]:
    """The movement points of each action.

    `move`: the points of an advancing marine in a scenario. Other actions follow in proportion. None for the printed
    ones. Rule: 2004 rulebook p. 6 (the marine turn).
    """
    printed = tuple(action.move.value for action in actions)
    return printed if move is None else tuple(move * points // printed[ADVANCE] for points in printed)
