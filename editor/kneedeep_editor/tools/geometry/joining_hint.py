"""Hints for a piece that touches others without joining them."""

from kneedeep.analysis.layout.area_parts import area_parts, parts_touch
from kneedeep.board import Board
from kneedeep_editor.texts import EditionTexts, later, later_count, tr, tr_count
from kneedeep_editor.tools.geometry.snapping import PieceGroup, SnapTargets, snap

_FARTHEST = 4.0
"""How far off, in spaces, a joint is that the hint names."""
_WAYS = {
    "up": later_count("{n} row up", "{n} rows up"),
    "down": later_count("{n} row down", "{n} rows down"),
    "left": later_count("{n} column to the left", "{n} columns to the left"),
    "right": later_count("{n} column to the right", "{n} columns to the right"),
}
_NO_MOVE = later("This piece touches another one without joining it. Turn it, or move it opening to opening.")


def joining_hint(
    board: Board,
    texts: EditionTexts,
    serial: int,
    group: PieceGroup,
    ground: SnapTargets,
    offset: tuple[int, int],
) -> str:
    """How to move a piece next to others so that it joins. Empty if it touches none or is joined."""
    number = next(piece.number for piece in board.pieces if piece.element.serial == serial)
    laid = {piece.number for piece in board.pieces if not piece.cap}
    own = next(part & laid for parts in area_parts(board).values() for part in parts if number in part)
    if own != {number} or not parts_touch(board, [own, laid - own]):
        return ""
    near = snap(group, ground, offset, _FARTHEST)
    if not near.joints or near.overlaps:
        return texts.tr(_NO_MOVE)
    right, down = near.offset[0] - offset[0], near.offset[1] - offset[1]
    ways = [
        tr_count(*_WAYS[way], abs(steps))
        for way, steps in (("up" if down < 0 else "down", down), ("left" if right < 0 else "right", right))
        if steps
    ]
    way = tr("{way} and {second}", way=ways[0], second=ways[1]) if len(ways) > 1 else ways[0]
    return tr("Its openings don't meet those of the piece beside it: move it {way}.", way=way)
