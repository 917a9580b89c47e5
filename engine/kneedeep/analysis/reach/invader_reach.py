"""Invader reach: the sources of invaders and the spaces they reach, whatever is revealed, and that of demons.

Rule: board geometry, exploration: they open normal doors and airlocks, never security doors that marines have not
opened; scuttling ones use ducts; none uses teleporters. 2016 rulebook p. 10 (terrain, portals), p. 14 (large figures);
RUL16-52 to RUL16-59, RUL16-73 to RUL16-79, RUL16-146. Only large demons whose size is sure count.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.reach.marine_reach import ever
from kneedeep.analysis.reach.party_states import doors_ever_open
from kneedeep.analysis.spawning.spawn_places import spaces_of_spawn, spawn_areas
from kneedeep.board import Board, LaidFigure, LaidToken
from kneedeep.board.board import STEP, Purpose
from kneedeep.board.figure_moves import FigureMoves, OtherFigures, doors_of_demons
from kneedeep.board.portal_room import portals_of, start_spaces
from kneedeep.board.script.branch_setup import figures_of
from kneedeep.board.summoning import Summoning
from kneedeep.model.catalog import FigureType
from kneedeep.model.geometry.bits import bits_of, each_number, union
from kneedeep.model.geometry.footprints import Place
from kneedeep.model.scenario.invasion import invasion_card
from kneedeep.model.scenario.model import Spawn, Token
from kneedeep.solver.branch_results import BranchResult, PartyResult
from kneedeep.support.work_budget import spend

SCUTTLE = "scuttle"


class InvaderSource(NamedTuple):
    """A source of invaders: its spaces (bit set), and whether any of its invaders scuttles."""

    spaces: int
    scuttling: bool


def sources(facts: Facts, line: BranchResult) -> Iterator[InvaderSource]:
    """Yield the sources of invaders: set-up, spawn areas, portals, steps of the script."""
    problem, board = line.problem, facts.board
    for thing in figures_of(board, problem.marines, problem.branch, problem.script.placed(board)):
        if thing.type is not None and thing.type.side == "invaders":
            yield InvaderSource(thing.spaces, thing.type.has(SCUTTLE))
    areas = spawn_areas(facts)
    for portal in problem.portals:
        yield InvaderSource(problem.beside(portal.spaces), False)
    if not areas and "spawn cards" in board.edition.features:
        yield InvaderSource(board.lattice.everywhere, True)
    yield from (_of_spawn(facts, spawn) for spawn in areas)
    named = {spawn.id: spaces_of_spawn(board, spawn) for spawn in areas}
    for effect in problem.script.effects:
        if effect.kind == "spawn":
            where = named.get(str(effect.value.get("in", "")), board.lattice.everywhere)
            yield InvaderSource(where, _scuttles(facts, str(effect.value["kind"])))


def _of_spawn(facts: Facts, spawn: Spawn) -> InvaderSource:
    kinds = list(spawn.only)
    if spawn.each_round is not None:
        kinds.append(str(spawn.each_round["kind"]))
    scuttling = not kinds or any(_scuttles(facts, kind) for kind in kinds)
    return InvaderSource(spaces_of_spawn(facts.board, spawn), scuttling)


def _scuttles(facts: Facts, kind: str) -> bool:
    known = facts.board.kinds.figures.get(kind)
    return known is not None and known.has(SCUTTLE)


def ducts(line: BranchResult) -> int:
    """The spaces of the ducts of a branch, as a bit set."""
    tokens = (thing for thing in line.problem.tokens if thing.type is not None and thing.type.linked == "kind")
    return union(thing.spaces for thing in tokens if not thing.any_space)


def invader_reach(
    facts: Facts, line: BranchResult, starts: int, doors: Collection[int], tunnels: int, over: Purpose = STEP
) -> int:
    """The spaces that invaders reach from some spaces, with these doors passable and `tunnels` (ducts) linked.

    `over`: the purpose whose edges stop them.
    """
    floor = line.problem.terrain.floor | starts
    steps = facts.board.steps(frozenset(doors), over)
    found, level = 0, starts
    while level:
        found |= level
        onward = steps.beside(level) | (tunnels if tunnels & level else 0)
        level = onward & floor & ~found
    return found


def unkeyed(line: BranchResult) -> frozenset[int]:
    """The doors that invaders can pass without the marines: no security doors, no shut passages."""
    passages = line.achieved.standing
    doors = (door for door in line.problem.terrain.doors if not door.element.exit)
    opened = (
        one for one in doors if (passages >> one.number & 1 if one.kind == "passage" else one.element.key is None)
    )
    return frozenset(door.number for door in opened)


def passable(line: BranchResult) -> frozenset[int]:
    """The doors that can ever be open."""
    held = line.achieved.locks_held | line.achieved.standing
    own = doors_of_demons(line.problem.board, portals_left=False) if line.problem.doors_last else unkeyed(line)
    return own | frozenset(
        door.number for door in line.problem.terrain.doors if held >> door.number & 1 and not door.element.exit
    )


def start_region(line: BranchResult) -> int:
    """The spaces that marines reach at the start without passing a door, as a bit set."""
    terrain = line.problem.terrain
    found = 0
    for number in each_number(line.problem.own_starts):
        region = terrain.region_at[number]
        found |= terrain.regions[region] if region >= 0 else 1 << number
    return found


def ducts_visited(facts: Facts, line: BranchResult, tunnels: int) -> bool:
    """True if a scuttling invader ever reaches some ducts (a bit set)."""
    starts = 0
    for source in sources(facts, line):
        if source.scuttling:
            if source.spaces & tunnels:
                return True
            starts |= source.spaces
    return bool(invader_reach(facts, line, starts, passable(line), tunnels) & tunnels)


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
