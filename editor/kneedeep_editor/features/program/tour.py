"""The tour of hints, shown at the first start and on request."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from kneedeep.support.resources import table_rows
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep_editor.panels.tour_hints import TourHint, TourHints

_KEY, _SEEN = "tour", "seen"


class TourFeature(WindowFeature):
    """The tour of one window. Its hints are created on first use."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.tour: TourHints | None = None
        shell.actions.add_command("tour", self.begin)

    def begin_once(self) -> None:
        """Start the tour if it was never shown before, unless the map is hidden."""
        if self._shell.document.readable and self._shell.settings.text(_KEY) != _SEEN:
            self.begin()

    def begin(self) -> None:
        """Start the tour."""
        self._shell.settings.setValue(_KEY, _SEEN)
        if self.tour is None:
            from kneedeep_editor.panels.tour_hints import TourHints

            self.tour = TourHints(self._shell.window, self._hints())
            self.tour.closed.connect(self._shell.canvas.setFocus)
            self._shell.canvas.installEventFilter(self)
        self.tour.begin()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the tour when the map is replaced by a game."""
        if event.type() == QEvent.Type.Hide and self.tour is not None:
            self.tour.end()
        return super().eventFilter(watched, event)

    def _hints(self) -> "list[TourHint]":
        from kneedeep_editor.panels.tour_hints import TourHint

        shell, texts = self._shell, self._shell.work.texts
        targets: dict[str, Callable[[], QWidget | None]] = {
            "palette": lambda: self._dock("palette"),
            "map": lambda: shell.canvas,
            "properties": lambda: self._dock("properties"),
            "problems": lambda: self._dock("problems") or shell.status.errors,
            "commands": lambda: shell.toolbar,
        }
        rows = table_rows(__file__, "tour.txt")
        return [TourHint(tr(title), texts.tr(text), targets[name]) for name, title, text in rows]

    def _dock(self, name: str) -> QWidget | None:
        """A panel, raised in front of its tabs. None if it is closed."""
        dock = self._shell.docks.by_name[name]
        if dock.isHidden():
            return None
        dock.raise_()
        return dock
