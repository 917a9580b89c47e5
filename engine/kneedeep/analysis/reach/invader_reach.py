"""Invader reach: the sources of invaders and the spaces they reach, whatever is revealed.

Rule: board geometry, exploration: they open normal doors and airlocks, never security doors that marines have not
opened; scuttling ones use ducts; none uses teleporters.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.spawning.spawn_places import spaces_of_spawn, spawn_areas
from kneedeep.board.board import STEP, Purpose
from kneedeep.board.figure_moves import doors_of_demons
from kneedeep.board.script.branch_setup import figures_of
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.model.scenario.model import Spawn
from kneedeep.solver.branch_results import BranchResult

SCUTTLE = "scuttle"


class InvaderSource(NamedTuple):
    """A source of invaders: its spaces as a bit set, and whether some of the invaders scuttle."""

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
    if line.problem.doors_last:
        own = doors_of_demons(line.problem.board, portals_left=False)
    else:
        own = unkeyed(line)
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
