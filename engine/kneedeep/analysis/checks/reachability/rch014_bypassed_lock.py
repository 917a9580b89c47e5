"""RCH014: a locked door that the marines can walk around."""

from collections.abc import Iterator

from kneedeep.analysis.parts import Facts, Finding, Severity, check, merged
from kneedeep.analysis.reach.bypassed_locks import bypassed_locks
from kneedeep.analysis.reach.state_findings import doubt
from kneedeep.analysis.words import capitalized, place, places, tr

CODE = "RCH014"


@check(Severity.INFO, needs=("solver",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each locked door that marines need not open to reach everything behind it."""
    found = ((_finding(facts, lock.door), lock.marines) for lock in facts.of(bypassed_locks))
    yield from merged(facts, found)


def _finding(facts: Facts, number: int) -> Finding:
    door = facts.board.doors[number]
    sides = [space for space in door.sides if space in facts.board.number]
    name = facts.called(door.element.serial)
    message = tr(
        "{name} can be bypassed: the marines reach everything behind it without opening it.", name=capitalized(name)
    )
    witness = places(place(tr("locked"), sides, door.edges))
    return Finding(CODE, message, tuple(sides), (door.element.serial,), (), witness, cause=doubt(facts, CODE))
