"""Portals in a planning problem: the causes of their summoning, and the effects of the demons.

Rule: 2016 rulebook p. 10 (portals), p. 15 (threat cards); RUL16-143 to RUL16-154, RUL16-170, RUL16-178, RUL16-180.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kneedeep.model.geometry.bits import each_number, union
from kneedeep.model.scenario.invasion import invasion_card, threat_card
from kneedeep.model.scenario.model import Token
from kneedeep.solver.problem.problem_parts import PlanAction, Watch

if TYPE_CHECKING:
    from kneedeep.model.catalog import InvasionCard
    from kneedeep.solver.problem.planning_problem import PlanningProblem

INFESTATION = "infestation"
SCRIPT = "script"
ALL = "all"


class Portal(NamedTuple):
    """A portal of a planning problem.

    `spaces`: its spaces as bits. `areas`: their areas. `summoned`, `beaten`: the facts that it has summoned, and that
    the demons it brought are dead. It is on the map if all facts of `present` hold and none of
    `absent`. `number`: the number of its token.
    """

    number: int
    element: Token
    spaces: int
    areas: int
    summoned: int
    beaten: int
    present: int
    absent: int

    @property
    def is_fixed(self) -> bool:
        """True if it is on the map from the start until it summons, without any effect of the script."""
        return not (self.present or self.absent)

    def is_called(self, name: str) -> bool:
        """True if a name means it: its id, its color, or `all`."""
        return name in (ALL, self.element.id, self.element.color)


def find_portals(problem: PlanningProblem) -> list[Portal]:
    """The portals of a problem, including those that steps of the script place."""
    found = []
    for number, thing in enumerate(problem.tokens):
        if thing.type is None or not thing.type.summons or not thing.spaces:
            continue
        areas = union(1 << problem.terrain.area_at[space] for space in each_number(thing.spaces))
        bit = problem.layout.bit
        summoned, beaten = bit("summoned", number), bit("beaten", number)
        present, absent = problem.presence(thing)
        found.append(Portal(number, thing.element, thing.spaces, areas, summoned, beaten, present, absent))
    return found


def compile_portals(problem: PlanningProblem) -> None:
    """Add the triggers of each portal, and the effects of its summoning."""
    scenario = problem.board.scenario
    card = invasion_card(scenario, problem.board.catalog)
    threat = threat_card(scenario)
    at_doors = scenario.rules.get("infestation") == "door"
    for portal in problem.portals:
        element, bit = portal.element, portal.summoned
        problem.add_effects(bit, element.do, ("summoned", portal.number))
        if threat == INFESTATION:
            problem.watches.append(
                Watch("summon", bit, element, portal.spaces, portal.present, portal.absent, at_doors)
            )
        elif threat != SCRIPT:
            problem.actions.append(PlanAction("summon", bit, element, present=portal.present, absent=portal.absent))
        if not portal.is_fixed:
            asked = problem.layout.bit("summon asked", portal.number)
            problem.actions.append(
                PlanAction("summon", bit, element, present=portal.present | asked, absent=portal.absent)
            )
        _compile_demons(problem, portal, card)


def _compile_demons(problem: PlanningProblem, portal: Portal, card: InvasionCard | None) -> None:
    """Compile the effects of a portal's demons: kills, an item that one carries, an area that is not clear."""
    groups = card.groups.get(portal.element.color or "", ()) if card is not None else ()
    certain = {
        kind: min(dict(group.demons.value).get(kind, 0) for group in groups)
        for group in groups
        for kind, _count in group.demons.value
    }
    for kind, count in certain.items():
        if problem.is_asked("kill", kind):
            problem.coming.setdefault(kind, []).append(portal)
            if count:
                problem.add_kills(kind, portal.beaten, count)
    problem.actions.append(PlanAction("defeat", portal.beaten, portal.element, present=portal.summoned))
    if (item := portal.element.carries) is not None:
        taken = problem.layout.bit("collected", portal.number)
        absent = problem.layout.bit("mislaid", item) if problem.is_lost(item) else 0
        problem.supply(item, None, 1, taken)
        problem.actions.append(
            PlanAction("collect", taken, portal.element, problem.beside(portal.spaces), None, portal.beaten, absent)
        )


def compile_views(problem: PlanningProblem) -> None:
    """Add the first sight of each area that something depends on. Rule: RUL16-180."""
    for area in problem.board.scenario.areas:
        number = problem.terrain.area_number.get(area.id)
        if number is not None and (area.do or problem.is_asked("reveal", area.id)):
            bit = problem.layout.bit("seen", area.id)
            problem.add_effects(bit, area.do, ("area", area.id))
            problem.watches.append(Watch("see", bit, area, problem.terrain.area_bits[number]))
