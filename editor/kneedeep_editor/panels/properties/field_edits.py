"""The edits for changes in a form, with their dependent changes."""

from collections.abc import Mapping, Sequence
from typing import Any

from kneedeep.board import Board
from kneedeep.model.scenario.edits import Change, Edit, Several
from kneedeep.model.scenario.edits.look_edits import FloorOfArea
from kneedeep.model.scenario.edits.rename import FLAG, GROUP, Rename
from kneedeep.model.scenario.model import Area, Clear, Door, Record, Scenario
from kneedeep_editor.panels.properties.field_entries import AREA_FLOOR, FieldEntry
from kneedeep_editor.texts import EditionTexts, inside, tr
from kneedeep_editor.tools.elements.areas import begin_in

_PLACES = ("at", "spaces", "in_area")
_GROUNDS = ("spaces", "area", "areas")
_NOWHERE = (None, ())


def edit_for(board: Board, elements: Sequence[Any], entry: FieldEntry, value: Any, called: str) -> Edit:
    """The edit that gives elements a value. Raises ValueError with a sentence if that is impossible.

    A changed id also changes all references. A place replaces the element's previous one. A new start area replaces the
    old one. A door that becomes an exit is written from its inner side.
    """
    label = inside(EditionTexts(board.scenario.ruleset).tr(entry.label))
    title = tr("Set {label} of {name}", label=label, name=called) if called else tr("Set {label}", label=label)
    edits: list[Edit] = []
    for element in elements:
        edits += _edits(board, element, entry, value, title)
    return edits[0] if len(edits) == 1 else Several(title, tuple(edits))


def name_elements(edit: Edit, names: Mapping[str, int]) -> Edit:
    """The edit, preceded by giving ids to elements with these serials, as one step."""
    given = [Change(edit.title, serial, Record(id=name)) for name, serial in names.items()]
    return Several(edit.title, (*given, edit)) if given else edit


def _edits(board: Board, element: Any, entry: FieldEntry, value: Any, title: str) -> list[Edit]:
    if (renaming := _renaming(board.scenario, element, entry, value, title)) is not None:
        return [renaming]
    if entry.path == AREA_FLOOR:
        return [FloorOfArea(title, element.id, value)]
    name = entry.path[0]
    if len(entry.path) == 2:
        before = getattr(element, name)
        inner = (Clear() if before is None else before).having(**{entry.path[1]: value})
        return [Change(title, element.serial, Record([(name, None if inner == Clear() else inner)]))]
    return _changes(board, element, name, value, title)


def _changes(board: Board, element: Any, name: str, value: Any, title: str) -> list[Edit]:
    """The edits that set a key, and dependent ones."""
    changes: dict[str, Any] = {name: value}
    for places in (_PLACES, _GROUNDS):
        if name in places and all(hasattr(element, place) for place in places):
            changes.update(_placed(element, places, name, value))
    if isinstance(element, Door) and name == "exit" and value:
        changes["at"], changes["side"] = board.place_of(element.having(exit=True))
    if isinstance(element, Area) and name == "start" and value:
        return [begin_in(title, board.scenario, element)]
    return [Change(title, element.serial, Record(changes.items()))]


def _renaming(scenario: Scenario, element: Any, entry: FieldEntry, value: Any, title: str) -> Edit | None:
    """The edit that also renames references to a changed id, group or flag."""
    if entry.path == ("id",) and element.id and value:
        return Rename(title, element.word, element.id, value, element.serial)
    if entry.path == ("group",) and element.group and value and _all_of_group(scenario, element, value):
        return Rename(title, GROUP, element.group, value)
    if entry.path == ("flags",) and len(value) == len(element.flags):
        others = zip(element.flags.items(), value.items(), strict=True)
        renamed = [(old, new) for (old, text), (new, other) in others if old != new and text == other]
        if len(renamed) == 1:
            return Rename(title, FLAG, *renamed[0])
    return None


def _all_of_group(scenario: Scenario, element: Any, value: str) -> bool:
    """Whether the element is the only member of its group, so that the group is renamed."""
    groups = [figure.group for figure in scenario.figures]
    return groups.count(element.group) == 1 and value not in groups


def _placed(element: Any, places: Sequence[str], name: str, value: Any) -> dict[str, Any]:
    others = [place for place in places if place != name]
    if value in _NOWHERE:
        if all(getattr(element, place) in _NOWHERE for place in others):
            raise ValueError(tr("It must be somewhere: give it another place first."))
        return {}
    return {place: () if place in ("spaces", "areas") else None for place in others}
