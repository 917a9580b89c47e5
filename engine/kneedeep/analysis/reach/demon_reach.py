"""Where demons come from portals, the reach of small figures on foot, and that of large ones without other figures.

Rule: 2016 rulebook p. 10 (terrain, portals), p. 14 (large figures); RUL16-52 to RUL16-59, RUL16-73 to RUL16-79,
RUL16-146. Only large kinds whose size is sure count.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.reach.marine_reach import ever
from kneedeep.analysis.reach.party_states import doors_ever_open
from kneedeep.board import Board, LaidFigure, LaidToken
from kneedeep.board.board import STEP
from kneedeep.board.figure_moves import FigureMoves, OtherFigures, doors_of_demons
from kneedeep.board.portal_room import portals_of, start_spaces
from kneedeep.board.summoning import Summoning
from kneedeep.model.catalog import FigureType
from kneedeep.model.geometry.bits import bits_of, each_number, union
from kneedeep.model.geometry.footprints import Place
from kneedeep.model.scenario.invasion import invasion_card
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


class LargeStart(NamedTuple):
    """A large demon of the set-up, or one that a portal may summon, with all its possible first places."""

    kind: FigureType
    source: LaidFigure | LaidToken
    places: tuple[Place, ...]


class Stuck(NamedTuple):
    """A large demon that can't move, or never leaves its areas although smaller figures do.

    `trodden`: the spaces it reaches. `narrow`: those that only smaller figures reach. Both are bit sets.
    """

    start: LargeStart
    areas: tuple[str, ...]
    moves: bool
    trodden: int
    narrow: int


def large_starts(board: Board, marines: int) -> Iterator[LargeStart]:
    """Yield the large demons of the set-up and of the groups of portals, each kind once for a portal."""
    for figure in board.figures_with(marines):
        kind = figure.type
        if kind is not None and kind.oversized and kind.footprint.sure and figure.at in board.number:
            width = max(x for x, _ in figure.spaces) - figure.at[0] + 1
            yield LargeStart(kind, figure, (Place(board.number[figure.at], width, len(figure.spaces) // width),))
    card = invasion_card(board.scenario, board.catalog)
    groups = card.groups if card is not None else {}
    moves = FigureMoves(board, board.open_doors("file"), marines)
    rule = board.scenario.rules.get("summon_large", "touch")
    for portal in portals_of(board, marines):
        names = dict.fromkeys(
            name for group in groups.get(portal.element.color or "", ()) for name, _ in group.demons.value
        )
        for name in names:
            kind = board.kinds.figures.get(name)
            if kind is not None and kind.oversized and kind.footprint.sure:
                summoning = Summoning(moves, board.number[portal.at], rule)
                yield LargeStart(kind, portal, tuple(summoning.places(kind.footprint.value, 0)))


def stuck_demons(facts: Facts, doors: Collection[int], marines: int) -> Iterator[Stuck]:
    """Yield the large demons that are stuck with these doors open, from all their first places."""
    board = facts.board
    moves = FigureMoves(board, doors, marines)
    for start in large_starts(board, marines):
        facts.pause("large figures")
        bodies = [(place, moves.body(place)) for place in start.places]
        begun = [(place, body) for place, body in bodies if body]
        found = [_stuck(board, moves, start, place, body, doors, marines) for place, body in begun]
        if found and all(found):
            yield next(one for one in found if one is not None)


def _stuck(
    board: Board, moves: FigureMoves, start: LargeStart, place: Place, body: int, doors: Collection[int], marines: int
) -> Stuck | None:
    """The way in which a demon at a place is stuck, None if it is not."""
    reached = moves.reach(place, None, OtherFigures())
    home = {board.area_of[number] for number in each_number(body)}
    trodden = union(map(moves.body, reached))
    if any(board.area_of[number] not in home for number in each_number(trodden)):
        return None
    narrow = foot_reach(board, body, doors, marines) & ~trodden
    leads_on = any(board.area_of[number] not in home for number in each_number(narrow))
    moved = len(reached) > 1
    if moved and not leads_on:
        return None
    return Stuck(start, tuple(sorted(home)), moved, trodden, narrow)
