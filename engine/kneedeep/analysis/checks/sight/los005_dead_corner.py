"""LOS005: spaces that no other space sees."""

from collections.abc import Iterator

from kneedeep.analysis.parts import COURSE, Facts, Finding, Held, Severity, check, merging
from kneedeep.analysis.reach.state_findings import areas_at, doubt, serials_of_areas
from kneedeep.analysis.sight.explored_board import ExploredBoard, explored_board
from kneedeep.analysis.words import at_all, tr
from kneedeep.model.geometry.bits import numbers_of

CODE = "LOS005"


@check(Severity.INFO, needs=("known kinds", "solver"), reads=COURSE)
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding for the spaces that no other space sees."""
    board = facts.board
    for one in facts.of(explored_board):
        if dead := dead_corners(facts, one):
            spaces = tuple(board.lattice.listed(dead))
            message = tr("No other space sees {at}.", at=at_all(spaces))
            serials = serials_of_areas(facts, areas_at(facts, dead))
            witness = {"kind": "sight", "from": [list(space) for space in spaces], "to": []}
            yield Finding(CODE, message, spaces, serials, (), witness, cause=doubt(facts, CODE)), one.marines


def dead_corners(facts: Facts, one: ExploredBoard) -> int:
    """The spaces where figures can be that no other such space sees.

    A visible space is always visible from beside it: a line leaves a space over an edge, or past a corner over one.
    """
    lattice, free, found = facts.board.lattice, one.sight.free, 0
    # The space to the south of one is the next in order.
    above = free.south & one.open & one.open >> 1
    for space in numbers_of(one.open & ~(above | above << 1)):
        east, west = lattice.east[space], lattice.west[space]
        seen = east >= 0 and free.east >> space & one.open >> east & 1
        if not (seen or (west >= 0 and free.east >> west & one.open >> west & 1)):
            found |= 1 << space
    return found
