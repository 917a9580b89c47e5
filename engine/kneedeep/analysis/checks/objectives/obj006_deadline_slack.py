"""OBJ006: how much a deadline leaves."""

from collections.abc import Iterator

from kneedeep.analysis.parts import COURSE, Facts, Finding, Held, Severity, check, merging, unsound
from kneedeep.analysis.script_facts.condition_witness import conditions_witness, leaf_spaces
from kneedeep.analysis.script_facts.deadlines import measures
from kneedeep.analysis.words import capitalized, tr, tr_count
from kneedeep.support import later

CODE = "OBJ006"


@check(Severity.INFO, needs=("solver", "turn points"), reads=COURSE)
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield the number of rounds that each deadline leaves beyond the least walk."""
    for measure in facts.of(measures):
        term = measure.term
        if measure.least is None or measure.least > term.rounds:
            continue
        spare = tr_count("{n} round", "{n} rounds", term.rounds - measure.least)
        text = later("{name} leaves {spare} for fights and detours: the shortest walk takes {least}.")
        message = tr(text, name=capitalized(term.name), spare=spare, least=measure.least)
        spaces = leaf_spaces(facts, measure.problem, term.goals)
        witness = conditions_witness(facts, measure.problem, term.goals)
        cause = unsound(facts, CODE)
        yield Finding(CODE, message, spaces, (term.serial,), term.path, witness, cause=cause), (measure.marines,)
