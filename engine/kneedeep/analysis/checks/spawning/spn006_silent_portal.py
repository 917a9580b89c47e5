"""SPN006: nothing ever makes a portal summon."""

from collections.abc import Iterator
from functools import partial

from kneedeep.analysis.causes.soundness import unsound_file
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.marine_reach import ever
from kneedeep.analysis.reach.party_states import outcomes_of
from kneedeep.analysis.reach.state_findings import doubt, merged
from kneedeep.analysis.text.witness_text import place, places
from kneedeep.model.scenario.invasion import threat_card
from kneedeep.model.scenario.model import Token
from kneedeep.solver.branch_results import BranchResult
from kneedeep.support.english import capitalized
from kneedeep.support.translation import tr

CODE = "SPN006"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each portal that no course of play makes summon."""
    yield from merged(facts, _found(facts))


def _found(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    for outcome in facts.of(outcomes_of):
        for portal in (portal.element for portal in outcome.line.problem.portals):
            facts.pause("portals")
            if portal.places and not ever(outcome, partial(_summons, portal)):
                spaces = [at for at in portal.places if at in facts.board.number]
                yield (
                    Finding(
                        CODE,
                        tr(
                            "{name} never summons: {why}.",
                            name=capitalized(facts.called(portal.serial)),
                            why=_why(facts),
                        ),
                        tuple(spaces),
                        (portal.serial,),
                        (),
                        places(place(tr("never summons"), spaces)),
                        cause=doubt(facts, CODE) or facts.of(unsound_file),
                    ),
                    outcome.marines,
                )


def _summons(own: Token, line: BranchResult) -> bool:
    portals = [portal for portal in line.problem.portals if portal.element.serial == own.serial]
    return any(line.achieved.has(portal.summoned) for portal in portals)


def _why(facts: Facts) -> str:
    if threat_card(facts.scenario) == "script":
        return tr(
            "portals summon by the script alone (`threat: script`), and no step that can happen names it"
        )
    return tr("no space that marines can reach ever sees it")


CHECK = Check(__file__, Severity.WARNING, run, needs=("portals", "solver"), reads=COURSE)
