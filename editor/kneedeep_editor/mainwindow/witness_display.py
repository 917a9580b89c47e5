"""The witness of a problem on the map: there as long as the problem is looked at, not longer."""

from PySide6.QtCore import QObject

from kneedeep.analysis.framework.finding import Finding
from kneedeep_editor.canvas.canvas import Canvas
from kneedeep_editor.canvas.toolbox import Toolbox
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.mainwindow.finding_display import marks_of


class WitnessDisplay(QObject):
    """Shows one witness at a time. It goes when something else is selected, another tool is taken, or at `clear`."""

    def __init__(self, work: Workspace, toolbox: Toolbox, canvas: Canvas) -> None:
        super().__init__(canvas)
        self._work, self._canvas = work, canvas
        self.shown: Finding | None = None
        work.selected.changed.connect(self.clear)
        toolbox.changed.connect(self.clear)

    def show(self, finding: Finding | None) -> None:
        """Show the place and the witness of a finding, or nothing."""
        if finding is not None or self.shown is not None:
            self.shown = finding
            self._canvas.show_marks(marks_of(self._work.board, finding) if finding is not None else [])

    def renew(self, chosen: Finding | None) -> None:
        """After an analysis, update the shown finding. Clear it if it is gone."""
        if self.shown is not None:
            self.show(chosen)

    def clear(self) -> None:
        """Show none."""
        self.show(None)
