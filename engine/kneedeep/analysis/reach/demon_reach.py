"""Where demons come at portals, and where small figures get to on foot.

Rule: 2016 rulebook p. 10 (terrain, portals); RUL16-52 to RUL16-59, RUL16-146.
"""

from collections.abc import Collection

from kneedeep.board import Board
from kneedeep.board.board import STEP
from kneedeep.board.figure_moves import FigureMoves
from kneedeep.board.laid_things import LaidToken
from kneedeep.board.summoning import Summoning
from kneedeep.model.geometry.bits import numbers_of
from kneedeep.support.work_budget import spend


def portal_arrivals(board: Board, portal: LaidToken) -> int:
    """Return the bit set of spaces on and beside a portal where demons come, doors as in the file, without figures."""
    return Summoning(FigureMoves(board, board.open_doors("file")), board.number[portal.at]).near


def foot_reach(board: Board, starts: int, doors: Collection[int], marines: int) -> int:
    """Return where small figures walk from some spaces (bit sets), with these doors open; not by teleporters."""
    beside = board.steps(frozenset(doors), STEP).bits
    floor = board.lattice.everywhere & ~board.step_blockers(marines) | starts
    found, level = 0, starts
    while level:
        found |= level
        onward = 0
        spend(level.bit_count())
        for number in numbers_of(level):
            onward |= beside[number]
        level = onward & floor & ~found
    return found
