"""The faults that keep the goal of a deadline from ever being met."""

from kneedeep.analysis.causes.diagnosis import Diagnosis, diagnoses
from kneedeep.analysis.causes.soundness import unsound
from kneedeep.analysis.framework import Cause, Facts
from kneedeep.analysis.reach.marine_reach import ever
from kneedeep.analysis.script_facts.deadlines import DeadlineMeasure
from kneedeep.solver.branch_results import PartyResult


def unmet_cause(facts: Facts, code: str, measure: DeadlineMeasure) -> Cause | None:
    """The cause that keeps the goal from ever being met, if it never is."""
    if measure.least is None:
        for diagnosis in facts.of(diagnoses):
            if measure.marines in diagnosis.outcome.marines:
                root = _explained(diagnosis, measure)
                return root or (Cause("RCH005", (0,)) if not measure.term.serial else unsound(facts, code))
    return unsound(facts, code)


def _explained(diagnosis: Diagnosis, measure: DeadlineMeasure) -> Cause | None:
    def well(after: PartyResult) -> bool:
        return ever(after, lambda line: any(line.achieved.holds(goal) for goal in measure.term.goals))

    root = diagnosis.explain(well)
    return None if root is None else root.cause
