"""OBJ006: how much a deadline leaves."""

from collections.abc import Iterator

from kneedeep.analysis.causes.soundness import unsound
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.script_facts.condition_witness import conditions_witness, leaf_spaces
from kneedeep.analysis.script_facts.deadlines import measures
from kneedeep.support.english import capitalized
from kneedeep.support.translation import tr, tr_count

CODE = "OBJ006"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield how many rounds each deadline leaves over the least walk."""
    yield from merged(facts, _found(facts))


def _found(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    for measure in facts.of(measures):
        term = measure.term
        if measure.least is None or measure.least > term.rounds:
            continue
        spare = tr_count("{n} round", "{n} rounds", term.rounds - measure.least)
        message = tr(
            "{name} leaves {spare} for fights and detours: the shortest walk takes {least}.",
            name=capitalized(term.name),
            spare=spare,
            least=measure.least,
        )
        yield (
            Finding(
                CODE,
                message,
                leaf_spaces(facts, measure.problem, term.goals),
                (term.serial,),
                term.path,
                conditions_witness(facts, measure.problem, term.goals),
                cause=unsound(facts, CODE),
            ),
            (measure.marines,),
        )


CHECK = Check(__file__, Severity.INFO, run, needs=("solver", "turn points"), reads=COURSE)
