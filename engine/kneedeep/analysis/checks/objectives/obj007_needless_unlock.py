"""OBJ007: a step unlocks a door that is not locked."""

from collections.abc import Iterator

from kneedeep.analysis.parts import Facts, Finding, Fix, Severity, check
from kneedeep.analysis.script_facts.step_facts import effects_of
from kneedeep.analysis.words import capitalized, place, places, tr
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.model import Condition, Record

CODE = "OBJ007"


@check(Severity.WARNING, needs=("solver",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each step that unlocks a door without a key and without a condition."""
    doors = (door for door in facts.board.doors if not door.element.key and door.element.needs is None)
    free = {door.element.id: door for door in doors if door.element.id}
    keys = "colored keys" in facts.board.edition.features
    lacking = tr("no key and no condition") if keys else tr("no condition")
    for step, unlock in effects_of(facts, "unlock") if free else ():
        if (door := free.get(str(unlock.value))) is None:
            continue
        there = [space for space in door.sides if space in facts.board.number]
        name = facts.called(door.element.serial)
        title = tr("Lock {name} until a step unlocks it", name=name)
        lock = Change(title, door.element.serial, Record(needs=Condition("never", True)))
        opener, serials = capitalized(facts.called(step.serial)), (step.serial, door.element.serial)
        message = tr(
            "{name} unlocks {name2}, which is not locked: it has {lacking}.", name=opener, name2=name, lacking=lacking
        )
        witness, fix = places(place(tr("not locked"), there, door.edges)), Fix(title, lock, safe=False)
        yield Finding(CODE, message, tuple(there), serials, step.path, witness, (fix,))
