"""RCH002: a lock whose key is behind it, or behind another lock that waits for it."""

from collections.abc import Iterator

from kneedeep.analysis.causes.root_faults import Circle, Root
from kneedeep.analysis.parts import COURSE, Facts, Finding, Held, Severity, check, merging, unsound
from kneedeep.analysis.text.cause_text import roots_of, waits_of
from kneedeep.analysis.words import capitalized, listed, tr

CODE = "RCH002"


@check(Severity.ERROR, needs=("solver",), reads=COURSE)
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding for each circle of locks."""
    for diagnosis, root, circle in roots_of(facts, CODE, Circle):
        yield _finding(facts, root, circle), diagnosis.outcome.marines


def _finding(facts: Facts, root: Root, circle: Circle) -> Finding:
    waits, keys, spaces = waits_of(facts, circle)
    serials = tuple(dict.fromkeys((*root.serials, *keys)))
    if len(circle.gates) == 1:
        message = tr("{waits}, which is behind it.", waits=capitalized(waits[0]))
    else:
        message = tr(
            "These locks wait for each other: {waits}. What each of them needs is behind another.", waits=listed(waits)
        )
    elements = [facts.names[serial] for serial in serials if serial in facts.names]
    witness = {"kind": "cycle", "elements": elements, "spaces": [list(one) for one in sorted(set(spaces))]}
    return Finding(CODE, message, tuple(spaces), serials, (), witness, cause=unsound(facts, CODE))
