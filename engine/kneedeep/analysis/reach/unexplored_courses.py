"""Unchecked courses of play, reported once per family."""

from collections.abc import Callable, Iterator

from kneedeep.analysis.framework import COURSE, Facts, Finding, Severity, reads
from kneedeep.analysis.reach.marine_reach import LINES
from kneedeep.analysis.reach.party_states import LINES as LINES_OF_STATES
from kneedeep.analysis.reach.party_states import outcomes_of, parties
from kneedeep.solver.branch_results import BRANCHES
from kneedeep.support.translation import later, tr


def partly(facts: Facts, code: str, left: Callable[[Facts], tuple[str, ...]]) -> Iterator[Finding]:
    """Yield a finding about the part that a check and others with the same facts did not examine."""
    for gap in facts.of(left):
        message = tr("{code} and the other {code2} checks are incomplete: {gap}.", code=code, code2=code[:3], gap=gap)
        yield Finding("INT002", message, name="not-decided", severity=Severity.INFO)


@reads(COURSE)
def branches_left(facts: Facts) -> tuple[str, ...]:
    """The branches of the choices that were not checked for reach."""
    return tuple(dict.fromkeys(_branches(facts, LINES)))


@reads(COURSE)
def states_left(facts: Facts) -> tuple[str, ...]:
    """The branches and exploration states that were not checked."""
    found = list(_branches(facts, LINES_OF_STATES))
    for party in facts.of(parties):
        exploration = party.line.exploration
        if not exploration.exhaustive:
            text = later(
                "only {states} exploration states were checked. Among them each area is revealed as early and as late as possible"
            )
            found.append(tr(text, states=len(exploration.states)))
    return tuple(dict.fromkeys(found))


def _branches(facts: Facts, most: int) -> Iterator[str]:
    if not facts.board.spaces:
        return
    for outcome in facts.of(outcomes_of):
        if not outcome.whole:
            text = later("the choices have more than {BRANCHES} outcomes, so only what all of them set up was counted")
            yield tr(text, BRANCHES=BRANCHES)
        elif len(outcome.lines) > most:
            yield tr("{most} of the {lines} outcomes of the choices were checked", most=most, lines=len(outcome.lines))
