"""OBJ005: the marines can win only if the players judge something as met."""

from collections.abc import Iterator

from kneedeep.analysis.parts import COURSE, Facts, Finding, Severity, check, diagnoses, merged, unsound
from kneedeep.analysis.script_facts.step_facts import conditions_of
from kneedeep.analysis.words import listed, tr
from kneedeep.board.script.script_steps import ScriptStep

CODE = "OBJ005"


@check(Severity.WARNING, needs=("known kinds", "solver"), reads=COURSE)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding if the marines can't win without a `manual` condition."""
    if not (judged := [step for step, _condition in conditions_of(facts, "manual")]):
        return
    judging = (one for one in facts.of(diagnoses) if one.outcome.wins and not one.outcome.wins_unjudged)
    found = ((_finding(facts, judged), diagnosis.outcome.marines) for diagnosis in judging)
    yield from merged(facts, found)


def _finding(facts: Facts, judged: list[ScriptStep]) -> Finding:
    needed = [step for step in judged if step.path[0] == "victory"] or judged
    texts = listed(list(dict.fromkeys(tr("“{name}”", name=step.script.value) for step in needed)), last="or")
    first = needed[0]
    message = tr("The marines can win only if the players decide that this is met: {texts}.", texts=texts)
    return Finding(CODE, message, (), (first.serial,), (*first.path, "manual"), cause=unsound(facts, CODE))
