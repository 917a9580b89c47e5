"""RCH008: ducts that are of no use."""

from collections.abc import Iterator

from kneedeep.analysis.parts import GARRISON, Facts, Finding, Severity, check, diagnoses, merged, unsound
from kneedeep.analysis.reach.invader_reach import ducts, ducts_visited
from kneedeep.analysis.words import at_all, coordinates, place, places, tr

CODE = "RCH008"


@check(Severity.WARNING, needs=("solver", "ducts"), reads=GARRISON)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for a single duct, or for ducts that scuttling invaders never reach."""
    found = []
    for diagnosis in facts.of(diagnoses):
        line = diagnosis.outcome.line
        if not (tunnels := ducts(line)):
            continue
        lone = tunnels.bit_count() == 1
        if lone or not ducts_visited(facts, line, tunnels):
            found.append((_finding(facts, tunnels, lone=lone), diagnosis.outcome.marines))
    yield from merged(facts, found)


def _finding(facts: Facts, tunnels: int, *, lone: bool) -> Finding:
    spaces = facts.board.lattice.listed(tunnels)
    ducts = (token for token in facts.board.tokens if token.type is not None and token.type.linked == "kind")
    serials = tuple(dict.fromkeys(token.element.serial for token in ducts))
    if lone:
        message = tr("The air duct at {at} leads nowhere: it is the only one on the board.", at=coordinates(spaces[0]))
    else:
        message = tr("No invader that can use air ducts ever reaches one of those at {at}.", at=at_all(spaces))
    return Finding(
        CODE, message, tuple(spaces), serials, (), places(place(tr("air duct"), spaces)), cause=unsound(facts, CODE)
    )
