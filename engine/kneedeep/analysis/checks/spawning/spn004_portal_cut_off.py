"""SPN004: the demons of a portal can never walk to where the marines are."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Cause, Finding, Severity
from kneedeep.analysis.reach.demon_reach import foot_reach, portal_arrivals
from kneedeep.analysis.reach.marine_reach import within
from kneedeep.analysis.reach.open_doors import doors_ever_open
from kneedeep.analysis.reach.party_states import outcomes_of
from kneedeep.analysis.reach.state_findings import doubt, merged
from kneedeep.analysis.text.witness_text import place, places
from kneedeep.board.figure_moves import doors_of_demons
from kneedeep.board.portal_room import portals_of, start_spaces
from kneedeep.model.geometry.bits import bits_of
from kneedeep.support.english import capitalized
from kneedeep.support.translation import tr

CODE = "SPN004"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each portal from which no demon ever walks to a space that marines reach on foot."""
    yield from merged(facts, _found(facts))


def _found(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    board = facts.board
    opened = facts.of(doors_ever_open)
    doors = opened | doors_of_demons(board, portals_left=False)
    for outcome in facts.of(outcomes_of):
        reached = within(outcome)
        for marines in outcome.marines:
            starts = bits_of(start_spaces(board, marines), len(board.spaces))
            walked = foot_reach(board, starts, opened, marines)
            for portal in portals_of(board, marines) if starts else ():
                facts.pause("portals")
                arrivals = portal_arrivals(board, portal)
                demons = foot_reach(board, arrivals, doors, marines)
                if demons & walked:
                    continue
                spaces = tuple(board.lattice.listed(demons))
                who = capitalized(facts.words.element(portal.element, (portal.at,)))
                unreached = Cause("RCH001") if not reached & demons else None
                yield (
                    Finding(
                        CODE,
                        tr(
                            "{who}: no demon that it summons can ever walk to a space that marines reach on foot.",
                            who=who,
                        ),
                        (portal.at,),
                        (portal.element.serial,),
                        (),
                        places(place(tr("where its demons walk"), spaces)),
                        cause=doubt(facts, CODE) or unreached,
                    ),
                    (marines,),
                )


CHECK = Check(__file__, Severity.WARNING, run, needs=("portals", "solver"))
