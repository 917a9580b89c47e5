"""OBJ004: a deadline that nobody can meet."""

from collections.abc import Iterator

from kneedeep.analysis.causes.soundness import unmet_cause
from kneedeep.analysis.parts import COURSE, Facts, Finding, Held, Severity, check, merged
from kneedeep.analysis.reach.unexplored_courses import branches_left, partly
from kneedeep.analysis.script_facts.condition_witness import conditions_witness, leaf_spaces
from kneedeep.analysis.script_facts.deadlines import DeadlineMeasure, measures
from kneedeep.analysis.words import capitalized, tr, tr_count

CODE = "OBJ004"


@check(Severity.ERROR, needs=("solver", "turn points"), reads=COURSE)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each deadline below the least walk."""
    yield from merged(facts, _found(facts))
    if facts.of(measures):
        yield from partly(facts, CODE, branches_left)


def _found(facts: Facts) -> Iterator[Held]:
    for measure in facts.of(measures):
        term = measure.term
        if measure.least is not None and measure.least <= term.rounds:
            continue
        message = tr("{name} can't be met: {reason}.", name=capitalized(term.name), reason=deadline_text(measure))
        spaces = leaf_spaces(facts, measure.problem, term.goals)
        witness = conditions_witness(facts, measure.problem, term.goals)
        cause = unmet_cause(facts, CODE, measure)
        yield Finding(CODE, message, spaces, (term.serial,), term.path, witness, cause=cause), (measure.marines,)


def deadline_text(measure: DeadlineMeasure) -> str:
    """The reason why a deadline can't be met: `it takes at least 5 rounds (…)`, `its goal can never be reached`."""
    if measure.least is None:
        return tr("its goal can never be reached")
    adrenaline = tr_count("{n} adrenaline token", "{n} adrenaline tokens", measure.adrenaline)
    return tr(
        "it takes at least {least} ({points}, with {sprint} a turn{used})",
        least=tr_count("{n} round", "{n} rounds", measure.least),
        points=tr_count("{n} movement point", "{n} movement points", measure.points or 0),
        sprint=measure.sprint,
        used=tr(" and {adrenaline}", adrenaline=adrenaline) if measure.adrenaline else "",
    )
