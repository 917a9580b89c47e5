"""SPN004: the demons of a portal can never walk to where the marines are."""

from collections.abc import Iterator

from kneedeep.analysis.parts import Cause, Facts, Finding, Held, Severity, check, merging
from kneedeep.analysis.reach.invader_reach import portal_walks
from kneedeep.analysis.reach.marine_reach import within
from kneedeep.analysis.reach.party_states import outcomes_of
from kneedeep.analysis.reach.state_findings import doubt
from kneedeep.analysis.words import capitalized, place, places, tr
from kneedeep.support import later

CODE = "SPN004"


@check(Severity.WARNING, needs=("portals", "solver"))
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding for each portal whose demons never walk to a space that marines reach on foot."""
    for outcome in facts.of(outcomes_of):
        reached = within(outcome)
        for walk in portal_walks(facts, outcome.marines):
            if walk.demons & walk.marines:
                continue
            element, at = walk.portal.element, walk.portal.at
            text = later("{who}: no demon that it summons can ever walk to a space that marines reach on foot.")
            message = tr(text, who=capitalized(facts.words.element(element, (at,))))
            witness = places(place(tr("where its demons walk"), facts.board.lattice.listed(walk.demons)))
            cause = doubt(facts, CODE) or (None if reached & walk.demons else Cause("RCH001"))
            finding = Finding(CODE, message, (at,), (element.serial,), (), witness, cause=cause)
            yield finding, (walk.party,)
