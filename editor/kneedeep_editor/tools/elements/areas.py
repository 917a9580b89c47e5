"""Which area a new piece belongs to."""

from collections.abc import Iterable

from kneedeep.scenario.edits import Add, Change, Edit, Several
from kneedeep.scenario.model import Area, Piece, Scenario
from kneedeep.scenario.record import Record
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.geometry.snapping import SnapResult, SnapTargets

AUTOMATIC = ""
"""The area of what a new piece joins, else the one used last, else the start."""
NEW_AREA = "*"
"""An area of its own."""


def area_for(
    scenario: Scenario, ground: SnapTargets, landing: SnapResult, wanted: str, last: str | None
) -> str | None:
    """Return the id of the area for a piece that lands so; None when it gets an area of its own."""
    known = {area.id: area for area in scenario.areas}
    if wanted == NEW_AREA:
        return None
    if wanted in known:
        return wanted
    for _, fixed in landing.joints:
        joined = ground.pieces[fixed.piece].area
        if joined in known:
            return joined
    if last in known:
        return last
    start = next((area.id for area in scenario.areas if area.start), None)
    return start or next(iter(known), None)


def new_area(scenario: Scenario) -> Area:
    """Return an area with a free id and a name to match; the first one is the start."""
    taken = {getattr(element, "id", None) for element in scenario.elements()}
    if not scenario.areas and "start" not in taken:
        return Area(id="start", name=tr("Start"), start=True)
    number = next(n for n in range(len(scenario.areas) + 1, 20_000) if f"area-{n}" not in taken)
    return Area(id=f"area-{number}", name=tr("Area {number}", number=number), start=not scenario.areas)


def add_piece_edit(title: str, scenario: Scenario, piece: Piece, area: str | None) -> tuple[Edit, str]:
    """Return the edit that adds a piece to an area, or to a new one, and the area's id."""
    if area is not None:
        return Add(title, (piece.having(area=area),)), area
    own = new_area(scenario)
    return Several(title, (Add(title, (own,)), Add(title, (piece.having(area=own.id),)))), own.id


def set_area_edit(title: str, scenario: Scenario, serials: Iterable[int], area: str) -> tuple[Edit, str]:
    """Return the edit that puts pieces into an area (NEW_AREA: one of their own), and the area's id."""
    own = new_area(scenario) if area == NEW_AREA else None
    target = own.id if own is not None else area
    changes = Record(area=target)
    pieces = {piece.serial for piece in scenario.pieces}
    edits: list[Edit] = [Add(title, (own,))] if own is not None else []
    edits += [Change(title, serial, changes) for serial in sorted(pieces.intersection(serials))]
    return Several(title, tuple(edits)), target
