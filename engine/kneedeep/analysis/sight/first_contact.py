"""First contact: the places of marines' first looks into an area, and the figures there that can attack at once.

Rule: 2004 rulebook p. 7 and 8 (attacking), p. 9 (exploring); board geometry, sight and range. Only certain facts of a
figure count: an adjacent figure can attack the marine in any way, a farther one if it is known to shoot.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kneedeep.analysis.framework import GARRISON, Facts, reads
from kneedeep.analysis.reach.party_states import IMAGINED, BoardState, Party, parties
from kneedeep.board import Board, LaidFigure
from kneedeep.model.catalog import FigureType
from kneedeep.model.geometry import chebyshev, each_number, union
from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.scenario.model import Door, Token
from kneedeep.solver.problem.fact_index import FactContext
from kneedeep.solver.problem.planning_problem import PlanningProblem

LOOKS = 1_024
"""The number of looks with cached views."""


class FirstLook(NamedTuple):
    """A first look into an area (by number): its space, the open doors, and its way: a door, a pad or a step."""

    area: int
    space: int
    opened: int
    hiding: int
    element: Door | Token | None


class _Threshold(NamedTuple):
    """A side of a door: the spaces beside it, and an area seen from them through it."""

    door: int
    element: Door
    beside: int
    beyond: int


class Attacker(NamedTuple):
    """A figure that can attack anyone who looks in. `distance`: in spaces, by the larger difference."""

    figure: LaidFigure
    distance: int


class FirstContact(NamedTuple):
    """A look and the figures that can attack at once, for a number of marines."""

    marines: int
    look: FirstLook
    attackers: tuple[Attacker, ...]


def looks(party: Party) -> Iterator[FirstLook]:
    """Yield the first looks possible in some exploration state, each once."""
    known: set[tuple[int, int, int]] = set()
    problem = party.problem
    terrain = problem.terrain
    thresholds = _thresholds(problem)
    for setting in party.settings:
        if setting.number == IMAGINED or setting.whole:
            continue
        course = FactContext(problem, setting.facts)
        for look in _of_setting(party, setting, problem.locks_held(course), thresholds):
            key = (look.area, look.space, look.opened)
            if key not in known and not setting.revealed & terrain.area_bits[look.area]:
                known.add(key)
                yield look
        for a, b in problem.links(course):
            space = problem.pads[b].space
            key = (terrain.area_at[space], space, 0)
            if setting.within >> problem.pads[a].space & 1 and not setting.revealed >> space & 1 and key not in known:
                known.add(key)
                yield FirstLook(terrain.area_at[space], space, 0, setting.hiding, problem.pads[b].element)


def _thresholds(problem: PlanningProblem) -> list[_Threshold]:
    terrain = problem.terrain
    found = []
    for door in terrain.doors:
        if door.element.exit or door.kind == "passage":
            continue
        near, far = terrain.sides[door.number]
        for here, there in ((near, far), (far, near)):
            for area in {terrain.area_at[space] for space in each_number(there)}:
                found.append(_Threshold(door.number, door.element, here, area))
    return found


def _of_setting(party: Party, setting: BoardState, held: int, thresholds: Sequence[_Threshold]) -> Iterator[FirstLook]:
    """Yield looks through doors from beside them, and over open borders from spaces that see the area."""
    problem = party.problem
    terrain = problem.terrain
    reached = setting.within & setting.revealed
    for threshold in thresholds:
        if held >> threshold.door & 1 and threshold.beside & reached:
            if not setting.revealed & terrain.area_bits[threshold.beyond]:
                for space in each_number(threshold.beside & reached):
                    yield FirstLook(threshold.beyond, space, 1 << threshold.door, setting.hiding, threshold.element)
    standing = setting.passages
    whole = (bits and not bits & ~setting.revealed for bits in terrain.area_bits)
    revealed = union(1 << area for area, seen in enumerate(whole) if seen)
    if open_to := problem.looking.bordering(revealed, standing):
        reached = setting.within | terrain.steps.beside(setting.within)
        for area in each_number(open_to):
            seeing = problem.looking.seeing(area, standing, setting.hiding)
            for space in each_number(seeing & reached & setting.revealed & ~setting.within):
                yield FirstLook(area, space, standing, setting.hiding, None)


@reads(GARRISON)
def arrivals(facts: Facts) -> tuple[FirstContact, ...]:
    """Every first look that can be answered by an attack, for each number of marines."""
    found = []
    for party in facts.of(parties):
        every = list(looks(party))
        for marines in party.marines:
            facts.pause("first looks")
            by_area = _by_area(facts.board, party, marines)
            for look in every:
                if look.area in by_area and (attackers := tuple(_attackers(party, look, by_area[look.area]))):
                    found.append(FirstContact(marines, look, attackers))
    return tuple(found)


def _by_area(board: Board, party: Party, marines: int) -> dict[int, list[tuple[LaidFigure, int]]]:
    """The figures set up with each area, and their spaces as bit sets."""
    found: dict[int, list[tuple[LaidFigure, int]]] = {}
    for figure in board.figures_with(marines):
        body = board.bits(figure.spaces)
        if body and figure.type is not None and figure.element.serial not in party.problem.branch.absent:
            first = (body & -body).bit_length() - 1
            found.setdefault(party.problem.terrain.area_at[first], []).append((figure, body))
    return found


def _attackers(party: Party, look: FirstLook, figures: list[tuple[LaidFigure, int]]) -> Iterator[Attacker]:
    """Yield the figures that see and can reach the asking figure."""
    bodies = tuple((body, figure.type is not None and shoots(figure.type)) for figure, body in figures)
    key = (look.space, look.opened, look.hiding, bodies)
    derived = party.problem.board.derived
    reached = derived.of("attackers", key, lambda: list(_reaching(party, look, bodies)), LOOKS)
    for number, distance in reached:
        yield Attacker(figures[number][0], distance)


def _reaching(party: Party, look: FirstLook, bodies: Sequence[tuple[int, bool]]) -> Iterator[tuple[int, int]]:
    """Yield the numbers of the bodies that can attack the asking figure, each with its distance.

    Neighbours that see each other are adjacent: whatever stops a step between them stops sight.
    """
    spaces = party.problem.board.spaces
    sight = party.problem.looking.sight(look.opened, look.hiding)
    assert isinstance(sight, CenterSight)
    everybody = union(body for body, _far in bodies)
    for number, (body, far) in enumerate(bodies):
        if body >> look.space & 1:
            continue
        near = (cell for cell in each_number(body) if far or chebyshev(spaces[cell], spaces[look.space]) <= 1)
        cells = [cell for cell in near if sight.obstruction(cell, look.space, everybody & ~body) is None]
        if cells:
            yield number, min(chebyshev(spaces[cell], spaces[look.space]) for cell in cells)


def shoots(kind: FigureType) -> bool:
    """True if a figure surely attacks from a distance."""
    return kind.reach is not None and kind.reach.sure and kind.reach.value == "ranged"
