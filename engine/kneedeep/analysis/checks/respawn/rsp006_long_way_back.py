"""RSP006: it is a long way from every teleporter to something that the marines' victory needs."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.reach.party_states import outcomes_of
from kneedeep.analysis.reach.state_findings import doubt, merged
from kneedeep.analysis.respawn.teleporter_respawn import comes_into_play, farthest_goal, teleporters
from kneedeep.analysis.text.witness_text import at_all, place, places
from kneedeep.model.catalog.turn_parameters import turn_parameters
from kneedeep.support.english import coordinates
from kneedeep.support.translation import tr

CODE = "RSP006"
SPRINTS = 3
"""A way is long if it takes more Sprints than this."""


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding about what is farthest from the teleporters, if that is far."""
    yield from merged(facts, _found(facts))


def _found(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    board = facts.board
    far = SPRINTS * turn_parameters(facts.scenario.ruleset)["sprint"].value
    for outcome in facts.of(outcomes_of):
        for marines in outcome.marines:
            facts.pause("goals")
            goal = farthest_goal(facts, outcome, marines)
            if goal is None or goal.points <= far:
                continue
            never = [pad for pad in teleporters(board, marines) if not comes_into_play(outcome, pad, board)]
            unused = [pad.at for pad in never]
            more = tr(
                "; the teleporter{s} at {at} never become{s2} active",
                s="s" if len(unused) > 1 else "",
                at=at_all(unused),
                s2="s" if len(unused) == 1 else "",
            )
            yield (
                Finding(
                    CODE,
                    tr(
                        "It is {points} movement points from the nearest teleporter, at {at}, to {at2}, where the marines must go to win: more than {SPRINTS} Sprints ({far}){more}.",
                        points=goal.points,
                        at=coordinates(goal.pad),
                        at2=coordinates(goal.space),
                        SPRINTS=SPRINTS,
                        far=far,
                        more=more if unused else "",
                    ),
                    (goal.pad, goal.space),
                    tuple(pad.element.serial for pad in never) or (0,),
                    () if never else ("victory",),
                    places(
                        place(tr("the nearest teleporter"), [goal.pad]),
                        place(tr("where the marines must go"), [goal.space]),
                    ),
                    cause=doubt(facts, CODE),
                ),
                (marines,),
            )


CHECK = Check(__file__, Severity.INFO, run, needs=("inactive teleporters", "solver"))
