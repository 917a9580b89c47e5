"""Dragging a stamp from the palette over the map: current while it is carried, placed where it is dropped."""

from PySide6.QtCore import QMimeData

from kneedeep_editor.canvas.toolbox import Toolbox
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.tools.protocol import Pointer
from kneedeep_editor.tools.stamp import STAMP_FORMAT, stamp_of


class PaletteDrag:
    """Leads a tool by drag and drop."""

    def __init__(self, work: Workspace, toolbox: Toolbox) -> None:
        self._work, self._toolbox = work, toolbox
        self.under_way = False

    def begin(self, data: QMimeData) -> bool:
        """Start to drag a stamp. Returns False if the data can't be placed here."""
        stamp = stamp_of(bytes(data.data(STAMP_FORMAT).data()).decode()) if data.hasFormat(STAMP_FORMAT) else None
        if stamp is None or not self._work.document.editable:
            return False
        self.under_way = True
        self._toolbox.place(stamp)
        return True

    def drop(self, pointer: Pointer) -> None:
        """Place it, put it down, and select the placed thing."""
        before = self._placed()
        tool = self._toolbox.current
        tool.moved(pointer)
        tool.pressed(pointer)
        tool.released(pointer)
        self.end()
        self._work.select(self._placed() - before)

    def end(self) -> None:
        """Put it down without placing it."""
        self.under_way = False
        self._toolbox.current.left()
        self._toolbox.put_down()

    def _placed(self) -> set[int]:
        scenario = self._work.scenario
        areas = {area.serial for area in scenario.areas}
        return {element.serial for element in scenario.elements()} - areas
