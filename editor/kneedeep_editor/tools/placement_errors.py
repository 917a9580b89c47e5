"""Why something can't be put where it is shown, in short sentences."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from kneedeep.board import Board
from kneedeep.model.geometry.space import Space
from kneedeep_editor.texts import listed, tr
from kneedeep_editor.tools.elements.element_names import name_of_element

_MOST = 2
"""Number of pieces listed by name. Others are counted."""


def overlap_error(board: Board, spaces: Iterable[Space], offset: Space, moving: AbstractSet[int] = frozenset()) -> str:
    """The pieces that something would cover: `Overlaps room 4×4`. Empty for none.

    `spaces` are shown `offset` away. The pieces with the serials `moving` leave their places.
    """
    dx, dy = offset
    covered = {(x + dx, y + dy) for x, y in spaces}
    under = [
        name_of_element(piece.element, board.kinds)
        for piece in board.pieces
        if not piece.cap and piece.element.serial not in moving and not covered.isdisjoint(piece.spaces)
    ]
    if not under:
        return ""
    names = under[:_MOST]
    if len(under) > _MOST:
        names.append(tr("{number} more", number=len(under) - _MOST))
    return tr("Overlaps {names}", names=listed(names))


def off_floor_error(board: Board, spaces: Iterable[Space], offset: Space = (0, 0)) -> str:
    """An error with the first space beside the floor. Empty if all spaces exist."""
    dx, dy = offset
    beside = [(x + dx, y + dy) for x, y in spaces if (x + dx, y + dy) not in board.number]
    return tr("There is no space at {x},{y}", x=beside[0][0], y=beside[0][1]) if beside else ""


def no_line_error(*, leads_out: bool) -> str:
    """Why no door, or no exit, is possible at the pointer."""
    if leads_out:
        return tr("No free opening here: an exit needs an opening that meets nothing")
    return tr("No joint here: a door needs two openings that meet")
