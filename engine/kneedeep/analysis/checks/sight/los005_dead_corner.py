"""LOS005: spaces that no other space sees."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import areas_at, doubt, merged, serials_of_areas
from kneedeep.analysis.sight.explored_board import ExploredBoard, explored_board
from kneedeep.analysis.text.witness_text import at_all
from kneedeep.geometry.bits import numbers_of
from kneedeep.translation import tr

CODE = "LOS005"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for the spaces that no other space sees."""
    yield from merged(facts, _found(facts))


def _found(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    board = facts.board
    for one in facts.of(explored_board):
        dead = dead_corners(facts, one)
        if dead:
            spaces = tuple(board.lattice.listed(dead))
            message = tr("No other space sees {at}.", at=at_all(spaces))
            serials = serials_of_areas(facts, areas_at(facts, dead))
            witness = {"kind": "sight", "from": [list(space) for space in spaces], "to": []}
            yield Finding(CODE, message, spaces, serials, (), witness, cause=doubt(facts, CODE)), one.marines


def dead_corners(facts: Facts, one: ExploredBoard) -> int:
    """Return the spaces that can be stood on and that no other such space sees.

    A space that is seen at all is seen from beside: a line leaves a space over an edge, or past a corner over one.
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


CHECK = Check(
    code=CODE,
    name="dead-corner",
    severity=Severity.INFO,
    when="no other space sees a space",
    what="With everything revealed and every door open, no other space sees these spaces: walls, blocking edges or things that block sight are on all their sides. In the 2004 edition a figure may still slip in diagonally between two obstacles.",
    why="A figure there can neither attack nor be attacked, except from an adjacent space. Where invaders spawn out of sight, they can always spawn there.",
    fix="Move one of the things that block sight, or fill the corner with a blocking token or terrain. A wall is moved with its piece.",
    rule="2004 rulebook p. 8 (step 2, sight); RUL16-88; board geometry, sight and the corner rule.",
    example=example(tokens="  - {kind: obstacle, at: [7, -1]}\n  - {kind: obstacle, at: [8, 0]}\n"),
    near_miss=example(tokens="  - {kind: obstacle, at: [7, -1]}\n"),
    run=run,
    reads=COURSE,
    needs=("known kinds", "solver"),
)
