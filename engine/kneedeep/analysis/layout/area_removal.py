"""The removal of areas as a fix."""

from collections.abc import Collection

from kneedeep.analysis.framework import Facts, Fix
from kneedeep.analysis.script_facts.references import unknown_references
from kneedeep.model.scenario.edits import Edit, Remove, Several
from kneedeep.model.scenario.edits.piece_moves import RemovePieces
from kneedeep.support.translation import tr


def area_removal(facts: Facts, areas: Collection[str], names: str) -> tuple[Fix, ...]:
    """The removal of areas with everything in them, unless something refers to any of it."""
    scenario = facts.scenario
    title = tr("Delete {names} with everything in them", names=names)
    pieces = frozenset(one.serial for one in scenario.pieces if one.area in areas)
    serials = frozenset(one.serial for one in scenario.areas if one.id in areas)
    parts: tuple[Edit, ...] = (Remove(title, serials),)
    if pieces:
        parts = (RemovePieces(title, pieces), *parts)
    else:
        title = tr("Delete {names}", names=names)
    edit = Several(title, parts)
    if len(Facts(edit.apply(scenario), ()).of(unknown_references)) > len(facts.of(unknown_references)):
        return ()
    return (Fix(title, edit, safe=False, deletes=True),)
