"""The areas of new pieces, and new areas behind doors."""

from collections.abc import Collection, Iterable, Iterator
from functools import partial

from kneedeep.board import Board, Edge
from kneedeep.board.piece_snapping import Ground, Landing
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.edits import Add, Change, Edit, Several, start_in
from kneedeep.model.scenario.edits.rename import Rename
from kneedeep.model.scenario.model import Area, Piece, Record, Scenario
from kneedeep_editor.texts import tr

AUTOMATIC = ""
"""Use the area that a new piece joins. Without one, use the last used area, and at first the start."""
NEW_AREA = "*"
"""Create a new area for a new piece."""


def area_for(scenario: Scenario, ground: Ground, landing: Landing, wanted: str, last: str | None) -> str | None:
    """The id of the area for a piece at a landing. None for a new area."""
    known = {area.id: area for area in scenario.areas}
    if wanted == NEW_AREA:
        return None
    if wanted in known:
        return wanted
    for _, fixed in landing.joints:
        if (joined := ground.pieces[fixed.piece].area) in known:
            return joined
    if last in known:
        return last
    start = next((area.id for area in scenario.areas if area.start), None)
    return start or next(iter(known), None)


def area_at(board: Board, space: Space) -> Area | None:
    """The area of a space. None if there is none."""
    id = board.area_of[board.number[space]] if space in board.number else None
    return next((area for area in board.scenario.areas if area.id == id), None)


def new_area(scenario: Scenario) -> Area:
    """An area with a free id and a matching name. The first area is the start."""
    taken = {getattr(element, "id", None) for element in scenario.elements()}
    if not scenario.areas and "start" not in taken:
        return Area(id="start", name=tr("Start"), start=True)
    number = next(n for n in range(len(scenario.areas) + 1, 20_000) if f"area-{n}" not in taken)
    return Area(id=f"area-{number}", name=tr("Area {number}", number=number), start=not scenario.areas)


def begin_in(title: str, scenario: Scenario, start: Area) -> Edit:
    """The edit that makes an area the start. If both it and the old start are unnamed, they swap ids and names."""
    edits: list[Edit] = [start_in(title, scenario, start.serial)]
    old = next((area for area in scenario.areas if area.start), start)
    if old is not start and _is_unnamed(old) and _is_unnamed(start):
        for before, after, area in ((old.id, "*", old), (start.id, old.id, start), ("*", start.id, old)):
            edits.append(Rename(title, "area", before, after, area.serial))
        edits.append(Change(title, old.serial, Record(name=start.name)))
        edits.append(Change(title, start.serial, Record(name=old.name)))
    return Several(title, tuple(edits))


def _is_unnamed(area: Area) -> bool:
    """Whether an area has a generated id and name."""
    number = area.id.removeprefix("area-")
    return (area.id, area.name) in (("start", tr("Start")), (f"area-{number}", tr("Area {number}", number=number)))


def add_piece_edit(title: str, scenario: Scenario, piece: Piece, area: str | None) -> tuple[Edit, str]:
    """The edit that adds a piece to an area or to a new one, and the area's id."""
    if area is not None:
        return Add(title, (piece.having(area=area),)), area
    own = new_area(scenario)
    return Several(title, (Add(title, (own,)), Add(title, (piece.having(area=own.id),)))), own.id


def set_area_edit(title: str, scenario: Scenario, serials: Iterable[int], area: str) -> tuple[Edit, str]:
    """The edit that moves pieces to an area (NEW_AREA: a new one), and the area's id."""
    own = new_area(scenario) if area == NEW_AREA else None
    target = own.id if own is not None else area
    changes = Record(area=target)
    pieces = {piece.serial for piece in scenario.pieces}
    edits: list[Edit] = [Add(title, (own,))] if own is not None else []
    edits += [Change(title, serial, changes) for serial in sorted(pieces.intersection(serials))]
    return Several(title, tuple(edits)), target


def divide_area(title: str, board: Board, line: tuple[Edge, ...]) -> tuple[Edit, str] | None:
    """The edit that makes a new area behind a door at a joint, and that area's name.

    None if the door divides no area, since its sides are in two areas or are joined elsewhere without a door. The side
    with the marine starts stays in the area, else the side with its first piece.
    """
    pieces = board.pieces
    joints = [(joint.a.piece, joint.b.piece, joint.edges) for joint in board.uncapped.joints]
    ends = next(((a, b) for a, b, edges in joints if edges == line), None)
    if ends is None or pieces[ends[0]].area != pieces[ends[1]].area:
        return None
    if (area := pieces[ends[0]].area) not in {known.id for known in board.scenario.areas}:
        return None
    shut = {line, *_shut_lines(board)}
    links = [(a, b) for a, b, edges in joints if edges not in shut and pieces[a].area == area == pieces[b].area]
    sides = [_joined(end, links) for end in ends]
    if sides[0] == sides[1]:
        return None
    behind = max(sides, key=partial(_distance_from_start, board))
    serials = (pieces[number].element.serial for number in behind)
    edit, _ = set_area_edit(title, board.scenario, serials, NEW_AREA)
    return edit, new_area(board.scenario).name


def _shut_lines(board: Board) -> Iterator[tuple[Edge, ...]]:
    return (door.edges for door in board.doors if door.stands and door.kind != "passage")


def _distance_from_start(board: Board, side: Collection[int]) -> tuple[bool, int]:
    """The sort key of a side of a door: the side with the marine starts first, then that with the first piece."""
    starts = {space for spawn in board.scenario.spawns if spawn.side == "marines" for space in spawn.spaces}
    return not any(starts.intersection(board.pieces[number].spaces) for number in side), min(side)


def _joined(piece: int, links: Collection[tuple[int, int]]) -> set[int]:
    found, rest = {piece}, [piece]
    while rest:
        here = rest.pop()
        near = {a if b == here else b for a, b in links if here in (a, b)} - found
        found |= near
        rest += near
    return found
