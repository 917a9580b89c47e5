"""A picture to trace under the map: its panel, its tool, and its copy in the user's data folder."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from kneedeep.model.scenario.io.files import FileFailed
from kneedeep_editor.mainwindow.save_commands import folder_of
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.services.tracing.picture_reading import ENDINGS
from kneedeep_editor.services.tracing.trace import Trace
from kneedeep_editor.services.tracing.trace_files import forget_trace, keep_trace, kept_trace
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.protocol import Pointer, Tool

if TYPE_CHECKING:
    from kneedeep_editor.panels.tracing.trace_panel import TracePanel

_KEEP_AFTER = 500
"""Milliseconds from a change to its file."""
_SHARE = 0.7
"""The width of a new picture, as a share of the view."""


class TraceTool(Tool):
    """Leads the picture to trace by the pointer. Edits nothing."""

    name = "trace"

    def __init__(self, panel: "TracePanel", shell: Shell) -> None:
        super().__init__(shell.work)
        self._panel = panel

    def moved(self, pointer: Pointer) -> None:
        """Move the picture, if it is held."""
        self._panel.drag(pointer.x, pointer.y)

    def pressed(self, pointer: Pointer) -> None:
        """Take hold of the picture, or set a point."""
        self._panel.press(pointer.x, pointer.y)

    def released(self, pointer: Pointer) -> None:
        """Let go of the picture."""
        self._panel.release()


class Tracing(WindowFeature):
    """The picture of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.layer = shell.canvas.trace
        self.panel: TracePanel | None = None
        self._tool: TraceTool | None = None
        self._picture = b""
        self._kept: tuple[Path | None, Trace | None, bytes] = (shell.document.path, None, b"")
        """The file of the scenario, the place and the picture that were written last."""
        self.dock = shell.docks.add_dock(
            "Picture to trace", self._make, Qt.DockWidgetArea.RightDockWidgetArea, shown=False
        )
        shell.window.tabifyDockWidget(shell.docks.by_name["properties"], self.dock)
        shell.actions.add_command("trace", self._choose)
        self._timer = QTimer(self, singleShot=True, interval=_KEEP_AFTER)
        self._timer.timeout.connect(self._keep)
        self.layer.changed.connect(self._timer.start)
        shell.document.renamed.connect(self._keep)
        shell.signals.closing.connect(self._keep)
        shell.canvas.painted.connect(self._restore_soon)

    @property
    def _folder(self) -> Path:
        return self._shell.settings.unsaved.parent / "traces"

    def read(self, path: Path) -> None:
        """Read the picture of a file, to be traced in the middle of the view."""
        self.dock.reveal()
        assert self.panel is not None
        self.panel.read(path)

    def _make(self) -> "TracePanel":
        from kneedeep_editor.panels.tracing.trace_panel import TracePanel

        self.panel = panel = TracePanel(self.layer, partial(self.file, self._shell.window), self._view)
        self._tool = TraceTool(panel, self._shell)
        panel.taken.connect(self._take)
        panel.refused.connect(
            partial(self._shell.questions.show_error, self._shell.window, tr("This picture can't be traced."))
        )
        panel.mode_changed.connect(self._use_tool)
        self._shell.toolbox.changed.connect(self._follow_tool)
        return panel

    def _choose(self) -> None:
        self.dock.reveal()
        assert self.panel is not None
        if self.layer.trace is None:
            self.panel.choose()
        else:
            self.panel.choose_button.setFocus()

    def file(self, window: QWidget) -> Path | None:
        """Ask for a picture over a window. None if cancelled."""
        folder = folder_of(self._shell.document, self._shell.settings)
        return self._shell.questions.file_to_read(window, folder, tr("Pictures"), ENDINGS)

    def _view(self) -> tuple[float, float, float]:
        canvas = self._shell.canvas
        left, top, width, height = canvas.view.seen(canvas.width(), canvas.height())
        return left + width / 2, top + height / 2, width * _SHARE

    # The pointer

    def _use_tool(self) -> None:
        toolbox = self._shell.toolbox
        assert self.panel is not None and self._tool is not None
        if self.panel.mode and toolbox.current is not self._tool:
            toolbox.lend(self._tool)
        elif not self.panel.mode and toolbox.current is self._tool:
            toolbox.use(toolbox.select.name)
        if self.panel.mode:
            self._shell.canvas.setFocus()

    def _follow_tool(self) -> None:
        """End what the pointer does to the picture once another tool is in hand."""
        if self.panel is not None and self.panel.mode and self._shell.toolbox.current is not self._tool:
            self.panel.use("")

    # Keeping

    def _restore_soon(self) -> None:
        self._shell.canvas.painted.disconnect(self._restore_soon)
        QTimer.singleShot(0, self, self._restore)

    def _restore(self) -> None:
        """Show the picture that was traced last time, unless there is another one already."""
        path = self._shell.document.path
        if path is None or self.layer.trace is not None or (kept := kept_trace(self._folder, path)) is None:
            return
        trace, self._picture = kept
        self._kept = path, trace, self._picture
        self.layer.show_picture(QImage.fromData(self._picture))
        self.layer.put(trace)

    def _take(self, picture: bytes) -> None:
        self._picture = picture
        self._keep()

    def _keep(self) -> None:
        """Write what has changed to the user's data folder, as soon as the scenario has a file."""
        self._timer.stop()
        path, trace = self._shell.document.path, self.layer.trace
        state = path, trace, self._picture
        if path is None or state == self._kept:
            return
        try:
            if trace is not None:
                known = self._kept[0] == path and self._kept[2] is self._picture
                keep_trace(self._folder, path, trace, None if known else self._picture)
            else:
                forget_trace(self._folder, path)
        except FileFailed as error:
            self._shell.status.say(tr("The picture to trace can't be kept: {error}", error=error))
        else:
            self._kept = state
