"""Overlays as data: drawings for a space or an exploration state, each by one function, on bit sets.

A scene is one exploration state of one number of marines. It caches what several questions share, so that
answers are quick enough for a hovering pointer. Spaces are given and returned by their numbers on the board.
"""

from functools import cached_property
from typing import NamedTuple

from kneedeep.analysis.framework import COURSE, Facts, reads
from kneedeep.analysis.reach.party_states import BoardState, Party, outcomes_of, parties
from kneedeep.analysis.respawn.respawn_gaps import Fallback, Respawns
from kneedeep.analysis.spawning.spawn_places import SpawnPlaces, places
from kneedeep.analysis.spawning.spawn_starvation import SpawnStarvation
from kneedeep.board.board import STEP
from kneedeep.board.script.conditions import leaves_of, place_of
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.geometry.distance import distances
from kneedeep.model.geometry.sight_table import Visibility
from kneedeep.model.geometry.steps import Steps
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.problem.fact_index import spaces_of
from kneedeep.solver.solution import Solution, solve
from kneedeep.solver.time.route_cost import SolutionStep


class OverlayScene:
    """The board in one exploration state, for one number of marines. Everything is computed on demand."""

    def __init__(self, facts: Facts, party: Party, setting: BoardState) -> None:
        self.facts, self.party, self.setting = facts, party, setting

    @cached_property
    def sight(self) -> Visibility:
        """The marines' sight, without figures."""
        return self.party.problem.looking.sight(self.setting.opened, self.setting.hiding)

    @cached_property
    def steps(self) -> Steps:
        """The steps over open doors."""
        return self.facts.board.steps(frozenset(each_number(self.setting.opened)), STEP)

    @cached_property
    def respawns(self) -> Respawns:
        """The respawn sets."""
        return Respawns(self.facts, self.party)

    @cached_property
    def starving(self) -> SpawnStarvation:
        """The spawn starvation of the scene's party."""
        return SpawnStarvation(self.facts, self.party)

    @cached_property
    def places(self) -> SpawnPlaces:
        """The possible places of invaders, ignoring the marines' sight."""
        return places(self.facts, self.party, self.setting)


def scenes(facts: Facts, marines: int | None = None) -> tuple[OverlayScene, ...]:
    """A scene for each exploration state with `marines` marines (default: the most), in the order of states.

    A state with everything revealed that no course of play leads to comes last. Empty for a board without spaces.
    """
    wanted = facts.board.most_marines if marines is None else marines
    for party in facts.of(parties):
        if wanted in party.marines:
            return tuple(OverlayScene(facts, party, setting) for setting in party.settings)
    return ()


def explored_scene(facts: Facts, marines: int | None = None) -> OverlayScene | None:
    """The first scene with everything revealed, None for a board without spaces."""
    return next((scene for scene in scenes(facts, marines) if scene.setting.whole), None)


def scene_like(scene: OverlayScene, marines: int) -> OverlayScene:
    """The scene of another number of marines with the most similar areas, then doors. The same if there is none."""
    if marines in scene.party.marines:
        return scene
    wanted = set(scene.setting.areas)
    alike = [one for one in scenes(scene.facts, marines) if set(one.setting.areas) == wanted]
    found = min(alike, key=lambda one: _far_from(one.setting, scene.setting.opened), default=scene)
    if hides_areas(scene.facts):
        return found
    return as_drawn(found, frozenset(each_number(scene.setting.opened)))


def hides_areas(facts: Facts) -> bool:
    """True if areas of the edition are hidden until they are revealed."""
    return "hidden areas" in facts.board.edition.features


class Stop(NamedTuple):
    """The board after a step of the solution. `stage`: that step, None at the start."""

    scene: OverlayScene
    stage: SolutionStep | None


@reads(COURSE)
def solution(facts: Facts) -> Solution | None:
    """An order in which the most marines can win, None if there is none or the search is too long."""
    most = facts.board.most_marines
    for outcome in facts.of(outcomes_of):
        if most in outcome.marines and outcome.wins:
            return solve(next(line for line in outcome.lines if line.achieved.wins).achieved)
    return None


