"""Aligning pieces: the nearest place for a group at which more of its openings meet others."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from kneedeep.board.placements import joining, land, piece_group, scenario_ground
from kneedeep.model.catalog import PieceType
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Scenario
from kneedeep_editor.texts import tr

REACH = 6
"""Number of spaces that a group is moved at most."""


def align_to_joints(scenario: Scenario, types: Mapping[str, PieceType], serials: AbstractSet[int]) -> Space | str:
    """How far the chosen pieces are to be moved so that openings meet, or why nothing is to be moved.

    Of all places within reach that cover no other piece: the nearest at which more openings meet than now, of
    equally near ones that at which most do.
    """
    moving = tuple(piece for piece in scenario.pieces if piece.serial in serials)
    fixed = tuple(piece for piece in scenario.pieces if piece.serial not in serials)
    group = piece_group(scenario.having(pieces=moving), types)
    ground = scenario_ground(scenario.having(pieces=fixed), types)
    now = land(group, ground, (0, 0))
    met = 0 if now.overlaps else len(now.joints)
    for _, landing in joining(group, ground, (0, 0), REACH):
        if len(landing.joints) > met:
            return landing.offset
    if met:
        return tr("Its openings already meet others; no place nearby joins more of them.")
    return tr("No other opening within {number} spaces can be joined without an overlap.", number=REACH)
