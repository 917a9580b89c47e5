"""RCH001: a space that marines can never reach."""

from collections.abc import Iterator

from kneedeep.analysis.causes.diagnosis import Diagnosis, Root
from kneedeep.analysis.causes.minimum_cuts import MinimumCut
from kneedeep.analysis.causes.soundness import unsound, unsound_file
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.reach.unexplored_courses import branches_left, partly
from kneedeep.analysis.text.cause_text import roots_of, things_text
from kneedeep.analysis.text.witness_text import at_all
from kneedeep.support.english import listed
from kneedeep.support.translation import tr, tr_count

CODE = "RCH001"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each cut that keeps marines from spaces."""
    found = (
        (_finding(facts, diagnosis, root), diagnosis.outcome.marines)
        for diagnosis, root in roots_of(facts, CODE)
    )
    yield from merged(facts, found)
    yield from partly(facts, CODE, branches_left)


def _finding(facts: Facts, diagnosis: Diagnosis, root: Root) -> Finding:
    cut = root.about
    assert isinstance(cut, MinimumCut)
    lattice = facts.board.lattice
    spaces = lattice.listed(cut.spaces)
    names = facts.names
    elements = [
        element.serial for element in (*cut.tokens, *(door.element for door in cut.doors)) if element.serial
    ]
    barrier = 0
    for thing in cut.obstacles:
        barrier |= thing.spaces
    areas = listed(
        [
            facts.words.area(area)
            for area in dict.fromkeys(facts.board.area_of[facts.board.number[one]] for one in spaces)
        ]
    )
    many = tr(
        "{spaces} of {areas} can't be reached ({at})",
        spaces=tr_count("{n} space", "{n} spaces", len(spaces)),
        areas=areas,
        at=at_all(spaces),
    )
    return Finding(
        CODE,
        f"{many}: {_reason(facts, cut)}.",
        tuple(spaces),
        root.serials,
        (),
        {
            "kind": "cut",
            "spaces": [list(space) for space in lattice.listed(barrier)],
            "edges": [{"at": list(at), "side": side} for at, side in sorted(set(cut.edges))],
            "elements": list(dict.fromkeys(names[serial] for serial in elements)),
        },
        cause=unsound(facts, CODE) if not cut.obstacles else facts.of(unsound_file),
    )


def _reason(facts: Facts, cut: MinimumCut) -> str:
    doors = listed([facts.called(door.element.serial) for door in cut.doors])
    opens = "opens" if len(cut.doors) == 1 else "open"
    if cut.obstacles:
        also = tr(" and by {doors}, which never {opens}", doors=doors, opens=opens) if doors else ""
        return tr("blocked by {things_text}{also}", things_text=things_text(facts, cut.obstacles), also=also)
    if doors:
        return tr("cut off by {doors}, which never {opens}", doors=doors, opens=opens)
    if cut.edges:
        return tr("walls are all around, and no teleporter leads there")
    return tr("no course of play leads there")


CHECK = Check(__file__, Severity.ERROR, run, needs=("solver",), reads=COURSE)
