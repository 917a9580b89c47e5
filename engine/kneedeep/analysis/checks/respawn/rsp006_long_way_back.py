"""RSP006: it is a long way from every teleporter to something that the marines' victory needs."""

from collections.abc import Iterator

from kneedeep.analysis.parts import Facts, Finding, Held, Severity, check, merging
from kneedeep.analysis.reach.state_findings import doubt
from kneedeep.analysis.respawn.teleporter_respawn import far_goals
from kneedeep.analysis.text.witness_text import never_active_text
from kneedeep.analysis.words import coordinates, place, places, tr
from kneedeep.model.catalog.action_points import turn_parameters

CODE = "RSP006"
SPRINTS = 3
"""The number of Sprints above which a way is long."""


@check(Severity.INFO, needs=("inactive teleporters", "solver"))
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding about the goal farthest from the teleporters, if it is far."""
    far = SPRINTS * turn_parameters(facts.scenario.ruleset)["sprint"].value
    for marines, goal, never in far_goals(facts, far):
        message = tr(
            "The way from the nearest teleporter at {at} to {at2}, where the marines must go to win, costs {points} movement points: more than {SPRINTS} Sprints ({far}){more}.",
            points=goal.points,
            at=coordinates(goal.pad),
            at2=coordinates(goal.space),
            SPRINTS=SPRINTS,
            far=far,
            more=never_active_text(never),
        )
        start, end = (
            place(tr("the nearest teleporter"), [goal.pad]),
            place(tr("where the marines must go"), [goal.space]),
        )
        serials, path = tuple(pad.element.serial for pad in never) or (0,), () if never else ("victory",)
        spaces, cause = (goal.pad, goal.space), doubt(facts, CODE)
        yield Finding(CODE, message, spaces, serials, path, places(start, end), cause=cause), (marines,)
