"""The reasons why something can't be placed where it is shown, in short sentences."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet

from kneedeep.board import Board
from kneedeep.board.piece_snapping import NEAR, Landing, PieceGroup, centered, ground_of, joining, landings
from kneedeep.model.geometry.space import Space
from kneedeep_editor.texts import later_count, listed, tr, tr_count
from kneedeep_editor.tools.elements.element_names import name_of_element
from kneedeep_editor.tools.protocol import Pointer

_MOST = 2
"""The maximum number of pieces listed by name. Others are counted."""
_FARTHEST = 6
"""The maximum distance of a place mentioned in a reason, in spaces."""
_WAYS = {
    "up": later_count("{n} row up", "{n} rows up"),
    "down": later_count("{n} row down", "{n} rows down"),
    "left": later_count("{n} column to the left", "{n} columns to the left"),
    "right": later_count("{n} column to the right", "{n} columns to the right"),
}


def overlap_error(board: Board, spaces: Iterable[Space], offset: Space, moving: AbstractSet[int] = frozenset()) -> str:
    """The pieces that something would overlap: `Overlaps room 4×4`. Empty without an overlap.

    `spaces` are shifted by `offset`. `moving`: serials of pieces that leave their places.
    """
    names = _names_of(board, _moved(spaces, offset), moving)
    return tr("Overlaps {names}", names=names) if names else ""


def joining_error(board: Board, groups: Mapping[int, PieceGroup], turn: int, pointer: Pointer, landing: Landing) -> str:
    """The reason why a piece joins nothing near the pointer. Empty if it joins, overlaps, or is alone.

    `groups`: the piece by rotation.
    """
    ground, group, at = ground_of(board), groups[turn], (pointer.x, pointer.y)
    if landing.fits or landing.overlaps or not _is_close(board, _moved(group.spaces, landing.offset), pointer):
        return ""
    if not group.openings:
        return tr("It has no opening")
    if near := joining(group, ground, landing.offset, _FARTHEST):
        (dx, dy), (x, y) = landing.offset, near[0][1].offset
        return tr("Its openings meet none here: {way}", way=way_text(x - dx, y - dy))
    if any(joining(other, ground, centered(other, at), _FARTHEST) for other in groups.values()):
        return tr("Its openings meet none here: turn it")
    for other in groups.values():
        for _, full in landings(other, ground, centered(other, at), NEAR, at):
            if names := _names_of(board, _moved(other.spaces, full.offset)):
                return tr("No room to join: it would overlap {names}", names=names)
    return tr("No free opening is near")


def _is_close(board: Board, spaces: set[Space], pointer: Pointer) -> bool:
    """Whether spaces of the board are near some spaces: adjacent with Ctrl, else up to three spaces away."""
    far = 1 if pointer.toggle else round(NEAR)
    steps = range(-far, far + 1)
    return any((x + dx, y + dy) in board.number for x, y in spaces for dx in steps for dy in steps)


def way_text(right: int, down: int) -> str:
    """A move by columns and rows: `2 rows up and 1 column to the left`."""
    ways = [
        tr_count(*_WAYS[way], abs(steps))
        for way, steps in (("up" if down < 0 else "down", down), ("left" if right < 0 else "right", right))
        if steps
    ]
    return tr("{way} and {second}", way=ways[0], second=ways[1]) if len(ways) > 1 else ways[0]


def _moved(spaces: Iterable[Space], by: Space) -> set[Space]:
    return {(x + by[0], y + by[1]) for x, y in spaces}


def _names_of(board: Board, spaces: set[Space], moving: AbstractSet[int] = frozenset()) -> str:
    """The names of the pieces on some spaces, except those with the serials `moving`."""
    names = [
        name_of_element(piece.element, board.kinds)
        for piece in board.pieces
        if not piece.cap and piece.element.serial not in moving and not spaces.isdisjoint(piece.spaces)
    ]
    if len(names) > _MOST:
        names[_MOST:] = [tr("{number} more", number=len(names) - _MOST)]
    return listed(names) if names else ""


def off_floor_error(board: Board, spaces: Iterable[Space], offset: Space = (0, 0)) -> str:
    """An error with the first space off the floor. Empty if all spaces exist."""
    dx, dy = offset
    beside = [(x + dx, y + dy) for x, y in spaces if (x + dx, y + dy) not in board.number]
    return tr("There is no space at {x},{y}", x=beside[0][0], y=beside[0][1]) if beside else ""


def no_line_error(*, leads_out: bool) -> str:
    """The reason why no door or exit is possible at the pointer."""
    if leads_out:
        return tr("No free opening here: an exit needs an opening that meets nothing")
    return tr("No joint here: a door needs two openings that meet")
