"""RCH008: ducts that are of no use."""

from collections.abc import Iterator

from kneedeep.analysis.causes.diagnosis import diagnoses
from kneedeep.analysis.causes.soundness import unsound
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import GARRISON
from kneedeep.analysis.reach.invader_reach import ducts, invader_reach, passable, sources
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.text.witness_text import at_all, place, places
from kneedeep.solver.branch_results import BranchResult
from kneedeep.support.english import coordinates
from kneedeep.support.translation import tr

CODE = "RCH008"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for a single duct, or for ducts that no scuttling invader ever reaches."""
    found = []
    for diagnosis in facts.of(diagnoses):
        line = diagnosis.outcome.line
        tunnels = ducts(line)
        if not tunnels:
            continue
        lone = tunnels.bit_count() == 1
        if lone or not _visited(facts, line, tunnels):
            found.append((_finding(facts, tunnels, lone=lone), diagnosis.outcome.marines))
    yield from merged(facts, found)


def _visited(facts: Facts, line: BranchResult, tunnels: int) -> bool:
    starts = 0
    for source in sources(facts, line):
        if source.scuttling:
            if source.spaces & tunnels:
                return True
            starts |= source.spaces
    return bool(invader_reach(facts, line, starts, passable(line), tunnels) & tunnels)


def _finding(facts: Facts, tunnels: int, *, lone: bool) -> Finding:
    spaces = facts.board.lattice.listed(tunnels)
    serials = tuple(
        dict.fromkeys(
            token.element.serial
            for token in facts.board.tokens
            if token.type is not None and token.type.linked == "kind"
        )
    )
    if lone:
        message = tr(
            "The air duct at {at} leads nowhere: it is the only one on the board.", at=coordinates(spaces[0])
        )
    else:
        message = tr(
            "No invader that can use air ducts ever reaches one of those at {at}.", at=at_all(spaces)
        )
    return Finding(
        CODE, message, tuple(spaces), serials, (), places(place("duct", spaces)), cause=unsound(facts, CODE)
    )


CHECK = Check(__file__, Severity.WARNING, run, needs=("solver", "ducts"), reads=GARRISON)