def course(facts: Facts) -> tuple[Stop, ...]:
    """The board at the start and after each step of the solution. Empty without a solution.

    Of several states with the same areas revealed, it is one in which all doors opened so far are open, and
    no other door that need not be. Where no area is hidden, exactly these doors are open.
    """
    states = [scene for scene in scenes(facts) if scene.setting.number >= 0]
    found = facts.of(solution) if states else None
    if found is None:
        return ()
    doors = {door.element.serial: door for door in facts.board.doors}
    hidden = hides_areas(facts)
    at_first = facts.board.open_doors("file")
    opened = 0 if hidden else sum(1 << door for door in at_first)
    stops = [Stop(states[0] if hidden else as_drawn(states[0], at_first), None)]
    revealed = set(states[0].setting.areas)
    for stage in found.stages:
        revealed |= set(stage.reveals)
        door = doors.get(getattr(stage.element, "serial", 0)) if stage.kind in ("open", "shut") else None
        if door is not None and not door.element.exit:
            bit = 1 << door.number
            opened = opened | bit if stage.kind == "open" else opened & ~bit
        if not hidden:
            stops.append(Stop(as_drawn(states[0], frozenset(each_number(opened))), stage))
            continue
        alike = [scene for scene in states if set(scene.setting.areas) == revealed]
        best = min(alike, key=lambda scene: _far_from(scene.setting, opened), default=stops[-1].scene)
        stops.append(Stop(best, stage))
    return tuple(stops)


def _far_from(setting: BoardState, opened: int) -> tuple[int, int, int]:
    missing, more = opened & ~setting.opened, setting.opened & ~opened
    return missing.bit_count(), more.bit_count(), setting.number


def as_drawn(scene: OverlayScene, opened: frozenset[int]) -> OverlayScene:
    """The scene with everything revealed and exactly these doors open, otherwise like the given scene."""
    everything = scene.facts.board.lattice.everywhere
    bits = sum(1 << door for door in opened)
    return OverlayScene(scene.facts, scene.party, scene.setting._replace(revealed=everything, opened=bits, whole=True))


class Sighted(NamedTuple):
    """The revealed spaces that a marine on a space sees, and the rest."""

    seen: int
    hidden: int


def sighted(scene: OverlayScene, space: int) -> Sighted:
    """The revealed spaces in sight from a space, and those out of sight."""
    seen = scene.sight.visible(space) & scene.setting.revealed
    return Sighted(seen, scene.setting.revealed & ~seen)


def steps_from(scene: OverlayScene, space: int) -> list[int]:
    """The number of steps from a space to each revealed one, round obstacles, through open doors.

    UNREACHED if there is no way. Figures are ignored.
    """
    setting = scene.setting
    return distances(scene.steps, [space], within=setting.revealed & ~setting.blocked | 1 << space)


class RespawnArea(NamedTuple):
    """The return of a marine fragged on a space: in the band, or as near to it as possible if it is empty."""

    band: int
    fallback: Fallback | None


def respawn_area(scene: OverlayScene, space: int) -> RespawnArea:
    """The respawn set of a space."""
    band = scene.respawns.in_band(scene.setting, space)
    return RespawnArea(band, None if band else scene.respawns.fallback(scene.setting, space))


class SpawnArea(NamedTuple):
    """Spaces where invaders may be spawned while marines are on some posts, and spaces denied by their sight.

    Larger footprints are only included if nothing smaller may be spawned.
    """

    legal: int
    watched: int


def spawn_area(scene: OverlayScene, posts: tuple[int, ...]) -> SpawnArea:
    """The legal spawn spaces against marines on these spaces, who block the line of sight. 2004 only."""
    assert isinstance(scene.sight, CenterSight)
    hidden = scene.starving.hidden(scene.sight, scene.places, posts)
    legal, every = (union((places.spaces, *places.large)) for places in (hidden, scene.places))
    return SpawnArea(legal, every & ~legal)


def heat(scene: OverlayScene) -> list[int]:
    """The number of spaces that see each space, including itself. All spaces of the board count."""
    return scene.sight.counts()


def objective(scene: OverlayScene) -> int:
    """The spaces of the marines' victory: to reach, leave by, use or take. 0 if there are none."""
    wanted = scene.facts.scenario.victory.marines
    return 0 if wanted is None else _asked(scene, wanted)


def _asked(scene: OverlayScene, wanted: Condition) -> int:
    problem = scene.party.problem
    found = 0
    for leaf in leaves_of(wanted):
        if (place := place_of(leaf)) is not None:
            found |= spaces_of(problem, place)
            continue
        if leaf.kind == "exit":
            for way in problem.exits:
                found |= way.spots if way.name == leaf.value else 0
        for thing in problem.tokens:
            element = thing.element
            if leaf.kind in ("use", "destroy", "got") and leaf.value in (element.id, element.kind, element.item):
                found |= thing.spaces if leaf.params.get("color") in (None, element.color) else 0
        for figure in problem.figures:
            names = (figure.element.id, figure.element.group, figure.element.kind)
            found |= figure.spaces if leaf.kind == "kill" and leaf.value in names else 0
    return found


def objective_steps(scene: OverlayScene) -> list[int]:
    """The number of steps from each space to the nearest one of the objective (see `steps_from`)."""
    setting = scene.setting
    within = setting.revealed & ~setting.blocked | objective(scene)
    return distances(scene.steps, each_number(objective(scene)), within=within)
