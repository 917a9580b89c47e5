"""The piece tool: places the piece of the stamp, drawn to the nearest joint."""

from kneedeep.geometry.shape import turned_rows
from kneedeep.scenario.model import Piece, Scenario
from kneedeep_editor.texts import later, tr
from kneedeep_editor.tools.areas import area_for, placing
from kneedeep_editor.tools.preview import NOTHING, Preview
from kneedeep_editor.tools.protocol import Pointer, Workspace
from kneedeep_editor.tools.snapping import (
    REACH,
    Ground,
    Group,
    Landing,
    ground_of_board,
    group_of,
    land,
)
from kneedeep_editor.tools.stamp import PIECES, Stamp


class PieceTool:
    """Places pieces: a ghost follows the pointer, R turns it, a click lays it down."""

    name = "piece"
    title = later("Piece")
    key = "P"
    hint = later("Click to place · R turns · Ctrl: without snapping · Esc ends")
    cursor = "cross"
    section: str | None = PIECES

    def __init__(self, work: Workspace) -> None:
        """Work on a scenario."""
        self._work = work
        self._turn = 0
        self._pointer: Pointer | None = None
        self._ghost: tuple[Stamp, int, Scenario, Group, tuple[int, int]] | None = None
        self._ground: tuple[Scenario, Ground] | None = None

    def moved(self, pointer: Pointer) -> None:
        """Let the ghost follow."""
        self._pointer = pointer
        self._show()

    def pressed(self, pointer: Pointer) -> None:
        """Lay the piece down where the ghost is."""
        self.moved(pointer)
        ghost, landing = self._placement()
        if ghost is None or landing is None:
            self._work.say(tr("Choose a piece in the palette first."))
            return
        if landing.overlaps:
            self._work.say(tr("Another piece lies here."))
            return
        work = self._work
        piece: Piece = ghost.pieces[0].having(at=landing.offset)
        area = area_for(work.scenario, self._fixed(), landing, work.area, work.last_area)
        kind = work.board.kinds.pieces[piece.piece]
        edit, belongs = placing(f"Place {kind.name[:1].lower()}{kind.name[1:]}", work.scenario, piece, area)
        if work.edit(edit):
            work.last_area = belongs
            if area is None:
                work.use_area(belongs)
        self._show()

    def released(self, pointer: Pointer) -> None:
        """Nothing: the press has placed it."""

    def left(self) -> None:
        """Take the ghost away."""
        self._pointer = None
        self._work.show(NOTHING)

    def turned(self, quarters: int) -> None:
        """Turn the piece to be placed."""
        self._turn = (self._turn + 90 * quarters) % 360
        self._show()

    def face(self, turn: int) -> None:
        """Turn the piece to be placed so that it lies like another one."""
        self._turn = turn
        self._show()

    def cancelled(self) -> bool:
        """Return False: placing is given up as a whole."""
        self._work.show(NOTHING)
        return False

    def _show(self) -> None:
        ghost, landing = self._placement()
        if ghost is None or landing is None:
            self._work.show(NOTHING)
            return
        self._work.show(
            Preview(ghost, landing.offset, landing.overlaps, joints=landing.edges, hint=self.hint)
        )

    def _placement(self) -> tuple[Scenario | None, Landing | None]:
        stamp, pointer = self._work.stamp, self._pointer
        if stamp is None or stamp.section != PIECES or pointer is None:
            return None, None
        made = self._made(stamp)
        if made is None:
            return None, None
        scenario, group, (width, height) = made
        wish = (pointer.x - width / 2, pointer.y - height / 2)
        reach = 0.0 if pointer.toggle else max(REACH, min(3.0, pointer.reach * 3))
        return scenario, land(group, self._fixed(), wish, reach)

    def _made(self, stamp: Stamp) -> tuple[Scenario, Group, tuple[int, int]] | None:
        known = self._ghost
        if known is None or known[:2] != (stamp, self._turn):
            kinds = self._work.board.kinds.pieces
            kind = kinds.get(stamp.kind)
            if kind is None:
                return None
            rows = turned_rows(kind.rows, self._turn)
            piece = Piece(piece=stamp.kind, at=(0, 0), turn=self._turn, area="ghost")
            scenario = Scenario(
                title="", pieces=(piece,), figures=(), piece_types=self._work.scenario.piece_types
            )
            known = (stamp, self._turn, scenario, group_of(scenario, kinds), (len(rows[0]), len(rows)))
            self._ghost = known
        return known[2:]

    def _fixed(self) -> Ground:
        scenario = self._work.scenario
        if self._ground is None or self._ground[0] is not scenario:
            self._ground = (scenario, ground_of_board(self._work.board))
        return self._ground[1]
