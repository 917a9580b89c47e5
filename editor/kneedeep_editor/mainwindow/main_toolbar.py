"""The toolbar of commands and tools. In a narrow window the tools have no labels."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QToolBar, QToolButton, QWidget

from kneedeep_editor.services.widgets import set_up_overflow
from kneedeep_editor.texts import tr

_NARROW = 120
"""The width of the choice when tools have no labels, in pixels."""


class MainToolbar(QToolBar):
    """The toolbar of a window. Items without room even without labels are in an overflow menu."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(tr("Tools"), window)
        self.setObjectName("tools")
        self.setMovable(False)
        self.setIconSize(QSize(18, 18))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self._tools: list[QToolButton] = []
        self._choice: QWidget | None = None
        self._least = 0
        """The minimum width of the choice next to labeled tools. Without labels it can be narrower."""
        self._saved = 0
        self.narrow = False
        """Whether the tools are shown without labels."""
        set_up_overflow(self)

    def add_commands(self, actions: Iterable[QAction]) -> None:
        """Add a group of buttons and a separator."""
        self.addActions(list(actions))
        self.addSeparator()

    def add_tools(self, actions: Iterable[QAction]) -> None:
        """Add buttons with labels that are hidden if there is no room, and a separator."""
        for action in actions:
            self.addAction(action)
            button = self.widgetForAction(action)
            assert isinstance(button, QToolButton)
            self._tools.append(button)
        self.addSeparator()
        self._word_tools()

    def add_choice(self, choice: QWidget) -> None:
        """Add a widget that may be shrunk to its minimum width."""
        self.addWidget(choice)
        self._choice, self._least = choice, choice.minimumWidth()

    def add_room(self) -> None:
        """Add a stretch, so that later widgets are at the end of the toolbar."""
        room = QWidget()
        room.setSizePolicy(room.sizePolicy().Policy.Expanding, room.sizePolicy().Policy.Preferred)
        self.addWidget(room)

    def event(self, event: QEvent) -> bool:
        """Fit the items into the toolbar when one is resized."""
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._fit()
        return done

    def _fit(self) -> None:
        wanted = self.sizeHint().width() + (self._saved if self.narrow else 0)
        if self._choice is not None:
            wanted -= max(0, self._choice.sizeHint().width() - self._least)
        narrow = wanted > self.width()
        if narrow != self.narrow:
            before = self._width_of_tools()
            self.narrow = narrow
            self._word_tools()
            if self._choice is not None:
                self._choice.setMinimumWidth(min(self._least, _NARROW) if narrow else self._least)
            if narrow:
                self._saved = before - self._width_of_tools()

    def _word_tools(self) -> None:
        style = Qt.ToolButtonStyle
        for button in self._tools:
            # The toolbar resets the style of its buttons, but keeps this property.
            button.setProperty(
                "toolButtonStyle", style.ToolButtonIconOnly if self.narrow else style.ToolButtonTextBesideIcon
            )

    def _width_of_tools(self) -> int:
        return sum(button.sizeHint().width() for button in self._tools)
