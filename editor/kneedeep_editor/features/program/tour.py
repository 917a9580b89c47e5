"""The tour of five hints: shown at the first start, and whenever it is asked for."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep_editor.panels.tour_hints import TourHint, TourHints

_KEY, _SEEN = "tour", "seen"


class TourFeature(WindowFeature):
    """The tour of one window. Its hints are created at first use."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.tour: TourHints | None = None
        shell.actions.add_command("tour", self.begin)

    def begin_once(self) -> None:
        """Show the tour if it was never shown before."""
        if self._shell.settings.text(_KEY) != _SEEN:
            self.begin()

    def begin(self) -> None:
        """Show the tour from its first hint on."""
        self._shell.settings.set_text(_KEY, _SEEN)
        if self.tour is None:
            from kneedeep_editor.panels.tour_hints import TourHints

            self.tour = TourHints(self._shell.window, self._hints())
            self.tour.closed.connect(self._shell.canvas.setFocus)
            self._shell.canvas.installEventFilter(self)
        self.tour.begin()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the tour when the map makes room for a game."""
        if event.type() == QEvent.Type.Hide and self.tour is not None:
            self.tour.end()
        return super().eventFilter(watched, event)

    def _hints(self) -> "list[TourHint]":
        from kneedeep_editor.panels.tour_hints import TourHint

        texts = self._shell.work.texts
        return [
            TourHint(
                tr("The palette"),
                texts.tr(
                    "Choose a piece here and click the map to lay it, or drag it there. The icons above lead to doors, tokens, "
                    "invaders and starts; Ctrl+F searches all of them."
                ),
                lambda: self._dock("palette"),
            ),
            TourHint(
                tr("The map"),
                texts.tr(
                    "Pieces snap to each other's openings, and R turns them. The wheel zooms, dragging "
                    "with the space bar held moves the map, Ctrl+Z undoes any step."
                ),
                lambda: self._shell.canvas,
            ),
            TourHint(
                tr("The properties"),
                texts.tr(
                    "Change everything in the file here: texts, keys, triggers. With nothing selected, "
                    "the panel shows the scenario itself: briefing, victory, house rules."
                ),
                lambda: self._dock("properties"),
            ),
            TourHint(
                tr("The problems"),
                tr(
                    "The map is checked while you work. F8 goes to the next problem; buttons fix what "
                    "can be fixed. You can always save."
                ),
                lambda: self._dock("problems") or self._shell.status.errors,
            ),
            TourHint(
                tr("All commands"),
                tr(
                    "Ctrl+Shift+P finds every command. Keys 1 to 9 show overlays such as sight and "
                    "distances. File > Samples shows finished maps."
                ),
                lambda: self._shell.toolbar,
            ),
        ]

    def _dock(self, name: str) -> QWidget | None:
        """A panel, raised to the front of its tabs. None if it is closed."""
        dock = self._shell.docks.by_name[name]
        if dock.isHidden():
            return None
        dock.raise_()
        return dock
