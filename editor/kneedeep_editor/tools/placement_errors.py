"""Why something can't be put where it is shown, in short sentences."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from kneedeep.board import Board
from kneedeep.geometry.space import Space
from kneedeep_editor.texts import listed, tr
from kneedeep_editor.tools.elements.element_names import name_of_element

_MOST = 2
"""So many pieces are named, others are counted."""


def overlap_error(
    board: Board, spaces: Iterable[Space], offset: Space, moving: AbstractSet[int] = frozenset()
) -> str:
    """Return over which pieces something would lie: `Overlaps room 4×4`; empty when over none.

    `spaces` are shown `offset` away; the pieces with the serials `moving` leave their places.
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
    """Return that something would stand beside the floor, and where first; empty when all its spaces are there."""
    dx, dy = offset
    beside = [(x + dx, y + dy) for x, y in spaces if (x + dx, y + dy) not in board.number]
    return tr("There is no space at {x},{y}", x=beside[0][0], y=beside[0][1]) if beside else ""


def no_line_error(*, leads_out: bool) -> str:
    """Return why no door, or no exit, stands where the pointer is."""
    if leads_out:
        return tr("No free opening here: an exit needs an opening that meets nothing")
    return tr("No joint here: a door needs two openings that meet")
