"""Ids chosen by people: their validity, and the edit that sets one."""

import re

from kneedeep.board.kinds import kinds_of
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.edits import Change, Edit
from kneedeep.model.scenario.edits.rename import FLAG, Rename
from kneedeep.model.scenario.model import Record, Scenario
from kneedeep.model.scenario.reference_kinds import RESERVED
from kneedeep.model.scenario.value_shapes import ID_LIMIT, ID_PATTERN, PIECE_ID_PATTERN
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements.element_names import name_of_element


def id_error(scenario: Scenario, sort: str, text: str) -> str:
    """The reason why an id can't be used, in a sentence. Empty if it can."""
    tiles = sort == "piece_type" and load_catalog(scenario.ruleset).tiles
    pattern = PIECE_ID_PATTERN if tiles else ID_PATTERN
    if not re.fullmatch(pattern, text) or len(text) > ID_LIMIT:
        return tr(
            "An id begins with a small letter; small letters, digits and hyphens follow, {most} at most.", most=ID_LIMIT
        )
    flagged = tr("a flag has this name") if text in scenario.flags else ""
    who = taken_ids(scenario, text) if sort != FLAG else flagged
    return tr("The id {id} is already used: {reason}.", id=text, reason=who) if who else ""


def taken_ids(scenario: Scenario, text: str) -> str:
    """The owner of an id in words. Empty for a free one."""
    if text in RESERVED:
        return tr("it is a word of the format")
    catalog = load_catalog(scenario.ruleset)
    if text in catalog.names:
        return tr("it is a name of the catalog")
    owner = next((one for one in scenario.elements() if getattr(one, "id", None) == text), None)
    return name_of_element(owner, kinds_of(scenario, catalog)) if owner is not None else ""


def rename_edit(scenario: Scenario, sort: str, serial: int, old: str, new: str) -> Edit:
    """The edit that sets or changes an element's id, with its references."""
    if sort == FLAG:
        return Rename(tr("Rename flag {name}", name=old), FLAG, old, new)
    element = scenario.element(serial)
    if element.id:
        return Rename(tr("Rename {name}", name=element.id), sort, element.id, new, serial)
    return Change(tr("Name {name}", name=new), serial, Record(id=new))
