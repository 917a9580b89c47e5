"""The places where demons arrive at portals, and the reach of small figures on foot.

Rule: 2016 rulebook p. 10 (terrain, portals); RUL16-52 to RUL16-59, RUL16-146.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.reach.marine_reach import ever
from kneedeep.analysis.reach.open_doors import doors_ever_open
from kneedeep.board import Board, LaidToken
from kneedeep.board.board import STEP
from kneedeep.board.figure_moves import FigureMoves, doors_of_demons
from kneedeep.board.portal_room import portals_of, start_spaces
from kneedeep.board.summoning import Summoning
from kneedeep.model.geometry.bits import bits_of
from kneedeep.model.scenario.model import Token
from kneedeep.solver.branch_results import BranchResult, PartyResult
from kneedeep.support.work_budget import spend


def portal_arrivals(board: Board, portal: LaidToken) -> int:
    """The bit set of the arrival spaces on and beside a portal, doors as in the file, without figures."""
    return Summoning(FigureMoves(board, board.open_doors("file")), board.number[portal.at]).near


def foot_reach(board: Board, starts: int, doors: Collection[int], marines: int) -> int:
    """The spaces that small figures reach on foot from some spaces (bit sets), with these doors open."""
    steps = board.steps(frozenset(doors), STEP)
    floor = board.lattice.everywhere & ~board.step_blockers(marines) | starts
    found, level = 0, starts
    while level:
        found |= level
        spend(level.bit_count())
        level = steps.beside(level) & floor & ~found
    return found


class PortalWalk(NamedTuple):
    """The reach on foot of the demons of a portal and of a number of marines (bit sets)."""

    portal: LaidToken
    party: int
    demons: int
    marines: int


def portal_walks(facts: Facts, counts: Collection[int]) -> Iterator[PortalWalk]:
    """Yield the walks for each portal and each number of marines, with all doors open that can ever be open."""
    board = facts.board
    opened = facts.of(doors_ever_open)
    doors = opened | doors_of_demons(board, portals_left=False)
    for marines in counts:
        starts = bits_of(start_spaces(board, marines), len(board.spaces))
        walked = foot_reach(board, starts, opened, marines)
        for portal in portals_of(board, marines) if starts else ():
            facts.pause("portals")
            demons = foot_reach(board, portal_arrivals(board, portal), doors, marines)
            yield PortalWalk(portal, marines, demons, walked)


def summons_ever(outcome: PartyResult, portal: Token) -> bool:
    """True if a portal summons in some course of play."""

    def summons(line: BranchResult) -> bool:
        portals = [one for one in line.problem.portals if one.element.serial == portal.serial]
        return any(line.achieved.has(one.summoned) for one in portals)

    return ever(outcome, summons)
