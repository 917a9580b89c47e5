"""OBJ004: a deadline that nobody can meet."""

from collections.abc import Iterator

from kneedeep.analysis.causes.soundness import unmet_cause
from kneedeep.analysis.parts import COURSE, Facts, Finding, Held, Severity, check, merged
from kneedeep.analysis.reach.unexplored_courses import branches_left, partly
from kneedeep.analysis.script_facts.condition_witness import conditions_witness, leaf_spaces
from kneedeep.analysis.script_facts.deadlines import measures
from kneedeep.analysis.text.deadline_text import deadline_text
from kneedeep.analysis.words import capitalized, tr

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
