"""Spawn places: the possible places of invaders in an exploration state, without the marines' sight.

Rule: 2004 rulebook p. 7; RUL-82: revealed, in the scenario's spawn areas, no figure, obstacle or barrel.
Figures are ignored.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.reach.footprint_reach import FootprintReach
from kneedeep.analysis.reach.party_states import BoardState, Party
from kneedeep.board import Board
from kneedeep.board.script.conditions import holds
from kneedeep.model.catalog import footprint_spaces
from kneedeep.model.geometry.bits import each_number
from kneedeep.model.scenario.model import Spawn
from kneedeep.solver.problem.fact_index import FactContext
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.support.translation import tr


class SpawnPlaces(NamedTuple):
    """Possible places of invaders. `spaces`: for those of one space. `large`: footprints of larger ones elsewhere."""

    spaces: int
    large: tuple[int, ...]

    @property
    def any(self) -> bool:
        """True if there is any place."""
        return bool(self.spaces or self.large)


def spawn_areas(facts: Facts) -> tuple[Spawn, ...]:
    """The scenario's spawn areas of the invaders. Without any, they may spawn anywhere."""
    return tuple(spawn for spawn in facts.scenario.spawns if spawn.side == "invaders")


def spaces_of_spawn(board: Board, spawn: Spawn) -> int:
    """The spaces of a spawn area, as a bit set."""
    return board.bits(board.spaces_of(spawn))


def spaces_of_spawns(facts: Facts) -> dict[int, int]:
    """The spaces of every spawn area of the invaders, as bit sets, by serial."""
    return {spawn.serial: spaces_of_spawn(facts.board, spawn) for spawn in spawn_areas(facts)}


def places(facts: Facts, party: Party, setting: BoardState) -> SpawnPlaces:
    """The possible places of invaders in a setting, ignoring the marines' sight."""
    free = setting.revealed & ~setting.blocked
    if not (given := spawn_areas(facts)):
        return SpawnPlaces(free, ())
    spaces = 0
    large: set[int] = set()
    for spawn in given:
        if not is_open(party.problem, spawn, setting.facts):
            continue
        own = facts.of(spaces_of_spawns)[spawn.serial] & free
        footprints = footprints_of(facts, spawn.only)
        if (1, 1) in footprints:
            spaces |= own
        else:
            for footprint in footprints:
                large.update(fitting(facts.board, footprint, own, setting.opened))
    return SpawnPlaces(spaces, tuple(sorted(place for place in large if place & ~spaces)))


def footprints_of(facts: Facts, kinds: Collection[str]) -> tuple[tuple[int, int], ...]:
    """The footprints of these kinds of figures, one space if none is named or known."""
    known = facts.board.kinds.figures
    found = {known[kind].footprint.value for kind in kinds if kind in known}
    return tuple(sorted(found)) or ((1, 1),)


def is_open(problem: PlanningProblem, spawn: Spawn, facts: int) -> bool:
    """True if a spawn area can be used once all of these facts hold."""
    if spawn.id and facts & problem.layout.known("off", spawn.id):
        return False
    course = FactContext(problem, facts)
    if spawn.needs is not None and not holds(spawn.needs, course):
        return bool(spawn.id and facts & problem.layout.known("on", spawn.id))
    return spawn.until is None or not holds(spawn.until, course)


def fitting(board: Board, footprint: tuple[int, int], within: int, opened: int) -> Iterator[int]:
    """Yield, as bit sets, the places of a footprint in `within`, in both orientations.

    Rule: board geometry, footprint: no wall and no closed door between two of its spaces.
    """
    reach = FootprintReach(board, frozenset(each_number(opened)), ~within)
    for turn in (0, 90) if footprint[0] != footprint[1] else (0,):
        for number in each_number(within):
            cover = footprint_spaces(footprint, board.spaces[number], turn)
            if reach.fits(cover):
                yield board.bits(cover)


def kinds_without_room(facts: Facts, spawn: Spawn, free: int) -> tuple[str, ...]:
    """The kinds of a spawn area without room in its free spaces (a bit set), `no invader` if it names none."""
    board = facts.board
    each = () if spawn.each_round is None else (str(spawn.each_round["kind"]),)
    if not (kinds := tuple(dict.fromkeys((*spawn.only, *each)))):
        return () if free else (tr("no invader"),)
    opened = (1 << len(board.doors)) - 1
    known = (kind for kind in kinds if kind in board.kinds.figures)
    return tuple(one for one in known if not any(fitting(board, footprints_of(facts, (one,))[0], free, opened)))
