"""OBJ008: the frags that the invader needs are not given for a number of marines."""

from collections.abc import Iterator

from kneedeep.analysis.parts import Facts, Finding, Severity, check
from kneedeep.analysis.script_facts.step_facts import FRAGS_FEATURE, frags_gaps
from kneedeep.analysis.words import listed, tr
from kneedeep.support import later

CODE = "OBJ008"


@check(Severity.ERROR, needs=(FRAGS_FEATURE,))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each number of frags that is missing for one of the scenario's numbers of marines."""
    for step, left_out in facts.of(frags_gaps):
        with_marines = listed([str(count) for count in left_out], last="or")
        called = tr("marine") if left_out == (1,) else tr("marines")
        text = later("How many frags the invader needs is not given for {with_marines} {called}.")
        message = tr(text, with_marines=with_marines, called=called)
        given, path = None if left_out == facts.scenario.counts else left_out, (*step.path, "frags")
        yield Finding(CODE, message, (), (step.serial,), path, marines=given, about=tuple(map(str, left_out)))
