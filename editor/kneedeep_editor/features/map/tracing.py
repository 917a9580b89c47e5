"""A picture to trace under the map: its panel, and its copy in the user's data folder."""

import json
import math
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from kneedeep.board.piece_snapping import NEAR
from kneedeep.model.scenario.io.atomic_files import FileFailed, read_bytes, write_atomically
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep_editor.documents.recovery_files import side_file
from kneedeep_editor.mainwindow.save_commands import folder_of
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.services.tracing.picture_reading import ENDINGS, MOST_BYTES
from kneedeep_editor.services.tracing.trace import FAINTEST, Trace
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep_editor.panels.trace_panel import TracePanel

_KEEP_AFTER = 500
"""Milliseconds from a change to saving it."""
_SHARE = 0.7
"""The width of a new picture as a share of the view."""
MOST_FILES = 40
"""The number of kept pictures, the newest ones."""
_MOST_TEXT = 10_000
_REACH = 1.0
"""The maximum distance of openings that are joined over a picture, in spaces in each direction."""
_MOST = 1e6
"""The largest coordinate of a point, in pixels and spaces."""


class Tracing(WindowFeature):
    """The picture of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.layer = shell.canvas.trace
        self._panel: TracePanel | None = None
        self._picture = b""
        self.dock = shell.docks.add_dock(
            "Picture to trace", self._make, Qt.DockWidgetArea.RightDockWidgetArea, shown=False
        )
        shell.window.tabifyDockWidget(shell.docks.by_name["properties"], self.dock)
        shell.actions.add_command("trace", self._choose)
        self._timer = QTimer(self, singleShot=True, interval=_KEEP_AFTER)
        self._timer.timeout.connect(self._keep)
        self.layer.changed.connect(self._timer.start)
        self.layer.changed.connect(self._set_reach)
        shell.document.renamed.connect(self._keep)
        shell.signals.closing.connect(self._keep)
        shell.canvas.painted.connect(
            partial(QTimer.singleShot, 0, self, self._restore), Qt.ConnectionType.SingleShotConnection
        )

    @property
    def panel(self) -> "TracePanel":
        """The panel, created on first use."""
        self.dock.reveal()
        assert self._panel is not None
        return self._panel

    def _make(self) -> "TracePanel":
        from kneedeep_editor.panels.trace_panel import Surface, TracePanel

        shell, canvas = self._shell, self._shell.canvas

        def place(at: QPointF) -> tuple[float, float]:
            return canvas.view.to_board(at.x(), at.y())

        def view() -> tuple[float, float, float]:
            left, top, width, height = canvas.view.seen(canvas.width(), canvas.height())
            return left + width / 2, top + height / 2, width * _SHARE

        self._panel = panel = TracePanel(self.layer, Surface(canvas, place, view), partial(self.file, shell.window))
        panel.taken.connect(self._take)
        panel.refused.connect(partial(shell.questions.show_error, shell.window, tr("This picture can't be traced.")))
        panel.used.connect(lambda text: shell.status.show_tool(text or tr(shell.toolbox.current.hint)))
        shell.toolbox.changed.connect(lambda: panel.use(""))
        return panel

    def _set_reach(self) -> None:
        """Join only openings very near to each other over a picture, so that pieces match the picture."""
        self._shell.work.reach = NEAR if self.layer.extent.isEmpty() else _REACH

    def _choose(self) -> None:
        if self.layer.trace is None:
            self.panel.choose()
        else:
            self.panel.choose_button.setFocus()

    def file(self, window: QWidget) -> Path | None:
        """Ask for a picture over a window. None if cancelled."""
        folder = folder_of(self._shell.document, self._shell.settings)
        return self._shell.questions.file_to_read(window, folder, tr("Pictures"), ENDINGS)

    # Keeping

    @property
    def _side(self) -> Path | None:
        """The file with the picture's position, beside the picture. None for a scenario without a file."""
        folder, path = self._shell.settings.unsaved.parent / "traces", self._shell.document.path
        return side_file(folder, path, 0) if path is not None else None

    def _restore(self) -> None:
        """Show the last picture of the scenario, unless there is one already."""
        if self._side is None or self.layer.trace is not None or (kept := kept_trace(self._side)) is None:
            return
        trace, self._picture = kept
        self.layer.show_picture(QImage.fromData(self._picture), trace)

    def _take(self, picture: bytes) -> None:
        self._picture = picture
        if not picture and self._side is not None:
            _remove(self._side)
        self._keep()

    def _keep(self) -> None:
        """Save changes in the user's data folder, as soon as the scenario has a file."""
        self._timer.stop()
        if self._side is not None and self.layer.trace is not None:
            try:
                keep_trace(self._side, self.layer.trace, self._picture)
            except (FileFailed, OSError) as error:
                self._shell.status.say(tr("The picture to trace can't be kept: {error}", error=error))


def kept_trace(side: Path) -> tuple[Trace, bytes] | None:
    """The position of a kept picture, and the picture. None if there is none."""
    try:
        trace = _trace_of(json.loads(read_bytes(side, _MOST_TEXT)))
        return trace, read_bytes(side.with_suffix(".picture"), MOST_BYTES)
    except (FileFailed, Unreadable, ValueError, TypeError, KeyError, RecursionError):
        return None


def keep_trace(side: Path, trace: Trace, picture: bytes) -> None:
    """Save the position of a picture, and the picture, if changed. Raises FileFailed or OSError."""
    if kept_trace(side) == (trace, picture):
        return
    side.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_atomically(side.with_suffix(".picture"), picture)
    write_atomically(side, json.dumps(trace._asdict()).encode("ascii"))
    newest = sorted(side.parent.glob("*.json"), key=lambda one: one.stat().st_mtime, reverse=True)
    for old in newest[MOST_FILES:]:
        _remove(old)


def _remove(side: Path) -> None:
    with suppress(OSError):
        side.unlink(missing_ok=True)
        side.with_suffix(".picture").unlink(missing_ok=True)


def _trace_of(content: Any) -> Trace:
    """The trace in a file's content. Raises ValueError, TypeError or KeyError if there is none."""
    points, places = (tuple((float(x), float(y)) for x, y in content[key]) for key in ("points", "places"))
    numbers = [along for point in (*points, *places) for along in point]
    if len(points) != 4 or len(places) != 4 or not all(math.isfinite(one) and abs(one) <= _MOST for one in numbers):
        raise ValueError
    opacity = min(1.0, max(FAINTEST, float(content["opacity"])))
    return Trace(points, places, opacity, content["shown"] is True, content["locked"] is True)
