"""RCH001: a space that marines can never reach."""

from collections.abc import Iterator

from kneedeep.analysis.causes.minimum_cuts import MinimumCut
from kneedeep.analysis.causes.root_faults import Root
from kneedeep.analysis.parts import COURSE, Facts, Finding, Severity, check, merged, unsound, unsound_file
from kneedeep.analysis.reach.unexplored_courses import branches_left, partly
from kneedeep.analysis.text.cause_text import cut_text, cut_witness, roots_of

CODE = "RCH001"


@check(Severity.ERROR, needs=("solver",), reads=COURSE)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each cut that keeps marines from spaces."""
    roots = roots_of(facts, CODE, MinimumCut)
    found = ((_finding(facts, root, cut), diagnosis.outcome.marines) for diagnosis, root, cut in roots)
    yield from merged(facts, found)
    yield from partly(facts, CODE, branches_left)


def _finding(facts: Facts, root: Root, cut: MinimumCut) -> Finding:
    cause = facts.of(unsound_file) if cut.obstacles else unsound(facts, CODE)
    spaces = tuple(facts.board.lattice.listed(cut.spaces))
    return Finding(CODE, cut_text(facts, cut), spaces, root.serials, (), cut_witness(facts, cut), cause=cause)
