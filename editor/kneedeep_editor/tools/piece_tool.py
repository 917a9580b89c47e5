"""The piece tool: places the piece of the stamp, drawn to the nearest joint."""

from kneedeep.analysis.layout.area_parts import area_parts, parts_touch
from kneedeep.board import Board
from kneedeep.board.kinds import own_piece_type
from kneedeep.model.catalog.components.piece_type import PieceType
from kneedeep.model.geometry.shape import turned_rows
from kneedeep.model.scenario.edits import Add, Several
from kneedeep.model.scenario.model import OwnPieceType, Piece, Scenario
from kneedeep_editor.texts import EditionTexts, later, later_count, lowered, tr, tr_count
from kneedeep_editor.tools.elements.areas import NEW_AREA, add_piece_edit, area_for
from kneedeep_editor.tools.geometry.snapping import PieceGroup, SnapResult, SnapTargets, piece_group, snap, snap_reach
from kneedeep_editor.tools.placement_errors import overlap_error
from kneedeep_editor.tools.placement_tool import PlacementTool
from kneedeep_editor.tools.protocol import NOTHING, Pointer, ToolPreview, Workspace
from kneedeep_editor.tools.stamp import PIECES, Stamp

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
    board: Board, texts: EditionTexts, serial: int, group: PieceGroup, ground: SnapTargets, offset: tuple[int, int]
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


class PieceTool(PlacementTool):
    """Places pieces: a ghost follows the pointer, R turns it, a click lays it down."""

    name = "piece"
    title = later("Piece")
    key = "P"
    hint = later("Click to place · R turns · Ctrl: without snapping · Esc cancels")
    section = PIECES

    def __init__(self, work: Workspace) -> None:
        super().__init__(work)
        self._made_of: tuple[PieceType, int, Scenario, PieceGroup, tuple[int, int]] | None = None
        self._ghost: tuple[Scenario, str, Scenario] | None = None

    def pressed(self, pointer: Pointer) -> None:
        """Place the piece at the ghost."""
        self._laid = None
        self.moved(pointer)
        ghost, landing = self._placement()
        if ghost is None or landing is None:
            stamp = self._stamp()
            self._work.say(
                self._work.texts.tr("Choose a piece in the palette first.")
                if stamp is None
                else tr("Tile {name} has no outline yet: transcribe it first.", name=stamp.kind)
            )
            return
        if landing.overlaps:
            self._work.say(tr("{reason}.", reason=self._reason(landing)))
            return
        work = self._work
        piece: Piece = ghost.pieces[0].having(at=landing.offset)
        area = self._area(landing)
        own = self._from_library(piece.piece)
        made = self._made_of
        assert made is not None
        title = tr("Place {name}", name=lowered(made[0].name))
        edit, belongs = add_piece_edit(title, work.scenario, piece, area)
        if own is not None:
            edit = Several(title, (Add(title, (own,)), edit))
        ground = self._fixed()
        if work.edit(edit):
            work.last_area = belongs
            if area is None:
                work.use_area(belongs)
            self._laid = pointer.space
            self._tell_unjoined(landing, ground, made[3])
        self._show()

    def _tell_unjoined(self, landing: SnapResult, ground: SnapTargets, group: PieceGroup) -> None:
        """Say how the piece that was just laid is joined, if it only touches others."""
        work = self._work
        if not landing.joints:
            serial = max(piece.serial for piece in work.scenario.pieces)
            if hint := joining_hint(work.board, work.texts, serial, group, ground, landing.offset):
                work.say(hint)

    def _show(self) -> None:
        ghost, landing = self._placement()
        if ghost is None or landing is None:
            self._work.show(NOTHING)
            return
        reason = self._reason(landing)
        if reason and self._laid is not None:
            self._work.show(NOTHING)
            return
        ghost = self._colored(ghost, self._area(landing) or NEW_AREA)
        self._work.show(ToolPreview(ghost, landing.offset, reason, joints=landing.edges, hint=self.hint))

    def _area(self, landing: SnapResult) -> str | None:
        work = self._work
        return area_for(work.scenario, self._fixed(), landing, work.area, work.last_area)

    def _reason(self, landing: SnapResult) -> str:
        """Why the piece can't be placed there. Empty if it can."""
        if not landing.overlaps:
            return ""
        made = self._made_of
        assert made is not None
        return overlap_error(self._work.board, made[3].spaces, landing.offset)

    def _colored(self, made: Scenario, area: str) -> Scenario:
        """The ghost as it belongs to an area, whose color it is drawn in."""
        if self._ghost is None or self._ghost[0] is not made or self._ghost[1] != area:
            self._ghost = (made, area, made.having(pieces=(made.pieces[0].having(area=area),)))
        return self._ghost[2]

    def _placement(self) -> tuple[Scenario | None, SnapResult | None]:
        stamp, pointer = self._stamp(), self._pointer
        if stamp is None or pointer is None:
            return None, None
        self._begin()
        if (made := self._made(stamp)) is None:
            return None, None
        scenario, group, (width, height) = made
        wish = (pointer.x - width / 2, pointer.y - height / 2)
        return scenario, snap(group, self._fixed(), wish, snap_reach(pointer))

    def _from_library(self, name: str) -> OwnPieceType | None:
        """The library's type to be added with a piece. None for one that the scenario has."""
        return None if name in self._work.board.kinds.pieces else self._work.library.get(name)

    def _made(self, stamp: Stamp) -> tuple[Scenario, PieceGroup, tuple[int, int]] | None:
        kinds = self._work.board.kinds.pieces
        types = self._work.scenario.piece_types
        if (own := self._from_library(stamp.kind)) is not None:
            types = (*types, own)
            kinds = kinds | {own.id: own_piece_type(own, self._work.board.catalog)}
        if (kind := kinds.get(stamp.kind)) is None:
            return None
        if (known := self._made_of) is None or known[:2] != (kind, self._turn):
            rows = turned_rows(kind.rows, self._turn)
            piece = Piece(piece=stamp.kind, at=(0, 0), turn=self._turn, area=NEW_AREA)
            ruleset = self._work.scenario.ruleset
            scenario = Scenario(title="", ruleset=ruleset, pieces=(piece,), figures=(), piece_types=types)
            known = (kind, self._turn, scenario, piece_group(scenario, kinds), (len(rows[0]), len(rows)))
            self._made_of = known
        return known[2:]
