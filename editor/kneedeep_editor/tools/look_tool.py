"""The look tool: paints floors and ornaments, which have no effect on play."""

from kneedeep.model.geometry import spaces_between
from kneedeep.model.scenario.edits import Edit
from kneedeep.model.scenario.edits.look_edits import ClearLook, FloorOfArea, PaintFloor, PutOrnament
from kneedeep.model.scenario.look_spaces import is_too_much, ornaments, painted
from kneedeep.model.scenario.record import EMPTY
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.protocol import NOTHING, Pointer, Space, Tool, ToolPreview, Workspace
from kneedeep_editor.tools.stamp import ERASER, FLOOR, LOOKS, Stamp


class LookTool(Tool):
    """Paints looks: a press on a space sets or removes the current look, and dragging continues that.

    With Ctrl a floor is set for the whole area.
    """

    name = "looks"
    section = LOOKS

    def __init__(self, work: Workspace) -> None:
        super().__init__(work)
        self._putting: bool | None = None
        self._last: Space | None = None
        self._stroke = 0

    def moved(self, pointer: Pointer) -> None:
        """Highlight the space. Continue painting while pressed."""
        if (stamp := self._stamp()) is None:
            self._work.show(NOTHING)
            return
        if self._putting is not None and self._last is not None:
            self._paint(stamp, tuple(spaces_between(self._last, pointer.space)))
            self._last = pointer.space
        x, y = pointer.space
        on_map = pointer.space in self._work.board.number
        self._work.show(ToolPreview(band=(x, y, x + 1, y + 1) if on_map else None, hint=self.hint))

    def pressed(self, pointer: Pointer) -> None:
        """Set the current look on the space, or remove it."""
        if (stamp := self._stamp()) is None:
            self._work.say(tr("Choose a floor or an ornament in the palette first."))
            return
        board = self._work.board
        if pointer.space not in board.number:
            self._work.say(self._work.texts.tr("Looks lie on spaces of the map."))
            return
        self._stroke += 1
        if pointer.toggle and stamp.item == FLOOR:
            area = board.area_of[board.number[pointer.space]]
            known = self._work.scenario.look.get("areas", EMPTY).get(area)
            floor = None if known == stamp.kind else stamp.kind
            self._work.edit(FloorOfArea(tr("Floor of an area"), area, floor))
            return
        self._putting = not self._has(stamp, pointer.space)
        self._last = pointer.space
        self._paint(stamp, (pointer.space,))
        self.moved(pointer)

    def released(self, pointer: Pointer) -> None:
        """End the stroke."""
        self._putting = self._last = None

    def left(self) -> None:
        """Remove the highlight."""
        self._putting = self._last = None
        super().left()

    def cancelled(self) -> bool:
        """End the stroke. Returns False if there was none."""
        had, self._putting, self._last = self._putting is not None, None, None
        self._work.show(NOTHING)
        return had

    def _has(self, stamp: Stamp, space: Space) -> bool:
        look = self._work.scenario.look
        if stamp.item == ERASER:
            return False
        if stamp.item == FLOOR:
            return painted(look).get(space) == stamp.kind
        return space in ornaments(look).get(stamp.kind, ())

    def _paint(self, stamp: Stamp, spaces: tuple[Space, ...]) -> None:
        here = tuple(space for space in spaces if space in self._work.board.number)
        if not here:
            return
        edit = self._edit(stamp, here)
        if is_too_much(edit.apply(self._work.scenario).look):
            self._work.say(tr("The scenario can't hold more looks."))
            return
        self._work.edit(edit, ("look", id(self), self._stroke))

    def _edit(self, stamp: Stamp, spaces: tuple[Space, ...]) -> Edit:
        if stamp.item == ERASER:
            return ClearLook(tr("Erase looks"), spaces)
        if stamp.item == FLOOR:
            title = tr("Paint a floor") if self._putting else tr("Erase a floor")
            return PaintFloor(title, stamp.kind if self._putting else None, spaces)
        title = tr("Put ornaments") if self._putting else tr("Erase ornaments")
        return PutOrnament(title, stamp.kind, spaces, there=bool(self._putting))
