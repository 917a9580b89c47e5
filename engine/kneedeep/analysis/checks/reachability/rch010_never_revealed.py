"""RCH010: an area that nothing reveals."""

from collections.abc import Iterator

from kneedeep.analysis.causes.root_faults import Hidden, Root
from kneedeep.analysis.layout.area_removal import area_removal
from kneedeep.analysis.parts import COURSE, Facts, Finding, Held, Severity, check, merging, unsound
from kneedeep.analysis.text.cause_text import roots_of
from kneedeep.analysis.words import at_all, listed, place, places, tr
from kneedeep.support import later

CODE = "RCH010"


@check(Severity.ERROR, needs=("solver", "hidden areas"), reads=COURSE)
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding for each area that is never revealed and not explained by another problem."""
    for diagnosis, root, hidden in roots_of(facts, CODE, Hidden):
        yield _finding(facts, root, hidden), diagnosis.outcome.marines


def _finding(facts: Facts, root: Root, hidden: Hidden) -> Finding:
    spaces = [space for area in hidden.areas for space in facts.board.areas.get(area, ())]
    names = listed([facts.words.area(area) for area in hidden.areas])
    several = len(hidden.areas) > 1
    entered = facts.board.lattice.listed(hidden.entered)
    shown = places(place(names, spaces))
    if not spaces:
        have, them = (tr("have"), tr("them")) if several else (tr("has"), tr("it"))
        message = tr("{names} {have} no pieces: nothing ever reveals {them}.", names=names, have=have, them=them)
    elif entered:
        text = later("Marines can enter {names} at {at}, but no marine can see into {them} before.")
        message = tr(text, names=names, at=at_all(entered), them=tr("them") if several else tr("it"))
        shown["places"].append(place(tr("entered unseen"), entered))
    else:
        message = tr("Nothing ever reveals {names}: no opening, door or teleporter leads there.", names=names)
    fixes = () if entered else area_removal(facts, hidden.areas, names)
    return Finding(CODE, message, tuple(entered or spaces), root.serials, (), shown, fixes, cause=unsound(facts, CODE))
