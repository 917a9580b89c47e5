"""RCH014: a locked door that the marines can walk around."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.reach.bypassed_locks import bypassed_locks
from kneedeep.analysis.reach.state_findings import doubt, merged
from kneedeep.analysis.text.witness_text import place, places
from kneedeep.english import capitalized
from kneedeep.translation import tr

CODE = "RCH014"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each locked door behind which marines reach everything without opening it."""
    found = ((_finding(facts, lock.door), lock.marines) for lock in facts.of(bypassed_locks))
    yield from merged(facts, found)


def _finding(facts: Facts, number: int) -> Finding:
    door = facts.board.doors[number]
    sides = [space for space in door.sides if space in facts.board.number]
    name = facts.called(door.element.serial)
    return Finding(
        CODE,
        tr(
            "{name} can be bypassed: the marines reach everything behind it without opening it.",
            name=capitalized(name),
        ),
        tuple(sides),
        (door.element.serial,),
        (),
        places(place("locked", sides, door.edges)),
        cause=doubt(facts, CODE),
    )


_LOCKED = "  - {id: gate, at: [4, 0], side: east, key: red}\n"
_KEY = "  - {kind: key, color: red, at: [2, 3]}\n"

CHECK = Check(
    code=CODE,
    name="bypassed-lock",
    severity=Severity.INFO,
    when="marines can walk around a locked door",
    what="Marines reach both sides of a locked door, and everything else that they can reach, without opening it: another door, a teleporter or a passage leads around it. Of two locked doors one of which has to be opened, neither is reported, nor a door that a step of the script opens.",
    why="The lock only makes a way shorter. Players who find the other way never need what opens it.",
    fix="Lock the other way too, or put something behind the door that the other way does not lead to. If the door should be a shortcut, allow the finding.",
    rule="2004 rulebook p. 9 (security doors, keys). Board geometry, exploration.",
    example=example(
        doors=_LOCKED,
        tokens=f"{_KEY}  - {{kind: teleporter, color: blue, at: [1, 1]}}\n  - {{kind: teleporter, color: blue, at: [7, 1]}}\n",
    ),
    near_miss=example(doors=_LOCKED, tokens=_KEY),
    run=run,
    needs=("solver",),
)
