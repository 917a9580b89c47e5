"""RCH010: an area that nothing reveals."""

from collections.abc import Collection, Iterator

from kneedeep.analysis.causes.diagnosis import Hidden, Root
from kneedeep.analysis.causes.soundness import unsound
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Fix, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.script_facts.references import unknown_references
from kneedeep.analysis.text.cause_text import roots_of
from kneedeep.analysis.text.witness_text import at_all, place, places
from kneedeep.model.scenario.edits import Edit, Remove, Several
from kneedeep.model.scenario.edits.piece_moves import RemovePieces
from kneedeep.support.english import listed
from kneedeep.support.translation import tr

CODE = "RCH010"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each area that is never revealed and not behind another problem."""
    found = ((_finding(facts, root), diagnosis.outcome.marines) for diagnosis, root in roots_of(facts, CODE))
    yield from merged(facts, found)


def _finding(facts: Facts, root: Root) -> Finding:
    hidden = root.about
    assert isinstance(hidden, Hidden)
    lattice = facts.board.lattice
    spaces = [space for area in hidden.areas for space in facts.board.areas.get(area, ())]
    names = listed([facts.words.area(area) for area in hidden.areas])
    several = len(hidden.areas) > 1
    entered = lattice.listed(hidden.entered)
    shown = places(place(names, spaces))
    if not spaces:
        message = tr(
            "{names} {have} no pieces: nothing ever reveals {them}.",
            names=names,
            have=tr("have") if several else tr("has"),
            them=tr("them") if several else tr("it"),
        )
    elif entered:
        message = tr(
            "Marines can enter {names} at {at}, but no marine can see into {them} before.",
            names=names,
            at=at_all(entered),
            them=tr("them") if several else tr("it"),
        )
        shown["places"].append(place(tr("entered unseen"), entered))
    else:
        message = tr("Nothing ever reveals {names}: no opening, door or teleporter leads there.", names=names)
    fixes = () if entered else _fixes(facts, hidden.areas, names)
    return Finding(
        CODE, message, tuple(entered or spaces), root.serials, (), shown, fixes, cause=unsound(facts, CODE)
    )


def _fixes(facts: Facts, areas: Collection[str], names: str) -> tuple[Fix, ...]:
    """Return the removal of areas with all that lies there, unless something names any of it."""
    scenario = facts.scenario
    title = tr("Delete {names} with all that lies there", names=names)
    pieces = frozenset(one.serial for one in scenario.pieces if one.area in areas)
    serials = frozenset(one.serial for one in scenario.areas if one.id in areas)
    parts: tuple[Edit, ...] = (Remove(title, serials),)
    if pieces:
        parts = (RemovePieces(title, pieces), *parts)
    else:
        title = tr("Delete {names}", names=names)
    edit = Several(title, parts)
    after = Facts(edit.apply(scenario), ())
    if len(after.of(unknown_references)) > len(facts.of(unknown_references)):
        return ()
    return (Fix(title, edit, safe=False, deletes=True),)


CHECK = Check(__file__, Severity.ERROR, run, needs=("solver", "hidden areas"), reads=COURSE)
