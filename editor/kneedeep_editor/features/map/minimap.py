"""The minimap, synchronized with map and view. Redrawn only after edits and while visible."""

from PySide6.QtCore import QTimer

from kneedeep_editor.canvas.thumbnails.minimap_image import minimap_image
from kneedeep_editor.canvas.viewpoint import Viewpoint
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.panels.minimap_panel import Minimap

_QUIET = 120
"""Milliseconds from an edit to the new picture, so that gestures with many steps stay fast."""


class MinimapFeature(WindowFeature):
    """Updates the minimap of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.panel = Minimap()
        self.panel.went.connect(self._go)
        self.panel.fit_asked.connect(shell.canvas.fit)
        self._view: tuple[Viewpoint, int, int] | None = None
        self._soon = QTimer(self, singleShot=True, interval=_QUIET)
        self._soon.timeout.connect(self.redraw)
        self._dock = shell.docks.by_name["minimap"]
        self._dock.visibilityChanged.connect(self._begin)
        shell.document.changed.connect(self._soon.start)
        shell.appearance.changed.connect(self.redraw)
        shell.canvas.painted.connect(self._follow)
        # The dock becomes visible before its content exists.
        QTimer.singleShot(0, self, self.redraw)

    def _begin(self, seen: bool) -> None:
        if seen:
            self.redraw()
            self._follow()

    def redraw(self) -> None:
        """Redraw the board."""
        if self._dock.isVisible():
            self.panel.show_chart(*minimap_image(self._shell.work.board, self._shell.appearance.theme))

    def _follow(self) -> None:
        """Move the frame to the visible part of the map."""
        canvas = self._shell.canvas
        view = canvas.view, canvas.width(), canvas.height()
        if view != self._view:
            self._view = view
            self.panel.show_seen(canvas.view.seen(canvas.width(), canvas.height()))

    def _go(self, x: float, y: float) -> None:
        canvas = self._shell.canvas
        px, py = canvas.view.to_pixels(x, y)
        canvas.pan(round(canvas.width() / 2 - px), round(canvas.height() / 2 - py))
        self._follow()
