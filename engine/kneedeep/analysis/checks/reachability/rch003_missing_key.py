"""RCH003: a lock that waits for something that never happens."""

from collections.abc import Iterator

from kneedeep.analysis.causes.finding_causes import wanted_off_board
from kneedeep.analysis.causes.root_faults import Missing, Root
from kneedeep.analysis.parts import COURSE, Facts, Finding, Held, Severity, check, merging, unsound_file
from kneedeep.analysis.text.cause_text import lack_text, roots_of
from kneedeep.analysis.words import capitalized, listed, place, places, tr

CODE = "RCH003"


@check(Severity.ERROR, needs=("solver",), reads=COURSE)
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding for each lock that nothing can open."""
    for diagnosis, root, missing in roots_of(facts, CODE, Missing):
        yield _finding(facts, root, missing), diagnosis.outcome.marines


def _finding(facts: Facts, root: Root, missing: Missing) -> Finding:
    gate = missing.gate
    element = gate.element
    name = facts.called(element.serial)
    path = ("key",) if missing.wants[0] == gate.wants[0] and getattr(element, "key", None) else ("needs",)
    if gate.door >= 0:
        door = facts.board.doors[gate.door]
        spaces = tuple(space for space in door.sides if space in facts.board.number)
        witness = places(place(name, spaces, door.edges))
    else:
        spaces = tuple(space for space in element.places if space in facts.board.number)
        witness = places(place(name, spaces))
    opened = tr("opened") if gate.door >= 0 else tr("used")
    wants = listed([lack_text(facts, one) for one in missing.wants])
    message = tr("{name} can never be {opened}: {wants}.", name=capitalized(name), opened=opened, wants=wants)
    cause = facts.of(unsound_file) or wanted_off_board(facts, missing.wants)
    return Finding(CODE, message, spaces, root.serials, path, witness, cause=cause)
