"""Aligning pieces: the nearest place for a group at which more of its openings meet others."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from kneedeep.model.catalog import PieceType
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Scenario
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.geometry.snapping import piece_group, piece_snap_targets, snap_at_offset

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
    ground = piece_snap_targets(scenario.having(pieces=fixed), types)
    now = snap_at_offset(group, ground, (0, 0))
    met = 0 if now.overlaps else len(now.joints)
    steps = range(-REACH, REACH + 1)
    offsets = sorted(((x, y) for x in steps for y in steps), key=lambda one: (one[0] ** 2 + one[1] ** 2, one))
    best: tuple[int, int, Space] | None = None
    for x, y in offsets:
        far = x * x + y * y
        if best is not None and far > best[0]:
            break
        landing = snap_at_offset(group, ground, (x, y))
        if not landing.overlaps and len(landing.joints) > met:
            rank = (far, -len(landing.joints), (x, y))
            best = rank if best is None else min(best, rank)
    if best is not None:
        return best[2]
    if met:
        return tr("Its openings already meet others; no place nearby joins more of them.")
    return tr("No other opening within {number} spaces can be joined without an overlap.", number=REACH)
