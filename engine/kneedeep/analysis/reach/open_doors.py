"""The doors that can ever be open on a board where doors never close again."""

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.reach.party_states import outcomes_of


def doors_ever_open(facts: Facts) -> frozenset[int]:
    """The numbers of the doors that marines can open, and of passages that open, with some number of marines.

    Exits are left out, because nothing is beyond them.
    """
    found: set[int] = set()
    for outcome in facts.of(outcomes_of):
        achieved = outcome.line.achieved
        held = achieved.locks_held | achieved.standing
        found |= {door.number for door in facts.board.doors if held >> door.number & 1 and not door.element.exit}
    return frozenset(found)
