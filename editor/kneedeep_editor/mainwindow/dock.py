"""A panel that can be moved and closed. Its content is created when it is first shown."""

from collections.abc import Callable

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDockWidget, QWidget

from kneedeep_editor.texts import tr


class Dock(QDockWidget):
    """A panel of a window."""

    def __init__(self, title: str, make: Callable[[], QWidget], parent: QWidget) -> None:
        """Begin empty. `make` returns the content."""
        super().__init__(tr(title), parent)
        self.setObjectName(title.lower())
        self._make = make
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetMovable | QDockWidget.DockWidgetFeature.DockWidgetClosable
        )

    def furnish(self) -> QWidget:
        """The widget in it, made now if it was not yet."""
        if self.widget() is None:
            self.setWidget(self._make())
        return self.widget()

    def reveal(self) -> QWidget:
        """Show it in front of others and return the widget in it."""
        made = self.furnish()
        self.show()
        self.raise_()
        return made

    @property
    def in_front(self) -> bool:
        """Whether the content is visible."""
        return self.isVisible() and self.widget() is not None and not self.widget().visibleRegion().isEmpty()

    def turn(self) -> None:
        """Show it in front of others, or put it away where it is in front."""
        if self.in_front:
            self.hide()
        else:
            self.reveal()

    def showEvent(self, event: QShowEvent) -> None:
        """Create the content before it is visible."""
        self.furnish()
        super().showEvent(event)
