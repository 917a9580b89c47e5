"""Tools that place a part of a scenario, whose ghost follows the pointer."""

from collections.abc import Callable

from kneedeep.board import compile_board
from kneedeep.board.piece_snapping import Landing, PieceGroup, ground_of, land, near, nearest, new_group
from kneedeep.model.scenario.edits import applied
from kneedeep.model.scenario.edits.paste import Paste, too_much
from kneedeep.model.scenario.edits.piece_moves import TurnPieces, box_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.prefabs import Prefab
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.geometry.extent import placed_things
from kneedeep_editor.tools.placement_errors import joining_error, off_floor_error, overlap_error
from kneedeep_editor.tools.placement_tool import PlacementTool
from kneedeep_editor.tools.prefab_stock import prefab_fault
from kneedeep_editor.tools.protocol import NOTHING, Pointer, ToolPreview, Workspace
from kneedeep_editor.tools.stamp import PREFABS


class PartTool(PlacementTool):
    """A part of a scenario as a ghost, snapped to the nearest joint. A click places it."""

    _part: Scenario | None = None
    _title = ""

    def _carry(self, part: Scenario) -> None:
        self._part = part.having(caps="none")
        self._group: PieceGroup = new_group(self._part, self._work.board.kinds.pieces)
        every = frozenset(element.serial for element in part.elements())
        (x, y), (width, height) = box_of(part, every) or ((0, 0), (1, 1))
        self._middle = (x + width / 2, y + height / 2)
        board = compile_board(self._part, self._work.board.catalog)
        self._thing_spaces = [space for one in placed_things(board) for space in one.spaces]

    def pressed(self, pointer: Pointer) -> None:
        """Place the part at the ghost."""
        self.moved(pointer)
        self.put_down()

    def put_down(self) -> None:
        """Place the part at the ghost."""
        if (landing := self._landing()) is None or self._part is None:
            return
        if landing.overlaps:
            self._work.say(tr("{reason}.", reason=self._reason(landing)))
            return
        before = self._work.scenario
        if excess := too_much(before, self._part):
            self._work.say(excess)
        elif self._work.edit(Paste(self._title, self._part, landing.offset)):
            self._work.show(NOTHING)
            self._end(before)

    def _end(self, before: Scenario) -> None:
        """Called after the part was placed. `before`: the scenario without it."""

    def turned(self, quarters: int) -> None:
        """Turn the part."""
        if self._part is None:
            return
        every = frozenset(element.serial for element in self._part.elements())
        self._carry(applied(TurnPieces("", every, quarters), self._part))
        self._show()

    def _show(self) -> None:
        landing = self._landing()
        reason = self._reason(landing) if landing is not None else ""
        if landing is None or (reason and self._laid is not None):
            self._work.show(NOTHING)
            return
        apart = ""
        if self._pointer is not None and self._group.spaces:
            apart = joining_error(self._work.board, {0: self._group}, 0, self._pointer, landing)
        self._work.show(ToolPreview(self._part, landing.offset, reason, apart, joints=landing.edges, hint=self.hint))

    def _landing(self) -> Landing | None:
        if (pointer := self._pointer) is None or self._part is None:
            return None
        group, ground, at = self._group, ground_of(self._work.board), (pointer.x, pointer.y)
        if group.spaces and not pointer.toggle and (places := near({0: group}, ground, at)):
            return places[0].landing
        return land(group, ground, nearest(at[0] - self._middle[0], at[1] - self._middle[1]))

    def _reason(self, landing: Landing) -> str:
        """The reason why the part can't or shouldn't be placed: it overlaps pieces, or is off the floor."""
        board = self._work.board
        if self._group.spaces:
            return overlap_error(board, self._group.spaces, landing.offset) if landing.overlaps else ""
        return off_floor_error(board, self._thing_spaces, landing.offset)


class PasteTool(PartTool):
    """Places a copy once."""

    name = "paste"

    def __init__(self, work: Workspace, part: Scenario, title: str, ended: Callable[[Scenario], None]) -> None:
        """Take a part. `ended`: called after it was placed, with the scenario before."""
        super().__init__(work)
        self._title, self._ended = title, ended
        self._carry(part)

    def _end(self, before: Scenario) -> None:
        self._ended(before)


class PrefabTool(PartTool):
    """Places prefabs: a ghost follows the pointer, R turns it, a click places it."""

    name = "prefab"
    section = PREFABS

    def __init__(self, work: Workspace) -> None:
        super().__init__(work)
        self._prefab: Prefab | None = None

    def moved(self, pointer: Pointer) -> None:
        """Move the ghost of the stamp."""
        self._begin()
        super().moved(pointer)

    def pressed(self, pointer: Pointer) -> None:
        """Place the prefab at the ghost."""
        self._begin()
        if self._part is None:
            stamp = self._stamp()
            entry = self._work.prefabs.get(stamp.kind) if stamp is not None else None
            fault = prefab_fault(entry, self._work.scenario.ruleset) if entry is not None else ""
            self._work.say(fault or tr("Choose a prefab in the palette first."))
            return
        self._laid = None
        super().pressed(pointer)

    def turned(self, quarters: int) -> None:
        """Turn the ghost."""
        self._begin()
        super().turned(quarters)

    def _begin(self) -> None:
        """Take the prefab of the stamp. A new one is not turned."""
        stamp = self._stamp()
        prefab = self._work.prefabs.get(stamp.kind) if stamp is not None else None
        if not isinstance(prefab, Prefab) or prefab_fault(prefab, self._work.scenario.ruleset):
            self._prefab = self._part = None
        elif prefab is not self._prefab:
            self._prefab = prefab
            self._title = tr("Place {name}", name=prefab.name)
            self._carry(prefab.part)

    def _end(self, before: Scenario) -> None:
        """Keep the prefab current. Its ghost stays hidden until the pointer leaves the space."""
        pointer = self._pointer
        self._laid = pointer.space if pointer is not None else None
        self._show()
