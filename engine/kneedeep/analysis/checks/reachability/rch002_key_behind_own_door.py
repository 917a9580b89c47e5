"""RCH002: a lock whose key lies behind it, or behind another lock that waits for it."""

from collections.abc import Iterator

from kneedeep.analysis.causes.diagnosis import Circle, Root
from kneedeep.analysis.causes.soundness import unsound
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.text.cause_text import awaited_text, roots_of
from kneedeep.model.geometry.bits import each_number
from kneedeep.support.english import capitalized, listed
from kneedeep.support.translation import tr

CODE = "RCH002"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each circle of locks."""
    found = ((_finding(facts, root), diagnosis.outcome.marines) for diagnosis, root in roots_of(facts, CODE))
    yield from merged(facts, found)


def _finding(facts: Facts, root: Root) -> Finding:
    circle = root.about
    assert isinstance(circle, Circle)
    names = facts.names
    waits, keys, spaces = [], [], []
    for gate, sources in zip(circle.gates, circle.sources, strict=True):
        for leaf in gate.missing:
            own = [source for source in sources if source.wanted == leaf]
            keys += [source.element.serial for source in own if getattr(source.element, "serial", 0)]
            for source in own:
                spaces += [facts.board.spaces[space] for space in each_number(source.spots & -source.spots)]
            if own:
                lock = facts.words.element(gate.element)
                waits.append(
                    tr("{lock} waits {awaited_text}", lock=lock, awaited_text=awaited_text(facts, leaf, own))
                )
    serials = tuple(dict.fromkeys((*root.serials, *keys)))
    if len(circle.gates) == 1:
        message = tr("{waits}, which is behind it.", waits=capitalized(waits[0]))
    else:
        message = tr(
            "These locks wait for each other: {waits}. What each of them needs is behind another.",
            waits=listed(waits),
        )
    elements = [names[serial] for serial in serials if serial in names]
    return Finding(
        CODE,
        message,
        tuple(spaces),
        serials,
        (),
        {"kind": "cycle", "elements": elements, "spaces": [list(one) for one in sorted(set(spaces))]},
        cause=unsound(facts, CODE),
    )


CHECK = Check(__file__, Severity.ERROR, run, needs=("solver",), reads=COURSE)
