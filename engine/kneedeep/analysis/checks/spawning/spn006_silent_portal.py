"""SPN006: nothing ever makes a portal summon."""

from collections.abc import Iterator

from kneedeep.analysis.parts import COURSE, Facts, Finding, Held, Severity, check, merging, unsound_file
from kneedeep.analysis.reach.invader_reach import summons_ever
from kneedeep.analysis.reach.party_states import outcomes_of
from kneedeep.analysis.reach.state_findings import doubt
from kneedeep.analysis.words import capitalized, place, places, tr
from kneedeep.model.scenario.invasion import threat_card

CODE = "SPN006"


@check(Severity.WARNING, needs=("portals", "solver"), reads=COURSE)
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding for each portal that summons in no course of play."""
    for outcome in facts.of(outcomes_of):
        for portal in (portal.element for portal in outcome.line.problem.portals):
            facts.pause("portals")
            if portal.places and not summons_ever(outcome, portal):
                spaces = [at for at in portal.places if at in facts.board.number]
                name, cause = capitalized(facts.called(portal.serial)), doubt(facts, CODE) or facts.of(unsound_file)
                message = tr("{name} never summons: {why}.", name=name, why=_why(facts))
                witness = places(place(tr("never summons"), spaces))
                yield Finding(CODE, message, tuple(spaces), (portal.serial,), (), witness, cause=cause), outcome.marines


def _why(facts: Facts) -> str:
    if threat_card(facts.scenario) == "script":
        return tr("portals summon by the script alone (`threat: script`), and no step that can happen names it")
    return tr("no space that marines can reach ever sees it")
