"""OBJ005: the marines can win only if the players judge something as met."""

from collections.abc import Iterator

from kneedeep.analysis.causes.diagnosis import Diagnosis, diagnoses
from kneedeep.analysis.causes.soundness import unsound
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.script_facts.step_facts import script_steps
from kneedeep.board.script.script_steps import ScriptStep
from kneedeep.model.scenario.script_values import Condition
from kneedeep.support.english import listed
from kneedeep.support.translation import tr

CODE = "OBJ005"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding when the marines can't win without a `manual` condition."""
    judged = [
        step
        for step in facts.of(script_steps)
        if isinstance(step, ScriptStep)
        and isinstance(step.script, Condition)
        and step.script.kind == "manual"
    ]
    if not judged:
        return
    found = (
        (_finding(facts, diagnosis, judged), diagnosis.outcome.marines)
        for diagnosis in facts.of(diagnoses)
        if diagnosis.outcome.wins and not diagnosis.outcome.wins_unjudged
    )
    yield from merged(facts, found)


def _finding(facts: Facts, diagnosis: Diagnosis, judged: list[ScriptStep]) -> Finding:
    needed = [step for step in judged if step.path[0] == "victory"] or judged
    texts = listed(list(dict.fromkeys(tr("“{name}”", name=step.script.value) for step in needed)), last="or")
    first = needed[0]
    return Finding(
        CODE,
        tr("The marines can win only if the players decide that this is met: {texts}.", texts=texts),
        (),
        (first.serial,),
        (*first.path, "manual"),
        cause=unsound(facts, CODE),
    )


CHECK = Check(__file__, Severity.WARNING, run, needs=("known kinds", "solver"), reads=COURSE)
