"""The panels of a window: added by title, found by name."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from kneedeep_editor.mainwindow.dock import Dock
from kneedeep_editor.services.shortcut_keys import ShortcutKeys


class Docks:
    """Adds panels to a window, each with an entry in a menu."""

    def __init__(self, window: QMainWindow, menu: QMenu, keys: ShortcutKeys) -> None:
        """Begin without a panel."""
        self._window, self._menu, self._keys = window, menu, keys
        self.by_name: dict[str, Dock] = {}

    def add_dock(
        self, title: str, make: Callable[[], QWidget], area: Qt.DockWidgetArea, *, shown: bool = True
    ) -> Dock:
        """Add a panel. `make` is called when the panel is first to be seen."""
        dock = Dock(title, make, self._window)
        self._window.addDockWidget(area, dock)
        dock.setVisible(shown)
        toggle = dock.toggleViewAction()
        toggle.setObjectName(f"panel-{dock.objectName()}")
        self._keys.adopt(toggle)
        self._menu.addAction(toggle)
        self.by_name[dock.objectName()] = dock
        return dock

    def share_place(self, dock: Dock) -> None:
        """Share the place of a visible panel on the same side, instead of halving it."""
        side = self._window.dockWidgetArea(dock)
        for other in self.by_name.values():
            beside = self._window.dockWidgetArea(other) == side and not other.isFloating()
            if beside and other is not dock and other.isVisible() and not dock.isFloating():
                self._window.tabifyDockWidget(other, dock)
                dock.raise_()
                return
