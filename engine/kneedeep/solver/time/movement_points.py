"""Movement points of marines for time bounds: from the printed numbers and the scenario's `setup`."""

from typing import NamedTuple

from kneedeep.model.catalog.action_points import SPRINT, action_points, marine_actions, turn_parameters
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.model.setup import setup_part

_USUAL = 6


class MovementPoints(NamedTuple):
    """The points of a marine in a turn of only walking, and the single bonus of an adrenaline token."""

    sprint: int
    adrenaline: int


def sprint_of(scenario: Scenario, marines: int) -> int | None:
    """The points of a turn of only walking, None if the edition leaves them to cards."""
    if "turn points" not in edition_of(scenario.ruleset).features:
        return None
    return points_of(scenario, marines).sprint


def points_of(scenario: Scenario, marines: int) -> MovementPoints:
    """The movement points of a scenario for a number of marines, at least 1 a turn.

    Marine cards with more points are not counted, because nobody knows who holds them. If only cards give points, a turn
    has a usual number of them, which is good enough for the order of events.
    Rule: 2004 rulebook p. 6 (sprint), p. 9 (adrenaline); RUL-42.
    """
    if "turn points" not in edition_of(scenario.ruleset).features:
        return MovementPoints(_USUAL, 0)
    own = setup_part(scenario.setup, "marines", marines)
    points = action_points(marine_actions(scenario.ruleset), own.get("move"))
    return MovementPoints(max(1, points[SPRINT]), turn_parameters(scenario.ruleset)["adrenaline"].value)


def rounds_of(points: int, each: int) -> int:
    """The round in which `points` points are spent with `each` points a round, from 1."""
    return max(1, -(-points // each))
