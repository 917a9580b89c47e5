"""OBJ004: a deadline that nobody can meet."""

from collections.abc import Iterator

from kneedeep.analysis.causes.diagnosis import Diagnosis, diagnoses
from kneedeep.analysis.causes.soundness import unsound
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Cause, Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.marine_reach import ever
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.reach.unexplored_courses import branches_left, partly
from kneedeep.analysis.script_facts.condition_witness import conditions_witness, leaf_spaces
from kneedeep.analysis.script_facts.deadlines import DeadlineMeasure, measures
from kneedeep.solver.branch_results import PartyResult
from kneedeep.support.english import capitalized
from kneedeep.support.translation import tr, tr_count

CODE = "OBJ004"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each deadline below the least walk."""
    yield from merged(facts, _found(facts))
    if facts.of(measures):
        yield from partly(facts, CODE, branches_left)


def _found(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    for measure in facts.of(measures):
        term = measure.term
        if measure.least is not None and measure.least <= term.rounds:
            continue
        if measure.least is None:
            reason = tr("its goal can never be reached")
        else:
            used = (
                tr(
                    " and {adrenaline}",
                    adrenaline=tr_count("{n} adrenaline token", "{n} adrenaline tokens", measure.adrenaline),
                )
                if measure.adrenaline
                else ""
            )
            reason = tr(
                "it takes at least {least} ({points}, with {sprint} a turn{used})",
                least=tr_count("{n} round", "{n} rounds", measure.least),
                points=tr_count("{n} movement point", "{n} movement points", measure.points or 0),
                sprint=measure.sprint,
                used=used,
            )
        yield (
            Finding(
                CODE,
                tr("{name} can't be met: {reason}.", name=capitalized(term.name), reason=reason),
                leaf_spaces(facts, measure.problem, term.goals),
                (term.serial,),
                term.path,
                conditions_witness(facts, measure.problem, term.goals),
                cause=_cause(facts, measure),
            ),
            (measure.marines,),
        )


def _cause(facts: Facts, measure: DeadlineMeasure) -> Cause | None:
    """The cause that keeps the goal from ever being met, if it never is."""
    if measure.least is None:
        for diagnosis in facts.of(diagnoses):
            if measure.marines in diagnosis.outcome.marines:
                root = _explained(diagnosis, measure)
                return root or (Cause("RCH005", (0,)) if not measure.term.serial else unsound(facts, CODE))
    return unsound(facts, CODE)


def _explained(diagnosis: Diagnosis, measure: DeadlineMeasure) -> Cause | None:
    def well(after: PartyResult) -> bool:
        return ever(after, lambda line: any(line.achieved.holds(goal) for goal in measure.term.goals))

    root = diagnosis.explain(well)
    return None if root is None else root.cause


CHECK = Check(__file__, Severity.ERROR, run, needs=("solver", "turn points"), reads=COURSE)
