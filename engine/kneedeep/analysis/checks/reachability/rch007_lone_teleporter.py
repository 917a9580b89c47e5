"""RCH007: a teleporter that leads nowhere."""

from collections.abc import Iterator

from kneedeep.analysis.causes.diagnosis import Diagnosis, Lone, Root
from kneedeep.analysis.causes.soundness import unsound_file
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Cause, Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.text.cause_text import roots_of
from kneedeep.analysis.text.witness_text import place, places
from kneedeep.support.english import capitalized
from kneedeep.support.translation import tr

CODE = "RCH007"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each teleporter without a partner."""
    found = (
        (_finding(facts, diagnosis, root), diagnosis.outcome.marines)
        for diagnosis, root in roots_of(facts, CODE)
    )
    yield from merged(facts, found)


def _finding(facts: Facts, diagnosis: Diagnosis, root: Root) -> Finding:
    lone = root.about
    assert isinstance(lone, Lone)
    element = lone.pad.element
    space = diagnosis.problem.board.spaces[lone.pad.space]
    name = facts.words.element(element, (space,))
    color = f"{tr(element.color)} " if element.color else ""
    return Finding(
        CODE,
        tr(
            "{name} leads nowhere: it is the only {color}teleporter on the board.",
            name=capitalized(name),
            color=color,
        ),
        (space,),
        root.serials,
        (),
        places(place(name, [space])),
        cause=facts.of(unsound_file) or _off_board(facts, element.color),
    )


def _off_board(facts: Facts, color: str | None) -> Cause | None:
    """Return the cause when its partner is in the file, but not on the board."""
    lost = tuple(
        token.serial
        for token in facts.scenario.tokens
        if token.kind == "teleporter"
        and token.color == color
        and any(space not in facts.board.number for space in token.places)
    )
    return Cause("BRD005", lost) if lost else None


CHECK = Check(__file__, Severity.ERROR, run, needs=("solver", "teleporter colors"), reads=COURSE)
