"""The panels of a window by name. Tabs of a window share their layout."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QTabBar, QWidget

from kneedeep_editor.services.shortcut_keys import ShortcutKeys
from kneedeep_editor.texts import tr

_FIRST = ("palette", "properties")
"""The panels shown by a command if the user has closed every panel."""


class Dock(QDockWidget):
    """A panel of a window, created on first use."""

    def __init__(self, title: str, make: Callable[[], QWidget], parent: QWidget) -> None:
        """Take the factory of the content."""
        super().__init__(tr(title), parent)
        self.setObjectName(title.lower())
        self._make = make
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetMovable | QDockWidget.DockWidgetFeature.DockWidgetClosable
        )

    def ensure_content(self) -> QWidget:
        """The content, created on first use."""
        if self.widget() is None:
            self.setWidget(self._make())
        return self.widget()

    def reveal(self) -> QWidget:
        """Show the panel in front of others and return its content."""
        made = self.ensure_content()
        self.show()
        self.raise_()
        return made

    @property
    def in_front(self) -> bool:
        """Whether the content is visible."""
        return self.isVisible() and self.widget() is not None and not self.widget().visibleRegion().isEmpty()

    def turn(self) -> None:
        """Show the panel in front of others, or hide it if it is in front."""
        if self.in_front:
            self.hide()
        else:
            self.reveal()

    def showEvent(self, event: QShowEvent) -> None:
        """Create the content before the panel becomes visible."""
        self.ensure_content()
        super().showEvent(event)


class PanelLayout(NamedTuple):
    """Visibility, positions and sizes of the panels.

    `before`: the layout before all panels were hidden, else None. `wide`: the layout before a narrow window, else None.
    """

    state: QByteArray
    before: QByteArray | None
    wide: QByteArray | None


class Docks:
    """The panels of a window, each with a menu entry."""

    def __init__(self, window: QMainWindow, menu: QMenu, keys: ShortcutKeys) -> None:
        self._window, self._menu, self._keys = window, menu, keys
        self.by_name: dict[str, Dock] = {}
        self._before: QByteArray | None = None
        """The layout before all panels were hidden."""
        self._wide: QByteArray | None = None
        """The layout for a wide window, while the panels share one column."""
        self._aside: QByteArray | None = None
        """The layout of the map while something else replaces the map."""

    def add_dock(self, title: str, make: Callable[[], QWidget], area: Qt.DockWidgetArea, *, shown: bool = True) -> Dock:
        """Add a panel. `make`: the factory of its content, called when it first becomes visible."""
        dock = Dock(title, make, self._window)
        self._window.addDockWidget(area, dock)
        dock.setVisible(shown)
        toggle = dock.toggleViewAction()
        toggle.setObjectName(f"panel-{dock.objectName()}")
        self._keys.adopt(toggle)
        self._menu.addAction(toggle)
        self.by_name[dock.objectName()] = dock
        return dock

    @property
    def put_away(self) -> bool:
        """Whether all panels are hidden by command."""
        return self._before is not None and not self._shown()

    def turn(self) -> None:
        """Hide all panels, or restore them if none is visible."""
        if self.put_away:
            assert self._before is not None
            self._restore(self._before)
            self._before = None
        elif self._shown():
            if self._before is None:
                self._before = self._window.saveState()
            for dock in self._shown():
                dock.hide()
        else:
            for name in _FIRST:
                self.by_name[name].show()

    def _shown(self) -> list[Dock]:
        return [dock for dock in self.by_name.values() if not dock.isHidden()]

    @property
    def now(self) -> PanelLayout:
        """The current layout, or while the panels are set aside, the one to restore."""
        return PanelLayout(self._window.saveState() if self._aside is None else self._aside, self._before, self._wide)

    def take(self, layout: PanelLayout) -> None:
        """Use the layout of another window. While the panels are set aside, it is applied afterwards."""
        self._before, self._wide = layout.before, layout.wide
        if self._aside is not None:
            self._aside = layout.state
        elif layout.state != self._window.saveState():
            self._restore(layout.state)

    def fold(self, *, narrow: bool) -> None:
        """In a narrow window, move the right panels behind the palette. In a wide one, move them back."""
        if self._aside is not None or narrow == (self._wide is not None):
            return
        if not narrow:
            assert self._wide is not None
            shown = self._shown()
            self._restore(self._wide)
            self._wide = None
            for dock in shown:
                dock.show()
            return
        self._wide = self._window.saveState()
        palette = self.by_name[_FIRST[0]]
        for dock in self.by_name.values():
            if self._window.dockWidgetArea(dock) == Qt.DockWidgetArea.RightDockWidgetArea and not dock.isFloating():
                self._window.tabifyDockWidget(palette, dock)
        palette.raise_()

    def set_aside(self) -> None:
        """Hide all panels, and remember the layout."""
        self._aside = self._window.saveState()
        for dock in self._shown():
            dock.hide()
        self._hide_tab_bars()

    def bring_back(self) -> None:
        """Restore the panels after `set_aside`."""
        assert self._aside is not None
        self._restore(self._aside)
        self._aside = None

    def _restore(self, state: QByteArray) -> None:
        # Qt creates new tab bars for tabbed panels, and leaves the old ones visible.
        self._hide_tab_bars()
        self._window.restoreState(state)

    def _hide_tab_bars(self) -> None:
        for bar in self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.hide()

    def layout(self, version: int) -> QByteArray:
        """The layout to save for the next start. Panels hidden by command are included."""
        if self.put_away:
            self.turn()
        self.fold(narrow=False)
        return self._window.saveState(version)

    def share_place(self, dock: Dock) -> None:
        """Put a panel into a tab with a visible panel on the same side, instead of splitting the room."""
        side = self._window.dockWidgetArea(dock)
        for other in self.by_name.values():
            beside = self._window.dockWidgetArea(other) == side and not other.isFloating()
            if beside and other is not dock and other.isVisible() and not dock.isFloating():
                self._window.tabifyDockWidget(other, dock)
                dock.raise_()
                return
